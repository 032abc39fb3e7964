"""The types of what a seat may see. `Match.view` gives plain dictionaries; these are their keys and values.

`tabard.views` has those of each game. The type checker holds the games to them, a test
holds them to real matches, and the client's types are written from them (scripts/wire-types).
"""

from __future__ import annotations

from typing import Annotated, Generic, TypedDict, TypeVar

from msgspec import Meta

T = TypeVar("T")


class ScoreView(TypedDict):
    """What a seat would score if the match ended now."""

    seat: int
    score: int
    parts: dict[str, int]
    guessed: Annotated[list[str], Meta(description="the parts the viewer can only estimate")]


class RankView(TypedDict):
    """One line of the final standing."""

    seat: int
    rank: Annotated[int, Meta(description="1 is the first; equals share a rank")]
    score: int
    parts: dict[str, int]
    tie_breaks: dict[str, int]


class View(TypedDict, Generic[T]):
    """What `Match.view(seat)` says: `View[FiefTable]` for Fief."""

    game: str
    seats: int
    seat: Annotated[int | None, Meta(description="whose eyes these are; null: a spectator's")]
    waiting: Annotated[list[int], Meta(description="the seats that must answer now")]
    answered: Annotated[list[int], Meta(description="who has answered a question asked of several at once")]
    table: T
    scores: list[ScoreView]
    standing: Annotated[list[RankView] | None, Meta(description="null until the match is over")]


class ContentView(TypedDict):
    """Which components are played with."""

    fingerprint: str
    replaced: Annotated[list[str], Meta(description="ids of components replaced by one's own")]
