"""FIE-28.17, 28.4, 5.31, 10.49, 10.12 …: one general deal, carried out at once and whole, or not at all."""

from __future__ import annotations

from typing import Any

import pytest

from tabard import IllegalCommand, Match, replay
from tests.games.fief.harness import holds, options, play, position, seen, told

Row = dict[str, Any]


def item(kind: str, giver: int, taker: int, what: str = "", coins: int = 0) -> Row:
    row: Row = {"item": kind, "from": giver, "to": taker}
    if what:
        row["what"] = what
    if coins:
        row["coins"] = coins
    return row


def coins(giver: int, taker: int, number: int) -> Row:
    return item("coins", giver, taker, coins=number)


def deal(m: Match, seat: int, *items: Row, **more: Any) -> Match:
    m.command(seat, {"do": "deal", "family": seat, "items": list(items), **more})
    return m


def why(m: Match, seat: int, *items: Row, **more: Any) -> str:
    """The clause and the reason that forbid a deal; nothing has changed."""
    before = m.hash()
    with pytest.raises(IllegalCommand) as refusal:
        deal(m, seat, *items, **more)
    assert m.hash() == before
    return f"{refusal.value.clause} {refusal.value.reason}"


def market(**given: Any) -> Match:
    """Phase 4: P1 at York with a relic and a captive of P3; P2 beside him; all have coins."""
    position_given: dict[str, Any] = {
        "phase": "buy",
        **{f"P{seat}": {"coins": 9} for seat in (1, 2, 3, 4)},
        "F1": {
            "lords": ["hugh york relic=grail"],
            "towns": ["york", "durham"],
            "units": ["durham knight 1"],
        },
        "F2": {"lords": ["henry york"], "towns": ["bath"], "units": ["bath knight 1"]},
        "F3": {"lords": ["alice york captor=hugh", "thomas exeter"], "towns": ["exeter"]},
        "F4": {"lords": ["robert london"], "towns": ["london"]},
        **given,
    }
    return position(**position_given)


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


# What is refused.


def test_fie_5_31_coins_need_an_ally_a_parley_or_something_given_for_them() -> None:
    m = market()
    assert why(m, 0, coins(0, 1, 3)) == "FIE-5.31 coins-need-a-price"
    assert why(m, 0, coins(0, 1, 3), item("note", 1, 0, "peace")) == "FIE-5.31 coins-need-a-price"
    assert why(m, 0, coins(0, 1, 3), item("town", 0, 1, "durham")) == "FIE-5.31 coins-need-a-price"
    ally = market(F1={"lords": ["hugh york spouse=alice"]}, F2={"lords": ["alice bath spouse=hugh"]}, F3={})
    deal(ally, 0, coins(0, 1, 3))
    play(ally, "P2 do accept")
    holds(ally, "players.1.coins 12")


def test_fie_28_17_an_empty_deal_is_none() -> None:
    assert why(market(), 0) == "FIE-28.17 deal-empty"


def test_fie_28_17_a_deal_has_two_or_three_sides_and_its_proposer_is_one_of_them() -> None:
    m = market()
    town = item("town", 0, 1, "durham")
    notes = [item("note", 2, 0, "peace"), item("note", 3, 0, "peace")]
    assert why(m, 0, town, *notes) == "FIE-28.17 deal-for-two-or-three"
    assert why(m, 3, town) == "FIE-28.17 deal-malformed"


@pytest.mark.parametrize(
    "wrong",
    [
        {"items": "town"},
        {"items": [7]},
        {"items": [item("dragon", 0, 1)]},
        {"items": [item("town", 0, 1)]},
        {"items": [item("town", 0, 9, "durham")]},
        {"items": [item("town", 0, True, "durham")]},
        {"items": [item("town", 0, 0, "durham")]},
        {"items": [coins(0, 1, -3)]},
        {"items": [coins(0, 1, 1000)]},
        {"items": [{"item": "coins", "from": 0, "to": 1, "coins": 1.5}]},
        {"items": [{"item": "coins", "from": 0, "to": 1, "coins": True}]},
        {"items": [item("note", 0, 1, "x" * 161)]},
        {"items": [item("note", 0, 1, "a\nb")]},
        {"items": [{**item("town", 0, 1, "durham"), "secret": 1}]},
        {"items": [item("town", 0, 1, "durham")] * 13},
        {"items": [item("town", 0, 1, "durham")], "family": 1},
        {"items": [item("town", 0, 1, "durham")], "answers": "1"},
        {"items": [item("town", 0, 1, "durham")], "price": 3},
        {"items": [item("card", 0, 1, "ace_of_spades")]},
    ],
)
def test_fie_28_17_what_cannot_be_read_is_refused(wrong: dict[str, Any]) -> None:
    m = market()
    before = m.hash()
    with pytest.raises(IllegalCommand) as refusal:
        m.command(0, {"do": "deal", "family": 0, **wrong})
    assert (refusal.value.reason, m.hash()) == ("deal-malformed", before)


