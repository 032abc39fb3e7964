"""What ends by itself at a live table: the parley of Fief, by a clock that the tests hold."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.engine.match import state_of
from tabard.server.tables import moves, time_control
from tabard.server.tables.play import Play
from tabard.server.tables.room import Room
from tests.games.fief.harness import position
from tests.server.guests import Guest, House

MINUTE = 60_000
TWO: dict[str, Any] = {
    "F1": {"lords": ["hugh york"], "towns": ["york"]},
    "F3": {"lords": ["henry exeter"], "towns": ["exeter"]},
}


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    held = Clock()
    for module in (moves, time_control):
        monkeypatch.setattr(module, "now_ms", held)
    return held


class Talk:
    """Anna's pigeon has reached Witold, and they parley."""

    def __init__(self, house: House, pace: str) -> None:
        self.house = house
        self.anna, self.witold = house.guest("Anna"), house.guest("Witold")
        live = {"live_interrupts": pace == "live"}
        self.match = position(players=2, dice=[6], phase="buy", options=live, **TWO)
        opened = self.anna.open_table(game="fief", pace=pace)
        self.table = opened["table"]
        self.witold.join(opened)
        self.anna.act(self.table, "start")
        self.room.play = Play(self.match)
        self.command(self.anna, 0, {"do": "pigeon", "family": 0, "to": 1, "parley": True})
        self.answer(self.witold, 1, "yes")
        assert self.parley == (0, 1)

    @property
    def room(self) -> Room:
        room = self.house.services.rooms.here(self.table)
        assert room is not None
        return room

    @property
    def parley(self) -> tuple[int, ...]:
        parley: tuple[int, ...] = state_of(self.match).parley
        return parley

    def command(self, guest: Guest, seat: int, command: dict[str, Any]) -> Any:
        return guest.act(self.table, "command", client_id=guest.new_id(), seat=seat, command=command)

    def answer(self, guest: Guest, seat: int, choice: str) -> None:
        assert self.room.play is not None
        version = self.room.play.version(seat)
        said = guest.act(
            self.table, "answer", client_id=guest.new_id(), seat=seat, version=version, choice=choice
        )
        assert said["type"] == "accepted"

    def wake(self) -> None:
        portal = self.house.client.portal
        assert portal is not None
        portal.call(self.house.services.time.check, self.room)


def test_at_a_live_table_a_parley_is_over_after_three_minutes(house: House, clock: Clock) -> None:
    talk = Talk(house, "live")
    ends = clock.now + 3 * MINUTE
    assert talk.room.table.deadline == ends
    with talk.witold.socket(talk.table) as eyes:
        assert eyes.snapshot["seen"]["clocks"]["ends"] == [ends]
        clock.now += 1 * MINUTE
        talk.answer(talk.anna, 0, "end")
        clock.now += 2 * MINUTE - 1
        talk.wake()
        assert talk.parley
        clock.now += 1
        talk.wake()
        assert talk.parley == ()
        while "parley_over" not in [event["kind"] for event in eyes.until("update")["seen"]["log"]]:
            pass
    assert talk.room.table.agreed.ends == {}


def test_only_the_clock_ends_a_parley(house: House, clock: Clock) -> None:
    talk = Talk(house, "live")
    said = talk.command(talk.anna, 0, {"do": "end_parley", "family": 0})
    assert said["code"] == "illegal"
    assert talk.parley


def test_by_correspondence_a_parley_lasts_until_its_sender_answers(house: House, clock: Clock) -> None:
    talk = Talk(house, "correspondence")
    assert talk.room.table.agreed.ends == {}
    clock.now += 60 * MINUTE
    talk.wake()
    assert talk.parley
    talk.answer(talk.anna, 0, "end")
    assert talk.parley == ()
