"""The engine drives chapters, asks, refuses and tells: shown on a toy game."""

import json

import pytest

from tabard.engine.errors import IllegalChoice, IllegalCommand, NotAsked, SetupError, UnknownSeat
from tabard.engine.match import Match, state_of
from tabard.engine.saves import load, save
from tests.engine.toy import TOY, toy


def play_round(match: Match, first: str = "wait") -> None:
    """Everybody bids the lowest card and keeps a joker."""
    match.answer(match.waiting[0], first)
    for seat in match.waiting:
        match.answer(seat, match.options(seat)[0])
    while match.decision(match.waiting[0]).kind == "joker":
        match.answer(match.waiting[0], "keep")
        if not match.waiting:
            return


def test_a_match_runs_from_chapter_to_chapter_to_its_standing() -> None:
    match = toy()
    for _ in range(3):
        assert match.standing is None
        play_round(match)
    assert match.waiting == ()
    assert match.standing is not None
    assert sorted(rank.seat for rank in match.standing) == [0, 1]


def test_a_question_with_one_answer_is_not_asked() -> None:
    match = toy()
    state_of(match).coins[1] = 9
    play_round(match)
    assert match.decision(match.waiting[0]).kind == "bid"  # seat 1 is too rich to roll


def test_a_secret_question_is_asked_even_with_one_answer() -> None:
    match = toy()
    match.answer(0, "wait")
    for seat in (0, 1):
        match.answer(seat, match.options(seat)[-1])
    asked = []
    while match.waiting and match.decision(match.waiting[0]).kind == "joker":
        asked.append((match.waiting[0], len(match.options(match.waiting[0]))))
        match.answer(match.waiting[0], "keep")
    assert [seat for seat, _ in asked] == [0, 1]
    assert min(options for _, options in asked) == 1


def test_sealed_answers_come_in_any_order_and_are_shown_together() -> None:
    match = toy(seats=3)
    match.answer(0, "wait")
    assert list(match.waiting) == [0, 1, 2]
    for seat in (2, 0):
        before = match.view(None)["table"]
        match.answer(seat, match.options(seat)[0])
        assert match.view(None)["table"] == before
    assert match.view(None)["answered"] == [0, 2]
    assert list(match.waiting) == [1]
    match.answer(1, match.options(1)[0])
    assert len(state_of(match).shown) == 3


def test_a_sealed_answer_is_final() -> None:
    match = toy()
    match.answer(0, "wait")
    match.answer(1, match.options(1)[0])
    with pytest.raises(NotAsked):
        match.answer(1, 0)
    assert match.undoable(1) == 0


def test_nobody_learns_a_sealed_answer_by_imagining() -> None:
    match = toy(seats=3)
    match.answer(0, "wait")
    twin = match.copy()
    low, high = match.options(2)[0], match.options(2)[-1]
    match.answer(2, low)
    twin.answer(2, high)
    for seed in range(5):
        assert match.imagine(0, seed).hash() == twin.imagine(0, seed).hash()


def test_a_wrong_answer_names_its_clause_and_changes_nothing() -> None:
    match = toy()
    state_of(match).coins[0] = 9
    fresh = match.copy()
    before = match.hash()
    with pytest.raises(IllegalChoice) as refusal:
        match.answer(0, "jump")
    assert (refusal.value.clause, refusal.value.reason) == ("TOY-1", "not-an-option")
    assert match.hash() == before
    assert fresh.waiting


def test_why_not_speaks_on_greyed_choices() -> None:
    match = toy(options={"rich": True})
    state_of(match).coins[0] = 6
    (choice, why), *_ = match.decision(0).refused
    assert (choice, why.id, why.reason) == ("roll", "TOY-1", "too-rich")


@pytest.mark.parametrize("choice", [True, 1.0, None, ["wait"], {"wait": 1}, b"wait", 3 + 0j])
def test_choices_are_plain_numbers_and_texts(choice: object) -> None:
    match = toy()
    with pytest.raises(IllegalChoice):
        match.answer(0, choice)


