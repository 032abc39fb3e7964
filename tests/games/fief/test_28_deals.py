"""FIE-28.17, 28.4, 5.31, 10.49, 10.12 …: one general deal, carried out at once and whole."""

from __future__ import annotations

from typing import Any

from tabard import Match
from tests.games.fief.dealing import coins, deal, item, market, why
from tests.games.fief.harness import holds, options, play, position, seen, told

# What can be agreed on.


def test_fie_28_17_things_of_all_kinds_change_hands_at_once() -> None:
    m = deal(
        market(),
        0,
        item("town", 0, 1, "durham"),
        item("treasure", 0, 1, "grail:lord_hugh:lord_henry"),
        item("town", 1, 0, "bath"),
        coins(1, 0, 7),
    )
    holds(m, "towns.durham.control 0")
    play(m, "P2 do accept")
    holds(m, "towns.durham.control 1", "towns.bath.control 0", "lords.henry.relics grail")
    holds(m, "players.0.coins 16", "players.1.coins 2", "offers -")


def test_fie_28_17_one_may_ask() -> None:
    m = deal(market(), 1, item("treasure", 0, 1, "grail:lord_hugh:lord_henry"), coins(1, 0, 4))
    play(m, "P1 do accept")
    holds(m, "lords.henry.relics grail", "players.0.coins 13")


def test_fie_28_17_a_counter_offer_takes_the_place_of_the_offer() -> None:
    m = deal(market(), 0, item("town", 0, 1, "durham"), coins(1, 0, 8))
    deal(m, 1, item("town", 0, 1, "durham"), coins(1, 0, 5), answers=1)
    (offer,) = seen(m, "P1")["offers"]
    assert (offer["family"], offer["answers"], offer["waits"]) == (1, 1, [0])
    assert [one["coins"] for one in offer["items"]] == [0, 5]
    play(m, f"P1 do accept offer={offer['number']}")
    holds(m, "towns.durham.control 1", "players.0.coins 14")


def test_fie_28_17_only_who_is_asked_answers_with_a_deal_of_his_own() -> None:
    m = deal(market(), 0, item("town", 0, 1, "durham"))
    assert why(m, 2, coins(2, 0, 1), item("free", 0, 2, "lord_alice"), answers=1) == "FIE-28.17 no-such-offer"
    assert why(m, 0, item("town", 0, 1, "york"), answers=1) == "FIE-28.17 no-such-offer"


def test_fie_10_85_and_7_2_an_agreed_ransom_is_paid_by_anybody() -> None:
    m = deal(market(), 3, item("free", 0, 2, "lord_alice"), coins(3, 0, 3))
    play(m, "P1 do accept")
    holds(m, "lords.alice.captor hugh")  # her own family is a party too
    play(m, "P3 do accept")
    holds(m, "lords.alice.captor -", "players.0.coins 12", "players.3.coins 6")


def test_fie_10_85_prisoners_are_exchanged() -> None:
    m = position(
        phase="buy",
        F1={"lords": ["hugh york", "alice bath captor=henry"], "towns": ["york"]},
        F2={"lords": ["henry bath", "robert york captor=hugh"], "towns": ["bath"]},
    )
    deal(m, 0, item("free", 0, 1, "lord_robert"), item("free", 1, 0, "lord_alice"))
    play(m, "P2 do accept")
    holds(m, "lords.alice.captor -", "lords.robert.captor -")


def test_fie_13_3_and_13_7_a_marriage_with_a_dowry() -> None:
    m = position(
        phase="court",
        P2={"coins": 6},
        P1={"coins": 0},
        F1={"lords": ["hugh york"]},
        F2={"lords": ["alice bath"]},
    )
    assert why(m, 1, coins(1, 0, 6)) == "FIE-5.31 coins-need-a-price"
    deal(m, 1, item("marriage", 1, 0, "lord_alice:lord_hugh"), coins(1, 0, 6))
    play(m, "P1 do accept")
    holds(m, "lords.alice.spouse hugh", "players.0.coins 6", "players.1.coins 0")


def test_fie_16_6_servants_are_swapped_and_sold_for_any_sum() -> None:
    given: dict[str, Any] = {
        "phase": "court",
        "P2": {"coins": 7},
        "F1": {"lords": ["hugh york servant=fulk"]},
        "F2": {"lords": ["henry exeter servant=rainulf"]},
    }
    there = item("servant", 0, 1, "servant_fulk:lord_henry")
    back = item("servant", 1, 0, "servant_rainulf:lord_hugh")
    m = position(**given)
    assert why(m, 0, there) == "FIE-16.6 one-servant-each"
    deal(m, 0, there, back, coins(1, 0, 7))
    play(m, "P2 do accept")
    holds(m, "lords.henry.servant servant_fulk", "lords.hugh.servant servant_rainulf", "players.1.coins 0")
    assert why(market(), 0, there) == "FIE-16.6 servants-only-at-court"