@pytest.mark.parametrize(
    ("row", "clause"),
    [
        (item("town", 0, 1, "york_upon_nothing"), "FIE-8.47"),
        (item("town", 0, 3, "london"), "FIE-8.47"),
        (item("treasure", 0, 3, "grail:lord_hugh:lord_robert"), "FIE-17.4"),
        (item("captive", 0, 3, "lord_alice:lord_robert"), "FIE-10.81"),
        (item("captive", 0, 2, "lord_alice:lord_thomas"), "FIE-10.81"),
        (item("free", 0, 1, "lord_thomas"), "FIE-10.85"),
        (item("hire", 0, 1, "york:1"), "FIE-14.23"),
        (item("marriage", 0, 2, "lord_hugh:lord_alice"), "FIE-13.3"),
        (item("leave", 0, 1, "placing:london"), "FIE-28.19"),
        (item("siege", 0, 1, "york"), "FIE-10.75"),
        (item("garter", 0, 1, "lord_henry"), "FIE-21.1"),
        (item("grant", 0, 1, "III"), "FIE-7.44"),
        (item("join", 0, 1, "attack:york"), "FIE-10.12"),
        (item("spoils", 0, 1, "town:york"), "FIE-10.15"),
        (item("truce", 0, 1, "york"), "FIE-28.4"),
        (item("vote", 0, 1, "for"), "FIE-28.4"),
        (item("tax", 0, 1, coins=1), "FIE-28.4"),
        (item("share", 1, 0, "clan_1:lord_hugh", 2), "FIE-9.42"),
        (item("card", 0, 1, "tax_1"), "FIE-5.23"),
    ],
)
def test_fie_28_17_what_its_own_clause_forbids_is_refused_with_it(row: Row, clause: str) -> None:
    assert why(market(), 0, row).split()[0] == clause


def test_fie_28_17_a_deal_is_whole_or_nothing() -> None:
    m = deal(market(), 0, coins(0, 1, 9), item("town", 1, 0, "bath"))
    play(m, "P1 buy mill", "P1 buy_town york")
    before = seen(m, "P1")["players"][0]["coins"]
    assert before < 9
    play(m, "P2 do accept")
    holds(m, "towns.bath.control 1", "offers -", f"players.0.coins {before}")
    assert len(told(m, "came_to_nothing", 0)) == len(told(m, "came_to_nothing", 1)) == 1
    assert told(m, "came_to_nothing") == told(m, "came_to_nothing", 2) == []


def test_fie_28_17_three_are_open_and_twelve_are_made_in_a_phase() -> None:
    m = market()
    for number in range(12):
        deal(m, 0, item("town", 0, 1, "durham"), coins(1, 0, number + 1))
        play(m, "P2 do decline")
    last = item("town", 0, 1, "durham")
    assert why(m, 0, last) == "FIE-28.17 no-more-offers-in-this-phase"
    m = market()
    for number in (1, 2, 3):
        deal(m, 0, item("town", 0, 1, "durham"), coins(1, 0, number))
    assert why(m, 0, last) == "FIE-28.17 three-offers-are-open"
    assert why(m, 1, last | {"from": 0}, coins(1, 0, 2)) == "FIE-28.17 offered-already"
    play(m, "P2 do decline offer=2")
    assert why(m, 0, last, coins(1, 0, 2)) == "FIE-28.17 declined-already"


# Secrets.


def test_fie_28_17_and_28_22_a_deal_is_seen_by_its_parties_only() -> None:
    m = deal(market(), 0, item("free", 0, 2, "lord_alice"), coins(3, 0, 2))
    for who, number in (("P1", 1), ("P2", 0), ("P3", 1), ("P4", 1)):
        assert len(seen(m, who)["offers"]) == number
    assert seen(m)["offers"] == []
    assert told(m, "offered", 1) == told(m, "deal_item") == []
    play(m, "P3 do accept", "P4 do accept")
    assert len(told(m, "accepted", 1)) == len(told(m, "freed")) == 1
    assert told(m, "coins_given", 1) == []


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_fie_28_17_and_28_22_what_a_player_sees_of_deals_is_the_same_in_every_world_he_imagines(
    seat: int,
) -> None:
    m = market(P1={"coins": 9, "hand": ["justice"]}, P2={"coins": 3, "hand": ["tax_1", "lord_lucia"]})
    deal(m, 0, item("town", 0, 1, "durham"), coins(1, 0, 8))
    deal(m, 2, coins(2, 0, 9), item("free", 0, 2, "lord_alice"))
    for seed in range(5):
        other = m.imagine(seat, seed)
        assert other.view(seat) == m.view(seat)
        assert list(other.commands(seat)) == list(m.commands(seat))
        for rows in (
            [coins(0, 1, 9), item("town", 1, 0, "bath")],
            [item("town", 1, 0, "bath"), coins(0, 1, 4)],
        ):
            command = {"do": "deal", "family": seat, "items": rows}
            assert attempt(m.copy(), seat, command) == attempt(other.copy(), seat, command)


def attempt(m: Match, seat: int, command: dict[str, Any]) -> str:
    try:
        m.command(seat, command)
    except IllegalCommand as refusal:
        return str(refusal)
    return "accepted"


def test_fie_28_17_deals_replay_from_the_journal() -> None:
    m = deal(market(), 0, item("note", 0, 1, "pay: soon"), item("town", 0, 1, "durham"), coins(1, 0, 4))
    play(m, "P2 do accept")
    assert replay(m.journal).hash() == m.hash()


# Step by step, for bots and keyboards.


def test_fie_28_17_a_deal_is_put_together_by_small_questions_and_any_sum_is_reached() -> None:
    m = market()
    play(m, "P2 do compose to=0", "P2 deal_item ask:treasure", "P2 deal_what grail:lord_hugh:lord_henry")
    play(m, "P2 deal_item give:coins", "P2 deal_sum 5", "P2 deal_sum 1", "P2 deal_sum 1", "P2 deal_sum done")
    assert seen(m, "P1")["offers"] == []
    play(m, "P2 deal_item send", "P1 do accept")
    holds(m, "lords.henry.relics grail", "players.0.coins 16")


def test_fie_28_17_a_deal_dropped_on_the_way_was_never_made() -> None:
    m = market()
    play(m, "P2 do compose to=0", "P2 deal_item ask:town", "P2 deal_what durham", "P2 deal_item drop")
    holds(m, "offers -", "waiting P1", "decision buy")
    assert told(m, "offered", 1) == []
