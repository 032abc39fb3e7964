"""What a seat may see of Na Grunwald!: the types of `match.view(seat)["table"]`."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from tabard.engine.view_types import ContentView

FieldId = Literal["teutons", "crown", "provisions", "ducats", "mercenaries", "helpers"]
"""The fields of the camp."""


class Group(TypedDict):
    """What a player has put down on a field."""

    seat: int
    officer: bool
    helpers: int
    ducats: int
    points: Annotated[int, Meta(description="what the group counts in the ranking of its field")]


class Groups(TypedDict):
    """The groups on each field, in the order in which they came."""

    teutons: list[Group]
    crown: list[Group]
    provisions: list[Group]
    ducats: list[Group]
    mercenaries: list[Group]
    helpers: list[Group]


class Ranking(TypedDict):
    """The seats on each field, the first before the second."""

    teutons: list[int]
    crown: list[int]
    provisions: list[int]
    ducats: list[int]
    mercenaries: list[int]
    helpers: list[int]


class Player(TypedDict):
    """A player; hands and camps are open unless the option `show_hands` is off."""

    colour: str
    ducats: int
    provisions: int
    helpers: int
    pool: Annotated[int, Meta(description="helpers that can still be won")]
    officer: Annotated[bool, Meta(description="not put down yet")]
    free_helpers: int
    passed: bool
    due: Annotated[int, Meta(description="what is still to be paid")]
    hand_size: int
    camp_size: int
    hand: Annotated[list[str] | None, Meta(description="null: hidden")]
    camp: Annotated[list[str] | None, Meta(description="null: hidden")]
    played: str | None
    captured: list[str]


class Value(TypedDict):
    """A row of a supply card."""

    printed: int
    value: Annotated[int, Meta(description="what it pays this round")]
    won: Annotated[bool, Meta(description="whether anybody can win it")]


class Supplies(TypedDict):
    """The rows of the supply cards of this round."""

    provisions: list[Value]
    ducats: list[Value]


class FaceUp(TypedDict):
    """The cards that lie face up."""

    crown: list[str]
    mercenaries: list[str]
    teutons: list[str]
    events: list[str]


class Placing(TypedDict):
    """A placement half asked: only its own player sees it."""

    field: FieldId
    pawn: Literal["officer", "helpers"] | None
    helpers: int | None
    ducats: int | None


class Auction(TypedDict):
    """The auction of a field two share."""

    bid: int
    leader: int | None
    bidders: list[int]


class Captured(TypedDict):
    """A Teutonic knight taken in the skirmish."""

    seat: int
    card: str


class Skirmish(TypedDict):
    """The skirmish with the Teutonic knights."""

    teutons: int
    defenders: int
    deficit: int
    captured: list[Captured]


class Options(TypedDict):
    """The table's options that change what can be seen."""

    events: bool
    show_hands: bool


class GrunwaldTable(TypedDict):
    """The table of Na Grunwald!"""

    round: int
    phase: str
    step: str
    start: int
    turn: Annotated[int | None, Meta(description="who puts down; null outside the placement")]
    event: str | None
    pending: int
    surplus: int
    players: list[Player]
    fields: Groups
    ranking: Ranking
    piles: Annotated[dict[str, int], Meta(description="how many cards each pile has")]
    up: FaceUp
    provision_card: str | None
    ducat_card: str | None
    supplies: Supplies
    teuton_strength: Annotated[int | None, Meta(description="null before it is known")]
    placing: Placing | None
    auction: Auction | None
    skirmish: Skirmish | None
    owed: int
    box: list[str]
    options: Options
    content: ContentView
