"""What follows a Lord's death or capture, in the order of FIE-12.40."""

from __future__ import annotations

from typing import Final

from tabard.games.fief.rules.asking import Choose, YesNo
from tabard.games.fief.rules.cards.flight import flee
from tabard.games.fief.rules.movement.control import (
    keeps_capital,
    remove_title,
    settle,
    settle_fief,
    update,
)
from tabard.games.fief.rules.people import captives_of, free_lords, give_dagger, lords_of, sovereign
from tabard.games.fief.rules.places import find_place, put_lord
from tabard.games.fief.rules.records import FREE, GRAVE, NOBODY, OFF_BOARD, QUEEN, SOVEREIGN_QUEEN, Lord
from tabard.games.fief.rules.relics import (
    destroy_relics,
    keep_for_victor,
    pass_treasures,
    relic_family,
    take_from,
)
from tabard.games.fief.rules.rights import PhaseRight
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.titles.crown import end_marriage, strip_guard, succession

ASSASSINATED: Final = "assassinated"
IN_BATTLE: Final = "battle"
BY_VIKINGS: Final = "vikings"
OTHERWISE: Final = "otherwise"


class Revive(YesNo):
    """FIE-17.12, 28.16: Caradoc brings him back, once per game."""

    __slots__ = ()

    kind = "revive"
    clause = "FIE-17.12"


class Heir(Choose):
    """FIE-12.8, D37: which Lord of the family inherits a fief title."""

    __slots__ = ()

    kind = "heir"
    clause = "FIE-12.8"


class NewPrioress(Choose):
    """FIE-12.28, D38: the sovereign gives a vacant abbey to a woman, or to nobody."""

    __slots__ = ()

    kind = "new_prioress"
    clause = "FIE-12.28"


async def die(table: Fief, id: str, cause: str = OTHERWISE) -> bool:
    """FIE-12.40: everything that follows a death, at once. False if Caradoc saved him."""
    lord = table.lords[id]
    keeper = relic_family(table, "caradoc")
    if keeper != NOBODY and not table.caradoc_spent:
        answer = await table.hear(Revive(table, keeper, {"lord": id}))
        if answer == "yes":
            table.caradoc_spent = True
            table.tell("revived", lord=id, family=keeper)
            return False
    table.tell("died", lord=id, family=lord.family, cause=cause)
    place, captor, fiefs, lord.captor = lord.place, lord.captor, lord.fiefs, GRAVE
    await succession(table, lord)
    await inherit(table, lord)
    end_marriage(table, lord)
    await vacate_church(table, lord)
    strip_guard(lord)
    await release_captives(table, lord)
    if cause == BY_VIKINGS:
        destroy_relics(table, lord)
    elif cause == IN_BATTLE:
        keep_for_victor(table, lord)
    else:
        await pass_treasures(table, lord, lord.family)
    del table.lords[id]
    if table.moving is not None and id in table.moving.lords:
        table.moving = None  # FIE-28.5: his soldiers may be asked to flee before the group is named anew
    family = table.families[lord.family]
    family.lords = tuple(one for one in family.lords if one != id)
    table.dead = (*table.dead, id)
    for region in fiefs:
        settle_fief(table, region, lord.family)
    if cause == IN_BATTLE:
        return True  # what he bore and what he held is dealt with when the battle is over
    if place in table.towns:
        if cause == ASSASSINATED and captor == FREE:
            await flee(table, lord.family, place)
        await update(table, [place])
    return True


async def inherit(table: Fief, lord: Lord) -> None:
    """FIE-12.8 to 12.11: family, spouse, vacant with the capital, display."""
    for region in lord.fiefs:
        heirs = [one.id for one in lords_of(table, lord.family) if one is not lord]
        remove_title(table, region)
        if heirs:
            heir = str(await table.hear(Heir(table, lord.family, heirs, {"region": region})))
        elif lord.spouse:
            heir = lord.spouse
        elif keeps_capital(table, region, lord.family):
            table.vacant[region] = lord.family
            table.tell("title_vacant", region=region, family=lord.family)
            continue
        else:
            table.tell("title_lost", region=region, family=lord.family)
            continue
        gain_fief(table, table.lords[heir], region)


