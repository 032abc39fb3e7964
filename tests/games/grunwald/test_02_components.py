"""GRU-2: components and supplies."""

from collections import Counter
from typing import Any

import pytest

import tabard
from tabard.api import game_module
from tests.games.grunwald.harness import event, holds, play, position, resolved, skirmish

KNIGHTS = {1: 2, 2: 3, 3: 3, 4: 3, 5: 3, 6: 2}


def rows(table: str) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = game_module("grunwald").content(None).tables[table]
    return listed


def entry(table: str, id: str) -> dict[str, Any]:
    return next(row for row in rows(table) if row["id"] == id)


def strengths(table: str) -> dict[int, int]:
    return dict(sorted(Counter(row["strength"] for row in rows(table)).items()))


def test_gru_2_1_each_colour_has_one_officer_and_five_helpers() -> None:
    officer, helper = entry("pawns", "officer"), entry("pawns", "helper")
    assert (officer["count"], officer["per_colour"], helper["count"], helper["per_colour"]) == (4, 1, 20, 5)
    assert len(rows("colours")) == 4
    holds(tabard.new("grunwald", seats=4, seed=1), "P4.pawns officer 2", "pool P4 3")


def test_gru_2_2_sixteen_crown_knights() -> None:
    assert strengths("crown_knights") == KNIGHTS


def test_gru_2_3_sixteen_mercenary_knights() -> None:
    assert strengths("mercenary_knights") == KNIGHTS


def test_gru_2_4_one_peasant_per_colour_without_strength() -> None:
    assert strengths("peasants") == {0: 4}
    m = skirmish([1, 1], "P1", players=2, P1={"hand": ["c6"]})
    play(m, "P1 play peasant")
    holds(m, "skirmish 4 0 4")


def test_gru_2_5_twelve_teutons() -> None:
    assert strengths("teutons") == {1: 3, 2: 3, 3: 3, 4: 3}


def test_gru_2_6_eight_provision_cards_two_of_them_with_one_value() -> None:
    values = [tuple(row["values"]) for row in rows("provision_cards")]
    assert values == [(2, 1), (3, 1), (3, 2), (4, 1), (4, 2), (5, 2), (3,), (5,)]


def test_gru_2_7_eight_ducat_cards_with_three_values() -> None:
    values = [tuple(row["values"]) for row in rows("ducat_cards")]
    wanted = [(3, 2, 1), (4, 2, 1), (4, 3, 1), (4, 3, 2), (5, 3, 1), (5, 3, 2), (5, 4, 2), (6, 3, 1)]
    assert values == wanted


def test_gru_2_8_fourteen_different_events() -> None:
    assert len({row["id"] for row in rows("events")}) == 14


def test_gru_2_9_payouts_are_made_in_full_when_the_bank_is_empty() -> None:
    assert entry("tokens", "ducat")["count"] == 48
    m = resolved("ducats", "P1 officer", players=2, P1={"ducats": 47}, P2={"ducats": 1})
    holds(m, "P1.ducats 49", "bank -2")


def test_gru_2_10_the_provisions_of_the_box_cover_all_that_can_be_issued() -> None:
    tokens = [row for row in rows("tokens") if row["id"].startswith("provision_")]
    assert {row["value"]: row["count"] for row in tokens} == {5: 6, 3: 6, 1: 6}
    start, hunt, granaries = 4 * 1, 3, 4 * 2
    cards = sum(sum(row["values"]) for row in rows("provision_cards"))
    assert start + hunt + granaries + cards == 53
    assert sum(row["value"] * row["count"] for row in tokens) == 54
    holds(tabard.new("grunwald", seats=4, seed=1), "provision_bank 50")


def test_gru_2_11_the_special_tokens_are_nothing_but_bonuses_of_the_score() -> None:
    m = position(players=2, phase="final", P1={"provisions": 3, "ducats": 0, "hand": ["c2", "m3"]})
    holds(m, "score P1 crown_commander 1", "score P1 merc_commander 1", "score P1 quartermaster 1")
    for token in ("crown_commander", "mercenary_commander", "quartermaster"):
        assert entry("tokens", token)["count"] == 1


def test_gru_2_12_one_start_player_token_and_one_round_marker() -> None:
    assert entry("tokens", "start_player")["count"] == 1
    assert entry("tokens", "round_marker")["count"] == 1


@pytest.mark.parametrize("card", ["peasant", "c5", "m2"])
def test_gru_2_13_a_card_played_face_down_tells_nothing(card: str) -> None:
    m = event("wawel_tournament", P1={"hand": ["c5", "m2"]}, P2={"hand": ["c1"]})
    other = play(m.copy(), "P1 play c5")
    play(m, f"P1 play {card}")
    assert [m.view(seat) for seat in (1, 2, None)] == [other.view(seat) for seat in (1, 2, None)]
    assert m.log(1) == m.log(None) and not [happened for happened in m.log(1) if happened["kind"] == "played"]
