"""What a Knight would do: the chances of a question's answers, from what its seat knows."""

from __future__ import annotations

from rich.text import Text

from tabard.bots.bot import Position
from tabard.bots.budgets import budget_of_advice
from tabard.bots.search import search
from tabard.cli.terminal.narration import Telling
from tabard.engine.chance import seeded

ITERATIONS = 200  # a fixed number, so that advice is always the same
SHOWN = 5
PERCENT = 100


def advise(telling: Telling, seat: int) -> None:
    match = telling.table.match
    decision = match.decision(seat)
    seed = f"advice {match.hash()}"
    position = Position(match.imagine(seat, seed))
    found = search(position, budget_of_advice(ITERATIONS), seeded(seed)).found
    telling.say("companion-knight")
    for one in found[:SHOWN]:
        words = telling.table.words.choice(decision, one.choice)
        telling.screen.show(Text(f"{round(one.chance * PERCENT):>4} %  {words}"))
