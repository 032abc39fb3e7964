"""GRU-5: phase 1, events."""

import tabard
from tabard.api import game_module
from tests.games.grunwald.harness import (
    all_pass,
    event,
    holds,
    of,
    options,
    play,
    position,
    refused,
    resolved,
    seen,
    to_round,
    told,
)

DECKS = {
    "crown_left": [6],
    "crown_right": [5],
    "mercenaries_left": [4],
    "mercenaries_right": [3],
    "provisions": [[5, 2]],
    "ducats": [[6, 3, 1]],
}


# Sequence


def test_gru_5_1_from_round_two_on_the_round_begins_with_the_top_event() -> None:
    m = all_pass(position(players=2, decks={**DECKS, "events": ["mazovian_granaries", "royal_hunt"]}))
    holds(m, "round 2", "event mazovian_granaries", "phase event", "deck events 1")


def test_gru_5_2_and_5_5_the_event_is_over_before_new_cards_are_turned_up() -> None:
    m = event("mazovian_granaries", players=2, board={"crown": [6, 5], "provisions": [5, 2]})
    for who in ("P1", "P2"):
        assert seen(m, who)["up"] == {"crown": [], "mercenaries": [], "teutons": [], "events": []}
        assert (seen(m, who)["provision_card"], seen(m, who)["ducat_card"]) == (None, None)
        play(m, f"{who} pass")
    holds(m, "board crown 6 5", "board provisions 5 2")


def test_gru_5_3_players_act_in_turn_order() -> None:
    m = event("mazovian_granaries", start=3)
    for who in ("P3", "P4", "P1", "P2"):
        holds(m, f"waiting {who}")
        play(m, f"{who} pass")


def test_gru_5_4_then_the_top_card_of_every_pile_is_turned_up() -> None:
    decks = {**DECKS, "teutons_left": [4], "teutons_right": [2], "events": ["call_to_arms"]}
    m = all_pass(position(players=2, round=3, decks=decks))
    holds(m, "round 4", "board crown 6 5", "board mercenaries 4 3", "board teutons 4 2")
    holds(m, "board provisions 5 2", "board ducats 6 3 1", "deck crown 0 0", "deck teutons 0 0")
    truce = all_pass(position(players=2, round=2, decks=decks))
    holds(truce, "round 3", "board crown 6 5", "board teutons -", "deck teutons 1 1")


def test_gru_5_6_the_event_stays_until_the_end_of_the_round() -> None:
    m = event("call_to_arms", players=2, decks={**DECKS, "events": []})
    holds(m, "phase placement", "event call_to_arms")
    holds(all_pass(m), "event none", "round 3")
    assert "call_to_arms" in seen(m)["box"]


def test_gru_5_7_events_come_in_random_order() -> None:
    orders = set()
    for seed in range(6):
        m = to_round(tabard.new("grunwald", seats=2, seed=seed), 4)
        orders.add(tuple(told["event"] for told in m.log() if told["kind"] == "event"))
    assert len(orders) == 6


def test_gru_5_8_there_are_six_kinds_of_event() -> None:
    kinds = [row["kind"] for row in game_module("grunwald").content(None).tables["events"]]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "auction": 4,
        "offer": 3,
        "task": 1,
        "levy": 2,
        "contest": 1,
        "modifier": 3,
    }


# Auction


def test_gru_5_10_who_cannot_receive_the_prize_takes_no_part() -> None:
    m = event("brest_council", players=3, P1={"helpers": 5, "ducats": 9}, P2={"helpers": 4})
    holds(m, "waiting P2")
    assert seen(m)["auction"]["bidders"] == [1, 2]


def test_gru_5_10_without_bidders_nothing_happens() -> None:
    full = {"helpers": 5, "ducats": 9}
    m = event("brest_council", players=2, P1=full, P2=full)
    holds(m, "phase placement", "auction none 0", "P1.ducats 9", "P2.helpers 5")


def test_gru_5_10_the_start_player_may_bid_for_his_own_token() -> None:
    holds(event("czerwinsk_bridge", start=2), "waiting P2", "decision bid")


