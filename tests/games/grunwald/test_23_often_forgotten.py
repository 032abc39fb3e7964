"""GRU-23: often forgotten."""

from tests.games.grunwald.harness import holds, play, position, resolved, skirmish


def test_gru_23_1_staying_away_does_not_protect_from_losses() -> None:
    m = skirmish(
        [4, 4], "P1", players=2, P1={"hand": ["c1"]}, P2={"provisions": 2, "hand": ["c3"], "camp": ["t2"]}
    )
    play(m, "P1 play c1")
    holds(m, "skirmish 10 1 9", "P2.provisions 0", "P2.hand -", "P2.camp -")


def test_gru_23_2_captured_teutons_still_count() -> None:
    m = skirmish([1, 4], "P1", players=2, P1={"hand": ["c6"]})
    holds(play(m, "P1 play c6"), "captured P1:t4", "skirmish 7 6 1")


def test_gru_23_3_a_duel_needs_more_strength_and_a_skirmish_only_as_much() -> None:
    m = skirmish([4, 4], "P1", "P2", players=2, P1={"hand": ["c4"]}, P2={"hand": ["m6"]})
    holds(play(m, "P1 play c4", "P2 play m6"), "skirmish 10 10 0", "captured P2:t4")


def test_gru_23_4_knights_in_camp_eat_and_score() -> None:
    m = position(players=2, phase="final", P1={"provisions": 1, "camp": ["c5", "m4"]})
    holds(m, "decision drop")
    holds(play(m, "P1 drop m4"), "score P1 strength 5")


def test_gru_23_5_commanders_go_by_cards_before_strength() -> None:
    stock = {"P1": {"provisions": 2, "hand": ["c1", "c1"]}, "P2": {"provisions": 1, "hand": ["c6"]}}
    holds(
        position(players=2, phase="final", **stock),
        "score P1 crown_commander 2",
        "score P2 crown_commander 0",
    )


def test_gru_23_6_winners_pay_all_their_ducats_and_losers_none() -> None:
    m = resolved("mercenaries", "P1 officer ducats 5", "P2 officer ducats 1", "P3 officer ducats 4")
    holds(m, "P1.ducats 3", "P3.ducats 3", "P2.ducats 4")


def test_gru_23_7_pawns_are_worth_nothing_on_mercenaries_and_teutons() -> None:
    m = position(fields={"mercenaries": ["P1 helpers 1 ducats 1", "P2 officer ducats 1"]})
    holds(m, "order mercenaries P1 P2")
    groups = {"teutons": ["P1 helpers 1", "P2 officer"]}
    fight = skirmish([3, 3], players=2, P1={"hand": ["c4"]}, P2={"hand": ["m4"]}, fields=groups)
    holds(play(fight, "P1 play c4", "P2 play m4"), "skirmish 8 8 0", "captured P1:t3 P2:t3")


def test_gru_23_8_spare_provisions_are_worth_nothing_without_the_title() -> None:
    stock = {"P1": {"provisions": 3, "ducats": 0}, "P2": {"provisions": 4, "ducats": 0}}
    holds(position(players=2, phase="final", **stock), "score P1 0", "score P2 4")
