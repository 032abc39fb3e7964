"""Losses among Vikings (FIE-9.22, 9.23)."""

from __future__ import annotations

from typing import Final

from tabard.games.fief.rules.asking import Choose
from tabard.games.fief.rules.records import Clan
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.units import clans_at
from tabard.games.fief.rules.vikings.captives import kill_jarl
from tabard.games.fief.rules.vikings.clans import leave_map

VIKING: Final = 2
JARL: Final = 3


class StruckClan(Choose):
    """FIE-9.22, D20: the clan that suffers until it is wiped out."""

    __slots__ = ()

    kind = "struck_clan"
    clause = "FIE-9.22"


async def lose_vikings(
    table: Fief, chooser: int, town: str, damage: int, struck: str = ""
) -> tuple[str, int]:
    """FIE-9.22: Vikings two damage each, the Jarl three and last; the next clan when this one is wiped out.

    Says which clan goes on suffering, and the damage left over, too small for it.
    """
    while True:
        clan = next((one for one in clans_at(table, town) if one.id == struck), None)
        if clan is None:
            able = [one for one in clans_at(table, town) if can_lose(one, damage)]
            if not able:
                return "", damage
            facts = {"town": town, "damage": damage}
            struck = str(await table.hear(StruckClan(table, chooser, [one.id for one in able], facts)))
            clan = next(one for one in able if one.id == struck)
        while clan.vikings and damage >= VIKING:
            clan.vikings -= 1
            damage -= VIKING
            table.tell("vikings_lost", clan=clan.number, number=1, town=town)
        if clan.jarl and not clan.vikings and damage >= JARL:
            damage -= JARL
            await kill_jarl(table, clan, for_good=False)
        if clan.town and not clan.vikings and not clan.jarl:
            leave_map(table, clan)
        if clan.town:
            return struck, damage


def can_lose(clan: Clan, damage: int) -> bool:
    return damage >= VIKING if clan.vikings else clan.jarl and damage >= JARL
