"""GRU-7: phase 2, royal officers."""

import pytest

from tests.games.grunwald.harness import (
    all_pass,
    holds,
    impossible,
    options,
    play,
    position,
    refused,
    seen,
    told,
)

WAR = {"round": 4, "board": {"teutons": [1, 2]}}


# Turns


def test_gru_7_1_players_take_turns_round_the_table() -> None:
    m = position(players=3, start=2)
    for field in ("crown", "ducats"):
        for who in ("P2", "P3", "P1"):
            holds(m, f"waiting {who}")
            play(m, f"{who} place {field} helpers 1")


def test_gru_7_2_a_player_places_or_passes_and_nothing_else() -> None:
    m = position(players=2)
    assert options(m, "P1") == ["crown", "ducats", "helpers", "mercenaries", "pass", "provisions"]
    refused(m, "P1", "wait", "GRU-7.2", "not-an-option")
    refused(m, "P2", "crown", "GRU-7.2", "not-asked-now")


def test_gru_7_3_a_placement_uses_one_field() -> None:
    m = play(position(players=2), "P1 place crown helpers 1")
    holds(m, "waiting P2", "P1.pawns officer 1")
    assert [field for field, groups in seen(m)["fields"].items() if groups] == ["crown"]


def test_gru_7_4_officer_and_helpers_never_go_together() -> None:
    m = position(players=2)
    m.answer(0, "crown")
    assert options(m, "P1") == ["helpers", "officer"]
    m.answer(0, "officer")
    holds(m, "waiting P2", "points crown P1 2", "P1.pawns - 2")


def test_gru_7_4_helpers_go_one_or_more_at_a_time() -> None:
    m = position(players=2, P1={"helpers": 4})
    m.answer(0, "crown")
    m.answer(0, "helpers")
    assert options(m, "P1") == [1, 2, 3, 4]
    refused(m, "P1", 0, "GRU-7.4", "not-an-option")
    refused(m, "P1", 5, "GRU-1.6", "not-so-many-helpers")


def test_gru_7_5_the_officer_may_join_own_helpers_in_a_later_turn() -> None:
    m = play(position(players=2), "P1 place crown helpers 1", "P2 pass", "P1 place crown officer")
    holds(m, "points crown P1 3")


def test_gru_7_6_helpers_may_join_the_own_officer_in_a_later_turn() -> None:
    m = play(
        position(P1={"helpers": 3}, players=2),
        "P1 place crown officer",
        "P2 pass",
        "P1 place crown helpers 2",
    )
    holds(m, "points crown P1 4")


def test_gru_7_7_helpers_are_never_added_to_own_helpers() -> None:
    m = play(position(players=2), "P1 place crown helpers 1", "P2 pass")
    impossible(m, "P1 place crown helpers 1")
    play(m, "P1 place ducats officer")
    refused(m, "P1", "crown", "GRU-7.7", "no-helpers-to-helpers")
    assert [(field, why.id) for field, why in m.decision(0).refused if field == "crown"] == [
        ("crown", "GRU-7.7")
    ]


def test_gru_7_7_the_refused_helpers_are_explained_at_the_step_of_the_pawn() -> None:
    m = play(position(players=2), "P1 place provisions helpers 1", "P2 pass")
    m.answer(0, "provisions")  # only the officer can go there: the step is skipped
    refused(m, "P1", "helpers", "GRU-7.7", "no-helpers-to-helpers")


def test_gru_7_8_at_most_two_placements_on_a_field() -> None:
    m = position(players=2, P1={"helpers": 5})
    play(m, "P1 place crown officer", "P2 pass", "P1 place crown helpers 2")
    assert "crown" not in options(m, "P1")
    refused(m, "P1", "crown", "GRU-7.7", "no-helpers-to-helpers")


def test_gru_7_9_a_new_group_goes_to_the_right_of_all_others() -> None:
    m = position(players=3)
    play(m, "P1 place crown helpers 1", "P2 place crown helpers 1", "P3 place crown helpers 1")
    assert [group["seat"] for group in seen(m)["fields"]["crown"]] == [0, 1, 2]


