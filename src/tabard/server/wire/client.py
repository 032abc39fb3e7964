"""Messages of a client on the socket, or one at a time to `POST /api/tables/{id}/act`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from tabard.server.wire.shared import FromClient, InAdvance, Pace, Plain

ClientId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern=r"^[!-~]+\Z",
        description="chosen by the client, new for every act: sent twice, the act is done once",
    ),
]
Seat = Annotated[int, Meta(ge=0, le=7, description="seat that acts; it must be yours")]
Name = Annotated[str, Meta(max_length=40, description="shown at the table; empty: keep the one you have")]
Count = Annotated[int, Meta(ge=1, le=10_000, description="how many answers")]


class Hello(FromClient, tag="hello"):
    """The first message on every socket, and again to change tables or eyes."""

    table: Annotated[str, Meta(max_length=40, description="id of the table")]
    invitation: Annotated[
        Annotated[str, Meta(max_length=64)] | None, Meta(description="opens an invited table")
    ] = None
    since: Annotated[int | None, Meta(description="version you have; null: none")] = None
    heard: Annotated[int, Meta(ge=0, description="number of log events you have")] = 0
    chatted: Annotated[int, Meta(ge=0, description="number of chat lines you have")] = 0
    eyes: Annotated[int | None, Meta(description="seat to look through; null: yours")] = None
    in_view: Annotated[bool, Meta(description="the page is visible: no notifications")] = True
    protocol: Annotated[
        int, Meta(description="protocol the client was built for; from 3 on it is sent `changes`")
    ] = 1
    token: Annotated[
        Annotated[str, Meta(max_length=64)] | None, Meta(description="of the seat a program plays")
    ] = None


class Answer(FromClient, tag="answer"):
    """Answers the open question of a seat."""

    client_id: ClientId
    seat: Seat
    version: Annotated[int, Meta(description="version at which you read the question")]
    choice: Annotated[int | str, Meta(description="one of the decision's options")]


class Order(FromClient, tag="command"):
    """Does something out of turn."""

    client_id: ClientId
    seat: Seat
    command: Annotated[Plain, Meta(description="one of `Seen.commands`, or a deal")]
    dry: Annotated[bool, Meta(description="only whether it would be accepted: nothing is done")] = False


class AnswerInAdvance(FromClient, tag="answer_in_advance"):
    """Replaces what your seat answers before it is asked."""

    seat: Seat
    answers: Annotated[list[InAdvance], Meta(max_length=20, description="empty: nothing any more")]


class AskMe(FromClient, tag="ask_me"):
    """Stop here: to the open question nothing is answered in advance."""

    seat: Seat
    version: Annotated[int, Meta(description="version at which you read the question")]


class Undo(FromClient, tag="undo"):
    """Undoes answers within the horizon; beyond it becomes a request that the other players answer."""

    client_id: ClientId
    seat: Seat
    version: Annotated[int, Meta(description="version at which you asked for it")]
    answers: Annotated[
        Annotated[int, Meta(ge=1, le=10_000)] | None,
        Meta(description="how many answers; null: back to your last act, with all that came after it"),
    ] = 1


class Redo(FromClient, tag="redo"):
    """Redoes answers that were undone."""

    client_id: ClientId
    seat: Seat
    answers: Count = 1


class Consent(FromClient, tag="consent"):
    """Answers somebody's request for an undo."""

    seat: Seat
    agree: Annotated[bool, Meta(description="false ends the request")]


class Say(FromClient, tag="say"):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500, description="plain text")]
    to: Annotated[list[int], Meta(max_length=8, description="private to these seats; empty: all")] = field(
        default_factory=list
    )


class WriteNote(FromClient, tag="write_note"):
    """Replaces your private note on this table."""

    text: Annotated[str, Meta(max_length=10_000, description="nobody else reads it")]


class Sit(FromClient, tag="sit"):
    """Takes an empty seat, or changes seats, before the start."""

    seat: Annotated[int | None, Meta(description="null: the first empty one")] = None


