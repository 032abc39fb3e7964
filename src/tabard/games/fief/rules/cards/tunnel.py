"""Tunnel, and the burghers' help that works like it (FIE-15.80 to 15.86, 14.42)."""

from __future__ import annotations

from tabard.games.fief.rules.asking import Choose
from tabard.games.fief.rules.battle.record import BattleKind
from tabard.games.fief.rules.battle.sides import fighting, side_families
from tabard.games.fief.rules.cards.piles import discard
from tabard.games.fief.rules.cards.plagues import weather_in
from tabard.games.fief.rules.content import FORTIFICATIONS, SHERWOOD, SOLDIERS, UNITS
from tabard.games.fief.rules.movement.control import settle, stamp, update
from tabard.games.fief.rules.people import allied, captor_family, free_lords
from tabard.games.fief.rules.records import ROBIN, Lord
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.titles.deaths import set_free
from tabard.games.fief.rules.units import comes_face_up, new_stack, put, stacks_at, tidy
from tabard.games.fief.rules.windows import IN_BATTLE, Moment, Power, Reaction, has_burghers


class AlsoFree(Choose):
    """FIE-15.80: another captive of the same captor, or no more."""

    __slots__ = ()

    kind = "also_free"
    clause = "FIE-15.80"


class EscapeTo(Choose):
    """FIE-15.86: a neighbouring town."""

    __slots__ = ()

    kind = "escape_to"
    clause = "FIE-15.86"


class EscapeWith(Choose):
    """FIE-15.86: one soldier with each Lord."""

    __slots__ = ()

    kind = "escape_with"
    clause = "FIE-15.86"


class AlsoEscape(Choose):
    """FIE-15.86: another Lord goes too, or nobody."""

    __slots__ = ()

    kind = "also_escape"
    clause = "FIE-15.86"


class Tunnel(Reaction):
    """FIE-15.80 to 15.86."""

    __slots__ = ()

    def targets(self, table: Fief, family: int, moment: Moment) -> list[str]:
        return tunnel_targets(table, moment)

    async def play(self, table: Fief, family: int, target: str, card: str) -> None:
        discard(table, card)
        await use_tunnel(table, family, target)


class BurghersHelp(Power):
    """FIE-14.42: like a Tunnel, for a treasure marker."""

    __slots__ = ()

    def held(self, table: Fief, family: int) -> bool:
        return has_burghers(table, family)

    def targets(self, table: Fief, family: int, moment: Moment) -> list[str]:
        return tunnel_targets(table, moment)

    async def play(self, table: Fief, family: int, target: str, card: str) -> None:
        table.families[family].treasure -= 1
        await use_tunnel(table, family, target)


def freeable(table: Fief) -> list[Lord]:
    """FIE-15.80, R97: captives in towns, not those of Warin's master."""
    found: list[Lord] = []
    for lord in table.lords.values():
        if lord.free or lord.captor == ROBIN or lord.place == SHERWOOD:
            continue
        holder = table.lords.get(lord.captor)
        if (holder is None or holder.servant != "servant_warin") and lord.place != table.fog:
            found.append(lord)
    return found


def tunnel_targets(table: Fief, moment: Moment) -> list[str]:
    """What a Tunnel can do now; in a revolt and for a stage it is offered elsewhere."""
    found = [f"free:{lord.id}" for lord in freeable(table)]
    battle = table.battle
    if battle is not None and moment in IN_BATTLE and battle.kind is not BattleKind.CAVALCADE:
        if battle.modifier > 0 and not battle.tunnel:
            found.append("walls")
        for attack in (True, False):
            found += [
                f"escape:{family}"
                for family in side_families(battle, attack)
                if free_lords(table, family, battle.town) and escape_towns(table, battle.town)
            ]
    if moment is Moment.LANDING:
        found += [
            f"breach:{town}"
            for town, place in table.towns.items()
            if place.building in FORTIFICATIONS and town not in table.walls_off
        ]
    return found


