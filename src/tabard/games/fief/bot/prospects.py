"""What the table promises: who is how strong where, who will control what, which titles come near."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.games.fief.bot.odds import attack_chance
from tabard.games.fief.rules.content import (
    ARCHER,
    BOMBARD,
    FLEMISH,
    FORTRESS,
    FRENCH,
    KNIGHT,
    MAN,
    ROYAL_CASTLE,
)
from tabard.games.fief.rules.people import sovereign, sovereign_family, title_families
from tabard.games.fief.rules.records import FREE, NOBODY, Stack
from tabard.games.fief.rules.rights import TurnRight
from tabard.games.fief.rules.state import Fief

KNIGHT_POINTS: Final = 3
BOW_POINTS: Final = 2
FACE_DOWN: Final = 1.6  # combat points of a soldier whose kind is not known
CASTLE_PRICE: Final = 5
INCOME_TO_COME: Final = 2  # coins a turn that a family can count on
NO_COINS: Final = 0.35  # of the chance of a title, without any coins for it
# how likely a missing town is taken, by the stages to it
REACH: Final[tuple[float, ...]] = (0.9, 0.85, 0.75, 0.6)
CONTESTED: Final = 0.8  # … if it is somebody's, and an army strong enough is near
HARDLY: Final = 0.2  # … if none is
BEFORE_IT: Final = 0.95  # … if the army stands there
DELAY: Final = 0.6  # how likely a town to be taken is still missing a turn later …
A_MARCH: Final = 1.0
A_STAGE: Final = 0.4  # … one that is nobody's, half a turn later
MARCH: Final = 5
WAR: Final = 7
HANDED_OVER: Final = 0.95  # … if it belongs to the same player's other family
STAGES: Final = 2
FAR: Final = 9
LATE: Final = 1 << 30
EMPTY: Final = (0, 0, 0, 0)  # soldiers of every family where nobody has any


class Outlook:
    """The table summed up once for an evaluation."""

    __slots__ = (
        "bombards",
        "capitals",
        "clans",
        "control",
        "granting",
        "held",
        "holders",
        "lords",
        "power",
        "soldiers",
        "together",
        "vikings",
    )

    def __init__(self, table: Fief) -> None:
        self.power = powers(table)
        self.soldiers = soldiers_by_town(table)
        self.bombards = bombards_by_town(table)
        self.capitals: dict[str, str] = {}  # by region, the town with its fortress
        for town, place in table.towns.items():
            if place.building == FORTRESS:
                self.capitals.setdefault(table.content.sites[town].region, town)
        self.clans = [clan.town for clan in table.clans if clan.town and clan.jarl and not clan.holds]
        self.vikings = {  # their combat points by town
            town: sum(2 * clan.vikings + 3 * clan.jarl for clan in table.clans if clan.town == town)
            for town in {clan.town for clan in table.clans if clan.town}
        }
        self.lords: list[list[str]] = [[] for _ in table.families]  # where the free ones are
        for lord in table.lords.values():
            if lord.captor == FREE and lord.place in table.towns:
                self.lords[lord.family].append(lord.place)
        titles = title_families(table)
        self.holders = {region: titles.get(region, NOBODY) for region in table.content.regions}
        self.control = controls(table, self.power, self.holders)
        self.held = held_by_region(table, self.control)
        self.granting = still_granting(table)
        # by family, those of the same player
        self.together = [table.families_of(table.seat_of(family)) for family in range(len(table.families))]

    def strength(self, town: str, family: int) -> int:
        row = self.power.get(town)
        return 0 if row is None else row[family]


def points(stack: Stack) -> int:
    """FIE-10.18: combat points of a stack."""
    counts = stack.counts
    knights = KNIGHT_POINTS * counts[KNIGHT]
    return counts[MAN] + counts[ARCHER] + knights + BOW_POINTS * (counts[FRENCH] + counts[FLEMISH])


def served_bombards(counts: Sequence[int]) -> int:
    """FIE-10.21: those with a man-at-arms to fire them."""
    return min(counts[BOMBARD], counts[MAN])


def row_of(found: dict[str, list[int]], town: str, families: int) -> list[int]:
    """A number for every family in the town."""
    row = found.get(town)
    if row is None:
        row = found[town] = [0] * families
    return row


def powers(table: Fief) -> dict[str, list[int]]:
    """Combat points of every family in every town where anybody is; a Lord counts one, so nobody is zero."""
    families = len(table.families)
    found: dict[str, list[int]] = {}
    for stack in table.stacks:
        number = points(stack)
        if number:
            row_of(found, stack.town, families)[stack.family] += number
    for lord in table.lords.values():
        if lord.captor == FREE:
            guard = KNIGHT_POINTS * lord.guard_knights + lord.guard_men
            row_of(found, lord.place, families)[lord.family] += 1 + guard
    return found


def soldiers_by_town(table: Fief) -> dict[str, list[int]]:
    """FIE-9.17: how many soldiers every family has in every town; Vikings count heads."""
    families = len(table.families)
    found: dict[str, list[int]] = {}
    for stack in table.stacks:
        counts = stack.counts
        number = counts[MAN] + counts[ARCHER] + counts[KNIGHT] + counts[FRENCH] + counts[FLEMISH]
        if number:
            row_of(found, stack.town, families)[stack.family] += number
    return found


def bombards_by_town(table: Fief) -> dict[str, list[int]]:
    """Those that every family can fire in every town."""
    families = len(table.families)
    found: dict[str, list[int]] = {}
    for stack in table.stacks:
        number = served_bombards(stack.counts)
        if number:
            row_of(found, stack.town, families)[stack.family] += number
    return found


def controls(table: Fief, power: dict[str, list[int]], holders: dict[str, int]) -> dict[str, int]:
    """FIE-8.43, 8.45: who will control each town when control is looked at next."""
    monarch = sovereign_family(table)
    besieged = [siege.town for siege in table.sieges]
    vikings = [clan.town for clan in table.clans]
    found: dict[str, int] = {}
    for town, place in table.towns.items():
        control = place.control
        row = power.get(town)
        if place.building == ROYAL_CASTLE and monarch != NOBODY:
            control = monarch
        elif town not in besieged and (row is None or control == NOBODY or not row[control]):
            if row is not None:
                control = first_here(row, place.since)
            else:
                control = NOBODY if town in vikings else holders[table.content.sites[town].region]
        found[town] = control
    return found


def first_here(row: Sequence[int], since: Sequence[int]) -> int:
    best = NOBODY
    for family, number in enumerate(row):
        if number and (best == NOBODY or (since[family] or LATE) < (since[best] or LATE)):
            best = family
    return best


def held_by_region(table: Fief, control: dict[str, int]) -> dict[str, list[int]]:
    """How many towns of each region each family controls."""
    families = len(table.families)
    found = {region: [0] * families for region in table.content.regions}
    for town, family in control.items():
        if family != NOBODY:
            found[table.content.sites[town].region][family] += 1
    return found


def purchases_left(table: Fief) -> int:
    """How many purchase phases are still to come."""
    return table.last_turn - table.turn + (table.phase <= 4)


def marches_in_time(table: Fief) -> int:
    """How many marches are still followed by purchases."""
    return purchases_left(table) - (table.phase != MARCH)


def claimant(held: Sequence[int], families: Sequence[int]) -> int:
    """FIE-27.7: of a player's families the one that holds most of a region: the other hands over its own."""
    return max(families, key=lambda family: (held[family], -family))


