"""Bodies of the REST routes. Requests refuse unknown fields; errors are `Refused` messages."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from tabard.server.wire.client import Name, Seat
from tabard.server.wire.shared import Clock, FromClient, Pace, Plain, SeatInfo, Settings, Status, ToClient

Language = Literal["en", "pl", "ru"]
Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[\w.@+-]+\Z", description="login name")]
Password = Annotated[str, Meta(min_length=8, max_length=200, description="at least eight characters")]
Blazon = Annotated[str, Meta(max_length=200, description="coat of arms, as a blazon")]


class NewGuest(FromClient, tag=False):
    """POST /api/guest"""

    name: Name = ""
    language: Annotated[Language, Meta(description="language of notifications")] = "en"


class Register(FromClient, tag=False):
    """POST /api/register: turns the guest into an account; without a session it makes a new one."""

    login: Login
    password: Password
    name: Name = ""


class SignIn(FromClient, tag=False):
    """POST /api/login"""

    login: Login
    password: Password


class ByKey(FromClient, tag=False):
    """POST /api/key: a guest comes back, or comes from another device, by the personal link."""

    key: Annotated[str, Meta(max_length=64, description="the part of the link after `#`")]


class ChangeMe(FromClient, tag=False):
    """PATCH /api/me: what is left out (null) stays."""

    name: Annotated[
        Annotated[str, Meta(min_length=1, max_length=40)] | None, Meta(description="shown name")
    ] = None
    blazon: Annotated[Annotated[str, Meta(max_length=200)] | None, Meta(description="coat of arms")] = None
    language: Annotated[Language | None, Meta(description="language of notifications")] = None
    email: Annotated[
        Annotated[str, Meta(max_length=200)] | None,
        Meta(description="for notifications, once the link sent there was opened; empty: none"),
    ] = None
    webhook: Annotated[
        Annotated[str, Meta(max_length=500)] | None, Meta(description="https address; empty: none")
    ] = None


class ChangePassword(FromClient, tag=False):
    """POST /api/password: ends every other session."""

    old: Annotated[str, Meta(max_length=200, description="the password so far")]
    new: Password


class ConfirmEmail(FromClient, tag=False):
    """POST /api/confirm: the link of the letter is `/#confirm=TOKEN`."""

    token: Annotated[str, Meta(max_length=64, description="the part of the link after `=`")]


class DeleteMe(FromClient, tag=False):
    """DELETE /api/me: the person goes, shared matches stay with the name `somebody`."""

    password: Annotated[
        Annotated[str, Meta(max_length=200)] | None, Meta(description="needed where there is one")
    ] = None


class PushSubscription(FromClient, tag=False):
    """POST /api/push: what `PushManager.subscribe` gave."""

    endpoint: Annotated[str, Meta(max_length=1000, description="address of the push service")]
    p256dh: Annotated[str, Meta(max_length=200, description="the browser's key")]
    auth: Annotated[str, Meta(max_length=100, description="the browser's secret")]


class CreateTable(FromClient, tag=False):
    """POST /api/tables"""

    settings: Annotated[Settings, Meta(description="what is played, and how")]
    seat: Annotated[
        Annotated[int, Meta(ge=0, le=7)] | None, Meta(description="your seat; null: none yet")
    ] = 0
    bots: Annotated[dict[str, str], Meta(description="level by seat number")] = field(default_factory=dict)
    start: Annotated[bool, Meta(description="start at once, when every seat is taken")] = False
    content: Annotated[
        str | None, Meta(description="a TOML or JSON file as text, read into `settings.content`")
    ] = None


class Join(FromClient, tag=False):
    """POST /api/join: one click on an invitation. Makes a guest where there is no session."""

    table: Annotated[str, Meta(max_length=40, description="id of the table")]
    invitation: Annotated[
        Annotated[str, Meta(max_length=64)] | None, Meta(description="code of the link")
    ] = None
    name: Name = ""
    seat: Annotated[
        Annotated[int, Meta(ge=0, le=7)] | None, Meta(description="null: the first empty one")
    ] = None


class ImportJournal(FromClient, tag=False):
    """POST /api/import: an exported match becomes a table of your own."""

    journal: Annotated[Plain, Meta(description="a journal as exported")]
    name: Annotated[str, Meta(max_length=60, description="what the table is called")] = ""


class AskHint(FromClient, tag=False):
    """POST /api/tables/{id}/hint"""

    seat: Seat


class AskUsual(FromClient, tag=False):
    """POST /api/tables/{id}/usual"""

    seat: Seat


class Usual(ToClient, tag=False):
    """The one answer to the open question that makes sense."""

    seat: Annotated[int, Meta(description="number of the seat")]
    version: Annotated[int, Meta(description="version of the position it is for")]
    choice: Annotated[
        int | str | None, Meta(description="null: there is something to decide, or nothing is asked")
    ]


class HintReason(ToClient, tag=False):
    """A part of the evaluation in which one choice is ahead of another."""

    part: Annotated[str, Meta(description="its name in the game")]
    points: Annotated[float, Meta(description="how much more than the choice it is compared with, or less")]


class HintedChoice(ToClient, tag=False):
    """One of the choices a hint compares."""

    choice: Annotated[int | str, Meta(description="one of the decision's options")]
    chance: Annotated[float, Meta(description="estimated chance of winning with it, 0 to 1")]
    visits: Annotated[int, Meta(description="how often the search tried it")]
    reasons: Annotated[
        list[HintReason], Meta(description="what the first has before the second; others, beside the first")
    ]

    @classmethod
    def of(cls, found: Plain) -> HintedChoice:
        """From what a search found of it."""
        reasons = [HintReason(part, points) for part, points in found.get("reasons", ())]
        return cls(found["choice"], found["chance"], found["visits"], reasons)


class Hint(ToClient, tag=False):
    """What would a Knight do? Based on the seat's own information."""

    seat: Annotated[int, Meta(description="whose question")]
    version: Annotated[int, Meta(description="version the hint is for: at another one it is stale")]
    level: Annotated[str, Meta(description="level of the bot that was asked")]
    choices: Annotated[list[HintedChoice], Meta(description="what it would choose, then the alternatives")]