def test_fie_10_75_a_siege_is_bought_off() -> None:
    m = position(
        phase="buy",
        sieges=["york F2 1 active"],
        P1={"coins": 5},
        F1={"lords": ["henry york fief=IV"], "towns": ["york fortress"], "units": ["york knight 1"]},
        F2={"lords": ["hugh york gate=road_york_durham"], "units": ["york knight 1 gate=road_york_durham"]},
    )
    deal(m, 0, coins(0, 1, 5), item("siege", 1, 0, "york"))
    play(m, "P2 do accept")
    holds(m, "sieges -", "players.0.coins 0")


def test_fie_7_44_a_grant_is_dealt_for() -> None:
    m = position(
        phase="buy",
        P1={"coins": 2},
        F1={"lords": ["hugh durham"], "towns": ["durham castle", "berwick"], "units": ["berwick archer 1"]},
        F2={"lords": ["william oxford royal=king"], "towns": ["oxford"]},
    )
    deal(m, 0, coins(0, 1, 2), item("grant", 1, 0, "III"))
    play(m, "P2 do accept", "P1 buy title:III")
    holds(m, "points F1 1", "players.0.coins 0")


# Passage and entry (FIE-28.19).

WAY: dict[str, Any] = {
    "P1": {"coins": 4},
    "F1": {"lords": ["lucia winchester", "hugh york"]},
    "F2": {"towns": ["canterbury"], "units": ["canterbury man_at_arms 1"]},
}


def test_fie_8_16_and_28_17_passage_is_bought_before_it_is_asked_for() -> None:
    m = position(phase="march", **WAY)
    deal(m, 0, coins(0, 1, 3), item("leave", 1, 0, "passing:canterbury"))
    play(m, "P2 do accept", "P1 go lucia road_canterbury_winchester", "P1 go lucia road_london_canterbury")
    holds(m, "lords.lucia.place london", "players.1.coins 8", "told consent 1")
    assert seen(m)["step"] == "march"


def test_fie_28_4_and_28_17_passage_is_bought_while_it_is_asked_for() -> None:
    m = position(phase="march", **WAY)
    play(m, "P1 go lucia road_canterbury_winchester", "P1 go lucia road_london_canterbury")
    holds(m, "waiting P2", "decision consent")
    assert why(m, 0, item("town", 1, 0, "canterbury")) == "FIE-28.4 no-dealing-in-this-now"
    deal(m, 1, item("leave", 1, 0, "passing:canterbury"), coins(0, 1, 2))
    play(m, "P1 do accept")
    holds(m, "lords.lucia.place london", "players.0.coins 2")


def test_fie_28_17_leave_is_used_once_and_gone_with_the_phase() -> None:
    m = position(phase="march", **WAY)
    deal(m, 1, item("leave", 1, 0, "passing:canterbury"))
    play(m, "P1 do accept")
    assert why(m, 1, item("leave", 1, 0, "passing:canterbury")) == "FIE-28.19 consent-given-already"
    assert why(market(), 1, item("leave", 1, 0, "passing:bath")) == "FIE-28.17 leave-is-for-now"


# Battles, coalitions, truces.

GATE = "gate=road_bath_oxford"


def battle(dice: list[int] | None = None, **given: Any) -> Match:
    m = position(
        dice=dice or [1] * 12,
        phase="war",
        **{
            "F1": {"lords": [f"hugh oxford {GATE}"], "units": [f"oxford knight 2 {GATE}"]},
            "F2": {"lords": ["henry oxford"], "towns": ["oxford"], "units": ["oxford knight 2"]},
            "F3": {"lords": ["robert york"], "fourth": "mercenaries_flemish", "bows": 3},
            "P3": {"coins": 6},
            **given,
        },
    )
    return play(m, "P1 war battle:oxford:1")


def test_fie_14_23_crossbowmen_are_hired_into_a_battle() -> None:
    m = battle()
    holds(m, "waiting P3", "decision react")
    assert why(m, 2, item("hire", 2, 1, "york:1")) == "FIE-14.23 nobody-to-hire-for"
    deal(m, 2, item("hire", 2, 1, "oxford:2"), coins(1, 2, 5))
    play(m, "P2 do accept")
    holds(m, "units F2 oxford knight 2 crossbowman_flemish 2", "players.2.coins 7", "battle.round 0")


def test_fie_10_49_and_10_52_a_truce_with_the_town() -> None:
    m = battle(P3={"coins": 0}, F3={"lords": ["robert york"]})
    holds(m, "waiting P1", "decision end_of_round")
    town = item("town", 1, 0, "oxford")
    assert why(m, 0, town) == "FIE-8.47 no-town-during-a-battle"
    deal(m, 0, item("truce", 0, 1, "oxford"), town, coins(0, 1, 4))
    holds(m, "waiting P1")
    play(m, "P2 do accept")
    holds(
        m, "told battle_ended 1", "towns.oxford.control 0", "units F1 oxford knight 4", "lords.henry.captor -"
    )


def test_fie_10_49_only_the_leaders_make_a_truce() -> None:
    m = battle(F3={"lords": ["robert york"]})
    assert why(m, 2, item("truce", 2, 0, "oxford")) == "FIE-10.49 only-leaders-stop"


