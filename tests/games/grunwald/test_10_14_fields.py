"""GRU-10 to 14: crown knights, provisions, ducats, mercenary knights, helpers."""

import pytest

from tests.games.grunwald.harness import holds, of, options, play, position, refused, resolved

FOUR = ("P1 officer", "P2 officer", "P3 officer", "P4 officer")


# Crown knights


def test_gru_10_1_and_10_2_the_first_takes_the_stronger_knight_and_the_second_the_other() -> None:
    holds(resolved("crown", *FOUR, board={"crown": [2, 5]}), "P1.hand c5", "P2.hand c2")
    holds(resolved("crown", *FOUR, board={"crown": [5, 2]}), "P1.hand c5", "P2.hand c2")


def test_gru_10_3_third_and_fourth_get_no_knight() -> None:
    holds(resolved("crown", *FOUR), "P3.hand -", "P4.hand -")


def test_gru_10_4_of_equal_knights_the_first_takes_the_left_one() -> None:
    m = resolved("crown", "P2 officer", "P1 officer", board={"crown": [4, 4]})
    assert (of(m, "P2")["hand"], of(m, "P1")["hand"]) == (["florian_of_korytnica"], ["domarat_of_kobylany"])


# Provisions


def test_gru_11_1_officer_two_helper_one_ducat_one() -> None:
    m = position(
        fields={"provisions": ["P1 officer", "P2 helpers 1 ducats 1", "P3 helpers 1 ducats 2", "P3 officer"]}
    )
    holds(m, "points provisions P1 2", "points provisions P2 2", "points provisions P3 5")


def test_gru_11_2_and_11_3_the_highest_value_to_the_first_the_lower_to_the_second() -> None:
    m = resolved("provisions", *FOUR, board={"provisions": [5, 2]})
    holds(m, "P1.provisions 6", "P2.provisions 3")


def test_gru_11_4_third_and_fourth_get_nothing_and_their_ducats_back() -> None:
    groups = [f"P{n} helpers 1 ducats {5 - n}" for n in (1, 2, 3, 4)]
    m = resolved("provisions", *groups, board={"provisions": [5, 2]})
    holds(m, "P3.provisions 1", "P3.ducats 5", "P4.provisions 1", "P4.ducats 4", "P2.ducats 3")


def test_gru_11_4_on_a_card_with_one_value_the_second_gets_nothing_either() -> None:
    m = resolved("provisions", "P1 officer ducats 1", "P2 helpers 1 ducats 1", board={"provisions": [5]})
    holds(m, "P1.provisions 6", "P1.ducats 3", "P2.provisions 1", "P2.ducats 4")


def test_gru_11_5_who_receives_provisions_pays_all_his_ducats() -> None:
    m = resolved("provisions", "P1 helpers 1 ducats 9", "P2 helpers 1 ducats 1")
    holds(m, "P1.ducats 3", "P2.ducats 3", "P1.provisions 3", "P2.provisions 2")


# Ducats


def test_gru_12_1_and_12_2_and_12_3_and_12_4_three_values_to_the_first_three() -> None:
    m = resolved(
        "ducats", "P4 officer", "P3 officer", "P2 officer", "P1 officer", board={"ducats": [6, 3, 1]}
    )
    holds(m, "P4.ducats 9", "P3.ducats 6", "P2.ducats 4", "P1.ducats 3")


# Mercenary knights


def test_gru_13_1_only_ducats_count_and_ties_go_to_the_first_placed() -> None:
    groups = ["P1 helpers 1 ducats 2", "P2 officer ducats 2", "P3 officer ducats 1", "P4 helpers 1 ducats 3"]
    holds(
        position(fields={"mercenaries": groups}), "order mercenaries P4 P1 P2 P3", "points mercenaries P2 2"
    )


