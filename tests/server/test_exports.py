"""Every finished match that is exported verifies; a journal brought in holds up nobody."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import pytest

from tabard.cli import main
from tabard.server import heavy
from tests.server.guests import Guest, House, play


def verified(guest: Guest, table: str, folder: Path) -> int:
    file = folder / f"{table}.json"
    journal = guest.get(f"/api/tables/{table}/journal")
    assert journal["hash"]
    file.write_text(json.dumps(journal), "utf-8")
    return main(["verify", str(file)])


def ended(house: House, game: str, how: str) -> tuple[Guest, str]:
    anna, witold = house.guest("Anna"), house.guest("Witold")
    opened = anna.open_table(game=game)
    witold.join(opened)
    table = opened["table"]
    anna.act(table, "start")
    with anna.socket(table) as one, witold.socket(table) as other:
        play([one, other], 25 if how != "played" else 100_000)
    if how == "resigned":
        witold.act(table, "resign", seat=1)
    elif how == "voted":
        anna.act(table, "vote_to_end", seat=0)
        witold.act(table, "vote_to_end", seat=1)
    info = anna.get(f"/api/tables/{table}")["table"]
    assert (info["status"], info["ended"]) == ("over", how)
    return anna, table


@pytest.mark.parametrize("how", ["resigned", "voted"])
@pytest.mark.parametrize("game", ["grunwald", "glory", "zizka", "fief"])
def test_a_match_that_ended_early_verifies(
    house: House, tmp_path: Path, capsys: Any, game: str, how: str
) -> None:
    anna, table = ended(house, game, how)
    assert verified(anna, table, tmp_path) == 0
    said = capsys.readouterr().out
    assert "final hash" in said and {"resigned": "resigned", "voted": "voted"}[how] in said


def test_a_match_played_out_verifies_and_a_changed_one_does_not(house: House, tmp_path: Path) -> None:
    anna, table = ended(house, "grunwald", "played")
    assert verified(anna, table, tmp_path) == 0
    file = tmp_path / f"{table}.json"
    journal = json.loads(file.read_text("utf-8"))
    journal["hash"] = "0" * 64
    file.write_text(json.dumps(journal), "utf-8")
    assert main(["verify", str(file)]) == 1


def test_what_one_exports_about_oneself_verifies_too(house: House, tmp_path: Path) -> None:
    anna, _ = ended(house, "grunwald", "resigned")
    (journal,) = anna.get("/api/me/export")["journals"]
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(journal), "utf-8")
    assert journal["hash"] and main(["verify", str(file)]) == 0


# Journals brought in.


def one_of(house: House, anna: Guest) -> Any:
    table = anna.open_table(hot_seat=True, start=True)["table"]
    with anna.socket(table) as eyes:
        play([eyes])
    return anna.get(f"/api/tables/{table}/journal")


def test_a_journal_of_too_many_entries_is_refused(house: House) -> None:
    anna = house.guest("Anna")
    journal = one_of(house, anna)
    seat = journal["entries"][0]["seat"]
    back_and_forth = [journal["entries"][0], {"seat": seat, "undo": 1}]
    journal["entries"] = back_and_forth * 10_001
    told = anna.request("POST", "/api/import", {"journal": journal})
    assert (told.status_code, told.json()["code"]) == (413, "too_large")


def test_a_long_journal_is_loaded_from_its_save(house: House, monkeypatch: Any) -> None:
    """No load plays it again, and no load happens in the loop that serves the others."""
    anna = house.guest("Anna")
    journal = one_of(house, anna)
    seat = journal["entries"][0]["seat"]
    journal["entries"] = [journal["entries"][0], {"seat": seat, "undo": 1}] * 1_500
    journal["hash"] = None
    table = anna.post("/api/import", {"journal": journal})["table"]
    room = house.services.rooms.here(table)
    assert room is not None and room.play is not None
    before = room.play.match.hash()
    house.services.rooms.throw_away(room)
    loaded_in: list[str] = []
    monkeypatch.setattr(
        "tabard.server.tables.rooms.carry", lambda *_: pytest.fail("the journal was played again")
    )
    from tabard.server.tables import rooms

    real = rooms.from_save

    def noted(found: Any) -> Any:
        loaded_in.append(threading.current_thread().name)
        return real(found)

    monkeypatch.setattr(rooms, "from_save", noted)
    anna.get(f"/api/tables/{table}")
    room = house.services.rooms.here(table)
    assert room is not None and room.play is not None and room.play.match.hash() == before
    assert loaded_in and loaded_in[0].startswith("loading")


def test_long_work_has_threads_of_its_own(house: House) -> None:
    portal = house.client.portal
    assert portal is not None
    for run, threads in ((heavy.in_thread, "heavy"), (heavy.loaded, "loading")):
        assert portal.call(run, lambda: threading.current_thread().name).startswith(threads)


def test_passwords_wait_for_no_replay(house: House, monkeypatch: Any) -> None:
    """However many long jobs there are, a login needs a thread that they do not have."""
    stop = threading.Event()
    busy = [heavy.THREADS.submit(stop.wait, 20) for _ in range(8)]
    try:
        wish = {"login": "anna", "password": "white eagle"}
        assert house.guest().request("POST", "/api/register", wish).status_code == 200
        assert house.stranger().request("POST", "/api/login", wish).status_code == 200
    finally:
        stop.set()
    assert all(one.result(20) is not None for one in busy)
