"""The rules of Pig, chapter by chapter as in book/en/rules.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.engine.chance import Chance
from tabard.engine.content import Content
from tabard.engine.decision import Choice, Clause, Decision
from tabard.engine.module import Options
from tabard.engine.table import Table

CARDS: Final = (0, 2, 4, 6)  # PIG-1.2
PIG: Final = 0
SHOWN: Final = -1  # where a card lay
TURNS_EACH: Final = 2  # PIG-1.4
FULL: Final = 20  # PIG-2.4

ROLL: Final = "roll"
HOLD: Final = "hold"
SHOW: Final = "show"
KEEP: Final = "keep"
THANK: Final = "thank"
NOD: Final = "nod"


class Pig(Table):
    """What lies on the table. Hidden: the cards in front of the players, and the deck."""

    gifts: bool
    start: int
    turn: int  # the first is 1
    pot: int
    points: list[int]
    cards: list[int]  # in front of each seat
    deck: tuple[int, ...]

    # Written by scripts/records.
    __slots__ = ("cards", "deck", "gifts", "points", "pot", "start", "turn")

    def copy(self) -> Pig:
        twin = Pig()
        twin.start_from(self)
        twin.gifts = self.gifts
        twin.start = self.start
        twin.turn = self.turn
        twin.pot = self.pot
        twin.points = self.points.copy()
        twin.cards = self.cards.copy()
        twin.deck = self.deck
        return twin

    @property
    def seat(self) -> int:
        """PIG-1.3: whose turn it is."""
        return (self.start + self.turn - 1) % self.seats

    @property
    def over(self) -> bool:
        """PIG-1.4."""
        return self.turn > self.seats * TURNS_EACH


def set_up(seats: int, options: Options, content: Content, chance: Chance) -> Pig:
    """PIG-1.2, 1.3."""
    table = Pig()
    table.begin(seats, chance)
    table.gifts = options["gifts"] is True
    first = options["start_seat"]
    table.start = first if isinstance(first, int) else chance.below(seats)
    table.turn = 1
    table.pot = 0
    table.points = [0] * seats
    cards = list(CARDS)
    chance.shuffle(cards)
    table.cards, table.deck = cards[:seats], tuple(sorted(cards[seats:]))
    return table


async def turn(table: Pig) -> None:
    """A chapter: what is played in one go, from one question to the next."""
    await roll(table)
    await show_cards(table)
    table.turn += 1


class RollOrHold(Decision[Pig]):
    """PIG-2.1: a question with one answer is not asked, so a full player just holds (PIG-2.4)."""

    kind = "roll"
    clause = "PIG-2.1"

    def options(self, table: Pig) -> Sequence[Choice]:
        return [HOLD] if table.points[self.seat] + table.pot >= FULL else [ROLL, HOLD]

    def default(self, table: Pig) -> Choice:
        return HOLD

    def prompt(self, table: Pig) -> dict[str, object]:
        return {"pot": table.pot}


async def roll(table: Pig) -> None:
    """PIG-2."""
    seat = table.seat
    while (await table.ask(RollOrHold(seat))) == ROLL:
        die = table.chance.die(6)
        table.tell("rolled", seat=seat, die=die)
        if die == 1:  # PIG-2.2
            table.pot = 0
            break
        table.pot += die
    table.points[seat] += table.pot  # PIG-2.3
    table.tell("held", seat=seat, points=table.pot)
    table.pot = 0


class ShowCard(Decision[Pig]):
    """PIG-3.1: secret, so the owner of the pig is asked too (PIG-3.4): not being asked would give it away."""

    kind = "show"
    clause = "PIG-3.1"
    secret = True

    def options(self, table: Pig) -> Sequence[Choice]:
        return [KEEP] if table.cards[self.seat] == PIG else [KEEP, SHOW]

    def default(self, table: Pig) -> Choice:
        return KEEP

    def refused(self, table: Pig) -> Sequence[Choice]:
        return [SHOW] if table.cards[self.seat] == PIG else []

    def why_not(self, table: Pig, choice: Choice) -> Clause | None:
        return Clause("PIG-3.4", "pig-stays") if choice == SHOW else None

    def prompt(self, table: Pig) -> dict[str, object]:
        return {"card": table.cards[self.seat]}


async def show_cards(table: Pig) -> None:
    """PIG-3: all choose at once, and nobody sees a choice before all are made."""
    holders = [seat for seat in range(table.seats) if table.cards[seat] != SHOWN]
    choices = await table.ask_all([ShowCard(seat) for seat in holders])
    shown = [seat for seat, choice in zip(holders, choices, strict=True) if choice == SHOW]
    for seat in shown:
        card = table.cards[seat]
        points = 2 * card if len(shown) == 1 else card  # PIG-3.2, 3.3
        table.points[seat] += points
        table.cards[seat] = SHOWN
        table.reveal()
        table.tell("shown", seat=seat, card=card, points=points)


class ThankOrNod(Decision[Pig]):
    """PIG-4.2."""

    kind = "thank"
    clause = "PIG-4.2"

    def options(self, table: Pig) -> Sequence[Choice]:
        return [THANK, NOD]

    def default(self, table: Pig) -> Choice:
        return NOD


async def give(table: Pig, seat: int, other: int) -> None:
    """PIG-4.1: only the two are told."""
    table.points[seat] -= 1
    table.points[other] += 1
    table.tell("given", to=(seat, other), seat=seat, other=other)
    if (await table.ask(ThankOrNod(other))) == THANK:
        table.tell("thanked", seat=other, other=seat)
