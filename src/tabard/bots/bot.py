"""The interface of a bot: the position it gets, the choice it returns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from tabard.engine.chance import Chance, seeded
from tabard.engine.decision import Choice, OpenDecision
from tabard.engine.match import Imagined, Match, state_of
from tabard.engine.module import Command
from tabard.games import KNOWLEDGE
from tabard.knowledge import Knowledge, Tuning


class Position:
    """A match as one seat imagines it: its question, its view, and other worlds it can imagine.

    The true match never gets here: the type demands the result of `imagine`.
    """

    __slots__ = ("__world", "seat")

    def __init__(self, world: Imagined) -> None:
        assert world.seat is not None  # spectators are asked nothing
        self.__world = world
        self.seat: int = world.seat

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.__world.module.id

    @property
    def tuning(self) -> Tuning:
        """The numbers with which the game fits the search."""
        return knowledge_of(self.__world).tuning

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.__world.seats

    @property
    def decision(self) -> OpenDecision:
        """The question that the seat is asked."""
        return self.__world.decision(self.seat)

    @property
    def options(self) -> Sequence[Choice]:
        """The legal answers."""
        return self.__world.options(self.seat)

    def sensible(self) -> Sequence[Choice]:
        """The options a beginner would consider; at least one."""
        return sensible(self.__world, self.seat)

    @property
    def quiet_point(self) -> int | None:
        """A number that changes whenever the game reaches a quiet position."""
        return quiet_point(self.__world)

    def command_first(self) -> Command | None:
        """A command to give before the answer, or None."""
        return knowledge_of(self.__world).command_first(state_of(self.__world), self.seat)

    def view(self) -> dict[str, object]:
        """What the seat may see, as `Match.view` gives it."""
        return self.__world.view(self.seat)

    def imagine(self, seed: int | str) -> Imagined:
        """A whole match, consistent with what the seat knows; everything else is invented."""
        return self.__world.redealt(seed)


def sensible(world: Match, seat: int) -> Sequence[Choice]:
    """The options a beginner in that seat would consider; at least one."""
    return knowledge_of(world).sensible(state_of(world), world.decision(seat).kind, world.options(seat))


def knowledge_of(match: Match) -> Knowledge[Any]:
    """What bots know of the game that is played."""
    return KNOWLEDGE[match.module.id]


def worth(world: Match, seat: int) -> float:
    """How well the seat stands, in points."""
    return knowledge_of(world).evaluate(state_of(world), seat)


def quiet_point(world: Match) -> int | None:
    """A number that changes whenever the game reaches a quiet position."""
    return knowledge_of(world).quiet_point(state_of(world))


class Bot(Protocol):
    """Chooses one of the options of the open decision. `chance` is the bot's own."""

    @property
    def name(self) -> str:
        """As reports call it."""
        ...

    def choose(self, position: Position, chance: Chance) -> Choice:
        """One of `position.options`."""
        ...


Bots = Mapping[int, Bot] | Sequence[Bot]
"""A bot for each seat."""


def play_out(match: Match, bots: Bots, seed: int | str) -> None:
    """Let bots, one for each seat, answer everything until the match is over."""
    chance = seeded(f"bots {seed}")
    while match.waiting:
        if act(match, match.waiting[0], bots[match.waiting[0]], chance):
            react(match, bots)


def act(match: Match, seat: int, bot: Bot, chance: Chance) -> bool:
    """The next step of a bot that is asked: a command if the game suggests one (True), else its answer."""
    position = Position(match.imagine(seat, "asked"))
    command = position.command_first() if deals(bot) else None
    if command is None:
        match.answer(seat, bot.choose(position, chance))
        return False
    match.command(seat, command)
    return True


def react(match: Match, bots: Bots) -> None:
    """What somebody commanded may call for words of those who are not asked."""
    for seat in range(match.seats):
        if seat not in match.waiting and match.waiting and deals(bots[seat]):
            command = Position(match.imagine(seat, "called")).command_first()
            if command is not None:
                match.command(seat, command)


def deals(bot: Bot) -> bool:
    """Whether a bot gives commands; one that does not is there to measure what they are worth."""
    return not getattr(bot, "silent", False)
