"""FIE-28.17, 28.22, 5.31: what is no deal, who sees one, and how one is put together step by step."""

from __future__ import annotations

from typing import Any

import pytest

from tabard import IllegalCommand, Match, replay
from tests.games.fief.dealing import Row, coins, deal, item, market, why
from tests.games.fief.harness import holds, play, seen, told

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
