"""The move action (ZIZ-5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabard.engine.decision import Choice, Clause, Decision
from tabard.games.zizka.rules.skills import move_range
from tabard.games.zizka.rules.state import Zizka


async def move(table: Zizka) -> None:
    """ZIZ-5.1: along roads, to any space within range; tokens stay as they lie (ZIZ-5.7)."""
    seat = table.active
    space: Choice = await table.ask(Move(seat))
    table.players[seat].space = str(space)
    table.tell("moved", seat=seat, space=space)


class Move(Decision[Zizka]):
    """ZIZ-5.1, 5.10: every space at a distance from 1 to the range."""

    __slots__ = ()

    kind = "move"
    clause = "ZIZ-5.1"

    def options(self, table: Zizka) -> Sequence[Choice]:
        return table.content.within(table.players[self.seat].space, move_range(table, self.seat))

    def default(self, table: Zizka) -> Choice:
        """ZIZ-18.9: the nearest space, the first of equally near ones."""
        steps = table.content.distance[table.players[self.seat].space]
        return min(self.options(table), key=lambda space: (steps[str(space)], space))

    def why_not(self, table: Zizka, choice: Choice) -> Clause | None:
        here = table.players[self.seat].space
        if choice == here:
            return Clause("ZIZ-5.10", "already-there", {"space": choice})
        steps = table.content.distance[here]
        if choice in steps:
            return Clause("ZIZ-5.1", "out-of-range", {"space": choice, "steps": steps[str(choice)]})
        return None

    def prompt(self, table: Zizka) -> Mapping[str, object]:
        return {"range": move_range(table, self.seat), "space": table.players[self.seat].space}
