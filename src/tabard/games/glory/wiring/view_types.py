"""What a seat may see of Glory: the types of `match.view(seat)["table"]`."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta

from tabard.engine.view_types import ContentView

Who = int | Literal["sir"]
"""A seat, or the solo opponent."""


class ByKind(TypedDict):
    """A number for each kind of journey cards."""

    romance: int
    market: int
    challenge: int


class Columns(TypedDict):
    """The journey cards that lie open."""

    romance: list[str]
    market: list[str]
    challenge: list[str]


class Marker(TypedDict):
    """Where the glory marker stands."""

    extra: int
    field: int


class Player(TypedDict):
    """A player; of a hidden hand the kinds are known, and what was shown."""

    colour: str
    character: str | None
    coins: int
    strength: int
    faith: int
    glory: int
    parts: Annotated[list[int], Meta(description="where the glory came from")]
    marker: Marker
    mount: int
    armour: int
    allies: list[str]
    used_allies: list[str]
    relics: list[str]
    used_relics: list[str]
    prestige: list[str]
    used_prestige: list[str]
    prestige_tokens: int
    hand_kinds: ByKind
    hand: Annotated[list[str] | None, Meta(description="null: hidden")]
    shown: list[str]
    played: list[str]
    goal_count: int
    goals: Annotated[list[str] | None, Meta(description="null: hidden")]
    known_goals: list[str]
    drawn: Annotated[list[str] | None, Meta(description="null: another's")]
    drawn_count: int
    offered: Annotated[list[str] | None, Meta(description="null: another's")]
    returning: Annotated[list[bool] | None, Meta(description="null: another's")]
    pawns: int
    plays: int
    scored: list[str]
    brave: bool
    tournaments_won: int


class Sir(TypedDict):
    """The solo opponent."""

    knight: str | None
    glory: int
    goals: list[str]
    pawns: int
    deck: int
    discard: list[str]


class Space(TypedDict):
    """A space of the town."""

    circles: int
    pawns: list[Who]


class Slot(TypedDict):
    """A place of the track of allies."""

    slot: str
    ally: str | None
    cost: int


class City(TypedDict):
    """A city of the grand tournament."""

    city: str
    knights: list[str]
    shields: list[Who | None]


class Tournament(TypedDict):
    """The Joust (prize, places, winners) or the tournament of cities."""

    card: str | None
    bout: int
    prize: NotRequired[str | None]
    places: NotRequired[list[str]]
    winners: NotRequired[list[str]]
    cities: NotRequired[list[City]]


class Side(TypedDict):
    """One side of a duel."""

    seat: Annotated[Who | None, Meta(description="null: a knight of the game")]
    opponent: str | None
    attack: int
    prestige: int
    wins: int
    spent: int
    faith: int
    dice: Annotated[list[list[int]], Meta(description="faces by colour: strength, mount, armour")]
    values: list[list[int]]
    noble_die: int | None
    used_allies: list[str]
    used_relics: list[str]
    used_prestige: list[str]


class Duel(TypedDict):
    """A duel."""

    context: str
    engagement: int
    stage: str
    sides: Annotated[list[Side], Meta(min_length=2, max_length=2)]
    rerolls: Annotated[
        list[list[int]] | None, Meta(description="dice chosen to be thrown again; null: another's")
    ]
    limit: int


class Removed(TypedDict):
    """What is out of the game."""

    cards: list[str]
    allies: list[str]


class Options(TypedDict):
    """The table's options."""

    tournament: str
    prizes: bool
    characters: str
    goals: Literal["open", "hidden"]
    handicaps: list[str]
    simultaneous_journey: bool
    scenario: str | None
    difficulty: str | None
    personality: str | None


class GloryTable(TypedDict):
    """The table of Glory."""

    round: int
    phase: str
    step: str
    options: Options
    initiative: list[Who]
    turn: Who | None
    players: list[Player]
    sir: Sir | None
    spaces: dict[str, Space]
    track: list[Slot]
    stacks: dict[str, int]
    scroll: list[str]
    decks: ByKind
    columns: Columns
    public_titles: list[str]
    title_deck: int
    title_discard: int
    my_discards: list[str]
    event: str | None
    next_event: str | None
    last_event_hidden: bool
    event_ally: str | None
    tournament: Tournament
    duel: Duel | None
    playing: str | None
    travellers: list[int]
    registering: list[Who]
    removed: Removed
    outcome: str | None
    content: ContentView
