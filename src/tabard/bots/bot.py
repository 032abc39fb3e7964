"""What a bot is given and what it owes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from tabard.engine.chance import Chance, seeded
from tabard.engine.decision import Choice, OpenDecision
from tabard.engine.match import Match, state_of
from tabard.engine.module import GameModule


class Position:
    """A match through the eyes of one seat: its question, its view, and worlds it can imagine."""

    __slots__ = ("__match", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self.__match = match
        self.seat = seat

    @property
    def module(self) -> GameModule[Any]:
        return self.__match.module

    @property
    def seats(self) -> int:
        return self.__match.seats

    @property
    def decision(self) -> OpenDecision:
        return self.__match.decision(self.seat)

    @property
    def options(self) -> Sequence[Choice]:
        return self.__match.options(self.seat)

    def sensible(self) -> Sequence[Choice]:
        """The options a beginner would consider; at least one."""
        match = self.__match
        kind = match.decision(self.seat).kind
        return match.module.sensible(state_of(match), kind, match.options(self.seat))

    def view(self) -> dict[str, object]:
        return self.__match.view(self.seat)

    def imagine(self, seed: int | str) -> Match:
        """A whole match, consistent with what the seat knows; everything else is invented."""
        return self.__match.imagine(self.seat, seed)


def worth(world: Match, seat: int) -> float:
    """How well the seat stands, in points, in a world it has imagined."""
    return world.module.evaluate(state_of(world), seat)


class Bot(Protocol):
    """Chooses one of the options of the open decision. `chance` is the bot's own."""

    @property
    def name(self) -> str: ...

    def choose(self, position: Position, chance: Chance) -> Choice: ...


Bots = Mapping[int, Bot] | Sequence[Bot]


def play_out(match: Match, bots: Bots, seed: int | str) -> None:
    """Let bots, one for each seat, answer everything until the match is over."""
    chance = seeded(f"bots {seed}")
    while match.waiting:
        seat = match.waiting[0]
        match.answer(seat, bots[seat].choose(Position(match, seat), chance))