def test_gru_5_11_a_bid_is_higher_than_the_last_and_within_the_stock() -> None:
    m = event("royal_hunt", players=2, P1={"ducats": 3}, P2={"ducats": 5})
    assert options(m, "P1") == [1, 2, 3, "pass"]
    refused(m, "P1", 0, "GRU-5.11", "bid-too-low")
    refused(m, "P1", 4, "GRU-5.11", "not-so-many-ducats")
    play(m, "P1 bid 2")
    assert options(m, "P2") == [3, 4, 5, "pass"]
    refused(m, "P2", 2, "GRU-5.11", "bid-too-low")
    refused(m, "P2", "much", "GRU-5.11", "not-an-option")


def test_gru_5_11_bidding_goes_round_in_turn_order() -> None:
    m = event("royal_hunt", players=3, start=2)
    holds(m, "waiting P2")
    holds(play(m, "P2 bid 1"), "waiting P3")
    holds(play(m, "P3 bid 2"), "waiting P1")
    holds(play(m, "P1 bid 3"), "phase placement", "auction P1 3")


def test_gru_5_12_a_pass_is_final() -> None:
    m = play(event("royal_hunt", players=3), "P1 pass", "P2 bid 1", "P3 bid 2")
    holds(m, "waiting P2")
    refused(m, "P1", 3, "GRU-5.11", "not-asked-now")
    holds(play(m, "P2 pass"), "auction P3 2")


def test_gru_5_13_who_cannot_outbid_passes_by_himself() -> None:
    m = event("royal_hunt", players=3, P1={"ducats": 0}, P2={"ducats": 3}, P3={"ducats": 3})
    holds(m, "waiting P2")
    holds(play(m, "P2 bid 3"), "phase placement", "auction P2 3")


def test_gru_5_13_the_highest_bidder_is_not_asked_against_himself() -> None:
    m = event("royal_hunt", players=2, P1={"ducats": 9}, P2={"ducats": 9})
    play(m, "P1 bid 1", "P2 pass")
    holds(m, "auction P1 1", "phase placement", "P1.ducats 8")


def test_gru_5_14_the_last_bidder_without_a_bid_on_the_table_is_still_asked() -> None:
    m = play(event("royal_hunt", players=2), "P1 pass")
    holds(m, "waiting P2", "decision bid")
    assert options(m, "P2") == [1, 2, 3, "pass"]
    holds(play(m, "P2 bid 1"), "auction P2 1", "P2.provisions 4")


def test_gru_5_15_only_the_winner_pays_and_has_the_prize_at_once() -> None:
    m = play(event("royal_hunt", players=2), "P1 bid 1", "P2 bid 2", "P1 bid 3")
    holds(m, "P1.ducats 0", "P1.provisions 4", "P2.ducats 3", "P2.provisions 1", "bank 45")


def test_gru_5_16_without_a_bid_a_prisoner_goes_to_the_box() -> None:
    m = event("bydgoszcz_retaken", players=2, spare=4)
    assert seen(m)["up"]["events"] == ["ulrich_von_jungingen"]
    play(m, "P1 pass", "P2 pass")
    holds(m, "auction none 0", "P1.camp -", "P2.camp -")
    assert seen(m)["up"]["events"] == [] and seen(m)["box"] == ["ulrich_von_jungingen"]


def test_gru_5_16_without_a_bid_helper_and_token_stay_where_they_are() -> None:
    helper = play(event("brest_council", players=2), "P1 pass", "P2 pass")
    holds(helper, "pool P1 3", "pool P2 3", "auction none 0")
    token = play(event("czerwinsk_bridge", players=2, start=2), "P2 pass", "P1 pass")
    holds(token, "start P2", "waiting P2")


# Offer


def test_gru_5_20_each_player_may_accept_one_option_once() -> None:
    m = event("mazovian_granaries", players=2, P1={"ducats": 9})
    play(m, "P1 offer 1")
    holds(m, "waiting P2", "P1.ducats 8", "P1.provisions 2")
    play(m, "P2 pass")
    holds(m, "phase placement", "P2.ducats 3", "P2.provisions 1")


