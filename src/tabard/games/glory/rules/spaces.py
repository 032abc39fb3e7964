"""The action spaces: which are available, and their actions (GLO-6.7 to 6.33)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice, Clause, Decision
from tabard.games.glory.rules.ally_track import slots, take_from_track
from tabard.games.glory.rules.content import ITEMS, JOUST
from tabard.games.glory.rules.goods import bonus, gain_ally, gives_something, pay, receive, upgrade
from tabard.games.glory.rules.journey_cards import any_cards, take_cards
from tabard.games.glory.rules.registration import PlaceShield, free_places, put_shield, registered
from tabard.games.glory.rules.state import CARDS, EVENTS, Glory
from tabard.games.glory.rules.title_cards import titles_to_draw

TRAINING: Final = "space_training"
PRAYER: Final = "space_prayer"
SERVICE: Final = "space_service"
INITIATIVE: Final = "space_initiative"
JOURNEY: Final = "space_journey"
GUARD: Final = "space_guard"
SOLO_TRAINING: Final = "space_solo_training"
MARKET: Final = "space_market"
SUPPORT: Final = "space_support"
HERALD: Final = "space_herald"
NEW_GOAL: Final = "space_new_goal"
EVENT: Final = "space_event"

HIGHEST: Final = 4
ALWAYS: Final = (GUARD, SOLO_TRAINING)  # GLO-6.6


def open_spaces(table: Glory, seat: int) -> list[str]:
    """GLO-6.6, 6.7: the spaces this player can use now."""
    return [
        space
        for space in table.content.spaces
        if space in ALWAYS or (has_room(table, space) and why_not_now(table, seat, space) is None)
    ]


def has_room(table: Glory, space: str) -> bool:
    """GLO-6.7: a free circle; spaces without circles take any number."""
    circles = table.circles(space)
    return not circles or len(table.pawns_on[space]) < circles


def why_closed(table: Glory, seat: int, space: str) -> Clause | None:
    """GLO-6.7, 6.9, 6.10, 6.18: why this player cannot use a space now."""
    if not has_room(table, space):
        return Clause("GLO-6.7", "no-free-circle", {"space": space})
    return why_not_now(table, seat, space)


def why_not_now(table: Glory, seat: int, space: str) -> Clause | None:
    """GLO-6.9, 6.10, 6.18: why the action of a space is not for this player now."""
    why = WHY_NOT_NOW.get(space)
    return None if why is None else why(table, seat)


def why_no_initiative(table: Glory, seat: int) -> Clause | None:
    if seat in table.pawns_on[INITIATIVE]:
        return Clause("GLO-6.18", "once-a-round", {"space": INITIATIVE})
    return None


def why_no_goal(table: Glory, seat: int) -> Clause | None:
    return None if titles_to_draw(table) else Clause("GLO-6.27", "no-titles-left", {"space": NEW_GOAL})


def why_no_journey(table: Glory, seat: int) -> Clause | None:
    return None if any_cards(table) else Clause("GLO-6.10", "nothing-to-gain", {"space": JOURNEY})


def why_no_market(table: Glory, seat: int) -> Clause | None:
    if items_to_buy(table, seat):
        return None
    player = table.players[seat]
    if player.mount == player.armour == HIGHEST:
        return Clause("GLO-6.20", "nothing-to-gain", {"space": MARKET})
    return Clause("GLO-6.9", "cannot-pay", {"space": MARKET})


def why_no_support(table: Glory, seat: int) -> Clause | None:
    if slots_to_take(table, seat):
        return None
    if any(table.track):
        return Clause("GLO-6.9", "cannot-pay", {"space": SUPPORT})
    return Clause("GLO-6.10", "nothing-to-gain", {"space": SUPPORT})


def why_no_herald(table: Glory, seat: int) -> Clause | None:
    if table.tournament == JOUST and registered(table, seat):
        return Clause("GLO-6.25", "already-registered", {"space": HERALD})
    if not free_places(table, seat):
        return Clause("GLO-6.10", "nothing-to-gain", {"space": HERALD})
    return None


def why_no_event(table: Glory, seat: int) -> Clause | None:
    """GLO-6.3, 6.33: the event has an action, which can be paid and does something."""
    if not event_has_action(table):
        return Clause("GLO-6.3", "no-event-action", {"space": EVENT})
    event = table.content.events[table.event]
    player = table.players[seat]
    if player.coins < event.coins or player.strength < event.strength:
        return Clause("GLO-6.9", "cannot-pay", {"space": EVENT})
    if not event.recruits and not gives_something(table, seat, event.gain):
        return Clause("GLO-6.10", "nothing-to-gain", {"space": EVENT})
    return None


WHY_NOT_NOW: Final[dict[str, Callable[[Glory, int], Clause | None]]] = {
    INITIATIVE: why_no_initiative,
    MARKET: why_no_market,
    SUPPORT: why_no_support,
    HERALD: why_no_herald,
    NEW_GOAL: why_no_goal,
    JOURNEY: why_no_journey,
    EVENT: why_no_event,
}


def event_has_action(table: Glory) -> bool:
    """GLO-6.2, 6.3."""
    if not table.event:
        return False
    event = table.content.events[table.event]
    return event.action and (not event.recruits or bool(table.event_ally))


def discount(table: Glory, seat: int, space: str) -> int:
    """GLO-19.42: Diplomats, in the Market and among allies only."""
    total = 0
    for ally in table.players[seat].allies:
        total += table.content.allies[ally].discounts.get(space, 0)
    return total


def price_of_level(table: Glory, seat: int, item: str) -> int:
    """GLO-6.19: the full price of the next level."""
    level = table.content.levels[table.players[seat].level(item) + 1]
    return max(0, level.price - discount(table, seat, MARKET))


def items_to_buy(table: Glory, seat: int) -> list[str]:
    """GLO-6.20."""
    player = table.players[seat]
    levels = table.content.levels
    coins = player.coins + discount(table, seat, MARKET)
    return [
        item
        for item in ITEMS
        if player.level(item) < HIGHEST and levels[player.level(item) + 1].price <= coins
    ]


def slots_to_take(table: Glory, seat: int) -> list[str]:
    """GLO-6.21: slots with a token the player can pay."""
    coins = table.players[seat].coins + discount(table, seat, SUPPORT)
    track = table.track
    return [slot.id for at, slot in enumerate(slots(table)) if track[at] and slot.cost <= coins]


async def perform(table: Glory, seat: int, space: str) -> None:
    """GLO-6.12 to 6.33: the action of a space, at once."""
    if space == MARKET:
        item: str = await table.ask(BuyItem(seat))
        pay(table, seat, price_of_level(table, seat, item))
        upgrade(table, seat, item)
    elif space == SUPPORT:
        slot: str = await table.ask(TakeAlly(seat))
        buy_ally(table, seat, slot)
    elif space == HERALD:
        place: str = await table.ask(PlaceShield(seat))
        put_shield(table, seat, place)
    elif space == JOURNEY:  # GLO-6.29
        number: int = table.content.spaces[space].gain["journey_cards"]
        await take_cards(table, seat, number + bonus(table, table.players[seat], "plan_journey_bonus"))
    elif space == EVENT:
        await perform_event(table, seat)
    else:
        await receive(table, seat, table.content.spaces[space].gain, CARDS)


def buy_ally(table: Glory, seat: int, slot: str) -> None:
    """GLO-6.21, 19.23."""
    places = slots(table)
    at = next(n for n, one in enumerate(places) if one.id == slot)
    pay(table, seat, max(0, places[at].cost - discount(table, seat, SUPPORT)))
    gain_ally(table, seat, take_from_track(table, at))


async def perform_event(table: Glory, seat: int) -> None:
    """GLO-6.33, 21: pay, then the effect."""
    event = table.content.events[table.event]
    pay(table, seat, event.coins, event.strength)
    if event.recruits:
        ally, table.event_ally = table.event_ally, ""
        gain_ally(table, seat, ally)
    await receive(table, seat, event.gain, EVENTS)


class BuyItem(Decision[Glory]):
    """GLO-6.19: mount or armour, one level up."""

    __slots__ = ()

    kind = "buy"
    clause = "GLO-6.19"

    def options(self, table: Glory) -> Sequence[Choice]:
        return items_to_buy(table, self.seat)

    def default(self, table: Glory) -> Choice:
        return self.options(table)[0]

    def refused(self, table: Glory) -> Sequence[Choice]:
        offered = self.options(table)
        return [item for item in ITEMS if item not in offered]

    def why_not(self, table: Glory, choice: Choice) -> Clause | None:
        if choice not in ITEMS:
            return None
        if table.players[self.seat].level(str(choice)) >= HIGHEST:
            return Clause("GLO-6.20", "highest-level", {"item": choice})
        return Clause("GLO-6.9", "cannot-pay", {"space": MARKET})

    def prompt(self, table: Glory) -> Mapping[str, object]:
        player = table.players[self.seat]
        prices = {
            item: price_of_level(table, self.seat, item) if player.level(item) < HIGHEST else None
            for item in ITEMS
        }
        return {"mount_price": prices["mount"], "armour_price": prices["armour"]}


class TakeAlly(Decision[Glory]):
    """GLO-6.21: a token of the ally track, by its slot."""

    __slots__ = ()

    kind = "ally"
    clause = "GLO-6.21"

    def options(self, table: Glory) -> Sequence[Choice]:
        return slots_to_take(table, self.seat)

    def default(self, table: Glory) -> Choice:
        return self.options(table)[0]

    def refused(self, table: Glory) -> Sequence[Choice]:
        offered = self.options(table)
        taken = zip(slots(table), table.track, strict=True)
        return [slot.id for slot, ally in taken if ally and slot.id not in offered]

    def why_not(self, table: Glory, choice: Choice) -> Clause | None:
        taken = zip(slots(table), table.track, strict=True)
        if any(ally and slot.id == choice for slot, ally in taken):
            return Clause("GLO-6.9", "cannot-pay", {"space": SUPPORT})
        return None

    def prompt(self, table: Glory) -> Mapping[str, object]:
        taken = zip(slots(table), table.track, strict=True)
        return {slot.id: ally or None for slot, ally in taken}
