"""The sections of a report: who begins, the course of a match, its end, its components, and what changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby

from tabard.lab.balance import plots
from tabard.lab.balance.figures import COMPONENT_MARK, SEAT_MARK, Mean, Share, differ, mean_of
from tabard.lab.balance.reading import Component, Run

MEASURES = (
    ("answers", "Length", "answers of all seats"),
    ("rounds", "Rounds", "when the match ended"),
    ("questions", "Choices", "questions with more than one answer"),
    ("options", "Branching", "options of such a question, mean of a match"),
    ("lead_changes", "Lead changes", "of who alone leads by the bots' evaluation, looked at every 5 answers"),
    (
        "settled",
        "Settled",
        "the part of the match after which only the winner led; 100 %: not before the end",
    ),
    ("hidden", "Hidden", "of all facts on the table, what the seat asked cannot know"),
    ("margin", "Margin", "points the winner is ahead of the second"),
)
SHARES = ("settled", "hidden")
ORDINALS = ("first", "second", "third", "fourth")


def changes(runs: Sequence[Run], components: Sequence[Sequence[Component]]) -> Iterator[str]:
    """What differs by more than chance explains."""
    yield "<h2 id=changes>What changed</h2>"
    told: list[tuple[str, str, str]] = []
    for place, pair in enumerate(zip(*(run.by_order() for run in runs), strict=False)):
        if differ(*pair):
            told.append(
                (
                    f"begins {ORDINALS[place]}, wins",
                    plots.percent(pair[0].value),
                    plots.percent(pair[1].value),
                )
            )
    for measure, title, _ in MEASURES:
        numbers = [run.numbers(measure) for run in runs]
        if all(len(one) for one in numbers):
            means = [mean_of(one) for one in numbers]
            if differ(*means):
                told.append((title, _number(measure, means[0].value), _number(measure, means[1].value)))
    others = {one.id: one for one in components[1]}
    compared = 0
    for one in components[0]:
        other = others.get(one.id)
        if other is None:
            continue
        for title, mine, its in (
            ("ahead of", one.result, other.result),
            ("chosen", one.picked, other.picked),
        ):
            if mine is not None and its is not None:
                compared += 1
                if differ(mine, its):
                    told.append((f"{one.name}, {title}", plots.percent(mine.value), plots.percent(its.value)))
    if not told:
        yield "<p>Nothing differs by more than chance explains.</p>"
        return
    names = [run.name for run in runs]
    yield "<div class=sheet><table><tr><th>figure<th class=number>" + "<th class=number>".join(
        map(escape, names)
    )
    for figure, before, after in told:
        yield f"<tr><td class=name>{escape(figure)}<td class=number>{before}<td class=number>{after}"
    yield "</table></div>"
    yield (
        f"<p class=soft>Differences outside their 95 % interval. Of {compared:,} figures of components about"
        f" {compared * 0.05:.0f} are expected here by chance alone.</p>"
    )


def seats(runs: Sequence[Run]) -> Iterator[str]:
    run = runs[0]
    yield "<h2 id=seats>Who begins</h2>"
    if run.seats == 1:
        yield f"<p>Alone, the bot wins {plots.told(run.by_seat()[0])}.</p>"
        return
    yield (
        "<p>The share of the victory by the order in which seats were first asked, and by chair."
        " The dotted line is the fair share, the band what is allowed; a line is a 95 % interval.</p>"
    )
    rows = [
        (f"begins {ORDINALS[place]}", [shares[place] for shares in every])
        for every in [[one.by_order() for one in runs]]
        for place in range(min(map(len, every)))
    ]
    yield _intervals(rows, run.fair)
    chairs = [one.by_seat() for one in runs]
    yield _intervals(
        [(f"chair {seat + 1}", [one[seat] for one in chairs]) for seat in range(run.seats)], run.fair
    )
    bots = [one.by_bot() for one in runs]
    if len(bots[0]) > 1:
        yield "<h3>Bots</h3>"
        yield _intervals([(name, [one.get(name) for one in bots]) for name in bots[0]], run.fair)


def _intervals(rows: Sequence[tuple[str, Sequence[Share | None]]], fair: float) -> str:
    reach = max(0.15, *(abs(at - fair) for _, shares in rows for one in shares if one for at in one[1:3]))
    low, high = max(0.0, fair - reach * 1.1), min(1.0, fair + reach * 1.1)
    band = (fair - SEAT_MARK, fair + SEAT_MARK)
    ticks = [low + (high - low) * step / 4 for step in range(5)]
    told = [
        f"<tr><td class=name>{escape(name)}<td>{plots.interval(shares, fair, band, low, high, 420)}"
        + f"<td class=number>{'<br>'.join(plots.percent(one.value) for one in shares if one)}"
        for name, shares in rows
    ]
    return (
        "<div class=sheet><table>"
        + "\n".join(told)
        + f"<tr><td><td>{plots.axis(low, high, ticks, 420)}<td></table></div>"
    )


def course(runs: Sequence[Run]) -> Iterator[str]:
    yield "<h2 id=course>Course of a match</h2>"
    yield "<p>Bars are matches; the dashed line is the median.</p><div class=grid>"
    for measure, title, meaning in MEASURES:
        series = [run.numbers(measure) for run in runs]
        if not all(len(numbers) for numbers in series):
            continue
        means = " and ".join(_number(measure, float(numbers.mean())) for numbers in series)
        drawn = plots.histogram(series, measure in SHARES)
        yield (
            f"<figure><h3>{title} <span class=big>{means}</span></h3>{drawn}"
            f"<figcaption>{escape(meaning)}</figcaption></figure>"
        )
    yield "</div>"


def ends(runs: Sequence[Run]) -> Iterator[str]:
    run = runs[0]
    yield "<h2 id=ends>Ends and points</h2><div class=grid><figure><h3>Last question</h3>"
    yield plots.proportions([(kind.replace("_", " "), share) for kind, share in run.last_questions()[:8]])
    yield "</figure>"
    if run.seats > 1:
        shared = "".join(f"<p>{plots.told(one.shared())}</p>" for one in runs)
        yield f"<figure><h3>Shared victories</h3>{shared}</figure>"
    yield "</div>"
    parts = run.parts()
    if parts:
        yield (
            "<h3>Where points come from</h3><p>A seat's mean: <span class=key><i></i>winners</span>"
            "<span class=key><i class=two></i>the others</span></p><div class=sheet>"
        )
        rows_of_parts: list[tuple[str, list[Mean | None]]] = [
            (part.name, [part.winners, part.others]) for part in parts
        ]
        yield plots.bars(rows_of_parts) + "</div>"


def tables(runs: Sequence[Run], components: Sequence[Sequence[Component]]) -> Iterator[str]:
    others = {one.id: one for found in components[1:] for one in found}
    band = (1 - COMPONENT_MARK, COMPONENT_MARK)
    fair = 0.5 if runs[0].seats > 1 else float(runs[0].shares.mean())
    yield "<h2>Components</h2>"
    yield (
        "<p><b>Chosen</b>: how often it was the answer where it could be. <b>Ahead of</b>: the share of the"
        " other players that whoever had it left behind; fair at any number of seats is 50 %, the band goes"
        " from 40 to 60 %. <b>Without</b>: the same for whoever could have chosen it and never had it.</p>"
    )
    for table, found in groupby(components[0], key=lambda one: one.table):
        rows = list(found)
        yield f'<h3 id="{table}">{titled(table)}</h3><div class=sheet><table>'
        yield (
            "<colgroup><col class=wide><col><col class=slim><col><col class=slim span=3></colgroup>"
            f"<tr><th>component<th>{'chosen' if any(one.picked for one in rows) else ''}<th>"
            f"<th>ahead of<th><th class=number>{'without' if any(one.without for one in rows) else ''}"
            "<th class=number>matches"
        )
        for one in rows:
            other = others.get(one.id)
            picked = [one.picked, other.picked if other else None][: len(runs)]
            result = [one.result, other.result if other else None][: len(runs)]
            out = " class=out" if one.result.low > COMPONENT_MARK else ""
            mark = "<span class=mark>reconstructed</span>" if one.source == "reconstructed" else ""
            yield (
                f"<tr{out}><td class=name>{escape(one.name)}{mark}"
                f"<td>{plots.bar(picked) if one.picked else ''}<td class=number>{_shares(picked)}"
                f"<td>{plots.interval(result, fair, band)}<td class=number>{_shares(result)}"
                f"<td class=number>{_shares([one.without])}<td class=number>{one.result.matches:,}"
            )
        ticks = [0, 0.25, 0.5, 0.75, 1]
        yield f"<tr><td><td><td><td>{plots.axis(0, 1, ticks)}<td><td><td></table></div>"


def _shares(shares: Sequence[Share | None]) -> str:
    return "<br>".join(plots.percent(one.value, 0) for one in shares if one is not None)


def _number(measure: str, value: float) -> str:
    return plots.percent(value, 0) if measure in SHARES else plots.short(value)


def titled(table: str) -> str:
    return table.replace("_", " ").capitalize()