def castle_of(table: Fief, outlook: Outlook, region: str, family: int) -> str:
    """FIE-7.41: a town of the region where a castle of the player can become a fortress; "" if none."""
    families = outlook.together[family]
    for town in table.content.regions[region].towns:
        place = table.towns[town]
        if place.building == "castle" and not place.flipped and outlook.control[town] in families:
            return town
    return ""


def title_chance(table: Fief, outlook: Outlook, region: str, family: int) -> float:
    """How likely a family gets the title of an unmanaged region: towns missing, the castle, coins."""
    held = outlook.held[region]
    left = purchases_left(table)
    if not held[family] or left < 1 or not table.families[family].lords:
        return 0.0
    families = outlook.together[family]
    if len(families) > 1 and claimant(held, families) != family:
        return 0.0
    row = table.content.regions[region]
    chance = 1.0
    missing = 0.0
    for town in row.towns:
        owner = outlook.control[town]
        if owner == family:
            continue
        if owner in families:
            chance *= HANDED_OVER
            continue
        if MARCH <= table.phase <= WAR and owner != NOBODY and town in outlook.lords[family]:
            chance *= max(HARDLY, BEFORE_IT * conquest_chance(table, outlook, town, family))
            continue
        missing += A_STAGE if owner == NOBODY else A_MARCH
        chance *= REACH[min(distance(table, outlook, town, family), 3)]
        if owner != NOBODY:
            chance *= max(HARDLY, CONTESTED * conquest_chance(table, outlook, town, family))
    if missing:
        chance *= 1.0 - DELAY ** (marches_in_time(table) / missing)
    cost = 0 if castle_of(table, outlook, region, family) else CASTLE_PRICE
    if outlook.granting != table.seat_of(family):
        cost += row.price
    coins = table.coins(family)
    sooner = min(1.0, coins / cost) if cost else 1.0
    later = min(1.0, (coins + INCOME_TO_COME * (left - 1)) / cost) if cost else 1.0
    return chance * (NO_COINS + (1 - NO_COINS) * (sooner + later) / 2)


