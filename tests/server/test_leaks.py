"""Nothing leaves the server that its receiver cannot know: the redeal law, on bytes."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from tabard.api import games, new
from tabard.engine.chance import Chance, seeded
from tabard.engine.errors import TabardError
from tabard.engine.journal import ANSWER, Entry
from tabard.engine.match import Match, chapters_of, state_of
from tabard.server.notify.saying import asked_of
from tabard.server.routes.journals import replay
from tabard.server.tables import broadcast, views
from tabard.server.tables.play import Eyes, Play
from tabard.server.tables.record import SeatRecord, Start, TableRecord
from tabard.server.tables.refusal import refusal_of
from tabard.server.tables.room import Room, Shown
from tabard.server.tables.talk import Line, Talk
from tabard.server.wire.messages import ENCODER
from tabard.server.wire.server import Gone, Update
from tabard.server.wire.shared import ChatLine, Settings

NOW = 1_000_000
SEEDS = range(3)
MOST = 25  # positions of a match


class Ear:
    """A listener that keeps every byte."""

    def __init__(self, room: Room, eyes: Eyes) -> None:
        self.person = None if eyes is None else f"p{eyes}"
        self.follows: Eyes = None
        self.eyes: Eyes = eyes
        self.in_view = True
        self.shown: Shown | None = None
        self.hears_changes = True
        self.unheard: frozenset[str] = frozenset()
        self.heard: list[bytes] = []
        room.listeners.add(self)
        broadcast.knows(room, self, views.whole(room, eyes))

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self, last: Gone) -> None:
        self.send(ENCODER.encode(last))


@pytest.fixture(autouse=True)
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (views, broadcast):
        monkeypatch.setattr(module, "now_ms", lambda: NOW)


def room_of(game: str, seats: int, play: Play, seed: int | str, options: dict[str, Any]) -> Room:
    table = TableRecord("t", Settings(game, seats, options), 1, "code", "p0", 1, 1)
    table.status = "over" if play.over else "running"
    table.start = Start(seed, options, seats)
    sitting = [SeatRecord(seat, "human", f"p{seat}", None, f"Player {seat}", "or") for seat in range(seats)]
    chat = [
        ChatLine(0, 1, "Player 0", 0, [], "hello"),
        ChatLine(1, 2, "Player 0", 0, [1], "between us"),
    ]
    lines = [Line(chat[0], None), Line(chat[1], frozenset({"p0", "p1"}))]
    return Room(table, sitting, play, Talk(lines), None)


def positions(game: str, seed: int) -> Iterator[tuple[Play, dict[str, Any]]]:
    """Random play, stopped now and then: often at the beginning, less often in a long match."""
    chance = seeded(f"leaks {seed}")
    options = {"show_hands": False} if game == "grunwald" else {}
    seats = max(new_seats(game))
    play = Play(new(game, seats, f"secret {seed}", options))
    shown = 0
    while not play.over and shown < MOST:
        if chance.below(4 + len(play.entries) // 10) == 0:
            shown += 1
            yield play, options
        seat = chance.pick(play.match.waiting)
        play.act(Entry(ANSWER, seat, chance.pick(play.match.options(seat))))


def new_seats(game: str) -> list[int]:
    from tabard.api import game_module

    return list(game_module(game).seats)


def redealt(play: Play, eyes: Eyes, seed: int) -> Play:
    """The same match for these eyes; everything they cannot know is another possibility."""
    twin = copy.copy(play)
    world = play.match.copy()
    chapters_of(world).redeal(eyes, seed)
    state_of(world).log = [event for event in state_of(play.match).log or () if event.visible_to(eyes)]
    twin.match = world
    return twin


def everything_sent(room: Room, eyes: Eyes, chance: Chance) -> list[bytes]:
    """All that the server can send to these eyes in this position."""
    person = None if eyes is None else f"p{eyes}"
    play = room.play
    assert play is not None
    seen = views.since(room, eyes, None, NOW)
    shown = views.shown(room, seen)
    little = Shown({"version": shown.position["version"]}, 0, 0)
    sent = [
        ENCODER.encode(views.snapshot(room, person, eyes, "note")),
        ENCODER.encode(views.table_changed(room, person)),
        ENCODER.encode(Update(seen)),
        ENCODER.encode(views.changes(little, shown, seen)),
    ]
    if eyes is not None:
        sent.append(ENCODER.encode(asked_of(room, eyes)))
        sent += [refused(play, eyes, choice) for choice in ("nonsense", "pass", 0, 64, chance.below(12))]
    return sent


def refused(play: Play, seat: int, choice: Any) -> bytes:
    """What a wrong answer is told. A right one is not given."""
    if seat in play.match.waiting and choice in play.match.options(seat):
        return b""
    try:
        play.match.answer(seat, choice)
    except TabardError as error:
        return ENCODER.encode(refusal_of(error).message("id"))
    raise AssertionError("an illegal answer was taken")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", games())
def test_what_is_sent_does_not_depend_on_what_is_hidden(game: str, seed: int) -> None:
    compared = 0
    for play, options in positions(game, seed):
        seats = play.match.seats
        for eyes in (None, *range(seats)):
            room = room_of(game, seats, play, f"secret {seed}", options)
            other = room_of(game, seats, redealt(play, eyes, seed), "another secret", options)
            assert other.table.start is not None and room.table.start is not None
            commitment = room.table.start
            other.table.start = commitment  # its hash is public
            ours = everything_sent(room, eyes, seeded("choices"))
            theirs = everything_sent(other, eyes, seeded("choices"))
            assert ours == theirs
            compared += 1
    assert compared > 10


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", games())
def test_seed_and_foreign_options_never_leave_a_running_match(game: str, seed: int) -> None:
    for play, options in positions(game, seed):
        seats = play.match.seats
        room = room_of(game, seats, play, "a seed to find", options)
        for eyes in (None, *range(seats)):
            sent = b"".join(everything_sent(room, eyes, seeded("choices")))
            assert b"a seed to find" not in sent
            shown = views.whole(room, eyes)
            assert shown.decision is None or shown.decision["seat"] == eyes
            assert (b"between us" in sent) == (eyes in (0, 1))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", games())
def test_an_unseen_answer_is_noticed_by_nobody_else(game: str, seed: int) -> None:
    """Sealed, or half an act: whichever was chosen, others get the same bytes, in the same number."""
    chance = seeded(f"unseen {seed}")
    for play, options in positions(game, seed):
        for seat in play.match.waiting:
            choices = [chance.pick(play.match.options(seat)) for _ in range(2)]
            told = [heard_by_others(game, play, options, seat, choice) for choice in choices]
            if None not in told:
                assert told[0] == told[1]


def heard_by_others(
    game: str, play: Play, options: dict[str, Any], seat: int, choice: Any
) -> dict[Eyes, list[bytes]] | None:
    """What everybody but the seat hears of an answer; None where the answer is for all to see."""
    seats = play.match.seats
    fresh = Play(rebuilt(play))
    room = room_of(game, seats, fresh, "s", options)
    ears = [Ear(room, eyes) for eyes in (None, *range(seats)) if eyes != seat]
    sealed = len(fresh.match.waiting) > 1
    done = fresh.act(Entry(ANSWER, seat, choice))
    if not done.hidden and not (sealed and fresh.match.waiting):
        return None
    broadcast.moved(room, [done])
    if done.hidden:
        assert all(not ear.heard for ear in ears)
    return {ear.eyes: ear.heard for ear in ears}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", games())
def test_whoever_asks_again_is_shown_nothing_of_half_an_act(game: str, seed: int) -> None:
    """Not only is nothing sent: nobody else can find out that an act has begun."""
    chance = seeded(f"half {seed}")
    for play, options in positions(game, seed):
        for seat in play.match.waiting:
            choice = chance.pick(play.match.options(seat))
            shown = shown_before_and_after(game, play, options, seat, choice)
            assert shown is None or shown[0] == shown[1]


def shown_before_and_after(
    game: str, play: Play, options: dict[str, Any], seat: int, choice: Any
) -> tuple[list[list[bytes]], list[list[bytes]]] | None:
    """What all others are shown when they ask, before and after an answer; None: it is no half act."""
    seats = play.match.seats
    fresh = Play(rebuilt(play))
    room = room_of(game, seats, fresh, "s", options)
    others = [eyes for eyes in (None, *range(seats)) if eyes != seat]
    before = [everything_sent(room, eyes, seeded("choices")) for eyes in others]
    if not fresh.act(Entry(ANSWER, seat, choice)).hidden:
        return None
    return before, [everything_sent(room, eyes, seeded("choices")) for eyes in others]


def rebuilt(play: Play) -> Match:
    """A match of its own with the whole log."""
    from tabard.api import replay as replayed

    return replayed(play.match.journal)


@pytest.mark.parametrize("game", games())
def test_a_replay_of_a_running_match_shows_what_was_seen(game: str) -> None:
    for play, options in positions(game, 1):
        if len(play.entries) < 20:
            continue
        seats = play.match.seats
        room = room_of(game, seats, play, "secret 1", options)
        for eyes in (None, *range(seats)):
            frames = replay(room.table, play.entries, eyes, 0).frames
            assert frames[-1].view == play.match.view(eyes)
            assert all(frame.decision is None or frame.decision["seat"] == eyes for frame in frames)
            assert b"secret 1" not in ENCODER.encode(frames)
        return
