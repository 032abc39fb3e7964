"""Hints: what a Knight would do, from the seat's own information, where the table allows it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tabard.api import games, new
from tabard.engine.saves import snapshot
from tabard.server.thinking.hints import Hints
from tabard.server.thinking.jobs import advise
from tabard.server.thinking.thinkers import ThinkerDied
from tabard.server.wire.rest import Hint
from tests.server.guests import Guest, House
from tests.server.test_thinking import trouble


def ask(guest: Guest, table: str, seat: int = 0) -> Any:
    return guest.request("POST", f"/api/tables/{table}/hint", {"seat": seat})


def test_a_player_gets_a_choice_and_the_alternatives_with_their_chances(house: House) -> None:
    anna = house.guest("Anna")
    opened = anna.open_table(bots={"1": "page"}, options={"start_seat": 0}, start=True, hints=True)
    with anna.socket(opened["table"]) as eyes:
        hint = ask(anna, opened["table"]).json()
        assert (hint["seat"], hint["version"], hint["level"]) == (0, eyes.seen["version"], "knight")
        options = eyes.seen["decision"]["options"]
        assert len(hint["choices"]) > 1
        assert all(one["choice"] in options and 0 <= one["chance"] <= 1 for one in hint["choices"])
        assert ask(anna, opened["table"]).json() == hint
        assert eyes.answer(hint["choices"][0]["choice"])["type"] == "accepted"


@pytest.mark.parametrize(
    ("seat", "hints", "code"), [(0, False, "no_hints"), (1, True, "not_yours"), (0, True, "not_asked")]
)
def test_a_hint_is_refused_where_it_is_off_and_to_anybody_else(
    house: House, seat: int, hints: bool, code: str
) -> None:
    anna, witold = house.guest("Anna"), house.guest("Witold")
    opened = anna.open_table(options={"start_seat": 1 if code == "not_asked" else 0}, hints=hints)
    witold.join(opened)
    anna.act(opened["table"], "start")
    assert ask(anna, opened["table"], seat).json()["code"] == code


def test_hints_and_clocks_do_not_go_together(house: House) -> None:
    anna = house.guest("Anna")
    settings = {"game": "grunwald", "seats": 2, "pace": "live", "hints": True}
    refused = anna.request("POST", "/api/tables", {"settings": settings}).json()
    assert (refused["code"], refused["reason"]) == ("no_hints", "hints-need-no-clock")
    opened = anna.open_table(bots={"1": "page"}, options={"start_seat": 0}, start=True, hints=True)
    anna.act(opened["table"], "offer_pace", seat=0, pace="live")
    assert ask(anna, opened["table"]).json()["code"] == "no_hints"


def test_a_stranger_gets_no_hint(house: House) -> None:
    anna = house.guest("Anna")
    opened = anna.open_table(bots={"1": "page"}, options={"start_seat": 0}, start=True, hints=True)
    assert ask(house.guest("Stranger"), opened["table"]).json()["code"] == "not_yours"
    assert ask(house.stranger(), opened["table"]).status_code == 401


def test_where_nobody_can_think_there_is_no_hint_and_no_harm(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.guest("Anna")
    opened = anna.open_table(bots={"1": "page"}, options={"start_seat": 0}, start=True, hints=True)
    monkeypatch.setattr(house.services.thinkers, "think", trouble(ThinkerDied()))
    assert ask(anna, opened["table"]).json()["code"] == "no_hint"
    monkeypatch.undo()
    assert ask(anna, opened["table"]).status_code == 200


@pytest.mark.parametrize("game", games())
def test_a_hint_is_the_same_whatever_the_seat_cannot_see(game: str) -> None:
    match = new(game, seats=2, seed=11)
    for _ in range(30):
        seat = match.waiting[0]
        options = match.options(seat)
        match.answer(seat, options[len(options) // 2])
    seat = match.waiting[0]
    elsewhere = match.imagine(seat, "another world")
    assert elsewhere.hash() != match.hash()
    here, there = (advise(print, snapshot(one), seat, "hint", 10) for one in (match, elsewhere))
    assert here == there


def test_one_person_asks_for_one_hint_at_a_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tables somebody has: bots think in the same processes."""
    asked: list[str] = []

    async def think(self: Hints, *given: object) -> Hint:
        asked.append("one")
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(Hints, "_think", think)
    anna = house.guest("Anna")
    wish: Any = {"bots": {"1": "page"}, "options": {"start_seat": 0}, "start": True, "hints": True}
    first, second = (anna.open_table(**wish)["table"] for _ in range(2))
    with ThreadPoolExecutor(1) as thread:
        waiting = thread.submit(ask, anna, first)
        while not asked:
            pass
        assert ask(anna, second).json()["code"] == "slow_down"
        portal = house.client.portal
        assert portal is not None
        portal.call(lambda: [one.cancel() for one in house.services.hints._thoughts.values()])
        waiting.exception()
    assert asked == ["one"]
