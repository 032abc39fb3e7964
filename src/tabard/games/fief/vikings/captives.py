"""Captives of Vikings (FIE-9.26, 9.27)."""

from __future__ import annotations

from tabard.games.fief.deaths import set_free
from tabard.games.fief.people import captives_of
from tabard.games.fief.records import Clan
from tabard.games.fief.state import Fief
from tabard.games.fief.vikings.clans import leader_in, leave_map


async def jarl_gone(table: Fief, clan: Clan) -> None:
    """FIE-9.27: another Jarl in the town takes the captives over, otherwise they are free."""
    town = clan.town
    other = leader_in(table, town)
    for lord in captives_of(table, clan.id):
        if other is not None and other is not clan:
            lord.captor = other.id
        else:
            await set_free(table, lord)


async def depart(table: Fief, clan: Clan, town: str) -> None:
    """FIE-9.15, 9.41: the clan leaves the kingdom; its captives are free in that town."""
    captives = captives_of(table, clan.id)
    leave_map(table, clan)
    for lord in captives:
        await set_free(table, lord, town)


async def kill_jarl(table: Fief, clan: Clan, for_good: bool) -> None:
    """FIE-9.45, 15.91, 15.113: by Assassination (reserve) or Ambush (out of the game)."""
    clan.jarl = False
    if for_good:
        clan.gone = 1
    table.tell("jarl_died", clan=clan.number, town=clan.town)
    await jarl_gone(table, clan)
    if not clan.vikings:
        leave_map(table, clan)
