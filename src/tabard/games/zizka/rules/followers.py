"""The follower tables, decks and discards (ZIZ-12), and joining or leaving a team."""

from __future__ import annotations

from collections.abc import Sequence

from tabard.engine.decision import Choice, Clause, Decision
from tabard.games.zizka.rules.content import LEVELS, Follower
from tabard.games.zizka.rules.state import Player, Zizka


def available(table: Zizka, levels: Sequence[int] = LEVELS) -> list[Follower]:
    """ZIZ-12.2: the table slots and the visible deck top of each level."""
    return [card for level in levels for card in (*table.slots[level], *table.decks[level][:1])]


def find(table: Zizka, id: Choice) -> Follower:
    return table.content.followers[str(id)]


def allowed(player: Player, card: Follower) -> bool:
    """ZIZ-6.6, 6.7: at an end of the track nobody joins who despises it."""
    return card.despises == 0 or card.despises != player.morale


def take(table: Zizka, card: Follower) -> None:
    """ZIZ-12.6: off the display, which is refilled at once."""
    level = card.level
    slots = table.slots[level]
    if card in slots:
        at = slots.index(card)
        table.slots[level] = slots[:at] + table.decks[level][:1] + slots[at + 1 :]
    table.decks[level] = table.decks[level][1:]
    uncover(table, level)
    table.reveal()
    fill(table, level)


def fill(table: Zizka, level: int) -> None:
    """ZIZ-12.6, 12.10, 12.11: an empty deck is renewed at once; if nothing is left, fewer cards are shown."""
    while True:
        if not table.decks[level]:
            if not table.discards[level]:
                return
            renew(table, level)
        if len(table.slots[level]) == table.content.slots:
            return
        table.slots[level] += table.decks[level][:1]
        table.decks[level] = table.decks[level][1:]
        uncover(table, level)


def uncover(table: Zizka, level: int) -> None:
    """ZIZ-2.5: the first card of the deck lies face up."""
    table.decks[level] = table.chance.top(table.decks[level], 1, f"follower:{level}")


def renew(table: Zizka, level: int) -> None:
    deck = list(table.discards[level])
    table.chance.shuffle(deck)
    table.decks[level] = tuple(deck)
    uncover(table, level)
    table.discards[level] = ()
    table.tell("deck_renewed", level=level)


def discard_from_display(table: Zizka, card: Follower) -> None:
    """ZIZ-12.3, 12.6: it lies on the pile before the display is refilled."""
    table.discards[card.level] += (card,)
    take(table, card)


def discard(table: Zizka, card: Follower) -> None:
    """ZIZ-12.9: to the pile of its level; starting followers leave the game."""
    if card.level == 0:
        table.gone = (*table.gone, card)
        return
    table.discards[card.level] += (card,)
    if len(table.slots[card.level]) < table.content.slots or not table.decks[card.level]:
        table.reveal()
        fill(table, card.level)


def leave_team(table: Zizka, seat: int, card: Follower) -> None:
    player = table.players[seat]
    player.team = tuple([one for one in player.team if one is not card])
    table.tell("follower_left", seat=seat, card=card.id)
    discard(table, card)


async def join_team(table: Zizka, seat: int, card: Follower) -> None:
    """ZIZ-12.8, 7.38: take the card, refill the display, then discard the replaced card."""
    player = table.players[seat]
    take(table, card)
    if len(player.team) == table.content.team_limit:
        table.taken = card
        choice: Choice = await table.ask(Replace(seat))
        table.taken = None
        leave_team(table, seat, find(table, choice))
    table.players[seat].team += (card,)


def least(team: Sequence[Follower]) -> Choice:
    """ZIZ-18.9: the lowest level, then the lowest cost, then the one longest in the team."""
    return min(team, key=_worth).id


def _worth(card: Follower) -> tuple[int, int]:
    return card.level, card.cost


class FromTeam(Decision[Zizka]):
    """One card of the own team."""

    __slots__ = ()

    def options(self, table: Zizka) -> Sequence[Choice]:
        return [card.id for card in table.players[self.seat].team]

    def default(self, table: Zizka) -> Choice:
        return least(table.players[self.seat].team)

    def why_not(self, table: Zizka, choice: Choice) -> Clause | None:
        return Clause(self.clause, "not-in-your-team", {"card": choice})


class Replace(FromTeam):
    """ZIZ-12.8: a full team; one of the four held before leaves."""

    __slots__ = ()

    kind = "replace"
    clause = "ZIZ-12.8"

    def prompt(self, table: Zizka) -> dict[str, object]:
        return {"card": None if table.taken is None else table.taken.id}


class DiscardForRow(FromTeam):
    """ZIZ-7.25: a card for a row's requirement."""

    __slots__ = ("row", "token")

    kind = "discard"
    clause = "ZIZ-7.25"

    def __init__(self, seat: int, token: str, row: int) -> None:
        super().__init__(seat)
        self.token = token
        self.row = row

    def prompt(self, table: Zizka) -> dict[str, object]:
        return {"token": self.token, "row": self.row}


class LoseFollower(FromTeam):
    """ZIZ-17.36: a card lost to Torak."""

    __slots__ = ()

    kind = "lose_follower"
    clause = "ZIZ-17.36"
