"""Tokens, cards and glory: what a player pays, gains and may still receive (GLO-2, 7.10 to 7.18)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabard.engine.decision import Choice, Clause, Decision
from tabard.games.glory.rules.content import ITEMS, SCROLL, SPECIAL_STACK, Gain
from tabard.games.glory.rules.journey_cards import any_cards, take_cards
from tabard.games.glory.rules.state import ALLIES, PARTS, Glory, Player, with_pile, without
from tabard.games.glory.rules.title_cards import choose_goals, titles_to_draw

MESSENGER: Final = "journey_plays_bonus"


def add_glory(table: Glory, seat: int, number: int, part: int) -> None:
    """GLO-2.10: glory never falls below 0. `part` says where it came from."""
    player = table.players[seat]
    change = max(number, -player.glory)
    if change == 0:
        return
    player.glory += change
    parts = player.parts
    player.parts = (*parts[:part], parts[part] + change, *parts[part + 1 :])
    kind = "gained" if change > 0 else "lost"
    table.tell(kind, seat=seat, goods="glory", number=abs(change), source=PARTS[part])


def add_tokens(table: Glory, seat: int, coins: int, strength: int, faith: int) -> None:
    player = table.players[seat]
    if coins:
        player.coins += coins
        table.tell("gained", seat=seat, goods="coins", number=coins)
    if strength:
        player.strength += strength
        table.tell("gained", seat=seat, goods="strength", number=strength)
    if faith:
        player.faith += faith
        table.tell("gained", seat=seat, goods="faith", number=faith)


def pay(table: Glory, seat: int, coins: int, strength: int = 0) -> None:
    """GLO-6.11: to the bank, before the gain."""
    player = table.players[seat]
    if coins:
        player.coins -= coins
        table.tell("paid", seat=seat, goods="coins", number=coins)
    if strength:
        player.strength -= strength
        table.tell("paid", seat=seat, goods="strength", number=strength)


def relics_left(table: Glory, relic: str) -> int:
    """GLO-2.7: tokens of this kind in the bank."""
    left: int = table.content.relic_counts[relic]
    for player in table.players:
        left -= player.relics.count(relic) + player.used_relics.count(relic)
    return left


def prestige_left(table: Glory, kind: str) -> int:
    left: int = table.content.prestige_counts[kind]
    for player in table.players:
        if kind in player.prestige or kind in player.used_prestige:
            left -= 1
    return left


def may_have_prestige(table: Glory, player: Player, kind: str) -> bool:
    """GLO-15.2: one token of each kind."""
    if kind in player.prestige or kind in player.used_prestige:
        return False
    return prestige_left(table, kind) > 0


def bonus(table: Glory, player: Player, name: str) -> int:
    """GLO-19.2: permanent effects add up; ∞ allies are never turned."""
    total = 0
    for ally in player.allies:
        total += table.content.allies[ally].bonus(name)
    return total


def gain_ally(table: Glory, seat: int, ally: str) -> None:
    """GLO-6.22: active beside the board; a one-time effect happens now."""
    player = table.players[seat]
    player.allies = (*player.allies, ally)
    token = table.content.allies[ally]
    table.tell("ally_gained", seat=seat, ally=ally)
    receive_tokens(table, seat, token.gain, ALLIES)
    if table.in_journey_phase:
        player.plays += token.bonus(MESSENGER)  # GLO-7.2


def receive_tokens(table: Glory, seat: int, gain: Gain, part: int) -> None:
    """GLO-7.17: the parts of a gain that need no decision, in order."""
    player = table.players[seat]
    add_tokens(table, seat, gain.get("coins", 0), gain.get("strength", 0), gain.get("faith", 0))
    add_glory(table, seat, gain.get("glory", 0), part)
    kind = gain.get("prestige")
    if kind is not None and may_have_prestige(table, player, kind):
        player.prestige = in_order(table.content.prestige_counts, (*player.prestige, kind))
        table.tell("prestige_gained", seat=seat, prestige=kind)


def in_order(order: Mapping[str, Any], tokens: tuple[str, ...]) -> tuple[str, ...]:
    """Tokens as the content lists them."""
    return tuple([one for one in order for _ in range(tokens.count(one))])


def gain_relic(table: Glory, seat: int, relic: str) -> None:
    player = table.players[seat]
    player.relics = (*player.relics, relic)
    table.tell("relic_gained", seat=seat, relic=relic)


def upgrade(table: Glory, seat: int, item: str) -> None:
    """GLO-23.2: one level at a time."""
    player = table.players[seat]
    if item == "mount":
        player.mount += 1
    else:
        player.armour += 1
    table.tell("upgraded", seat=seat, item=item, level=player.level(item))


async def receive(table: Glory, seat: int, gain: Gain, part: int) -> None:
    """GLO-7.17: tokens, glory, prestige, relic, ally, special ally, journey cards, titles, upgrade."""
    player = table.players[seat]
    receive_tokens(table, seat, gain, part)
    if "relic" in gain and relic_kinds(table, gain["relic"]):
        relic: str = await table.ask(ChooseRelic(seat, gain["relic"]))
        gain_relic(table, seat, relic)
    ally = gain.get("ally")
    if ally is not None and ally in table.stacks[SCROLL]:  # GLO-19.5
        table.stacks = with_pile(table.stacks, SCROLL, without(table.stacks[SCROLL], ally))
        gain_ally(table, seat, ally)
    for _ in range(min(gain.get("special_ally", 0), len(table.stacks[SPECIAL_STACK]))):
        gain_ally(table, seat, draw_special(table))
    if "journey_cards" in gain:
        await take_cards(table, seat, gain["journey_cards"])
    if "titles" in gain:
        await choose_goals(table, seat, gain["titles"]["draw"], gain["titles"]["keep"])
    if "upgrade" in gain and items_to_raise(player, gain["upgrade"]):
        item: str = await table.ask(ChooseItem(seat, gain["upgrade"]))
        upgrade(table, seat, item)


def draw_special(table: Glory) -> str:
    """GLO-19.4: the top of the special stack."""
    stack = table.chance.top(table.stacks[SPECIAL_STACK], 1, "ally:special")
    table.stacks = with_pile(table.stacks, SPECIAL_STACK, stack[1:])
    table.reveal()
    return stack[0]


def relic_kinds(table: Glory, relic: str) -> list[str]:
    """GLO-7.18: the kinds in stock that a gain allows."""
    wanted = list(table.content.relic_counts) if relic == "any" else [relic]
    return [kind for kind in wanted if relics_left(table, kind) > 0]


def items_to_raise(player: Player, change: Mapping[str, Any]) -> list[str]:
    """GLO-7.13: only from the level below."""
    wanted = ITEMS if change["item"] == "either" else (change["item"],)
    return [item for item in wanted if player.level(item) == change["to"] - 1]


def gives_something(table: Glory, seat: int, gain: Gain) -> bool:
    """GLO-7.11: whether any part of a gain can be received now."""
    player = table.players[seat]
    if gain.get("coins") or gain.get("strength") or gain.get("faith") or gain.get("glory", 0) > 0:
        return True
    if "prestige" in gain and may_have_prestige(table, player, gain["prestige"]):
        return True
    if "relic" in gain and relic_kinds(table, gain["relic"]):
        return True
    if gain.get("ally") in table.stacks[SCROLL]:
        return True
    if gain.get("special_ally") and table.stacks[SPECIAL_STACK]:
        return True
    if "journey_cards" in gain and any_cards(table):
        return True
    if "titles" in gain and titles_to_draw(table):
        return True
    return "upgrade" in gain and bool(items_to_raise(player, gain["upgrade"]))


async def receive_card(table: Glory, seat: int, card: str, part: int) -> None:
    """GLO-7.10, 7.11: one of the slash options that gives something, or the whole gain."""
    printed = table.content.cards[card]
    if not printed.options:
        await receive(table, seat, printed.gain, part)
    elif gains_offered(table, seat, card):
        number: int = await table.ask(ChooseGain(seat, card))
        await receive(table, seat, printed.options[number - 1], part)


def gains_offered(table: Glory, seat: int, card: str) -> list[int]:
    options = table.content.cards[card].options
    return [n for n, gain in enumerate(options, start=1) if gives_something(table, seat, gain)]


class ChooseGain(Decision[Glory]):
    """GLO-7.10: one of the gains separated by a slash, by its number on the card."""

    __slots__ = ("card",)

    kind = "gain"
    clause = "GLO-7.10"

    def __init__(self, seat: int, card: str) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, table: Glory) -> Sequence[Choice]:
        return gains_offered(table, self.seat, self.card)

    def default(self, table: Glory) -> Choice:
        return self.options(table)[0]

    def refused(self, table: Glory) -> Sequence[Choice]:
        offered = gains_offered(table, self.seat, self.card)
        numbers = range(1, len(table.content.cards[self.card].options) + 1)
        return [number for number in numbers if number not in offered]

    def why_not(self, table: Glory, choice: Choice) -> Clause | None:
        numbers = range(1, len(table.content.cards[self.card].options) + 1)
        return Clause("GLO-7.11", "gives-nothing") if choice in numbers else None

    def prompt(self, table: Glory) -> Mapping[str, object]:
        return {"card": self.card}


class ChooseRelic(Decision[Glory]):
    """GLO-7.18: a kind of relic in stock."""

    __slots__ = ("relic",)

    kind = "relic"
    clause = "GLO-7.18"

    def __init__(self, seat: int, relic: str) -> None:
        super().__init__(seat)
        self.relic = relic

    def options(self, table: Glory) -> Sequence[Choice]:
        return relic_kinds(table, self.relic)

    def default(self, table: Glory) -> Choice:
        return self.options(table)[0]


class ChooseItem(Decision[Glory]):
    """GLO-21.9: mount or armour, whichever stands at the level below."""

    __slots__ = ("change",)

    kind = "item"
    clause = "GLO-21.9"

    def __init__(self, seat: int, change: Mapping[str, Any]) -> None:
        super().__init__(seat)
        self.change = change

    def options(self, table: Glory) -> Sequence[Choice]:
        return items_to_raise(table.players[self.seat], self.change)

    def default(self, table: Glory) -> Choice:
        return self.options(table)[0]

    def prompt(self, table: Glory) -> Mapping[str, object]:
        return {"level": self.change["to"]}
