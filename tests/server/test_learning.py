"""Lessons over HTTP: what was done goes in, the table and the coach come out; the server keeps nothing."""

from __future__ import annotations

from typing import Any

from tests.server.guests import House


def take(house: House, lesson: str, *done: Any, status: int = 200) -> Any:
    reply = house.stranger().request("POST", f"/api/lessons/{lesson}", {"done": list(done)})
    assert reply.status_code == status
    return reply.json()


READ = {"kind": "read"}


def test_a_lesson_shows_a_table_and_what_the_coach_would_do(house: House) -> None:
    first = take(house, "pig/lessons/first")
    assert first["reads"] and first["next"] is None and first["shown"]["seen"]["decision"] is None
    asked = take(house, "pig/lessons/first", READ)
    assert asked["shown"]["seen"]["decision"]["options"]
    assert asked["next"] == {"kind": "answer", "choice": "roll", "command": None}


def test_what_the_coach_would_do_leads_to_the_end(house: House) -> None:
    for lesson in ("pig/lessons/first", "fief/lessons/deals", "glory/lessons/duel"):
        done: list[Any] = []
        while (now := take(house, lesson, *done))["step"] is not None:
            assert now["wrong"] is None
            done.append(READ if now["reads"] else now["next"])


def test_a_wrong_answer_has_no_next(house: House) -> None:
    wrong = take(house, "pig/lessons/first", READ, {"kind": "answer", "choice": "hold"})
    assert wrong["wrong"] == "too-early" and wrong["back"] == 1 and wrong["next"] is None


def test_what_was_not_asked_is_refused(house: House) -> None:
    assert (
        take(house, "pig/lessons/first", {"kind": "answer", "choice": "roll"}, status=400)["code"]
        == "malformed"
    )
    take(house, "pig/lessons/nothing", status=404)
