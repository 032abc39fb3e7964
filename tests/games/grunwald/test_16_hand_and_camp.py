"""GRU-16: hand, camp and the one-use rule."""

from tests.games.grunwald.harness import event, holds, options, play, position, refused, resolved, skirmish


def test_gru_16_1_gained_knights_go_to_the_hand() -> None:
    holds(resolved("crown", "P1 officer", board={"crown": [4, 1]}), "P1.hand c4", "P1.camp -")
    m = resolved("mercenaries", "P1 officer ducats 1", board={"mercenaries": [4, 1]})
    holds(m, "P1.hand m4", "P1.camp -")


def test_gru_16_2_a_knight_is_used_once_in_skirmish_task_contest_or_levy() -> None:
    used = {"hand": ["c1"], "camp": ["c6"]}
    refused(skirmish([1, 1], "P1", P1=used), "P1", "c6", "GRU-16.2", "already-used")
    refused(event("wawel_tournament", P1=used), "P1", "c6", "GRU-16.2", "already-used")
    refused(event("samogitian_uprising", P1=used), "P1", "c6", "GRU-5.31", "not-in-hand")
    refused(event("dobrzyn_land", P1=used), "P1", "send:c6", "GRU-5.40", "must-be-fulfilled-in-full")


def test_gru_16_3_a_used_knight_stays_in_camp() -> None:
    holds(
        play(skirmish([1, 1], "P1", players=2, P1={"hand": ["c6"]}), "P1 play c6"),
        "P1.camp c6 t1",
        "P1.hand -",
    )
    holds(play(event("wawel_tournament", P1={"hand": ["c6"]}), "P1 play c6"), "P1.camp c6", "P1.hand -")
    holds(play(event("samogitian_uprising", P1={"hand": ["m6"]}), "P1 send m6"), "P1.camp m6", "P1.hand -")
    holds(play(event("dobrzyn_land", P1={"hand": ["c6"]}), "P1 levy send c6"), "P1.camp c6", "P1.hand -")


def test_gru_16_4_prisoners_rest_in_camp_and_are_never_used() -> None:
    m = skirmish([1, 1], "P1", P1={"hand": ["c1"], "camp": ["t4"]})
    assert options(m, "P1") == ["c1", "peasant"]
    refused(m, "P1", "t4", "GRU-16.4", "already-used")
    task = event("samogitian_uprising", P1={"hand": ["c1"], "camp": ["t4"]})
    refused(task, "P1", "t4", "GRU-5.31", "not-in-hand")


def test_gru_16_5_knights_in_camp_eat_and_score_like_those_in_hand() -> None:
    m = position(players=2, phase="final", P1={"provisions": 2, "ducats": 0, "hand": ["c3"], "camp": ["m4"]})
    holds(m, "score P1 strength 7", "score P1 quartermaster 0", "score P1 merc_commander 1")
    hungry = position(players=2, phase="final", P1={"provisions": 1, "hand": ["c3"], "camp": ["m4"]})
    assert options(hungry, "P1") == ["c3", "m4"]


def test_gru_16_6_the_peasant_is_never_used_up() -> None:
    m = play(skirmish([1, 1], "P1", players=2, P1={"hand": ["c1"], "provisions": 9}), "P1 play peasant")
    play(m, "P1 lose provisions 4")
    holds(m, "P1.hand c1", "P1.camp -", "phase round_end")
    again = play(event("wawel_tournament", P1={"hand": ["c1"]}), "P1 play peasant")
    holds(again, "P1.hand c1", "P1.camp -")


def test_gru_16_7_hands_and_camps_have_no_limit() -> None:
    hand = ["c1", "c2", "c3", "c4", "c5", "c6", "m1", "m2", "m3", "m4", "m5", "m6", "c2", "c3", "c4"]
    camp = ["t1", "t2", "t3", "t4", "c5", "m5", "m4", "t4", "t3"]
    m = resolved("crown", "P1 officer", P1={"hand": hand, "camp": camp}, board={"crown": [6, 1]})
    holds(m, f"P1.hand {' '.join([*hand, 'c6'])}", f"P1.camp {' '.join(camp)}")