@pytest.mark.parametrize("seat", [2, -1, True, "0", None, 0.0])
def test_an_unknown_seat_is_refused(seat: object) -> None:
    match = toy()
    with pytest.raises(UnknownSeat):
        match.answer(seat, "wait")


def test_an_answer_out_of_turn_says_who_is_asked() -> None:
    with pytest.raises(NotAsked) as refusal:
        toy().answer(1, "wait")
    assert refusal.value.facts == {"seat": 1, "waiting": [0]}


def test_after_the_end_nobody_is_asked() -> None:
    match = toy()
    for _ in range(3):
        play_round(match)
    with pytest.raises(NotAsked) as refusal:
        match.answer(0, "wait")
    assert refusal.value.reason == "the-match-is-over"


def test_a_command_that_leaves_no_choice_answers_the_question_in_progress() -> None:
    match = toy(options={"rich": True})
    assert match.options(0) == ["roll", "wait"]
    match.command(1, {"give": 0})
    assert list(match.waiting) == [0]
    match.answer(0, "thanks")
    assert list(match.waiting) == [0, 1]  # too rich to roll, seat 0 waits, and the bids begin
    assert match.decision(0).kind == "bid"
    loaded = load(TOY, json.loads(json.dumps(save(match))))
    assert loaded.hash() == match.copy().hash() == match.hash()


def test_a_command_may_ask_while_the_decision_in_progress_waits() -> None:
    match = toy(seats=3, options={"rich": True})
    match.command(1, {"give": 2})
    assert match.waiting == (2,)
    assert match.decision(2).kind == "thank"
    match.answer(2, "thanks")
    assert match.waiting == (0,)
    assert match.decision(0).kind == "roll"


def test_commands_nest_and_survive_copy_save_and_replay_in_the_middle() -> None:
    match = toy(seats=3, options={"rich": True})
    match.answer(0, "roll")
    match.answer(2, match.options(2)[0])
    match.command(1, {"give": 2})
    match.command(0, {"give": 1})
    assert match.waiting == (1,)
    twin = match.copy()
    loaded = load(TOY, json.loads(json.dumps(save(match))))
    for one in (match, twin, loaded):
        one.answer(1, "nothing")
        one.answer(2, "thanks")
        assert one.waiting == (0, 1)
    assert match.hash() == twin.hash() == loaded.hash()


def test_a_command_that_is_not_allowed_changes_nothing() -> None:
    match = toy()
    before = match.hash()
    with pytest.raises(IllegalCommand) as refusal:
        match.command(0, {"give": 1})
    assert refusal.value.clause == "TOY-4"
    assert match.hash() == before
    assert match.answers == 0


def test_events_reach_their_audience_only() -> None:
    match = toy(seats=3, options={"rich": True})
    match.command(0, {"give": 1})
    match.answer(1, "thanks")
    assert [event["kind"] for event in match.log(0)] == ["gift", "thanks"]
    assert [event["kind"] for event in match.log(2)] == ["thanks"]
    assert [event["kind"] for event in match.log(None)] == ["thanks"]


def test_nobody_listens_to_a_copy() -> None:
    match = toy()
    twin = match.copy()
    twin.answer(0, "roll")
    assert twin.log(0) == []


def test_an_imagined_match_has_dice_of_its_own() -> None:
    match = toy(seed=5)
    rolls = set()
    for seed in range(30):
        world = match.imagine(0, seed)
        world.answer(0, "roll")
        rolls.add(state_of(world).coins[0])
    assert rolls == {1, 2, 3, 4, 5, 6}


def test_an_imagined_match_tells_no_seed() -> None:
    from tabard.engine.errors import JournalError

    with pytest.raises(JournalError):
        _ = toy().imagine(0, 1).journal


def test_time_out_gives_the_default() -> None:
    match = toy()
    match.time_out(0)
    assert match.decision(0).kind == "bid"


def test_wrong_options_are_refused_by_name() -> None:
    with pytest.raises(SetupError, match="no option 'luck'"):
        toy(options={"luck": 1})
    with pytest.raises(SetupError, match="takes True, False, not 1"):
        toy(options={"rich": 1})
    with pytest.raises(SetupError, match="'first'"):
        toy(seats=2, options={"first": 2})
