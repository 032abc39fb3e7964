"""Beside the real box, over the wire: nothing is kept, and nobody burns the host's time."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from tabard.api import games
from tabard.server.routes.companion import Companion
from tabard.server.tables.refusal import Refusal
from tests.server.guests import Guest, House

SHOWN = "shown"


@pytest.fixture(autouse=True)
def a_busy_machine_may_take_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabard.server.routes.companion.LONGEST", 600.0)
    monkeypatch.setattr("tabard.server.routes.companion.ITERATIONS", 20)


def said(question: dict[str, Any], choice: object) -> dict[str, Any]:
    return {"kind": "shown" if question["kind"] == SHOWN else "answer", "choice": choice}


def test_a_solo_match_is_played_beside_the_box(house: House) -> None:
    guest, choices = house.guest("Anna"), random.Random(1)
    body: dict[str, Any] = {"options": {"commander_1": "zizka"}, "said": [], "heard": 0}
    clauses = []
    for _ in range(80):
        told = guest.request("POST", "/api/companion/zizka", body).json()
        clauses += [one["clause"] for one in told["events"] if one["event"]["kind"] == "torak_card"]
        question = told["question"]
        if question is None:
            break
        options = question["options"][:-1] if question["kind"] == SHOWN else question["options"]
        choice = "end_turn" if "end_turn" in options else choices.choice(options)
        body["said"].append(said(question, choice))
        body["heard"] = told["count"]
    assert clauses and set(clauses) == {"ZIZ-17.11"}


def up_to_the_first_answer(guest: Guest) -> dict[str, Any]:
    """The program chooses whatever must be shown."""
    body: dict[str, Any] = {"options": {}, "said": []}
    while True:
        told = guest.request("POST", "/api/companion/zizka", body).json()
        if told["question"]["kind"] != SHOWN:
            return body
        body["said"].append(said(told["question"], "any"))


def test_a_knight_advises_a_guest_and_nobody_else(house: House) -> None:
    guest = house.guest("Anna")
    body = up_to_the_first_answer(guest)
    hint = guest.request("POST", "/api/companion/zizka/hint", body).json()
    question = guest.request("POST", "/api/companion/zizka", body).json()["question"]
    assert {one["choice"] for one in hint["choices"]} <= set(question["options"])
    assert guest.request("POST", "/api/companion/zizka/hint", body).json() == hint
    last = body["said"].pop()
    assert guest.request("POST", "/api/companion/zizka/hint", body).json()["code"] == "not_asked"
    body["said"].append(last)
    assert (
        house.stranger().request("POST", "/api/companion/zizka/hint", body).json()["code"] == "not_signed_in"
    )


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"said": [{"kind": "shown", "choice": "nobody"}]}, "illegal"),
        ({"said": [{"kind": "answer", "choice": 1}]}, "refused"),
        ({"said": [{"kind": "undo", "choice": 1}]}, "malformed"),
        ({"options": {"level": "divine"}}, "refused"),
        ({"said": [{"kind": "shown", "choice": "any"}] * 2001}, "malformed"),
    ],
)
def test_what_cannot_be_is_refused(house: House, body: dict[str, Any], code: str) -> None:
    assert house.guest("Anna").request("POST", "/api/companion/zizka", body).json()["code"] == code


def test_a_game_without_an_opponent_has_positions_only(house: House) -> None:
    guest = house.guest("Anna")
    assert guest.request("POST", "/api/companion/fief", {}).json()["code"] == "not_found"
    assert guest.request("GET", "/api/companion/fief").json()["solo"] is False
    assert guest.request("GET", "/api/companion/glory").json()["solo"] is True
    assert guest.request("GET", "/api/companion/chess").json()["code"] == "not_found"


@pytest.mark.parametrize("game", games())
def test_every_games_example_is_a_position(house: House, game: str) -> None:
    guest = house.guest("Anna")
    text = guest.request("GET", f"/api/companion/{game}").json()["example"]
    told = guest.request("POST", f"/api/companion/{game}/position", {"text": text}).json()
    assert told["questions"][0]["options"]
    assert told["verdict"] is None


def test_what_is_legal_in_a_position_and_why_not(house: House) -> None:
    guest = house.guest("Anna")
    text = guest.request("GET", "/api/companion/zizka").json()["example"]

    def asked(line: str, *played: str) -> dict[str, Any]:
        body = {"text": text, "said": list(played), "ask": line}
        verdict: dict[str, Any] = guest.request("POST", "/api/companion/zizka/position", body).json()[
            "verdict"
        ]
        return verdict

    assert asked("P1 face")["legal"] is True
    refused = asked("P1 recruit")
    assert (refused["legal"], refused["clause"]) == (False, "ZIZ-12.1")
    assert "P1 to P1" in asked("P7 face")["unclear"]
    assert asked("P1 face", "P1 face")["legal"] is False  # played already
    hint = guest.request("POST", "/api/companion/zizka/position/hint", {"text": text, "seat": 0}).json()
    assert hint.get("choices"), hint


def test_a_wrong_position_is_refused_with_a_sentence(house: House) -> None:
    guest = house.guest("Anna")
    for text, said in (("players =", "not TOML"), ("players = 9", "from 1 to 4"), ("x = 1", "unknown key")):
        told = guest.request("POST", "/api/companion/zizka/position", {"text": text}).json()
        assert (told["code"], said in told["reason"]) == ("refused", True)
    told = guest.request(
        "POST", "/api/companion/zizka/position/hint", {"text": "players = 1", "seat": 3}
    ).json()
    assert told["code"] == "no_hint"


def test_one_job_at_a_time_for_one_person_and_two_for_all(house: House) -> None:
    companion = Companion(house.services)

    async def refused(person: str) -> bool:
        try:
            async with companion.turn(person):
                return False
        except Refusal as refusal:
            return refusal.code == "slow_down"

    async def crowd() -> list[bool]:
        async with companion.turn("anna"):
            alone = [await refused("anna"), await refused("witold")]
            async with companion.turn("witold"):
                return [*alone, await refused("jadwiga")]

    assert asyncio.run(crowd()) == [True, False, True]
    assert asyncio.run(refused("jadwiga")) is False


def test_a_position_that_takes_too_long_is_ended(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabard.server.routes.companion.LONGEST", 0.0)
    told = house.guest("Anna").request("POST", "/api/companion/zizka/position", {"text": "players = 1"})
    assert told.json()["code"] == "no_hint"
