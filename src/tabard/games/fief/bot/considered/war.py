"""Which fights a beginner picks, whom he lets in, where he settles (FIE-2, 8, 9, 10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.engine.decision import Choice
from tabard.games.fief.bot.considered.asked import asked_family, facts, own
from tabard.games.fief.bot.considered.buying import HOARD
from tabard.games.fief.bot.errands import stronger
from tabard.games.fief.bot.odds import battle_chance
from tabard.games.fief.bot.prospects import EMPTY, bombards_by_town, seen_points
from tabard.games.fief.rules.battle.shooting import bombards
from tabard.games.fief.rules.battle.sides import combat_points, walls
from tabard.games.fief.rules.people import title_family
from tabard.games.fief.rules.state import Fief

END: Final = "end"
EVEN: Final = 0.5
LOSE_FIRST: Final = ("man_at_arms", "archer", "crossbowman_french", "crossbowman_flemish", "knight")


def sensible_war(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """Battles that can be won; Excalibur may always be tried."""
    family = asked_family(table)
    found: list[Choice] = []
    for option in options:
        verb, _, rest = str(option).partition(":")
        if verb == "sword":
            return [option]
        town, _, foe = rest.partition(":")
        if verb == "abbey" or (verb == "battle" and beats(table, family, town, foe)):
            found.append(option)
    return [END, *found]


def beats(table: Fief, family: int, town: str, foe: str) -> bool:
    """FIE-10.4: in phase 7 everybody's units are seen."""
    mine = seen_points(table, table.asking, town, family)
    guns = bombards_by_town(table).get(town, EMPTY)[family]
    if foe == "vikings":
        tokens = sum(2 * clan.vikings + 3 * clan.jarl for clan in table.clans if clan.town == town)
        return stronger(mine, tokens, "", guns)
    other = int(foe)
    if own(table, other):
        return False
    building = table.towns[town].building if table.towns[town].control == other else ""
    return stronger(mine, seen_points(table, table.asking, town, other), building, guns)


def sensible_round(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """Go on while the dice favour it; nobody surrenders."""
    battle = table.battle
    if battle is None:
        return options
    attacks = asked_family(table) in battle.attackers
    chance = battle_chance(
        combat_points(table, True),
        combat_points(table, False),
        walls(table),
        bombards(table, True),
        bombards(table, False),
    )
    better = chance >= EVEN if attacks else chance <= EVEN
    return ["continue"] if better else ["stop"] if "stop" in options else ["continue"]


def sensible_loss(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """The cheapest soldiers first."""
    return [one for one in LOSE_FIRST if one in options][:1]


def sensible_consent(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """Strangers neither pass nor enter where a title hangs on it; with two players never."""
    region = table.content.sites[town].region if (town := facts(table).get("town")) in table.towns else ""
    if table.seats == 2 or (region and own(table, title_family(table, region))):
        return ["no"]
    return options


def sensible_deal(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """No cleric is risked; a clan is bought off only by the rich."""
    rich = table.players[table.asking].coins >= HOARD
    return [
        one
        for one in options
        if not str(one).startswith("convert:") and (rich or not str(one).startswith("buy_off:"))
    ]


def at_home(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """In a town of one's own, if there is one."""
    return [one for one in options if one in table.towns and own(table, table.towns[str(one)].control)]


def sensible_abbey(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """In a region of the family, where it brings soldiers; never in one of the player's other family."""
    family = asked_family(table)
    rulers: dict[str, list[int]] = {}
    for town, place in table.towns.items():
        if own(table, place.control):
            rulers.setdefault(table.content.region_of(town), []).append(place.control)
    towns = [one for one in options if one in table.towns]
    regions = {one: rulers.get(table.content.region_of(str(one)), []) for one in towns}
    return [one for one in towns if family in regions[one]] or [one for one in towns if not regions[one]]


def sensible_start(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """Where a title needs few towns; a county, with one more than a viscounty, wins ties (FIE-26.4)."""
    regions = table.content.regions
    sizes = {one: len(regions[table.content.region_of(str(one))].towns) for one in options}
    return [one for one in options if sizes[one] <= min(sizes.values()) + 1]