class CurvePoint(ToClient, tag=False):
    """Everybody's chances at one position, each from what that seat knew."""

    at: Annotated[int, Meta(description="number of the next entry of the journal")]
    chances: Annotated[list[float], Meta(description="chance of winning of each seat, 0 to 1")]
    frames: Annotated[
        list[int], Meta(description="number of the frame in each seat's replay, then in a spectator's")
    ]


class WeighedChoice(ToClient, tag=False):
    """A choice and its estimated chance."""

    choice: Annotated[int | str, Meta(description="one of the decision's options")]
    chance: Annotated[float, Meta(description="estimated chance of winning with it, 0 to 1")]


class WeighedDecision(ToClient, tag=False):
    """An answer that cost something."""

    seat: Annotated[int, Meta(description="who answered")]
    at: Annotated[int, Meta(description="number of the entry of the journal")]
    frame: Annotated[int, Meta(description="number of the frame in the seat's own replay")]
    prompt: Annotated[Plain, Meta(description="what was asked")]
    clause: Annotated[str, Meta(description="clause of the question")]
    chosen: Annotated[int | str, Meta(description="what was answered")]
    best: Annotated[int | str, Meta(description="what a Knight would have answered")]
    chance: Annotated[float, Meta(description="estimated chance of winning with the answer given")]
    cost: Annotated[float, Meta(description="how much higher the chance of the best answer was")]
    choices: Annotated[list[WeighedChoice], Meta(description="the best answers, best first")]


