"""What is handed over to another process holds what the seat knows, and nothing else."""

from __future__ import annotations

import json

import pytest

import tabard
from tabard.engine.chance import Chance, seeded
from tabard.engine.chapters import Chapters, Redealt
from tabard.engine.handover import CannotHandOver, hand_over, receive
from tabard.engine.match import Match, state_of

POSITIONS = 160  # of each game: they reach into its second round
TOGETHER = 12  # answers in two worlds


def travelled(match: Match, seat: int, seed: str) -> Match:
    return receive(match.module, json.loads(json.dumps(hand_over(match, seat, seed))))


def answer(match: Match, chance: Chance) -> None:
    seat = match.waiting[0]
    match.answer(seat, chance.pick(match.options(seat)))


def moments(game: str, seats: int) -> list[tuple[Match, int]]:
    """Every question of a random game, as it was asked."""
    match = tabard.new(game, seats=seats, seed=f"handover {seats}")
    chance = seeded(f"handover {game}")
    found: list[tuple[Match, int]] = []
    while match.waiting and len(found) < POSITIONS:
        found += [(match.copy(), seat) for seat in match.waiting]
        answer(match, chance)
    return found


@pytest.mark.parametrize("game", tabard.games())
def test_what_travels_depends_on_what_the_seat_knows_and_on_nothing_else(game: str) -> None:
    """What was handed over, handed over again, gives the same bytes."""
    refused = 0
    found = moments(game, 3)
    for match, seat in found:
        try:
            elsewhere = travelled(match, seat, "elsewhere")
            assert hand_over(elsewhere, seat, "here") == hand_over(match, seat, "here")
        except CannotHandOver:
            refused += 1
    assert refused * 100 <= len(found)  # only Fief refuses at all


@pytest.mark.parametrize("game", tabard.games())
def test_what_travels_is_the_same_in_two_worlds_the_seat_cannot_tell_apart(game: str) -> None:
    """From a chapter's start on, the true world and an imagined one go the same way as long as they can."""
    chance = seeded(f"two worlds {game}")
    compared = 0
    for match, seat in moments(game, 3):
        if match._chapters._trail:
            continue
        one, other = world(match, None), world(match, seat)
        for _ in range(TOGETHER):
            if not one.waiting or one.waiting != other.waiting or one.view(seat) != other.view(seat):
                break  # from here on the seat can tell them apart
            if seat in one.waiting and all_it_knows(one, seat) == all_it_knows(other, seat):
                compared += bool(one._chapters._trail)
                assert told(one, seat) == told(other, seat)
            asked = one.waiting[0]
            choice = chance.pick(one.options(asked))
            one.answer(asked, choice)
            options = other.options(asked)
            other.answer(asked, choice if choice in options else chance.pick(options))
    assert compared > 5


def world(match: Match, seat: int | None) -> Match:
    """The chapter from its start on; for a seat one it may imagine there, with the same dice to come."""
    table = match._chapters._start.copy()
    if seat is not None:
        match.module.redeal(table, seat, seeded("another world"))
    table.heard = []
    chapters = Chapters(match.module, table)
    chapters.begin()
    return Match(match.module, match._setup, chapters)


@pytest.mark.parametrize("game", tabard.games())
def test_what_travels_does_not_tell_what_somebody_else_answered_unseen(game: str) -> None:
    """Where somebody answered differently and the seat cannot know it, the bytes are the same."""
    chance = seeded(f"unseen {game}")
    compared = 0
    for match, asked in moments(game, 3):
        one, other = match.copy(), match.copy()
        for twin in (one, other):
            state_of(twin).heard = []
            twin.answer(asked, chance.pick(match.options(asked)))
        for seat in {*one.waiting} & {*other.waiting} - {asked}:
            if all_it_knows(one, seat) == all_it_knows(other, seat):
                compared += 1
                assert told(one, seat) == told(other, seat)
    assert compared


def all_it_knows(match: Match, seat: int) -> tuple[object, ...]:
    """What it imagines, what it is asked and has heard, and how often dice were thrown."""
    imagined = match.imagine(seat, "knowledge").hash()
    return imagined, match.decision(seat).to_plain(), match.log(seat), state_of(match).chance.used


def told(match: Match, seat: int) -> object:
    try:
        return hand_over(match, seat, "told")
    except CannotHandOver:
        return "nothing"


@pytest.mark.parametrize("game", tabard.games())
def test_the_seat_sees_is_asked_and_imagines_the_same_after_the_journey(game: str) -> None:
    for match, seat in moments(game, 2):
        try:
            there = travelled(match, seat, "journey")
        except CannotHandOver:
            continue
        assert there.waiting == match.waiting
        assert there.view(seat) == match.view(seat)
        assert there.decision(seat).to_plain() == match.decision(seat).to_plain()
        assert there.imagine(seat, "dream").hash() == match.imagine(seat, "dream").hash()


def test_neither_the_seed_nor_the_state_of_chance_travels() -> None:
    match = tabard.new("zizka", seats=2, seed="a very secret seed")
    chance = seeded("travel")
    for _ in range(60):
        answer(match, chance)
        for seat in match.waiting:
            given = hand_over(match, seat, "journey")
            written = json.dumps(given)
            assert "a very secret seed" not in written
            assert '"chance"' not in written


def test_dice_shown_in_this_chapter_are_shown_again_and_those_to_come_are_others() -> None:
    match = tabard.new("zizka", seats=2, seed=3)
    chance = seeded("dice")
    while (
        not match._chapters._trail or match._chapters._start.chance.used == match._chapters.table.chance.used
    ):
        answer(match, chance)
    seat = match.waiting[0]
    there = travelled(match, seat, "journey")
    assert there.view(seat) == match.view(seat)
    mine = [match._chapters.table.chance.die(1000) for _ in range(4)]
    assert [there._chapters.table.chance.die(1000) for _ in range(4)] != mine


def test_the_dice_of_a_scenario_that_were_not_thrown_yet_do_not_travel() -> None:
    match = tabard.scenario("zizka", {"players": 2}, dice=[1] * 400)
    chance = seeded("scripted")
    while state_of(match).chance.used == match._chapters._start.chance.used:
        answer(match, chance)
    seat = match.waiting[0]
    there = travelled(match, seat, "journey")
    assert there.view(seat) == match.view(seat)
    assert state_of(there).chance.script is None


def test_a_match_dealt_anew_in_the_middle_of_a_chapter_is_handed_over_like_any_other() -> None:
    match = tabard.new("zizka", seats=2, seed=5)
    chance = seeded("undo")
    for _ in range(40):
        answer(match, chance)
    match.undo(0, 3, consent=(0, 1))
    assert any(isinstance(item, Redealt) for item in match._chapters._trail)
    seat = match.waiting[0]
    there = travelled(match, seat, "journey")
    assert there.view(seat) == match.view(seat)
    assert there.decision(seat).to_plain() == match.decision(seat).to_plain()
