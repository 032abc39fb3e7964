"""A thinking process gets the true match; its bot answers from what the seat knows, and from nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tabard
from tabard.bots.bot import Position
from tabard.engine.chance import Chance, seeded
from tabard.engine.chapters import Chapters
from tabard.engine.decision import Choice
from tabard.engine.ledger import Ledger
from tabard.engine.match import Match, state_of
from tabard.engine.saves import snapshot
from tabard.server.thinking.jobs import advise, choose

SOURCE = Path(tabard.__file__).parent
ENOUGH = 16  # pairs of each game
MATCHES = 20  # to find them in
TOGETHER = 12  # answers in two worlds
ITERATIONS = 3


def thoughts(match: Match, seat: int) -> list[Any]:
    """What comes of a match at the door of a thinking process."""
    sent = json.loads(json.dumps(snapshot(match)))
    return [
        choose(print, sent, seat, "a seed", "squire", 1.0),
        advise(print, sent, seat, "a seed", ITERATIONS),
    ]


def moments(game: str, seats: int) -> Iterator[tuple[Match, Chance]]:
    """Every question of random matches, as it was asked."""
    for seed in range(MATCHES):
        match = tabard.new(game, seats=seats, seed=f"jobs {seed}")
        chance = seeded(f"jobs {game} {seed}")
        while match.waiting:
            yield match, chance
            seat = match.waiting[0]
            match.answer(seat, chance.pick(match.options(seat)))


@pytest.mark.parametrize("game", tabard.games())
def test_two_worlds_the_seat_cannot_tell_apart_get_the_same_answer(game: str) -> None:
    """From a chapter's start on, the true world and another one go the same way as long as they can."""
    compared = different = 0
    for match, chance in moments(game, 3):
        if compared > ENOUGH:
            break
        if snapshot(match)["trail"]:
            continue
        seat = chance.below(match.seats)
        one, other = world(match, None), world(match, seat)
        for _ in range(TOGETHER):
            if not one.waiting or not same_to(seat, one, other):
                break  # from here on the seat can tell them apart
            if seat in one.waiting and snapshot(one)["trail"]:
                compared += 1
                different += one.hash() != other.hash()
                assert thoughts(one, seat) == thoughts(other, seat)
            asked = one.waiting[0]
            choice = chance.pick(one.options(asked))
            options = other.options(asked)
            one.answer(asked, choice)
            other.answer(asked, choice if choice in options else chance.pick(options))
    assert compared > ENOUGH and different > ENOUGH / 4


def world(match: Match, seat: int | None) -> Match:
    """The chapter from its start on; for a seat one it may imagine there, with the same dice to come."""
    content = match.module.content(match.setup.override)
    table = match.module.from_plain(snapshot(match)["start"], content)
    if seat is not None:
        match.module.redeal(table, seat, seeded("another world"))
    table.log = []
    chapters = Chapters(match.module, table)
    chapters.begin()
    return Match(match.module, match.setup, chapters, Ledger())


def same_to(seat: int, one: Match, other: Match) -> bool:
    """Whether a seat sees, hears and is asked the same."""
    if one.waiting != other.waiting or one.view(seat) != other.view(seat) or one.log(seat) != other.log(seat):
        return False
    return seat not in one.waiting or one.decision(seat).to_plain() == other.decision(seat).to_plain()


@pytest.mark.parametrize("game", ["grunwald", "glory"])  # the games that ask several at once
def test_what_somebody_else_answered_unseen_changes_no_answer(game: str) -> None:
    compared = 0
    for match, _ in moments(game, 3):
        if compared > ENOUGH:
            break
        for asked in match.waiting[:2] if len(match.waiting) > 1 else ():
            options = match.options(asked)
            one, other = heard(match, asked, options[0]), heard(match, asked, options[-1])
            for seat in {*one.waiting} & {*other.waiting} - {asked}:
                if same_to(seat, one, other):
                    compared += 1
                    assert thoughts(one, seat) == thoughts(other, seat)
    assert compared > ENOUGH


def heard(match: Match, seat: int, choice: Choice) -> Match:
    """A copy in which a seat has answered, with what was told of it."""
    twin = match.copy()
    state_of(twin).log = []
    twin.answer(seat, choice)
    return twin


def test_a_bot_cannot_be_given_a_true_match() -> None:
    match = tabard.new("grunwald", seats=2, seed=1)
    with pytest.raises((AttributeError, TypeError)):
        Position(match)  # type: ignore[arg-type]
    assert Position(match.imagine(1, "a seed")).seat == 1


def test_whoever_makes_a_position_imagines_it_on_the_spot() -> None:
    """So that the true match ends where its bot begins."""
    made = [
        (path.name, line.strip())
        for path in SOURCE.rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if re.search(r"\bPosition\(", line) and "class " not in line
    ]
    assert made
    assert [where for where in made if not re.search(r"\bPosition\(.+\.imagine\(", where[1])] == []
