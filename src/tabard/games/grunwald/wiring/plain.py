"""Written by scripts/records: the table as plain values and back, for hashes and saves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.engine.chance import chance_from_plain
from tabard.games.grunwald.rules.content import GrunwaldContent
from tabard.games.grunwald.rules.state import Auction, Group, Grunwald, Placing, Player, Skirmish, Step
from tabard.games.grunwald.wiring.forms import (
    card_from_plain,
    card_to_plain,
    event_card_from_plain,
    event_card_to_plain,
    supply_from_plain,
    supply_to_plain,
)


def player_to_plain(player: Player) -> dict[str, Any]:
    return {
        "ducats": player.ducats,
        "provisions": player.provisions,
        "helpers": player.helpers,
        "officer": player.officer,
        "free_helpers": player.free_helpers,
        "hand": [card_to_plain(one) for one in player.hand],
        "camp": [card_to_plain(one) for one in player.camp],
        "played": None if player.played is None else card_to_plain(player.played),
        "captured": [card_to_plain(one) for one in player.captured],
        "passed": player.passed,
        "due": player.due,
    }


def player_from_plain(plain: dict[str, Any], table: Grunwald) -> Player:
    player = Player()
    player.ducats = plain["ducats"]
    player.provisions = plain["provisions"]
    player.helpers = plain["helpers"]
    player.officer = plain["officer"]
    player.free_helpers = plain["free_helpers"]
    player.hand = tuple([card_from_plain(one, table) for one in plain["hand"]])
    player.camp = tuple([card_from_plain(one, table) for one in plain["camp"]])
    player.played = None if plain["played"] is None else card_from_plain(plain["played"], table)
    player.captured = tuple([card_from_plain(one, table) for one in plain["captured"]])
    player.passed = plain["passed"]
    player.due = plain["due"]
    return player


def group_to_plain(group: Group) -> list[Any]:
    return [group.seat, group.officer, group.helpers, group.ducats]


def group_from_plain(plain: list[Any]) -> Group:
    seat, officer, helpers, ducats = plain
    return Group(seat, officer, helpers, ducats)


def placing_to_plain(placing: Placing) -> list[Any]:
    return [placing.field, placing.pawn, placing.helpers, placing.ducats]


def placing_from_plain(plain: list[Any]) -> Placing:
    field, pawn, helpers, ducats = plain
    return Placing(field, pawn, helpers, ducats)


def auction_to_plain(auction: Auction) -> list[Any]:
    return [auction.bid, auction.leader, list(auction.bidders)]


def auction_from_plain(plain: list[Any]) -> Auction:
    bid, leader, bidders = plain
    return Auction(bid, leader, tuple(bidders))


def skirmish_to_plain(skirmish: Skirmish) -> list[Any]:
    return [skirmish.teutons, skirmish.defenders, [list(one) for one in skirmish.captured]]


def skirmish_from_plain(plain: list[Any]) -> Skirmish:
    teutons, defenders, captured = plain
    return Skirmish(teutons, defenders, tuple([tuple(one) for one in captured]))


def to_plain(table: Grunwald) -> dict[str, Any]:
    return {
        "seats": table.seats,
        "chance": table.chance.to_plain(),
        "revealed": table.revealed,
        "events_on": table.events_on,
        "show_hands": table.show_hands,
        "round": table.round,
        "step": table.step.value,
        "start": table.start,
        "turn": table.turn,
        "players": [player_to_plain(one) for one in table.players],
        "piles": {key: [card_to_plain(part) for part in one] for key, one in table.piles.items()},
        "up": {key: [card_to_plain(part) for part in one] for key, one in table.up.items()},
        "provision_pile": [supply_to_plain(one) for one in table.provision_pile],
        "ducat_pile": [supply_to_plain(one) for one in table.ducat_pile],
        "provision_card": None if table.provision_card is None else supply_to_plain(table.provision_card),
        "ducat_card": None if table.ducat_card is None else supply_to_plain(table.ducat_card),
        "event_pile": [event_card_to_plain(one) for one in table.event_pile],
        "event": None if table.event is None else event_card_to_plain(table.event),
        "groups": {key: [group_to_plain(part) for part in one] for key, one in table.groups.items()},
        "placing": None if table.placing is None else placing_to_plain(table.placing),
        "auction": None if table.auction is None else auction_to_plain(table.auction),
        "skirmish": None if table.skirmish is None else skirmish_to_plain(table.skirmish),
        "pending": table.pending,
        "owed": table.owed,
        "payers": list(table.payers),
        "box": [card_to_plain(one) for one in table.box],
        "spent": list(table.spent),
    }


def from_plain(plain: Mapping[str, Any], content: GrunwaldContent) -> Grunwald:
    table = Grunwald()
    table.begin(plain["seats"], chance_from_plain(plain["chance"]))
    table.revealed = plain["revealed"]
    table.content = content
    table.events_on = plain["events_on"]
    table.show_hands = plain["show_hands"]
    table.round = plain["round"]
    table.step = Step(plain["step"])
    table.start = plain["start"]
    table.turn = plain["turn"]
    table.players = [player_from_plain(one, table) for one in plain["players"]]
    table.piles = {
        key: tuple([card_from_plain(part, table) for part in one]) for key, one in plain["piles"].items()
    }
    table.up = {
        key: tuple([card_from_plain(part, table) for part in one]) for key, one in plain["up"].items()
    }
    table.provision_pile = tuple([supply_from_plain(one, table) for one in plain["provision_pile"]])
    table.ducat_pile = tuple([supply_from_plain(one, table) for one in plain["ducat_pile"]])
    table.provision_card = (
        None if plain["provision_card"] is None else supply_from_plain(plain["provision_card"], table)
    )
    table.ducat_card = None if plain["ducat_card"] is None else supply_from_plain(plain["ducat_card"], table)
    table.event_pile = tuple([event_card_from_plain(one, table) for one in plain["event_pile"]])
    table.event = None if plain["event"] is None else event_card_from_plain(plain["event"], table)
    table.groups = {
        key: tuple([group_from_plain(part) for part in one]) for key, one in plain["groups"].items()
    }
    table.placing = None if plain["placing"] is None else placing_from_plain(plain["placing"])
    table.auction = None if plain["auction"] is None else auction_from_plain(plain["auction"])
    table.skirmish = None if plain["skirmish"] is None else skirmish_from_plain(plain["skirmish"])
    table.pending = plain["pending"]
    table.owed = plain["owed"]
    table.payers = tuple(plain["payers"])
    table.box = tuple([card_from_plain(one, table) for one in plain["box"]])
    table.spent = tuple(plain["spent"])
    return table
