"""GRU-9: field 1, Teutons."""

from typing import Any

import pytest

from tests.games.grunwald.harness import (
    holds,
    of,
    options,
    play,
    position,
    refused,
    seen,
    skirmish,
    told,
)

NOTHING: dict[str, Any] = {"provisions": 0}


@pytest.mark.parametrize("number", [4, 5, 6, 7, 8])
def test_gru_9_1_a_skirmish_is_resolved_even_without_participants(number: int) -> None:
    holds(skirmish([1, 2], round=number, players=2), "skirmish 5 0 5", "captured none")


@pytest.mark.parametrize("group", ["P1 officer", "P1 helpers 1"])
def test_gru_9_2_officer_or_helper_makes_no_difference(group: str) -> None:
    m = skirmish([1, 1], players=2, P1={"hand": ["c6"]}, P2={"hand": ["c5"]}, fields={"teutons": [group]})
    holds(m, "waiting P1", "decision play")  # P2 has no pawn there
    holds(play(m, "P1 play c6"), "skirmish 4 6 0")


@pytest.mark.parametrize(("players", "strength"), [(2, 7), (3, 9), (4, 11)])
def test_gru_9_3_both_teutons_and_a_surplus_by_the_number_of_players(players: int, strength: int) -> None:
    holds(skirmish([2, 3], players=players), f"skirmish {strength} 0 {strength}")
    more = skirmish([2, 3], players=players, skirmish_bonus=2)
    holds(more, f"skirmish {strength + 2} 0 {strength + 2}")


def test_gru_9_4_everybody_knows_the_strength_before_choosing() -> None:
    m = skirmish([2, 3], "P1", P1={"hand": ["c6"]}, skirmish_bonus=2)
    assert [seen(m, viewer)["teuton_strength"] for viewer in ("P1", "P2", None)] == [13, 13, 13]


def test_gru_9_4_the_strength_is_shown_while_pawns_are_placed() -> None:
    m = position(players=3, round=4, board={"teutons": [4, 4]})
    assert seen(m)["teuton_strength"] == 12
    assert seen(position(players=3))["teuton_strength"] is None


def test_gru_9_5_one_card_from_hand_or_the_peasant() -> None:
    m = skirmish([1, 1], "P1", P1={"hand": ["c5", "m2", "m2"], "camp": ["c4", "t2"]})
    assert options(m, "P1") == ["c5", "m2", "peasant"]
    refused(m, "P1", "c4", "GRU-16.2", "already-used")
    refused(m, "P1", "t2", "GRU-16.4", "already-used")
    refused(m, "P1", "m6", "GRU-9.5", "not-in-hand")
    refused(m, "P1", "pass", "GRU-9.5", "not-in-hand")


def test_gru_9_5_the_choice_is_secret() -> None:
    m = skirmish([1, 1], "P1", "P2", players=2, P1={"hand": ["c5"]}, P2={"hand": ["c1"]})
    play(m, "P1 play c5")
    assert seen(m, "P2")["players"][0]["hand_size"] == 1
    assert seen(m, "P2")["players"][0]["played"] is None
    assert told(m, "played", 1) == []


def test_gru_9_6_without_a_knight_in_hand_the_peasant_goes_unasked() -> None:
    m = skirmish([1, 1], "P1", "P2", players=2, P1={"camp": ["c6"]}, P2={"hand": ["c6"]})
    holds(m, "waiting P2")
    play(m, "P2 play c6")
    assert [(one["seat"], one["card"]) for one in told(m, "played")] == [
        (0, "peasant_red"),
        (1, "zyndram_of_maszkowice"),
    ]


def test_gru_9_7_all_cards_are_revealed_at_the_same_time() -> None:
    m = skirmish([1, 1], "P2", "P1", players=2, P1={"hand": ["c5"]}, P2={"hand": ["c1"]})
    play(m, "P2 play c1")
    assert told(m, "played") == []
    play(m, "P1 play c5")
    assert len(told(m, "played")) == 2


