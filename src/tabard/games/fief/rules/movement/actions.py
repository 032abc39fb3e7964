"""What else a family does in phase 5: asking to be let in, relics, Excalibur (FIE-8.20, 17.5, 19)."""

from __future__ import annotations

from tabard.games.fief.rules.content import ABBEY_PREFIX, FORTIFICATIONS
from tabard.games.fief.rules.movement.control import settle
from tabard.games.fief.rules.people import free_lords, is_prioress, prioress_of, sovereign
from tabard.games.fief.rules.places import consent
from tabard.games.fief.rules.records import INSIDE, NOBODY, RIDING, Lord
from tabard.games.fief.rules.relics import fetch, fetch_all, may_fetch, take_up
from tabard.games.fief.rules.rights import PhaseRight, TurnRight
from tabard.games.fief.rules.standing import Purpose
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.titles.crown import crown
from tabard.games.fief.rules.units import alone, families_present, stacks_at, tidy


def actions(table: Fief, family: int) -> list[str]:
    found: list[str] = []
    for lord in free_lords(table, family):
        if lord.place not in table.towns or lord.gate == RIDING:
            continue
        place = table.towns[lord.place]
        if host(table, lord) != NOBODY and not table.uses(TurnRight.ENTERED, lord.id, lord.place):
            found.append(f"enter:{lord.id}")
        if may_draw(table, lord):
            found.append(f"sword:{lord.id}")
        if is_prioress(lord) and may_fetch(table, lord):
            found.append(f"fetch:{lord.id}")
        if lord.gate == INSIDE or alone(table, family, lord.place):
            found += [
                f"relic:{lord.id}:{relic}"
                for relic in place.relics
                if not table.uses(TurnRight.RELIC, family, relic)
            ]
            if (
                table.drawn
                and table.excalibur == lord.place
                and not table.uses(TurnRight.RELIC, family, "excalibur")
            ):
                found.append(f"relic:{lord.id}:excalibur")
    return found


def host(table: Fief, lord: Lord) -> int:
    """FIE-8.20: the family to be asked for entry; nobody: there is nothing to ask."""
    if lord.gate == INSIDE:
        return NOBODY
    place = table.towns[lord.place]
    others = [one for one in families_present(table, lord.place) if one != lord.family]
    if place.building in FORTIFICATIONS:
        defended = place.control not in (NOBODY, lord.family) and place.control in others
        return place.control if defended else NOBODY
    if place.building.startswith(ABBEY_PREFIX) and others:
        prioress = prioress_of(table, place.building)
        if prioress is not None:
            return prioress.family
        return place.control
    return NOBODY


def may_draw(table: Fief, lord: Lord) -> bool:
    """FIE-19.1, 19.2: a free man, no cleric, in the town of the stone; once a phase."""
    stone = not table.drawn and table.excalibur == lord.place
    return stone and lord.man and lord.free and not lord.church and not table.uses(PhaseRight.SWORD, lord.id)


async def act(table: Fief, family: int, choice: str) -> None:
    verb, _, rest = choice.partition(":")
    id, _, what = rest.partition(":")
    lord = table.lords[id]
    if verb == "enter":
        await enter(table, family, lord)
    elif verb == "sword":
        await draw_sword(table, lord)
    elif verb == "fetch":
        fetch(table, lord)
    elif verb == "relic":
        take_relic(table, lord, what)


async def enter(table: Fief, family: int, lord: Lord) -> None:
    """FIE-8.20: the whole group at that entrance comes in as guests, if the host agrees."""
    owner = host(table, lord)
    table.count_use(TurnRight.ENTERED, lord.id, lord.place)
    if owner != family and not await consent(table, owner, family, Purpose.ENTERING, lord.place):
        return
    gate = lord.gate
    for other in free_lords(table, family, lord.place):
        if other.gate == gate:
            other.gate = INSIDE
    for stack in stacks_at(table, lord.place, family):
        if stack.gate == gate:
            stack.gate = INSIDE
    table.tell("let_in", family=family, town=lord.place)
    settle(table, lord.place)
    tidy(table)
    fetch_all(table)


async def draw_sword(table: Fief, lord: Lord) -> None:
    """FIE-19.3, 19.4: six succeeds, Arthur from four; without a sovereign he is King at once."""
    table.count_use(PhaseRight.SWORD, lord.id)
    roll = table.chance.die(6)
    arthur = lord.id == "lord_arthur"
    table.tell("sword_roll", lord=lord.id, roll=roll)
    if roll < (4 if arthur else 6):
        return
    table.drawn = True
    table.excalibur = ""
    lord.excalibur = True
    table.tell("sword_drawn", lord=lord.id)
    if sovereign(table) is None:
        await crown(table, lord)


def take_relic(table: Fief, lord: Lord, relic: str) -> None:
    """FIE-17.5, 17.4."""
    table.count_use(TurnRight.RELIC, lord.family, relic)
    place = table.alter(lord.place)
    place.relics = tuple(one for one in place.relics if one != relic)
    if relic == "excalibur":
        table.excalibur = ""
    take_up(lord, relic)
    table.tell("relic_taken", lord=lord.id, relic=relic)
