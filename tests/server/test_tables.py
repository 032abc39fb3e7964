"""Tables: opening, inviting, bots, spectators, talk, leaving, the next match."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.api import games
from tests.server.guests import Guest, House, play


def test_two_clicks_to_a_match_against_a_bot(house: House) -> None:
    newcomer = house.stranger()
    opened = newcomer.open_table(bots={"1": "page"}, start=True)
    with newcomer.socket(opened["table"]) as eyes:
        while not eyes.seen["view"]["standing"]:
            if eyes.seen["decision"]:
                eyes.answer()
            else:
                eyes.until("update")
        assert eyes.seen["view"]["standing"][0]["score"] >= 0


def test_a_friend_joins_by_a_link(house: House) -> None:
    anna, friend = house.guest("Anna"), house.stranger()
    opened = anna.open_table()
    friend.join(opened)
    assert friend.me["kind"] == "guest"
    with anna.socket(opened["table"]) as eyes:
        assert [seat["kind"] for seat in eyes.snapshot["seats"]] == ["human", "human"]
        assert eyes.snapshot["table"]["invitation"] == opened["invitation"]


def test_an_invited_table_is_closed_to_strangers(house: House) -> None:
    opened = house.guest("Anna").open_table()
    stranger = house.guest("Stranger")
    path = f"/api/tables/{opened['table']}"
    assert stranger.request("GET", path).status_code == 403
    assert stranger.request("POST", "/api/join", {"table": opened["table"]}).status_code == 403
    assert stranger.act(opened["table"], "sit")["code"] == "not_invited"
    assert house.stranger().get("/api/lobby")["public"] == []


def test_public_tables_stand_in_the_lobby(house: House) -> None:
    opened = house.guest("Anna").open_table(visibility="public", name="Open to all")
    (line,) = house.stranger().get("/api/lobby")["public"]
    assert (line["id"], line["name"], line["status"]) == (opened["table"], "Open to all", "open")
    friend = house.guest("Friend")
    assert friend.act(opened["table"], "sit")["type"] == "accepted"


def test_the_host_seats_bots_and_starts(house: House) -> None:
    anna, witold = house.guest("Anna"), house.guest("Witold")
    opened = anna.open_table(seats=4)
    witold.join(opened)
    table = opened["table"]
    assert witold.act(table, "seat_bot", seat=2, level="page")["code"] == "not_host"
    assert anna.act(table, "seat_bot", seat=1, level="page")["code"] == "taken"
    assert anna.act(table, "seat_bot", seat=2, level="no such")["code"] == "no_level"
    assert anna.act(table, "seat_bot", seat=2, level="page")["type"] == "accepted"
    assert anna.act(table, "start")["code"] == "empty_seats"
    assert anna.act(table, "start", fill=True)["type"] == "accepted"
    assert [seat["kind"] for seat in anna.get(f"/api/tables/{table}")["seats"]] == [
        "human",
        "human",
        "bot",
        "bot",
    ]
    assert anna.act(table, "start")["code"] == "started"


def test_in_hot_seat_the_table_turns_to_whoever_must_answer(house: House) -> None:
    anna = house.guest("Anna")
    opened = anna.open_table(seats=3, hot_seat=True, start=True)
    with anna.socket(opened["table"]) as eyes:
        assert eyes.snapshot["yours"] == [0, 1, 2]
        seen = set()
        for _ in range(20):
            assert eyes.seen["decision"]["seat"] == eyes.seen["eyes"]
            seen.add(eyes.seen["eyes"])
            eyes.answer()
            eyes.everything()
        assert seen == {0, 1, 2}


def test_spectators_by_policy(house: House) -> None:
    anna = house.guest("Anna")
    doors = {}
    for policy in ("everyone", "invited", "nobody"):
        opened = anna.open_table(bots={"1": "page"}, start=True, spectators=policy)
        path = f"/api/tables/{opened['table']}"
        stranger = house.stranger()
        doors[policy] = [
            stranger.request("GET", path).status_code,
            stranger.request("GET", f"{path}?invitation={opened['invitation']}").status_code,
            stranger.request("GET", f"{path}?eyes=0").status_code,
        ]
    assert doors == {"everyone": [200, 200, 403], "invited": [403, 200, 403], "nobody": [403, 403, 403]}


def test_private_talk_reaches_only_those_it_is_for(house: House) -> None:
    anna, witold, zofia = house.guest("Anna"), house.guest("Witold"), house.guest("Zofia")
    opened = anna.open_table(seats=3)
    witold.join(opened), zofia.join(opened)
    table = opened["table"]
    with witold.socket(table) as second, zofia.socket(table) as third:
        second.everything(), third.everything()
        anna.act(table, "say", text="to all")
        anna.act(table, "say", text="to Witold", to=[1])
        heard = [
            [message["line"]["text"] for message in eyes.everything() if message["type"] == "said"]
            for eyes in (second, third)
        ]
        assert heard == [["to all", "to Witold"], ["to all"]]
    assert [line["text"] for line in zofia.get(f"/api/tables/{table}")["chat"]] == ["to all"]
    with witold.socket(table, chatted=1) as again:
        assert [line["text"] for line in again.snapshot["chat"]] == ["to Witold"]


def test_in_fief_private_talk_needs_a_parley_unless_the_table_allows_it(house: House) -> None:
    for options, reason in (({}, "private-talk-needs-a-parley"), ({"free_talk": True}, None)):
        anna, witold, zofia = house.guest("Anna"), house.guest("Witold"), house.guest("Zofia")
        opened = anna.open_table(game="fief", seats=3, options=options)
        assert anna.act(opened["table"], "say", text="before the match", to=[1])["type"] == "accepted"
        witold.join(opened), zofia.join(opened)
        anna.act(opened["table"], "start")
        assert anna.act(opened["table"], "say", text="psst", to=[1]).get("reason") == reason
        assert anna.act(opened["table"], "say", text="to all")["type"] == "accepted"


def test_a_command_is_tried_without_being_done(house: House) -> None:
    anna, witold, zofia = house.guest("Anna"), house.guest("Witold"), house.guest("Zofia")
    opened = anna.open_table(game="fief", seats=3)
    witold.join(opened), zofia.join(opened)
    table = opened["table"]
    anna.act(table, "start")
    command = anna.get(f"/api/tables/{table}")["seen"]["commands"][0]
    before = anna.get(f"/api/tables/{table}")["seen"]["version"]
    for tried, type in ((command, "accepted"), ({"do": "deal", "family": 0, "items": []}, "refused")):
        told = anna.act(table, "command", client_id=anna.new_id(), seat=0, command=tried, dry=True)
        assert told["type"] == type, told
    assert anna.get(f"/api/tables/{table}")["seen"]["version"] == before


def test_a_note_is_read_by_its_writer_only(house: House) -> None:
    anna, witold = house.guest("Anna"), house.guest("Witold")
    opened = anna.open_table()
    witold.join(opened)
    anna.act(opened["table"], "write_note", text="take the crown")
    assert anna.get(f"/api/tables/{opened['table']}")["note"] == "take the crown"
    assert witold.get(f"/api/tables/{opened['table']}")["note"] == ""


def test_whoever_resigns_against_one_opponent_ends_the_match(house: House) -> None:
    anna, witold = house.guest("Anna"), house.guest("Witold")
    opened = anna.open_table()
    witold.join(opened)
    anna.act(opened["table"], "start")
    assert anna.act(opened["table"], "resign", seat=0)["type"] == "accepted"
    table = witold.get(f"/api/tables/{opened['table']}")["table"]
    assert (table["status"], table["ended"]) == ("over", "resigned")


def test_in_a_larger_company_the_stand_in_plays_on(house: House) -> None:
    anna, witold = house.guest("Anna"), house.guest("Witold")
    opened = anna.open_table(seats=3, bots={"2": "page"}, options={"start_seat": 0}, stand_in="page")
    witold.join(opened)
    anna.act(opened["table"], "start")
    anna.act(opened["table"], "resign", seat=0)
    with witold.socket(opened["table"]) as eyes:
        assert eyes.snapshot["seats"][0]["resigned"] is True
        while not eyes.seen["view"]["standing"]:
            if eyes.seen["decision"]:
                eyes.answer()
            else:
                eyes.until("update")


def test_a_match_ends_when_all_people_vote_for_it(house: House) -> None:
    anna, witold = house.guest("Anna"), house.guest("Witold")
    opened = anna.open_table(seats=3, bots={"2": "page"})
    witold.join(opened)
    anna.act(opened["table"], "start")
    anna.act(opened["table"], "vote_to_end", seat=0)
    path = f"/api/tables/{opened['table']}"
    assert anna.get(path)["agreements"]["end"] == [0]
    witold.act(opened["table"], "vote_to_end", seat=1)
    assert anna.get(path)["table"]["ended"] == "voted"
    assert anna.act(opened["table"], "rematch")["type"] == "accepted"
    after = anna.get(path)["table"]["rematch"]
    assert [seat["name"] for seat in anna.get(f"/api/tables/{after}")["seats"]] == ["Witold", "page", "Anna"]


def test_a_seat_is_handed_to_the_bot_and_back(house: House) -> None:
    anna, witold = house.guest("Anna"), house.guest("Witold")
    opened = anna.open_table(options={"start_seat": 0}, stand_in="page")
    witold.join(opened)
    anna.act(opened["table"], "start")
    anna.act(opened["table"], "absent", seat=0, away=True)
    with witold.socket(opened["table"]) as eyes:
        while not eyes.seen["decision"]:
            eyes.until("update")
        assert eyes.snapshot["seats"][0]["stand_in"] is True
        with anna.socket(opened["table"]) as back:
            assert back.snapshot["seats"][0]["stand_in"] is False


def test_when_time_is_used_up_the_stand_in_plays(house: House) -> None:
    anna, witold = house.guest("Anna"), house.guest("Witold")
    clock = {"bank": 10, "increment": 0, "cap": 10}
    opened = anna.open_table(options={"start_seat": 0}, stand_in="page", pace="brisk", clock=clock)
    witold.join(opened)
    anna.act(opened["table"], "start")
    with witold.socket(opened["table"]) as eyes:
        eyes.everything()
        room = house.services.rooms.here(opened["table"])
        assert room is not None
        assert room.table.clocks[0].since is not None
        room.table.clocks[0].since -= 60_000  # a minute passes
        room.table.deadline = 0
        loop = house.client.portal
        assert loop is not None
        loop.call(house.services.time.check, room)
        assert eyes.until("time_out") == {"type": "time_out", "seat": 0, "level": "page"}
        while not eyes.seen["decision"]:
            eyes.until("update")


def test_another_pace_by_agreement(house: House) -> None:
    anna, witold = house.guest("Anna"), house.guest("Witold")
    opened = anna.open_table(pace="live")
    witold.join(opened)
    anna.act(opened["table"], "start")
    anna.act(opened["table"], "offer_pace", seat=0, pace="correspondence")
    path = f"/api/tables/{opened['table']}"
    assert anna.get(path)["table"]["settings"]["pace"] == "live"
    witold.act(opened["table"], "offer_pace", seat=1, pace="correspondence")
    told = anna.get(path)
    assert told["table"]["settings"]["pace"] == "correspondence"
    assert told["seen"]["clocks"]["seats"][0]["bank"] > 2 * 24 * 3600 * 1000


def test_the_replay_ends_where_the_match_stands(house: House) -> None:
    anna = house.guest("Anna")
    opened = anna.open_table(hot_seat=True, start=True)
    with anna.socket(opened["table"]) as eyes:
        play([eyes], 25)
        shown = anna.get(f"/api/tables/{opened['table']}/replay?eyes={eyes.seen['eyes']}")
        assert shown["frames"][-1]["view"] == eyes.seen["view"]
        tail = anna.get(f"/api/tables/{opened['table']}/replay?eyes={eyes.seen['eyes']}&since=5")
        assert tail["frames"] == shown["frames"][5:]


def test_what_the_client_reads_about_a_game(house: House) -> None:
    reader = house.stranger()
    assert [game["id"] for game in reader.get("/api/house")["games"]] == list(games())
    assert reader.get("/api/rules/grunwald/en")["GRU-7.2"]
    assert reader.get("/api/content/grunwald")["tables"]
    for language in ("en", "pl", "ru"):
        assert "=" in reader.request("GET", f"/api/words/grunwald/{language}").text
    assert reader.request("GET", "/api/words/grunwald/de").status_code == 404
    assert reader.request("GET", "/api/rules/chess/en").status_code == 404


def test_a_table_nobody_looks_at_is_put_away_and_found_again(house: House) -> None:
    anna = house.guest("Anna")
    opened = anna.open_table(hot_seat=True, start=True)
    assert house.services.rooms.put_away(-1.0) == [opened["table"]]
    assert anna.get(f"/api/tables/{opened['table']}")["seen"]["decision"]


def test_the_house_says_which_options_mean_something_for_how_many(house: House) -> None:
    games = {game["id"]: game for game in house.stranger().get("/api/house")["games"]}
    of_glory = {option["name"]: option["seats"] for option in games["glory"]["options"]}
    assert of_glory["scenario"] == [1]
    assert of_glory["handicap_p3"] == [3, 4]
    assert of_glory["tournament"] == games["glory"]["seats"] == [1, 2, 3, 4]


def test_every_game_opens_with_every_value_of_every_option(house: House) -> None:
    anna = house.guest("Anna")
    for game in anna.get("/api/house")["games"]:
        for option in game["options"]:
            for value in option["values"]:
                opened = anna.open_table(
                    option["seats"][-1], game=game["id"], options={option["name"]: value}
                )
                settings = anna.get(f"/api/tables/{opened['table']}")["table"]["settings"]
                assert settings["options"][option["name"]] == value


def test_a_solo_game_starts_at_once(house: House) -> None:
    anna = house.guest("Anna")
    alone = [game["id"] for game in anna.get("/api/house")["games"] if 1 in game["seats"]]
    assert {"glory", "zizka"} <= set(alone)
    for game in alone:
        opened = anna.open_table(1, game=game, start=True)
        with anna.socket(opened["table"]) as eyes:
            assert eyes.seen["decision"]["seat"] == 0


MY_BOX = """
[[crown_knights]]
id = "zawisza_the_black"
strength = 5
source = "public"
"""


def test_the_owner_of_a_box_brings_its_cards(house: House) -> None:
    anna = house.guest("Anna")
    for text in (MY_BOX, '{"crown_knights": [{"id": "zawisza_the_black", "strength": 5}]}'):
        opened = with_content(anna, text).json()
        assert anna.get(f"/api/tables/{opened['table']}")["table"]["own_content"] is True
        content = anna.get(f"/api/content/grunwald?table={opened['table']}")
        assert {"strength": 5}.items() <= content["tables"]["crown_knights"][0].items()
        assert content["replaced"] == ["crown_knights.zawisza_the_black"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no components"),
        ("{}", "no components"),
        ("knights =", "not a TOML file"),
        ('{"crown_knights": ', "not a file of components"),
        ("big = " + "9" * 5000, "not a"),
        ("[" * 2000, "not a"),
        ('{"a":' * 5000, "not a"),
        ("[[knights]]\nid = 'x'", "no table [knights]"),
        ("[[crown_knights]]\nid = 'nobody'", "no entry with id 'nobody'"),
        ("[[crown_knights]]\nid = []", "wrong kind"),
        (MY_BOX.replace("5", "'seven'"), "must be of kind int"),
        ("#" * 100_001, "at most 100000 characters"),
    ],
)
def test_a_wrong_file_of_components_is_refused_with_a_sentence(house: House, text: str, reason: str) -> None:
    refused = with_content(house.guest("Anna"), text)
    assert refused.status_code in (409, 413)
    assert reason in refused.json()["reason"]


def with_content(guest: Guest, text: str) -> Any:
    wish = {"settings": {"game": "grunwald", "seats": 2}, "content": text}
    return guest.request("POST", "/api/tables", wish)
