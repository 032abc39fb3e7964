"""Beside the real box: what a person says, and what the program answers. The server keeps nothing of it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from tabard.server.wire.shared import FromClient, Plain, ToClient

MOST_SAID = 2000
LONGEST_TEXT = 20_000
LONGEST_LINE = 200

Line = Annotated[str, Meta(max_length=LONGEST_LINE)]


class SaidByHand(FromClient, tag=False):
    """One thing said: an answer, or what a real die or card shows."""

    kind: Annotated[Literal["answer", "shown"], Meta(description="what the person did, or sees")]
    choice: Annotated[int | str, Meta(description="one of the question's options")]


class PlayByHand(FromClient, tag=False):
    """POST /api/companion/GAME, and …/hint for what a Knight would do there"""

    options: Annotated[dict[str, bool | int | str], Meta(description="options of the solo game")] = field(
        default_factory=dict
    )
    said: Annotated[
        list[SaidByHand], Meta(max_length=MOST_SAID, description="everything said so far, in order")
    ] = field(default_factory=list)
    heard: Annotated[int, Meta(ge=0, description="how many events are known already")] = 0


class ByHandEvent(ToClient, tag=False):
    """Something that happened, as the player sees it."""

    event: Annotated[Plain, Meta(description="the event, as in a log")]
    clause: Annotated[str | None, Meta(description="of the opponent: the clause that made him do it")]


class ByHandShown(ToClient, tag=False):
    """Where a solo match beside the box stands."""

    question: Annotated[Plain | None, Meta(description="what is asked; of kind `shown`: dice or cards")]
    events: Annotated[list[ByHandEvent], Meta(description="what happened since")]
    count: Annotated[int, Meta(description="how many events there are by now")]
    scores: Annotated[list[Plain], Meta(description="the running score, as in a view")]
    standing: Annotated[list[Plain] | None, Meta(description="the final standing, as in a view")]


class AskPosition(FromClient, tag=False):
    """POST /api/companion/GAME/position, and …/position/hint for what a Knight would do there"""

    text: Annotated[str, Meta(max_length=LONGEST_TEXT, description="a position, as in the game's vectors")]
    said: Annotated[list[Line], Meta(max_length=100, description="answers played in it: `P1 bid 3`")] = field(
        default_factory=list
    )
    ask: Annotated[Line | None, Meta(description="an answer: is it legal?")] = None
    seat: Annotated[int, Meta(description="for a hint: whose question")] = 0


class Verdict(ToClient, tag=False):
    """Whether an answer is legal; if not, the clause and reason, or why it is not understood."""

    legal: Annotated[bool, Meta(description="whether it may be given now")]
    clause: Annotated[str | None, Meta(description="if not: the clause that forbids it")]
    reason: Annotated[str | None, Meta(description="and why, as in a refusal")]
    facts: Annotated[Plain, Meta(description="facts for its words")]
    unclear: Annotated[str, Meta(description="else what was not understood")]


class PositionShown(ToClient, tag=False):
    """What is asked in a position, and the verdict on an answer."""

    seats: Annotated[int, Meta(description="how many play")]
    questions: Annotated[list[Plain], Meta(description="the open questions, as in a decision")]
    verdict: Annotated[Verdict | None, Meta(description="if one was asked for")]
    position: Annotated[Plain, Meta(description="what was written, as values for the form")]


class PositionExample(ToClient, tag=False):
    """GET /api/companion/GAME"""

    solo: Annotated[bool, Meta(description="whether the game has an opponent for one player")]
    example: Annotated[str, Meta(description="a position to start from")]
    position: Annotated[Plain, Meta(description="the same, as values for the form")]
    form: Annotated[Plain, Meta(description="what a position is made of, to be filled in; empty: no form")]
