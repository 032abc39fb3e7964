"""A bot of one's own, against one of ours: it imagines worlds, plays on at random, and asks the evaluation.

python examples/own_bot.py grunwald --games 20 --against page
"""

from __future__ import annotations

import argparse

import tabard
from tabard.bots.bot import Position, play_out, worth
from tabard.bots.names import named_bot
from tabard.engine.chance import Chance, seeded
from tabard.engine.decision import Choice
from tabard.engine.rollout import play_at_random


class Dreamer:
    """Tries each option in a few worlds it can imagine and takes the one that leaves it best."""

    name = "dreamer"

    def __init__(self, worlds: int = 4, answers: int = 6) -> None:
        self.worlds = worlds
        self.answers = answers  # how far a dream goes, all seats together

    def choose(self, position: Position, chance: Chance) -> Choice:
        seeds = [chance.die(1_000_000) for _ in range(self.worlds)]  # the same worlds for every option
        return max(position.sensible(), key=lambda choice: self.dream(position, choice, seeds))

    def dream(self, position: Position, choice: Choice, seeds: list[int]) -> float:
        total = 0.0
        for seed in seeds:
            world = position.imagine(seed)  # never the true match
            world.answer(position.seat, choice)
            play_at_random(world, seeded(seed), self.answers)
            total += worth(world, position.seat)
        return total


def duel(game: str, games: int, against: str) -> float:
    """The share of the victories of Dreamer, who takes the first seat in every other match."""
    won = 0.0
    for number in range(games):
        mine = number % 2
        bots = [named_bot(against), named_bot(against)]
        bots[mine] = Dreamer()
        match = tabard.new(game, seats=2, seed=number // 2)
        play_out(match, bots, number)
        assert match.standing is not None
        winners = [rank.seat for rank in match.standing if rank.rank == 1]
        won += (mine in winners) / len(winners)
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--against", default="page")
    given = parser.parse_args()
    print(f"won {duel(given.game, given.games, given.against):.0%} of {given.games} matches")


if __name__ == "__main__":
    main()
