"""What belongs to one person stays with that person, and nothing moves with what nobody may notice."""

from __future__ import annotations

import json
import time
from typing import Any

from tabard.server.tables.talk import KEPT
from tests.server.guests import Eyes, Guest, House


def three(house: House, **settings: Any) -> tuple[Guest, Guest, Guest, str]:
    anna, witold, zofia = house.guest("Anna"), house.guest("Witold"), house.guest("Zofia")
    opened = anna.open_table(seats=3, **settings)
    witold.join(opened)
    zofia.join(opened)
    return anna, witold, zofia, opened["table"]


def lines(guest: Guest, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.get(f"/api/tables/{table}")["chat"]
    return found


def test_a_stranger_who_knows_the_id_neither_talks_nor_keeps_notes(house: House) -> None:
    anna, mallory = house.guest("Anna"), house.guest("Mallory")
    opened = anna.open_table(spectators="nobody")
    table = opened["table"]
    assert mallory.act(table, "say", text="hello")["code"] == "not_invited"
    assert mallory.act(table, "write_note", text="mine")["code"] == "not_invited"
    assert lines(anna, table) == []
    path = f"/api/tables/{table}/act?invitation={opened['invitation']}"
    assert mallory.request("POST", path, {"type": "say", "text": "invited"}).status_code == 200
    assert [line["text"] for line in lines(anna, table)] == ["invited"]


def test_who_sits_down_later_reads_no_private_line_of_before(house: House) -> None:
    anna, witold = house.guest("Anna"), house.guest("Witold")
    opened = anna.open_table(seats=2)
    table = opened["table"]
    witold.join(opened)
    anna.act(table, "say", text="only you", to=[1])
    witold.act(table, "stand", seat=1)
    zofia = house.guest("Zofia")
    zofia.join(opened)
    assert lines(zofia, table) == []
    with zofia.socket(table) as eyes:
        assert eyes.snapshot["chat"] == []
    assert [line["text"] for line in lines(witold_again(witold, opened), table)] == ["only you"]
    house.services.rooms.throw_away(house.services.rooms.here(table))  # type: ignore[arg-type]
    assert lines(zofia, table) == [] and len(lines(anna, table)) == 1


def witold_again(witold: Guest, opened: Any) -> Guest:
    """No seat any more, but the link."""
    original = witold.get

    def get(path: str) -> Any:
        return original(f"{path}?invitation={opened['invitation']}")

    witold.get = get  # type: ignore[method-assign]
    return witold


def test_numbers_of_lines_show_no_private_talk(house: House) -> None:
    anna, witold, zofia, table = three(house)
    with zofia.socket(table) as eyes:
        for number in range(4):
            anna.act(table, "say", text=f"secret {number}", to=[1])
            anna.act(table, "say", text=f"aloud {number}")
        heard = [message["line"]["number"] for message in eyes.everything() if message["type"] == "said"]
    assert heard == [0, 1, 2, 3]
    assert [line["number"] for line in lines(zofia, table)] == [0, 1, 2, 3]
    assert [line["number"] for line in lines(witold, table)] == list(range(8))
    house.services.rooms.throw_away(house.services.rooms.here(table))  # type: ignore[arg-type]
    assert [line["number"] for line in lines(zofia, table)] == [0, 1, 2, 3]
    with zofia.socket(table, chatted=3) as eyes:
        assert [line["text"] for line in eyes.snapshot["chat"]] == ["aloud 3"]
    export = anna.request("GET", "/api/me/export").json()
    assert export["chat"] and not {"number", "readers"} & set(export["chat"][0])


def test_memory_keeps_the_last_lines_and_counts_on(house: House) -> None:
    anna, witold, zofia, table = three(house)
    for number in range(KEPT + 10):
        anna.act(table, "say", text=f"{number}", to=[1] if number % 2 else [])
    room = house.services.rooms.here(table)
    assert room is not None and len(room.chat) == KEPT
    for _ in range(2):
        aloud = lines(zofia, table)
        assert [line["number"] for line in aloud] == list(range(5, (KEPT + 10) // 2))
        assert aloud[-1]["text"] == f"{KEPT + 8}"
        assert lines(witold, table)[-1]["number"] == KEPT + 9
        house.services.rooms.throw_away(house.services.rooms.here(table) or room)


def test_lines_are_limited_by_person_whatever_the_socket(limited_house: House) -> None:
    anna = limited_house.guest("Anna")
    opened = anna.open_table(seats=2)
    verdicts = []
    for number in range(26):
        with anna.socket(opened["table"]) as eyes:
            eyes.say("say", text=f"line {number}")
            message = eyes.until("said", "refused")
            verdicts.append(message["type"])
    assert verdicts.count("said") < 26 and verdicts[-1] == "refused"


def test_messages_are_limited_by_person_whatever_the_socket(limited_house: House) -> None:
    anna = limited_house.guest("Anna")
    table = anna.open_table(hot_seat=True, start=True)["table"]
    limits, began, answered = limited_house.services.config.limits, time.monotonic(), 0
    for _ in range(8):
        with limited_house.client.websocket_connect(
            "/api/socket", headers={"Cookie": f"tabard={anna.cookie}"}
        ) as session:
            eyes = Eyes(session, anna)
            eyes.say("hello", table=table)
            if eyes.until("snapshot", "gone")["type"] == "gone":
                continue
            for _ in range(40):
                eyes.say("ping", sent=1)
            answered += [eyes.until("pong", "refused")["type"] for _ in range(40)].count("pong")
    assert answered <= limits.messages_burst + limits.messages * (time.monotonic() - began) + 1


def test_who_resigned_sees_no_more_through_the_seat(house: House) -> None:
    anna, witold, _, table = three(house, options={"start_seat": 0, "show_hands": False})
    anna.act(table, "start")
    with witold.socket(table) as eyes:
        eyes.say("look", seat=1)
        eyes.until("update")
        assert eyes.seen["eyes"] == 1
        witold.act(table, "resign", seat=1)
        eyes.everything()
        assert eyes.seen["eyes"] is None and eyes.seen["view"]["seat"] is None
        for _ in range(2):
            eyes.say("look", seat=1)
            assert eyes.until("refused", "update")["code"] == "not_yours"
    assert witold.get(f"/api/tables/{table}")["seen"]["eyes"] is None
    assert witold.request("GET", f"/api/tables/{table}?eyes=1").status_code == 403
    assert witold.request("GET", f"/api/tables/{table}/replay?eyes=1").status_code == 403


def test_who_resigned_goes_on_looking_where_the_table_allows_it(house: House) -> None:
    anna, witold, _, table = three(house, options={"show_hands": False}, resigned_look=True)
    anna.act(table, "start")
    with witold.socket(table) as eyes:
        witold.act(table, "resign", seat=1)
        eyes.everything()
        assert eyes.seen["eyes"] == 1 and eyes.seen["view"]["seat"] == 1
        assert eyes.seen["decision"] is None and eyes.seen["commands"] == []
        assert eyes.answer("pass")["code"] == "not_yours"
        eyes.say("look", seat=0)
        assert eyes.until("refused", "update")["code"] == "not_yours"
    assert witold.get(f"/api/tables/{table}")["seen"]["eyes"] == 1
    assert witold.get(f"/api/tables/{table}")["yours"] == []
    assert witold.get(f"/api/tables/{table}/replay?eyes=1")["eyes"] == 1
    assert anna.request("GET", f"/api/tables/{table}?eyes=1").status_code == 403
    assert witold.act(table, "say", text="I saw")["code"] == "not_yours"


def test_content_of_ones_own_does_not_travel_in_every_message(house: House) -> None:
    anna = house.guest("Anna")
    cards = anna.get("/api/content/grunwald")["tables"]
    kind = next(name for name, rows in cards.items() if isinstance(rows, list) and rows and "id" in rows[0])
    wish = {
        "settings": {"game": "grunwald", "seats": 2, "hot_seat": True},
        "content": json.dumps({kind: [cards[kind][0]]}),
        "start": True,
    }
    opened = anna.post("/api/tables", wish)
    with anna.socket(opened["table"]) as eyes:
        info = eyes.snapshot["table"]
        assert info["settings"]["content"] is None and info["own_content"] is True
    own = anna.get(f"/api/content/grunwald?table={opened['table']}")["tables"]
    assert own[kind]


# Half an act.


def half_acts(house: House, then: Any, answers: int = 80) -> int:
    """Plays a match in which halves of acts happen; `then` is told before and after each answer."""
    anna, witold = house.guest("Anna"), house.guest("Witold")
    opened = anna.open_table(options={"start_seat": 0, "show_hands": False})
    witold.join(opened)
    table = opened["table"]
    anna.act(table, "start")
    hidden = 0
    with anna.socket(table) as one, witold.socket(table) as other:
        for number in range(answers):
            one.everything()
            other.everything()
            asked: list[Eyes] = [eyes for eyes in (one, other) if eyes.seen["decision"]]
            if not asked:
                break
            mover, watcher = asked[0], other if asked[0] is one else one
            version = watcher.seen["version"]
            before = then(watcher, table, ask=True)
            options = mover.seen["decision"]["options"]
            assert mover.answer(options[number % len(options)])["type"] == "accepted"
            watcher.everything()
            if watcher.seen["version"] == version:
                hidden += 1
                assert then(watcher, table, ask=False) == before
    return hidden


def test_the_lobby_does_not_move_with_half_an_act(house: House) -> None:
    def changed(watcher: Eyes, table: str, *, ask: bool) -> Any:
        (line,) = watcher.guest.get("/api/lobby")["mine"]
        return line["changed"], line["deadline"], line["your_turn"]

    assert half_acts(house, changed) > 0, "no half act was made"


def test_a_request_to_take_back_does_not_vanish_with_half_an_act(house: House) -> None:
    def asked(watcher: Eyes, table: str, *, ask: bool) -> Any:
        seen = watcher.seen
        if ask and seen["back"] > seen["undoable"]:
            wish = {"seat": seen["eyes"], "version": seen["version"], "answers": None}
            watcher.say("undo", client_id=watcher.guest.new_id(), **wish)
            watcher.until("accepted", "refused")
        return watcher.guest.get(f"/api/tables/{table}")["agreements"]["undo"]

    assert half_acts(house, asked) > 0


def test_whoever_looks_again_is_shown_nothing_of_half_an_act(house: House) -> None:
    def shown(watcher: Eyes, table: str, *, ask: bool) -> Any:
        snapshot = watcher.guest.get(f"/api/tables/{table}")
        del snapshot["seen"]["clocks"]  # which hold the time
        undo = watcher.guest.act(table, "undo", client_id="x", seat=1, version=-1)
        return snapshot, undo["code"]

    assert half_acts(house, shown) > 0


def test_how_many_answers_could_be_taken_back_tells_nothing_of_half_an_act(house: House) -> None:
    """The other asks for more and more of them until there are not so many: ever more as the match grows."""

    def most(watcher: Eyes, table: str, *, ask: bool) -> Any:
        seen = watcher.guest.get(f"/api/tables/{table}")["seen"]
        number = seen["undoable"] + 1
        while True:
            wish = {"seat": seen["eyes"], "version": seen["version"], "answers": number}
            told = watcher.guest.act(table, "undo", client_id=watcher.guest.new_id(), **wish)
            if told["type"] == "refused":
                return number, told["reason"]
            watcher.guest.act(table, "consent", seat=1 - seen["eyes"], agree=False)
            number += 1

    assert half_acts(house, most, answers=30) > 0


def test_a_third_pair_of_eyes_does_not_show_half_an_act(house: House) -> None:
    """Whoever says hello again may be told more than is new, but not because somebody began an act."""

    def kinds(play_half: bool) -> list[str]:
        anna, witold, crowd = house.guest("Anna"), house.guest("Witold"), house.guest("Crowd")
        opened = anna.open_table(options={"start_seat": 0, "show_hands": False}, spectators="everyone")
        witold.join(opened)
        table = opened["table"]
        anna.act(table, "start")
        with anna.socket(table) as one, crowd.socket(table, protocol=3) as watcher:
            one.answer("pass")
            watcher.everything()
            before = len(watcher.raw)
            with witold.socket(table) as other:
                if play_half:
                    other.answer("crown")
                    other.everything()
                with crowd.socket(table, protocol=3):
                    pass
                if play_half:
                    seen = other.seen
                    other.say("undo", client_id="u", seat=1, version=seen["version"], answers=1)
                    other.until("accepted")
                    other.everything()
                other.answer("pass")
            watcher.everything()
            told = [json.loads(raw)["type"] for raw in watcher.raw[before:]]
            return [kind for kind in told if kind != "table"]

    assert kinds(play_half=True) == kinds(play_half=False)