def test_gru_9_8_fighters_rank_by_strength_then_by_placement() -> None:
    hands = {"P1": {"hand": ["c4"]}, "P2": {"hand": ["m4"]}, "P3": {"hand": ["c5"]}}
    m = skirmish([3, 3], "P2", "P1", "P3", **hands)
    play(m, "P1 play c4", "P2 play m4", "P3 play c5")
    holds(m, "captured P2:t3 P3:t3")


@pytest.mark.parametrize(
    ("teutons", "card", "captured"),
    [
        ([2, 3], "c4", "P1:t3"),  # both lower: the stronger
        ([3, 2], "c3", "P1:t2"),  # one lower: that one
        ([4, 1], "c4", "P1:t1"),
        ([2, 3], "c2", "none"),  # neither is lower
        ([3, 3], "c3", "none"),
    ],
)
def test_gru_9_9_the_first_captures_the_strongest_teuton_weaker_than_his_card(
    teutons: list[int], card: str, captured: str
) -> None:
    m = play(skirmish(teutons, "P1", P1={"hand": [card]}), f"P1 play {card}")
    holds(m, f"captured {captured}")


@pytest.mark.parametrize(
    ("first", "second", "captured"),
    [
        ("c6", "m3", "P1:t4 P2:t2"),
        ("c6", "m2", "P1:t4"),  # not stronger than the weaker one
        ("c4", "m3", "P1:t2"),  # the first took the weaker one: nothing is left for the second
        ("c6", "m5", "P1:t4 P2:t2"),  # the second gets the weaker one only
    ],
)
def test_gru_9_10_the_second_captures_the_weaker_teuton_if_it_is_still_there(
    first: str, second: str, captured: str
) -> None:
    m = skirmish([2, 4], "P1", "P2", P1={"hand": [first]}, P2={"hand": [second]})
    play(m, f"P1 play {first}", f"P2 play {second}")
    holds(m, f"captured {captured}")


def test_gru_9_11_third_and_fourth_capture_nothing() -> None:
    hands = {f"P{n}": {"hand": [card]} for n, card in enumerate(("c6", "m2", "m5", "c5"), start=1)}
    m = skirmish([1, 2], "P1", "P2", "P3", "P4", **hands)
    play(m, "P1 play c6", "P2 play m2", "P3 play m5", "P4 play c5")
    holds(m, "captured P1:t2 P3:t1", "skirmish 9 18 0")


def test_gru_9_11_a_third_fighter_gets_nothing_where_the_second_could_not() -> None:
    hands = {f"P{n}": {"hand": [card]} for n, card in enumerate(("c4", "m4", "c3"), start=1)}
    m = skirmish([4, 2], "P1", "P2", "P3", **hands)
    play(m, "P1 play c4", "P2 play m4", "P3 play c3")
    holds(m, "captured P1:t2")


def test_gru_9_12_equal_strength_and_the_peasant_capture_nobody() -> None:
    m = skirmish([3, 3], "P1", "P2", P1={"hand": ["c3"]}, P2={"hand": ["m6"]})
    play(m, "P1 play c3", "P2 play peasant")
    holds(m, "captured none")


def test_gru_9_13_captured_teutons_and_played_cards_wait_for_the_end_of_the_skirmish() -> None:
    m = skirmish(
        [1, 2], "P1", players=2, P1={"hand": ["c3"], "provisions": 3}, P2={"provisions": 3, "hand": ["c1"]}
    )
    play(m, "P1 play c3")
    holds(m, "skirmish 5 3 2", "captured P1:t2", "waiting P2", "P1.camp -", "P1.hand -")
    mine = of(m, "P1")
    assert (mine["played"], mine["captured"]) == ("skarbek_of_gora", ["markward_von_salzbach"])
    play(m, "P2 lose provisions 2")
    holds(m, "P1.camp c3 t2")


def test_gru_9_14_the_duels_change_neither_strength() -> None:
    m = skirmish(
        [1, 2], "P1", "P2", players=2, P1={"hand": ["c3"]}, P2={"hand": ["m1", "c1"], "provisions": 3}
    )
    play(m, "P1 play c3", "P2 play m1")
    holds(m, "captured P1:t2", "skirmish 5 4 1", "waiting P2")
    assert seen(m)["teuton_strength"] == 5


