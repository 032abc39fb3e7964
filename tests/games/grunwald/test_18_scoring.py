"""GRU-18: scoring and victory."""

from typing import Any

import pytest

from tabard import Match
from tests.games.grunwald.harness import holds, play, position


def final(**given: Any) -> Match:
    """The end of the game; without a word a player owns nothing."""
    seats = given.get("players", 2)
    nothing = {f"P{n}": {"ducats": 0, "provisions": 0} for n in range(1, seats + 1)}
    told = {
        key: {**nothing.get(key, {}), **value} if key in nothing else value for key, value in given.items()
    }
    return position(**{"players": seats, "phase": "final", "round": 8, **nothing, **told})


def ranks(m: Match) -> list[tuple[int, int]]:
    return [(rank.rank, rank.seat) for rank in m.standing or ()]


def test_gru_18_1_a_point_per_strength_of_fed_knights() -> None:
    m = final(P1={"provisions": 2, "hand": ["c6", "m4"], "camp": ["c5"]})
    play(m, "P1 drop c6")
    holds(m, "score P1 strength 9")


def test_gru_18_2_a_point_per_strength_of_prisoners() -> None:
    holds(final(P1={"camp": ["t4", "t1", "t3"]}), "score P1 teutons 8", "score P1 strength 0", "score P1 8")


def test_gru_18_3_the_crown_commander_has_most_crown_cards() -> None:
    m = final(P1={"provisions": 3, "hand": ["c1", "c1", "m6"]}, P2={"provisions": 1, "hand": ["c6"]})
    holds(m, "score P1 crown_commander 2", "score P2 crown_commander 0")


def test_gru_18_4_the_mercenary_commander_has_most_mercenary_cards() -> None:
    m = final(
        P1={"provisions": 3, "hand": ["m1", "m1"], "camp": ["m2"]}, P2={"provisions": 2, "hand": ["m6", "c6"]}
    )
    holds(m, "score P1 merc_commander 3", "score P2 merc_commander 0", "score P2 crown_commander 1")


def test_gru_18_5_equal_numbers_of_cards_are_decided_by_strength() -> None:
    m = final(P1={"provisions": 2, "hand": ["c3", "c3"]}, P2={"provisions": 2, "hand": ["c6", "c1"]})
    holds(m, "score P1 crown_commander 0", "score P2 crown_commander 2")


def test_gru_18_6_equal_cards_and_strength_both_score_in_full() -> None:
    m = final(P1={"provisions": 2, "hand": ["m3", "m4"]}, P2={"provisions": 2, "hand": ["m5", "m2"]})
    holds(m, "score P1 merc_commander 2", "score P2 merc_commander 2")


def test_gru_18_7_without_a_card_of_the_kind_there_is_no_commander() -> None:
    m = final(P1={"camp": ["t4"]})
    for part in ("crown_commander", "merc_commander"):
        holds(m, f"score P1 {part} 0", f"score P2 {part} 0")


def test_gru_18_8_the_quartermaster_scores_his_spare_provisions() -> None:
    m = final(P1={"provisions": 5, "hand": ["c1"]}, P2={"provisions": 3})
    holds(m, "score P1 quartermaster 4", "score P2 quartermaster 0")


def test_gru_18_9_tied_quartermasters_score_both_and_zero_scores_nothing() -> None:
    m = final(players=3, P1={"provisions": 3}, P2={"provisions": 4, "hand": ["c1"]}, P3={"provisions": 2})
    holds(m, "score P1 quartermaster 3", "score P2 quartermaster 3", "score P3 quartermaster 0")
    holds(final(), "score P1 quartermaster 0", "score P2 quartermaster 0")


@pytest.mark.parametrize(("ducats", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (9, 4)])
def test_gru_18_10_a_point_for_two_ducats_rounded_down(ducats: int, points: int) -> None:
    holds(final(P1={"ducats": ducats}), f"score P1 ducats {points}", f"score P1 {points}")


def test_gru_18_11_most_points_win() -> None:
    m = final(P1={"ducats": 8}, P2={"ducats": 11})
    assert ranks(m) == [(1, 1), (2, 0)]
    assert [rank.score for rank in m.standing or ()] == [5, 4]


def test_gru_18_11_the_score_is_the_sum_of_its_parts() -> None:
    m = final(P1={"provisions": 5, "ducats": 3, "hand": ["c2", "m3"], "camp": ["t4"]})
    holds(
        m,
        "score P1 strength 5",
        "score P1 teutons 4",
        "score P1 crown_commander 1",
        "score P1 merc_commander 1",
    )
    holds(m, "score P1 quartermaster 3", "score P1 ducats 1", "score P1 15")


def test_gru_18_12_a_tie_goes_to_more_cards_still_held() -> None:
    m = final(P1={"camp": ["t4"]}, P2={"camp": ["t3", "t1"]})
    holds(m, "score P1 4", "score P2 4", "score P1 cards 1", "score P2 cards 2", "winners P2")


def test_gru_18_12_cards_put_away_unfed_do_not_count() -> None:
    m = final(P1={"ducats": 2, "hand": ["c6", "c5", "m1"]}, P2={"camp": ["t1"]})
    holds(m, "score P1 1", "score P1 cards 0", "score P2 1", "winners P2")


def test_gru_18_13_equal_in_both_they_share_the_victory() -> None:
    m = final(players=3, P1={"camp": ["t3"]}, P2={"camp": ["t1"]}, P3={"camp": ["t3"]})
    holds(m, "winners P1 P3")


def test_gru_18_14_a_shared_place_skips_the_ones_behind_it() -> None:
    m = final(players=4, P1={"ducats": 2}, P2={"ducats": 6}, P3={"ducats": 6}, P4={"camp": ["t1"]})
    assert ranks(m) == [(1, 1), (1, 2), (3, 3), (4, 0)]