class Analysis(ToClient, tag=False):
    """GET or POST /api/tables/{id}/analysis: of a match that is over. POST begins it."""

    status: Annotated[
        Literal["none", "working", "failed", "done"], Meta(description="none: nobody has asked for it yet")
    ]
    progress: Annotated[float, Meta(description="0 to 1")]
    points: Annotated[list[CurvePoint], Meta(description="the curve, when done")]
    decisions: Annotated[
        list[WeighedDecision], Meta(description="the costliest of each seat, costliest first")
    ]


class Me(ToClient, tag=False):
    """Who you are: GET /api/me, and the answer of every route that signs in."""

    id: Annotated[str | None, Meta(description="null: nobody yet")]
    kind: Annotated[Literal["nobody", "guest", "account"], Meta(description="what you are")]
    name: Annotated[str, Meta(description="shown name")]
    blazon: Blazon
    language: Annotated[Language, Meta(description="language of notifications")]
    login: Annotated[str | None, Meta(description="login name of an account")]
    email: Annotated[str | None, Meta(description="address for notifications")]
    webhook: Annotated[str | None, Meta(description="address for notifications")]
    csrf: Annotated[str, Meta(description="send it as header X-Tabard-Token with every change")]
    key: Annotated[str | None, Meta(description="a new guest's personal key, shown once")]


class Failure(ToClient, tag=False):
    """A notification that did not arrive: the last one of its channel."""

    channel: Annotated[Literal["mail", "webhook", "push"], Meta(description="by which way")]
    at: Annotated[int, Meta(description="when")]
    reason: Annotated[str, Meta(description="for the words files: no-answer, answered, unreachable, …")]
    host: Annotated[str, Meta(description="whose server it was meant for")]
    status: Annotated[int, Meta(description="what that server answered, or 0")]


class Person(ToClient, tag=False):
    """Somebody you have blocked."""

    id: Annotated[str, Meta(description="for unblocking")]
    name: Annotated[str, Meta(description="shown name")]


class Notices(ToClient, tag=False):
    """GET /api/me/notices: how notifications fare, and whom you have blocked."""

    failures: Annotated[list[Failure], Meta(description="channels whose last message did not arrive")]
    blocked: Annotated[list[Person], Meta(description="people you have blocked")]


class About(FromClient, tag=False):
    """POST /api/block, POST /api/report: somebody at a table, by the seat or by a line of chat."""

    table: Annotated[str, Meta(max_length=40, description="id of the table")]
    seat: Annotated[Annotated[int, Meta(ge=0, le=7)] | None, Meta(description="who sits there")] = None
    line: Annotated[Annotated[int, Meta(ge=0)] | None, Meta(description="who wrote that line")] = None
    why: Annotated[
        str, Meta(max_length=1000, description="what happened, for the keeper; only for reports")
    ] = ""


class Unblock(FromClient, tag=False):
    """DELETE /api/block"""

    id: Annotated[str, Meta(max_length=64, description="as `Notices.blocked` gave it")]


class OptionInfo(ToClient, tag=False):
    """A table option of a game."""

    name: Annotated[str, Meta(description="name, also for the words files")]
    values: Annotated[list[str | int | bool], Meta(description="its possible values")]
    default: Annotated[str | int | bool, Meta(description="the default")]
    clause: Annotated[str, Meta(description="clause of the rules")]
    seats: Annotated[list[int], Meta(description="numbers of seats at which it means something")]


class GameInfo(ToClient, tag=False):
    """A game that can be played here."""

    id: Annotated[str, Meta(description="id of the game")]
    stage: Annotated[str, Meta(description="draft, playable, complete")]
    seats: Annotated[list[int], Meta(description="possible numbers of seats")]
    rules: Annotated[int, Meta(description="rules version")]
    options: Annotated[list[OptionInfo], Meta(description="table options")]
    windows: Annotated[list[str], Meta(description="kinds of question that only offer a reaction, or a pass")]
    in_advance: Annotated[
        dict[str, str],
        Meta(description="kinds that may be answered in advance, and the fact that tells one from another"),
    ]
    bids: Annotated[list[str], Meta(description="those of them that ask for a number or a pass")]
    attacks: Annotated[bool, Meta(description="it can be seen when a seat is attacked")]


