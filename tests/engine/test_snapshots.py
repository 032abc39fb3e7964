"""A snapshot is the position without its past: what a thinking process gets."""

from __future__ import annotations

import json

import pytest

import tabard
from tabard.engine.chance import seeded
from tabard.engine.errors import UndoRefused
from tabard.engine.match import Match
from tabard.engine.saves import restore, snapshot

ANSWERS = 120


def travelled(match: Match) -> Match:
    return restore(match.module, json.loads(json.dumps(snapshot(match))))


@pytest.mark.parametrize("game", tabard.games())
def test_a_restored_match_is_the_same_position_and_plays_on_the_same(game: str) -> None:
    match, chance = tabard.new(game, seats=3, seed="snapshot"), seeded(f"snapshot {game}")
    for _ in range(ANSWERS):
        there = travelled(match)
        assert there.hash() == match.hash()
        assert there.waiting == match.waiting
        for seat in match.waiting:
            assert there.view(seat) == match.view(seat)
            assert there.decision(seat).to_plain() == match.decision(seat).to_plain()
            assert there.imagine(seat, "dream").hash() == match.imagine(seat, "dream").hash()
        seat = match.waiting[0]
        choice = chance.pick(match.options(seat))
        match.answer(seat, choice)
        there.answer(seat, choice)
        assert there.hash() == match.hash()


def test_a_match_dealt_anew_in_the_middle_of_a_chapter_is_restored_like_any_other() -> None:
    match, chance = tabard.new("zizka", seats=2, seed=5), seeded("undo")
    for _ in range(40):
        match.answer(match.waiting[0], chance.pick(match.options(match.waiting[0])))
    match.undo(0, 3, consent=(0, 1))
    assert travelled(match).hash() == match.hash()


def test_a_snapshot_has_no_past() -> None:
    match = tabard.new("zizka", seats=2, seed="a very secret seed")
    seat = match.waiting[0]
    match.answer(seat, match.options(seat)[0])
    assert "a very secret seed" not in json.dumps(snapshot(match))
    there = travelled(match)
    assert there.log() == []
    with pytest.raises(UndoRefused):
        there.undo(seat)
    with pytest.raises(tabard.TabardError, match="no journal"):
        _ = there.journal