def gain_fief(table: Fief, lord: Lord, region: str) -> None:
    lord.fiefs = tuple(one for one in table.content.regions if one == region or one in lord.fiefs)
    table.tell("title", region=region, lord=lord.id, family=lord.family)


async def vacate_church(table: Fief, lord: Lord) -> None:
    """FIE-12.20, 12.28: a see goes under the deck; the sovereign may give each abbey to another woman."""
    church, lord.church = lord.church, ()
    for card in church:
        monarch = sovereign(table)
        if not card.startswith("see_") and monarch is not None and monarch.id != lord.id:
            women = ["nobody"] + [one.id for one in table.lords.values() if one is not lord and eligible(one)]
            choice = str(await table.hear(NewPrioress(table, monarch.family, women, {"abbey": card})))
            if choice != "nobody":
                heiress = table.lords[choice]
                heiress.church = (*heiress.church, card)
                if heiress.royal == QUEEN:  # FIE-R64: a widowed Queen who takes the veil
                    heiress.royal = ""
                    strip_guard(heiress)
                table.tell("prioress", lord=choice, abbey=card)
                for town in [one for one, place in table.towns.items() if place.building == card]:
                    settle(table, town)  # FIE-8.7: her family's Lords are at home there now
                continue
        table.character_deck = (*table.character_deck, card)


def eligible(lord: Lord) -> bool:
    """FIE-12.28: a free unmarried woman, not Sovereign Queen."""
    return not lord.man and lord.free and not lord.spouse and lord.royal != SOVEREIGN_QUEEN


async def release_captives(table: Fief, holder: Lord) -> None:
    """FIE-10.85: another free Lord of the captor's family in the town takes them over, else they are free."""
    captives = captives_of(table, holder.id)
    if not captives:
        return
    others = [one for one in free_lords(table, holder.family, holder.place) if one is not holder]
    for captive in captives:
        if others:
            captive.captor = others[0].id
            captive.gate = others[0].gate
        else:
            await set_free(table, captive)


async def set_free(table: Fief, lord: Lord, town: str | None = None, tunnel: bool = False) -> None:
    """FIE-10.85, 10.86: a freed prisoner is placed, in the town named or by FIE-14.4."""
    lord.captor = FREE
    lord.place = ""
    table.tell("freed", lord=lord.id)
    if town is None:
        town = await find_place(table, lord.family, lord.id, tunnel)
    put_lord(table, lord, town)
    lord.spared = True
    if table.battle is None or table.battle.town != town:
        await update(table, [town])  # FIE-12.12, 8.42


async def place_waiting(table: Fief, family: int) -> None:
    """FIE-14.5: freed Lords without a place, at the start of the family's play step, phase 4 and phase 5."""
    for lord in free_lords(table, family, OFF_BOARD):
        if table.uses(PhaseRight.WAITS, lord.id):
            continue
        table.count_use(PhaseRight.WAITS, lord.id)
        town = await find_place(table, family, lord.id)
        if town != OFF_BOARD:
            put_lord(table, lord, town)
            await update(table, [town])


async def capture(table: Fief, id: str, captor: str, ambush: bool = False, in_battle: bool = False) -> None:
    """FIE-10.80, 10.87, 12.40: a Lord is taken by a Lord or by a clan."""
    lord = table.lords[id]
    town = lord.place
    lord.servant = ""
    strip_guard(lord)  # FIE-18.4: lost for good
    await release_captives(table, lord)
    holder = table.lords.get(captor)
    lord.captor = captor
    lord.halted = True
    if holder is None:
        destroy_relics(table, lord)
    else:
        if in_battle:
            keep_for_victor(table, lord)
        else:
            take_from(table, lord, holder)
        lord.gate = holder.gate
        if lord.church and not lord.man:
            give_dagger(table, holder)  # FIE-10.89
    table.tell("captured", lord=id, captor=captor, town=town)
    if in_battle:
        return
    if ambush:
        await flee(table, lord.family, town)
    await update(table, [town])