def test_gru_5_21_an_option_must_be_payable_in_full() -> None:
    m = event("mazovian_granaries", players=2, P1={"ducats": 2}, P2={"ducats": 0})
    assert options(m, "P1") == [1, "pass"]
    refused(m, "P1", 2, "GRU-5.21", "cannot-be-paid")
    refused(m, "P1", 3, "GRU-5.20", "not-an-option")
    assert [(choice, why.id) for choice, why in m.decision(0).refused] == [(2, "GRU-5.21")]
    holds(play(m, "P1 offer 1"), "phase placement")  # P2 cannot pay and is skipped


def test_gru_5_21_a_gain_must_be_receivable() -> None:
    m = event("leczyca_assembly", players=2, P1={"ducats": 9, "helpers": 5}, P2={"ducats": 3})
    holds(m, "waiting P2")


def test_gru_5_22_an_offer_is_settled_before_the_next_player_decides() -> None:
    m = play(event("mazovian_granaries", players=2), "P1 offer 2")
    holds(m, "waiting P2", "P1.ducats 0", "P1.provisions 3")


# Task


def test_gru_5_30_each_may_send_one_knight_from_his_hand_for_its_reward() -> None:
    m = event("samogitian_uprising", players=3, start=2, P1={"hand": ["c2"]}, P2={"hand": ["m5", "c3", "c3"]})
    holds(m, "waiting P2", "decision task")
    assert options(m, "P2") == ["c3", "m5", "pass"]
    refused(m, "P2", "c6", "GRU-5.30", "not-in-hand")
    play(m, "P2 send m5")
    holds(m, "P2.camp m5", "P2.hand c3 c3", "P2.ducats 6", "waiting P1")
    assert told(m, "knight_sent")[0]["card"] == "jan_jenczykowic"
    play(m, "P1 pass")
    holds(m, "P1.hand c2", "P1.camp -", "P1.ducats 3", "phase placement")


def test_gru_5_31_camp_and_peasant_stay_at_home() -> None:
    m = event(
        "samogitian_uprising", players=2, P1={"hand": ["c2"], "camp": ["c6", "t4"]}, P2={"camp": ["m6"]}
    )
    assert options(m, "P1") == ["c2", "pass"]
    refused(m, "P1", "c6", "GRU-5.31", "not-in-hand")
    refused(m, "P1", "peasant", "GRU-5.31", "not-in-hand")
    play(m, "P1 send c2")
    holds(m, "phase placement")  # P2 has no knight in hand and is skipped


# Levy


def test_gru_5_40_exactly_one_option_in_full_and_no_pass() -> None:
    m = event("dobrzyn_land", players=2, start=2, P2={"hand": ["c2", "c3", "m4"]})
    holds(m, "waiting P2", "decision levy")
    assert options(m, "P2") == ["ducats", "provisions", "send:c3", "send:m4"]
    refused(m, "P2", "pass", "GRU-5.40", "must-be-fulfilled-in-full")
    refused(m, "P2", "send:c2", "GRU-5.40", "must-be-fulfilled-in-full")
    play(m, "P2 levy ducats")
    holds(m, "P2.ducats 1", "P2.provisions 1", "P2.hand c2 c3 m4", "waiting P1")


def test_gru_5_41_the_only_option_is_carried_out_without_asking() -> None:
    m = event(
        "ragnit_grain_ships", players=2, P1={"ducats": 2, "provisions": 0}, P2={"ducats": 1, "provisions": 2}
    )
    holds(m, "phase placement", "P1.ducats 0", "P2.ducats 1", "P2.provisions 1")


def test_gru_5_41_equal_knights_are_one_option_and_different_ones_two() -> None:
    poor = {"ducats": 1, "provisions": 0}
    m = event("dobrzyn_land", players=2, P1={**poor, "hand": ["c4", "c4"]}, P2={**poor, "hand": ["c4", "m4"]})
    holds(m, "P1.hand c4", "P1.camp c4", "P1.ducats 1", "waiting P2")
    assert options(m, "P2") == ["send:c4", "send:m4"]


