"""Surprise cards and other things done at any moment (FIE-5.21, 15.50 to 15.113, 17.11, 17.13)."""

from __future__ import annotations

from tabard.games.fief.rules.asking import Choose
from tabard.games.fief.rules.cards.draw import discard
from tabard.games.fief.rules.cards.plagues import BAD_WEATHER, FAMINE, plague_on
from tabard.games.fief.rules.cards.revolt import revolt, revolt_towns
from tabard.games.fief.rules.cards.tunnel import tunnel_targets, use_tunnel
from tabard.games.fief.rules.content import FORTIFICATIONS, REGIONS
from tabard.games.fief.rules.movement.control import update
from tabard.games.fief.rules.people import free_lords, give_dagger, lords_of
from tabard.games.fief.rules.records import INSIDE, Lord
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.titles.church import abbey_here
from tabard.games.fief.rules.titles.deaths import ASSASSINATED, IN_BATTLE, capture, die
from tabard.games.fief.rules.vikings.captives import kill_jarl

IMMUNE = ("king", "sovereign_queen", "queen", "prince")


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


def card_targets(table: Fief, family: int, card: str, moment: str) -> list[str]:
    """What a surprise card can be played on now, by this family."""
    kind = table.content.cards[card].kind
    if kind == "ambush":
        return ambush_targets(table, family)
    if moment == "arrival":
        return []  # FIE-28.10
    if kind == "fair_weather":
        return weather_targets(table)
    if kind == "revolt":
        return [] if table.battle is not None else revolt_towns(table, family)
    if kind == "tunnel":
        return tunnel_targets(table, moment)
    if kind == "assassination":
        return [*table.lords, *(clan.id for clan in table.clans if clan.jarl)]
    if kind == "justice":
        return [lord.id for lord in table.lords.values() if lord.dagger and not safe(table, lord)]
    if kind == "mercenaries":
        return [f"family:{family}"]
    return []


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


async def play_surprise(table: Fief, family: int, card: str, target: str, moment: str) -> None:
    """A surprise is resolved completely; its card is discarded first, unless it stays on the table."""
    kind = table.content.cards[card].kind
    verb, _, where = target.partition(":")
    if kind == "fair_weather" and verb == "lie":
        table.bonuses = (*table.bonuses, (card, where))
        table.tell("bonus_laid", card=card, region=where)
        return
    discard(table, card)
    if kind == "fair_weather":
        drop_plague(table, BAD_WEATHER, where)
    elif kind == "revolt":
        await revolt(table, family, target)
    elif kind == "tunnel":
        await use_tunnel(table, family, target)
    elif kind == "assassination":
        await assassinate(table, family, target)
    elif kind == "justice":
        await kill(table, target, "justice")
    elif kind == "ambush":
        await ambush(table, family, target)


def drop_plague(table: Fief, kind: str, region: str) -> None:
    for plague in table.plagues:
        if plague.kind == kind and plague.region == region:
            table.plagues = tuple(one for one in table.plagues if one is not plague)
            table.discard = (plague.card, *table.discard)
            table.tell("plague_removed", card=plague.card, region=region)
            return


async def assassinate(table: Fief, family: int, target: str) -> None:
    """FIE-15.90 to 15.93."""
    clan = next((one for one in table.clans if one.id == target), None)
    if clan is not None:
        if clan.jarl:
            await kill_jarl(table, clan, for_good=False)
            await update(table, table.towns)
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
            await kill_jarl(table, clan, for_good=True)
            await update(table, table.towns)
        return
    victim = table.lords[target]
    captors = [lord.id for lord in free_lords(table, family, victim.place)]
    if captors:
        captor = str(await table.hear(AmbushCaptor(table, family, captors, {"victim": target})))
        await capture(table, target, captor, ambush=True)