@pytest.mark.parametrize(("card", "result"), [("c4", "4 4 0"), ("c5", "4 5 0"), ("c3", "4 3 1")])
def test_gru_9_15_and_9_16_equal_strength_wins_and_less_is_lost_by_the_deficit(
    card: str, result: str
) -> None:
    m = skirmish([1, 1], "P1", players=2, P1={"hand": [card]}, P2={"hand": ["m1"]})
    play(m, f"P1 play {card}")
    holds(m, f"skirmish {result}")
    if result.endswith("0"):
        holds(m, "P1.provisions 1", "P2.provisions 1", "P2.hand m1", "phase round_end")
    else:
        holds(m, "P1.provisions 0", "waiting P2")


def test_gru_9_17_everybody_owes_the_full_deficit() -> None:
    rich = {"provisions": 9, "hand": ["c1"]}
    m = skirmish([1, 1], "P1", players=3, P1=rich, P2=rich, P3=rich)
    play(m, "P1 play peasant")
    holds(m, "skirmish 6 0 6")
    for who in ("P1", "P2", "P3"):
        play(m, f"{who} lose provisions 6")
        holds(m, f"{who}.provisions 3")
    holds(m, "phase round_end")


def test_gru_9_18_knights_of_hand_and_camp_prisoners_and_provisions_count() -> None:
    m = skirmish([1, 1], players=2, P1={"provisions": 2, "hand": ["c1"], "camp": ["m1", "t1"]}, P2=NOTHING)
    holds(m, "skirmish 4 0 4", "decision lose_provisions")
    assert options(m, "P1") == [1, 2]
    play(m, "P1 lose provisions 2")
    assert options(m, "P1") == ["camp:m1", "camp:t1", "hand:c1"]
    play(m, "P1 lose camp t1", "P1 lose hand c1")
    holds(m, "P1.hand -", "P1.camp m1", "P1.provisions 0")


def test_gru_9_18_what_a_player_does_not_own_counts_for_nothing() -> None:
    m = skirmish([1, 1], players=2, P1={"provisions": 0, "hand": ["c4", "m5"]}, P2=NOTHING)
    refused(m, "P1", "hand:c6", "GRU-9.18", "cannot-be-discarded")
    refused(m, "P1", "camp:c4", "GRU-9.18", "cannot-be-discarded")


def test_gru_9_19_played_cards_fresh_captures_and_ducats_do_not_count() -> None:
    m = skirmish(
        [3, 4],
        "P1",
        players=2,
        P1={"provisions": 0, "ducats": 9, "hand": ["c5", "m6"], "camp": ["c4"]},
        P2=NOTHING,
    )
    play(m, "P1 play c5")
    holds(m, "skirmish 9 5 4", "captured P1:t4")
    assert options(m, "P1") == ["camp:c4", "hand:m6"]
    refused(m, "P1", "hand:c5", "GRU-9.19", "cannot-be-discarded")
    refused(m, "P1", "camp:t4", "GRU-9.19", "cannot-be-discarded")
    play(m, "P1 lose camp c4")
    holds(m, "P1.camp c5 t4", "P1.ducats 9")


def test_gru_9_20_a_card_may_be_worth_more_than_the_deficit_without_change() -> None:
    m = skirmish([1, 1], players=2, P1={"provisions": 1, "hand": ["c6", "c5"]}, P2=NOTHING)
    play(m, "P1 lose provisions 0", "P1 lose hand c6")
    holds(m, "P1.provisions 1", "P1.hand c5", "phase round_end")


@pytest.mark.parametrize(("provisions", "hand"), [(1, ["c3"]), (0, ["c4"]), (2, ["c1"]), (4, []), (1, [])])
def test_gru_9_21_who_has_no_more_than_the_deficit_loses_everything_unasked(
    provisions: int, hand: list[str]
) -> None:
    m = skirmish([1, 1], players=2, P1={"provisions": provisions, "hand": hand, "ducats": 5}, P2=NOTHING)
    holds(m, "phase round_end", "P1.provisions 0", "P1.hand -", "P1.ducats 5", "P1.helpers 2")


