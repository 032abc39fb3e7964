"""Who controls what: towns, fortresses and their titles (FIE-8.41 to 8.50)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from tabard.games.fief.rules.asking import Choose
from tabard.games.fief.rules.battle.sieges import besieged, end_sieges
from tabard.games.fief.rules.content import (
    ABBEY_PREFIX,
    BOMBARD,
    ENGINES,
    FORTIFICATIONS,
    FORTRESS,
    ROYAL_CASTLE,
)
from tabard.games.fief.rules.people import (
    free_lords,
    lords_of,
    prioress_of,
    sovereign_family,
    title_families,
    title_family,
    title_lord,
    titled,
)
from tabard.games.fief.rules.records import FREE, GOING, INSIDE, NOBODY, OUTSIDE, RIDING, Town
from tabard.games.fief.rules.relics import fetch_all
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.units import (
    add_units,
    alone,
    clans_at,
    families_present,
    holds_ground,
    presence,
    present,
    stacks_at,
    tidy,
)

LATE: Final = 1 << 30
SETTLED: Final = (INSIDE, RIDING, GOING)
"""Inside already, or on the way: such a posture does not change by itself."""


class TitleLord(Choose):
    """FIE-7.45, 7.48, D15: which Lord of the family bears the title."""

    __slots__ = ()

    kind = "title_lord"
    clause = "FIE-7.45"
    second = True


def stamp(table: Fief, town: str) -> None:
    """FIE-8.43c: note who has come and who is gone."""
    note_presence(table, town, families_present(table, town))


def note_presence(table: Fief, town: str, here: Sequence[int]) -> None:
    since = table.towns[town].since
    for family, came in enumerate(since):
        if (family in here) != (came > 0):
            now = list(table.towns[town].since)
            if came:
                now[family] = 0
            else:
                table.clock += 1
                now[family] = table.clock
            table.alter(town).since = tuple(now)


def is_inside(table: Fief, family: int, town: str) -> bool:
    """FIE-8.7: whether newcomers of this family are inside at once, without asking."""
    place = table.towns[town]
    if place.building == ROYAL_CASTLE and sovereign_family(table) != NOBODY:
        return place.control == family
    return place.control == family or alone(table, family, town)


def unsettled(table: Fief) -> set[str]:
    """Towns where somebody might come inside, or follow his captor."""
    towns = {lord.place for lord in table.lords.values() if lord.captor != FREE or lord.gate not in SETTLED}
    towns.update([stack.town for stack in table.stacks if stack.gate not in SETTLED])
    towns.update([clan.town for clan in table.clans if clan.gate != INSIDE])
    return towns


def settle(table: Fief, town: str) -> None:
    """FIE-8.7, 8.8, 9.47: those who are inside by right come inside."""
    lords = [lord for lord in table.lords.values() if lord.place == town]
    outside = [lord for lord in lords if lord.captor == FREE and lord.gate not in SETTLED]
    stacks = [stack for stack in table.stacks if stack.town == town and stack.gate not in SETTLED]
    if outside or stacks:
        building = table.towns[town].building
        prioress = prioress_of(table, building) if building.startswith(ABBEY_PREFIX) else None
        for family in {lord.family for lord in outside} | {stack.family for stack in stacks}:
            inside = is_inside(table, family, town)
            if inside or (prioress is not None and prioress.family == family):
                for lord in outside:
                    if lord.family == family:
                        lord.gate = INSIDE
            if inside:
                for stack in stacks:
                    if stack.family == family:
                        stack.gate = INSIDE
    for lord in lords:
        if lord.captor != FREE and lord.captor in table.lords:
            lord.gate = table.lords[lord.captor].gate
    for clan in table.clans:
        if clan.town == town and clan.gate != INSIDE and not families_present(table, town):
            clan.gate = INSIDE


def outsiders(table: Fief, town: str, family: int) -> None:
    """A family that lost the town stands outside it, unless somebody let it in (FIE-8.7)."""
    for lord in free_lords(table, family, town):
        lord.gate = OUTSIDE
    for stack in stacks_at(table, town, family):
        stack.gate = OUTSIDE


def next_control(table: Fief, town: str, here: Sequence[int], holders: Mapping[str, int]) -> int:
    """FIE-8.43, 8.45, 7.16, 7.21: who controls a town with these families present and titles held so."""
    place = table.towns[town]
    if place.building == ROYAL_CASTLE:
        monarch = sovereign_family(table)
        if monarch != NOBODY:
            return monarch
    if besieged(table, town):
        return place.control
    if place.control in here:
        return place.control
    takers = [family for family in here if holds_ground(table, family, town)]
    if takers:
        return min(takers, key=lambda family: place.since[family] or LATE)
    holder = holders.get(table.content.region_of(town), NOBODY)
    return NOBODY if holder == NOBODY or clans_at(table, town) else holder


def belongs_to_title(table: Fief, place: Town, holders: Mapping[str, int]) -> bool:
    """FIE-8.45: left alone it goes on belonging to the holder of the title, or to nobody."""
    holder = holders.get(table.content.region_of(place.id), NOBODY)
    return place.control == holder and place.building != ROYAL_CASTLE and not any(place.since)


async def update(table: Fief, towns: Iterable[str], winner: int = NOBODY) -> None:
    """FIE-8.42: control after a battle or another effect; 10.65: the victor comes before any other."""
    tidy(table)
    end_sieges(table)
    chosen = list(towns)
    presences = presence(table, chosen)
    restless = unsettled(table)
    holders = title_families(table)
    stirred = False
    for town in chosen:
        place = table.towns.get(town)
        if place is None:
            continue
        if town not in presences and belongs_to_title(table, place, holders):
            continue
        here = presences.get(town, ())
        if here or any(place.since):
            note_presence(table, town, here)
            place = table.towns[town]
        control = next_control(table, town, here, holders)
        if control == place.control and town not in presences:
            continue  # nobody to settle, nobody to hold a title
        if winner != NOBODY and place.control not in here:
            royal_seat = place.building == ROYAL_CASTLE and sovereign_family(table) not in (NOBODY, winner)
            if royal_seat:
                take_royal_castle(table, town)
            if winner in here:
                control = winner
        changed = control != place.control
        if changed:
            change_control(table, town, control)
        if changed or town in restless:
            settle(table, town)
            stirred = True
        if title_due(table, town):
            await title_of_fortress(table, town)
            restless = unsettled(table)
            holders = title_families(table)
            stirred = True
    if stirred:
        tidy(table)
    drop_vacant_titles(table)
    drop_burghers(table)
    fetch_all(table)


def settle_fief(table: Fief, region: str, former: int) -> None:
    """FIE-8.42, 8.43: where nobody is, the towns of a fief go at once with a title that left a family."""
    holder = title_family(table, region)
    if holder == former:
        return
    for town in table.content.regions[region].towns:
        place = table.towns[town]
        here = families_present(table, town)
        if place.control in (former, NOBODY) and not any(holds_ground(table, one, town) for one in here):
            control = next_control(table, town, here, {region: holder})
            if control != place.control:
                change_control(table, town, control)


def change_control(table: Fief, town: str, family: int) -> None:
    place = table.alter(town)
    place.control = family
    if place.agreed != NOBODY and place.agreed != family:
        place.agreed = NOBODY  # FIE-7.28: only the family that agreed is bound
    if place.building == ROYAL_CASTLE and family not in (NOBODY, table.royal_owner):
        take_royal_castle(table, town)  # FIE-7.21
    table.tell("control", town=town, family=family)
    if family == NOBODY:
        return
    for stack in stacks_at(table, town):  # FIE-8.50
        if stack.family != family and not present(table, stack.family, town):
            pass_engines(table, town, stack.family, family)
    tidy(table)


def pass_engines(table: Fief, town: str, loser: int, winner: int) -> None:
    """FIE-10.61: engines change into the winner's tokens as far as his reserve goes."""
    for stack in stacks_at(table, town, loser):
        for unit in ENGINES:
            number = stack.counts[unit]
            if not number:
                continue
            stack.counts[unit] = 0
            table.families[loser].reserve[unit] += number
            if winner == NOBODY:
                continue
            place = table.towns[town]
            walled = place.building in FORTIFICATIONS and place.control in (winner, loser)
            kept = min(number, table.families[winner].reserve[unit]) if unit == BOMBARD or walled else 0
            if kept:
                table.families[winner].reserve[unit] -= kept
                gate = INSIDE if is_inside(table, winner, town) else OUTSIDE
                add_units(table, winner, town, gate, unit, kept)
                table.tell("engines_taken", town=town, family=winner, number=kept)