def test_gru_7_9_what_is_added_keeps_the_place_of_its_group() -> None:
    m = position(players=2)
    play(m, "P1 place provisions helpers 1 ducats 1", "P2 place provisions officer")
    play(m, "P1 place provisions officer ducats 1")
    first, second = seen(m)["fields"]["provisions"]
    assert (first["seat"], first["points"], first["ducats"]) == (0, 5, 2)
    assert (second["seat"], second["points"]) == (1, 2)


def test_gru_7_10_pawns_and_ducats_on_the_board_are_out_of_use() -> None:
    m = play(position(players=2), "P1 place provisions officer ducats 3", "P2 pass")
    impossible(m, "P1 place crown officer")
    m.answer(0, "provisions")
    refused(m, "P1", "officer", "GRU-7.10", "officer-already-placed")


def test_gru_7_10_helpers_on_the_board_are_out_of_use_too() -> None:
    m = position(players=2, fields={"crown": ["P1 helpers 2"]})
    m.answer(0, "provisions")
    refused(m, "P1", "helpers", "GRU-7.10", "no-free-helpers")


def test_gru_7_10_ducats_on_the_board_buy_no_mercenary() -> None:
    m = play(position(players=2), "P1 place provisions officer ducats 3", "P2 pass")
    refused(m, "P1", "mercenaries", "GRU-7.26", "needs-a-ducat")


def test_gru_7_11_a_pass_on_the_first_turn_ends_the_placements_of_the_round() -> None:
    m = play(position(players=2), "P1 pass", "P2 place crown officer")
    holds(m, "waiting P2", "P1.pawns officer 2", "P1.ducats 3")
    assert seen(m)["players"][0]["passed"] is True


def test_gru_7_11_a_pass_counts_for_one_round_only() -> None:
    decks = {
        **{f"{field}_{side}": [1] for field in ("crown", "mercenaries") for side in ("left", "right")},
        "provisions": [[2, 1]],
        "ducats": [[3, 2, 1]],
    }
    m = all_pass(position(players=2, decks=decks, options={"events": False}))
    holds(m, "round 2", "waiting P2")
    assert [player["passed"] for player in seen(m)["players"]] == [False, False]


def test_gru_7_12_a_player_without_free_pawns_is_skipped() -> None:
    m = position(players=2)
    play(m, "P1 place crown officer", "P2 place crown helpers 1", "P1 place crown helpers 2")
    play(m, "P2 place ducats helpers 1")
    holds(m, "waiting P2", "P1.pawns - 0")


def test_gru_7_13_the_last_player_goes_on_placing_alone() -> None:
    m = play(position(players=3), "P1 pass", "P2 pass")
    for placement in ("crown helpers 1", "ducats helpers 1", "provisions officer"):
        holds(m, "waiting P3")
        play(m, f"P3 place {placement}")
    holds(m, "phase round_end")


def test_gru_7_14_free_pawns_without_a_place_pass_by_themselves() -> None:
    m = position(
        players=2,
        P1={"ducats": 0, "helpers": 5},
        fields={field: ["P1 helpers 1"] for field in ("crown", "provisions", "ducats")},
    )
    holds(m, "P1.pawns officer 2")
    play(m, "P1 place crown officer", "P2 pass")
    holds(m, "phase round_end", "P1.helpers 5")  # the two helpers left could go nowhere
    assert told(m, "passed") == [{"kind": "passed", "seat": 1}, {"kind": "passed", "seat": 0, "forced": True}]


def test_gru_7_15_the_phase_ends_when_all_have_passed_or_placed() -> None:
    m = play(position(players=2), "P1 place crown officer", "P2 pass", "P1 place ducats helpers 2")
    holds(m, "phase round_end", "P1.ducats 5")


# What may stand where


@pytest.mark.parametrize("field", ["crown", "ducats", "helpers"])
def test_gru_7_20_pawns_only_and_any_number_of_them(field: str) -> None:
    m = position(players=2, P1={"helpers": 4})
    impossible(m, f"P1 place {field} officer ducats 1")
    play(m, f"P1 place {field} helpers 4")
    holds(m, "waiting P2", f"points {field} P1 4", "P1.ducats 3")
    holds(
        play(m, "P2 pass", f"P1 place {field} officer"), "P1.ducats 3" if field != "ducats" else "P1.ducats 5"
    )


