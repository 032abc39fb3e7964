"""Written by scripts/records: the table as plain values and back, for hashes and saves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.engine.chance import chance_from_plain
from tabard.games.zizka.rules.content import ZizkaContent
from tabard.games.zizka.rules.state import (
    Facing,
    Fight,
    Player,
    Recruiting,
    Roll,
    Siege,
    Step,
    Torak,
    Tournament,
    Zizka,
)
from tabard.games.zizka.wiring.forms import (
    commander_from_plain,
    commander_to_plain,
    conquest_from_plain,
    conquest_to_plain,
    follower_from_plain,
    follower_to_plain,
    token_from_plain,
    token_to_plain,
    torak_card_from_plain,
    torak_card_to_plain,
)


def player_to_plain(player: Player) -> dict[str, Any]:
    return {
        "commander": commander_to_plain(player.commander),
        "space": player.space,
        "lying": player.lying,
        "coins": player.coins,
        "luck": player.luck,
        "vp": player.vp,
        "morale": player.morale,
        "team": [follower_to_plain(one) for one in player.team],
        "wanted": player.wanted,
        "poster": player.poster,
        "posters": list(player.posters),
        "conquests": [conquest_to_plain(one) for one in player.conquests],
    }


def player_from_plain(plain: dict[str, Any], table: Zizka) -> Player:
    player = Player()
    player.commander = commander_from_plain(plain["commander"], table)
    player.space = plain["space"]
    player.lying = plain["lying"]
    player.coins = plain["coins"]
    player.luck = plain["luck"]
    player.vp = plain["vp"]
    player.morale = plain["morale"]
    player.team = tuple([follower_from_plain(one, table) for one in plain["team"]])
    player.wanted = plain["wanted"]
    player.poster = plain["poster"]
    player.posters = tuple(plain["posters"])
    player.conquests = tuple([conquest_from_plain(one, table) for one in plain["conquests"]])
    return player


def torak_to_plain(torak: Torak) -> dict[str, Any]:
    return {
        "space": torak.space,
        "lying": torak.lying,
        "vp": torak.vp,
        "deck": [torak_card_to_plain(one) for one in torak.deck],
        "used": [torak_card_to_plain(one) for one in torak.used],
    }


def torak_from_plain(plain: dict[str, Any], table: Zizka) -> Torak:
    torak = Torak()
    torak.space = plain["space"]
    torak.lying = plain["lying"]
    torak.vp = plain["vp"]
    torak.deck = tuple([torak_card_from_plain(one, table) for one in plain["deck"]])
    torak.used = tuple([torak_card_from_plain(one, table) for one in plain["used"]])
    return torak


def roll_to_plain(roll: Roll) -> list[Any]:
    return [
        roll.seat,
        list(roll.dice),
        list(roll.faces),
        roll.rerolls,
        list(roll.fixed),
        roll.locked,
        roll.stopped,
    ]


def roll_from_plain(plain: list[Any]) -> Roll:
    seat, dice, faces, rerolls, fixed, locked, stopped = plain
    return Roll(seat, tuple(dice), tuple(faces), rerolls, tuple(fixed), locked, stopped)


def facing_to_plain(facing: Facing) -> list[Any]:
    return [facing.space, list(facing.have), facing.luck, list(facing.rows)]


def facing_from_plain(plain: list[Any]) -> Facing:
    space, have, luck, rows = plain
    return Facing(space, tuple(have), luck, tuple(rows))


def siege_to_plain(siege: Siege) -> list[Any]:
    return [conquest_to_plain(siege.card), siege.row, siege.luck]


def siege_from_plain(plain: list[Any], table: Zizka) -> Siege:
    card, row, luck = plain
    return Siege(conquest_from_plain(card, table), row, luck)


def fight_to_plain(fight: Fight) -> list[Any]:
    return [fight.attacker, fight.defender, fight.attack, fight.defence]


def fight_from_plain(plain: list[Any]) -> Fight:
    attacker, defender, attack, defence = plain
    return Fight(attacker, defender, attack, defence)


def tournament_to_plain(tournament: Tournament) -> list[Any]:
    return [
        token_to_plain(tournament.token),
        tournament.pot,
        list(tournament.participants),
        [list(one) for one in tournament.results],
        tournament.seat,
        list(tournament.faces),
        None if tournament.marked is None else list(tournament.marked),
        tournament.lances,
    ]


def tournament_from_plain(plain: list[Any], table: Zizka) -> Tournament:
    token, pot, participants, results, seat, faces, marked, lances = plain
    return Tournament(
        token_from_plain(token, table),
        pot,
        tuple(participants),
        tuple([tuple(one) for one in results]),
        seat,
        tuple(faces),
        None if marked is None else tuple(marked),
        lances,
    )


def recruiting_to_plain(recruiting: Recruiting) -> list[Any]:
    return [recruiting.refreshed, recruiting.recruited]


def recruiting_from_plain(plain: list[Any]) -> Recruiting:
    refreshed, recruited = plain
    return Recruiting(refreshed, recruited)


def to_plain(table: Zizka) -> dict[str, Any]:
    return {
        "seats": table.seats,
        "chance": table.chance.to_plain(),
        "revealed": table.revealed,
        "side": table.side,
        "advanced": table.advanced,
        "level": table.level,
        "step": table.step.value,
        "round": table.round,
        "first": table.first,
        "active": table.active,
        "actions": table.actions,
        "peeks": list(table.peeks),
        "attacked": table.attacked,
        "players": [player_to_plain(one) for one in table.players],
        "torak": None if table.torak is None else torak_to_plain(table.torak),
        "tokens": {key: token_to_plain(one) for key, one in table.tokens.items()},
        "face_up": sorted(table.face_up),
        "known": {key: list(one) for key, one in table.known.items()},
        "stack": [token_to_plain(one) for one in table.stack],
        "used": [token_to_plain(one) for one in table.used],
        "slots": {str(key): [follower_to_plain(part) for part in one] for key, one in table.slots.items()},
        "decks": {str(key): [follower_to_plain(part) for part in one] for key, one in table.decks.items()},
        "discards": {
            str(key): [follower_to_plain(part) for part in one] for key, one in table.discards.items()
        },
        "gone": [follower_to_plain(one) for one in table.gone],
        "favours": table.favours.copy(),
        "castles": {key: [conquest_to_plain(part) for part in one] for key, one in table.castles.items()},
        "castle_known": {key: list(one) for key, one in table.castle_known.items()},
        "shown": list(table.shown),
        "posters": list(table.posters),
        "roll": None if table.roll is None else roll_to_plain(table.roll),
        "facing": None if table.facing is None else facing_to_plain(table.facing),
        "siege": None if table.siege is None else siege_to_plain(table.siege),
        "fight": None if table.fight is None else fight_to_plain(table.fight),
        "tournament": None if table.tournament is None else tournament_to_plain(table.tournament),
        "recruiting": None if table.recruiting is None else recruiting_to_plain(table.recruiting),
        "taken": None if table.taken is None else follower_to_plain(table.taken),
    }


def from_plain(plain: Mapping[str, Any], content: ZizkaContent) -> Zizka:
    table = Zizka()
    table.begin(plain["seats"], chance_from_plain(plain["chance"]))
    table.revealed = plain["revealed"]
    table.content = content
    table.side = plain["side"]
    table.advanced = plain["advanced"]
    table.level = plain["level"]
    table.step = Step(plain["step"])
    table.round = plain["round"]
    table.first = plain["first"]
    table.active = plain["active"]
    table.actions = plain["actions"]
    table.peeks = tuple(plain["peeks"])
    table.attacked = plain["attacked"]
    table.players = [player_from_plain(one, table) for one in plain["players"]]
    table.torak = None if plain["torak"] is None else torak_from_plain(plain["torak"], table)
    table.tokens = {key: token_from_plain(one, table) for key, one in plain["tokens"].items()}
    table.face_up = frozenset(plain["face_up"])
    table.known = {key: tuple(one) for key, one in plain["known"].items()}
    table.stack = tuple([token_from_plain(one, table) for one in plain["stack"]])
    table.used = tuple([token_from_plain(one, table) for one in plain["used"]])
    table.slots = {
        int(key): tuple([follower_from_plain(part, table) for part in one])
        for key, one in plain["slots"].items()
    }
    table.decks = {
        int(key): tuple([follower_from_plain(part, table) for part in one])
        for key, one in plain["decks"].items()
    }
    table.discards = {
        int(key): tuple([follower_from_plain(part, table) for part in one])
        for key, one in plain["discards"].items()
    }
    table.gone = tuple([follower_from_plain(one, table) for one in plain["gone"]])
    table.favours = dict(plain["favours"])
    table.castles = {
        key: tuple([conquest_from_plain(part, table) for part in one])
        for key, one in plain["castles"].items()
    }
    table.castle_known = {key: tuple(one) for key, one in plain["castle_known"].items()}
    table.shown = tuple(plain["shown"])
    table.posters = tuple(plain["posters"])
    table.roll = None if plain["roll"] is None else roll_from_plain(plain["roll"])
    table.facing = None if plain["facing"] is None else facing_from_plain(plain["facing"])
    table.siege = None if plain["siege"] is None else siege_from_plain(plain["siege"], table)
    table.fight = None if plain["fight"] is None else fight_from_plain(plain["fight"])
    table.tournament = (
        None if plain["tournament"] is None else tournament_from_plain(plain["tournament"], table)
    )
    table.recruiting = None if plain["recruiting"] is None else recruiting_from_plain(plain["recruiting"])
    table.taken = None if plain["taken"] is None else follower_from_plain(plain["taken"], table)
    return table
