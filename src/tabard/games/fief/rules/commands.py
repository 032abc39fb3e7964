"""Free commands and own moments: what a seat does though nobody asked for it (FIE-28.4 to 28.7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.engine.errors import IllegalCommand
from tabard.engine.module import Chapter, Command
from tabard.games.fief.rules.battle.sieges import lift_siege
from tabard.games.fief.rules.content import UNITS
from tabard.games.fief.rules.deals.compose import compose
from tabard.games.fief.rules.deals.moments import Composing, may_send
from tabard.games.fief.rules.deals.offers import answer_offer, check_deal, deal_of, offers, propose
from tabard.games.fief.rules.deals.orders import standing_orders, store_order
from tabard.games.fief.rules.deals.parley import END, end_parley, timers
from tabard.games.fief.rules.deals.pigeons import pigeons, send_pigeon, write_letter
from tabard.games.fief.rules.markers import Item
from tabard.games.fief.rules.movement.control import update
from tabard.games.fief.rules.movement.march import keep_group
from tabard.games.fief.rules.movement.underground import lend, loans
from tabard.games.fief.rules.people import (
    ally_of,
    captives_of,
    free_lords,
    garters_left,
    has_servant,
    sovereign,
)
from tabard.games.fief.rules.records import NOBODY, Lord
from tabard.games.fief.rules.relics import lay_down
from tabard.games.fief.rules.rights import TurnRight
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.titles.deaths import set_free
from tabard.games.fief.rules.units import units_of
from tabard.games.fief.rules.windows import Moment, interrupt, perform, things


def commands(table: Fief, seat: int) -> list[Command]:
    """Everything the seat may command now; standing orders at any moment, the rest at safe points."""
    found = standing_orders(table, seat)
    found += offers(table, seat)
    if may_send(table):
        for family in table.families_of(seat):
            found += pigeons(table, seat, family)
            found += gifts(table, family)
    if not table.safe:
        return found
    for family in table.families_of(seat):
        found += captives(table, family)
        found += treasures(table, family)
        found += [
            {"do": "end_siege", "town": one.town, "family": family}
            for one in table.sieges
            if one.family == family
        ]
        found += garters(table, family)
        found += loans(table, family)
        if table.asking == seat:  # FIE-28.6: an own moment
            found += [
                {"do": "play", "family": family, "thing": thing}
                for thing in things(table, family, Moment.OWN)
            ]
            found += looks(table, family)
        elif table.live:  # FIE-28.7
            found.append({"do": "interrupt", "family": family})
    return found


def gifts(table: Fief, family: int) -> list[Command]:
    """FIE-13.7: coins to an ally."""
    ally = ally_of(table, family)
    if ally == NOBODY or table.seat_of(ally) == table.seat_of(family):
        return []
    return [{"do": "give", "family": family, "coins": coins} for coins in range(1, table.coins(family) + 1)]


def captives(table: Fief, family: int) -> list[Command]:
    """FIE-10.81, 10.85: free a captive, or pass him to another own Lord in the town."""
    found: list[Command] = []
    for lord in free_lords(table, family):
        for captive in captives_of(table, lord.id):
            found.append({"do": "free", "family": family, "lord": captive.id})
            found += [
                {"do": "pass_captive", "family": family, "lord": captive.id, "to": other.id}
                for other in free_lords(table, family, lord.place)
                if other is not lord
            ]
    return found


def treasures(table: Fief, family: int) -> list[Command]:
    """FIE-17.4, 17.7, 19.7: relics and Excalibur between own Lords, to the sovereign, or left in the town."""
    found: list[Command] = []
    monarch = sovereign(table)
    for lord in free_lords(table, family):
        if lord.place not in table.towns:
            continue
        for treasure in (*lord.relics, *(("excalibur",) if lord.excalibur else ())):
            start = {"family": family, "lord": lord.id, "treasure": treasure}
            found += [
                {"do": "pass_treasure", **start, "to": other.id}
                for other in free_lords(table, family, lord.place)
                if other is not lord
            ]
            found.append({"do": "leave_treasure", **start})
            present = monarch is not None and monarch.free and monarch.place == lord.place
            if present and monarch is not lord and treasure != "excalibur":
                found.append({"do": "give_to_sovereign", **start})
    return found


def garters(table: Fief, family: int) -> list[Command]:
    """FIE-21.1: one per turn, to an eligible Lord of any family who has none."""
    monarch = sovereign(table)
    if monarch is None or monarch.family != family or table.uses(TurnRight.GARTER) or not garters_left(table):
        return []
    return [
        {"do": "garter", "family": family, "lord": lord.id}
        for lord in table.lords.values()
        if lord.eligible and not lord.garter
    ]


def looks(table: Fief, family: int) -> list[Command]:
    """FIE-R97 Sibyl: once per turn her family looks at all units of one town."""
    if has_servant(table, family, "servant_sibyl") is None or table.uses(TurnRight.SIBYL, family):
        return []
    towns = dict.fromkeys([stack.town for stack in table.stacks if stack.family != family])
    return [{"do": "look", "family": family, "town": town} for town in towns if town in table.towns]


def command(table: Fief, seat: int, given: Command) -> Chapter:
    """FIE-28.5: executed at once; refused if it is not among what the seat may command now."""
    if given.get("do") in ("deal", "offer"):
        if isinstance(table.question, Composing):
            raise IllegalCommand("FIE-28.5", "not-now")
        deal = given if given["do"] == "deal" else deal_of(table, given)
        return carry_out(table, seat, {"do": "deal", "family": -1}, check_deal(table, seat, deal))
    timed = [one.command for one in timers(table) if one.seat == seat]
    if dict(given) not in [dict(one) for one in (*timed, *commands(table, seat))]:
        do = given.get("do")
        raise IllegalCommand("FIE-28.5", "not-a-command" if table.safe else "not-now", {"do": do})
    return carry_out(table, seat, given)


Deal = tuple[int, tuple[Item, ...], int]


async def carry_out(table: Fief, seat: int, given: Mapping[str, Any], deal: Deal | None = None) -> None:
    safe, asking, question, table.safe = table.safe, table.asking, table.question, False
    table.reveal()  # the others act on what they saw, or on what was kept from them: nothing is taken back
    do, family = given["do"], int(given["family"])
    if do in ("permit", "listen"):
        store_order(table, given)
    elif do == "pigeon":
        await send_pigeon(table, seat, family, given)
    elif do == "letter":
        await write_letter(table, family)
    elif do == "give":
        give_coins(table, family, int(given["coins"]))
    elif do == "free":
        lord = table.lords[given["lord"]]
        town = lord.place
        await set_free(table, lord)
        await update(table, [town, lord.place])
    elif do == "pass_captive":
        table.lords[given["lord"]].captor = given["to"]
        table.tell("captive_passed", lord=given["lord"], captor=given["to"])
    elif do in ("pass_treasure", "leave_treasure", "give_to_sovereign"):
        move_treasure(table, given)
    elif do == "end_siege":
        for siege in table.sieges:
            if siege.family == family and siege.town == given["town"]:
                lift_siege(table, siege)
    elif do == "garter":
        table.count_use(TurnRight.GARTER)
        table.lords[given["lord"]].garter = True
        table.tell("garter", lord=given["lord"])
    elif do == "look":
        look(table, seat, family, given["town"])
    elif do == "deal" and deal is not None:
        await propose(table, *deal)
    elif do == "compose":
        await compose(table, family, int(given["to"]), Composing(table, family, question, safe))
    elif do in ("accept", "decline", "withdraw"):
        await answer_offer(table, seat, given)
    elif do == END:
        end_parley(table)
    elif do == "lend":
        lend(table, family, int(given["to"]), given["thing"])
    elif do == "play":
        await perform(table, family, given["thing"], Moment.OWN)
    elif do == "interrupt":
        await interrupt(table, family)
    keep_group(table)
    table.safe, table.asking, table.question = safe, asking, question


def give_coins(table: Fief, family: int, coins: int) -> None:
    """FIE-13.7: the amount is known to the two players."""
    ally = ally_of(table, family)
    table.reveal()
    table.pay(family, coins, public=False)
    table.pay(ally, -coins, public=False)
    both = (table.seat_of(family), table.seat_of(ally))
    table.tell("gift", family=family, ally=ally)
    table.tell("gift_coins", to=both, coins=coins)


def move_treasure(table: Fief, given: Mapping[str, Any]) -> None:
    """FIE-17.4, 17.7, 17.8: the first relic ever given to a sovereign brings the VP token."""
    lord = table.lords[given["lord"]]
    treasure = given["treasure"]
    kept = Lord()
    kept.id, kept.place, kept.relics, kept.excalibur = lord.id, lord.place, (), False
    if treasure == "excalibur":
        lord.excalibur = False
        kept.excalibur = True
    else:
        lord.relics = tuple(one for one in lord.relics if one != treasure)
        kept.relics = (treasure,)
    if given["do"] == "leave_treasure":
        lay_down(table, kept)
        return
    monarch = sovereign(table)
    taker = monarch if given["do"] == "give_to_sovereign" else table.lords[given["to"]]
    assert taker is not None
    taker.relics += kept.relics
    taker.excalibur = taker.excalibur or kept.excalibur
    table.tell("treasure_given", lord=lord.id, taker=taker.id, treasure=treasure)
    if given["do"] == "give_to_sovereign" and table.vp_holder == NOBODY:
        table.vp_holder = lord.family
        table.tell("vp_token", family=lord.family)


def look(table: Fief, seat: int, family: int, town: str) -> None:
    """FIE-R97 Sibyl: what stands there, told to her player alone."""
    table.count_use(TurnRight.SIBYL, family)
    table.reveal()
    for other in range(len(table.families)):
        counts = units_of(table, other, town)
        if any(counts):
            named = {UNITS[unit]: number for unit, number in enumerate(counts) if number}
            table.tell("looked", to=(seat,), family=other, town=town, units=named)
