"""Written by scripts/records: the table as plain values and back, for hashes and saves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.engine.chance import chance_from_plain
from tabard.games.fief.rules.battle.record import Battle, BattleKind, Vikings
from tabard.games.fief.rules.content import FiefContent
from tabard.games.fief.rules.markers import Item, Offer, Plague, Siege, Tax
from tabard.games.fief.rules.records import Clan, Family, Lord, Moving, Player, Stack, Town
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.wiring.forms import (
    ballots_from_plain,
    ballots_to_plain,
    passes_from_plain,
    passes_to_plain,
    permits_from_plain,
    permits_to_plain,
    phase_used_from_plain,
    phase_used_to_plain,
    used_from_plain,
    used_to_plain,
)


def player_to_plain(player: Player) -> dict[str, Any]:
    return {
        "coins": player.coins,
        "account": player.account,
        "hand": list(player.hand),
        "characters": player.characters,
        "events": player.events,
    }


def player_from_plain(plain: dict[str, Any]) -> Player:
    player = Player()
    player.coins = plain["coins"]
    player.account = plain["account"]
    player.hand = tuple(plain["hand"])
    player.characters = plain["characters"]
    player.events = plain["events"]
    return player


def family_to_plain(family: Family) -> dict[str, Any]:
    return {
        "lords": list(family.lords),
        "reserve": list(family.reserve),
        "pigeons": family.pigeons,
        "treasure": family.treasure,
        "fourth": family.fourth,
        "bows": family.bows,
    }


def family_from_plain(plain: dict[str, Any]) -> Family:
    family = Family()
    family.lords = tuple(plain["lords"])
    family.reserve = list(plain["reserve"])
    family.pigeons = plain["pigeons"]
    family.treasure = plain["treasure"]
    family.fourth = plain["fourth"]
    family.bows = plain["bows"]
    return family


def lord_to_plain(lord: Lord) -> dict[str, Any]:
    return {
        "id": lord.id,
        "man": lord.man,
        "family": lord.family,
        "place": lord.place,
        "gate": lord.gate,
        "captor": lord.captor,
        "fiefs": list(lord.fiefs),
        "church": list(lord.church),
        "royal": lord.royal,
        "spouse": lord.spouse,
        "servant": lord.servant,
        "dagger": lord.dagger,
        "garter": lord.garter,
        "eligible": lord.eligible,
        "excalibur": lord.excalibur,
        "relics": list(lord.relics),
        "guard_knights": lord.guard_knights,
        "guard_men": lord.guard_men,
        "guard_due": lord.guard_due,
        "stages": lord.stages,
        "came": lord.came,
        "halted": lord.halted,
        "spared": lord.spared,
    }


def lord_from_plain(plain: dict[str, Any]) -> Lord:
    lord = Lord()
    lord.id = plain["id"]
    lord.man = plain["man"]
    lord.family = plain["family"]
    lord.place = plain["place"]
    lord.gate = plain["gate"]
    lord.captor = plain["captor"]
    lord.fiefs = tuple(plain["fiefs"])
    lord.church = tuple(plain["church"])
    lord.royal = plain["royal"]
    lord.spouse = plain["spouse"]
    lord.servant = plain["servant"]
    lord.dagger = plain["dagger"]
    lord.garter = plain["garter"]
    lord.eligible = plain["eligible"]
    lord.excalibur = plain["excalibur"]
    lord.relics = tuple(plain["relics"])
    lord.guard_knights = plain["guard_knights"]
    lord.guard_men = plain["guard_men"]
    lord.guard_due = plain["guard_due"]
    lord.stages = plain["stages"]
    lord.came = plain["came"]
    lord.halted = plain["halted"]
    lord.spared = plain["spared"]
    return lord


def town_to_plain(town: Town) -> dict[str, Any]:
    return {
        "id": town.id,
        "control": town.control,
        "building": town.building,
        "flipped": town.flipped,
        "royal_abbey": town.royal_abbey,
        "agreed": town.agreed,
        "mill": town.mill,
        "hidden_relic": town.hidden_relic,
        "relics": list(town.relics),
        "since": list(town.since),
    }


def town_from_plain(plain: dict[str, Any]) -> Town:
    town = Town()
    town.id = plain["id"]
    town.control = plain["control"]
    town.building = plain["building"]
    town.flipped = plain["flipped"]
    town.royal_abbey = plain["royal_abbey"]
    town.agreed = plain["agreed"]
    town.mill = plain["mill"]
    town.hidden_relic = plain["hidden_relic"]
    town.relics = tuple(plain["relics"])
    town.since = tuple(plain["since"])
    return town


def stack_to_plain(stack: Stack) -> dict[str, Any]:
    return {
        "family": stack.family,
        "town": stack.town,
        "gate": stack.gate,
        "came": stack.came,
        "stages": stack.stages,
        "spared": stack.spared,
        "up": stack.up,
        "counts": list(stack.counts),
    }


def stack_from_plain(plain: dict[str, Any]) -> Stack:
    stack = Stack()
    stack.family = plain["family"]
    stack.town = plain["town"]
    stack.gate = plain["gate"]
    stack.came = plain["came"]
    stack.stages = plain["stages"]
    stack.spared = plain["spared"]
    stack.up = plain["up"]
    stack.counts = list(plain["counts"])
    return stack


def clan_to_plain(clan: Clan) -> dict[str, Any]:
    return {
        "number": clan.number,
        "town": clan.town,
        "vikings": clan.vikings,
        "jarl": clan.jarl,
        "gone": clan.gone,
        "gate": clan.gate,
        "landed": clan.landed,
        "holds": clan.holds,
        "spared": clan.spared,
    }


def clan_from_plain(plain: dict[str, Any]) -> Clan:
    clan = Clan()
    clan.number = plain["number"]
    clan.town = plain["town"]
    clan.vikings = plain["vikings"]
    clan.jarl = plain["jarl"]
    clan.gone = plain["gone"]
    clan.gate = plain["gate"]
    clan.landed = plain["landed"]
    clan.holds = plain["holds"]
    clan.spared = plain["spared"]
    return clan


def siege_to_plain(siege: Siege) -> list[Any]:
    return [siege.town, siege.family, siege.trebuchets, siege.active]


def siege_from_plain(plain: list[Any]) -> Siege:
    town, family, trebuchets, active = plain
    return Siege(town, family, trebuchets, active)


def plague_to_plain(plague: Plague) -> list[Any]:
    return [plague.card, plague.kind, plague.region, plague.active, plague.moved]


def plague_from_plain(plain: list[Any]) -> Plague:
    card, kind, region, active, moved = plain
    return Plague(card, kind, region, active, moved)


def tax_to_plain(tax: Tax) -> list[Any]:
    return [tax.card, tax.family, tax.where]


def tax_from_plain(plain: list[Any]) -> Tax:
    card, family, where = plain
    return Tax(card, family, where)


def moving_to_plain(moving: Moving) -> list[Any]:
    return [list(moving.lords), list(moving.units)]


def moving_from_plain(plain: list[Any]) -> Moving:
    lords, units = plain
    return Moving(tuple(lords), tuple(units))


def offer_to_plain(offer: Offer) -> list[Any]:
    return [
        offer.number,
        offer.kind,
        offer.family,
        [list(one) for one in offer.items],
        list(offer.agreed),
        offer.answers,
        offer.turn,
    ]


def offer_from_plain(plain: list[Any]) -> Offer:
    number, kind, family, items, agreed, answers, turn = plain
    return Offer(number, kind, family, tuple([Item(*one) for one in items]), tuple(agreed), answers, turn)


def battle_to_plain(battle: Battle) -> dict[str, Any]:
    return {
        "town": battle.town,
        "kind": battle.kind.value,
        "vikings": battle.vikings.value,
        "attackers": list(battle.attackers),
        "defenders": list(battle.defenders),
        "lead": battle.lead,
        "back": battle.back,
        "riders": list(battle.riders),
        "modifier": battle.modifier,
        "tunnel": battle.tunnel,
        "round": battle.round,
        "idle": battle.idle,
        "bare_attack": battle.bare_attack,
        "bare_defence": battle.bare_defence,
        "stayed": list(battle.stayed),
        "loot": list(battle.loot),
        "excalibur": battle.excalibur,
        "fallen": battle.fallen,
        "struck": battle.struck,
        "lost": list(battle.lost),
    }


def battle_from_plain(plain: dict[str, Any]) -> Battle:
    battle = Battle()
    battle.town = plain["town"]
    battle.kind = BattleKind(plain["kind"])
    battle.vikings = Vikings(plain["vikings"])
    battle.attackers = tuple(plain["attackers"])
    battle.defenders = tuple(plain["defenders"])
    battle.lead = plain["lead"]
    battle.back = plain["back"]
    battle.riders = tuple(plain["riders"])
    battle.modifier = plain["modifier"]
    battle.tunnel = plain["tunnel"]
    battle.round = plain["round"]
    battle.idle = plain["idle"]
    battle.bare_attack = plain["bare_attack"]
    battle.bare_defence = plain["bare_defence"]
    battle.stayed = tuple(plain["stayed"])
    battle.loot = tuple(plain["loot"])
    battle.excalibur = plain["excalibur"]
    battle.fallen = plain["fallen"]
    battle.struck = plain["struck"]
    battle.lost = tuple(plain["lost"])
    return battle


def to_plain(table: Fief) -> dict[str, Any]:
    return {
        "seats": table.seats,
        "chance": table.chance.to_plain(),
        "revealed": table.revealed,
        "placement": table.placement,
        "last_turn": table.last_turn,
        "live": table.live,
        "safe": table.safe,
        "asking": table.asking,
        "turn": table.turn,
        "phase": table.phase,
        "step": table.step.value,
        "first": table.first,
        "at": table.at,
        "players": [player_to_plain(one) for one in table.players],
        "families": [family_to_plain(one) for one in table.families],
        "lords": {key: lord_to_plain(one) for key, one in table.lords.items()},
        "dead": list(table.dead),
        "removed": list(table.removed),
        "towns": {key: town_to_plain(one) for key, one in table.towns.items()},
        "stacks": [stack_to_plain(one) for one in table.stacks],
        "clans": [clan_to_plain(one) for one in table.clans],
        "sieges": [siege_to_plain(one) for one in table.sieges],
        "plagues": [plague_to_plain(one) for one in table.plagues],
        "bonuses": [list(one) for one in table.bonuses],
        "taxes": [tax_to_plain(one) for one in table.taxes],
        "character_deck": list(table.character_deck),
        "event_deck": list(table.event_deck),
        "discard": list(table.discard),
        "track": list(table.track),
        "servant_deck": list(table.servant_deck),
        "excalibur": table.excalibur,
        "drawn": table.drawn,
        "royal_owner": table.royal_owner,
        "vacant": table.vacant.copy(),
        "vp_holder": table.vp_holder,
        "caradoc_spent": table.caradoc_spent,
        "parliament_revolt": table.parliament_revolt,
        "candidates": list(table.candidates),
        "ballots": ballots_to_plain(table.ballots),
        "fog": table.fog,
        "last_fog": table.last_fog,
        "queue": list(table.queue),
        "moving": None if table.moving is None else moving_to_plain(table.moving),
        "offers": [offer_to_plain(one) for one in table.offers],
        "parley": list(table.parley),
        "battle": None if table.battle is None else battle_to_plain(table.battle),
        "in_play": list(table.in_play),
        "walls_off": list(table.walls_off),
        "used": used_to_plain(table.used),
        "phase_used": phase_used_to_plain(table.phase_used),
        "passes": passes_to_plain(table.passes),
        "permits": permits_to_plain(table.permits),
        "clock": table.clock,
        "bank": table.bank,
    }


def from_plain(plain: Mapping[str, Any], content: FiefContent) -> Fief:
    table = Fief()
    table.begin(plain["seats"], chance_from_plain(plain["chance"]))
    table.revealed = plain["revealed"]
    table.content = content
    table.placement = plain["placement"]
    table.last_turn = plain["last_turn"]
    table.live = plain["live"]
    table.safe = plain["safe"]
    table.asking = plain["asking"]
    table.turn = plain["turn"]
    table.phase = plain["phase"]
    table.step = Step(plain["step"])
    table.first = plain["first"]
    table.at = plain["at"]
    table.players = [player_from_plain(one) for one in plain["players"]]
    table.families = [family_from_plain(one) for one in plain["families"]]
    table.lords = {key: lord_from_plain(one) for key, one in plain["lords"].items()}
    table.dead = tuple(plain["dead"])
    table.removed = tuple(plain["removed"])
    table.towns = {key: town_from_plain(one) for key, one in plain["towns"].items()}
    table.stacks = [stack_from_plain(one) for one in plain["stacks"]]
    table.clans = [clan_from_plain(one) for one in plain["clans"]]
    table.sieges = tuple([siege_from_plain(one) for one in plain["sieges"]])
    table.plagues = tuple([plague_from_plain(one) for one in plain["plagues"]])
    table.bonuses = tuple([tuple(one) for one in plain["bonuses"]])
    table.taxes = tuple([tax_from_plain(one) for one in plain["taxes"]])
    table.character_deck = tuple(plain["character_deck"])
    table.event_deck = tuple(plain["event_deck"])
    table.discard = tuple(plain["discard"])
    table.track = tuple(plain["track"])
    table.servant_deck = tuple(plain["servant_deck"])
    table.excalibur = plain["excalibur"]
    table.drawn = plain["drawn"]
    table.royal_owner = plain["royal_owner"]
    table.vacant = dict(plain["vacant"])
    table.vp_holder = plain["vp_holder"]
    table.caradoc_spent = plain["caradoc_spent"]
    table.parliament_revolt = plain["parliament_revolt"]
    table.candidates = tuple(plain["candidates"])
    table.ballots = ballots_from_plain(plain["ballots"])
    table.fog = plain["fog"]
    table.last_fog = plain["last_fog"]
    table.queue = tuple(plain["queue"])
    table.moving = None if plain["moving"] is None else moving_from_plain(plain["moving"])
    table.offers = tuple([offer_from_plain(one) for one in plain["offers"]])
    table.parley = tuple(plain["parley"])
    table.battle = None if plain["battle"] is None else battle_from_plain(plain["battle"])
    table.in_play = tuple(plain["in_play"])
    table.walls_off = tuple(plain["walls_off"])
    table.used = used_from_plain(plain["used"])
    table.phase_used = phase_used_from_plain(plain["phase_used"])
    table.passes = passes_from_plain(plain["passes"])
    table.permits = permits_from_plain(plain["permits"])
    table.clock = plain["clock"]
    table.bank = plain["bank"]
    table.question = None
    return table
