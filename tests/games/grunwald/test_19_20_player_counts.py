"""GRU-19 and 20: two and three players."""

from tests.games.grunwald.harness import event, holds, play, resolved, seen, skirmish


def test_gru_19_1_two_players_face_a_surplus_of_two() -> None:
    holds(skirmish([3, 2], players=2), "skirmish 7 0 7")


def test_gru_19_2_two_players_win_one_crown_knight_only() -> None:
    m = resolved("crown", "P2 officer", "P1 officer", players=2, board={"crown": [2, 5]})
    holds(m, "P2.hand c5", "P1.hand -")
    assert "stanislaw_of_charbinowice" in seen(m)["box"]


def test_gru_19_3_two_players_win_one_mercenary_only() -> None:
    groups = ("P2 officer ducats 2", "P1 officer ducats 1")
    m = resolved("mercenaries", *groups, players=2, board={"mercenaries": [2, 5]})
    holds(m, "P2.hand m5", "P2.ducats 3", "P1.hand -", "P1.ducats 4")
    assert "bohemian_crossbowman" in seen(m)["box"]


def test_gru_19_4_two_players_win_the_lower_provision_value_only() -> None:
    groups = ("P1 helpers 1 ducats 2", "P2 helpers 1 ducats 1")
    m = resolved("provisions", *groups, players=2, board={"provisions": [5, 2]})
    holds(m, "P1.provisions 3", "P1.ducats 3", "P2.provisions 1", "P2.ducats 4")
    single = resolved("provisions", *groups, players=2, board={"provisions": [5]})
    holds(single, "P1.provisions 6", "P1.ducats 3", "P2.provisions 1", "P2.ducats 4")


def test_gru_19_5_two_players_win_the_two_lowest_ducat_values() -> None:
    m = resolved("ducats", "P1 officer", "P2 officer", players=2, board={"ducats": [6, 3, 1]})
    holds(m, "P1.ducats 6", "P2.ducats 4")
    holds(resolved("ducats", "P2 officer", players=2, board={"ducats": [6, 3, 1]}), "P2.ducats 6")


def test_gru_19_6_helpers_teutons_and_events_are_unchanged_for_two() -> None:
    m = play(resolved("helpers", "P1 officer", "P2 officer", players=2), "P2 buy")
    holds(m, "P1.helpers 3", "P2.helpers 3", "P2.ducats 1")
    fight = skirmish([1, 2], "P1", "P2", players=2, P1={"hand": ["c5"]}, P2={"hand": ["m4"]})
    holds(play(fight, "P1 play c5", "P2 play m4"), "captured P1:t2 P2:t1")
    contest = event("wawel_tournament", players=2, P1={"hand": ["c5"]}, P2={"hand": ["m4"]})
    holds(play(contest, "P1 play c5", "P2 play m4"), "P1.ducats 6", "P2.ducats 4")


def test_gru_20_1_three_players_face_a_surplus_of_four() -> None:
    holds(skirmish([3, 2], players=3), "skirmish 9 0 9")


def test_gru_20_2_three_players_win_the_two_highest_ducat_values() -> None:
    groups = ("P1 officer", "P2 officer", "P3 officer")
    m = resolved("ducats", *groups, players=3, board={"ducats": [6, 3, 1]})
    holds(m, "P1.ducats 9", "P2.ducats 6", "P3.ducats 3")


def test_gru_20_3_knights_and_provisions_are_unchanged_for_three() -> None:
    groups = ("P1 officer ducats 1", "P2 officer ducats 1", "P3 officer ducats 1")
    crown = resolved("crown", *(group[:10] for group in groups), players=3, board={"crown": [2, 5]})
    holds(crown, "P1.hand c5", "P2.hand c2", "P3.hand -")
    mercenaries = resolved("mercenaries", *groups, players=3, board={"mercenaries": [2, 5]})
    holds(mercenaries, "P1.hand m5", "P2.hand m2", "P2.ducats 3", "P3.hand -", "P3.ducats 4")
    provisions = resolved("provisions", *groups, players=3, board={"provisions": [5, 2]})
    holds(provisions, "P1.provisions 6", "P2.provisions 3", "P3.provisions 1", "P3.ducats 4")
