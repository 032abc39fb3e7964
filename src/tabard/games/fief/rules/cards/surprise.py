"""Surprises: Fair Weather, Assassination, Justice, Ambush (FIE-5.21, 15.50, 15.90 to 15.113)."""

from __future__ import annotations

from typing import Final

from tabard.games.fief.rules.asking import Choose
from tabard.games.fief.rules.cards.piles import discard
from tabard.games.fief.rules.cards.plagues import BAD_WEATHER, FAMINE, drop_plague, plague_on
from tabard.games.fief.rules.content import FORTIFICATIONS, REGIONS
from tabard.games.fief.rules.movement.control import update
from tabard.games.fief.rules.people import free_lords, give_dagger, lords_of
from tabard.games.fief.rules.records import INSIDE, Lord
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.titles.church import abbey_here
from tabard.games.fief.rules.titles.deaths import ASSASSINATED, IN_BATTLE, capture, die
from tabard.games.fief.rules.vikings.captives import kill_jarl
from tabard.games.fief.rules.windows import Moment, Reaction

IMMUNE: Final = ("king", "sovereign_queen", "queen", "prince")


class Instigator(Choose):
    """FIE-15.90: the Lord who ordered it, and gets a dagger."""

    __slots__ = ()

    kind = "instigator"
    clause = "FIE-15.90"


class AmbushCaptor(Choose):
    """FIE-15.110: the Lord who becomes the captor."""

    __slots__ = ()

    kind = "ambush_captor"
    clause = "FIE-15.110"


class FairWeather(Reaction):
    """FIE-15.50, 15.51: a storm ends, or the sun shines on a region."""

    __slots__ = ()

    def targets(self, table: Fief, family: int, moment: Moment) -> list[str]:
        return weather_targets(table)

    async def play(self, table: Fief, family: int, target: str, card: str) -> None:
        verb, _, region = target.partition(":")
        if verb == "lie":
            table.bonuses = (*table.bonuses, (card, region))
            table.tell("bonus_laid", card=card, region=region)
            return
        discard(table, card)
        drop_plague(table, BAD_WEATHER, region)


class Assassination(Reaction):
    """FIE-15.90."""

    __slots__ = ()

    def targets(self, table: Fief, family: int, moment: Moment) -> list[str]:
        return [*table.lords, *[clan.id for clan in table.clans if clan.jarl]]

    async def play(self, table: Fief, family: int, target: str, card: str) -> None:
        discard(table, card)
        await assassinate(table, family, target)


class Justice(Reaction):
    """FIE-15.100."""

    __slots__ = ()

    def targets(self, table: Fief, family: int, moment: Moment) -> list[str]:
        return [lord.id for lord in table.lords.values() if lord.dagger and not safe(table, lord)]

    async def play(self, table: Fief, family: int, target: str, card: str) -> None:
        discard(table, card)
        await kill(table, target, "justice")


class Ambush(Reaction):
    """FIE-15.110."""

    __slots__ = ()

    on_arrival = True

    def targets(self, table: Fief, family: int, moment: Moment) -> list[str]:
        return ambush_targets(table, family)

    async def play(self, table: Fief, family: int, target: str, card: str) -> None:
        discard(table, card)
        await ambush(table, family, target)


def weather_targets(table: Fief) -> list[str]:
    """FIE-15.50, 15.51, 5.32."""
    found = [f"cancel:{one.region}" for one in table.plagues if one.kind == BAD_WEATHER]
    if table.phase > 2:
        return found
    laid = [region for card, region in table.bonuses if card.startswith("fair_weather")]
    return found + [
        f"lie:{region}"
        for region in REGIONS
        if region not in laid
        and not plague_on(table, region, FAMINE)
        and not plague_on(table, region, BAD_WEATHER)
    ]


def safe(table: Fief, lord: Lord) -> bool:
    """FIE-15.101, 15.102."""
    inside_abbey = lord.place in table.towns and abbey_here(table, lord.place) and lord.gate == INSIDE
    return lord.royal in IMMUNE or inside_abbey


def ambush_targets(table: Fief, family: int) -> list[str]:
    """FIE-15.110, 15.111, 15.113."""
    towns = {lord.place for lord in free_lords(table, family) if lord.place in table.towns}
    found: list[str] = []
    for lord in table.lords.values():
        if lord.family == family or not lord.free or lord.place not in towns:
            continue
        place = table.towns[lord.place]
        walled = place.building in FORTIFICATIONS and place.control == lord.family
        if not (walled and lord.gate == INSIDE):
            found.append(lord.id)
    return found + [clan.id for clan in table.clans if clan.jarl]


async def assassinate(table: Fief, family: int, target: str) -> None:
    """FIE-15.90 to 15.93."""
    clan = next((one for one in table.clans if one.id == target), None)
    if clan is not None:
        if clan.jarl:
            town = clan.town
            await kill_jarl(table, clan, for_good=False)
            await update(table, [town])
        return
    own = [lord.id for lord in lords_of(table, family)]
    if own:
        instigator = str(await table.hear(Instigator(table, family, own, {"victim": target})))
        give_dagger(table, table.lords[instigator])
    await kill(table, target, ASSASSINATED)


async def kill(table: Fief, id: str, cause: str) -> None:
    """A Lord dies outside or in the middle of a battle."""
    lord = table.lords[id]
    battle = table.battle
    town = lord.place
    fights = battle is not None and town == battle.town and lord.free
    await die(table, id, IN_BATTLE if fights and cause != ASSASSINATED else cause)
    if town in table.towns:
        await update(table, [town])


async def ambush(table: Fief, family: int, target: str) -> None:
    """FIE-15.110 to 15.113."""
    clan = next((one for one in table.clans if one.id == target), None)
    if clan is not None:
        if clan.jarl:
            town = clan.town
            await kill_jarl(table, clan, for_good=True)
            await update(table, [town])
        return
    victim = table.lords[target]
    captors = [lord.id for lord in free_lords(table, family, victim.place)]
    if captors:
        captor = str(await table.hear(AmbushCaptor(table, family, captors, {"victim": target})))
        await capture(table, target, captor, ambush=True)
