"""GRU-3: setup."""

from collections.abc import Iterator

import pytest

import tabard
from tabard import Match
from tests.games.grunwald.harness import holds, of, position, seen, to_round


def some_new(seats: int = 4) -> Iterator[Match]:
    for seed in range(80):
        yield tabard.new("grunwald", seats=seats, seed=seed)


def new(seats: int = 4) -> Match:
    return tabard.new("grunwald", seats=seats, seed=7, options={"start_seat": 0})


def test_gru_3_1_each_player_has_his_officer_two_helpers_and_the_peasant() -> None:
    m = new()
    colours = set()
    for who in ("P1", "P2", "P3", "P4"):
        holds(m, f"{who}.pawns officer 2", f"{who}.helpers 2", f"{who}.hand -", f"{who}.camp -")
        colours.add(of(m, who)["colour"])
    assert colours == {"red", "green", "violet", "yellow"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gru_3_2_three_helpers_of_every_colour_in_play_lie_in_the_pool(seats: int) -> None:
    players = seen(new(seats))["players"]
    assert [player["pool"] for player in players] == [3] * seats


def test_gru_3_3_and_3_16_everybody_starts_with_three_ducats_and_one_provision() -> None:
    for seat in range(4):
        m = tabard.new("grunwald", seats=4, seed=7, options={"start_seat": seat})
        for who in ("P1", "P2", "P3", "P4"):
            holds(m, f"{who}.ducats 3", f"{who}.provisions 1", f"{who}.helpers 2")


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_gru_3_4_pawns_ducats_and_provisions_are_open(viewer: int | None) -> None:
    m = position(options={"show_hands": False}, P2={"ducats": 5, "provisions": 4, "helpers": 3})
    table = m.view(viewer)["table"]
    assert isinstance(table, dict)
    other = table["players"][1]
    assert (other["ducats"], other["provisions"], other["helpers"]) == (5, 4, 3)
    assert (other["officer"], other["free_helpers"]) == (True, 3)


@pytest.mark.parametrize(("seats", "ducats", "provisions"), [(2, 42, 52), (3, 39, 51), (4, 36, 50)])
def test_gru_3_5_the_rest_is_the_bank(seats: int, ducats: int, provisions: int) -> None:
    holds(new(seats), f"bank {ducats}", f"provision_bank {provisions}")


def test_gru_3_6_nobody_holds_a_special_token_before_final_scoring() -> None:
    m = new()
    assert m.standing is None
    assert not {"crown_commander", "mercenary_commander", "quartermaster"} & set(of(m, "P1"))


def test_gru_3_7_the_decks_are_shuffled_by_the_seed_and_never_mixed() -> None:
    tables = [seen(m) for m in some_new()]
    crown = {card for table in tables for card in table["up"]["crown"]}
    mercenaries = {card for table in tables for card in table["up"]["mercenaries"]}
    assert len(crown) == len(mercenaries) == 16 and not crown & mercenaries
    assert len({table["provision_card"] for table in tables}) == 8
    assert len({table["ducat_card"] for table in tables}) == 8


def test_gru_3_7_teutons_and_events_are_shuffled_too() -> None:
    teutons, events = set(), set()
    for m in some_new(2):
        to_round(m, 4)
        teutons.update(seen(m)["up"]["teutons"])
        events.add(seen(m)["event"])
    assert len(teutons) == 12 and len(events) == 14


def test_gru_3_8_the_event_deck_lies_face_down() -> None:
    holds(new(), "deck events 14", "event none")


def test_gru_3_9_two_teuton_piles_of_six() -> None:
    holds(new(), "deck teutons 6 6")


def test_gru_3_10_two_crown_piles_of_eight_their_top_cards_turned_up() -> None:
    holds(new(), "deck crown 7 7")
    assert len(seen(new())["up"]["crown"]) == 2


def test_gru_3_11_two_mercenary_piles_of_eight_their_top_cards_turned_up() -> None:
    holds(new(), "deck mercenaries 7 7")
    assert len(seen(new())["up"]["mercenaries"]) == 2


def test_gru_3_12_one_provision_pile_and_one_ducat_pile() -> None:
    holds(new(), "deck provisions 7", "deck ducats 7")


def test_gru_3_13_no_event_and_no_teuton_is_turned_up_before_round_one() -> None:
    table = seen(new())
    assert table["event"] is None and table["up"]["teutons"] == []
    assert table["provision_card"] is not None and table["ducat_card"] is not None


def test_gru_3_14_the_marker_starts_on_round_one() -> None:
    holds(new(), "round 1", "phase placement")


def test_gru_3_15_the_start_player_is_drawn_by_the_seed() -> None:
    starts = [seen(m)["start"] for m in some_new()]
    assert set(starts) == {0, 1, 2, 3}
    assert starts == [seen(m)["start"] for m in some_new()]


def test_gru_3_15_the_host_may_fix_the_start_player() -> None:
    for seed in range(8):
        m = tabard.new("grunwald", seats=4, seed=seed, options={"start_seat": 2})
        holds(m, "start P3", "waiting P3")
