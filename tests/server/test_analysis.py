"""The analysis of a match that is over: in the background, once, from each seat's own information."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from tabard.api import game_module
from tabard.bots.bot import Position
from tabard.bots.levels import LEVELS
from tabard.engine.chance import seeded
from tabard.engine.journal import ANSWER, UNDO, Entry
from tabard.server.app import create_app
from tabard.server.config import Config
from tabard.server.tables.play import Play, begin
from tabard.server.tables.record import Start
from tabard.server.thinking.analysis import Weighed, in_force, weigh
from tabard.server.thinking.thinkers import ThinkerDied
from tabard.server.wire.shared import Settings
from tests.server.guests import Guest, House
from tests.server.test_thinking import trouble

LITTLE = 0.05


@pytest.fixture
def quick_house(config: Config) -> Iterator[House]:
    app = create_app(replace(config, analysis_effort=LITTLE))
    with TestClient(app, base_url="http://testserver") as client:
        yield House(client)


def played(answers: int = 40) -> tuple[Settings, Start, Play]:
    options = game_module("grunwald").chosen_options(2, {"start_seat": 0})
    settings, start = Settings("grunwald", 2, options), Start("analysed", options, 2)
    play, chance = begin(settings, start), seeded("pages")
    for _ in range(answers):
        seat = play.match.waiting[0]
        position = Position(play.match.imagine(seat, "test"))
        play.act(Entry(ANSWER, seat, LEVELS["page"].choose(position, chance)))
    return settings, start, play


def weighed(settings: Settings, start: Start, play: Play) -> tuple[Weighed, list[float]]:
    progress: list[float] = []
    return weigh(settings, start, play.entries, LITTLE, progress.append), progress


def test_everybody_has_a_curve_and_at_most_three_costly_answers() -> None:
    settings, start, play = played()
    found, progress = weighed(settings, start, play)
    assert [point.at for point in found.points] == list(range(41))
    assert all(0 <= chance <= 1 for point in found.points for chance in point.chances)
    assert found.decisions
    for seat in range(2):
        costs = [one.cost for one in found.decisions if one.seat == seat]
        assert len(costs) <= 3 and costs == sorted(costs, reverse=True)
    for one in found.decisions:
        row = play.entries[one.at]
        assert (row.seat, row.value) == (one.seat, one.chosen)
        assert one.best != one.chosen and one.choices[0].choice == one.best
    assert progress == sorted(progress) and progress[-1] == 1.0


def test_it_is_the_same_every_time() -> None:
    one, other = weighed(*played(25))[0], weighed(*played(25))[0]
    assert (one.points, one.decisions) == (other.points, other.decisions)


def test_frames_are_moments_of_the_replay_through_those_eyes() -> None:
    settings, start, play = played()
    found, _ = weighed(settings, start, play)
    last = found.points[-1].frames
    for eyes in range(2):
        assert last[eyes] == sum(not row.hidden or row.seat == eyes for row in play.entries)
    assert last[2] == sum(not row.hidden for row in play.entries)


def test_answers_taken_back_are_not_weighed() -> None:
    settings, start, play = played(30)
    seat = next(one for one in range(2) if play.match.undoable(one))
    back = play.match.ledger.reach(seat, 1)  # steps of the other's unfinished act go with it
    play.act(Entry(UNDO, seat, back))
    assert in_force(settings, start, play.entries) == set(range(30 - back))


def finished(house: House) -> tuple[Guest, str]:
    """A match voted to its end after a few answers."""
    anna = house.guest("Anna")
    opened = anna.open_table(bots={"1": "page"}, options={"start_seat": 0}, start=True)
    with anna.socket(opened["table"]) as eyes:
        for _ in range(8):
            while not eyes.seen["decision"]:
                eyes.until("update")
            eyes.answer()
    assert anna.act(opened["table"], "vote_to_end", seat=0)["type"] == "accepted"
    return anna, f"/api/tables/{opened['table']}/analysis"


def until_done(guest: Guest, path: str) -> Any:
    seen = []
    while True:
        analysis = guest.get(path)
        seen.append(analysis["progress"])
        if analysis["status"] != "working":
            assert seen == sorted(seen)
            return analysis
        time.sleep(0.05)


def test_it_is_made_in_the_background_and_kept(quick_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, path = finished(quick_house)
    assert anna.get(path)["status"] == "none"
    assert anna.post(path)["status"] == "working"
    done = until_done(anna, path)
    assert done["status"] == "done" and done["points"]
    monkeypatch.setattr(quick_house.services.patient_thinkers, "think", trouble(AssertionError("made twice")))
    assert anna.post(path) == done


def test_what_failed_may_be_tried_again(quick_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, path = finished(quick_house)
    monkeypatch.setattr(quick_house.services.patient_thinkers, "think", trouble(ThinkerDied()))
    anna.post(path)
    assert until_done(anna, path)["status"] == "failed"
    monkeypatch.undo()
    anna.post(path)
    assert until_done(anna, path)["status"] == "done"


def test_a_running_match_is_not_analysed(house: House) -> None:
    anna = house.guest("Anna")
    opened = anna.open_table(bots={"1": "page"}, start=True)
    for method in ("GET", "POST"):
        assert anna.request(method, f"/api/tables/{opened['table']}/analysis").json()["code"] == "not_over"
