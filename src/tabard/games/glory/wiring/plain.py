"""Written by scripts/records: the table as plain values and back, for hashes and saves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.engine.chance import chance_from_plain
from tabard.games.glory.rules.content import GloryContent
from tabard.games.glory.rules.duel.state import Duel, Jouster
from tabard.games.glory.rules.player import Player, Sir
from tabard.games.glory.rules.state import Glory, Step


def player_to_plain(player: Player) -> dict[str, Any]:
    return {
        "character": player.character,
        "coins": player.coins,
        "strength": player.strength,
        "faith": player.faith,
        "glory": player.glory,
        "parts": list(player.parts),
        "mount": player.mount,
        "armour": player.armour,
        "allies": list(player.allies),
        "used_allies": list(player.used_allies),
        "relics": list(player.relics),
        "used_relics": list(player.used_relics),
        "prestige": list(player.prestige),
        "used_prestige": list(player.used_prestige),
        "hand": list(player.hand),
        "shown": list(player.shown),
        "played": list(player.played),
        "goals": list(player.goals),
        "drawn": list(player.drawn),
        "offered": list(player.offered),
        "returning": list(player.returning),
        "pawns": player.pawns,
        "plays": player.plays,
        "brave": player.brave,
        "scored": list(player.scored),
        "finals": player.finals,
    }


def player_from_plain(plain: dict[str, Any]) -> Player:
    player = Player()
    player.character = plain["character"]
    player.coins = plain["coins"]
    player.strength = plain["strength"]
    player.faith = plain["faith"]
    player.glory = plain["glory"]
    player.parts = tuple(plain["parts"])
    player.mount = plain["mount"]
    player.armour = plain["armour"]
    player.allies = tuple(plain["allies"])
    player.used_allies = tuple(plain["used_allies"])
    player.relics = tuple(plain["relics"])
    player.used_relics = tuple(plain["used_relics"])
    player.prestige = tuple(plain["prestige"])
    player.used_prestige = tuple(plain["used_prestige"])
    player.hand = tuple(plain["hand"])
    player.shown = tuple(plain["shown"])
    player.played = tuple(plain["played"])
    player.goals = tuple(plain["goals"])
    player.drawn = tuple(plain["drawn"])
    player.offered = tuple(plain["offered"])
    player.returning = tuple(plain["returning"])
    player.pawns = plain["pawns"]
    player.plays = plain["plays"]
    player.brave = plain["brave"]
    player.scored = tuple(plain["scored"])
    player.finals = plain["finals"]
    return player


def sir_to_plain(sir: Sir) -> dict[str, Any]:
    return {
        "knight": sir.knight,
        "glory": sir.glory,
        "goals": list(sir.goals),
        "pawns": sir.pawns,
        "deck": list(sir.deck),
        "discard": list(sir.discard),
    }


def sir_from_plain(plain: dict[str, Any]) -> Sir:
    sir = Sir()
    sir.knight = plain["knight"]
    sir.glory = plain["glory"]
    sir.goals = tuple(plain["goals"])
    sir.pawns = plain["pawns"]
    sir.deck = tuple(plain["deck"])
    sir.discard = tuple(plain["discard"])
    return sir


def jouster_to_plain(jouster: Jouster) -> dict[str, Any]:
    return {
        "seat": jouster.seat,
        "name": jouster.name,
        "attack": jouster.attack,
        "prestige": jouster.prestige,
        "glory": jouster.glory,
        "noble": jouster.noble,
        "die": jouster.die,
        "penalty": list(jouster.penalty),
        "dice": [list(one) for one in jouster.dice],
        "spent": jouster.spent,
        "faith": jouster.faith,
        "wins": jouster.wins,
        "now": jouster.now,
        "first": jouster.first,
        "prestige_first": jouster.prestige_first,
        "used_allies": list(jouster.used_allies),
        "used_relics": list(jouster.used_relics),
        "used_prestige": list(jouster.used_prestige),
    }


def jouster_from_plain(plain: dict[str, Any]) -> Jouster:
    jouster = Jouster()
    jouster.seat = plain["seat"]
    jouster.name = plain["name"]
    jouster.attack = plain["attack"]
    jouster.prestige = plain["prestige"]
    jouster.glory = plain["glory"]
    jouster.noble = plain["noble"]
    jouster.die = plain["die"]
    jouster.penalty = tuple(plain["penalty"])
    jouster.dice = tuple([tuple(one) for one in plain["dice"]])
    jouster.spent = plain["spent"]
    jouster.faith = plain["faith"]
    jouster.wins = plain["wins"]
    jouster.now = plain["now"]
    jouster.first = plain["first"]
    jouster.prestige_first = plain["prestige_first"]
    jouster.used_allies = tuple(plain["used_allies"])
    jouster.used_relics = tuple(plain["used_relics"])
    jouster.used_prestige = tuple(plain["used_prestige"])
    return jouster


def duel_to_plain(duel: Duel) -> dict[str, Any]:
    return {
        "context": duel.context,
        "left": jouster_to_plain(duel.left),
        "right": jouster_to_plain(duel.right),
        "engagement": duel.engagement,
        "stage": duel.stage,
        "rerolls": list(duel.rerolls),
        "limit": duel.limit,
        "roller": duel.roller,
        "winner": duel.winner,
    }


def duel_from_plain(plain: dict[str, Any]) -> Duel:
    duel = Duel()
    duel.context = plain["context"]
    duel.left = jouster_from_plain(plain["left"])
    duel.right = jouster_from_plain(plain["right"])
    duel.engagement = plain["engagement"]
    duel.stage = plain["stage"]
    duel.rerolls = tuple(plain["rerolls"])
    duel.limit = plain["limit"]
    duel.roller = plain["roller"]
    duel.winner = plain["winner"]
    return duel


def to_plain(table: Glory) -> dict[str, Any]:
    return {
        "seats": table.seats,
        "chance": table.chance.to_plain(),
        "revealed": table.revealed,
        "tournament": table.tournament,
        "prizes": table.prizes,
        "characters": table.characters,
        "open_goals": table.open_goals,
        "handicaps": list(table.handicaps),
        "simultaneous": table.simultaneous,
        "scenario": table.scenario,
        "difficulty": table.difficulty,
        "personality": table.personality,
        "round": table.round,
        "step": table.step.value,
        "initiative": list(table.initiative),
        "turn": table.turn,
        "players": [player_to_plain(one) for one in table.players],
        "sir": None if table.sir is None else sir_to_plain(table.sir),
        "pawns_on": {key: list(one) for key, one in table.pawns_on.items()},
        "track": list(table.track),
        "stacks": {key: list(one) for key, one in table.stacks.items()},
        "decks": {key: list(one) for key, one in table.decks.items()},
        "columns": {key: list(one) for key, one in table.columns.items()},
        "public_titles": list(table.public_titles),
        "title_deck": list(table.title_deck),
        "title_discard": [list(one) for one in table.title_discard],
        "event": table.event,
        "next_event": table.next_event,
        "last_event": table.last_event,
        "event_ally": table.event_ally,
        "tournament_card": table.tournament_card,
        "tournament_cards_used": list(table.tournament_cards_used),
        "prize": table.prize,
        "prizes_used": list(table.prizes_used),
        "places": list(table.places),
        "winners": list(table.winners),
        "cities": [list(one) for one in table.cities],
        "shields": [list(one) for one in table.shields],
        "registering": list(table.registering),
        "pass_number": table.pass_number,
        "window": table.window,
        "travellers": list(table.travellers),
        "playing": table.playing,
        "bout": table.bout,
        "duel": None if table.duel is None else duel_to_plain(table.duel),
        "braves": list(table.braves),
        "outcome": table.outcome,
        "undealt": list(table.undealt),
        "removed_cards": list(table.removed_cards),
        "removed_allies": list(table.removed_allies),
    }


def from_plain(plain: Mapping[str, Any], content: GloryContent) -> Glory:
    table = Glory()
    table.begin(plain["seats"], chance_from_plain(plain["chance"]))
    table.revealed = plain["revealed"]
    table.content = content
    table.tournament = plain["tournament"]
    table.prizes = plain["prizes"]
    table.characters = plain["characters"]
    table.open_goals = plain["open_goals"]
    table.handicaps = tuple(plain["handicaps"])
    table.simultaneous = plain["simultaneous"]
    table.scenario = plain["scenario"]
    table.difficulty = plain["difficulty"]
    table.personality = plain["personality"]
    table.round = plain["round"]
    table.step = Step(plain["step"])
    table.initiative = tuple(plain["initiative"])
    table.turn = plain["turn"]
    table.players = [player_from_plain(one) for one in plain["players"]]
    table.sir = None if plain["sir"] is None else sir_from_plain(plain["sir"])
    table.pawns_on = {key: tuple(one) for key, one in plain["pawns_on"].items()}
    table.track = tuple(plain["track"])
    table.stacks = {key: tuple(one) for key, one in plain["stacks"].items()}
    table.decks = {key: tuple(one) for key, one in plain["decks"].items()}
    table.columns = {key: tuple(one) for key, one in plain["columns"].items()}
    table.public_titles = tuple(plain["public_titles"])
    table.title_deck = tuple(plain["title_deck"])
    table.title_discard = tuple([tuple(one) for one in plain["title_discard"]])
    table.event = plain["event"]
    table.next_event = plain["next_event"]
    table.last_event = plain["last_event"]
    table.event_ally = plain["event_ally"]
    table.tournament_card = plain["tournament_card"]
    table.tournament_cards_used = tuple(plain["tournament_cards_used"])
    table.prize = plain["prize"]
    table.prizes_used = tuple(plain["prizes_used"])
    table.places = tuple(plain["places"])
    table.winners = tuple(plain["winners"])
    table.cities = tuple([tuple(one) for one in plain["cities"]])
    table.shields = tuple([tuple(one) for one in plain["shields"]])
    table.registering = tuple(plain["registering"])
    table.pass_number = plain["pass_number"]
    table.window = plain["window"]
    table.travellers = tuple(plain["travellers"])
    table.playing = plain["playing"]
    table.bout = plain["bout"]
    table.duel = None if plain["duel"] is None else duel_from_plain(plain["duel"])
    table.braves = tuple(plain["braves"])
    table.outcome = plain["outcome"]
    table.undealt = tuple(plain["undealt"])
    table.removed_cards = tuple(plain["removed_cards"])
    table.removed_allies = tuple(plain["removed_allies"])
    return table
