"""Answers given in advance: given after a natural pause, told to nobody else, and blind to what is hidden."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from tabard.api import game_module, games
from tabard.bots.bot import knowledge_of
from tabard.engine.chance import seeded
from tabard.engine.decision import PASS
from tabard.engine.journal import ANSWER
from tabard.engine.match import Match, state_of
from tabard.server.app import create_app
from tabard.server.config import Config
from tabard.server.tables import advance, moves
from tabard.server.tables.play import Eyes, Play, begin
from tabard.server.tables.promises import coming
from tabard.server.tables.record import Start
from tabard.server.tables.room import Room
from tabard.server.wire.shared import InAdvance, Settings
from tests.server.guests import Guest, House, Message
from tests.server.test_leaks import Ear, no_time_passes, positions, rebuilt, redealt, room_of

__all__ = ["no_time_passes"]  # here, too, the clock stands still for what is sent

NEVER = 100_000.0  # seconds: the test gives the answer itself
USEFUL, USELESS = ["fair_weather_1"], ["lord_alice"]
ALWAYS = {"answer": PASS, "until": "match"}


@pytest.fixture
def config(config: Config) -> Config:
    return replace(config, advance_seconds=0.0)


class Window:
    """Fief for two: Witold has played his cards, and is asked in the window before the income."""

    def __init__(self, house: House, hand: list[str] = USELESS, **settings: Any) -> None:
        self.house = house
        self.anna, self.witold = house.guest("Anna"), house.guest("Witold")
        self.opened = self.anna.open_table(game="fief", **settings)
        self.table = self.opened["table"]
        self.witold.join(self.opened)
        self.anna.act(self.table, "start")
        position = {
            "players": 2,
            "phase": "play",
            "turn": 2,
            "P2": {"hand": hand},
            "F3": {"lords": ["henry exeter"]},
        }
        self.room.table.start = Start(1, {}, 2, position=position)
        self.room.play = begin(self.room.table.settings, self.room.table.start)

    @property
    def room(self) -> Room:
        room = self.house.services.rooms.here(self.table)
        assert room is not None
        return room

    @property
    def match(self) -> Match:
        assert self.room.play is not None
        return self.room.play.match

    def opens(self) -> None:
        self.answer(self.witold, 1, "end")

    def answer(self, guest: Guest, seat: int, choice: str) -> None:
        assert self.room.play is not None
        told = guest.act(
            self.table,
            "answer",
            client_id=guest.new_id(),
            seat=seat,
            version=self.room.play.version(seat),
            choice=choice,
        )
        assert told["type"] == "accepted", told

    def promise(self, guest: Guest, seat: int, *answers: dict[str, Any]) -> Message:
        return guest.act(self.table, "answer_in_advance", seat=seat, answers=list(answers))

    def stop(self) -> Message:
        assert self.room.play is not None
        version = self.room.play.version(1)
        return self.witold.act(self.table, "ask_me", seat=1, version=version)

    def told(self, guest: Guest) -> Any:
        return guest.get(f"/api/tables/{self.table}")["in_advance"]

    def until(self, kind: str) -> None:
        """What was given in advance has had its time."""

        async def waited() -> None:
            while True:
                async with self.room.lock:
                    pass  # an answer that is being given has the lock until the next question is open
                if not self.room.answering:
                    return
                await asyncio.sleep(0.001)

        assert self.house.client.portal is not None
        self.house.client.portal.call(waited)
        assert self.match.decision(self.match.waiting[0]).kind == kind

    def pauses(self, seconds: float) -> None:
        self.house.services.answering._pause = lambda: seconds


def test_a_pass_given_in_advance_is_an_ordinary_answer(house: House) -> None:
    window = Window(house)
    assert window.promise(window.witold, 1, ALWAYS)["type"] == "accepted"
    window.opens()
    window.until("buy")
    made = [(entry.kind, entry.seat, entry.value) for entry in window.match.ledger.entries]
    assert made == [(ANSWER, 1, "end"), (ANSWER, 1, PASS), (ANSWER, 1, PASS)]
    rows = house.client.portal.call(house.services.lists.journal, window.table)  # type: ignore[union-attr]
    assert [entry.value for entry in rows] == ["end", PASS, PASS]


def test_it_is_given_to_a_question_that_is_open_already(house: House) -> None:
    window = Window(house)
    window.opens()
    window.promise(window.witold, 1, {"kind": "react", "about": "before_income", **ALWAYS})
    window.until("buy")


def test_only_its_person_is_told_of_it(house: House) -> None:
    window = Window(house)
    window.pauses(NEVER)
    with window.anna.socket(window.table) as anna, window.witold.socket(window.table) as witold:
        anna.everything()
        witold.everything()
        window.promise(window.witold, 1, ALWAYS)
        assert anna.everything() == []
        (told,) = witold.everything()
        given = {
            "kind": None,
            "about": None,
            "answer": PASS,
            "up_to": None,
            "until": "match",
            "unless_attacked": False,
            "round": 2,
        }
        assert told == {"type": "in_advance", "promised": [{"seat": 1, "answers": [given], "coming": None}]}
        window.opens()
        assert [one["type"] for one in anna.everything()] == ["update"]
        assert witold.everything()[-1]["promised"][0]["coming"] == PASS
        window.stop()
        assert witold.everything()[-1]["promised"][0]["coming"] is None
        assert anna.everything() == []
        assert "in_advance" not in "".join(anna.raw[1:])
    assert window.told(window.anna) == [] and len(window.told(window.witold)) == 1


def test_one_press_stops_it_at_a_question_and_another_for_good(house: House) -> None:
    window = Window(house)
    window.pauses(NEVER)
    window.promise(window.witold, 1, ALWAYS)
    window.opens()
    assert window.room.answering
    assert window.stop()["type"] == "accepted"
    assert not window.room.answering
    window.answer(window.witold, 1, PASS)  # by hand; the other family's window is not stopped
    assert window.room.answering
    window.promise(window.witold, 1)
    assert not window.room.answering and window.told(window.witold) == []
    assert window.match.decision(1).kind == "react"


def test_whoever_takes_it_back_is_asked(house: House) -> None:
    window = Window(house)
    window.promise(window.witold, 1, {**ALWAYS, "until": "once"})
    window.opens()
    window.until("react")
    window.pauses(NEVER)
    window.promise(window.witold, 1, ALWAYS)
    assert window.room.answering
    version = window.room.play.version(1)  # type: ignore[union-attr]
    undo = {"client_id": "back", "seat": 1, "version": version, "answers": 1}
    assert window.witold.act(window.table, "undo", **undo)["type"] == "accepted"
    assert window.room.table.agreed.undo is not None and not window.room.answering  # it is not ended
    assert window.anna.act(window.table, "consent", seat=0, agree=True)["type"] == "accepted"
    assert window.match.waiting == (1,) and not window.room.answering
    assert window.match.decision(1).prompt["family"] == 2  # the first of the two windows


def test_one_for_once_is_used_up_and_one_for_the_round_ends_with_it(house: House) -> None:
    window = Window(house)
    once = {"kind": "react", "answer": PASS, "until": "once"}
    window.promise(window.witold, 1, once, {"kind": "join_revolt", "answer": PASS, "until": "round"})
    window.opens()
    window.until("react")  # of his other family
    assert [one["kind"] for one in window.told(window.witold)[0]["answers"]] == ["join_revolt"]
    state_of(window.match).turn += 1
    assert window.told(window.witold) == []


def test_the_first_that_fits_counts_and_one_may_wish_to_be_asked(house: House) -> None:
    window = Window(house, USEFUL)
    window.pauses(NEVER)
    here = {"kind": "react", "about": "before_income"}
    for answers, answer in (
        ([{**here, "answer": None}, ALWAYS], None),
        ([{**here, "about": "opening", "answer": None}, ALWAYS], PASS),
        ([{**here, "answer": "card:fair_weather_1"}, ALWAYS], "card:fair_weather_1"),
        ([{**here, "answer": "card:justice_1"}, ALWAYS], PASS),
        ([{**here, "answer": "card:justice_1"}], None),
        ([{**here, "answer": "pass_turn"}], "pass_turn"),
        ([{"kind": "consent", "about": 1, "answer": "yes"}], None),
    ):
        window.promise(window.witold, 1, *answers)
        if window.match.decision(1).kind == "play_card":
            window.opens()
            window.promise(window.witold, 1, *answers)
        assert coming(window.room, 1) == answer
        assert bool(window.room.answering) == (answer is not None)


def test_nobody_else_gives_or_stops_it_and_nonsense_is_refused(house: House) -> None:
    window = Window(house)
    assert window.promise(window.anna, 1, ALWAYS)["code"] == "not_yours"
    window.promise(window.witold, 1, ALWAYS)
    window.pauses(NEVER)
    window.opens()
    assert window.anna.act(window.table, "ask_me", seat=1, version=9)["code"] == "not_yours"
    assert window.anna.act(window.table, "ask_me", seat=0, version=9)["code"] == "stale"
    for wrong in (
        {"kind": "march", "answer": "stay"},
        {"kind": None, "answer": "yes"},
        {"kind": "consent", "up_to": 3, "answer": "no"},
        {"kind": "join_revolt", "about": "york", "answer": PASS},
    ):
        assert window.promise(window.witold, 1, wrong)["code"] == "refused"
    assert window.promise(window.witold, 1, *[ALWAYS] * 21)["code"] == "malformed"
    assert len(window.told(window.witold)[0]["answers"]) == 1


def test_while_the_stand_in_plays_nothing_is_answered_in_advance(house: House) -> None:
    window = Window(house)
    window.pauses(NEVER)
    window.promise(window.witold, 1, ALWAYS)
    window.opens()
    window.room.seats[1].stand_in = True
    assert coming(window.room, 1) is None


def test_it_goes_with_its_person(house: House) -> None:
    window = Window(house)
    window.promise(window.witold, 1, ALWAYS)
    window.witold.act(window.table, "resign", seat=1, play_on=True)
    assert window.room.table.agreed.in_advance == {}


def test_it_is_kept_with_the_match_and_goes_on_after_a_restart(config: Config) -> None:
    with TestClient(create_app(config), base_url="http://testserver") as client:
        window = Window(House(client))
        window.pauses(NEVER)
        window.promise(window.witold, 1, ALWAYS)
        window.opens()
        assert window.room.answering
    with TestClient(create_app(config), base_url="http://testserver") as client:
        window.house = House(client)
        window.witold._client = client
        while window.house.services.rooms.here(window.table) is None or window.match.waiting[0] == 1:
            client.get("/api/health")  # nobody looks at the table: the server wakes it
        window.until("buy")
        assert len(window.told(window.witold)[0]["answers"]) == 1


def test_where_all_can_see_that_there_is_nothing_to_do_nobody_is_asked(house: House) -> None:
    """Burghers, but neither a revolt to raise nor a captive to free, and no card: passed at once."""
    window = Window(house)
    window.pauses(NEVER)
    burghers = {"lords": ["henry exeter"], "fourth": "burghers_3"}
    position = {"players": 2, "phase": "play", "turn": 2, "P1": {"hand": USELESS}, "F3": burghers}
    window.room.table.start = Start(1, {}, 2, position=position)
    window.room.play = begin(window.room.table.settings, window.room.table.start)
    window.answer(window.anna, 0, "end")
    for _ in range(2):  # Anna may hold anything: both her families are asked
        assert window.match.decision(0).kind == "react" and not window.room.answering
        window.answer(window.anna, 0, PASS)
    window.until("buy")
    assert [(one.seat, one.value) for one in window.match.ledger.entries][-1] == (1, PASS)


def test_a_bid_goes_up_to_its_limit(house: House) -> None:
    anna, witold = house.guest("Anna"), house.guest("Witold")
    opened = anna.open_table(options={"start_seat": 0})
    table = opened["table"]
    witold.join(opened)
    anna.act(table, "start")
    room = house.services.rooms.here(table)
    assert room is not None
    position = {
        "players": 2,
        "phase": "event",
        "round": 2,
        "event": "royal_hunt",
        "P1": {"ducats": 9},
        "P2": {"ducats": 9},
    }
    room.table.start = Start(1, {}, 2, position=position)
    room.play = play = begin(room.table.settings, room.table.start)
    limit = {"kind": "bid", "up_to": 4, "answer": PASS, "until": "once"}
    forever = {**limit, "until": "match"}
    assert witold.act(table, "answer_in_advance", seat=1, answers=[forever])["type"] == "accepted"
    for bid in (1, 3):
        anna.act(table, "answer", client_id=anna.new_id(), seat=0, version=play.version(0), choice=bid)
        wait(house, room)
    assert state_of(play.match).auction.bid == 4 and play.match.waiting == (0,)
    anna.act(table, "answer", client_id=anna.new_id(), seat=0, version=play.version(0), choice=5)
    wait(house, room)
    assert [one.value for one in play.entries] == [1, 2, 3, 4, 5, PASS]


def wait(house: House, room: Room) -> None:
    async def waited() -> None:
        while room.answering:
            await asyncio.sleep(0.001)
        async with room.lock:
            pass

    assert house.client.portal is not None
    house.client.portal.call(waited)


def test_pauses_are_of_one_kind_and_neither_too_short_nor_too_long() -> None:
    draw = advance.natural(2.0)
    drawn = sorted(draw() for _ in range(2000))
    assert drawn[0] >= 2.0 * advance.SHORTEST and drawn[-1] <= 2.0 * advance.LONGEST
    assert 1.8 < drawn[1000] < 2.2 and drawn[1800] - drawn[200] > 0.8
    assert advance.natural(0.0)() == 0.0


# Twins: two matches that look the same to somebody, with other cards in the hands that he cannot see.


class Rooms:
    """What moves and answers need of the rooms of a server; nothing is written."""

    class store:
        @staticmethod
        def keep_match(*_: object) -> list[Any]:
            return []

    def __init__(self, room: Room) -> None:
        self.room = room

    def here(self, _: str) -> Room:
        return self.room

    async def save(self, *_: object, **__: object) -> None:
        return None


async def mine(_: str) -> bool:
    return True


class Twin:
    """One of two worlds: who is answered for, after which pause, and what one pair of eyes hears of it."""

    def __init__(self, game: str, play: Play, options: dict[str, Any], eyes: Eyes) -> None:
        self.room = room_of(game, play.match.seats, play, "s", options)
        self.ear = Ear(self.room, eyes)
        self.rooms = Rooms(self.room)
        self.drawn: list[float] = []
        made = moves.Moves(self.rooms)  # type: ignore[arg-type]
        self.answering = advance.Answering(self.rooms, made, mine, self._pause)  # type: ignore[arg-type]
        made.after = [self.answering.look]

    def _pause(self) -> float:
        self.drawn.append(NEVER + len(self.drawn))
        return self.drawn[-1]

    async def lives(self, given: dict[int, list[InAdvance]], answers: int) -> list[object]:
        """The alarms ring one after the other, as they would."""
        self.room.table.agreed.in_advance = dict(given)
        now = asyncio.get_running_loop().time()
        story: list[object] = []
        self.answering.look(self.room)
        for _ in range(answers + 1):
            alarms = sorted((alarm.when(), seat) for seat, (_, alarm) in self.room.answering.items())
            story.append([(seat, round(when - now)) for when, seat in alarms])
            if not alarms or len(story) > 2 * answers:
                break
            seat = alarms[0][1]
            await self.answering._answer(self.room, seat, self.room.answering[seat][0])
            story.append(list(self.ear.heard))
            self.ear.heard.clear()
        for _, alarm in self.room.answering.values():
            alarm.cancel()
        return story


def windows_of(game: str, seed: int) -> Iterator[tuple[Play, dict[str, Any], int]]:
    """Positions in which a seat is asked what may be answered in advance."""
    for play, options in positions(game, seed):
        for seat in play.match.waiting:
            if play.match.decision(seat).kind in knowledge_of(play.match).tempo.in_advance:
                yield play, options, seat


ANSWERING_GAMES = [one for one in games() if one in ("fief", "glory", "grunwald")]


@pytest.mark.parametrize("game", ANSWERING_GAMES)
def test_who_is_answered_for_and_when_does_not_depend_on_hidden_cards(game: str) -> None:
    passes = [InAdvance(None, None, PASS, None, "match", unless) for unless in (True, False)]
    limit = InAdvance("bid", None, PASS, 0, "match") if game == "grunwald" else passes[1]
    compared = 0
    for seed in range(8):
        for play, options, asked in windows_of(game, seed):
            given = {seat: [*passes, limit] for seat in range(play.match.seats)}
            for eyes in (None, *range(play.match.seats)):
                if eyes == asked:
                    continue
                chance = seeded(f"{seed} {eyes}").word()
                worlds = [fresh(play), redealt(fresh(play), eyes, chance)]
                lived = []
                for world in worlds:
                    twin = Twin(game, world, options, eyes)
                    lived.append((asyncio.run(twin.lives(given, 0)), twin.drawn))
                assert lived[0] == lived[1]
                assert lived[0][1] or play.match.decision(asked).kind == "consent"
                compared += 1
    assert compared > 5


def fresh(play: Play) -> Play:
    """A match of its own, with its log."""
    return Play(rebuilt(play))


def test_with_a_card_to_play_or_without_one_the_pass_comes_after_the_same_pause() -> None:
    """The very case: Witold could play Fair Weather, or could not."""
    told = []
    for hand in (USEFUL, USELESS):
        position = {
            "players": 2,
            "phase": "play",
            "turn": 2,
            "P2": {"hand": hand},
            "F3": {"lords": ["henry exeter"]},
        }
        play = begin(Settings("fief", 2), Start(1, {}, 2, position=position))
        play.match.answer(1, "end")
        twin = Twin("fief", Play(play.match), {}, 0)
        given = {1: [InAdvance(None, None, PASS, None, "match", True)]}
        told.append((asyncio.run(twin.lives(given, 3)), twin.drawn))
    assert told[0] == told[1]
    assert len(told[0][1]) == 2


def test_every_kind_of_question_named_by_a_game_can_be_asked_and_passed() -> None:
    for game in games():
        tempo = knowledge_of(begin_of(game)).tempo
        assert set(tempo.bids) <= set(tempo.in_advance)
        for kind in tempo.in_advance:
            if kind in tempo.windows:
                assert PASS in tempo.windows[kind]
        json.dumps(dict(tempo.in_advance))


def begin_of(game: str) -> Match:
    import tabard

    return tabard.new(game, max(game_module(game).seats), 1, {})