def take_royal_castle(table: Fief, town: str) -> None:
    """FIE-7.19: the tile shows its ordinary castle for good."""
    place = table.alter(town)
    place.building = "castle"
    place.flipped = True
    table.tell("royal_castle_taken", town=town)


def title_due(table: Fief, town: str) -> bool:
    """FIE-7.48, 12.12, 12.13: whoever controls a fortress by presence holds the title of its region."""
    place = table.towns[town]
    family = place.control
    if place.building != FORTRESS or family == NOBODY or not present(table, family, town):
        return False
    region = table.content.region_of(town)
    return title_family(table, region) != family or region in table.vacant


async def title_of_fortress(table: Fief, town: str) -> None:
    """FIE-7.48, 12.12, 12.13: one of the family's Lords bears it; without a Lord it is vacant."""
    if not title_due(table, town):
        return
    family = table.towns[town].control
    region = table.content.region_of(town)
    holder = title_family(table, region)
    if lords_of(table, family):
        await give_title(table, region, family)
    elif holder not in (NOBODY, family):
        remove_title(table, region)
        table.vacant[region] = family
        table.tell("title_vacant", region=region, family=family)
        settle_fief(table, region, holder)


def remove_title(table: Fief, region: str) -> None:
    lord = title_lord(table, region)
    if lord is not None:
        lord.fiefs = tuple(one for one in lord.fiefs if one != region)
    table.vacant.pop(region, None)


