"""Free commands and own moments: what a seat does though nobody asked for it (FIE-28.4 to 28.6, 28.19)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.engine.errors import IllegalCommand
from tabard.engine.module import Chapter, Command
from tabard.games.fief.asking import Choose
from tabard.games.fief.cards.draw import discard, hand_limit, without
from tabard.games.fief.content import UNITS
from tabard.games.fief.control import lift_siege, update
from tabard.games.fief.deaths import set_free
from tabard.games.fief.offers import answer_offer, make_offer, offers
from tabard.games.fief.people import (
    ally_of,
    captives_of,
    free_lords,
    garters_left,
    has_servant,
    royal,
    sovereign,
)
from tabard.games.fief.places import ENTERING, FOUNDING, LEAVING_SIEGE, PASSING, PLACING
from tabard.games.fief.records import FREE, NOBODY, QUEEN, ROBIN, Lord
from tabard.games.fief.relics import lay_down
from tabard.games.fief.state import Fief
from tabard.games.fief.units import units_of
from tabard.games.fief.windows import perform, things

SUMS = (1, 2, 3, 5, 8)
PURPOSES = (PASSING, ENTERING, LEAVING_SIEGE, PLACING, FOUNDING)
ANSWERS = ("yes", "no", "ask")


def commands(table: Fief, seat: int) -> list[Command]:
    """Everything the seat may command now; standing orders at any moment, the rest at safe points."""
    found = standing_orders(table, seat)
    if not table.safe:
        return found
    found += offers(table, seat)
    for family in table.families_of(seat):
        found += pigeons(table, seat, family)
        found += gifts(table, family)
        found += captives(table, family)
        found += treasures(table, family)
        found += [
            {"do": "end_siege", "town": one.town, "family": family}
            for one in table.sieges
            if one.family == family
        ]
        found += garters(table, family)
        if table.asking == seat:  # FIE-28.6: an own moment
            found += [
                {"do": "play", "family": family, "thing": thing} for thing in things(table, family, "own")
            ]
            found += looks(table, family)
    return found


def standing_orders(table: Fief, seat: int) -> list[Command]:
    """FIE-28.9, 28.19: permissions for all towns, and standing passes withdrawn."""
    found: list[Command] = []
    for family in table.families_of(seat):
        for other in range(len(table.families)):
            if table.seat_of(other) == seat:
                continue
            for purpose in PURPOSES:
                now = table.permits.get(f"{family}:{other}:{purpose}:all", "ask")
                found += [
                    {"do": "permit", "family": family, "to": other, "purpose": purpose, "answer": answer}
                    for answer in ANSWERS
                    if answer != now
                ]
        if any(key.startswith(f"{family}:") for key in table.passes):
            found.append({"do": "listen", "family": family})
    return found


def pigeons(table: Fief, seat: int, family: int) -> list[Command]:
    """FIE-5.25 to 5.29, 20.9: a card, coins, or a letter to Sherwood."""
    if not table.families[family].pigeons:
        return []
    found: list[Command] = []
    player = table.players[seat]
    for other in range(table.seats):
        if other == seat:
            continue
        start = {"do": "pigeon", "family": family, "to": other}
        if len(table.players[other].hand) < hand_limit(table):
            found += [{**start, "card": card} for card in player.hand]
        found += [{**start, "coins": coins} for coins in SUMS if coins <= player.coins]
    writers = [one for one in (sovereign(table), royal(table, QUEEN)) if one is not None]
    if any(lord.captor == ROBIN for lord in table.lords.values()):
        found += [{"do": "letter", "family": family} for lord in writers if lord.family == family][:1]
    return found


def gifts(table: Fief, family: int) -> list[Command]:
    """FIE-13.7: coins to an ally."""
    ally = ally_of(table, family)
    if ally == NOBODY or table.seat_of(ally) == table.seat_of(family):
        return []
    return [
        {"do": "give", "family": family, "coins": coins} for coins in SUMS if coins <= table.coins(family)
    ]


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
    if monarch is None or monarch.family != family or "garter" in table.used or not garters_left(table):
        return []
    return [
        {"do": "garter", "family": family, "lord": lord.id}
        for lord in table.lords.values()
        if lord.eligible and not lord.garter
    ]


def looks(table: Fief, family: int) -> list[Command]:
    """FIE-R97 Sibyl: once per turn her family looks at all units of one town."""
    if has_servant(table, family, "servant_sibyl") is None or f"sibyl:{family}" in table.used:
        return []
    towns = dict.fromkeys(stack.town for stack in table.stacks if stack.family != family)
    return [{"do": "look", "family": family, "town": town} for town in towns if town in table.towns]


def command(table: Fief, seat: int, given: Command) -> Chapter:
    """FIE-28.5: executed at once; refused if it is not among what the seat may command now."""
    if dict(given) not in [dict(one) for one in commands(table, seat)]:
        reason = "not-now" if not table.safe else "not-a-command"
        raise IllegalCommand("FIE-28.5", reason, {"do": given.get("do")})
    return carry_out(table, seat, given)


async def carry_out(table: Fief, seat: int, given: Mapping[str, Any]) -> None:
    safe, asking, question, table.safe = table.safe, table.asking, table.question, False
    table.reveal()  # the others act on what they saw, or on what was kept from them: nothing is taken back
    do, family = given["do"], int(given["family"])
    if do == "permit":
        key = f"{family}:{given['to']}:{given['purpose']}:all"
        table.permits.pop(key, None)
        if given["answer"] != "ask":
            table.permits[key] = given["answer"]
    elif do == "listen":
        table.passes = {key: 1 for key in table.passes if not key.startswith(f"{family}:")}
    elif do == "pigeon":
        send_pigeon(table, seat, family, given)
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
        table.count_use("garter")
        table.lords[given["lord"]].garter = True
        table.tell("garter", lord=given["lord"])
    elif do == "look":
        look(table, seat, family, given["town"])
    elif do == "offer":
        make_offer(table, given)
    elif do in ("accept", "decline", "withdraw"):
        await answer_offer(table, given)
    elif do == "play":
        await perform(table, family, given["thing"], "own")
    table.safe, table.asking, table.question = safe, asking, question


def send_pigeon(table: Fief, seat: int, family: int, given: Mapping[str, Any]) -> None:
    """FIE-5.25 to 5.29: used up whatever the roll; a lost card is discarded, lost coins stay."""
    other = int(given["to"])
    arrives = fly(table, family)
    table.tell("pigeon", family=family, recipient=other, arrives=arrives)
    if "card" in given:
        card = given["card"]
        table.players[seat].hand = without(table.players[seat].hand, card)
        if arrives:
            player = table.players[other]
            player.hand = tuple(sorted((*player.hand, card)))
            table.tell("card_received", to=(seat, other), seat=other, card=card)
        else:
            discard(table, card)
    elif arrives:
        coins = int(given["coins"])
        table.pay(family, coins, public=False)
        table.pay(table.families_of(other)[0], -coins, public=False)
        table.tell("coins_received", to=(seat, other), seat=other, coins=coins)


def fly(table: Fief, family: int) -> bool:
    """FIE-5.27, R97 Odo: it arrives on 2 to 6; Odo's pigeons always."""
    table.families[family].pigeons -= 1
    table.reveal()
    if has_servant(table, family, "servant_odo") is not None:
        return True
    roll = table.chance.die(6)
    table.tell("pigeon_roll", family=family, roll=roll)
    return roll in table.content.limits["pigeon_success"]


class LetterFrees(Choose):
    """FIE-20.9: one more Lord whom the letter frees, or no more."""

    __slots__ = ()

    kind = "letter_frees"
    clause = "FIE-20.9"


async def write_letter(table: Fief, family: int) -> None:
    """FIE-20.9: any number of Lords held in Sherwood, chosen by the sender, stand up."""
    arrives = fly(table, family)
    while arrives:
        held = [lord.id for lord in table.lords.values() if lord.captor == ROBIN]
        if not held:
            return
        choice = str(await table.hear(LetterFrees(table, family, (*held, "enough"))))
        if choice == "enough":
            return
        table.lords[choice].captor = FREE
        table.tell("freed", lord=choice)


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
    table.count_use(f"sibyl:{family}")
    table.reveal()
    for other in range(len(table.families)):
        counts = units_of(table, other, town)
        if any(counts):
            named = {UNITS[unit]: number for unit, number in enumerate(counts) if number}
            table.tell("looked", to=(seat,), family=other, town=town, units=named)
