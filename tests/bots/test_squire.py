"""Squire keeps a line on which nothing can be learned, and forgets it when something else happens."""

from __future__ import annotations

import pickle

from tabard import new
from tabard.bots.bot import Position
from tabard.bots.levels import LEVELS
from tabard.bots.squire import Squire
from tabard.engine.chance import Chance, seeded
from tabard.engine.decision import Choice
from tabard.engine.match import Match


def chosen(match: Match, squire: Squire, chance: Chance) -> Choice:
    seat = match.waiting[0]
    return squire.choose(Position(match.imagine(seat, "asked")), chance)


def placing() -> tuple[Match, Squire, Chance]:
    """Na Grunwald!, at a field whose line has a second answer; Squire has chosen the field."""
    match, squire, chance = new("grunwald", seats=3, seed=1), Squire(), seeded("squire")
    while match.decision(match.waiting[0]).kind != "place":
        match.time_out(match.waiting[0])
    while True:
        seat = match.waiting[0]
        choice = chosen(match, squire, chance)
        after = match.copy()
        after.answer(seat, choice)
        if after.waiting == (seat,) and after.decision(seat).steps:
            return match, squire, chance
        match = after


def test_the_rest_of_a_line_is_answered_without_another_look() -> None:
    match, squire, chance = placing()
    seat = match.waiting[0]
    match.answer(seat, chosen(match, squire, chance))
    drawn = chance.used
    choice = chosen(match, squire, chance)
    assert chance.used == drawn
    fresh = Squire()
    assert choice == chosen(match, fresh, chance)
    assert chance.used > drawn


def test_a_line_is_forgotten_when_another_answer_was_given() -> None:
    match, squire, chance = placing()
    seat = match.waiting[0]
    mine = chosen(match, squire, chance)
    for other in match.options(seat):
        after = match.copy()
        after.answer(seat, other)
        if other != mine and after.waiting == (seat,) and after.decision(seat).kind == "place":
            choice = chosen(after, squire, chance)
            assert choice in after.options(seat)
            return
    raise AssertionError("no other field leads on")


def test_a_line_is_of_one_match_only() -> None:
    match, squire, chance = placing()
    chosen(match, squire, chance)
    elsewhere = new("glory", seats=2, seed=3)
    assert chosen(elsewhere, squire, chance) in elsewhere.options(elsewhere.waiting[0])


def test_on_its_way_to_another_process_a_squire_forgets() -> None:
    assert isinstance(pickle.loads(pickle.dumps(LEVELS["squire"])), Squire)
