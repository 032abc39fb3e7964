"""What each player would own if the round ended as the table lies now, less what rivals may still take.

Everything here is public (GRU-21.2): hands, camps, groups and face-up cards, never a pile.
"""

from __future__ import annotations

from typing import Final

from tabard.engine.records import present
from tabard.games.grunwald.rules.content import (
    CROWN,
    CROWN_KNIGHTS,
    DUCATS,
    HELPERS,
    MERCENARIES,
    PROVISIONS,
    TEUTON,
    TEUTONS,
    Card,
)
from tabard.games.grunwald.rules.goods import ducat_values, officer_points, points, provision_values
from tabard.games.grunwald.rules.placement import group_of
from tabard.games.grunwald.rules.skirmish import teuton_strength
from tabard.games.grunwald.rules.state import Group, Grunwald, Player, Step

STRENGTHS: Final = 7  # 0 to 6
OVERTAKEN: Final = 0.4  # how often a rival who easily could overtakes a group
JOINS: Final = 0.5  # how often a player who still may joins the defenders
CAPTURES: Final = 0.8  # how often the capture that cards in hand promise comes true
OUTBID: Final = 0.5  # how often a bid is beaten by a bidder who can
LAST_HIRE: Final = 5  # a helper bought later hardly earns his price


class Prospect:
    """A player's goods to come. Uncertain things count in parts: half a helper is one every other time."""

    __slots__ = (
        "crown",
        "ducats",
        "helpers",
        "mercenaries",
        "owed",
        "pawns",
        "prisoners",
        "provisions",
        "start",
    )

    crown: list[float]  # how many knights of each strength
    mercenaries: list[float]
    prisoners: float  # their strength
    provisions: float
    ducats: float
    helpers: float
    pawns: float  # points of free pawns that can still be placed
    start: float  # the start-player token
    owed: float  # the deficit still to be paid (GRU-9.17)


def prospects(table: Grunwald) -> list[Prospect]:
    """One for each seat."""
    expected = [in_stock(table, player) for player in table.players]
    expected[table.start].start = 1.0
    if table.step is Step.EVENT:
        expect_prize(table, expected)
        return expected
    for field in (CROWN_KNIGHTS, PROVISIONS, DUCATS, MERCENARIES, HELPERS):
        if table.groups[field]:
            expect_benefits(table, field, expected)
    if table.step is Step.LOSSES:
        expect_losses(table, expected)
    elif table.up[TEUTONS] and table.step is not Step.FIELDS:
        expect_skirmish(table, expected)
    return expected


def in_stock(table: Grunwald, player: Player) -> Prospect:
    """What a player has for certain; cards he played or captured on the table are his (GRU-9.24)."""
    own = Prospect()
    own.crown = [0.0] * STRENGTHS
    own.mercenaries = [0.0] * STRENGTHS
    own.prisoners = 0.0
    own.provisions = float(player.provisions)
    own.ducats = float(player.ducats + player.due)
    own.helpers = float(player.helpers)
    own.start = 0.0
    own.owed = 0.0
    own.pawns = 0.0
    if table.step is Step.PLACEMENT and not player.passed:
        own.pawns = float(player.free_helpers + (table.content.officer_points if player.officer else 0))
    for card in player.hand:
        add_card(own, card, 1.0)
    for card in player.camp:
        add_card(own, card, 1.0)
    for card in player.captured:
        add_card(own, card, 1.0)
    if player.played is not None and player.played.strength > 0:
        add_card(own, player.played, 1.0)
    return own


def add_card(own: Prospect, card: Card, part: float) -> None:
    if card.kind == TEUTON:
        own.prisoners += part * card.strength
    elif card.kind == CROWN:
        own.crown[card.strength] += part
    else:
        own.mercenaries[card.strength] += part


def expect_benefits(table: Grunwald, field: str, expected: list[Prospect]) -> None:
    """GRU-8: every group wins by its rank, or by the next one if it is overtaken."""
    groups = table.groups[field]
    ranks = ranks_on(table, field)
    winners = benefits(table, field)
    for at in range(len(groups)):
        group = groups[at]
        own = expected[group.seat]
        held = 1.0 - overtaken(table, field, at)
        wins = 0.0
        if ranks[at] < winners:
            give(table, field, ranks[at], held, group, own)
            wins += held
        if held < 1.0 and ranks[at] + 1 < winners:
            give(table, field, ranks[at] + 1, 1.0 - held, group, own)
            wins += 1.0 - held
        own.ducats += group.ducats * (1.0 - wins)  # GRU-8.7: who wins nothing takes them back


def ranks_on(table: Grunwald, field: str) -> list[int]:
    """GRU-8.3, 8.4: the rank of each group, 0 the highest, in placement order."""
    strengths = [points(table, field, group) for group in table.groups[field]]
    ranks = []
    for at in range(len(strengths)):
        rank = 0
        for other in range(len(strengths)):
            if strengths[other] > strengths[at] or (strengths[other] == strengths[at] and other < at):
                rank += 1
        ranks.append(rank)
    return ranks


def benefits(table: Grunwald, field: str) -> int:
    """How many ranks win something on a field this round."""
    if field == PROVISIONS:
        return len(provision_values(table))
    if field == DUCATS:
        return len(ducat_values(table))
    return table.winners(field)