def test_fie_10_12_and_10_15_a_neutral_offers_himself_for_the_prisoners() -> None:
    m = position(
        dice=[2, 1, 1, 1, 1, 1, 1, 1],
        phase="war",
        F1={"lords": [f"hugh oxford {GATE}"], "units": [f"oxford knight 4 {GATE}"]},
        F2={"lords": ["henry oxford"], "towns": ["oxford"], "units": ["oxford man_at_arms 1"]},
        F3={"lords": ["robert oxford gate=road_coventry_oxford"], "units": ["oxford knight 1 gate=out"]},
    )
    join = item("join", 2, 0, "attack:oxford")
    deal(m, 2, join, item("spoils", 0, 2, "prisoners:oxford"))
    play(m, "P1 do accept", "P1 war battle:oxford:1")
    while m.decision(0).kind == "also_attack":
        play(m, "P1 also_attack nobody")
    play(m, "P1 invite 2")
    holds(m, "lords.henry.captor robert")


def test_fie_5_26_and_13_7_pigeons_and_gifts_fly_in_a_battle() -> None:
    m = battle(dice=[1, 1, 1, 1, 6, 1, 1, 1, 1, 1], F3={"lords": ["robert york"]})
    play(m, "P2 do pigeon to=0 coins=3")
    holds(m, "players.0.coins 8", "waiting P1", "decision end_of_round")
    assert {"free", "pass_treasure", "end_siege"}.isdisjoint(one["do"] for one in m.commands(0))


def test_fie_28_4_a_group_half_named_is_nobody_elses_affair() -> None:
    m = position(phase="march", F1={"lords": ["hugh york"], "towns": ["york"], "units": ["york knight 2"]})
    before = [one["do"] for one in m.commands(1)]
    play(m, "P1 march lord:hugh", "P1 march take:knight")
    assert [one["do"] for one in m.commands(1)] == before
    assert "pigeon" in before


def test_fie_28_4_and_8_51_a_group_that_lost_a_part_is_named_anew() -> None:
    m = position(
        phase="march",
        F1={"lords": ["hugh york"], "towns": ["york"], "units": ["york knight 2"]},
        F2={"lords": ["henry york"]},
    )
    deal(m, 1, item("town", 0, 1, "york"))
    play(m, "P1 march lord:hugh", "P1 march take:knight", "P1 do accept")
    holds(m, "towns.york.control 1", "units F2 york knight 2")
    assert "lord:hugh" in options(m, "P1")


# Votes and the royal tax.


def test_fie_13_42_and_28_17_a_vote_is_sold_when_its_marker_is_due() -> None:
    m = position(
        phase="parliament",
        P2={"coins": 0},
        F1={"lords": ["william york royal=king"], "towns": ["york"]},
        F2={"lords": ["henry bath", "robert bath"], "towns": ["bath"]},
    )
    play(m, "P1 call_parliament yes", "P1 parliament_vote for")
    holds(m, "waiting P2", "decision parliament_vote")
    deal(m, 0, coins(0, 1, 2), item("vote", 1, 0, "for"))
    play(m, "P2 do accept")
    assert options(m, "P2") == ["for"]
    play(m, "P2 parliament_vote for")
    holds(m, "waiting P1", "decision share")
    assert told(m, "accepted") == []  # nobody else hears of it


def test_fie_13_44_and_28_17_a_part_of_the_royal_tax_is_dealt_in_while_it_is_divided() -> None:
    m = position(
        phase="parliament",
        P1={"coins": 0},
        P2={"coins": 0},
        F1={"lords": ["william york royal=king", "robert york"], "towns": ["york"]},
        F2={"lords": ["henry bath"], "towns": ["bath"]},
    )
    play(m, "P1 call_parliament yes", "P1 parliament_vote for", "P2 parliament_vote for")
    assert why(m, 0, item("tax", 0, 1, coins=13)) == "FIE-13.44 no-tax-to-share"
    deal(m, 0, item("tax", 0, 1, coins=5), item("note", 1, 0, "vote"))
    play(m, "P2 do accept")
    assert options(m, "P1")[-1] == "7"
    play(m, "P1 share 0", "P1 share 0", "P1 share 0")
    assert [one["coins"] for one in told(m, "tax_share", 0)] == [5, 0, 0, 0, 7]


# Promises.


def test_fie_28_20_a_promise_stays_in_sight_of_both_and_binds_nobody() -> None:
    free = market(F3={"lords": ["thomas exeter"], "towns": ["exeter"]})
    m = deal(free, 0, item("note", 1, 0, "No march on Durham: until turn 5"), item("note", 0, 1, "peace"))
    assert seen(m, "P1")["promises"] == []
    play(m, "P2 do accept", "P1 buy end", "P2 buy end", "P3 buy end", "P4 buy end")
    for who in ("P1", "P2"):
        texts = [one["items"][0]["what"] for one in seen(m, who)["promises"]]
        assert sorted(texts) == ["No march on Durham: until turn 5", "peace"]
        assert seen(m, who)["offers"] == []
    assert seen(m, "P3")["promises"] == seen(m)["promises"] == []
