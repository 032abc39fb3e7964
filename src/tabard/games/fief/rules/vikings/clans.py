"""Viking clans as pieces: complete, on the map, back in the reserve (FIE-9.1, 9.2)."""

from __future__ import annotations

from typing import Final

from tabard.games.fief.rules.records import INSIDE, Clan
from tabard.games.fief.rules.state import Fief

VIKINGS: Final = 5


def complete(clan: Clan) -> bool:
    """FIE-9.6: Jarl and all Vikings in the reserve."""
    return not clan.town and not clan.gone


def leave_map(table: Fief, clan: Clan) -> None:
    """All tokens return to the reserve."""
    table.tell("clan_left", clan=clan.number, town=clan.town)
    clan.town = ""
    clan.vikings = 0
    clan.jarl = False
    clan.gate = INSIDE
    clan.holds = False


def leader_in(table: Fief, town: str) -> Clan | None:
    """FIE-9.2, 9.27: the lowest-numbered clan with a Jarl in the town."""
    for clan in table.clans:
        if clan.town == town and clan.jarl:
            return clan
    return None
