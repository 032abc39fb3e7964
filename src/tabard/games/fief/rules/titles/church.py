"""Church titles: bishops, archbishops, prioresses and their abbeys (FIE-12.14 to 12.28, 7.24 to 7.28)."""

from __future__ import annotations

from tabard.games.fief.rules.asking import Choose
from tabard.games.fief.rules.battle.sieges import besieged
from tabard.games.fief.rules.content import ABBEY_PREFIX
from tabard.games.fief.rules.movement.control import settle
from tabard.games.fief.rules.people import (
    bishop_of,
    is_bishop,
    is_prioress,
    prioress_of,
    sovereign_family,
    title_family,
)
from tabard.games.fief.rules.places import consent
from tabard.games.fief.rules.records import KING, NOBODY, PRINCE, QUEEN, SOVEREIGN_QUEEN, Lord
from tabard.games.fief.rules.relics import fetch_all
from tabard.games.fief.rules.standing import Purpose
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.titles.crown import end_marriage, strip_guard
from tabard.games.fief.rules.units import present


class FoundAbbey(Choose):
    """FIE-7.24, D08: the town of the abbey; "later" only where no town needs no consent."""

    __slots__ = ()

    kind = "found_abbey"
    clause = "FIE-7.24"


def may_be_bishop(table: Fief, lord: Lord, card: str) -> bool:
    """FIE-12.15, 12.16."""
    if not lord.man or not lord.free or lord.spouse or lord.royal == KING:
        return False
    if not lord.church:
        return True
    raised = table.content.cards[card].kind == "archbishop"
    return raised and table.content.cards[lord.church[0]].kind == "bishop"


def may_be_prioress(lord: Lord) -> bool:
    """FIE-12.21."""
    return not lord.man and lord.free and lord.royal != SOVEREIGN_QUEEN


def make_bishop(table: Fief, lord: Lord, card: str) -> None:
    """FIE-12.15, 12.16, 12.37: an archbishopric replaces a bishopric; a Prince gives up his title."""
    table.character_deck = (*table.character_deck, *lord.church)
    lord.church = (card,)
    if lord.royal == PRINCE:
        lord.royal = ""
    table.tell("bishop", lord=lord.id, see=card)
    fetch_all(table)  # FIE-17.1: appointed in his cathedral town


async def make_prioress(table: Fief, lord: Lord, card: str) -> None:
    """FIE-12.21 to 12.23."""
    end_marriage(table, lord)
    if lord.royal == QUEEN:
        lord.royal = ""
        strip_guard(lord)
    lord.church = (*lord.church, card)
    table.tell("prioress", lord=lord.id, abbey=card)
    if abbey_town(table, card) == "":
        await found_abbey(table, lord.family, card)
    else:
        settle(table, abbey_town(table, card))


def abbey_town(table: Fief, card: str) -> str:
    for town, place in table.towns.items():
        if place.building == card:
            return town
    return ""


def sites_for_abbey(table: Fief, family: int) -> tuple[list[str], list[str]]:
    """FIE-7.24, 7.25: towns without a building that are free or own; and those of others."""
    empty = [town for town, place in table.towns.items() if not place.building and not besieged(table, town)]
    own = [town for town in empty if table.towns[town].control in (NOBODY, family)]
    return own, [town for town in empty if town not in own]


async def found_abbey(table: Fief, family: int, card: str) -> None:
    """FIE-7.24 to 7.26: free of charge; where another family controls the town, with its consent."""
    refused: list[str] = []
    while True:
        own, foreign = sites_for_abbey(table, family)
        choices = own + [town for town in foreign if town not in refused]
        if not own:
            choices = ["later", *choices]
        town = str(await table.hear(FoundAbbey(table, family, choices, {"abbey": card})))
        if town == "later":
            return
        owner = table.towns[town].control
        if owner not in (NOBODY, family):
            if not await consent(table, owner, family, Purpose.FOUNDING, town):
                refused.append(town)
                continue
            table.alter(town).agreed = owner  # FIE-7.28
        place = table.alter(town)
        place.building = card
        place.royal_abbey = sovereign_family(table) == family  # FIE-7.26
        table.tell("abbey_founded", abbey=card, town=town, family=family, royal=place.royal_abbey)
        settle(table, town)
        return


def destroy_building(table: Fief, town: str) -> None:
    """The tile of a castle or abbey goes back to the supply."""
    if not table.towns[town].building:
        return
    place = table.alter(town)
    table.tell("destroyed", town=town, building=place.building)
    place.building = ""
    place.flipped = False
    place.royal_abbey = False
    place.agreed = NOBODY


def abbey_here(table: Fief, town: str) -> bool:
    return table.towns[town].building.startswith(ABBEY_PREFIX)


def abbey_income_family(table: Fief, town: str) -> int:
    """FIE-6.12: who receives the abbey's income."""
    place = table.towns[town]
    prioress = prioress_of(table, place.building)
    if prioress is not None:
        taken = place.control not in (NOBODY, prioress.family) and present(table, place.control, town)
        return place.control if taken and place.agreed != place.control else prioress.family
    site = table.content.sites[town]
    bishop = bishop_of(table, site.diocese)
    if bishop is not None:
        return bishop.family
    holder = title_family(table, site.region)
    return holder if holder != NOBODY else place.control


def cleric(lord: Lord) -> bool:
    return is_bishop(lord) or is_prioress(lord)
