"""GRU-6: the fourteen event cards."""

import pytest

from tests.games.grunwald.harness import (
    all_pass,
    event,
    holds,
    options,
    play,
    position,
    refused,
    resolved,
    seen,
)


@pytest.mark.parametrize(("strength", "ducats"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
@pytest.mark.parametrize("kind", ["c", "m"])
def test_gru_6_1_samogitian_uprising_pays_by_strength(kind: str, strength: int, ducats: int) -> None:
    card = f"{kind}{strength}"
    m = play(event("samogitian_uprising", players=2, P1={"ducats": 0, "hand": [card]}), f"P1 send {card}")
    holds(m, f"P1.ducats {ducats}", f"P1.camp {card}", "P1.hand -")


def test_gru_6_2_dobrzyn_land_takes_a_knight_of_three_or_two_ducats_or_a_provision() -> None:
    hand = {"hand": ["c2", "c3"], "provisions": 2}
    m = event("dobrzyn_land", P1=hand, P2=hand, P3=hand, P4=hand)
    assert options(m, "P1") == ["ducats", "provisions", "send:c3"]
    play(m, "P1 levy send c3", "P2 levy ducats", "P3 levy provisions")
    holds(m, "P1.camp c3", "P1.hand c2", "P1.ducats 3", "P1.provisions 2")
    holds(m, "P2.ducats 1", "P2.provisions 2", "P2.hand c2 c3")
    holds(m, "P3.provisions 1", "P3.ducats 3", "P3.camp -")


def test_gru_6_3_pomerania_seized_lowers_every_ducat_value_but_not_below_zero() -> None:
    groups = ("P1 officer", "P2 officer", "P3 officer")
    m = resolved("ducats", *groups, board={"ducats": [5, 1, 0]}, event="pomerania_seized")
    holds(m, "P1.ducats 7", "P2.ducats 3", "P3.ducats 3")


@pytest.mark.parametrize(("players", "first", "second"), [(2, 2, 1), (3, 4, 2), (4, 4, 2)])
def test_gru_6_3_pomerania_seized_counts_with_fewer_players_too(
    players: int, first: int, second: int
) -> None:
    board = {"ducats": [5, 3, 2]}
    m = resolved("ducats", "P1 officer", "P2 officer", players=players, board=board, event="pomerania_seized")
    holds(m, f"P1.ducats {3 + first}", f"P2.ducats {3 + second}")


@pytest.mark.parametrize(
    ("players", "won"), [(2, [False, True, True]), (3, [True, True, False]), (4, [True, True, True])]
)
def test_gru_6_3_the_board_shows_what_is_paid_this_round(players: int, won: list[bool]) -> None:
    board = {"ducats": [3, 2, 1], "provisions": [3, 1]}
    rows = seen(position(players=players, board=board, event="pomerania_seized"))["supplies"]["ducats"]
    assert [row["value"] for row in rows] == [2, 1, 0]
    assert [row["printed"] for row in rows] == [3, 2, 1]
    assert [row["won"] for row in rows] == won
    m = position(players=players, board=board)
    supplies = seen(m)["supplies"]
    assert [row["value"] for row in supplies["ducats"]] == [3, 2, 1]
    assert [row["won"] for row in supplies["provisions"]] == [players > 2, True]


def test_gru_6_4_bydgoszcz_sells_the_bottom_teuton_of_the_left_pile() -> None:
    decks = {
        "crown_left": [1],
        "crown_right": [1],
        "mercenaries_left": [1],
        "mercenaries_right": [1],
        "provisions": [[2, 1]],
        "ducats": [[3, 2, 1]],
        "teutons_left": [1, 4, 3],
        "teutons_right": [1, 4, 2],
    }
    m = event("bydgoszcz_retaken", players=2, decks=decks)
    assert seen(m, "P2")["up"]["events"] == ["albrecht_von_schwarzburg"]
    play(m, "P1 bid 1", "P2 bid 2", "P1 pass")
    holds(m, "P2.camp t3", "P2.ducats 1", "deck teutons 2 3")
    assert seen(m)["up"]["events"] == []


def test_gru_6_5_the_royal_hunt_brings_three_provisions() -> None:
    holds(play(event("royal_hunt", players=2), "P1 bid 1", "P2 pass"), "P1.provisions 4", "P1.ducats 2")


def test_gru_6_6_the_council_of_brest_gives_a_helper_usable_this_very_round() -> None:
    m = play(event("brest_council", players=2), "P1 bid 1", "P2 pass")
    holds(m, "P1.helpers 3", "P1.pawns officer 3", "pool P1 2", "pool P2 3")
    holds(play(m, "P1 place crown helpers 3"), "points crown P1 3")


def test_gru_6_7_the_bridge_makes_the_winner_start_player_at_once() -> None:
    m = play(event("czerwinsk_bridge", start=2), "P2 pass", "P3 pass", "P4 bid 2", "P1 pass")
    holds(m, "start P4", "waiting P4", "P4.ducats 1")
    holds(play(m, "P4 pass"), "waiting P1")
    holds(all_pass(m), "start P1", "round 3")


def test_gru_6_7_the_start_player_pays_to_keep_his_token() -> None:
    m = play(event("czerwinsk_bridge", players=3, start=2), "P2 bid 1", "P3 pass", "P1 pass")
    holds(m, "start P2", "P2.ducats 2", "waiting P2")


def test_gru_6_8_mazovian_granaries_sell_one_or_two_provisions() -> None:
    m = event("mazovian_granaries", players=2)
    play(m, "P1 offer 1", "P2 offer 2")
    holds(m, "P1.ducats 2", "P1.provisions 2", "P2.ducats 0", "P2.provisions 3")


def test_gru_6_9_bochnia_pays_four_for_two_at_the_end_of_the_round() -> None:
    m = play(event("bochnia_saltworks", players=2, P2={"ducats": 1}), "P1 offer 1")
    holds(m, "phase placement", "P1.ducats 1")
    assert [player["due"] for player in seen(m)["players"]] == [4, 0]
    holds(all_pass(m), "P1.ducats 5", "P2.ducats 1")
    assert [player["due"] for player in seen(m)["players"]] == [0, 0]


@pytest.mark.parametrize(("helpers", "price"), [(2, 3), (3, 4), (4, 5)])
def test_gru_6_10_leczyca_asks_one_ducat_more_than_helpers_owned(helpers: int, price: int) -> None:
    short = {"ducats": price - 1, "helpers": helpers}
    m = event("leczyca_assembly", players=2, P1=short, P2={"ducats": price, "helpers": helpers})
    holds(m, "waiting P2")  # one ducat short is not enough
    play(m, "P2 offer 1")
    holds(m, "P2.ducats 0", f"P2.helpers {helpers + 1}", f"P2.pawns officer {helpers + 1}")


def test_gru_6_10_leczyca_has_nothing_for_the_owner_of_five_helpers() -> None:
    rich = {"ducats": 20, "helpers": 5}
    holds(event("leczyca_assembly", players=2, P1=rich, P2=rich), "phase placement", "P1.ducats 20")


def test_gru_6_11_the_tournament_pays_three_ducats_and_one() -> None:
    m = event("wawel_tournament", players=2, P1={"hand": ["c2"]}, P2={"hand": ["m5"]})
    play(m, "P1 play c2", "P2 play m5")
    holds(m, "P2.ducats 6", "P1.ducats 4")


def test_gru_6_12_ragnit_takes_two_ducats_or_a_provision_and_no_knight() -> None:
    m = event("ragnit_grain_ships", players=2, P1={"hand": ["c6"]})
    assert options(m, "P1") == ["ducats", "provisions"]
    refused(m, "P1", "send:c6", "GRU-5.40", "must-be-fulfilled-in-full")
    play(m, "P1 levy ducats", "P2 levy provisions")
    holds(m, "P1.ducats 1", "P1.provisions 1", "P2.ducats 3", "P2.provisions 0")


def test_gru_6_13_call_to_arms_counts_an_officer_three_on_the_crown_field_only() -> None:
    m = position(
        round=2,
        event="call_to_arms",
        fields={"crown": ["P1 helpers 2", "P2 officer"], "ducats": ["P1 officer"]},
    )
    holds(m, "points crown P2 3", "points crown P1 2", "points ducats P1 2", "order crown P2 P1")


def test_gru_6_14_guests_of_the_order_add_two_to_this_rounds_skirmish() -> None:
    m = event("guests_of_the_order", players=2, round=4, board={"teutons": [1, 2]})
    assert seen(m)["teuton_strength"] == 7 and seen(m)["pending"] == 2
    holds(all_pass(m), "skirmish 7 0 7")
    assert seen(m)["pending"] == 0


def test_gru_6_14_in_the_truce_the_guests_wait_for_round_four() -> None:
    m = all_pass(event("guests_of_the_order", players=2, round=3))
    assert seen(m)["pending"] == 2
    later = position(players=2, round=4, phase="resolution", board={"teutons": [1, 2]}, skirmish_bonus=2)
    holds(later, "skirmish 7 0 7")
    assert seen(later)["pending"] == 0