def test_gru_13_2_and_13_3_first_and_second_take_a_knight_each_and_pay_all() -> None:
    groups = ["P1 helpers 1 ducats 2", "P2 officer ducats 5"]
    m = resolved("mercenaries", *groups, board={"mercenaries": [3, 6]})
    holds(m, "P2.hand m6", "P2.ducats 3", "P1.hand m3", "P1.ducats 3", "bank 36")


def test_gru_13_4_third_and_fourth_take_their_ducats_back() -> None:
    groups = [f"P{n} officer ducats {5 - n}" for n in (1, 2, 3, 4)]
    m = resolved("mercenaries", *groups)
    holds(m, "P3.hand -", "P3.ducats 5", "P4.hand -", "P4.ducats 4")


def test_gru_13_5_of_equal_knights_the_first_takes_the_left_one() -> None:
    m = resolved("mercenaries", "P1 officer ducats 1", "P2 officer ducats 2", board={"mercenaries": [4, 4]})
    assert (of(m, "P2")["hand"], of(m, "P1")["hand"]) == (["zygmunt_rakowiec"], ["zygmunt_pikna"])


# Helpers


def test_gru_14_1_the_first_takes_a_helper_for_free() -> None:
    holds(resolved("helpers", "P2 officer"), "P2.helpers 3", "P2.ducats 3", "pool P2 2", "P1.helpers 2")


@pytest.mark.parametrize("owned", [2, 3, 4])
def test_gru_14_2_the_second_may_buy_one_for_as_many_ducats_as_he_owns_helpers(owned: int) -> None:
    m = resolved("helpers", "P1 officer", "P2 officer", P2={"helpers": owned, "ducats": 5})
    assert options(m, "P2") == ["buy", "decline"] and m.decision(1).prompt["ducats"] == owned
    refused(m, "P1", "buy", "GRU-14.2", "not-asked-now")
    declined = play(m.copy(), "P2 decline")
    holds(declined, f"P2.helpers {owned}", "P2.ducats 5")
    holds(play(m, "P2 buy"), f"P2.helpers {owned + 1}", f"P2.ducats {5 - owned}", f"pool P2 {4 - owned}")


def test_gru_14_3_who_cannot_pay_is_not_asked() -> None:
    m = resolved("helpers", "P1 officer", "P2 officer", P2={"helpers": 3, "ducats": 2})
    holds(m, "phase round_end", "P2.helpers 3", "P2.ducats 2")
    enough = resolved("helpers", "P1 officer", "P2 officer", P2={"helpers": 3, "ducats": 3})
    holds(enough, "waiting P2", "decision buy_helper")


def test_gru_14_4_third_and_fourth_get_nothing_also_when_the_second_declines() -> None:
    m = play(resolved("helpers", *FOUR), "P2 decline")
    holds(m, "phase round_end", "P3.helpers 2", "P4.helpers 2")
    poor = resolved("helpers", *FOUR, P2={"ducats": 0})
    holds(poor, "phase round_end", "P3.helpers 2", "P4.helpers 2")


def test_gru_14_5_the_new_helper_is_placed_from_the_next_round_on() -> None:
    decks = {
        **{f"{field}_{side}": [1] for field in ("crown", "mercenaries") for side in ("left", "right")},
        "provisions": [[2, 1]],
        "ducats": [[3, 2, 1]],
    }
    m = resolved("helpers", "P2 officer", players=2, decks=decks, options={"events": False})
    holds(m, "round 2", "waiting P2", "P2.pawns officer 3")
    holds(play(m, "P2 place crown helpers 3"), "points crown P2 3")


def test_gru_14_6_helpers_are_never_lost() -> None:
    m = position(
        players=2,
        phase="resolution",
        round=5,
        board={"teutons": [4, 4]},
        P1={"helpers": 4, "provisions": 0, "hand": ["c1"]},
        fields={"teutons": ["P1 helpers 1"], "crown": ["P1 helpers 2"]},
    )
    play(m, "P1 play c1")
    holds(m, "skirmish 10 1 9", "P1.helpers 4", "P1.pawns officer 4")
