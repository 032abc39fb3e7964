"""What lies on the table in Na Grunwald! (GRU-2)."""

from __future__ import annotations

from enum import Enum
from typing import Final

from tabard.engine.decision import Choice
from tabard.engine.records import Record, Value
from tabard.engine.table import Table, clockwise
from tabard.games.grunwald.rules.content import Card, EventCard, GrunwaldContent, Supply

OFFICER: Final = "officer"
HELPERS_PAWN: Final = "helpers"


class Step(Enum):
    """Where the round stands: one chapter each (GRU-4.1)."""

    EVENT = "event"
    PLACEMENT = "placement"
    SKIRMISH = "skirmish"
    LOSSES = "losses"
    FIELDS = "fields"
    ROUND_END = "round_end"
    FINAL = "final"
    OVER = "over"


PHASES: Final = {Step.SKIRMISH: "resolution", Step.LOSSES: "resolution", Step.FIELDS: "resolution"}


class Player(Record):
    """What a player owns. `officer` and `free_helpers` are the pawns not on a field (GRU-1.6)."""

    ducats: int
    provisions: int
    helpers: int
    officer: bool
    free_helpers: int
    hand: tuple[Card, ...]
    camp: tuple[Card, ...]
    played: Card | None  # on the table in a skirmish or contest
    captured: tuple[Card, ...]  # in this skirmish: on the board until it is over (GRU-9.13)
    passed: bool
    due: int  # ducats to come at the end of the round (GRU-6.9)

    # Written by scripts/records.
    __slots__ = (
        "camp",
        "captured",
        "ducats",
        "due",
        "free_helpers",
        "hand",
        "helpers",
        "officer",
        "passed",
        "played",
        "provisions",
    )

    def copy(self) -> Player:
        twin = Player()
        twin.ducats = self.ducats
        twin.provisions = self.provisions
        twin.helpers = self.helpers
        twin.officer = self.officer
        twin.free_helpers = self.free_helpers
        twin.hand = self.hand
        twin.camp = self.camp
        twin.played = self.played
        twin.captured = self.captured
        twin.passed = self.passed
        twin.due = self.due
        return twin


class Group(Value):
    """Everything one player has on one field (GRU-1.9). Never changed, only replaced."""

    seat: int
    officer: bool
    helpers: int
    ducats: int

    # Written by scripts/records.
    __slots__ = ("ducats", "helpers", "officer", "seat")

    def __init__(self, seat: int, officer: bool, helpers: int, ducats: int) -> None:
        self.seat = seat
        self.officer = officer
        self.helpers = helpers
        self.ducats = ducats


class Placing(Value):
    """A placement half asked (GRU-22.5): seen by its own player only. Never changed, only replaced."""

    field: str
    pawn: str | None
    helpers: int | None
    ducats: int | None

    # Written by scripts/records.
    __slots__ = ("ducats", "field", "helpers", "pawn")

    def __init__(self, field: str, pawn: str | None, helpers: int | None, ducats: int | None) -> None:
        self.field = field
        self.pawn = pawn
        self.helpers = helpers
        self.ducats = ducats


class Auction(Value):
    """GRU-5.10: the bidding so far; after the auction, how it ended. Never changed, only replaced."""

    bid: int
    leader: int | None
    bidders: tuple[int, ...]

    # Written by scripts/records.
    __slots__ = ("bid", "bidders", "leader")

    def __init__(self, bid: int, leader: int | None, bidders: tuple[int, ...]) -> None:
        self.bid = bid
        self.leader = leader
        self.bidders = bidders


class Skirmish(Value):
    """GRU-9: strengths and captures of the latest skirmish. Never changed, only replaced."""

    teutons: int
    defenders: int
    captured: tuple[tuple[int, str], ...]

    # Written by scripts/records.
    __slots__ = ("captured", "defenders", "teutons")

    def __init__(self, teutons: int, defenders: int, captured: tuple[tuple[int, str], ...]) -> None:
        self.teutons = teutons
        self.defenders = defenders
        self.captured = captured

    @property
    def deficit(self) -> int:
        """GRU-9.16."""
        return max(0, self.teutons - self.defenders)


