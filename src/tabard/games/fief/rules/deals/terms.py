"""What may be dealt in, and which clause forbids it (FIE-5.31, 13.1, 28.17)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tabard.engine.decision import Clause
from tabard.games.fief.rules.asking import Ask
from tabard.games.fief.rules.battle.sides import leader
from tabard.games.fief.rules.battle.sieges import besieged
from tabard.games.fief.rules.cards.bows import PRICE as BOW_PRICE
from tabard.games.fief.rules.cards.draw import hand_limit
from tabard.games.fief.rules.content import HIDDEN
from tabard.games.fief.rules.deals.moments import (
    CAPTIVE,
    CARD,
    COINS,
    FREE_CAPTIVE,
    GARTER,
    GRANT,
    HIRE,
    JOIN,
    LEAVE,
    MARRIAGE,
    NOTE,
    SERVANT,
    SHARE,
    SIEGE,
    SPOILS,
    TAX,
    TOWN,
    TREASURE,
    TRUCE,
    VOTE,
    kinds_now,
    question_now,
)
from tabard.games.fief.rules.deals.orders import concerned, own_towns
from tabard.games.fief.rules.deals.parley import in_parley, likeness, wanted
from tabard.games.fief.rules.hear_ye.court import may_marry
from tabard.games.fief.rules.hear_ye.parliament import tax_left
from tabard.games.fief.rules.markers import Item
from tabard.games.fief.rules.people import (
    ally_of,
    captives_of,
    free_lords,
    garters_left,
    lords_of,
    sovereign,
    title_family,
)
from tabard.games.fief.rules.records import NOBODY, Lord
from tabard.games.fief.rules.rights import PhaseRight, TurnRight
from tabard.games.fief.rules.standing import Purpose
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.rules.units import families_present, present, soldiers_in, stacks_at
from tabard.games.fief.rules.vikings.sharing import may_share

MOST_ITEMS: Final = 12
MOST_COINS: Final = 999
LONGEST_NOTE: Final = 160
PROMISES: Final = ("peace", "help", "vote", "pay", "passage", "title")
"""Promises that can be named without writing: what bots and the terminal know."""

PURPOSES: Final = tuple(str(one) for one in Purpose if one is not Purpose.BUILDING)
ON_THE_MARCH: Final = (Purpose.PASSING, Purpose.ENTERING, Purpose.LEAVING_SIEGE)
BOOTY: Final = ("prisoners", "town", "plunder")
SIDES: Final = ("attack", "defend")
SECRET: Final = (COINS, CARD, NOTE, VOTE, TAX)  # what only the parties hear of
NO_PRICE: Final = (COINS, CARD, NOTE)  # nothing that coins could be the price of (FIE-R90)

NO_PARLEY: Final = Clause("FIE-5.23", "cards-only-in-a-parley")

Why = Clause | None


def why_not(table: Fief, items: Sequence[Item], seat: int) -> Why:
    """The first clause that forbids a deal, as far as this player can know."""
    if not items:
        return Clause("FIE-28.17", "deal-empty")
    parties = {one for item in items for one in (item.giver, item.taker)}
    if len(parties) > 3:
        return Clause("FIE-28.17", "deal-for-two-or-three")
    if len({(item.kind, item.what, item.giver, item.taker) for item in items}) < len(items):
        return Clause("FIE-28.17", "same-thing-twice")
    now = kinds_now(table)
    for item in items:
        if item.kind not in now:
            return Clause("FIE-28.4", "no-dealing-in-this-now")
        why = (
            coins_forbidden(table, items, item)
            if item.kind == COINS
            else card_forbidden(table, item, seat)
            if item.kind == CARD
            else forbidden(table, items, item)
        )
        if why is not None:
            return why
    return hands_too_full(table, items) or own_part(table, items, seat)


def stands(table: Fief, items: Sequence[Item]) -> bool:
    """FIE-28.17: by what everybody can see it has not lapsed."""
    for item in items:
        if item.kind == COINS:
            why = coins_forbidden(table, items, item)
        elif item.kind == CARD:
            why = None if in_parley(table, item.giver, item.taker) else NO_PARLEY
        else:
            why = forbidden(table, items, item)
        if why is not None:
            return False
    return True


def needs_parley(table: Fief, items: Sequence[Item]) -> bool:
    """It holds only as long as the two players parley."""
    parley, table.parley = table.parley, ()
    needed = not stands(table, items)
    table.parley = parley
    return needed


def own_part(table: Fief, items: Sequence[Item], seat: int) -> Why:
    """What a player can see of his own purse and hand."""
    hand = table.players[seat].hand
    for item in items:
        if item.kind == CARD and table.seat_of(item.giver) == seat and not holds(hand, item.what):
            return Clause("FIE-28.18", "not-in-hand", {"card": item.what})
    if table.players[seat].coins < due(table, items, seat):
        return Clause("FIE-28.17", "not-enough-coins")
    return None


def due(table: Fief, items: Sequence[Item], seat: int) -> int:
    """Coins a player needs: what he pays less what he is paid, and two for each crossbowman hired out."""
    coins = 0
    for item in items:
        if item.kind == COINS:
            coins += item.coins * (table.seat_of(item.giver) == seat)
            coins -= item.coins * (table.seat_of(item.taker) == seat)
        elif item.kind == SHARE:
            coins += item.coins * (table.seat_of(item.giver) == seat)
        elif item.kind == HIRE and table.seat_of(item.giver) == seat:
            coins += BOW_PRICE * bows_of(item)
    return coins


def holds(hand: Sequence[str], card: str) -> bool:
    return any(likeness(one) == likeness(card) for one in hand)


# Coins and cards.


def coins_forbidden(table: Fief, items: Sequence[Item], item: Item) -> Why:
    """FIE-5.31, 13.7, R90: between allies, in a parley, or as the price of something handed over with it."""
    payer, payee = item.giver, item.taker
    if table.seat_of(payer) == table.seat_of(payee):
        return Clause("FIE-27.3", "one-purse")
    if ally_of(table, payer) == payee or in_parley(table, payer, payee):
        return None
    for other in items:
        if other.kind in NO_PRICE:
            continue
        if other.giver == payee or (other.kind == MARRIAGE and other.taker == payee) or other.kind == TRUCE:
            return None
    return Clause("FIE-5.31", "coins-need-a-price")


def card_forbidden(table: Fief, item: Item, seat: int) -> Why:
    """FIE-5.23, 28.18: cards change hands in a parley; asked for is what the other may hold."""
    if table.seat_of(item.giver) == table.seat_of(item.taker):
        return Clause("FIE-27.3", "one-hand")
    if not in_parley(table, item.giver, item.taker):
        return NO_PARLEY
    if table.seat_of(item.taker) == seat and not holds(wanted(table, seat), item.what):
        return Clause("FIE-28.18", "card-is-elsewhere", {"card": item.what})
    return None


def hands_too_full(table: Fief, items: Sequence[Item]) -> Why:
    """FIE-5.6, 28.18: the size of a hand is public."""
    for seat, player in enumerate(table.players):
        size = len(player.hand)
        for item in items:
            if item.kind == CARD:
                size += (table.seat_of(item.taker) == seat) - (table.seat_of(item.giver) == seat)
        if size > hand_limit(table) and size > len(player.hand):
            return Clause("FIE-5.6", "hand-over-the-limit", {"seat": seat})
    return None


# Everything else follows from public facts.


def forbidden(table: Fief, items: Sequence[Item], item: Item) -> Why:
    if item.giver == item.taker:
        return Clause("FIE-28.17", "deal-with-oneself")
    return RULES[item.kind](table, items, item)


def no_town(table: Fief, items: Sequence[Item], item: Item) -> Why:
    """FIE-8.47; in a battle only with the truce that ends it (FIE-10.52)."""
    if table.battle is not None and not any(one.kind == TRUCE for one in items):
        return Clause("FIE-8.47", "no-town-during-a-battle")
    if not can_hand_over(table, item.giver, item.taker, item.what):
        return Clause("FIE-8.47", "town-cannot-be-handed-over", {"town": item.what})
    return None


def can_hand_over(table: Fief, family: int, other: int, town: str) -> bool:
    """FIE-8.47: own, not besieged, once a phase; a soldier is replaced or the other is there already."""
    place = table.towns.get(town)
    if place is None or place.control != family or besieged(table, town) or place.building == "royal_castle":
        return False
    if table.uses(PhaseRight.HANDED, town):
        return False
    garrison = any(soldiers_in(stack) for stack in stacks_at(table, town, family))
    return present(table, other, town) or (garrison and any(table.families[other].reserve[:3]))


def somebody_stays(table: Fief, family: int, other: int, town: str) -> bool:
    """FIE-8.47: at least one soldier can be replaced, or the new family is there: seen when it happens."""
    reserve = table.families[other].reserve
    stacks = stacks_at(table, town, family)
    replaced = any(stack.counts[unit] and reserve[unit] for stack in stacks for unit in HIDDEN)
    return replaced or present(table, other, town)


def treasures(lord: Lord) -> list[str]:
    return [*lord.relics, *(["excalibur"] if lord.excalibur else [])]


def side_by_side(table: Fief, one: Lord | None, other: Lord | None, item: Item) -> bool:
    """Two free Lords of the two families in the same town."""
    if one is None or other is None or not one.free or not other.free:
        return False
    return (one.family, other.family) == (item.giver, item.taker) and one.place == other.place in table.towns


def no_treasure(table: Fief, items: Sequence[Item], item: Item) -> Why:
    """FIE-17.4, 19.7."""
    treasure, giver, taker = three(item.what)
    bearer, other = table.lords.get(giver), table.lords.get(taker)
    if bearer is None or treasure not in treasures(bearer) or not side_by_side(table, bearer, other, item):
        return Clause("FIE-17.4", "treasure-not-there")
    return None


def no_captive(table: Fief, items: Sequence[Item], item: Item) -> Why:
    """FIE-10.81: to a free Lord of another family beside the captor; not to the captive's own."""
    held, taker = two(item.what)
    captive = table.lords.get(held)
    captor = None if captive is None else table.lords.get(captive.captor)
    if not side_by_side(table, captor, table.lords.get(taker), item):
        return Clause("FIE-10.81", "captive-not-there")
    if captive is not None and captive.family == item.taker:
        return Clause("FIE-10.81", "set-free-instead")
    return None


