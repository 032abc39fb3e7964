"""A page without a server: fixed positions, answered by the test itself, so that pictures never vary."""

from __future__ import annotations

import json
import mimetypes
from importlib.resources import files
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

from tabard.engine.module import GameModule
from tabard.games import GAMES
from tabard.server.wire.shared import PROTOCOL

ADDRESS = "http://stage.test"
POSITIONS = Path(__file__).parent / "positions"
NAMES = ("Jadwiga", "Witold", "Olena", "")

Message = dict[str, Any]


class Stage:
    """What the page sees of its only table, and what the test lets happen there."""

    def __init__(self, shown: Message | None, game: str | None) -> None:
        self._shown, self._game = shown, game
        self._version = 1
        self._socket: WebSocketRoute | None = None

    def meet(self, socket: WebSocketRoute) -> None:
        def listen(text: str | bytes) -> None:
            if json.loads(text)["type"] == "hello":
                socket.send(json.dumps(snapshot(self._shown, self._game)))

        self._socket = socket
        socket.on_message(listen)

    def goes_on(self, shown: Message) -> None:
        """The table moves on while the page looks: a later position, whose log begins with what is known."""
        assert self._socket is not None and self._shown is not None
        seen = seen_of(shown)
        known = len(self._shown["log"])
        self._version += 1
        seen |= {"version": self._version, "log_from": known, "log": shown["log"][known:]}
        self._shown = shown
        self._socket.send(json.dumps({"type": "update", "seen": seen}))


def put_on_stage(
    page: Page,
    static: Path,
    position: str | Message | None,
    game: str | None = None,
    *,
    asked: bool = True,
) -> Stage:
    """Shows the built client with one position at its only table, under the name of its game or another.

    Not asked, the seat looks on: the same position without its question.
    """
    page.route(f"{ADDRESS}/**", lambda route: answer(route, static))
    shown = (
        json.loads((POSITIONS / f"{position}.json").read_text()) if isinstance(position, str) else position
    )
    if shown is not None and not asked:
        shown = shown | {"decision": None}
    stage = Stage(shown, game)
    page.route_web_socket(f"{ADDRESS.replace('http', 'ws')}/api/socket?table=*", stage.meet)
    return stage


def answer(route: Route, static: Path) -> None:
    path = route.request.url.removeprefix(ADDRESS).split("?")[0]
    if path.startswith("/api/"):
        body, kind = api(path)
        route.fulfill(body=body, content_type=kind)
        return
    file = static / path.lstrip("/")
    if not file.is_file():
        file = static / "index.html"
    kind = mimetypes.guess_type(file.name)[0] or "text/html"
    route.fulfill(body=file.read_bytes(), content_type=kind)


def api(path: str) -> tuple[str, str]:
    words = files("tabard.words")
    match path.removeprefix("/api/").split("/"):
        case ["words", name, language]:
            game = game_named(name)
            folders = (words, files(game.package).joinpath("words"))
            return "\n".join(
                one.joinpath(f"{language}.ftl").read_text("utf-8") for one in folders
            ), "text/plain"
        case ["content", name]:
            return json.dumps({"tables": game_named(name).content(None).tables}), "application/json"
        case ["house"]:
            return json.dumps(HOUSE), "application/json"
        case ["me"]:
            return json.dumps(ME), "application/json"
        case _:
            return json.dumps({"mine": [], "public": []}), "application/json"


def game_named(name: str) -> GameModule[Any]:
    """A game nobody has heard of has the words and components of the first one."""
    return next((game for game in GAMES if game.id == name), GAMES[0])


HOUSE: Message = {
    "protocol": PROTOCOL,
    "version": "0",
    "games": [
        {
            "id": game.id,
            "stage": game.stage,
            "seats": list(game.seats),
            "rules": 1,
            "options": [],
            "windows": [],
            "in_advance": {},
            "bids": [],
            "attacks": False,
        }
        for game in GAMES
    ],
    "levels": ["page", "squire"],
    "paces": [{"pace": "untimed", "clock": None}],
    "push_key": None,
    "email": False,
}
ME: Message = {
    "id": "me",
    "kind": "guest",
    "name": "Jadwiga",
    "blazon": "gules, a horse argent",
    "language": "en",
    "login": None,
    "email": None,
    "webhook": None,
    "csrf": "",
    "key": None,
}
ARMS = ("gules, a horse argent", "azure, a sun or", "per pale vert and or, a stag argent", "")


def snapshot(shown: Message | None, game: str | None) -> Message:
    assert shown is not None, "this scene has no table"
    over = shown["view"]["standing"] is not None
    seats = shown["view"]["seats"]
    return {
        "type": "snapshot",
        "protocol": PROTOCOL,
        "table": {
            "id": "scene",
            "settings": {
                "game": game or shown["view"]["game"],
                "seats": seats,
                "options": {},
                "content": None,
                "name": "Jadwiga’s table",
                "visibility": "invited",
                "spectators": "everyone",
                "pace": "untimed",
                "clock": None,
                "hot_seat": False,
                "stand_in": "squire",
            },
            "status": "over" if over else "running",
            "ended": "played" if over else None,
            "read_only": None,
            "rules": 1,
            "host": 0,
            "you_host": True,
            "invitation": None,
            "commitment": "0" * 16,
            "seed": "1410" if over else None,
            "rematch": None,
            "created": 0,
            "own_content": False,
            "patience": 300,
            "you_may_ask": [],
            "happened": [],
        },
        "seats": [seat_info(seat) for seat in range(seats)],
        "yours": [shown["seat"]],
        "agreements": {"undo": None, "pace": None, "end": []},
        "seen": seen_of(shown),
        "chat": [],
        "note": "",
        "spectators": 0,
        "in_advance": [],
    }


def seen_of(shown: Message) -> Message:
    return {
        "version": 1,
        "eyes": shown["seat"],
        "view": shown["view"],
        "decision": shown["decision"],
        "commands": [],
        "log_from": 0,
        "log": shown["log"],
        "undoable": 0,
        "redoable": 0,
        "back": 0,
        "clocks": {"now": 0, "seats": [], "ends": []},
    }


def seat_info(seat: int) -> Message:
    bot = seat == 3
    return {
        "seat": seat,
        "kind": "bot" if bot else "human",
        "name": "squire" if bot else NAMES[seat],
        "blazon": ARMS[seat],
        "level": "squire" if bot else None,
        "online": True,
        "stand_in": False,
        "resigned": False,
        "external": False,
        "away_since": None,
    }
