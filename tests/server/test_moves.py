"""Answers, undo, reconnecting: nothing is lost, nothing is done twice, nobody sees too much."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from tabard.api import new
from tabard.engine.journal import ANSWER, UNDO, Entry
from tabard.server.tables import rooms
from tabard.server.tables.moves import SAVE_EVERY
from tabard.server.tables.play import Play, resumed
from tabard.server.tables.record import EntryRow
from tests.server.guests import Eyes, House, play


@contextmanager
def two_players(house: House, **settings: Any) -> Iterator[tuple[Eyes, Eyes, str]]:
    """Anna in seat 0, Witold in seat 1, a running match; whoever begins is first."""
    anna, witold = house.guest("Anna"), house.guest("Witold")
    opened = anna.open_table(options={"start_seat": 0}, **settings)
    witold.join(opened)
    assert anna.act(opened["table"], "start")["type"] == "accepted"
    with anna.socket(opened["table"]) as one, witold.socket(opened["table"]) as other:
        one.everything(), other.everything()
        yield one, other, opened["table"]


def test_an_answer_is_accepted_and_shown(house: House) -> None:
    with two_players(house) as (anna, witold, _):
        assert anna.seen["decision"]["seat"] == 0 and not witold.seen["decision"]
        assert anna.answer("pass")["type"] == "accepted"
        witold.everything()
        assert witold.seen["view"]["table"]["players"][0]["passed"] is True
        assert witold.seen["decision"]["seat"] == 1


def test_the_same_act_sent_twice_is_done_once(house: House) -> None:
    with two_players(house) as (anna, _, table):
        version = anna.seen["version"]
        first = anna.answer("crown", client_id="same")
        again = anna.answer("crown", client_id="same", version=version)
        assert first == again
        with anna.guest.socket(table) as elsewhere:
            assert elsewhere.answer("crown", client_id="same", version=version) == first
        assert len(house.services.rooms.loaded[0].play.entries) == 1  # type: ignore[union-attr]


def test_an_id_of_another_seat_is_another_act(house: House) -> None:
    with two_players(house) as (anna, witold, _):
        anna.answer("pass", client_id="same")
        witold.everything()
        before = witold.seen["version"]
        assert witold.answer("pass", client_id="same")["type"] == "accepted"
        witold.everything()
        assert witold.seen["version"] > before


def test_a_stale_click_gets_the_fresh_position_and_loses_nothing(house: House) -> None:
    with two_players(house) as (anna, witold, table):
        with anna.guest.socket(table) as tab:
            old = tab.seen["version"]
        play([anna, witold], 5)
        while not anna.seen["decision"]:
            play([anna, witold], 1)
        told = anna.answer(version=old)
        assert told["type"] == "refused" and told["code"] == "stale"
        assert told["fresh"]["version"] == anna.seen["version"]
        assert told["fresh"]["decision"] == anna.seen["decision"]
        assert anna.answer()["type"] == "accepted"


def test_answering_out_of_turn_is_refused_with_the_clause(house: House) -> None:
    with two_players(house) as (_, witold, _):
        told = witold.answer("pass")
        assert told["code"] == "not_asked" and told["clause"].startswith("GRU-")
        assert told["reason"] == "not-asked-now" and told["fresh"]["decision"] is None


def test_an_illegal_choice_is_refused_with_the_clause(house: House) -> None:
    with two_players(house) as (anna, _, _):
        told = anna.answer("teutons")
        assert (told["code"], told["clause"], told["reason"]) == (
            "illegal",
            "GRU-7.22",
            "closed-in-the-truce",
        )
        assert anna.everything() == []


def test_reconnecting_sends_only_what_was_missed(house: House) -> None:
    with two_players(house) as (anna, witold, table):
        play([anna, witold], 12)
        with anna.guest.socket(table) as early:
            had = early.seen
        count = had["log_from"] + len(had["log"])
        play([anna, witold], 25)
        with anna.guest.socket(table, since=had["version"], heard=count) as late:
            assert late.seen["log_from"] == count
            with anna.guest.socket(table) as fresh:
                assert had["log"] + late.seen["log"] == fresh.seen["log"]
                assert late.seen["view"] == fresh.seen["view"]


def test_deltas_tell_the_whole_log(house: House) -> None:
    with two_players(house) as (anna, witold, table):
        log = list(anna.seen["log"])
        read = len(anna.raw)
        while play([anna, witold], 1):
            for message in map(json.loads, anna.raw[read:]):
                if message["type"] == "update":
                    log[message["seen"]["log_from"] :] = message["seen"]["log"]
            read = len(anna.raw)
        with anna.guest.socket(table) as fresh:
            assert fresh.seen["log"] == log


def test_half_an_act_is_noticed_by_nobody_else(house: House) -> None:
    with two_players(house) as (anna, witold, table), house.stranger().socket(table) as crowd:
        for eyes in (anna, witold, crowd):
            eyes.everything()
        before = witold.seen["version"], crowd.seen["version"]
        assert anna.answer("crown")["type"] == "accepted"
        anna.everything()
        assert anna.seen["view"]["table"]["placing"]["field"] == "crown"
        assert [*witold.everything(), *crowd.everything()] == []
        with witold.guest.socket(table) as again, house.stranger().socket(table) as newcomer:
            assert (again.seen["version"], newcomer.seen["version"]) == before


def test_a_seat_takes_back_alone_and_gives_again(house: House) -> None:
    with two_players(house) as (anna, witold, _):
        anna.answer("crown")
        anna.everything()
        assert anna.seen["undoable"] == 1
        anna.say("undo", client_id="u1", seat=0, version=anna.seen["version"], answers=1)
        assert anna.until("accepted", "refused")["type"] == "accepted"
        anna.everything()
        assert not anna.seen["view"]["table"]["placing"] and anna.seen["redoable"] == 1
        assert witold.everything() == []
        anna.say("redo", client_id="r1", seat=0, answers=1)
        assert anna.until("accepted", "refused")["type"] == "accepted"
        anna.everything()
        assert anna.seen["view"]["table"]["placing"]["field"] == "crown"


def test_undo_beyond_the_horizon_needs_the_consent_of_the_others(house: House) -> None:
    with two_players(house) as (anna, witold, _):
        anna.answer("pass")
        for choice in ("crown", "officer"):
            witold.everything()
            witold.answer(choice)
        anna.everything()
        anna.say("undo", client_id="u1", seat=0, version=anna.seen["version"], answers=2)
        assert anna.until("accepted", "refused")["type"] == "accepted"
        asked = witold.until("table")
        assert asked["agreements"]["undo"] == {"seat": 0, "answers": 2, "agreed": []}
        witold.say("consent", seat=1, agree=True)
        assert witold.until("accepted", "refused")["type"] == "accepted"
        anna.everything()
        assert anna.seen["decision"]["seat"] == 0
        assert anna.seen["view"]["table"]["players"][0]["passed"] is False


def test_a_seat_takes_back_alone_while_the_next_one_is_in_the_middle_of_an_act(house: House) -> None:
    """Whether it had begun must not show: it begins anew."""
    with two_players(house) as (anna, witold, _):
        anna.answer("pass")
        witold.everything()
        witold.answer("crown")
        anna.everything()
        anna.say("undo", client_id="u1", seat=0, version=anna.seen["version"], answers=1)
        assert anna.until("accepted", "refused")["type"] == "accepted"
        anna.everything()
        witold.everything()
        assert anna.seen["decision"]["seat"] == 0 and anna.seen["redoable"] == 1
        assert anna.seen["log"][-1] == {"kind": "undone", "seat": 0, "answers": 1}
        assert witold.seen["decision"] is None and witold.seen["view"]["table"]["placing"] is None


def test_a_request_goes_back_to_the_last_act_of_the_seat(house: House) -> None:
    with two_players(house) as (anna, witold, table):
        anna.say("undo", client_id="u0", seat=0, version=anna.seen["version"], answers=None)
        assert anna.until("accepted", "refused")["reason"] == "you have not answered yet"
        for eyes, other in ((anna, witold), (witold, anna), (anna, witold)):
            while eyes.seen["decision"]:
                assert eyes.answer()["type"] == "accepted"
                eyes.everything()
            other.everything()
        assert (anna.seen["back"], anna.seen["undoable"], witold.seen["back"]) == (1, 2, 2)
        witold.answer("provisions")  # half an act: nobody else may know of it
        witold.everything()
        assert (witold.seen["back"], witold.seen["undoable"]) == (0, 1)
        room = house.services.rooms.here(table)
        assert room is not None and room.play is not None
        assert [room.play.match.back(seat) for seat in (0, 1)] == [(3, 1), (1, 0)]
        witold.say("undo", client_id="u1", seat=1, version=witold.seen["version"], answers=1)
        witold.everything()
        witold.say("undo", client_id="u2", seat=1, version=witold.seen["version"], answers=None)
        assert witold.until("accepted", "refused")["type"] == "accepted"
        anna.everything()
        assert anna.guest.get(f"/api/tables/{table}")["agreements"]["undo"] == {
            "seat": 1,
            "answers": 2,
            "agreed": [],
        }
        anna.say("consent", seat=0, agree=True)
        assert anna.until("accepted", "refused")["type"] == "accepted"
        witold.everything()
        assert witold.seen["decision"]["seat"] == 1
        assert witold.seen["view"]["table"]["placing"] is None
        assert witold.seen["back"] == 0
        witold.answer("provisions")
        again = resumed("grunwald", room.play.saved().decode(), len(room.play.entries), rows(room.play))
        assert [again.match.back(seat) for seat in (0, 1)] == [room.play.match.back(seat) for seat in (0, 1)]


def rows(play: Play) -> list[EntryRow]:
    return [EntryRow(number, entry, None, 0) for number, entry in enumerate(play.entries)]


@pytest.mark.parametrize("seed", range(4))
def test_going_back_to_the_last_act_fits_the_match_after_every_redeal(seed: int) -> None:
    chance = Random(seed)
    running = Play(new("grunwald", 3, seed))
    redealt = 0
    while not running.over and len(running.entries) < 150:
        seat = chance.choice(running.match.waiting)
        back, in_sight = running.match.back(seat)
        if back and chance.random() < 0.15:
            others = tuple(other for other in range(3) if other != seat)
            before = running.match.answers
            running.act(Entry(UNDO, seat, back, others))
            redealt += running.match.answers > before - back
            assert in_sight <= back and seat in running.match.waiting
            assert running.match.decision(seat).steps == 0
        else:
            running.act(Entry(ANSWER, seat, chance.choice(list(running.match.options(seat)))))
        again = resumed("grunwald", running.saved().decode(), len(running.entries), rows(running))
        assert [again.match.back(one) for one in range(3)] == [running.match.back(one) for one in range(3)]
    assert redealt


def test_a_request_to_take_back_can_be_refused(house: House) -> None:
    with two_players(house) as (anna, witold, _):
        anna.answer("pass")
        witold.everything()
        anna.everything()
        anna.say("undo", client_id="u1", seat=0, version=anna.seen["version"], answers=1)
        if anna.until("accepted", "refused", "table")["type"] == "accepted":
            witold.everything()
        witold.say("consent", seat=1, agree=False)
        witold.until("accepted", "refused")
        assert witold.everything() is not None
        assert house.services.rooms.loaded[0].table.agreed.undo is None


def test_a_match_survives_a_restart(house: House) -> None:
    with two_players(house) as (anna, witold, table):
        play([anna, witold], 30)
        before = anna.seen
    room = house.services.rooms.here(table)
    assert room is not None
    house.services.rooms.throw_away(room)
    with anna.guest.socket(table) as again:
        assert again.seen["view"] == before["view"]
        assert again.seen["version"] == before["version"]
        assert again.seen["decision"] == before["decision"]


def test_a_long_match_is_loaded_from_its_save(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.guest("Anna")
    table = anna.open_table(seats=4, hot_seat=True, start=True)["table"]
    with anna.socket(table) as eyes:
        assert play([eyes], SAVE_EVERY + 3) > SAVE_EVERY
        before = eyes.seen
    room = house.services.rooms.here(table)
    assert room is not None and room.play is not None
    known = room.play.acts
    house.services.rooms.throw_away(room)
    monkeypatch.setattr(rooms, "carry", None)  # replaying from the beginning would fail
    with anna.socket(table) as again:
        for part in ("view", "version", "decision", "undoable"):
            assert again.seen[part] == before[part]
        again.answer()
    room = house.services.rooms.here(table)
    assert room is not None and room.play is not None
    assert known < room.play.acts


def test_two_players_play_to_the_end_and_the_seed_is_revealed(house: House) -> None:
    with two_players(house) as (anna, witold, table):
        assert anna.snapshot["table"]["seed"] is None
        play([anna, witold])
        assert anna.seen["view"]["standing"]
        with anna.guest.socket(table) as after:
            assert after.snapshot["table"]["status"] == "over"
            assert after.snapshot["table"]["seed"]
            assert after.snapshot["table"]["commitment"] == anna.snapshot["table"]["commitment"]
