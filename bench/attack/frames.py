"""Malformed, foreign and absurd messages while a match is played: none may disturb it."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from tabard.server.app import create_app
from tabard.server.config import Config
from tests.server.generous import GENEROUS
from tests.server.guests import Eyes, House, play
from tests.server.test_abuse import Mallory, position

AT_ONCE = 200  # messages between two looks at the match
GAMES = ("grunwald", "glory", "zizka", "fief")


def attack(size: int, seed: int) -> dict[str, Any]:
    sent = disturbed = matches = answers = 0
    with tempfile.TemporaryDirectory(prefix="tabard-attack-") as folder:
        config = Config(str(Path(folder) / "a.sqlite3"), limits=replace(GENEROUS, errors=10**9))
        with TestClient(create_app(config), base_url="http://testserver") as client:
            house = House(client)
            while sent < size:
                game = GAMES[matches % len(GAMES)]
                matches += 1
                more = under_attack(
                    house, game, 1_000_000 * seed + matches, min(size - sent, size // 8 + AT_ONCE)
                )
                sent, disturbed, answers = sent + more[0], disturbed + more[1], answers + more[2]
    return {
        "messages": sent,
        "matches": matches,
        "answers_between": answers,
        "disturbed": disturbed,
        "held": disturbed == 0 and answers > 0,
    }


def under_attack(house: House, game: str, seed: int, most: int) -> tuple[int, int, int]:
    """Messages sent, matches disturbed, answers that were still accepted between them."""
    anna, witold, mallory = house.guest("Anna"), house.guest("Witold"), house.guest("Mallory")
    opened = anna.open_table(game=game, spectators="everyone")
    witold.join(opened)
    table = opened["table"]
    anna.act(table, "start")
    evil = Mallory(seed, table)
    sent = disturbed = answers = 0
    with anna.socket(table) as one, witold.socket(table) as other, mallory.socket(table) as crowd:
        while sent < most:
            answers += play([one, other], 1)
            if not (one.seen["decision"] or other.seen["decision"]):
                break
            before = position(house, table)
            waiting = other if one.seen["decision"] else one
            for eyes in (crowd, waiting):
                pour(eyes, evil, AT_ONCE // 2)
                sent += AT_ONCE // 2
            disturbed += position(house, table) != before
    return sent, disturbed, answers


def pour(eyes: Eyes, evil: Mallory, many: int) -> None:
    """As somebody else's seat, or as nobody's."""
    for _ in range(many):
        honest = {
            "type": "answer",
            "client_id": eyes.guest.new_id(),
            "seat": 0 if eyes.seen["eyes"] != 0 else 1,
            "version": eyes.seen["version"],
            "choice": "pass",
        }
        eyes.session.send_text(evil.message(honest))
    eyes.everything()
