"""Who is who: Lords, titles, kin and allies (FIE-1, 12, 13)."""

from __future__ import annotations

from typing import Final

from tabard.games.fief.rules.content import ABBEY_PREFIX, SEE_PREFIX
from tabard.games.fief.rules.records import FREE, KING, NOBODY, PRINCE, QUEEN, SOVEREIGN_QUEEN, Lord
from tabard.games.fief.rules.state import Fief

ROYAL_FAMILY: Final = (KING, SOVEREIGN_QUEEN, QUEEN, PRINCE)  # FIE-1.8


def lords_of(table: Fief, family: int) -> list[Lord]:
    return [table.lords[id] for id in table.families[family].lords]


def free_lords(table: Fief, family: int, town: str | None = None) -> list[Lord]:
    """Free Lords of a family; in one town if it is named."""
    lords = table.lords
    found: list[Lord] = []
    for id in table.families[family].lords:
        lord = lords[id]
        if lord.captor == FREE and (town is None or lord.place == town):
            found.append(lord)
    return found


def has_free_lord(table: Fief, family: int, town: str) -> bool:
    lords = table.lords
    for id in table.families[family].lords:
        lord = lords[id]
        if lord.captor == FREE and lord.place == town:
            return True
    return False


def titles(lord: Lord) -> int:
    """FIE-7.3: how many titles a Lord holds; each abbey of a prioress counts one."""
    return len(lord.fiefs) + len(lord.church) + (1 if lord.royal else 0)


def titled(lord: Lord) -> bool:
    """FIE-1.6."""
    return bool(lord.fiefs or lord.church or lord.royal)


def is_prioress(lord: Lord) -> bool:
    return bool(lord.church) and lord.church[0].startswith(ABBEY_PREFIX)


def is_bishop(lord: Lord) -> bool:
    """Bishop or archbishop."""
    return bool(lord.church) and lord.church[0].startswith(SEE_PREFIX)


def leads_units(lord: Lord) -> bool:
    """FIE-8.5, 10.5, 12.26: a prioress without fief title neither leads units nor attacks."""
    return lord.free and (bool(lord.fiefs) or not is_prioress(lord))


def bishop_of(table: Fief, diocese: str) -> Lord | None:
    for lord in table.lords.values():
        if is_bishop(lord) and table.content.cards[lord.church[0]].diocese == diocese:
            return lord
    return None


def archbishop(table: Fief, lord: Lord) -> bool:
    return is_bishop(lord) and table.content.cards[lord.church[0]].kind == "archbishop"


def prioress_of(table: Fief, abbey: str) -> Lord | None:
    for lord in table.lords.values():
        if abbey in lord.church:
            return lord
    return None


def royal(table: Fief, title: str) -> Lord | None:
    for lord in table.lords.values():
        if lord.royal == title:
            return lord
    return None


def sovereign(table: Fief) -> Lord | None:
    """FIE-1.7."""
    for lord in table.lords.values():
        if lord.royal in (KING, SOVEREIGN_QUEEN):
            return lord
    return None


def sovereign_family(table: Fief) -> int:
    lord = sovereign(table)
    return NOBODY if lord is None else lord.family


def ally_of(table: Fief, family: int) -> int:
    """FIE-1.14: the family joined by marriage, or nobody."""
    for lord in lords_of(table, family):
        if lord.spouse:
            return table.lords[lord.spouse].family
    return NOBODY


def allied(table: Fief, one: int, other: int) -> bool:
    return ally_of(table, one) == other


def title_lord(table: Fief, region: str) -> Lord | None:
    for lord in table.lords.values():
        if region in lord.fiefs:
            return lord
    return None


def title_family(table: Fief, region: str) -> int:
    """FIE-1.12: the family holding a fief title, vacant titles included; nobody: unmanaged."""
    lord = title_lord(table, region)
    return table.vacant.get(region, NOBODY) if lord is None else lord.family


def title_families(table: Fief) -> dict[str, int]:
    """FIE-1.12: the family holding each fief title that is held."""
    found = table.vacant.copy()
    for lord in table.lords.values():
        for region in lord.fiefs:
            found[region] = lord.family
    return found


def family_titles(table: Fief, family: int) -> list[str]:
    """The regions whose titles a family holds."""
    vacant = table.vacant
    held = [region for region, holder in vacant.items() if holder == family] if vacant else []
    for lord in table.lords.values():
        if lord.fiefs and lord.family == family:
            held += lord.fiefs
    if len(held) < 2:
        return held
    return [region for region in table.content.regions if region in held]


def has_servant(table: Fief, family: int, servant: str) -> Lord | None:
    """The Lord of the family served by this servant (FIE-16.5)."""
    for id in table.families[family].lords:
        lord = table.lords[id]
        if lord.servant == servant:
            return lord
    return None


def captives_of(table: Fief, captor: str) -> list[Lord]:
    return [lord for lord in table.lords.values() if lord.captor == captor]


def captor_family(table: Fief, lord: Lord) -> int:
    """The family holding a captive; nobody: Vikings or Robin Hood."""
    holder = table.lords.get(lord.captor)
    return NOBODY if holder is None else holder.family


def garters_left(table: Fief) -> int:
    return table.content.garters - sum(lord.garter for lord in table.lords.values())


def give_dagger(table: Fief, lord: Lord) -> None:
    """FIE-15.95: at most one each, and two in all."""
    if lord.dagger or sum(one.dagger for one in table.lords.values()) >= table.content.daggers:
        return
    lord.dagger = True
    table.tell("dagger", lord=lord.id)