class Grunwald(Table):
    """The table. Tuples and records marked so are never changed, so that a copy may share them."""

    content: GrunwaldContent
    events_on: bool
    show_hands: bool
    round: int
    step: Step
    start: int  # the holder of the start-player token
    turn: int  # whose placement comes next
    players: list[Player]
    piles: dict[str, tuple[Card, ...]]  # face down, top first: crown_left, crown_right, ...
    up: dict[str, tuple[Card, ...]]  # face up, by field; "events" holds the prisoner of GRU-6.4
    provision_pile: tuple[Supply, ...]
    ducat_pile: tuple[Supply, ...]
    provision_card: Supply | None
    ducat_card: Supply | None
    event_pile: tuple[EventCard, ...]
    event: EventCard | None
    groups: dict[str, tuple[Group, ...]]  # by field, in placement order
    placing: Placing | None
    auction: Auction | None
    skirmish: Skirmish | None
    pending: int  # Guests of the Order (GRU-6.14)
    owed: int  # what the first of `payers` still has to discard (GRU-9.22)
    payers: tuple[int, ...]
    box: tuple[Card, ...]  # knights and Teutons out of the game
    spent: tuple[str, ...]  # ids of the events, provision and ducat cards in the box

    # Written by scripts/records.
    __slots__ = (
        "auction",
        "box",
        "content",
        "ducat_card",
        "ducat_pile",
        "event",
        "event_pile",
        "events_on",
        "groups",
        "owed",
        "payers",
        "pending",
        "piles",
        "placing",
        "players",
        "provision_card",
        "provision_pile",
        "round",
        "show_hands",
        "skirmish",
        "spent",
        "start",
        "step",
        "turn",
        "up",
    )

    def copy(self) -> Grunwald:
        twin = Grunwald()
        twin.start_from(self)
        twin.content = self.content
        twin.events_on = self.events_on
        twin.show_hands = self.show_hands
        twin.round = self.round
        twin.step = self.step
        twin.start = self.start
        twin.turn = self.turn
        twin.players = [one.copy() for one in self.players]
        twin.piles = self.piles.copy()
        twin.up = self.up.copy()
        twin.provision_pile = self.provision_pile
        twin.ducat_pile = self.ducat_pile
        twin.provision_card = self.provision_card
        twin.ducat_card = self.ducat_card
        twin.event_pile = self.event_pile
        twin.event = self.event
        twin.groups = self.groups.copy()
        twin.placing = self.placing
        twin.auction = self.auction
        twin.skirmish = self.skirmish
        twin.pending = self.pending
        twin.owed = self.owed
        twin.payers = self.payers
        twin.box = self.box
        twin.spent = self.spent
        return twin

    @property
    def phase(self) -> str:
        return PHASES.get(self.step) or self.step.value

    @property
    def surplus(self) -> int:
        """GRU-9.3: what the number of players adds to the Teutons."""
        return self.content.surplus[f"p{self.seats}"]

    def turn_order(self) -> range | list[int]:
        """GRU-1.5: the start player first, then clockwise."""
        return clockwise(self.start, self.seats)

    def left_of(self, seat: int) -> int:
        """GRU-1.5: the next seat clockwise."""
        return (seat + 1) % self.seats

    def winners(self, field: str) -> int:
        """GRU-19, 20: how many ranks can win on a field with this number of players."""
        return self.content.fields[field].winners[f"p{self.seats}"]


def with_card(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Cards are kept in content order, so that equal cards leave in it too (GRU-22.6)."""
    return tuple(sorted((*cards, card), key=_order))


def without_card(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def find(cards: tuple[Card, ...], mark: Choice) -> Card:
    """The card a mark stands for: of equal cards the first."""
    for card in cards:
        if card.mark == mark:
            return card
    raise KeyError(mark)


def marks(cards: tuple[Card, ...]) -> list[str]:
    """GRU-22.1: equal cards are one option."""
    return list(dict.fromkeys([card.mark for card in cards]))


def _order(card: Card) -> int:
    return card.order
