"""GRU-1: overview and terms."""

import pytest

import tabard
from tests.games.grunwald.harness import all_pass, holds, of, play, position, seen, skirmish, to_the_end, told


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gru_1_1_two_to_four_players_may_play(seats: int) -> None:
    assert tabard.new("grunwald", seats=seats, seed=1).seats == seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_gru_1_1_there_is_no_solo_game_and_no_fifth_seat(seats: int) -> None:
    with pytest.raises(tabard.SetupError, match="2, 3, 4 seats"):
        tabard.new("grunwald", seats=seats, seed=1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gru_1_2_the_game_lasts_exactly_eight_rounds(seats: int) -> None:
    m = to_the_end(tabard.new("grunwald", seats=seats, seed=3))
    assert [turned["round"] for turned in told(m, "cards_turned_up")][-1] == 8
    holds(m, "round 8", "phase over")
    assert m.standing is not None


def test_gru_1_3_most_points_after_final_scoring_win() -> None:
    m = position(players=2, phase="final", round=8, P1={"ducats": 2}, P2={"ducats": 4})
    holds(m, "winners P2", "placing P2 P1")


def test_gru_1_4_four_players_play_by_the_unchanged_rules() -> None:
    m = position(
        phase="resolution",
        round=4,
        board={"teutons": [1, 1], "ducats": [3, 2, 1], "crown": [6, 5]},
        fields={
            "ducats": ["P1 officer", "P2 officer", "P3 officer"],
            "crown": ["P1 helpers 1", "P2 helpers 1"],
        },
    )
    holds(m, "skirmish 8 0 8", "P1.hand c6", "P2.hand c5", "P3.ducats 4")


def test_gru_1_5_turn_order_is_the_start_player_then_clockwise() -> None:
    m = position(start=3)
    for who in ("P3", "P4", "P1", "P2"):
        holds(m, f"waiting {who}")
        play(m, f"{who} place crown officer")
    holds(m, "waiting P3")


def test_gru_1_5_left_of_the_last_seat_is_the_first() -> None:
    m = all_pass(position(start=4))
    holds(m, "start P1")


def test_gru_1_6_a_pawn_on_a_field_is_not_free() -> None:
    m = position(P1={"helpers": 3})
    holds(m, "P1.pawns officer 3")
    play(m, "P1 place crown helpers 2")
    holds(m, "P1.pawns officer 1", "P1.helpers 3")
    play(m, "P2 pass", "P3 pass", "P4 pass", "P1 place crown officer")
    holds(m, "P1.pawns - 1")


def test_gru_1_7_a_prisoner_is_no_knight_and_eats_nothing() -> None:
    m = position(
        players=2, phase="final", round=8, P1={"provisions": 1, "hand": ["c5"], "camp": ["t4", "t3"]}
    )
    holds(m, "phase over", "score P1 strength 5", "P1.camp t3 t4")


def test_gru_1_7_prisoners_and_the_peasant_are_no_knights_to_choose_from() -> None:
    m = skirmish([1, 1], "P1", players=2, P1={"camp": ["t4"], "provisions": 0}, P2={"provisions": 0})
    holds(m, "skirmish 4 0 4", "phase round_end")


def test_gru_1_8_a_captured_teuton_is_a_prisoner() -> None:
    m = play(skirmish([2, 3], "P1", players=2, P1={"hand": ["c6", "c1"]}), "P1 play c6")
    assert of(m, "P1")["captured"] == ["albrecht_von_schwarzburg"]
    m = to_the_end(m)
    holds(m, "P1.camp c6 t3")


def test_gru_1_9_a_player_has_one_group_on_a_field_in_order_of_arrival() -> None:
    m = position(players=2, P1={"helpers": 2})
    play(m, "P1 place crown helpers 2", "P2 place crown officer", "P1 place crown officer")
    groups = [(group["seat"], group["officer"], group["helpers"]) for group in seen(m)["fields"]["crown"]]
    assert groups == [(0, True, 2), (1, True, 0)]


def test_gru_1_10_ducats_on_the_board_are_not_in_the_stock() -> None:
    m = play(position(players=2, P1={"ducats": 3}), "P1 place provisions officer ducats 2", "P2 pass")
    holds(m, "P1.ducats 1", "bank 42")
    play(m, "P1 place mercenaries helpers 1 ducats 1")
    holds(m, "P1.ducats 0")


def test_gru_1_11_the_box_is_final_and_the_bank_takes_what_is_paid() -> None:
    m = position(
        players=2, phase="resolution", board={"crown": [6, 5]}, fields={"provisions": ["P1 officer ducats 3"]}
    )
    holds(m, "phase round_end", "bank 42")
    assert [card for card in seen(m)["box"] if card in ("zawisza_the_black", "powala_of_taczew")] == [
        "zawisza_the_black",
        "powala_of_taczew",
    ]


def test_gru_1_12_provisions_are_units_and_change_is_given() -> None:
    m = skirmish([1, 1], players=2, P1={"provisions": 5, "hand": ["c2"]}, P2={"provisions": 0})
    holds(m, "skirmish 4 0 4", "decision lose_provisions")
    play(m, "P1 lose provisions 2")
    holds(m, "P1.provisions 3")
