"""Paying and receiving: ducats, provisions, helpers (GRU-1.10, 2.9, 2.10)."""

from __future__ import annotations

from tabard.engine.records import present
from tabard.games.grunwald.rules.content import Card, Goods
from tabard.games.grunwald.rules.state import Group, Grunwald, Player, with_card, without_card


def price(player: Player, cost: Goods) -> int:
    """Ducats a cost asks for; a formula counts helpers owned (GRU-6.10)."""
    ducats = cost.get("ducats", 0)
    return player.helpers + 1 if ducats == "helpers_owned+1" else int(ducats)


def can_pay(player: Player, cost: Goods) -> bool:
    return price(player, cost) <= player.ducats and cost.get("provisions", 0) <= player.provisions


def can_receive(table: Grunwald, player: Player, gain: Goods) -> bool:
    """GRU-5.10, 5.21: only helpers can be out of reach, when all five are owned."""
    return player.helpers + int(gain.get("helpers", 0)) <= table.content.most_helpers


def pay(player: Player, cost: Goods) -> None:
    player.ducats -= price(player, cost)
    player.provisions -= cost.get("provisions", 0)


def receive(table: Grunwald, seat: int, gain: Goods) -> None:
    """Take what an event gives; a helper gained is usable this very round (GRU-R28)."""
    player = table.players[seat]
    player.ducats += gain.get("ducats", 0)
    player.provisions += gain.get("provisions", 0)
    player.helpers += gain.get("helpers", 0)
    player.free_helpers += gain.get("helpers", 0)
    player.due += gain.get("ducats_end_of_round", 0)
    if gain.get("start_token"):  # GRU-6.7
        table.start = seat
    for card in table.up["events"] if gain.get("prisoner") else ():  # GRU-6.4
        player.camp = with_card(player.camp, card)
        table.up["events"] = ()


def send_to_camp(player: Player, card: Card) -> None:
    """GRU-16.3: a used knight rests in camp until the end of the game."""
    player.hand = without_card(player.hand, card)
    player.camp = with_card(player.camp, card)


def points(table: Grunwald, field: str, group: Group) -> int:
    """GRU-8.2, 13.1: officer 2, helper 1, ducat 1; on field 5 only ducats count."""
    if table.content.fields[field].min_ducats:
        return group.ducats
    return group.helpers + group.ducats + (officer_points(table, field) if group.officer else 0)


def officer_points(table: Grunwald, field: str) -> int:
    """GRU-8.2; Call to arms counts an officer higher on one field (GRU-6.13)."""
    change = table.event.modifier("officer_points") if table.event is not None else None
    if change is not None and change["field"] == field:
        return int(change["value"])
    return table.content.officer_points


def ranking(table: Grunwald, field: str) -> list[Group]:
    """GRU-8.3, 8.4: highest first; of equal groups the one further left."""
    groups = table.groups[field]
    if len(groups) < 2:
        return list(groups)
    return sorted(groups, key=lambda group: -points(table, field, group))


def ducat_values(table: Grunwald) -> tuple[int, ...]:
    """GRU-12, 19.5, 20.2: the values that can be won; less after Pomerania seized (GRU-6.3)."""
    values = present(table.ducat_card).values
    won = values[-2:] if table.seats == 2 else values[:2] if table.seats == 3 else values
    return ducats_now(table, won)


def ducats_now(table: Grunwald, values: tuple[int, ...]) -> tuple[int, ...]:
    """What printed ducat values are worth this round (GRU-6.3)."""
    change = table.event.modifier("ducats_card") if table.event is not None else None
    if change is None:
        return values
    return tuple(max(change["floor"], value + change["delta"]) for value in values)


def provision_values(table: Grunwald) -> tuple[int, ...]:
    """GRU-11.2 to 11.4, 19.4: with two players only the lower value, or the single one, can be won."""
    values = present(table.provision_card).values
    return values[-1:] if table.seats == 2 else values


def in_winning_order(cards: tuple[Card, ...]) -> list[Card]:
    """GRU-9.9, 10.1, 10.4: the stronger first; of two equal cards the one from the left pile."""
    return sorted(cards, key=lambda card: -card.strength)
