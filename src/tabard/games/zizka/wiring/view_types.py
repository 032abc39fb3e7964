"""What a seat may see of Medieval: Jan Žižka: the types of `match.view(seat)["table"]`."""

from __future__ import annotations

from typing import Annotated, TypedDict

from msgspec import Meta

from tabard.engine.view_types import ContentView


class Counts(TypedDict):
    """How many of each symbol."""

    sword: int
    cunning: int
    speech: int
    joker: int


class Skills(Counts):
    """What commander, team and tokens add up to."""

    dice: int
    rerolls: int
    range: int
    lances: int


class Player(TypedDict):
    """A player, of whom nothing is hidden."""

    commander: str
    space: str
    lying: bool
    coins: int
    luck: int
    vp: int
    morale: int
    team: list[str]
    poster: Annotated[int | None, Meta(description="the poster that hunts the player")]
    posters: list[str]
    conquests: list[str]
    skills: Skills


class Torak(TypedDict):
    """The opponent who plays himself."""

    space: str
    lying: bool
    vp: int
    deck: int
    used: list[str]


class SpaceToken(TypedDict):
    """The event token of a space."""

    back: str
    up: bool
    token: Annotated[str | None, Meta(description="null: its face is hidden from the viewer")]
    known: Annotated[list[int], Meta(description="the seats that peeked")]


class TokenStack(TypedDict):
    """The event tokens still to come."""

    size: int
    back: str | None


class FollowerLevel(TypedDict):
    """The followers of a level."""

    table: list[str]
    top: str | None
    deck: int
    discards: list[str]


Followers = TypedDict("Followers", {"1": FollowerLevel, "2": FollowerLevel})
Followers.__doc__ = "The followers of both levels, by number."


class Castle(TypedDict):
    """The deck of a castle, top first."""

    deck: Annotated[list[str | None], Meta(description="null: unknown to the viewer")]
    known: Annotated[list[int], Meta(description="the seats that know the top card")]


class Roll(TypedDict):
    """Dice that may still be rolled again."""

    seat: int
    dice: list[str]
    faces: list[str]
    rerolls: int
    locked: bool
    stopped: bool
    symbols: Counts


class Event(TypedDict):
    """The token that is faced."""

    space: str
    token: str
    rows: Annotated[list[int], Meta(description="rows already paid")]
    payable: Annotated[dict[str, int], Meta(description="rows that can be paid, and for how much luck")]


class Siege(TypedDict):
    """A castle under attack."""

    card: str
    row: int
    luck: Annotated[int | None, Meta(description="what the row costs as the dice lie; null: too much")]


class Fight(TypedDict):
    """A fight between two players."""

    attacker: int
    defender: int
    attack: int | None
    defence: int | None


class Result(TypedDict):
    """What a player made in the tournament."""

    seat: int
    points: int


class Tournament(TypedDict):
    """The tournament that is held."""

    token: str
    pot: int
    participants: list[int]
    results: list[Result]
    seat: int | None
    faces: list[str]
    marked: list[bool] | None
    lances: int


class Options(TypedDict):
    """The table's options."""

    side: str
    advanced: bool
    level: str | None


class ZizkaTable(TypedDict):
    """The table of Medieval: Jan Žižka."""

    round: int
    phase: str
    start: Annotated[int | None, Meta(description="the first player; null alone")]
    active: int
    actions: int
    peeks: Annotated[list[str], Meta(description="what lets the active player peek")]
    players: list[Player]
    torak: Torak | None
    spaces: dict[str, SpaceToken]
    stack: TokenStack
    used: list[str]
    followers: Followers
    favours: Annotated[dict[str, int | None], Meta(description="who has each ruler's favour")]
    castles: dict[str, Castle]
    luck: int
    posters: list[str]
    taken: str | None
    roll: Roll | None
    event: Event | None
    siege: Siege | None
    fight: Fight | None
    tournament: Tournament | None
    options: Options
    content: ContentView
