"""PostgreSQL: the same server; and two processes that serve one table."""

from __future__ import annotations

from tests.server.postgres import Postgres
from tests.server.processes import Line, Message, Player, ServerProcess, Servers


def open_match(server: ServerProcess) -> tuple[Player, Player, str]:
    anna, witold = Player(server.address, "Anna"), Player(server.address, "Witold")
    settings = {"game": "grunwald", "seats": 2, "options": {"start_seat": 0}}
    opened = anna.post(server.address, "/api/tables", {"settings": settings})
    wish = {"table": opened["table"], "invitation": opened["invitation"]}
    witold.post(server.address, "/api/join", wish)
    anna.post(server.address, f"/api/tables/{opened['table']}/act", {"type": "start"})
    return anna, witold, opened["table"]


def take_turns(lines: list[Line], answers: int) -> list[Message]:
    """Both play over their own process; every answer must reach the other one."""
    told: list[Message] = []
    while len(told) < answers:
        while not any(line.seen["decision"] for line in lines):
            for line in lines:
                line.settle()
            if all(line.seen["view"]["standing"] for line in lines):
                return told
        asked = next(line for line in lines if line.seen["decision"])
        told.append(asked.answer(f"a{len(told)}"))
        asked.settle()
    return told


def test_a_match_on_postgresql_survives_the_server(postgres: Postgres, servers: Servers) -> None:
    first = servers.start(postgres.url)
    anna, witold, table = open_match(first)
    with anna.socket(first.address, table) as one, witold.socket(first.address, table) as other:
        assert all(told["type"] == "accepted" for told in take_turns([one, other], 20))
        one.settle()
        view = one.seen["view"]
    first.kill()
    second = servers.start(postgres.url)
    assert anna.get(second.address, f"/api/tables/{table}")["seen"]["view"] == view


def test_two_processes_serve_one_table(postgres: Postgres, servers: Servers) -> None:
    here, there = servers.start(postgres.url), servers.start(postgres.url)
    anna, witold, table = open_match(here)
    with anna.socket(here.address, table) as one, witold.socket(there.address, table) as other:
        told = take_turns([one, other], 10_000)
        assert len(told) > 30 and all(verdict["type"] == "accepted" for verdict in told)
        assert one.seen["view"]["standing"] == other.seen["view"]["standing"] is not None


def test_the_same_act_over_two_processes_is_done_once(postgres: Postgres, servers: Servers) -> None:
    here, there = servers.start(postgres.url), servers.start(postgres.url)
    anna, _, table = open_match(here)
    with anna.socket(here.address, table) as one, anna.socket(there.address, table) as other:
        first = one.answer("same")
        other.say("answer", client_id="same", seat=0, version=0, choice="crown")
        assert other.until("accepted", "refused") == first
        other.say("answer", client_id="new", seat=0, version=0, choice="crown")
        stale = other.until("accepted", "refused")
        assert stale["code"] == "stale" and stale["fresh"]["decision"]


def test_when_the_owner_dies_the_other_process_takes_over(postgres: Postgres, servers: Servers) -> None:
    here, there = servers.start(postgres.url), servers.start(postgres.url)
    anna, witold, table = open_match(here)
    with witold.socket(there.address, table) as other:
        with anna.socket(here.address, table) as one:
            take_turns([one, other], 5)
        here.kill()
        with anna.socket(there.address, table) as one:
            other.settle()
            assert all(told["type"] == "accepted" for told in take_turns([one, other], 5))


def test_chat_and_presence_cross_processes(postgres: Postgres, servers: Servers) -> None:
    here, there = servers.start(postgres.url), servers.start(postgres.url)
    anna, witold, table = open_match(here)
    with anna.socket(here.address, table) as one, witold.socket(there.address, table) as other:
        while not all(seat["online"] for seat in one.until("table")["seats"]):
            pass
        other.say("say", text="Na Grunwald!")
        assert one.until("said")["line"]["text"] == "Na Grunwald!"
