"""The figures of many matches, per player and match, and as lines to read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import median, quantiles
from typing import Any

from tabard.lab.pace.play import Played, Seat

COUNTS = {
    "questions": "questions",
    "forced": "  with one answer",
    "obvious": "  with one sensible answer",
    "presses": "presses in the client",
    "windows": "reaction windows",
    "empty": "  where only a pass is possible",
    "useless": "  where only a pass is sensible",
}


def figures(matches: Sequence[Played]) -> dict[str, Any]:
    """Means for one player in one match; seconds by bot."""
    seats = [seat for match in matches for seat in match.seats]
    totals: Counter[str] = Counter()
    for seat in seats:
        totals.update(seat.counts)
        totals["presses"] += sum(seat.presses.values())
    presses: Counter[str] = Counter()
    for seat in seats:
        presses.update(seat.presses)
    return {
        "matches": len(matches),
        "rounds": round(sum(match.rounds for match in matches) / len(matches), 1),
        "per_player": {name: round(totals[name] / len(seats), 1) for name in COUNTS},
        "presses_by_kind": {kind: round(count / len(seats), 1) for kind, count in presses.most_common()},
        "waited_a_round": spread([wait for seat in seats for wait in seat.rounds.values()]),
        "waited_at_once": spread([wait for seat in seats for wait in seat.waits]),
        "turns": {bot: turns_of(bot, seats) for bot in dict.fromkeys(seat.bot for seat in seats)},
    }


def turns_of(bot: str, seats: Sequence[Seat]) -> dict[str, float]:
    """How long one round of one bot keeps the others waiting, and the processor time it takes."""
    own = [seat for seat in seats if seat.bot == bot]
    turns = [turn for seat in own for turn in seat.turns.values()]
    return {**spread(turns), "cpu": round(sum(seat.cpu for seat in own) / len(turns), 3)}


def spread(seconds: Sequence[float]) -> dict[str, float]:
    if len(seconds) < 2:
        return dict.fromkeys(("median", "p90", "longest"), round(sum(seconds), 2))
    return {
        "median": round(median(seconds), 2),
        "p90": round(quantiles(seconds, n=10, method="inclusive")[-1], 2),
        "longest": round(max(seconds), 2),
    }


def lines(found: dict[str, Any], kinds: bool) -> list[str]:
    told = [f"{'per player and match':<42}{found['matches']} matches of {found['rounds']} rounds"]
    told += [f"{text:<42}{found['per_player'][name]:>8}" for name, text in COUNTS.items()]
    if kinds:
        told += [f"    {kind:<38}{count:>8}" for kind, count in found["presses_by_kind"].items()]
    told.append(f"{'seconds':<42}{'median':>8}{'90 %':>8}{'longest':>8}{'CPU':>8}")
    told.append(row("a player waits in a round", found["waited_a_round"]))
    told.append(row("a player waits at one time", found["waited_at_once"]))
    told += [row(f"a round of one {bot}", turn) for bot, turn in found["turns"].items()]
    return told


def row(text: str, found: dict[str, float]) -> str:
    return f"{text:<42}" + "".join(f"{number:>8}" for number in found.values())
