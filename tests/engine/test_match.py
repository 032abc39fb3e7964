"""The engine drives chapters, asks, refuses and tells: shown on Pig."""

import json

import pytest

from tabard.engine.errors import IllegalChoice, IllegalCommand, NotAsked, SetupError, UnknownSeat
from tabard.engine.match import state_of
from tabard.engine.saves import load, save
from tests.games.pig.harness import gift, kind, pig, play_turn, position


def test_a_match_runs_from_chapter_to_chapter_to_its_standing() -> None:
    match = pig()
    for _ in range(4):
        assert match.standing is None
        play_turn(match)
    assert match.waiting == ()
    assert match.standing is not None
    assert sorted(rank.seat for rank in match.standing) == [0, 1]


def test_a_question_with_one_answer_is_not_asked() -> None:
    match = position(points=[0, 20])
    play_turn(match)
    assert kind(match) == "show"  # seat 1 is too full to roll


def test_a_secret_question_is_asked_even_with_one_answer() -> None:
    match = position(cards=[0, 6], deck=[2, 4])
    match.answer(0, "hold")
    assert match.waiting == (0, 1)
    assert [list(match.options(seat)) for seat in (0, 1)] == [["keep"], ["keep", "show"]]


def test_sealed_answers_come_in_any_order_and_are_shown_together() -> None:
    match = position(players=3, cards=[2, 4, 6], deck=[0])
    match.answer(0, "hold")
    assert list(match.waiting) == [0, 1, 2]
    for seat in (2, 0):
        before = match.view(None)["table"]
        match.answer(seat, "show")
        assert match.view(None)["table"] == before
    assert match.view(None)["answered"] == [0, 2]
    assert list(match.waiting) == [1]
    match.answer(1, "show")
    assert state_of(match).points == [2, 4, 6]


def test_a_sealed_answer_is_final() -> None:
    match = pig()
    match.answer(0, "hold")
    match.answer(1, "keep")
    with pytest.raises(NotAsked):
        match.answer(1, "keep")
    assert match.undoable(1) == 0


def test_nobody_learns_a_sealed_answer_by_imagining() -> None:
    match = position(players=3, cards=[2, 4, 6], deck=[0])
    match.answer(0, "hold")
    twin = match.copy()
    match.answer(2, "keep")
    twin.answer(2, "show")
    for seed in range(5):
        assert match.imagine(0, seed).hash() == twin.imagine(0, seed).hash()


def test_a_wrong_answer_names_its_clause_and_changes_nothing() -> None:
    match = pig()
    before = match.hash()
    with pytest.raises(IllegalChoice) as refusal:
        match.answer(0, "jump")
    assert (refusal.value.clause, refusal.value.reason) == ("PIG-2.1", "not-an-option")
    assert match.hash() == before


def test_why_not_speaks_on_greyed_choices() -> None:
    match = position(cards=[0, 6], deck=[2, 4])
    match.answer(0, "hold")
    ((choice, why),) = match.decision(0).refused
    assert (choice, why.id, why.reason) == ("show", "PIG-3.4", "pig-stays")
    with pytest.raises(IllegalChoice, match="pig stays"):
        match.answer(0, "show")


@pytest.mark.parametrize("choice", [True, 1.0, None, ["hold"], {"hold": 1}, b"hold", 3 + 0j])
def test_choices_are_plain_numbers_and_texts(choice: object) -> None:
    match = pig()
    with pytest.raises(IllegalChoice):
        match.answer(0, choice)


@pytest.mark.parametrize("seat", [2, -1, True, "0", None, 0.0])
def test_an_unknown_seat_is_refused(seat: object) -> None:
    match = pig()
    with pytest.raises(UnknownSeat):
        match.answer(seat, "hold")


def test_an_answer_out_of_turn_says_who_is_asked() -> None:
    with pytest.raises(NotAsked) as refusal:
        pig().answer(1, "hold")
    assert refusal.value.facts == {"seat": 1, "waiting": [0]}


def test_after_the_end_nobody_is_asked() -> None:
    match = pig()
    for _ in range(4):
        play_turn(match)
    with pytest.raises(NotAsked) as refusal:
        match.answer(0, "hold")
    assert refusal.value.reason == "the-match-is-over"


def test_a_command_that_leaves_no_choice_answers_the_question_in_progress() -> None:
    match = position(points=[19, 1])
    assert match.options(0) == ["roll", "hold"]
    match.command(1, gift(0))
    assert list(match.waiting) == [0]
    match.answer(0, "thank")
    assert list(match.waiting) == [0, 1]  # too full to roll, seat 0 holds, and the cards come
    assert kind(match) == "show"
    loaded = load(match.module, json.loads(json.dumps(save(match))))
    assert loaded.hash() == match.copy().hash() == match.hash()


def test_a_command_may_ask_while_the_decision_in_progress_waits() -> None:
    match = position(players=3, points=[5, 5, 5])
    match.command(1, gift(2))
    assert match.waiting == (2,)
    assert kind(match) == "thank"
    match.answer(2, "thank")
    assert match.waiting == (0,)
    assert kind(match) == "roll"


def test_commands_nest_and_survive_copy_save_and_replay_in_the_middle() -> None:
    match = position(players=3, points=[5, 5, 5])
    match.answer(0, "hold")
    match.answer(2, "keep")
    match.command(1, gift(2))
    match.command(0, gift(1))
    assert match.waiting == (1,)
    twin = match.copy()
    loaded = load(match.module, json.loads(json.dumps(save(match))))
    for one in (match, twin, loaded):
        one.answer(1, "nod")
        one.answer(2, "thank")
        assert one.waiting == (0, 1)
    assert match.hash() == twin.hash() == loaded.hash()


def test_a_command_that_is_not_allowed_changes_nothing() -> None:
    match = pig()
    before = match.hash()
    with pytest.raises(IllegalCommand) as refusal:
        match.command(0, gift(1))
    assert refusal.value.clause == "PIG-4.1"
    assert match.hash() == before
    assert match.answers == 0


def test_events_reach_their_audience_only() -> None:
    match = position(players=3, points=[5, 5, 5])
    match.command(0, gift(1))
    match.answer(1, "thank")
    assert [event["kind"] for event in match.log(0)] == ["given", "thanked"]
    assert [event["kind"] for event in match.log(2)] == ["thanked"]
    assert [event["kind"] for event in match.log(None)] == ["thanked"]


def test_nobody_listens_to_a_copy() -> None:
    match = pig()
    twin = match.copy()
    twin.answer(0, "roll")
    assert twin.log(0) == []


def test_an_imagined_match_has_dice_of_its_own() -> None:
    match = pig(seed=5)
    rolls = set()
    for seed in range(30):
        world = match.imagine(0, seed)
        world.answer(0, "roll")
        rolls.add(state_of(world).pot)
    assert rolls == {0, 2, 3, 4, 5, 6}  # a 1 empties the pot


def test_an_imagined_match_tells_no_seed() -> None:
    from tabard.engine.errors import JournalError

    with pytest.raises(JournalError):
        _ = pig().imagine(0, 1).journal


def test_time_out_gives_the_default() -> None:
    match = pig()
    match.time_out(0)
    assert kind(match) == "show"


def test_wrong_options_are_refused_by_name() -> None:
    with pytest.raises(SetupError, match="no option 'luck'"):
        pig(luck=1)
    with pytest.raises(SetupError, match="takes True, False, not 1"):
        pig(gifts=1)
    with pytest.raises(SetupError, match="'start_seat'"):
        pig(seats=2, start_seat=2)