def test_gru_7_21_the_owner_of_five_helpers_keeps_off_the_helpers_field() -> None:
    m = position(players=2, P1={"helpers": 5}, P2={"helpers": 4})
    refused(m, "P1", "helpers", "GRU-7.21", "all-helpers-owned")
    play(m, "P1 pass", "P2 place helpers helpers 4")
    holds(m, "points helpers P2 4")


@pytest.mark.parametrize(("number", "open"), [(3, False), (4, True)])
def test_gru_7_22_the_teutons_field_is_closed_before_round_four(number: int, open: bool) -> None:
    m = position(round=number, board={"teutons": [1, 2] if open else []})
    assert ("teutons" in options(m, "P1")) is open
    if not open:
        refused(m, "P1", "teutons", "GRU-7.22", "closed-in-the-truce")


def test_gru_7_22_no_ducats_go_to_the_teutons() -> None:
    m = position(players=2, **WAR)
    impossible(m, "P1 place teutons officer ducats 1")
    holds(play(m, "P1 place teutons officer"), "P1.ducats 3", "waiting P2")


def test_gru_7_23_one_pawn_to_the_teutons() -> None:
    m = position(players=2, P1={"helpers": 4}, **WAR)
    impossible(m, "P1 place teutons helpers 2")
    play(m, "P1 place teutons helpers 1", "P2 pass")
    refused(m, "P1", "teutons", "GRU-7.23", "one-pawn-only")


def test_gru_7_24_provisions_take_any_number_of_pawns_and_ducats() -> None:
    m = position(players=2, P1={"helpers": 4, "ducats": 6})
    m.answer(0, "provisions")
    m.answer(0, "helpers")
    m.answer(0, 4)
    assert options(m, "P1") == [0, 1, 2, 3, 4, 5, 6]
    m.answer(0, 6)
    holds(m, "points provisions P1 10", "P1.ducats 0")


def test_gru_7_25_ducats_go_to_provisions_with_a_pawn_only() -> None:
    m = position(players=2, P1={"ducats": 6})
    play(m, "P1 place provisions helpers 2 ducats 2", "P2 pass", "P1 place provisions officer ducats 3")
    holds(m, "phase round_end", "P1.provisions 2", "P1.ducats 1")


def test_gru_7_25_without_a_free_pawn_no_ducat_is_added() -> None:
    m = play(position(players=2), "P1 place provisions helpers 2", "P2 pass", "P1 place provisions officer")
    holds(m, "phase round_end", "P1.ducats 3")


def test_gru_7_26_mercenaries_take_one_pawn_and_at_least_one_ducat() -> None:
    m = position(players=2, P1={"helpers": 3})
    impossible(m, "P1 place mercenaries helpers 2 ducats 1")
    m.answer(0, "mercenaries")
    m.answer(0, "helpers")
    assert options(m, "P1") == [1, 2, 3]
    refused(m, "P1", 0, "GRU-7.26", "needs-a-ducat")
    m.answer(0, 2)
    holds(m, "points mercenaries P1 2", "P1.pawns officer 2", "P1.ducats 1")


def test_gru_7_26_without_a_ducat_nobody_hires() -> None:
    m = position(P1={"ducats": 0})
    refused(m, "P1", "mercenaries", "GRU-7.26", "needs-a-ducat")


def test_gru_7_27_the_ducats_for_mercenaries_cannot_be_raised_later() -> None:
    m = play(position(players=2), "P1 place mercenaries helpers 1 ducats 1", "P2 pass")
    refused(m, "P1", "mercenaries", "GRU-7.27", "one-pawn-only")


def test_gru_7_28_no_more_ducats_than_the_stock() -> None:
    m = position(players=2, P1={"ducats": 2})
    for field, least in (("provisions", 0), ("mercenaries", 1)):
        twin = m.copy()
        twin.answer(0, field)
        twin.answer(0, "officer")
        assert options(twin, "P1") == list(range(least, 3))
        refused(twin, "P1", 3, "GRU-7.28", "not-so-many-ducats")