class Stand(FromClient, tag="stand"):
    """Leaves a seat before the start; the host may clear any seat."""

    seat: Annotated[int, Meta(ge=0, le=7, description="seat to leave")]


class SeatBot(FromClient, tag="seat_bot"):
    """The host seats a bot, or changes its level."""

    seat: Annotated[int, Meta(ge=0, le=7, description="an empty seat or a bot's")]
    level: Annotated[str, Meta(max_length=40, description="one of the bot levels of the game")]


class InviteBot(FromClient, tag="invite_bot"):
    """The host gives a seat to a program; `accepted.token` lets it in."""

    seat: Annotated[
        int,
        Meta(
            ge=0, le=7, description="an empty seat or a bot's; in a running match only if nobody else plays"
        ),
    ]
    name: Annotated[str, Meta(max_length=40, description="shown at the table")] = ""


class Start(FromClient, tag="start"):
    """The host starts; bots of the stand-in level take the empty seats if asked to."""

    fill: Annotated[bool, Meta(description="bots take empty seats; without it they forbid the start")] = False


class Look(FromClient, tag="look"):
    """Looks through another of your seats; through any seat when the match is over."""

    seat: Annotated[int | None, Meta(description="null: as a spectator")]


class InView(FromClient, tag="in_view"):
    """The page became visible or hidden."""

    visible: Annotated[bool, Meta(description="while true no notifications are sent")]


class Resign(FromClient, tag="resign"):
    """Leaves the match for good: the stand-in plays on; against one opponent the match ends."""

    seat: Seat
    play_on: Annotated[bool, Meta(description="the stand-in plays on against one opponent too")] = False


class VoteToEnd(FromClient, tag="vote_to_end"):
    """The match ends when all people vote for it; who has been away too long is not waited for."""

    seat: Seat
    agree: Annotated[bool, Meta(description="false takes the vote back")] = True


class OfferPace(FromClient, tag="offer_pace"):
    """Proposes another pace, or agrees to the one proposed."""

    seat: Seat
    pace: Annotated[Pace | None, Meta(description="null refuses what is proposed")]


class Absent(FromClient, tag="absent"):
    """Gives the seat to the stand-in (true) or takes it back (false)."""

    seat: Seat
    away: Annotated[bool, Meta(description="true: the bot plays until you return")]


class AskSeat(FromClient, tag="ask_seat"):
    """Asks those who play for a seat that nobody plays himself: a bot's, or of somebody gone."""

    seat: Annotated[int, Meta(ge=0, le=7, description="one of `TableInfo.you_may_ask`")]


class OfferBot(FromClient, tag="offer_bot"):
    """Proposes that the stand-in plays for somebody who has been away longer than the table waits."""

    seat: Seat
    absent: Annotated[int, Meta(ge=0, le=7, description="seat of the one who is away")]


class AgreeSeat(FromClient, tag="agree_seat"):
    """Answers `Agreements.seat`. When all people who are here agree, it happens."""

    seat: Seat
    agree: Annotated[bool, Meta(description="false ends the request")]


class Here(FromClient, tag="here"):
    """You are at the table: whoever is there need not be replaced."""


class Rematch(FromClient, tag="rematch"):
    """Opens the next table with the same settings and the same company."""


class Ping(FromClient, tag="ping"):
    """Asks for a `pong`."""

    sent: Annotated[int, Meta(description="comes back unchanged")] = 0


TableMessage = (
    Answer
    | Order
    | AnswerInAdvance
    | AskMe
    | Undo
    | Redo
    | Consent
    | Say
    | WriteNote
    | Sit
    | Stand
    | SeatBot
    | InviteBot
    | Start
    | Resign
    | VoteToEnd
    | OfferPace
    | Absent
    | AskSeat
    | OfferBot
    | AgreeSeat
    | Here
    | Rematch
)
"""The messages to a table, by socket or by REST."""

ClientMessage = TableMessage | Hello | Look | InView | Ping