class PaceInfo(ToClient, tag=False):
    """A pace and its clock."""

    pace: Annotated[Pace, Meta(description="name")]
    clock: Annotated[Clock | None, Meta(description="null: no clock")]
    patience: Annotated[int, Meta(description="seconds for which somebody absent is usually waited for")]


class House(ToClient, tag=False):
    """GET /api/house: what this server offers."""

    protocol: Annotated[int, Meta(description="the server's protocol")]
    version: Annotated[str, Meta(description="version of Tabard")]
    games: Annotated[list[GameInfo], Meta(description="games, in the order to show")]
    levels: Annotated[list[str], Meta(description="bot levels, weakest first")]
    paces: Annotated[list[PaceInfo], Meta(description="paces with their clocks")]
    push_key: Annotated[str | None, Meta(description="VAPID public key, or null: no browser push")]
    email: Annotated[bool, Meta(description="notifications by e-mail are possible")]
    announcement: Annotated[str, Meta(description="what the keeper of this server announces, or nothing")]


class Health(ToClient, tag=False):
    """GET /api/health: 200 while all is well, else 503."""

    status: Annotated[Literal["ok", "broken"], Meta(description="one word")]
    version: Annotated[str, Meta(description="version of Tabard")]
    troubles: Annotated[list[str], Meta(description="parts that do not work; doors: the server ends")]


class TableLine(ToClient, tag=False):
    """A table in a list."""

    id: Annotated[str, Meta(description="id of the table")]
    name: Annotated[str, Meta(description="what the table is called")]
    game: Annotated[str, Meta(description="id of the game")]
    status: Annotated[Status, Meta(description="open, running, over")]
    pace: Annotated[Pace, Meta(description="which clock")]
    options: Annotated[Plain, Meta(description="options of the game")]
    seats: Annotated[list[SeatInfo], Meta(description="who sits where")]
    yours: Annotated[list[int], Meta(description="your seats")]
    your_turn: Annotated[bool, Meta(description="the match waits for you")]
    deadline: Annotated[int | None, Meta(description="when the next time runs out, or null")]
    changed: Annotated[int, Meta(description="when something last happened that everybody may know of")]
    damaged: Annotated[bool, Meta(description="cannot be read: set aside, nothing else is known of it")]


class Lobby(ToClient, tag=False):
    """GET /api/lobby"""

    mine: Annotated[list[TableLine], Meta(description="your tables, those that wait for you first")]
    public: Annotated[list[TableLine], Meta(description="public tables with free seats, then running ones")]


class Opened(ToClient, tag=False):
    """The table you opened or joined."""

    table: Annotated[str, Meta(description="id of the table")]
    invitation: Annotated[str, Meta(description="code for others to join")]
    me: Annotated[Me, Meta(description="who you are now")]


class Frame(ToClient, tag=False):
    """One position of a match, as the eyes saw it."""

    version: Annotated[int, Meta(description="version at that position")]
    view: Annotated[Plain, Meta(description="the view")]
    decision: Annotated[Plain | None, Meta(description="the question open for those eyes, or null")]
    log_from: Annotated[int, Meta(description="keep this many events of the frame before")]
    log: Annotated[list[Plain], Meta(description="events since the frame before")]


class Replay(ToClient, tag=False):
    """GET /api/tables/{id}/replay?eyes=SEAT&since=FRAME"""

    eyes: Annotated[int | None, Meta(description="whose eyes")]
    first: Annotated[int, Meta(description="number of the first frame sent")]
    frames: Annotated[list[Frame], Meta(description="frames in order")]
    frames_in_all: Annotated[int, Meta(description="how many frames there are")]
