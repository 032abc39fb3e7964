"""What the people at a table answer in advance, and to which question it applies (ADR 17)."""

from __future__ import annotations

from collections.abc import Sequence

from tabard.bots.bot import knowledge_of
from tabard.engine.decision import PASS, Choice, OpenDecision
from tabard.engine.match import Match, state_of
from tabard.server.tables.play import Play
from tabard.server.tables.refusal import Refusal
from tabard.server.tables.room import Room
from tabard.server.wire.shared import InAdvance, Promised


def promised(room: Room, person: str | None) -> list[Promised]:
    """What a person's seats answer in advance."""
    if room.table.status == "over":
        return []
    return [
        Promised(seat, standing_now(room, seat), coming(room, seat))
        for seat in room.seats_of(person)
        if standing_now(room, seat)
    ]


def standing_now(room: Room, seat: int) -> list[InAdvance]:
    """Those of a seat whose time is not over."""
    given = room.table.agreed.in_advance.get(seat, [])
    if not given or room.play is None:
        return []
    now = round_of(room.play)
    return [one for one in given if one.until != "round" or one.round == now]


def coming(room: Room, seat: int) -> Choice | None:
    """The answer to the question that the seat is asked now, if one stands."""
    play, record = room.play, room.seats[seat]
    if play is None or room.table.status != "running" or room.read_only is not None:
        return None
    if room.table.agreed.undo is not None:
        return None  # an answer would end the request
    asked = seat in play.match.waiting and record.kind == "human" and not record.stand_in
    if not asked or room.table.agreed.stopped.get(seat) == play.asked_at(seat):
        return None
    if idle(play.match, seat):
        return PASS
    fitting = first_fitting(play.match, seat, standing_now(room, seat))
    return None if fitting is None else chosen(fitting, play.match.decision(seat))


def idle(match: Match, seat: int) -> bool:
    """Everybody can see that the seat can only pass: it is not bothered, and nobody needs to wait."""
    nothing = knowledge_of(match).tempo.idle
    return nothing is not None and nothing(state_of(match), seat)


def first_fitting(match: Match, seat: int, given: Sequence[InAdvance]) -> InAdvance | None:
    """The first that has an answer to the open question. One that wishes to be asked ends the search."""
    decision, tempo = match.decision(seat), knowledge_of(match).tempo
    for one in given:
        if not fits(match, one, decision):
            continue
        if one.unless_attacked and tempo.attacked is not None and tempo.attacked(state_of(match), seat):
            continue
        if one.answer is None and one.up_to is None:
            return None
        if chosen(one, decision) is not None:
            return one
    return None


def fits(match: Match, one: InAdvance, decision: OpenDecision) -> bool:
    tempo = knowledge_of(match).tempo
    if decision.kind not in tempo.in_advance:
        return False
    if one.kind is None:
        return decision.kind in tempo.windows
    fact = tempo.in_advance[decision.kind]
    return one.kind == decision.kind and (one.about is None or decision.prompt.get(fact) == one.about)


def chosen(one: InAdvance, decision: OpenDecision) -> Choice | None:
    options = decision.options
    if one.up_to is not None:
        bids = [choice for choice in options if isinstance(choice, int) and choice <= one.up_to]
        if bids:
            return min(bids)
    return one.answer if one.answer in options else None


def checked(play: Play, given: Sequence[InAdvance]) -> list[InAdvance]:
    """As it is kept. What the game has no such question for is refused."""
    tempo = knowledge_of(play.match).tempo
    for one in given:
        if one.kind is None:
            fine = one.answer in (None, PASS) and one.about is None
        else:
            fine = one.kind in tempo.in_advance and (one.about is None or tempo.in_advance[one.kind] != "")
        if not fine or (one.up_to is not None and one.kind not in tempo.bids):
            raise Refusal("refused", "not-in-advance")
    now = round_of(play)
    return [dated(one, now) for one in given]


def dated(one: InAdvance, now: int) -> InAdvance:
    kept = now if one.round is None or one.round > now else one.round
    return InAdvance(one.kind, one.about, one.answer, one.up_to, one.until, one.unless_attacked, kept)


def forget(room: Room, seat: int) -> None:
    """Answers in advance are a person's, not a seat's: they go when he goes."""
    room.table.agreed.in_advance.pop(seat, None)
    room.table.agreed.stopped.pop(seat, None)


def round_of(play: Play) -> int:
    return knowledge_of(play.match).tempo.round(state_of(play.match))