def no_release(table: Fief, items: Sequence[Item], item: Item) -> Why:
    """FIE-10.85: the captor's family sets a captive free, for whoever pays."""
    captive = table.lords.get(item.what)
    captor = None if captive is None else table.lords.get(captive.captor)
    if captor is None or captor.family != item.giver:
        return Clause("FIE-10.85", "no-captive-of-theirs")
    return None


def bows_of(item: Item) -> int:
    number = item.what.rpartition(":")[2]
    return int(number) if number.isdecimal() else 0


def no_hire(table: Fief, items: Sequence[Item], item: Item) -> Why:
    """FIE-14.23: as many as are on the board, to where the hirer is; in a battle to its town."""
    town, _ = two(item.what)
    number = bows_of(item)
    battle = table.battle
    there = present(table, item.taker, town) and (battle is None or town == battle.town)
    if not there or not 1 <= number <= table.families[item.giver].bows:
        return Clause("FIE-14.23", "nobody-to-hire-for")
    return None


def no_servant(table: Fief, items: Sequence[Item], item: Item) -> Why:
    """FIE-16.6: in phase 1, each once; both masters end with at most one."""
    servant, taker = two(item.what)
    if table.step is not Step.COURT:
        return Clause("FIE-16.6", "servants-only-at-court")
    lord = table.lords.get(taker)
    master = next((one for one in lords_of(table, item.giver) if one.servant == servant), None)
    moved = table.uses(PhaseRight.SERVED, servant)
    if master is None or lord is None or lord.family != item.taker or moved or not servant:
        return Clause("FIE-16.6", "servant-cannot-go")
    leaving = [two(one.what)[0] for one in items if one.kind == SERVANT]
    coming = [two(one.what)[1] for one in items if one.kind == SERVANT]
    if (lord.servant and lord.servant not in leaving) or coming.count(taker) > 1:
        return Clause("FIE-16.6", "one-servant-each", {"lord": taker})
    return None


