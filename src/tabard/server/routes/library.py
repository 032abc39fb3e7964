"""What the client reads about games: words, rules, components, and what this server offers."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from typing import TypeVar

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tabard.api import game_module, games
from tabard.bots.levels import LEVELS
from tabard.engine.errors import TabardError
from tabard.games import KNOWLEDGE
from tabard.server.routes.requests import answer, visitor
from tabard.server.services import Services
from tabard.server.tables.actor import must_enter
from tabard.server.tables.clocks import PACES
from tabard.server.tables.presence import PATIENCE
from tabard.server.tables.refusal import Refusal
from tabard.server.wire.rest import GameInfo, House, OptionInfo, PaceInfo
from tabard.server.wire.shared import PROTOCOL
from tabard.words import LANGUAGES, words_of
from tabard.words.rules import book, clauses

T = TypeVar("T")

AN_HOUR = {"Cache-Control": "public, max-age=3600"}


class Library:
    """The same for everybody, except the content of a table."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._house = house(services)

    async def show_house(self, request: Request) -> Response:
        return answer(replace(self._house, announcement=self._services.announcements.text))

    async def words(self, request: Request) -> Response:
        """The words every game shares, then the game's own."""
        game, language = request.path_params["game"], language_of(request)
        packages = ["tabard"] if game == "common" else ["tabard", found(game_module, game).package]
        text = "\n".join(found(words_of, package, language) for package in packages)
        return PlainTextResponse(text, headers=AN_HOUR)

    async def rules(self, request: Request) -> Response:
        return answer(found(clauses, request.path_params["game"], language_of(request)))

    async def book(self, request: Request) -> Response:
        """The book in its parts, each Markdown: rules, rulings, protocol of the computer version."""
        return answer(found(book, request.path_params["game"], language_of(request)))

    async def content(self, request: Request) -> Response:
        """The components as printed, or with what a table replaces."""
        module = found(game_module, request.path_params["game"])
        override = None
        table = request.query_params.get("table")
        if table is not None:
            visit = await visitor(self._services, request)
            room = await self._services.rooms.get(table)
            person = None if visit is None else visit.person.id
            must_enter(room, person, request.query_params.get("invitation"))
            override = room.table.settings.content
        content = module.content(override)
        return answer(
            {"fingerprint": content.fingerprint, "replaced": content.replaced, "tables": content.tables}
        )


def language_of(request: Request) -> str:
    language: str = request.path_params["language"]
    if language not in LANGUAGES:
        raise Refusal("not_found", f"words are in {', '.join(LANGUAGES)}")
    return language


def found(read: Callable[..., T], *wanted: str) -> T:
    """Something read for a game; an unknown game, or one without it, is refused."""
    try:
        return read(*wanted)
    except TabardError as error:
        raise Refusal("not_found", str(error)) from error


def house(services: Services) -> House:
    config = services.config
    return House(
        protocol=PROTOCOL,
        version=version("tabard"),
        games=[game_info(game) for game in games()],
        levels=list(LEVELS),
        paces=[PaceInfo(pace, clock, PATIENCE[pace]) for pace, clock in PACES.items()],
        push_key=None if config.push is None else config.push.public_key,
        email=config.mail is not None,
        announcement="",
    )


def game_info(game: str) -> GameInfo:
    module = game_module(game)
    tempo = KNOWLEDGE[game].tempo
    return GameInfo(
        id=module.id,
        stage=module.stage,
        seats=list(module.seats),
        rules=module.rules_version,
        options=[
            OptionInfo(
                option.name,
                [value for value in option.values if isinstance(value, str | int)],
                option.default if isinstance(option.default, str | int) else str(option.default),
                option.clause,
                list(module.seats if option.seats is None else option.seats),
            )
            for option in module.options
        ],
        windows=[kind for kind in tempo.windows if kind in tempo.in_advance],
        in_advance=dict(tempo.in_advance),
        bids=list(tempo.bids),
        attacks=tempo.attacked is not None,
    )
