"""A small game with one of everything: dice, hidden cards, sealed bids, secret questions, commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabard.engine.chance import Chance, chance_from_plain
from tabard.engine.codec import ActionCodec
from tabard.engine.content import Content
from tabard.engine.decision import Choice, Clause, Decision
from tabard.engine.errors import BrokenRule, IllegalCommand
from tabard.engine.journal import Setup
from tabard.engine.match import Match, first_match
from tabard.engine.module import (
    EVERYBODY,
    Chapter,
    ChosenOptions,
    Command,
    GameModule,
    Option,
    Options,
    Rank,
    Standing,
)
from tabard.engine.table import Table

ROUNDS = 3


class Toy(Table):
    """Each round: one seat rolls or waits; all bid a card in secret; the holder of the joker may show it."""

    __slots__ = ("coins", "hands", "round", "shown", "turn")

    round: int
    turn: int
    coins: list[int]
    hands: list[tuple[int, ...]]
    shown: tuple[int, ...]

    def copy(self) -> Toy:
        twin = Toy()
        twin.start_from(self)
        twin.round = self.round
        twin.turn = self.turn
        twin.coins = self.coins.copy()
        twin.hands = self.hands.copy()
        twin.shown = self.shown
        return twin


class RollOrWait(Decision[Toy]):
    kind = "roll"
    clause = "TOY-1"

    def options(self, table: Toy) -> Sequence[Choice]:
        return ["roll", "wait"] if table.coins[self.seat] < 6 else ["wait"]

    def default(self, table: Toy) -> Choice:
        return "wait"

    def why_not(self, table: Toy, choice: Choice) -> Clause | None:
        return Clause("TOY-1", "too-rich", {"coins": table.coins[self.seat]}) if choice == "roll" else None

    def refused(self, table: Toy) -> Sequence[Choice]:
        return [choice for choice in ("roll",) if choice not in self.options(table)]


class BidCard(Decision[Toy]):
    kind = "bid"
    clause = "TOY-2"

    def options(self, table: Toy) -> Sequence[Choice]:
        return sorted(table.hands[self.seat])

    def default(self, table: Toy) -> Choice:
        return min(table.hands[self.seat])


class ShowJoker(Decision[Toy]):
    """Secret: asked of everybody, or silence would tell who holds no joker."""

    kind = "joker"
    clause = "TOY-3"
    secret = True

    def options(self, table: Toy) -> Sequence[Choice]:
        return ["keep", "show"] if 0 in table.hands[self.seat] else ["keep"]

    def default(self, table: Toy) -> Choice:
        return "keep"


class Thank(Decision[Toy]):
    kind = "thank"
    clause = "TOY-4"

    def options(self, table: Toy) -> Sequence[Choice]:
        return ["thanks", "nothing"]

    def default(self, table: Toy) -> Choice:
        return "nothing"


async def round_of_play(table: Toy) -> None:
    choice: Choice = await table.ask(RollOrWait(table.turn))
    if choice == "roll":
        roll = table.chance.die(6)
        table.coins[table.turn] += roll
        table.tell("rolled", seat=table.turn, die=roll)
    bids = await table.ask_all([BidCard(seat) for seat in range(table.seats)])
    for seat, card in enumerate(bids):
        hand = list(table.hands[seat])
        hand.remove(card)
        table.hands[seat] = tuple(hand)
        table.coins[seat] += card
    table.shown = tuple(bids)
    table.reveal()
    for seat in range(table.seats):
        answer: Choice = await table.ask(ShowJoker(seat))
        if answer == "show":
            table.coins[seat] += 10
            hand = list(table.hands[seat])
            hand.remove(0)
            table.hands[seat] = tuple(hand)
            table.reveal()
            table.tell("joker", seat=seat)
    table.turn = (table.turn + 1) % table.seats
    table.round += 1


async def gift(table: Toy, seat: int, to: int) -> None:
    table.coins[seat] -= 1
    table.coins[to] += 1
    table.tell("gift", to=(seat, to), seat=seat, receiver=to)
    thanks: Choice = await table.ask(Thank(to))
    table.tell("thanks", seat=to, said=thanks)


def load(override: Mapping[str, Any] | None) -> Content:
    return Content({}, ())


def setup(seats: int, options: Options, content: Content, chance: Chance) -> Toy:
    table = Toy()
    table.begin(seats, chance)
    table.round = 1
    table.turn = 0
    table.coins = [5 if options.get("rich") else 0] * seats
    deck = list(range(4 * seats))
    chance.shuffle(deck)
    table.hands = [tuple(deck[4 * seat : 4 * seat + 4]) for seat in range(seats)]
    table.shown = ()
    return table


def scenario(position: Mapping[str, Any], content: Content, chance: Chance, options: ChosenOptions) -> Toy:
    table = setup(position["seats"], {}, content, chance)
    table.coins = list(position.get("coins", table.coins))
    return table


def chapter(table: Toy) -> Chapter | None:
    return round_of_play(table) if table.round <= ROUNDS else None


def commands(table: Toy, seat: int) -> Sequence[Command]:
    if not table.coins[seat]:
        return ()
    return [{"give": to} for to in range(table.seats) if to != seat]


def command(table: Toy, seat: int, command: Command) -> Chapter:
    if command not in commands(table, seat):
        raise IllegalCommand("TOY-4", "nothing-to-give", {"command": dict(command)})
    to = command["give"]
    assert isinstance(to, int)
    return gift(table, seat, to)


def view(table: Toy, seat: int | None) -> dict[str, object]:
    return {
        "round": table.round,
        "turn": table.turn,
        "coins": list(table.coins),
        "hand": None if seat is None else sorted(table.hands[seat]),
        "hands": [len(hand) for hand in table.hands],
        "shown": list(table.shown),
    }


def redeal(table: Toy, seat: int | None, chance: Chance) -> None:
    if seat == EVERYBODY:
        return
    hidden = [other for other in range(table.seats) if other != seat]
    cards = sorted(card for other in hidden for card in table.hands[other])
    chance.shuffle(cards)
    for other in hidden:
        size = len(table.hands[other])
        table.hands[other], cards = tuple(cards[:size]), cards[size:]


def standing(table: Toy) -> Standing | None:
    if table.round <= ROUNDS:
        return None
    order = sorted(range(table.seats), key=lambda seat: -table.coins[seat])
    return tuple(
        Rank(
            seat,
            1 + sum(coins > table.coins[seat] for coins in table.coins),
            {"coins": table.coins[seat]},
            {},
        )
        for seat in order
    )


def check(table: Toy) -> None:
    if any(coins < 0 for coins in table.coins):
        raise BrokenRule("TOY-5: nobody owes coins")


def to_plain(table: Toy) -> dict[str, Any]:
    return {
        "seats": table.seats,
        "chance": table.chance.to_plain(),
        "revealed": table.revealed,
        "round": table.round,
        "turn": table.turn,
        "coins": list(table.coins),
        "hands": [sorted(hand) for hand in table.hands],
        "shown": list(table.shown),
    }


def from_plain(plain: Mapping[str, Any], content: Content) -> Toy:
    table = Toy()
    table.begin(plain["seats"], chance_from_plain(plain["chance"]))
    table.revealed = plain["revealed"]
    table.round = plain["round"]
    table.turn = plain["turn"]
    table.coins = list(plain["coins"])
    table.hands = [tuple(hand) for hand in plain["hands"]]
    table.shown = tuple(plain["shown"])
    return table


def actions(content: Content) -> ActionCodec:
    return ActionCodec(
        {
            "roll": ["roll", "wait"],
            "bid": list(range(12)),
            "joker": ["keep", "show"],
            "thank": ["thanks", "nothing"],
        }
    )


TOY = GameModule(
    id="toy",
    code="TOY",
    seats=(2, 3),
    options=(
        Option("rich", (True, False), False, "TOY-0"),
        Option("first", ("random", 0, 1, 2), 0, "TOY-0"),
    ),
    rules_version=7,
    stage="draft",
    package="tests.engine",
    load=load,
    setup=setup,
    scenario=scenario,
    chapter=chapter,
    view=view,
    redeal=redeal,
    standing=standing,
    check=check,
    to_plain=to_plain,
    from_plain=from_plain,
    actions=actions,
    commands=commands,
    command=command,
)


def toy(seats: int = 2, seed: int | str = 1, options: Mapping[str, object] | None = None) -> Match:
    """A match of the toy game."""
    chosen = Setup("toy", seats, seed, TOY.chosen_options(seats, options), None)
    return first_match(TOY, chosen)