def no_marriage(table: Fief, items: Sequence[Item], item: Item) -> Why:
    """FIE-13.3 to 13.5."""
    one, other = [table.lords.get(id) for id in two(item.what)]
    if table.step is not Step.COURT or table.turn < table.content.limits["marriage_from_turn"]:
        return Clause("FIE-13.3", "marriages-only-at-court")
    if one is None or other is None or (one.family, other.family) != (item.giver, item.taker):
        return Clause("FIE-13.4", "marriage-impossible")
    if not may_marry(one) or not may_marry(other) or one.man == other.man:
        return Clause("FIE-13.4", "marriage-impossible")
    weddings = [one for one in items if one.kind == MARRIAGE]
    if ally_of(table, item.giver) != NOBODY or ally_of(table, item.taker) != NOBODY or len(weddings) > 1:
        return Clause("FIE-13.5", "one-marriage")
    return None


def no_leave(table: Fief, items: Sequence[Item], item: Item) -> Why:
    """FIE-28.19: a consent the family could be asked for, given now and used once in this phase."""
    purpose, town = two(item.what)
    if purpose not in PURPOSES or town not in table.towns:
        return Clause("FIE-28.19", "nothing-to-consent-to")
    asked = Purpose(purpose)
    if table.seat_of(item.giver) == table.seat_of(item.taker):
        return Clause("FIE-27.7", "consent-not-needed")
    if asked in ON_THE_MARCH and table.phase != 5:
        return Clause("FIE-28.17", "leave-is-for-now")
    if town not in concerned(table, item.giver, asked, own_towns(table, item.giver)):
        return Clause("FIE-28.19", "nothing-to-consent-to")
    if table.uses(PhaseRight.LEAVE, item.giver, item.taker, purpose, town):
        return Clause("FIE-28.19", "consent-given-already")
    return None