def granting_seat(table: Fief) -> int:
    """FIE-7.44: the seat whose sovereign is free to grant titles, one every turn; nobody if there is none."""
    monarch = sovereign(table)
    return NOBODY if monarch is None or not monarch.free else table.seat_of(monarch.family)


def still_granting(table: Fief) -> int:
    """The same, if a grant is left in this turn or one to come."""
    used_up = table.uses(TurnRight.GRANT) and purchases_left(table) <= (table.phase <= 4)
    return NOBODY if used_up else granting_seat(table)


def distance(table: Fief, outlook: Outlook, town: str, family: int) -> int:
    """Stages from the family's nearest Lord."""
    far = table.content.hops[town]
    nearest = FAR
    for place in outlook.lords[family]:
        if far[place] < nearest:
            nearest = far[place]
    return nearest


def conquest_chance(table: Fief, outlook: Outlook, town: str, family: int, vikings: int = 0) -> float:
    """How likely an army of the family overruns a town of others, or of so many points of Vikings."""
    row, guns = outlook.power.get(town), outlook.bombards.get(town)
    guard = vikings if row is None else vikings + sum(row) - row[family]
    theirs = 0 if guns is None else sum(guns) - guns[family]
    return best_attack(table, outlook, town, family, guard, theirs)


def best_attack(table: Fief, outlook: Outlook, town: str, family: int, guard: int, guns: int) -> float:
    """The chance of the family's best army that a Lord can lead there in a turn."""
    best = 0.0
    far = table.content.hops[town]
    building = table.towns[town].building
    for place in outlook.lords[family]:
        if far.get(place, FAR) <= STAGES:
            own = outlook.bombards.get(place)
            chance = attack_chance(
                outlook.power[place][family], guard, building, 0 if own is None else own[family], guns
            )
            if chance > best:
                best = chance
    return best


def seen_points(table: Fief, seat: int, town: str, family: int) -> float:
    """What a seat reckons a family's strength in a town to be: kinds of soldiers are secret."""
    own = table.seat_of(family) == seat
    total = 0.0
    for stack in table.stacks:
        if stack.town == town and stack.family == family:
            if own or stack.up:
                total += points(stack)
            else:
                hidden = stack.counts[MAN] + stack.counts[ARCHER] + stack.counts[KNIGHT]
                total += FACE_DOWN * hidden + BOW_POINTS * (stack.counts[FRENCH] + stack.counts[FLEMISH])
    for lord in table.lords.values():
        if lord.family == family and lord.place == town and lord.captor == FREE:
            total += 1 + KNIGHT_POINTS * lord.guard_knights + lord.guard_men
    return total
