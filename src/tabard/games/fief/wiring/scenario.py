"""Any position, described as in docs/games/fief/vectors.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabard.engine.chance import Chance
from tabard.engine.errors import ScenarioError
from tabard.engine.module import ChosenOptions
from tabard.games.fief.rules.content import LORD_PREFIX, OWN_UNITS, SEE_PREFIX, UNITS, FiefContent
from tabard.games.fief.rules.markers import Plague, Siege, Tax
from tabard.games.fief.rules.movement.control import settle, stamp
from tabard.games.fief.rules.records import INSIDE, Lord
from tabard.games.fief.rules.setup import add_lord, empty_table
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.rules.units import new_stack, put, tidy

STEPS: Final = {
    "turn": (8, Step.TURN),
    "court": (1, Step.COURT),
    "election": (1, Step.ELECTION),
    "parliament": (1, Step.PARLIAMENT),
    "draw": (2, Step.DRAW),
    "plagues": (2, Step.PLAGUES),
    "play": (2, Step.PLAY),
    "income": (3, Step.INCOME),
    "buy": (4, Step.BUY),
    "fog": (5, Step.FOG),
    "march": (5, Step.MARCH),
    "vikings": (6, Step.LAND),
    "dealings": (6, Step.DEALINGS),
    "war": (7, Step.CONTESTED),
    "end": (8, Step.END_OF_TURN),
}
KEYS: Final = {
    *("players", "turn", "phase", "first", "active", "options", "towns", "clans", "plagues", "bonuses"),
    *("taxes", "sieges", "decks", "relics", "excalibur", "drawn", "parliament", "vp_token", "fog", "vacant"),
    *[f"P{number}" for number in range(1, 5)],
    *[f"F{number}" for number in range(1, 5)],
}
FAMILY_KEYS: Final = {"lords", "towns", "units", "reserve", "fourth", "bows", "treasure", "pigeons"}


def scenario(
    position: Mapping[str, Any], content: FiefContent, chance: Chance, options: ChosenOptions
) -> Fief:
    """A table in the position described; everything unlikely is refused with a sentence."""
    unknown = sorted(set(position) - KEYS)
    if unknown:
        raise ScenarioError(f"unknown key {unknown[0]!r}; a position has: {', '.join(sorted(KEYS))}")
    seats = position.get("players", 4)
    if seats not in (2, 3, 4):
        raise ScenarioError(f"players must be 2, 3 or 4, not {seats!r}")
    phase = position.get("phase")
    if phase not in STEPS:
        raise ScenarioError(f"phase must be one of {', '.join(STEPS)}, not {phase!r}")
    chosen = options(seats, position.get("options"))
    table = empty_table(seats, content, chance)
    table.last_turn = int(str(chosen["last_turn"]))
    table.live = bool(chosen["live_interrupts"])
    table.turn = int(position.get("turn", 3))
    table.phase, table.step = STEPS[phase]
    table.first = int(str(position.get("first", "P1"))[1:]) - 1
    lay_table(table, position)
    for seat in range(seats):
        fill_player(table, seat, position.get(f"P{seat + 1}", {}))
    for family in range(len(table.families)):
        fill_family(table, family, position.get(f"F{family + 1}", {}))
    marry(table)
    lay_vikings(table, position)
    settle_down(table)
    for line in position.get("sieges", ()):
        town, name, trebuchets, active = str(line).split()
        besieger = int(name[1:]) - 1
        table.families[besieger].reserve[4] -= int(trebuchets)
        table.sieges = (*table.sieges, Siege(town, besieger, int(trebuchets), active == "active"))
    if "active" in position:
        table.at = table.order().index(int(str(position["active"])[1:]) - 1)
    return table


def lord_id(name: str) -> str:
    return name if name.startswith(LORD_PREFIX) else LORD_PREFIX + name


def lay_table(table: Fief, position: Mapping[str, Any]) -> None:
    decks = position.get("decks", {})
    table.character_deck = tuple(decks.get("character", ()))
    table.event_deck = tuple(decks.get("event", ()))
    table.discard = tuple(decks.get("discard", ()))
    table.track = tuple(decks.get("track", ()))
    table.servant_deck = tuple(decks.get("servants", ()))
    for line in position.get("towns", ()):
        lay_town(table, -1, str(line))
    for line in position.get("relics", ()):
        relic, town, *up = str(line).split()
        if up:
            table.alter(town).relics += (relic,)
        else:
            table.alter(town).hidden_relic = relic
    for line in position.get("plagues", ()):
        card, region, *sleeping = str(line).split()
        kind = table.content.cards[card].kind
        table.plagues = (*table.plagues, Plague(card, kind, region, not sleeping, False))
    for line in position.get("bonuses", ()):
        card, region = str(line).split()
        table.bonuses = (*table.bonuses, (card, region))
    for line in position.get("taxes", ()):
        card, family, where = str(line).split()
        table.taxes = (*table.taxes, Tax(card, int(family[1:]) - 1, where))
        table.families[int(family[1:]) - 1].treasure -= 1
    table.excalibur = position.get("excalibur", "")
    table.drawn = position.get("drawn", False)
    table.parliament_revolt = position.get("parliament", "") == "revolt"
    table.fog = position.get("fog", "")
    if "vp_token" in position:
        table.vp_holder = int(str(position["vp_token"])[1:]) - 1
    for region, family in position.get("vacant", {}).items():
        table.vacant[region] = int(str(family)[1:]) - 1


def fill_player(table: Fief, seat: int, given: Mapping[str, Any]) -> None:
    player = table.players[seat]
    for card in given.get("hand", ()):
        if card not in table.content.cards:
            raise ScenarioError(f"unknown card {card!r}")
    player.hand = tuple(sorted(given.get("hand", ())))
    coins = given.get("coins", player.coins)
    table.pay(table.families_of(seat)[0], player.coins - coins)


def fill_family(table: Fief, family: int, given: Mapping[str, Any]) -> None:
    if set(given) - FAMILY_KEYS:
        raise ScenarioError(f"a family has {', '.join(sorted(FAMILY_KEYS))}, not {given!r}")
    board = table.families[family]
    for line in given.get("towns", ()):
        lay_town(table, family, str(line))
    for line in given.get("lords", ()):
        lay_lord(table, family, str(line))
    for line in given.get("units", ()):
        lay_units(table, family, str(line))
    for unit, number in given.get("reserve", {}).items():
        board.reserve[UNITS.index(unit)] = number
    board.fourth = given.get("fourth", "")
    board.bows = given.get("bows", 3 if board.fourth.startswith("mercenaries") else 0)
    board.treasure = given.get("treasure", board.treasure)
    board.pigeons = given.get("pigeons", board.pigeons)


def lay_town(table: Fief, family: int, line: str) -> None:
    """`york fortress mill`, `nottingham royal_castle`, `coventry abbey_source royal agreed`."""
    town, *words = line.split()
    if town not in table.towns:
        raise ScenarioError(f"unknown town {town!r}")
    place = table.alter(town)
    place.control = family
    for word in words:
        if word == "mill":
            place.mill = True
        elif word == "royal":
            place.royal_abbey = True
        elif word == "agreed":
            place.agreed = family
        elif word in table.content.buildings or word in table.content.cards:
            place.building = word
        else:
            raise ScenarioError(f"unknown word {word!r} of a town")
    if place.building == "royal_castle":
        table.royal_owner = family


def lay_lord(table: Fief, family: int, line: str) -> None:
    """`hugh york gate=road_york_durham fief=IV see=exeter royal=king servant=rainulf captor=william …`."""
    name, town, *words = line.split()
    lord = add_lord(table, family, lord_id(name))
    lord.place = "" if town == "off" else town
    for word in words:
        key, _, value = word.partition("=")
        if not set_fact(lord, key, value):
            raise ScenarioError(f"unknown word {word!r} of a Lord")
    if lord.royal in ("king", "sovereign_queen"):
        table.royal_owner = family


def set_fact(lord: Lord, key: str, value: str) -> bool:
    if key == "gate":
        lord.gate = value
    elif key == "fief":
        lord.fiefs = (*lord.fiefs, value)
    elif key == "see":
        lord.church = (SEE_PREFIX + value,)
    elif key == "abbey":
        lord.church = (*lord.church, f"abbey_{value}")
    elif key == "royal":
        lord.royal = value
    elif key == "servant":
        lord.servant = f"servant_{value}"
    elif key == "captor":
        lord.captor = value if value.startswith("clan_") or value == "robin" else lord_id(value)
    elif key == "relic":
        lord.relics = (*lord.relics, value)
    elif key == "spouse":
        lord.spouse = lord_id(value)
    elif key == "knights":
        lord.guard_knights = int(value)
    elif key == "men":
        lord.guard_men = int(value)
    elif key == "stages":
        lord.stages = int(value)
    elif key in ("excalibur", "dagger", "garter", "eligible", "spared"):
        setattr(lord, key, True)
    else:
        return False
    return True


def lay_units(table: Fief, family: int, line: str) -> None:
    """`oxford archer 3 knight 2 gate=road_coventry_oxford`."""
    town, *words = line.split()
    stack = new_stack(family, town, INSIDE)
    for word in [word for word in words if word.startswith("gate=")]:
        stack.gate = word.partition("=")[2]
        words.remove(word)
    for name, number in zip(words[::2], words[1::2], strict=True):
        if name not in UNITS:
            raise ScenarioError(f"unknown unit {name!r}; units are {', '.join(UNITS)}")
        unit = UNITS.index(name)
        stack.counts[unit] = int(number)
        if unit < OWN_UNITS:
            table.families[family].reserve[unit] -= int(number)
    put(table, stack)


def lay_vikings(table: Fief, position: Mapping[str, Any]) -> None:
    """`1 oxford 5 jarl`, `2 york 3 gate=road_york_durham holds`."""
    for line in position.get("clans", ()):
        number, town, vikings, *words = str(line).split()
        clan = table.clans[int(number) - 1]
        clan.town = town
        clan.vikings = int(vikings)
        clan.jarl = "jarl" in words
        clan.holds = "holds" in words
        clan.gate = next((word[5:] for word in words if word.startswith("gate=")), INSIDE)


def marry(table: Fief) -> None:
    """A marriage is written at one of the spouses."""
    for lord in list(table.lords.values()):
        if lord.spouse:
            if lord.spouse not in table.lords:
                raise ScenarioError(f"{lord.spouse} is not in play")
            table.lords[lord.spouse].spouse = lord.id


def settle_down(table: Fief) -> None:
    tidy(table)
    for town in table.towns:
        stamp(table, town)
        if not any(lord.gate or lord.place != town for lord in table.lords.values() if lord.place == town):
            settle(table, town)
    tidy(table)
