"""Relics and Excalibur: who controls them, who picks them up (FIE-17, 19)."""

from __future__ import annotations

from tabard.games.fief.rules.asking import Choose
from tabard.games.fief.rules.content import ABBEY_PREFIX
from tabard.games.fief.rules.people import free_lords, is_bishop, is_prioress, prioress_of
from tabard.games.fief.rules.records import INSIDE, NOBODY, Lord
from tabard.games.fief.rules.state import Fief


class LootLord(Choose):
    """FIE-17.9, D27: which Lord takes relics and Excalibur."""

    __slots__ = ()

    kind = "loot_lord"
    clause = "FIE-17.9"


def relic_family(table: Fief, relic: str) -> int:
    """FIE-17.6: the family that controls a face-up relic."""
    for lord in table.lords.values():
        if relic in lord.relics:
            return lord.family if lord.free else NOBODY
    for place in table.towns.values():
        if relic in place.relics:
            if place.building.startswith(ABBEY_PREFIX):
                prioress = prioress_of(table, place.building)
                if prioress is not None:
                    return prioress.family
            return place.control
    return NOBODY


def may_fetch(table: Fief, lord: Lord) -> bool:
    """FIE-17.1, 17.2: a bishop in his cathedral town, a prioress in any; in foreign walls as a guest."""
    place = table.towns.get(lord.place)
    if place is None or not lord.free or not place.hidden_relic:
        return False
    if is_bishop(lord):
        see = table.content.cards[lord.church[0]].diocese
        if table.content.dioceses[see]["cathedral"] != lord.place:
            return False
    elif not is_prioress(lord):
        return False
    walled = place.building in ("castle", "fortress", "royal_castle")
    return not walled or place.control in (NOBODY, lord.family) or lord.gate == INSIDE


def fetch(table: Fief, lord: Lord) -> None:
    """FIE-17.3: the relic is turned up and lies on the Lord's card."""
    place = table.alter(lord.place)
    relic, place.hidden_relic = place.hidden_relic, ""
    lord.relics = (*lord.relics, relic)
    table.reveal()
    table.tell("relic_found", lord=lord.id, town=lord.place, relic=relic)


def fetch_all(table: Fief) -> None:
    """FIE-17.1: a bishop gets the relic of his cathedral, however he comes to be there."""
    for lord in table.lords.values():
        if lord.church and is_bishop(lord) and may_fetch(table, lord):
            fetch(table, lord)


def lay_down(table: Fief, lord: Lord) -> None:
    """Everything he bears is left in his town."""
    if lord.place not in table.towns:
        return  # what is lost in Sherwood stays with nobody: see `pass_treasures`
    if lord.relics:
        table.alter(lord.place).relics += lord.relics
    if lord.excalibur:
        table.excalibur = lord.place
    if lord.relics or lord.excalibur:
        table.tell("treasures_left", lord=lord.id, town=lord.place)
    lord.relics = ()
    lord.excalibur = False


def take_up(lord: Lord, treasure: str) -> None:
    """A relic or Excalibur lies on his card now."""
    if treasure == "excalibur":
        lord.excalibur = True
    else:
        lord.relics = (*lord.relics, treasure)


def take_from(table: Fief, loser: Lord, taker: Lord) -> None:
    """FIE-17.9: the taker has relics and Excalibur now."""
    if loser.relics or loser.excalibur:
        table.tell("treasures_taken", loser=loser.id, lord=taker.id)
    taker.relics += loser.relics
    taker.excalibur = taker.excalibur or loser.excalibur
    loser.relics = ()
    loser.excalibur = False


async def pass_treasures(table: Fief, loser: Lord, heirs: int) -> None:
    """FIE-17.9: to a Lord of the family `heirs` in the town, its choice; else left in the town."""
    if not loser.relics and not loser.excalibur:
        return
    takers = [lord.id for lord in free_lords(table, heirs, loser.place) if lord is not loser]
    if takers:
        choice = str(await table.hear(LootLord(table, heirs, takers, {"loser": loser.id})))
        take_from(table, loser, table.lords[choice])
    else:
        lay_down(table, loser)


def destroy_relics(table: Fief, lord: Lord) -> None:
    """FIE-9.31: Vikings take them out of the game; Excalibur is left lying."""
    lord.relics = ()
    lay_down(table, lord)


def keep_for_victor(table: Fief, lord: Lord) -> None:
    """FIE-17.9: what a fallen Lord bore is dealt with when the battle is over."""
    battle = table.battle
    if battle is None:
        lay_down(table, lord)
        return
    battle.loot += lord.relics
    battle.excalibur = battle.excalibur or lord.excalibur
    lord.relics = ()
    lord.excalibur = False
