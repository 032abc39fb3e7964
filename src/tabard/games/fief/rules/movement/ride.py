"""The cavalcade (FIE-8.25 to 8.31)."""

from __future__ import annotations

from tabard.games.fief.rules.asking import Choose
from tabard.games.fief.rules.battle.engage import engage
from tabard.games.fief.rules.battle.record import BattleKind, Vikings, new_battle
from tabard.games.fief.rules.cards.plagues import weather_in
from tabard.games.fief.rules.content import FORTIFICATIONS
from tabard.games.fief.rules.movement.group import gathered, scatter_back, take_posture
from tabard.games.fief.rules.people import leads_units, sovereign
from tabard.games.fief.rules.records import INSIDE, RIDING, Lord
from tabard.games.fief.rules.rights import TurnRight
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.units import clans_at, families_present, tidy


def targets(table: Fief, lords: list[Lord]) -> list[str]:
    """FIE-8.26c, 8.31: families and Vikings present; once per town and turn."""
    town = lords[0].place
    if town not in table.towns or weather_in(table, town):
        return []
    if any(table.uses(TurnRight.RIDDEN, lord.id, town) for lord in lords):
        return []
    family = lords[0].family
    found = [
        str(other)
        for other in families_present(table, town)
        if table.seat_of(other) != table.seat_of(family) and not forbidden(table, lords, other)
    ]
    return found + (["vikings"] if clans_at(table, town) else [])


def forbidden(table: Fief, lords: list[Lord], other: int) -> bool:
    """FIE-21.4: a holder of the Garter does not attack the sovereign's army."""
    monarch = sovereign(table)
    if monarch is None or monarch.family != other or monarch.place != lords[0].place or not monarch.free:
        return False
    return any(lord.garter for lord in lords)


class JoinRefusers(Choose):
    """FIE-8.29, D23: another family that refused passage joins the defence, or does not."""

    __slots__ = ()

    kind = "join_refusers"
    clause = "FIE-8.29"


async def ride(
    table: Fief, lords: list[Lord], target: str, posture: str, back: str, refusers: list[int]
) -> None:
    """FIE-8.27 to 8.31: resolved at once; a group that does not win makes no further stage."""
    family, town = lords[0].family, lords[0].place
    if target not in targets(table, lords):
        scatter_back(table, lords, back, posture)
        return
    for lord in lords:
        table.count_use(TurnRight.RIDDEN, lord.id, town)
        take_posture(table, lord, RIDING)
    for stack in gathered(table, family, town, posture):
        stack.gate = RIDING
    tidy(table)
    vikings = target == "vikings"
    defenders = [] if vikings else [int(target)]
    for other in [one for one in refusers if not vikings and one not in defenders]:
        facts = {"town": town, "attacker": family}
        if await table.hear(JoinRefusers(table, other, ("neutral", "defend"), facts)) == "defend":
            defenders.append(other)
    battle = new_battle(town, BattleKind.CAVALCADE, (family,), tuple(defenders))
    battle.vikings = Vikings.DEFEND if vikings else Vikings.ABSENT
    battle.back = back
    battle.lead = next(lord.id for lord in lords if leads_units(lord))
    battle.modifier = wall_modifier(table, town, back, target)
    battle.riders = tuple(lord.id for lord in lords)
    engage(table, battle)


def wall_modifier(table: Fief, town: str, back: str, target: str) -> int:
    """FIE-8.28: walls protect a defender inside, unless the riders come from inside too."""
    place = table.towns[town]
    if place.building not in FORTIFICATIONS or back == INSIDE:
        return 0
    if target == "vikings":
        held = any(clan.gate == INSIDE for clan in clans_at(table, town))
    else:
        held = place.control == int(target)
    return table.content.modifier(place.building) if held else 0
