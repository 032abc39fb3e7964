"""What every level owes: only its seat's knowledge, legal answers, the same answer every time."""

from copy import copy

import pytest

import tabard
from tabard.bots.bot import Bot, Position, play_out
from tabard.bots.levels import LEVELS, UnknownBot, bot_of_level
from tabard.bots.names import named_bot
from tabard.engine.chance import seeded
from tabard.engine.match import Match
from tests.bots.positions import random_positions, scenario_positions

NAMES = ("page", "squire", "knight:6")  # counted iterations, so that the same seed means the same answer
BOTS = pytest.mark.parametrize("bot", [named_bot(name) for name in NAMES], ids=NAMES)


def hidden_differs(match: Match, seat: int, seed: str) -> Match:
    """A true match for all the seat knows: other cards in the piles, other sealed answers."""
    return match.imagine(seat, seed)


@BOTS
def test_a_bot_gets_only_what_its_seat_may_know(bot: Bot) -> None:
    differing = 0
    for number, match in enumerate(random_positions(matches=9, one_in=6)):
        for seat in match.waiting:
            one = hidden_differs(match, seat, f"one {number}")
            two = hidden_differs(match, seat, f"two {number}")
            differing += one.hash() != two.hash()
            # Each meets a bot without memories of the others.
            chosen = [
                copy(bot).choose(Position(twin.imagine(seat, "test")), seeded(number))
                for twin in (one, two, match)
            ]
            assert chosen[0] == chosen[1] == chosen[2]
    assert differing > 100


@BOTS
def test_a_bot_cannot_see_sealed_answers(bot: Bot) -> None:
    position = {
        "players": 2,
        "round": 4,
        "phase": "resolution",
        "board": {"teutons": [4, 2]},
        "fields": {"teutons": ["P1 helpers 1", "P2 helpers 1"]},
        "P1": {"hand": ["c5", "m3", "c1"]},
        "P2": {"hand": ["c6", "m2"]},
    }
    chosen = set()
    for sealed in ("c6", "m2", "peasant"):
        match = tabard.scenario("grunwald", position)
        match.answer(1, sealed)
        chosen.add(bot.choose(Position(match.imagine(0, "test")), seeded(5)))
    assert len(chosen) == 1


@BOTS
def test_a_bot_never_answers_illegally(bot: Bot) -> None:
    chance = seeded("legal")
    for match in [*random_positions(matches=12, one_in=8), *scenario_positions()]:
        for seat in match.waiting:
            assert bot.choose(Position(match.imagine(seat, "test")), chance) in match.options(seat)


@BOTS
def test_a_bot_plays_scenarios_to_their_end(bot: Bot) -> None:
    for match in scenario_positions():
        play_out(match, [bot] * match.seats, seed=1)
        assert not match.waiting


@BOTS
def test_a_bot_changes_nothing_by_thinking(bot: Bot) -> None:
    for match in random_positions(matches=3, one_in=10):
        before = match.hash()
        for seat in match.waiting:
            bot.choose(Position(match.imagine(seat, "test")), seeded(1))
        assert match.hash() == before


def test_the_same_seed_gives_the_same_match() -> None:
    def hash_after(seed: int) -> str:
        match = tabard.new("grunwald", 3, 11)
        play_out(match, {0: LEVELS["squire"], 1: LEVELS["page"], 2: named_bot("knight:3")}, seed)
        return match.hash()

    assert hash_after(1) == hash_after(1)
    assert hash_after(1) != hash_after(2)


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(UnknownBot, match="unknown bot 'king'; known bots: page, squire"):
        bot_of_level("king")