async def use_tunnel(table: Fief, family: int, target: str) -> None:
    """The family that plays it says what for."""
    verb, _, what = target.partition(":")
    if verb == "free":
        await free_captives(table, family, what)
    elif verb == "walls":
        fighting(table).tunnel = True
    elif verb == "breach":
        table.walls_off = (*table.walls_off, what)
    elif verb == "escape":
        await escape(table, int(what))
    table.tell("tunnel", target=target)


async def free_captives(table: Fief, family: int, id: str) -> None:
    """FIE-15.80: and any others held there by the same captor."""
    first = table.lords[id]
    captor, town = captor_key(table, first), first.place
    names = [id]
    while True:
        more = [
            lord.id
            for lord in freeable(table)
            if lord.place == town and lord.id not in names and captor_key(table, lord) == captor
        ]
        if not more:
            break
        choice = str(await table.hear(AlsoFree(table, family, ("enough", *more), {"town": town})))
        if choice == "enough":
            break
        names.append(choice)
    for name in names:
        if name in table.lords and not table.lords[name].free:
            await set_free(table, table.lords[name], tunnel=True)
    await update(table, [town])


def captor_key(table: Fief, lord: Lord) -> str:
    """The captor is a family, or a clan."""
    return str(captor_family(table, lord)) if lord.captor in table.lords else lord.captor


def escape_towns(table: Fief, town: str) -> list[str]:
    """FIE-15.86, 15.21: neighbouring towns, even in a storm; from a port also ports of calm zones."""
    site = table.content.sites[town]
    if town == table.fog:
        return []
    found = [other for _, other in site.gates]
    if site.port and not weather_in(table, town):
        ports = [table.content.regions[zone].port for zone in table.content.zones[site.region]]
        found += [port for port in ports if not weather_in(table, port)]
    return [other for other in found if other != table.fog]


async def escape(table: Fief, family: int) -> None:
    """FIE-15.86: Lords of the family, or of it and its ally, leave with one soldier each."""
    battle = fighting(table)
    gone: list[str] = []
    reached: list[str] = []
    while True:
        fighters = (*battle.attackers, *battle.defenders)
        ready = [
            lord.id
            for one in range(len(table.families))
            if one == family or (allied(table, one, family) and one in fighters)
            for lord in free_lords(table, one, battle.town)
        ]
        ready = [id for id in ready if id not in battle.stayed]
        towns = escape_towns(table, battle.town)
        if not ready or not towns:
            break
        choices = ready if not gone else ["enough", *ready]
        id = str(await table.hear(AlsoEscape(table, family, choices, {"town": battle.town})))
        if id == "enough":
            break
        gone.append(id)
        lord = table.lords[id]
        facts = {"lord": id, "from": battle.town}
        town = str(await table.hear(EscapeTo(table, lord.family, towns, facts)))
        await leave_with_one(table, lord, battle.town, town)
        reached.append(town)
    await update(table, reached)


async def leave_with_one(table: Fief, lord: Lord, town: str, to: str) -> None:
    stacks = stacks_at(table, town, lord.family)
    kinds = [UNITS[unit] for unit in SOLDIERS if any(stack.counts[unit] for stack in stacks)]
    if kinds:
        facts = {"lord": lord.id, "town": to}
        kind = str(await table.hear(EscapeWith(table, lord.family, ("nobody", *kinds), facts)))
        if kind != "nobody":
            unit = UNITS.index(kind)
            source = next(stack for stack in stacks if stack.counts[unit])
            source.counts[unit] -= 1
            moved = new_stack(lord.family, to, gate_from(table, town, to))
            moved.counts[unit] = 1
            moved.stages = source.stages
            moved.spared = source.spared
            moved.up = comes_face_up(table, lord.family, to)
            put(table, moved)
    lord.place = to
    lord.gate = gate_from(table, town, to)
    for captive in table.lords.values():
        if captive.captor == lord.id:
            captive.place = to
            captive.gate = lord.gate
    table.tell("escaped", lord=lord.id, town=to)
    for one in (town, to):
        stamp(table, one)
        settle(table, one)
    tidy(table)


def gate_from(table: Fief, town: str, to: str) -> str:
    """The gate by which one comes from a town."""
    for road, other in table.content.sites[to].gates:
        if other == town:
            return road
    return "sea"
