"""GRU-17: the end of the game, provisioning."""

from typing import Any

from tabard import Match
from tests.games.grunwald.harness import all_pass, holds, options, play, position, refused, seen


def final(**given: Any) -> Match:
    return position(**{"players": 2, "phase": "final", "round": 8, **given})


def test_gru_17_1_the_game_ends_with_round_eight() -> None:
    m = position(players=2, round=8, board={"teutons": [1, 1]})
    assert m.standing is None
    holds(all_pass(m), "phase over")
    assert m.standing is not None and m.waiting == ()


def test_gru_17_2_every_knight_of_hand_and_camp_needs_a_provision_prisoners_none() -> None:
    fed = final(P1={"provisions": 3, "hand": ["c1", "m6"], "camp": ["c4", "t4", "t3"]})
    holds(fed, "phase over", "P1.hand c1 m6", "P1.camp c4 t3 t4")
    hungry = final(P1={"provisions": 2, "hand": ["c1", "m6"], "camp": ["c4", "t4", "t3"]})
    holds(hungry, "waiting P1", "decision drop")


def test_gru_17_3_the_player_chooses_which_knights_go_to_the_box() -> None:
    m = final(P1={"provisions": 1, "hand": ["c5", "m2"], "camp": ["m6", "t4"]})
    assert options(m, "P1") == ["c5", "m2", "m6"]
    refused(m, "P1", "t4", "GRU-17.3", "not-a-knight-of-yours")
    refused(m, "P1", "c6", "GRU-17.3", "not-a-knight-of-yours")
    play(m, "P1 drop m6", "P1 drop c5")
    holds(m, "P1.hand m2", "P1.camp t4", "score P1 strength 2", "score P1 crown_commander 0")
    assert sorted(seen(m)["box"]) == ["jan_sokol_of_lamberk", "powala_of_taczew"]


def test_gru_17_4_no_more_knights_are_put_away_than_necessary() -> None:
    m = play(final(P1={"provisions": 2, "hand": ["c5", "m2", "m1"]}), "P1 drop m1")
    holds(m, "phase over", "P1.hand c5 m2")
    assert m.waiting == ()


def test_gru_17_5_choices_come_in_turn_order_one_card_at_a_time() -> None:
    hungry = {"provisions": 1, "hand": ["c1", "c2", "c3"]}
    m = position(players=3, phase="final", round=8, start=2, P1=hungry, P2=hungry, P3=hungry)
    for who in ("P2", "P3", "P1"):
        for card in ("c2", "c1"):
            holds(m, f"waiting {who}", "decision drop")
            play(m, f"{who} drop {card}")
        holds(m, f"{who}.hand c3")
    holds(m, "phase over")


def test_gru_17_5_without_a_real_choice_nobody_is_asked() -> None:
    m = final(
        P1={"provisions": 0, "hand": ["c5"], "camp": ["m2"]},
        P2={"provisions": 1, "hand": ["c4"], "camp": ["c4"]},
    )
    holds(m, "phase over", "P1.hand -", "P1.camp -", "P2.hand -", "P2.camp c4")


def test_gru_17_6_provisions_that_feed_are_not_spare() -> None:
    m = final(P1={"provisions": 5, "hand": ["c1", "c2"]}, P2={"provisions": 4})
    holds(m, "score P1 quartermaster 0", "score P2 quartermaster 4")