def no_siege(table: Fief, items: Sequence[Item], item: Item) -> Why:
    """FIE-10.75."""
    if any(one.town == item.what and one.family == item.giver for one in table.sieges):
        return None
    return Clause("FIE-10.75", "no-siege-of-theirs")


def no_garter(table: Fief, items: Sequence[Item], item: Item) -> Why:
    """FIE-21.1."""
    monarch = sovereign(table)
    lord = table.lords.get(item.what)
    if monarch is None or monarch.family != item.giver or table.uses(TurnRight.GARTER):
        return Clause("FIE-21.1", "no-garter-now")
    if (
        lord is None
        or lord.family != item.taker
        or not lord.eligible
        or lord.garter
        or not garters_left(table)
    ):
        return Clause("FIE-21.1", "no-garter-now")
    return None


def no_grant(table: Fief, items: Sequence[Item], item: Item) -> Why:
    """FIE-7.44: in phase 4, once a turn; whether the other meets FIE-7.41 shows when he declares."""
    monarch = sovereign(table)
    if monarch is None or not monarch.free or monarch.family != item.giver or table.phase != 4:
        return Clause("FIE-7.44", "no-grant-now")
    if table.uses(TurnRight.GRANT) or item.what not in table.content.regions:
        return Clause("FIE-7.44", "no-grant-now")
    if title_family(table, item.what) != NOBODY:
        return Clause("FIE-7.41", "the-region-is-managed", {"region": item.what})
    return None


def no_join(table: Fief, items: Sequence[Item], item: Item) -> Why:
    """FIE-10.12: both are there, in phase 7."""
    side, town = two(item.what)
    if table.phase != 7 or side not in SIDES or town not in table.towns:
        return Clause("FIE-10.12", "no-coalition-there")
    if not all(one in families_present(table, town) for one in (item.giver, item.taker)):
        return Clause("FIE-10.12", "no-coalition-there")
    return None


