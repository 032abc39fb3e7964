"""Seats of running matches change hands by consent, told to all; nobody learns the secrets of two."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from tabard.cli import main
from tabard.server.config import Config
from tabard.server.now import now_ms
from tests.server.guests import Guest, House, Message, play

DAY = 86_400_000


class Match:
    """Three people at a table."""

    def __init__(self, house: House, **settings: Any) -> None:
        self.house = house
        self.anna, self.witold, self.zofia = (house.guest(name) for name in ("Anna", "Witold", "Zofia"))
        wish = {"options": {"start_seat": 0, "show_hands": False}, **settings}
        self.opened = self.anna.open_table(seats=3, **wish)
        for guest in (self.witold, self.zofia):
            guest.join(self.opened)
        self.table = self.opened["table"]
        self.anna.act(self.table, "start")

    def gone(self, guest: Guest, days: float) -> None:
        """Nobody has seen this player for so long."""
        room = self.house.services.rooms.here(self.table)
        assert room is not None
        room.table.agreed.seen[guest.me["id"]] = now_ms() - int(days * DAY)

    def info(self, guest: Guest) -> Message:
        found: Message = guest.get(f"/api/tables/{self.table}?invitation={self.opened['invitation']}")
        return found

    def invited(self, guest: Guest, type: str, **fields: Any) -> Message:
        path = f"/api/tables/{self.table}/act?invitation={self.opened['invitation']}"
        told: Message = guest.request("POST", path, {"type": type, **fields}).json()
        return told


@pytest.fixture
def match(house: House) -> Match:
    return Match(house)


def test_a_friend_takes_the_seat_of_somebody_long_away_when_those_present_agree(match: Match) -> None:
    match.gone(match.zofia, 4)
    olga = match.house.guest("Olga")
    assert match.info(olga)["table"]["you_may_ask"] == [2]
    assert match.invited(olga, "ask_seat", seat=2)["type"] == "accepted"
    request = match.info(match.anna)["agreements"]["seat"]
    assert request == {"seat": 2, "name": "Olga", "agreed": [], "needed": [0, 1]}
    match.anna.act(match.table, "agree_seat", seat=0, agree=True)
    assert match.info(olga)["yours"] == []
    match.witold.act(match.table, "agree_seat", seat=1, agree=True)
    found = match.info(olga)
    assert found["yours"] == [2] and found["seen"]["eyes"] == 2
    assert found["agreements"]["seat"] is None
    (told,) = found["table"]["happened"]
    assert (told["kind"], told["seat"], told["was"], told["now"]) == ("person", 2, "Zofia", "Olga")
    assert match.info(match.zofia)["yours"] == [] and match.info(match.zofia)["seen"]["eyes"] is None


def test_nobody_is_replaced_before_the_wait_is_over(match: Match) -> None:
    match.gone(match.zofia, 2.9)
    olga = match.house.guest("Olga")
    assert match.info(olga)["table"]["you_may_ask"] == []
    assert match.invited(olga, "ask_seat", seat=2)["code"] == "taken"
    assert match.anna.act(match.table, "offer_bot", seat=0, absent=2)["code"] == "taken"
    assert match.info(olga)["table"]["patience"] == 3 * 86_400


def test_whoever_looks_is_not_away(match: Match) -> None:
    match.gone(match.zofia, 4)
    with match.zofia.socket(match.table):
        match.gone(match.zofia, 4)
        assert match.info(match.anna)["seats"][2]["away_since"] is None
        assert match.anna.act(match.table, "offer_bot", seat=0, absent=2)["code"] == "taken"
    assert match.anna.act(match.table, "offer_bot", seat=0, absent=2)["code"] == "taken"


def test_the_stand_in_takes_the_seat_of_somebody_long_away_and_gives_it_back(match: Match) -> None:
    match.gone(match.zofia, 4)
    assert match.anna.act(match.table, "offer_bot", seat=0, absent=2)["type"] == "accepted"
    assert not match.info(match.anna)["seats"][2]["stand_in"]
    match.witold.act(match.table, "agree_seat", seat=1, agree=True)
    assert match.info(match.anna)["seats"][2]["stand_in"]
    assert match.info(match.anna)["table"]["happened"][-1]["kind"] == "bot"
    with match.zofia.socket(match.table) as eyes:
        assert not eyes.snapshot["seats"][2]["stand_in"] and eyes.snapshot["yours"] == [2]


def test_one_refusal_ends_the_request(match: Match) -> None:
    match.gone(match.zofia, 4)
    olga = match.house.guest("Olga")
    match.invited(olga, "ask_seat", seat=2)
    match.anna.act(match.table, "agree_seat", seat=0, agree=True)
    match.witold.act(match.table, "agree_seat", seat=1, agree=False)
    assert match.info(olga)["agreements"]["seat"] is None and match.info(olga)["yours"] == []
    assert match.anna.act(match.table, "agree_seat", seat=0, agree=True)["code"] == "no_request"


def test_who_knows_one_seat_never_looks_through_another(match: Match) -> None:
    """Not the players, not who resigned, not who was replaced."""
    match.gone(match.zofia, 4)
    assert match.anna.act(match.table, "ask_seat", seat=2)["code"] == "not_yours"
    match.witold.act(match.table, "resign", seat=1)
    assert match.witold.act(match.table, "ask_seat", seat=2)["code"] == "not_yours"
    olga = match.house.guest("Olga")
    match.invited(olga, "ask_seat", seat=2)
    match.anna.act(match.table, "agree_seat", seat=0, agree=True)
    assert match.info(olga)["yours"] == [2]
    assert match.invited(match.zofia, "ask_seat", seat=1)["code"] == "not_yours"
    match.gone(olga, 4)
    assert match.invited(match.zofia, "ask_seat", seat=2)["type"] == "accepted"


def test_a_host_at_play_gives_no_seat_to_a_program_where_others_play(house: House) -> None:
    """The token would show the host that seat's hidden view."""
    for game in ("grunwald", "glory", "zizka", "fief"):
        anna, witold = house.guest("Anna"), house.guest("Witold")
        opened = anna.open_table(game=game, seats=3, bots={"2": "page"})
        witold.join(opened)
        anna.act(opened["table"], "start")
        told = anna.act(opened["table"], "invite_bot", seat=2)
        assert (told["type"], told.get("code")) == ("refused", "not_yours")


