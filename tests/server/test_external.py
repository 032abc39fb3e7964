"""Programs that play a seat: they come by a token, and what they do wrong costs their own seat only."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tabard.server.app import create_app
from tabard.server.config import Config
from tests.server.guests import Eyes, Guest, House, Message
from tests.server.processes import Player, Servers

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture
def impatient_house(config: Config) -> Iterator[House]:
    app = create_app(replace(config, external_seconds=0.2))
    with TestClient(app, base_url="http://testserver") as client:
        yield House(client)


def invited(host: Guest, first: int = 1) -> tuple[str, str]:
    """A table whose second seat is a program's, and its token."""
    opened = host.open_table(stand_in="page", options={"start_seat": first})
    answer = host.act(opened["table"], "invite_bot", seat=1, name="Alaunt")
    assert answer["type"] == "accepted"
    return opened["table"], answer["token"]


def seats(guest: Guest, table: str) -> list[Message]:
    found: list[Message] = guest.get(f"/api/tables/{table}")["seats"]
    return found


def test_a_program_comes_by_its_token_and_answers(house: House) -> None:
    anna = house.guest("Anna")
    table, token = invited(anna)
    anna.act(table, "start")
    assert seats(anna, table)[1]["external"] and seats(anna, table)[1]["name"] == "Alaunt"
    with house.stranger().socket(table, token=token) as program:
        assert program.snapshot["yours"] == [1]
        assert program.answer()["type"] == "accepted"
        assert program.snapshot["table"]["invitation"] is not None


def test_only_the_host_gives_a_seat_away_and_only_one_nobody_sits_on(house: House) -> None:
    anna, witold = house.guest("Anna"), house.guest("Witold")
    opened = anna.open_table(seats=3)
    witold.join(opened)
    table = opened["table"]
    assert witold.act(table, "invite_bot", seat=2)["code"] == "not_host"
    assert anna.act(table, "invite_bot", seat=1)["code"] == "taken"
    assert anna.act(table, "invite_bot", seat=2)["type"] == "accepted"


def test_a_wrong_token_opens_nothing_and_a_new_one_replaces_the_old(house: House) -> None:
    anna = house.guest("Anna")
    table, old = invited(anna)
    new = anna.act(table, "invite_bot", seat=1)["token"]
    anna.act(table, "start")
    for token in ("nonsense", old):
        with house.client.websocket_connect("/api/socket") as session:
            eyes = Eyes(session, house.stranger())
            eyes.say("hello", table=table, token=token)
            if eyes.until("refused", "snapshot")["type"] == "snapshot":
                assert eyes.raw and '"yours":[]' in eyes.raw[-1]
    with house.stranger().socket(table, token=new) as program:
        assert program.snapshot["yours"] == [1]


def test_a_token_is_no_key_to_an_account(house: House) -> None:
    _, token = invited(house.guest("Anna"))
    assert house.stranger().request("POST", "/api/key", {"key": token}).status_code != 200


def test_a_bot_of_the_house_gives_way_to_a_program_in_a_running_match(house: House) -> None:
    anna = house.guest("Anna")
    opened = anna.open_table(bots={"1": "page"}, options={"start_seat": 0}, start=True)
    token = anna.act(opened["table"], "invite_bot", seat=1)["token"]
    with house.stranger().socket(opened["table"], token=token) as program:
        assert program.snapshot["yours"] == [1]


def test_a_silent_program_is_replaced_until_it_says_hello_again(impatient_house: House) -> None:
    house = impatient_house
    anna = house.guest("Anna")
    table, token = invited(anna)
    anna.act(table, "start")
    with anna.socket(table) as eyes:
        while not eyes.seen["decision"]:
            eyes.until("update")  # the stand-in has answered for it
        assert seats(anna, table)[1]["stand_in"] is True
        with house.stranger().socket(table, token=token) as program:
            assert program.snapshot["seats"][1]["stand_in"] is False


def test_nonsense_is_refused_and_changes_nothing_for_the_others(house: House) -> None:
    anna = house.guest("Anna")
    table, token = invited(anna)
    anna.act(table, "start")
    with anna.socket(table) as eyes, house.stranger().socket(table, token=token) as program:
        before = eyes.seen
        assert program.answer("nonsense")["code"] == "illegal"
        assert program.answer(seat=0)["code"] == "not_yours"
        eyes.everything()
        assert eyes.seen == before
        assert program.answer()["type"] == "accepted"


def test_nobody_waits_for_a_programs_consent(house: House) -> None:
    anna = house.guest("Anna")
    table, token = invited(anna, first=0)
    anna.act(table, "start")
    with anna.socket(table) as eyes, house.stranger().socket(table, token=token) as program:
        while not program.seen["decision"]:
            eyes.answer("pass" if "pass" in eyes.seen["decision"]["options"] else None)
            eyes.everything()
            program.everything()
        program.answer()
        eyes.everything()
        eyes.say("undo", client_id="u", seat=0, version=eyes.seen["version"], answers=None)
        assert eyes.until("accepted", "refused")["type"] == "accepted"
        eyes.everything()
        assert eyes.seen["decision"] is not None


def test_the_example_of_the_documents_plays_a_whole_match(servers: Servers, tmp_path: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    (example,) = [block for block in blocks if "websockets" in block]
    assert len(example.splitlines()) <= 30
    (tmp_path / "my_bot.py").write_text(example, "utf-8")
    server = servers.start(str(tmp_path / "services.sqlite3"))
    anna = Player(server.address, "Anna")
    wish = {"settings": {"game": "grunwald", "seats": 2}, "seat": None, "bots": {"0": "page"}}
    table = anna.post(server.address, "/api/tables", wish)["table"]
    act = f"/api/tables/{table}/act"
    token = anna.post(server.address, act, {"type": "invite_bot", "seat": 1})["token"]
    anna.post(server.address, act, {"type": "start"})
    place = server.address.replace("http", "ws", 1)
    command = [sys.executable, str(tmp_path / "my_bot.py"), place, table, token]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    after = anna.get(server.address, f"/api/tables/{table}")
    assert after["table"]["status"] == "over"
    assert after["seats"][1]["stand_in"] is False