def no_spoils(table: Fief, items: Sequence[Item], item: Item) -> Why:
    """FIE-10.15: what the leader of a side leaves to a family that fights on it, if it wins in this phase."""
    what, town = two(item.what)
    if what not in BOOTY or town not in table.towns or table.phase not in (5, 6, 7):
        return Clause("FIE-10.15", "no-spoils-there")
    if not all(one in families_present(table, town) for one in (item.giver, item.taker)):
        return Clause("FIE-10.15", "no-spoils-there")
    return None


def no_truce(table: Fief, items: Sequence[Item], item: Item) -> Why:
    """FIE-10.49: the two leaders stop together."""
    battle = table.battle
    if battle is None or battle.vikings or battle.town != item.what:
        return Clause("FIE-10.49", "no-truce-now")
    if {item.giver, item.taker} != {leader(table, attack=True), leader(table, attack=False)}:
        return Clause("FIE-10.49", "only-leaders-stop")
    return None


def no_vote(table: Fief, items: Sequence[Item], item: Item) -> Why:
    """FIE-13.23, 13.42: of the family whose marker is due now; it is placed so."""
    question = question_now(table)
    family = question.family if isinstance(question, Ask) else NOBODY
    votes = ("for", "null") if table.step is Step.HEAR_YE_ENDS else table.candidates
    if family != item.giver or item.what not in votes:
        return Clause("FIE-28.21", "no-vote-due")
    return None


def no_tax(table: Fief, items: Sequence[Item], item: Item) -> Why:
    """FIE-13.44: while the sovereign divides the tax."""
    monarch = sovereign(table)
    if monarch is None or monarch.family != item.giver or not 1 <= item.coins <= tax_left(table):
        return Clause("FIE-13.44", "no-tax-to-share")
    return None


def no_share(table: Fief, items: Sequence[Item], item: Item) -> Why:
    """FIE-9.42: agreed with each by himself; paid as soon as all that was promised suffices."""
    if len(items) > 1:
        return Clause("FIE-9.42", "share-by-itself")
    if table.step is not Step.DEALINGS or not may_share(table, item):
        return Clause("FIE-9.42", "no-clan-to-buy-off")
    return None


def no_note(table: Fief, items: Sequence[Item], item: Item) -> Why:
    return None


def two(what: str) -> tuple[str, str]:
    one, _, other = what.partition(":")
    return one, other


def three(what: str) -> tuple[str, str, str]:
    one, rest = two(what)
    other, third = two(rest)
    return one, other, third


def captives_held(table: Fief, family: int) -> list[Lord]:
    return [captive for lord in free_lords(table, family) for captive in captives_of(table, lord.id)]


RULES: Final[dict[str, Callable[[Fief, Sequence[Item], Item], Why]]] = {
    TOWN: no_town,
    TREASURE: no_treasure,
    CAPTIVE: no_captive,
    FREE_CAPTIVE: no_release,
    HIRE: no_hire,
    SERVANT: no_servant,
    MARRIAGE: no_marriage,
    LEAVE: no_leave,
    SIEGE: no_siege,
    GARTER: no_garter,
    GRANT: no_grant,
    JOIN: no_join,
    SPOILS: no_spoils,
    TRUCE: no_truce,
    VOTE: no_vote,
    TAX: no_tax,
    SHARE: no_share,
    NOTE: no_note,
}

SHAPES: Final = {
    **dict.fromkeys((COINS, TAX), 0),
    **dict.fromkeys((TOWN, FREE_CAPTIVE, SIEGE, GARTER, GRANT, TRUCE, VOTE), 1),
    **dict.fromkeys((CAPTIVE, HIRE, SERVANT, MARRIAGE, LEAVE, JOIN, SPOILS, SHARE), 2),
    TREASURE: 3,
}
"""How many names, joined by colons, say what an item is."""