async def give_title(table: Fief, region: str, family: int) -> None:
    """FIE-7.45, 7.48: the family's choice of the Lord."""
    choices = [lord.id for lord in lords_of(table, family)]
    choice = str(await table.hear(TitleLord(table, family, choices, {"region": region})))
    former = title_family(table, region)
    remove_title(table, region)
    lord = table.lords[choice]
    lord.fiefs = tuple(one for one in table.content.regions if one == region or one in lord.fiefs)
    table.tell("title", region=region, lord=lord.id, family=family)
    settle_fief(table, region, former)


def capital(table: Fief, region: str) -> str:
    """FIE-7.45, 7.46: the town with the region's fortress; "" without one."""
    for town in table.content.regions[region].towns:
        if table.towns[town].building == FORTRESS:
            return town
    return ""


def keeps_capital(table: Fief, region: str, family: int) -> bool:
    """FIE-12.10: controls it by presence."""
    town = capital(table, region)
    return bool(town) and table.towns[town].control == family and present(table, family, town)


def drop_vacant_titles(table: Fief) -> None:
    """FIE-12.10, 12.11."""
    for region, family in list(table.vacant.items()):
        if not keeps_capital(table, region, family):
            del table.vacant[region]
            table.tell("title_lost", region=region, family=family)
            settle_fief(table, region, family)


def drop_burghers(table: Fief) -> None:
    """FIE-14.40: without a titled Lord the card goes under the CHARACTER deck."""
    for number, family in enumerate(table.families):
        if family.fourth.startswith("burghers") and not any(map(titled, lords_of(table, number))):
            table.character_deck = (*table.character_deck, family.fourth)
            table.tell("burghers_lost", family=number)
            family.fourth = ""
