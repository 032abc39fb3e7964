"""What families could give each other now, by what everybody can see: for people to pick from, and bots."""

from __future__ import annotations

from tabard.games.fief.rules.deals.moments import (
    CAPTIVE,
    FREE_CAPTIVE,
    GARTER,
    GRANT,
    HIRE,
    JOIN,
    LEAVE,
    MARRIAGE,
    SERVANT,
    SHARE,
    SIEGE,
    SPOILS,
    TAX,
    TOWN,
    TREASURE,
    TRUCE,
    VOTE,
)
from tabard.games.fief.rules.deals.orders import concerned, own_towns
from tabard.games.fief.rules.deals.terms import (
    BOOTY,
    ON_THE_MARCH,
    SIDES,
    captives_held,
    forbidden,
    treasures,
    two,
)
from tabard.games.fief.rules.markers import Item
from tabard.games.fief.rules.people import free_lords, lords_of
from tabard.games.fief.rules.rights import PhaseRight
from tabard.games.fief.rules.standing import Purpose
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.units import towns_of
from tabard.games.fief.rules.vikings.dealings import meetings

SIMPLE = (TOWN, HIRE, CAPTIVE, TREASURE)


def simple_offers(table: Fief, family: int, other: int, now: tuple[str, ...]) -> list[tuple[str, str, int]]:
    """Kind, what, coins: one thing given; any whole sum may be asked for it."""
    found = [(kind, what, 0) for kind in SIMPLE if kind in now for what in things(table, family, other, kind)]
    if SHARE in now:
        found += [(SHARE, what, 1) for what in things(table, other, family, SHARE)]
    return found


def things(table: Fief, giver: int, taker: int, kind: str) -> list[str]:
    """What of a kind one family could give another, each allowed by itself."""
    if kind == LEAVE:  # so many that only what is new is looked at again
        if table.seat_of(giver) == table.seat_of(taker):
            return []
        return [
            what
            for what in candidates(table, giver, taker, kind)
            if not table.uses(PhaseRight.LEAVE, giver, taker, *two(what))
        ]
    found = []
    for what in candidates(table, giver, taker, kind):
        item = Item(kind, giver, taker, what, 1 if kind in (TAX, SHARE) else 0)
        if forbidden(table, (item,), item) is None:
            found.append(what)
    return found


def candidates(table: Fief, giver: int, taker: int, kind: str) -> list[str]:
    """Whatever names could be meant."""
    towns = list(table.content.towns)
    if kind == TOWN:
        return [town for town in towns if table.towns[town].control == giver]
    if kind == TREASURE:
        return [
            f"{treasure}:{lord.id}:{other.id}"
            for lord in free_lords(table, giver)
            for treasure in treasures(lord)
            for other in free_lords(table, taker, lord.place)
        ]
    if kind == CAPTIVE:
        return [
            f"{held.id}:{other.id}"
            for held in captives_held(table, giver)
            for other in free_lords(table, taker, held.place)
        ]
    if kind == FREE_CAPTIVE:
        return [held.id for held in captives_held(table, giver)]
    if kind == HIRE:
        most = table.families[giver].bows
        near = towns_of(table, taker) if most else set()
        return [f"{town}:{number}" for number in range(1, most + 1) for town in towns if town in near]
    if kind == SERVANT:
        return [
            f"{lord.servant}:{other.id}"
            for lord in lords_of(table, giver)
            if lord.servant
            for other in lords_of(table, taker)
        ]
    if kind == MARRIAGE:
        return [f"{one.id}:{other.id}" for one in lords_of(table, giver) for other in lords_of(table, taker)]
    if kind == LEAVE:
        own = own_towns(table, giver)
        asked = ON_THE_MARCH if table.phase == 5 else (Purpose.PLACING, Purpose.FOUNDING)
        return [f"{purpose}:{town}" for purpose in asked for town in concerned(table, giver, purpose, own)]
    if kind == SIEGE:
        return [one.town for one in table.sieges if one.family == giver]
    if kind == GARTER:
        return [lord.id for lord in lords_of(table, taker)]
    if kind == GRANT:
        return list(table.content.regions)
    if kind in (JOIN, SPOILS):
        both = towns_of(table, giver) & towns_of(table, taker)
        sides = SIDES if kind == JOIN else BOOTY
        return [f"{one}:{town}" for one in sides for town in towns if town in both]
    if kind == TRUCE:
        return [] if table.battle is None else [table.battle.town]
    if kind == VOTE:
        return ["for", "null", *table.candidates]
    if kind == SHARE:
        return [f"{clan}:{lord}" for clan, lord in meetings(table, taker)]
    return [""] if kind == TAX else []