def give(table: Grunwald, field: str, rank: int, part: float, group: Group, own: Prospect) -> None:
    """What a rank wins on a field (GRU-10 to 14), in part."""
    if field == PROVISIONS:
        own.provisions += part * provision_values(table)[rank]
    elif field == DUCATS:
        own.ducats += part * ducat_values(table)[rank]
    elif field == HELPERS:
        hire(table, rank, part, own)
    else:
        add_card(own, card_of_rank(table.up[field], rank), part)


def hire(table: Grunwald, rank: int, part: float, own: Prospect) -> None:
    """GRU-14.1, 14.2: the first hires for nothing, the second for as many ducats as he owns helpers."""
    if rank > 0:
        if own.ducats < own.helpers or table.round > LAST_HIRE:
            return
        own.ducats -= part * own.helpers
    own.helpers += part


def card_of_rank(cards: tuple[Card, ...], rank: int) -> Card:
    """GRU-10.1, 10.4: the stronger of two first; of two equal ones the left."""
    first = 0 if cards[0].strength >= cards[1].strength else 1
    return cards[first if rank == 0 else 1 - first]


def overtaken(table: Grunwald, field: str, at: int) -> float:
    """How likely a group loses its rank to a rival who still places."""
    if table.step is not Step.PLACEMENT:
        return 0.0
    groups = table.groups[field]
    mine = points(table, field, groups[at])
    holds = 1.0
    for seat in range(table.seats):
        if seat == groups[at].seat:
            continue
        reach = reach_on(table, field, seat)
        needed = mine + 1
        for other in range(len(groups)):
            if groups[other].seat == seat:
                needed = mine - points(table, field, groups[other]) + (0 if other < at else 1)
        if 0 < needed <= reach:
            holds *= 1.0 - OVERTAKEN * (reach - needed + 1) / reach
    return 1.0 - holds


def reach_on(table: Grunwald, field: str, seat: int) -> int:
    """How many points a player could still add on a field this round (GRU-7b)."""
    player = table.players[seat]
    if player.passed or player.helpers == table.content.fields[field].closed_with_helpers:
        return 0
    if not (player.officer or player.free_helpers):
        return 0
    own = group_of(table.groups[field], seat)
    if field == MERCENARIES:
        return player.ducats if own is None else 0
    reach = officer_points(table, field) if player.officer else 0
    if own is None or not own.helpers:
        reach += player.free_helpers
    if field == PROVISIONS and reach:
        reach += player.ducats
    return reach


def expect_skirmish(table: Grunwald, expected: list[Prospect]) -> None:
    """GRU-9: captures and deficit if the defenders play the cards they should."""
    fighters: list[int] = []
    strengths: list[int] = []
    defence = 0.0
    for group in table.groups[TEUTONS]:
        card = intended(table, table.players[group.seat])
        fighters.append(group.seat)
        strengths.append(card)
        defence += card
    if table.step is Step.PLACEMENT:
        for seat in range(table.seats):
            if seat not in fighters and reach_on(table, TEUTONS, seat):
                defence += JOINS * intended(table, table.players[seat])
    expect_captures(table, expected, fighters, strengths)
    deficit = teuton_strength(table) - defence
    if deficit > 0:
        for own in expected:
            own.owed = deficit


def intended(table: Grunwald, player: Player) -> int:
    """The strength a player should send: the weakest that beats the stronger Teuton, else the strongest."""
    teuton = card_of_rank(table.up[TEUTONS], 0).strength
    weakest_winner = strongest = 0
    for card in player.hand:
        strongest = max(strongest, card.strength)
        if card.strength > teuton and (weakest_winner == 0 or card.strength < weakest_winner):
            weakest_winner = card.strength
    return weakest_winner or strongest


def expect_captures(
    table: Grunwald, expected: list[Prospect], fighters: list[int], strengths: list[int]
) -> None:
    """GRU-9.8 to 9.12."""
    first = second = -1
    for at in range(len(fighters)):
        if first < 0 or strengths[at] > strengths[first]:
            first, second = at, first
        elif second < 0 or strengths[at] > strengths[second]:
            second = at
    if first < 0:
        return
    stronger = card_of_rank(table.up[TEUTONS], 0).strength
    weaker = card_of_rank(table.up[TEUTONS], 1).strength
    if strengths[first] > stronger:
        expected[fighters[first]].prisoners += CAPTURES * stronger
        if second >= 0 and strengths[second] > weaker:
            expected[fighters[second]].prisoners += CAPTURES * weaker
    elif strengths[first] > weaker:
        expected[fighters[first]].prisoners += CAPTURES * weaker


def expect_losses(table: Grunwald, expected: list[Prospect]) -> None:
    """GRU-9.22: the first of the payers has paid a part already."""
    skirmish = present(table.skirmish)
    for seat in table.payers:
        expected[seat].owed = float(table.owed if seat == table.payers[0] else skirmish.deficit)


def expect_prize(table: Grunwald, expected: list[Prospect]) -> None:
    """GRU-5.10 to 5.16: the highest bidder has the prize, unless somebody outbids him."""
    auction = table.auction
    event = table.event
    if event is None or event.kind != "auction" or auction is None or auction.leader is None:
        return
    won = 1.0
    for seat in auction.bidders:
        if seat != auction.leader and table.players[seat].ducats > auction.bid:
            won *= 1.0 - OUTBID
    prize = event.effect["prize"]
    own = expected[auction.leader]
    own.ducats -= won * auction.bid
    own.provisions += won * int(prize.get("provisions", 0))
    own.helpers += won * int(prize.get("helpers", 0))
    for card in table.up["events"]:
        add_card(own, card, won)
    if prize.get("start_token"):
        expected[table.start].start -= won
        own.start += won
