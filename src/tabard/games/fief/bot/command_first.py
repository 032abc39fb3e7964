"""What a sensible player does though nobody asked for it (FIE-28.5), as far as bots know."""

from __future__ import annotations

from collections.abc import Iterator

from tabard.engine.module import Command
from tabard.games.fief.bot.considered.asked import asked_family
from tabard.games.fief.bot.considered.buying import is_granted
from tabard.games.fief.bot.deals import proposals, worth_it
from tabard.games.fief.bot.prospects import claimant
from tabard.games.fief.rules.commands import commands
from tabard.games.fief.rules.deals.moments import Composing, kinds_now
from tabard.games.fief.rules.deals.offers import awaits
from tabard.games.fief.rules.deals.terms import why_not
from tabard.games.fief.rules.people import free_lords, sovereign, title_family
from tabard.games.fief.rules.purchases.titles import title_castles
from tabard.games.fief.rules.records import NOBODY, Lord
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step


def command_first(table: Fief, seat: int) -> Command | None:
    """The first of his wishes that can be fulfilled now; one who is not asked only answers deals."""
    for answer in answers(table, seat):
        return answer
    if table.asking != seat or isinstance(table.question, Composing):
        return None
    if table.safe:
        wanted = list(wishes(table, seat))
        possible = commands(table, seat) if wanted else []
        for wish in wanted:
            if wish in possible:
                return wish
    return next(proposals(table, seat), None)


def answers(table: Fief, seat: int) -> Iterator[Command]:
    """FIE-28.17: yes to what is worth it, by the same evaluation as of moves; else no."""
    if not kinds_now(table) or isinstance(table.question, Composing):
        return
    for offer in table.offers:
        for family in table.families_of(seat):
            if awaits(offer, family):
                possible = why_not(table, offer.items, seat) is None
                do = "accept" if possible and worth_it(table, offer, seat) else "decline"
                yield {"do": do, "family": family, "offer": offer.number}


def wishes(table: Fief, seat: int) -> Iterator[Command]:
    monarch = sovereign(table)
    if monarch is not None and table.vp_holder == NOBODY:
        for family in table.families_of(seat):
            yield from gifts_to_the_sovereign(table, monarch, family)
    if monarch is not None and table.seat_of(monarch.family) == seat:
        yield from own_garters(table, monarch.family)
    if table.step is Step.BUY and table.seats == 2:
        yield from towns_for_a_title(table)


def gifts_to_the_sovereign(table: Fief, monarch: Lord, family: int) -> Iterator[Command]:
    """FIE-17.8: the first relic given to the sovereign is a point; his own he gets from another hand."""
    for lord in free_lords(table, family, monarch.place):
        for relic in lord.relics:
            wish = {"family": family, "lord": lord.id, "treasure": relic}
            if lord is not monarch:
                yield {"do": "give_to_sovereign", **wish}
                continue
            for other in free_lords(table, family, lord.place):
                if other is not lord:
                    yield {"do": "pass_treasure", **wish, "to": other.id}


def own_garters(table: Fief, family: int) -> Iterator[Command]:
    """FIE-21.1, 26.3: it wins ties; nobody gives it to others."""
    for lord in table.lords.values():
        if lord.eligible and not lord.garter and table.seat_of(lord.family) == table.seat_of(family):
            yield {"do": "garter", "family": family, "lord": lord.id}


def towns_for_a_title(table: Fief) -> Iterator[Command]:
    """FIE-8.47, 27.7: a family that could buy a title gets the towns it lacks from the player's other one."""
    family = asked_family(table)
    families = table.families_of(table.seat_of(family))
    for region, row in table.content.regions.items():
        owners = [table.towns[town].control for town in row.towns]
        held = [owners.count(one) for one in range(len(table.families))]
        if not all(owner in families for owner in owners) or claimant(held, families) != family:
            continue
        castle = any(title_castles(table, one, region) for one in families)
        paid = is_granted(table) or table.coins(family) >= row.price
        if castle and paid and title_family(table, region) == NOBODY:
            for town, owner in zip(row.towns, owners, strict=True):
                if owner != family:
                    offer = {"do": "offer", "kind": "town", "what": town, "coins": 0}
                    yield {**offer, "family": owner, "to": family}
