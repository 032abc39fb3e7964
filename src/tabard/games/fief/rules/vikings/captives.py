"""Captives of Vikings (FIE-9.26, 9.27)."""

from __future__ import annotations

from tabard.games.fief.rules.people import captives_of
from tabard.games.fief.rules.records import FREE, OFF_BOARD, Clan, Lord
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.titles.deaths import set_free
from tabard.games.fief.rules.vikings.clans import leader_in, leave_map


async def free_all(table: Fief, lords: list[Lord], town: str | None = None) -> None:
    """All are free at once; then each is placed, in the town named or by FIE-14.4."""
    for lord in lords:
        lord.captor = FREE
        lord.place = OFF_BOARD
    for lord in lords:
        await set_free(table, lord, town)


async def depart(table: Fief, clan: Clan, town: str) -> None:
    """FIE-9.15, 9.41: the clan leaves the kingdom; its captives are free in that town."""
    captives = captives_of(table, clan.id)
    leave_map(table, clan)
    await free_all(table, captives, town)


async def kill_jarl(table: Fief, clan: Clan, for_good: bool) -> None:
    """FIE-9.27, 9.45, 15.91, 15.113: another Jarl there takes the captives over, else they are free."""
    clan.jarl = False
    if for_good:
        clan.gone = 1
    table.tell("jarl_died", clan=clan.number, town=clan.town)
    captives = captives_of(table, clan.id)
    other = leader_in(table, clan.town)
    if not clan.vikings:
        leave_map(table, clan)
    if other is None:
        await free_all(table, captives)
    else:
        for lord in captives:
            lord.captor = other.id
