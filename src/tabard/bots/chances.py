"""Chances of winning, from points. The same code for all games."""

from __future__ import annotations

from math import exp
from typing import Final

from tabard.bots.bot import Position, knowledge_of, worth
from tabard.engine.chance import Chance
from tabard.engine.match import Match

FURTHEST: Final = 30.0  # a lead of so many scales is certain, and exp would overflow
WORLDS: Final = 12  # imagined by `win_chance`: enough for a smooth curve


def chance_of_lead(lead: float, scale: float, seats: int) -> float:
    """The chance of winning with this lead in points; without a lead, the fair share."""
    rivals = max(1, seats - 1)
    return 1.0 / (1.0 + rivals * exp(-max(-FURTHEST, min(FURTHEST, lead / scale))))


def chance_of(world: Match, seat: int) -> float:
    """A seat's chance of winning in an unfinished world, by the game's evaluation."""
    return chance_of_lead(worth(world, seat), knowledge_of(world).tuning.scale, world.seats)


def chances_of_all(world: Match) -> list[float]:
    """Every seat's chance of winning: an estimate, or its share of the victory once the match is over."""
    standing = None if world.waiting else world.standing  # a scenario may end before the match does
    if standing is None:
        chances = [chance_of(world, seat) for seat in range(world.seats)]
        return chances if world.seats == 1 else [chance / sum(chances) for chance in chances]
    winners = [rank.seat for rank in standing if rank.rank == 1]
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(world.seats)]


def win_chance(position: Position, chance: Chance, worlds: int = WORLDS) -> float:
    """A seat's chance of winning, from what it knows, asked or not: the mean over imagined worlds."""
    seat = position.seat
    return sum(chances_of_all(position.imagine(chance.word()))[seat] for _ in range(worlds)) / worlds