def test_a_program_asks_for_no_second_seat(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.open_table(seats=3, bots={"1": "page", "2": "page"}, start=True)["table"]
    token = anna.act(table, "invite_bot", seat=1)["token"]
    with house.stranger().socket(table, token=token) as program:
        program.say("ask_seat", seat=2)
        assert program.until("refused", "accepted")["reason"] == "you-know-another-seat"


def test_a_bot_s_seat_goes_to_a_person_by_consent(house: House) -> None:
    anna, olga = house.guest("Anna"), house.guest("Olga")
    opened = anna.open_table(bots={"1": "page"}, options={"start_seat": 0}, start=True)
    table = opened["table"]
    path = f"/api/tables/{table}/act?invitation={opened['invitation']}"
    assert olga.request("POST", path, {"type": "ask_seat", "seat": 1}).json()["type"] == "accepted"
    anna.act(table, "agree_seat", seat=0, agree=True)
    with olga.socket(table) as eyes:
        assert eyes.snapshot["yours"] == [1] and eyes.seen["eyes"] == 1


def test_a_stranger_asks_for_no_seat_of_a_private_table(match: Match) -> None:
    room = match.house.services.rooms.here(match.table)
    assert room is not None
    room.table.settings.spectators = "nobody"
    olga = match.house.guest("Olga")
    match.gone(match.zofia, 4)
    assert olga.act(match.table, "ask_seat", seat=2)["code"] == "not_invited"
    assert match.invited(olga, "ask_seat", seat=2)["type"] == "accepted"


def test_private_lines_stay_with_those_they_were_for_when_a_seat_changes_hands(match: Match) -> None:
    match.anna.act(match.table, "say", text="only you", to=[2])
    match.gone(match.zofia, 4)
    olga = match.house.guest("Olga")
    match.invited(olga, "ask_seat", seat=2)
    for guest, seat in ((match.anna, 0), (match.witold, 1)):
        guest.act(match.table, "agree_seat", seat=seat, agree=True)
    assert match.info(olga)["chat"] == []
    assert [line["text"] for line in match.info(match.zofia)["chat"]] == ["only you"]


# Votes.


def test_a_vote_to_end_does_not_wait_for_somebody_long_away(match: Match) -> None:
    match.anna.act(match.table, "vote_to_end", seat=0)
    match.witold.act(match.table, "vote_to_end", seat=1)
    assert match.info(match.anna)["table"]["status"] == "running"
    match.gone(match.zofia, 4)
    assert match.info(match.anna)["agreements"]["needed"] == [0, 1]
    match.anna.act(match.table, "vote_to_end", seat=0)
    table = match.info(match.anna)["table"]
    assert (table["status"], table["ended"]) == ("over", "voted")


def test_a_table_has_its_own_patience(house: House) -> None:
    match = Match(house, patience=3600)
    match.gone(match.zofia, 0.05)
    assert match.info(match.anna)["table"]["patience"] == 3600
    assert match.anna.act(match.table, "offer_bot", seat=0, absent=2)["type"] == "accepted"


def test_when_somebody_was_here_outlives_a_restart(match: Match) -> None:
    with match.zofia.socket(match.table):
        pass
    room = match.house.services.rooms.here(match.table)
    assert room is not None
    seen = room.table.agreed.seen[match.zofia.me["id"]]
    match.house.services.rooms.throw_away(room)
    assert match.info(match.anna)["seats"][2]["away_since"] == seen


# Rules that change.


def change(config: Config, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(config.database)) as connection:
        connection.execute(statement, values)
        connection.commit()


def begun_before(house: House, config: Config) -> tuple[Guest, Guest, str]:
    """A match of other rules, of which the installed ones refuse an answer."""
    anna, witold = house.guest("Anna"), house.guest("Witold")
    opened = anna.open_table(options={"start_seat": 0})
    witold.join(opened)
    table = opened["table"]
    anna.act(table, "start")
    with anna.socket(table) as one, witold.socket(table) as other:
        play([one, other], 6)
    room = house.services.rooms.here(table)
    assert room is not None
    house.services.rooms.throw_away(room)
    change(config, "UPDATE tables SET rules = 99 WHERE id = ?", table)
    return anna, witold, table


def test_a_match_whose_answers_all_hold_goes_on_under_the_new_rules(house: House, config: Config) -> None:
    from tabard.server.upgrade import check

    anna, _, table = begun_before(house, config)
    (verdict,) = asyncio.run(check(config.database))
    assert verdict.same and "goes on under rules" in str(verdict)
    info = anna.get(f"/api/tables/{table}")["table"]
    assert info["read_only"] is None and info["rules"] != 99
    assert info["happened"][-1]["kind"] == "rules" and info["happened"][-1]["was"] == "99"
    (verdict,) = asyncio.run(check(config.database))
    assert verdict.same and verdict.rules is None


def test_a_match_in_which_others_would_be_asked_does_not_go_on(house: House, config: Config) -> None:
    from tabard.server.upgrade import check

    anna, _, table = begun_before(house, config)
    change(config, "UPDATE tables SET waiting = '[0,1]' WHERE id = ?", table)
    (verdict,) = asyncio.run(check(config.database))
    assert not verdict.same and "would ask others now" in str(verdict)
    assert "would ask others now" in anna.get(f"/api/tables/{table}")["table"]["read_only"]


def test_the_gate_says_which_way_each_match_goes(
    house: House, config: Config, capsys: pytest.CaptureFixture[str]
) -> None:
    (*_, goes_on), (*_, refused), (*_, others) = (begun_before(house, config) for _ in range(3))
    change(config, "UPDATE entries SET value = '\"nonsense\"' WHERE number = 4 AND table_id = ?", refused)
    change(config, "UPDATE tables SET waiting = '[0,1]' WHERE id = ?", others)
    assert main(["upgrade", "--check", "--database", config.database]) == 1
    said = capsys.readouterr().out
    ways = {line.partition(" ")[0]: line for line in said.splitlines()}
    assert "every answer holds" in ways[goes_on]
    assert all("its players can vote to end it" in ways[table] for table in (refused, others))
    assert "2 would differ" in said


def test_a_frozen_match_is_ended_by_the_votes_of_its_players(house: House, config: Config) -> None:
    from tabard.server.upgrade import check

    anna, witold, table = begun_before(house, config)
    change(config, "UPDATE entries SET value = '\"nonsense\"' WHERE number = 4 AND table_id = ?", table)
    (verdict,) = asyncio.run(check(config.database))
    assert not verdict.same and "vote to end it" in str(verdict)
    info = anna.get(f"/api/tables/{table}")["table"]
    assert "rules 99" in info["read_only"]
    assert anna.act(table, "vote_to_end", seat=0)["type"] == "accepted"
    assert witold.act(table, "vote_to_end", seat=1)["type"] == "accepted"
    info = anna.get(f"/api/tables/{table}")["table"]
    assert (info["status"], info["ended"]) == ("over", "voted")
