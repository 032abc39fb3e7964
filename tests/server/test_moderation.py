"""What people do about each other: block, report, and send away from one's own table."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from tabard.server.app import create_app
from tabard.server.config import Config
from tests.server.guests import Guest, House
from tests.server.test_keeping import Admin, admin, told_until_the_end

__all__ = ["admin"]


def block(guest: Guest, table: str, seat: int) -> Any:
    return guest.request("POST", "/api/block", {"table": table, "seat": seat})


def report(guest: Guest, table: str, seat: int, why: str = "") -> Any:
    return guest.request("POST", "/api/report", {"table": table, "seat": seat, "why": why})


def two_at_a_table(house: House, **settings: Any) -> tuple[Guest, Guest, dict[str, Any]]:
    anna, witold = house.guest("Anna"), house.guest("Witold")
    opened = anna.open_table(seats=3, **settings)
    witold.join(opened)
    return anna, witold, opened


# Blocks.


def test_who_is_blocked_does_not_sit_down_where_one_sits(house: House) -> None:
    anna, witold, opened = two_at_a_table(house)
    (blocked,) = block(anna, opened["table"], 1).json()["blocked"]
    assert blocked["name"] == "Witold"
    another = anna.open_table()
    refused = witold.act(another["table"], "sit")
    assert refused["type"] == "refused"
    wish = {"table": another["table"], "invitation": another["invitation"]}
    told = witold.request("POST", "/api/join", wish)
    assert (told.status_code, told.json()["code"]) == (403, "blocked")


def test_it_holds_the_other_way_round_and_at_the_tables_of_others(house: House) -> None:
    anna, witold, opened = two_at_a_table(house)
    block(anna, opened["table"], 1)
    of_witold = witold.open_table()
    wish = {"table": of_witold["table"], "invitation": of_witold["invitation"]}
    assert anna.request("POST", "/api/join", wish).json()["code"] == "blocked"
    of_ofka = house.guest("Ofka").open_table(seats=3)
    anna.join(of_ofka)
    wish = {"table": of_ofka["table"], "invitation": of_ofka["invitation"]}
    assert witold.request("POST", "/api/join", wish).json()["code"] == "blocked"


def test_nobody_is_put_out_of_a_match_by_a_block(house: House) -> None:
    anna, witold, opened = two_at_a_table(house)
    anna.act(opened["table"], "start", fill=True)
    block(anna, opened["table"], 1)
    assert witold.get(f"/api/tables/{opened['table']}")["yours"] == [1]


def test_blocks_can_be_taken_back(house: House) -> None:
    anna, witold, opened = two_at_a_table(house)
    (blocked,) = block(anna, opened["table"], 1).json()["blocked"]
    assert anna.get("/api/me/notices")["blocked"] == [blocked]
    assert witold.get("/api/me/notices")["blocked"] == []
    told = anna.request("DELETE", "/api/block", {"id": blocked["id"]})
    assert told.json()["blocked"] == []
    witold.join(anna.open_table())


def test_public_tables_of_who_is_blocked_are_not_listed(house: House) -> None:
    anna, witold, opened = two_at_a_table(house)
    of_witold = witold.open_table(visibility="public")["table"]
    assert of_witold in listed(anna)
    block(anna, opened["table"], 1)
    assert of_witold not in listed(anna) and of_witold in listed(house.guest("Ofka"))


def listed(guest: Guest) -> list[str]:
    return [one["id"] for one in guest.get("/api/lobby")["public"]]


def test_only_somebody_at_the_table_can_be_named(house: House) -> None:
    anna, _, opened = two_at_a_table(house)
    for seat in (0, 2, 7):  # oneself, an empty seat, none
        assert block(anna, opened["table"], seat).status_code == 404
    stranger = house.guest("Ofka")
    assert block(stranger, opened["table"], 1).status_code == 403
    assert report(stranger, opened["table"], 1).status_code == 403


def test_whoever_deletes_the_account_leaves_no_blocks(house: House) -> None:
    anna, witold, opened = two_at_a_table(house)
    block(anna, opened["table"], 1)
    assert witold.request("DELETE", "/api/me", {}).status_code == 200
    assert anna.get("/api/me/notices")["blocked"] == []


# Reports.


def test_a_report_carries_what_its_reporter_could_read(house: House, admin: Admin) -> None:
    anna, witold, opened = two_at_a_table(house)
    table = opened["table"]
    house.guest("Ofka").join(opened)
    witold.act(table, "say", text="out with you")
    witold.act(table, "say", text="just us two", to=[2])
    assert report(anna, table, 1, "He was rude.").status_code == 200
    told = admin("list", "reports")
    assert "Anna" in told and "about Witold" in told and table in told
    assert "why: He was rude." in told and "said: out with you" in told and "just us two" not in told


def test_reports_are_settled(house: House, admin: Admin, config: Config) -> None:
    anna, _, opened = two_at_a_table(house)
    report(anna, opened["table"], 1, "Rude.")
    id = admin("list", "reports").split()[0]
    assert f"{id} is settled" in admin("settle", id)
    assert admin("list", "reports") == "nothing\n"
    assert "settled" in admin("list", "reports", "--all")


def test_reports_are_limited(limited_house: House) -> None:
    anna, _, opened = two_at_a_table(limited_house)
    told = [report(anna, opened["table"], 1).status_code for _ in range(7)]
    assert told[:5] == [200] * 5 and told[-1] == 429


def test_nobody_else_learns_of_a_report(house: House) -> None:
    anna, witold, opened = two_at_a_table(house)
    with witold.socket(opened["table"]) as eyes:
        eyes.everything()
        report(anna, opened["table"], 1, "Rude.")
        block(anna, opened["table"], 1)
        assert eyes.everything() == []


# Sent away.


def test_the_host_sends_somebody_away_who_cannot_come_back(house: House) -> None:
    anna, witold, opened = two_at_a_table(house, visibility="public")
    table = opened["table"]
    with witold.socket(table) as eyes:
        assert anna.act(table, "stand", seat=1)["type"] == "accepted"
        assert told_until_the_end(eyes)[-1] == "removed"
    assert anna.get(f"/api/tables/{table}")["seats"][1]["kind"] == "empty"
    wish = {"table": table, "invitation": opened["invitation"]}
    assert witold.request("POST", "/api/join", wish).status_code == 403
    assert witold.request("GET", f"/api/tables/{table}").status_code == 403
    assert witold.act(table, "sit")["type"] == "refused"


def test_it_is_still_so_after_a_restart(config: Config) -> None:
    with TestClient(create_app(config), base_url="http://testserver") as client:
        anna, witold, opened = two_at_a_table(House(client))
        anna.act(opened["table"], "stand", seat=1)
    with TestClient(create_app(config), base_url="http://testserver") as client:
        witold._client = client
        wish = {"table": opened["table"], "invitation": opened["invitation"]}
        assert witold.request("POST", "/api/join", wish).status_code == 403


def test_who_stands_up_may_come_back(house: House) -> None:
    _, witold, opened = two_at_a_table(house)
    assert witold.act(opened["table"], "stand", seat=1)["type"] == "accepted"
    witold.join(opened)


def test_nobody_else_sends_away_and_nobody_in_a_match(house: House) -> None:
    anna, witold, opened = two_at_a_table(house)
    table = opened["table"]
    assert witold.act(table, "stand", seat=0)["code"] == "not_host"
    anna.act(table, "start", fill=True)
    assert anna.act(table, "stand", seat=1)["code"] == "started"


def test_words_of_who_is_blocked_do_not_arrive(house: House) -> None:
    anna, witold, opened = two_at_a_table(house)
    table = opened["table"]
    with anna.socket(table) as eyes, witold.socket(table) as others:
        block(anna, table, 1)
        witold.act(table, "say", text="an insult")
        witold.act(table, "say", text="a private insult", to=[0])
        heard = [eyes.until("said")["line"] for _ in range(2)]
        assert [(line["name"], line["text"]) for line in heard] == [("Witold", "")] * 2
        assert [line["number"] for line in heard] == [0, 1]
        assert others.until("said")["line"]["text"] == "an insult"  # he is not told
        anna.act(table, "say", text="peace")
        assert others.until("said")["line"]["number"] == 1
    assert [line["text"] for line in anna.get(f"/api/tables/{table}")["chat"]] == ["", "", "peace"]
    with anna.socket(table) as eyes:
        assert [line["text"] for line in eyes.snapshot["chat"]] == ["", "", "peace"]
        (blocked,) = anna.get("/api/me/notices")["blocked"]
        anna.request("DELETE", "/api/block", {"id": blocked["id"]})
        witold.act(table, "say", text="peace")
        assert eyes.until("said")["line"]["text"] == "peace"
    assert anna.get(f"/api/tables/{table}")["chat"][0]["text"] == "an insult"


def test_who_is_blocked_asks_for_no_seat_beside_one(house: House) -> None:
    anna, witold, opened = two_at_a_table(house)
    running = anna.open_table(seats=2, bots={"1": "page"}, start=True, spectators="everyone")
    assert witold.act(running["table"], "ask_seat", seat=1)["type"] == "accepted"
    anna.act(running["table"], "agree_seat", seat=0, agree=False)
    block(anna, opened["table"], 1)
    assert witold.act(running["table"], "ask_seat", seat=1)["code"] == "blocked"


def test_who_is_blocked_is_left_out_of_the_next_match(house: House) -> None:
    anna, witold, opened = two_at_a_table(house)
    anna.act(opened["table"], "start", fill=True)
    block(anna, opened["table"], 1)
    for seat, one in enumerate((anna, witold)):
        one.act(opened["table"], "vote_to_end", seat=seat)
    assert anna.act(opened["table"], "rematch")["type"] == "accepted"
    again = anna.get(f"/api/tables/{opened['table']}")["table"]["rematch"]
    seats = anna.get(f"/api/tables/{again}")["seats"]
    assert sorted((seat["kind"], seat["name"]) for seat in seats) == [
        ("bot", "squire"),
        ("empty", ""),
        ("human", "Anna"),
    ]
