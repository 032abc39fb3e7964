"""GRU-24: options and variants."""

import pytest

import tabard
from tabard.api import game_module
from tests.games.grunwald.harness import seen, to_the_end, told


def test_gru_24_1_the_software_options_are_all_there_is() -> None:
    assert [option.name for option in game_module("grunwald").options] == [
        "events",
        "start_seat",
        "show_hands",
    ]
    with pytest.raises(tabard.SetupError, match="no option 'variant'"):
        tabard.new("grunwald", seats=2, seed=1, options={"variant": True})
    with pytest.raises(tabard.SetupError):
        tabard.new("grunwald", seats=1, seed=1)


def test_gru_24_2_without_events_phase_one_only_turns_up_new_cards() -> None:
    m = to_the_end(tabard.new("grunwald", seats=2, seed=1, options={"events": False}))
    assert told(m, "event") == [] and len(told(m, "cards_turned_up")) == 7
    assert seen(m)["piles"]["events"] == 14
    with_events = to_the_end(tabard.new("grunwald", seats=2, seed=1))
    assert len(told(with_events, "event")) == 7 and seen(with_events)["piles"]["events"] == 7


@pytest.mark.parametrize("value", ["off", 1, None])
def test_gru_24_2_events_are_on_or_off(value: object) -> None:
    with pytest.raises(tabard.SetupError, match="'events' takes True, False"):
        tabard.new("grunwald", seats=2, seed=1, options={"events": value})


def test_gru_24_3_the_start_seat_is_random_or_a_seat_of_the_match() -> None:
    starts = {seen(tabard.new("grunwald", seats=3, seed=seed))["start"] for seed in range(30)}
    assert starts == {0, 1, 2}
    for seat in (0, 1, 2):
        m = tabard.new("grunwald", seats=3, seed=1, options={"start_seat": seat})
        assert seen(m)["start"] == seat and m.waiting == (seat,)
    with pytest.raises(tabard.SetupError, match="start_seat"):
        tabard.new("grunwald", seats=3, seed=1, options={"start_seat": 3})


def test_gru_24_4_hands_are_shown_unless_switched_off() -> None:
    for options, shown in (({}, True), ({"show_hands": True}, True), ({"show_hands": False}, False)):
        m = tabard.new("grunwald", seats=2, seed=1, options=options)
        assert seen(m)["options"]["show_hands"] is shown
        assert (seen(m, "P1")["players"][1]["hand"] is not None) is shown