def test_gru_5_42_who_can_fulfil_nothing_loses_his_ducats() -> None:
    m = event(
        "dobrzyn_land",
        players=2,
        P1={"ducats": 1, "provisions": 0, "hand": ["c2"]},
        P2={"ducats": 0, "provisions": 0},
    )
    holds(m, "phase placement", "P1.ducats 0", "P1.hand c2", "P1.camp -", "P2.ducats 0", "bank 48")


# Contest


def test_gru_5_50_everybody_with_a_knight_chooses_in_secret() -> None:
    m = event(
        "wawel_tournament",
        P1={"hand": ["c5", "c5"]},
        P2={"hand": ["m3"], "camp": ["c6"]},
        P4={"camp": ["c1"]},
    )
    holds(m, "waiting P1 P2", "decision play")
    assert m.decision(0).clause == "GRU-5.50"
    assert options(m, "P1") == ["c5", "peasant"]
    refused(m, "P2", "c6", "GRU-16.2", "already-used")
    refused(m, "P2", "m4", "GRU-5.50", "not-in-hand")


def test_gru_5_50_without_a_knight_the_peasant_is_used() -> None:
    m = event("wawel_tournament", players=2)
    holds(m, "phase placement", "P1.ducats 3", "P2.ducats 3")
    assert [one["card"] for one in told(m, "played")] == ["peasant_red", "peasant_green"]


def test_gru_5_51_all_choices_are_revealed_at_once() -> None:
    m = event("wawel_tournament", players=2, P1={"hand": ["c5"]}, P2={"hand": ["m3"]})
    play(m, "P2 play m3")
    assert told(m, "played") == [] and [one["played"] for one in seen(m)["players"]] == [None, None]
    play(m, "P1 play c5")
    assert [one["seat"] for one in told(m, "played")] == [0, 1]


def test_gru_5_52_ties_are_won_by_whoever_comes_first_in_turn_order() -> None:
    hand = {"hand": ["c4"]}
    m = event(
        "wawel_tournament", start=3, P1=hand, P2={"hand": ["m2"]}, P3={"hand": ["c2"]}, P4={"hand": ["m4"]}
    )
    play(m, "P1 play c4", "P2 play m2", "P3 play c2", "P4 play m4")
    holds(m, "P4.ducats 6", "P1.ducats 4", "P2.ducats 3", "P3.ducats 3")


def test_gru_5_52_peasants_are_not_ranked() -> None:
    m = event("wawel_tournament", players=3, P1={"hand": ["c6"]}, P2={"hand": ["c1"]})
    play(m, "P1 play peasant", "P2 play c1")
    holds(m, "P2.ducats 6", "P1.ducats 3", "P3.ducats 3", "P1.hand c6")


def test_gru_5_53_ranks_without_a_listed_reward_get_nothing() -> None:
    m = event("wawel_tournament", players=3, P1={"hand": ["c6"]}, P2={"hand": ["c5"]}, P3={"hand": ["c4"]})
    play(m, "P1 play c6", "P2 play c5", "P3 play c4")
    holds(m, "P1.ducats 6", "P2.ducats 4", "P3.ducats 3")


def test_gru_5_54_every_knight_shown_goes_to_camp_and_peasants_return() -> None:
    m = event(
        "wawel_tournament", players=3, P1={"hand": ["c6", "m1"]}, P2={"hand": ["c5"]}, P3={"hand": ["c4"]}
    )
    play(m, "P1 play peasant", "P2 play c5", "P3 play c4")
    holds(m, "P1.hand c6 m1", "P1.camp -", "P2.camp c5", "P3.camp c4", "P3.hand -")
    assert of(m, "P1")["played"] is None


# Modifier


def test_gru_5_60_a_modifier_asks_nobody_anything() -> None:
    for id in ("pomerania_seized", "call_to_arms", "guests_of_the_order"):
        holds(event(id), "phase placement", "waiting P1", f"event {id}")


def test_gru_5_60_a_modifier_ends_with_its_round() -> None:
    m = resolved(
        "ducats",
        "P1 officer",
        board={"ducats": [3, 2, 1]},
        event="pomerania_seized",
        decks={**DECKS, "events": ["guests_of_the_order"]},
    )
    holds(m, "P1.ducats 5", "round 2")
    play(m, "P2 place ducats officer")
    holds(all_pass(m), "P2.ducats 9")