def test_gru_9_21_one_more_than_the_deficit_is_a_choice() -> None:
    m = skirmish([1, 1], players=2, P1={"provisions": 2, "hand": ["c3"]}, P2=NOTHING)
    holds(m, "decision lose_provisions")
    assert options(m, "P1") == [1, 2]


def test_gru_9_22_players_pay_in_turn_order() -> None:
    rich = {"provisions": 9, "hand": ["c1"]}
    m = skirmish([1, 1], players=3, start=2, P1=rich, P2=rich, P3=rich)
    for who in ("P2", "P3", "P1"):
        holds(m, f"waiting {who}")
        play(m, f"{who} lose provisions 6")


def test_gru_9_22_provisions_from_what_cards_cannot_cover_to_the_deficit() -> None:
    m = skirmish([1, 1], players=2, P1={"provisions": 6, "hand": ["c2"]}, P2=NOTHING)
    assert options(m, "P1") == [2, 3, 4]
    refused(m, "P1", 1, "GRU-9.22", "provisions-out-of-range")
    refused(m, "P1", 5, "GRU-9.22", "provisions-out-of-range")


def test_gru_9_22_cards_go_one_by_one_until_the_deficit_is_reached() -> None:
    m = skirmish([1, 1], players=2, P1={"provisions": 0, "hand": ["c2", "c3", "m3", "m4"]}, P2=NOTHING)
    play(m, "P1 lose hand c2")
    holds(m, "waiting P1", "decision lose_card")
    play(m, "P1 lose hand m3")
    holds(m, "P1.hand c3 m4", "phase round_end")


def test_gru_9_22_cards_of_which_none_can_be_kept_go_unasked() -> None:
    m = skirmish([1, 1], players=2, P1={"provisions": 2, "hand": ["c2"], "camp": ["m1"]}, P2=NOTHING)
    holds(m, "decision lose_provisions")
    play(m, "P1 lose provisions 1")  # three are owed, and 2 + 1 are just enough
    holds(m, "P1.hand -", "P1.camp -", "P1.provisions 1", "phase round_end")


def test_gru_9_23_discarded_cards_go_to_the_box_and_provisions_to_the_bank() -> None:
    m = skirmish([1, 1], players=2, P1={"provisions": 2, "hand": ["c3", "c6"]}, P2=NOTHING)
    holds(m, "provision_bank 52")
    play(m, "P1 lose provisions 1", "P1 lose hand c3")
    holds(m, "provision_bank 53")
    assert "skarbek_of_gora" in seen(m)["box"] and "zawisza_the_black" not in seen(m)["box"]
    assert [one["card"] for one in told(m, "card_lost")] == ["skarbek_of_gora"]


def test_gru_9_24_afterwards_knights_and_captives_rest_in_camp_and_peasants_return() -> None:
    m = skirmish([1, 2], "P1", "P2", players=2, P1={"hand": ["c6"]}, P2={"hand": ["m2"]})
    play(m, "P1 play c6", "P2 play peasant")
    holds(m, "P1.hand -", "P1.camp c6 t2", "P2.hand m2", "P2.camp -")
    assert of(m, "P2")["played"] is None and of(m, "P1")["captured"] == []


def test_gru_9_25_teutons_nobody_captured_go_to_the_box_at_the_end_of_the_round() -> None:
    groups = {"teutons": ["P1 officer"], "helpers": ["P2 officer", "P1 helpers 1"]}
    m = skirmish([4, 3], players=2, P1={"hand": ["c4"], "provisions": 0}, P2=NOTHING, fields=groups)
    play(m, "P1 play c4")
    holds(m, "captured P1:t3", "decision buy_helper", "board teutons 4")
    play(m, "P1 decline")
    holds(m, "board teutons -")
    assert "ulrich_von_jungingen" in seen(m)["box"]


def test_gru_9_26_of_two_equal_teutons_the_first_captures_the_left_one() -> None:
    hand = {"provisions": 0, "hand": ["c4"]}
    m = skirmish([3, 3], "P1", P1=hand, P2=NOTHING, P3=NOTHING, P4=NOTHING)
    left, right = seen(m)["up"]["teutons"]
    play(m, "P1 play c4")
    assert left in of(m, "P1")["camp"] and right not in of(m, "P1")["camp"]
    assert right in seen(m)["box"]
