"""Golden games: whole matches as readable text, replayed and compared line by line.

    round 4 ▸ placement
      P1 place   teutons crown ducats pass → crown
        · placed seat=0 field=crown officer=True helpers=0 ducats=0

The arrow names the answer given; what stands before it were the options. `scripts/golden --accept` rewrites
the files from the answers they hold, and the diff is what the reviewer reads.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import tabard
from tabard.engine.decision import Choice

FOLDER = Path(__file__).parent / "games"
ARROW = " → "

Answer = Callable[[tabard.Match, int], Choice]


def transcript(header: dict[str, Any], answer: Answer) -> Iterator[str]:
    """Play a match and tell it, line by line."""
    match = tabard.new(header["game"], header["seats"], header["seed"], header["options"])
    yield json.dumps(header, ensure_ascii=False)
    where = ""
    told = 0
    while match.waiting:
        here = place(match)
        if here != where:
            yield here
            where = here
        seat = match.waiting[0]
        decision = match.decision(seat)
        choice = answer(match, seat)
        options = " ".join(map(str, decision.options))
        yield f"  P{seat + 1} {decision.kind:<15} {options}{ARROW}{choice}"
        match.answer(seat, choice)
        events = match.log(None)
        for event in events[told:]:
            yield f"    · {tell(event)}"
        told = len(events)
    yield "standing"
    for rank in match.standing or ():
        parts = " ".join(f"{name}={value}" for name, value in {**rank.parts, **rank.tie_breaks}.items())
        yield f"  {rank.rank}. P{rank.seat + 1} {rank.score}: {parts}"
    yield f"hash {match.hash()}"


def place(match: tabard.Match) -> str:
    """Round or turn, and phase."""
    table: Any = match.view()["table"]
    count = "round" if "round" in table else "turn"
    return f"{count} {table[count]} ▸ {table['phase']}"


def tell(event: dict[str, object]) -> str:
    return " ".join(str(value) if name == "kind" else f"{name}={value}" for name, value in event.items())


def recorded(path: Path) -> tuple[dict[str, Any], list[str]]:
    """The header and the answers of a golden game."""
    lines = path.read_text("utf-8").splitlines()
    answers = [line.rpartition(ARROW)[2] for line in lines if ARROW in line]
    return json.loads(lines[0]), answers


def told_again(path: Path) -> list[str]:
    """The transcript a golden game gives today."""
    header, answers = recorded(path)
    given = iter(answers)

    def next_answer(match: tabard.Match, seat: int) -> Choice:
        text = next(given)
        return next((option for option in match.options(seat) if str(option) == text), text)

    return list(transcript(header, next_answer))
