"""The report as one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files

from tabard.lab.balance import plots, sections
from tabard.lab.balance.figures import COMPONENT_MARK, SEAT_MARK, mean_of
from tabard.lab.balance.reading import Component, Run

CAUSE = "Who is ahead can also afford more: a high figure is where to look, not a proof."


def page(runs: Sequence[Run]) -> str:
    """One run, or two to compare."""
    run = runs[0]
    components = [found.components() for found in runs]
    body = "\n".join(
        [
            *_head(runs, components[0]),
            *_verdicts(run, components[0]),
            *(sections.changes(runs, components) if len(runs) > 1 else ()),
            *sections.seats(runs),
            *sections.course(runs),
            *sections.ends(runs),
            *sections.tables(runs, components),
            *_method(runs),
        ]
    )
    style = files("tabard.lab.balance").joinpath("report.css").read_text("utf-8")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(run.title())}: balance</title>\n<style>{style}</style></head>\n"
        f"<body><main>\n{body}\n</main></body></html>\n"
    )


def _head(runs: Sequence[Run], components: Sequence[Component]) -> Iterator[str]:
    run = runs[0]
    plan = run.plan
    yield f"<h1>{escape(run.title())}</h1>"
    facts = {
        "matches": " and ".join(f"{len(one.matches):,}" for one in runs),
        "seats": plan["seats"],
        "bots": ", ".join(dict.fromkeys(plan["bots"])),
        "seed": plan["seed"],
        "rules": plan["rules_version"],
        "components": " and ".join(one.plan["content"] for one in runs),
    }
    yield "<ul class=facts>" + "".join(
        f"<li>{name} <b>{escape(str(value))}</b></li>" for name, value in facts.items()
    )
    yield "</ul><nav>"
    if len(runs) > 1:
        yield '<a href="#changes">What changed</a>'
    yield '<a href="#seats">Who begins</a><a href="#course">Course of a match</a>'
    yield '<a href="#ends">Ends and points</a>'
    tables = dict.fromkeys(one.table for one in components)
    yield "".join(f'<a href="#{table}">{sections.titled(table)}</a>' for table in tables)
    yield '<a href="#method">How to read</a></nav>'
    if len(runs) > 1:
        yield (
            f"<p><span class=key><i></i>{escape(run.name)}</span>"
            f"<span class=key><i class=two></i>{escape(runs[1].name)}</span></p>"
        )


def _verdicts(run: Run, components: Sequence[Component]) -> Iterator[str]:
    yield "<div class=verdict>"
    if run.seats > 1:
        yield _verdict_on_seats(run)
    above = [one for one in components if one.result.low > COMPONENT_MARK]
    if above:
        named = ", ".join(f"{one.name} ({plots.percent(one.result.value, 0)})" for one in above[:6])
        more = f" and {len(above) - 6} more" if len(above) > 6 else ""
        yield _verdict(
            "bad", f"{len(above)} of {len(components)} components above 60 %", f"{named}{more}. {CAUSE}"
        )
    else:
        yield _verdict(
            "good",
            "No component is shown above 60 %",
            f"None of {len(components)} has its whole interval above the mark.",
        )
    settled = run.numbers("settled")
    leads = mean_of(run.numbers("lead_changes"))
    late = float((settled > 0.75).mean())
    yield _verdict(
        "",
        f"{leads.value:.1f} lead changes a match",
        f"In {plots.percent(late, 0)} of the matches the winner took the lead for good in the last quarter.",
    )
    yield "</div>"


def _verdict_on_seats(run: Run) -> str:
    shares = run.by_order()
    worst = max(shares, key=lambda share: abs(share.value - run.fair))
    place, fair = sections.ORDINALS[shares.index(worst)], plots.percent(run.fair)
    who = f"Who begins {place} wins {plots.told(worst)}; fair are {fair}."
    low, high = run.fair - SEAT_MARK, run.fair + SEAT_MARK
    if any(share.outside(low, high) for share in shares):
        return _verdict("bad", "The turn order is off by more than 5 points", who)
    if all(share.inside(low, high) for share in shares):
        return _verdict("good", "No place in the turn order is off by more than 5 points", who)
    return _verdict(
        "", "The turn order is not shown to be off by more than 5 points", f"{who} More matches would tell."
    )


def _verdict(kind: str, title: str, text: str) -> str:
    return f'<div class="{kind}"><strong>{escape(title)}</strong>{escape(text)}</div>'


def _method(runs: Sequence[Run]) -> Iterator[str]:
    plan = runs[0].plan
    options = " ".join(f"--option {name}={value}" for name, value in plan["options"].items())
    yield "<h2 id=method>How to read</h2>"
    yield (
        "<p>Bots play, not people: a figure says what happens between these bots. Intervals hold 95 times"
        " of 100; matches are independent, what happens inside one is not, and the intervals know that."
        " A component counts for a seat as often as it was chosen, once where only the log says that the seat"
        f" had it. {CAUSE} With this many components some stand out by chance.</p>"
    )
    yield (
        "<p class=soft>The same rows again: <code>tabard simulate "
        + escape(
            f"{plan['game']} --measures --games {plan['games']} --seats {plan['seats']} --seed {plan['seed']}"
            f" --bots {','.join(plan['bots'])} --chunk {plan['chunk']} {options}"
        )
        + " --out DIR</code></p>"
    )
