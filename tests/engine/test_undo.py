"""Undo: computed horizon, consent beyond it, redo, everything recorded."""

import json

import pytest

import tabard
from tabard.engine.errors import UndoRefused
from tabard.engine.journal import REDO, UNDO, Entry
from tabard.engine.match import state_of
from tests.games.pig.harness import gift, pig, position


def test_an_answer_without_consequences_can_be_taken_back() -> None:
    match = pig()
    before = match.hash()
    match.answer(0, "hold")
    assert match.undoable(0) == 1
    match.undo(0)
    assert match.hash() == before


def test_nobody_takes_back_a_die() -> None:
    match = pig()
    match.answer(0, "roll")
    assert match.undoable(0) == 0
    with pytest.raises(UndoRefused):
        match.undo(0)


def test_nobody_takes_back_past_another_seat() -> None:
    match = position(players=3, points=[5, 5, 5])
    match.answer(0, "hold")
    match.command(1, gift(2))
    assert match.undoable(0) == 0
    assert match.undoable(1) == 1


def test_nobody_takes_back_the_answer_of_another() -> None:
    match = pig()
    match.answer(0, "hold")
    with pytest.raises(UndoRefused):
        match.undo(1)


def test_with_consent_of_all_others_undo_goes_further_and_dice_are_thrown_anew() -> None:
    rolls = set()
    for seed in range(12):
        match = pig(seed=seed)
        match.answer(0, "roll")
        first = state_of(match).pot
        match.undo(0, consent=[1])
        match.answer(0, "roll")
        rolls.add(state_of(match).pot == first)
    assert rolls == {True, False}  # known dice would make every second roll equal the first


def test_consent_of_some_is_not_consent() -> None:
    match = pig(seats=3)
    match.answer(0, "roll")
    with pytest.raises(UndoRefused, match="seats \\[2\\] have not consented"):
        match.undo(0, consent=[1])


def test_redo_gives_the_answers_again() -> None:
    match = pig()
    match.answer(0, "hold")
    after = match.hash()
    match.undo(0)
    match.redo(0)
    assert match.hash() == after


def test_only_the_seat_that_took_back_gives_again() -> None:
    match = pig()
    match.answer(0, "hold")
    match.undo(0)
    assert (match.redoable(0), match.redoable(1)) == (1, 0)
    with pytest.raises(UndoRefused):
        match.redo(1)


def test_a_new_answer_ends_redo() -> None:
    match = pig()
    match.answer(0, "hold")
    match.undo(0)
    match.answer(0, "roll")
    assert match.redoable(0) == 0
    with pytest.raises(UndoRefused):
        match.redo(0)


@pytest.mark.parametrize("answers", [0, -1, 2, True, "1"])
def test_a_wrong_number_of_answers_is_refused(answers: object) -> None:
    match = pig()
    match.answer(0, "hold")
    before = match.hash()
    with pytest.raises(UndoRefused):
        match.undo(0, answers)
    assert match.hash() == before


def test_undo_is_recorded_never_erased() -> None:
    match = tabard.new("grunwald", seats=2, seed=3, options={"start_seat": 0})
    match.answer(0, "crown")
    match.undo(0)
    match.answer(0, "ducats")
    entries = match.journal["entries"]
    assert entries == [
        {"seat": 0, "choice": "crown"},
        {"seat": 0, "undo": 1},
        {"seat": 0, "choice": "ducats"},
    ]
    assert tabard.replay(json.dumps(match.journal)).hash() == match.hash()


def test_taking_back_a_step_nobody_has_seen_is_not_told() -> None:
    match = tabard.new("grunwald", seats=2, seed=3, options={"start_seat": 0})
    match.answer(0, "crown")
    match.undo(0)
    assert match.log(1) == match.log(None)
    assert "undone" not in [event["kind"] for event in match.log(1)]
    assert match.log(0)[-1]["kind"] == "undone"


def test_taking_back_what_others_saw_is_told() -> None:
    match = tabard.new("grunwald", seats=2, seed=3, options={"start_seat": 0})
    match.answer(0, "pass")
    match.undo(0)
    assert match.log(1)[-1] == {"kind": "undone", "seat": 0, "answers": 1}


def test_giving_again_a_step_nobody_has_seen_is_not_told() -> None:
    match = tabard.new("grunwald", seats=2, seed=3, options={"start_seat": 0})
    match.answer(0, "crown")
    match.undo(0)
    assert match.do(Entry(REDO, 0, 1)).hidden
    assert match.log(1) == match.log(None)
    assert "redone" not in [event["kind"] for event in match.log(1)]


def test_half_an_act_of_another_seat_is_noticed_by_no_undo() -> None:
    match = tabard.new("grunwald", seats=2, seed=3, options={"start_seat": 0})
    match.answer(0, "pass")
    begun = match.copy()
    assert begun.answer(1, "crown").hidden
    assert (begun.undoable(0), begun.undoable(1)) == (match.undoable(0), 1) == (1, 1)
    for one in (match, begun):
        state_of(one).log = []
        one.undo(0)
    assert begun.hash() == match.hash()
    assert begun.log(0) == match.log(0) == [{"kind": "undone", "seat": 0, "answers": 1}]
    begun.redo(0)
    match.redo(0)
    assert begun.hash() == match.hash()  # what the other had begun, he begins anew
    assert tabard.replay(begun.journal).hash() == begun.hash()


def test_nobody_takes_back_only_the_half_act_of_another() -> None:
    match = tabard.new("grunwald", seats=2, seed=3, options={"start_seat": 0})
    match.answer(0, "pass")
    match.answer(1, "crown")
    with pytest.raises(UndoRefused):
        match.do(Entry(UNDO, 0, 1))
