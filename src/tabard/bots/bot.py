"""What a bot is given and what it owes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from tabard.engine.chance import Chance, seeded
from tabard.engine.decision import Choice, OpenDecision
from tabard.engine.match import Match, state_of
from tabard.engine.module import Command
from tabard.games import KNOWLEDGE
from tabard.knowledge import Knowledge, Tuning


class Position:
    """A match through the eyes of one seat: its question, its view, and worlds it can imagine."""

    __slots__ = ("__match", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self.__match = match
        self.seat = seat

    @property
    def game(self) -> str:
        return self.__match.module.id

    @property
    def tuning(self) -> Tuning:
        return knowledge_of(self.__match).tuning

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
        return knowledge_of(match).sensible(state_of(match), kind, match.options(self.seat))

    @property
    def moment(self) -> int | None:
        return moment(self.__match)

    def unasked(self) -> Command | None:
        """A command to give before the answer; None if there is none."""
        match = self.__match
        return knowledge_of(match).unasked(state_of(match), self.seat)

    def view(self) -> dict[str, object]:
        return self.__match.view(self.seat)

    def imagine(self, seed: int | str) -> Match:
        """A whole match, consistent with what the seat knows; everything else is invented."""
        return self.__match.imagine(self.seat, seed)


def knowledge_of(match: Match) -> Knowledge[Any]:
    """What bots know of the game that is played."""
    return KNOWLEDGE[match.module.id]


def worth(world: Match, seat: int) -> float:
    """How well the seat stands, in points, in a world it has imagined."""
    return knowledge_of(world).evaluate(state_of(world), seat)


def moment(match: Match) -> int | None:
    """How far the match has come, as the game counts."""
    return knowledge_of(match).moment(state_of(match))


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
        act(match, match.waiting[0], bots[match.waiting[0]], chance)


def act(match: Match, seat: int, bot: Bot, chance: Chance) -> None:
    """What a bot that is asked does next: a command first, if it has one to give; its answer."""
    position = Position(match, seat)
    command = position.unasked()
    if command is None:
        match.answer(seat, bot.choose(position, chance))
    else:
        match.command(seat, command)
