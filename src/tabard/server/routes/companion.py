"""Beside the real box: the solo opponent, and questions about positions. Everything is worked out anew."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from msgspec import convert
from starlette.requests import Request
from starlette.responses import Response

from tabard.api import game_module
from tabard.bots.budgets import KNIGHT
from tabard.companion.by_hand import PLAYER, SHOWN, Given, Played, play_by_hand, solo_setup
from tabard.companion.positions import as_plain, example, form
from tabard.companion.solo import solo_games, solo_of
from tabard.engine.errors import TabardError
from tabard.engine.journal import ANSWER
from tabard.engine.saves import snapshot
from tabard.server.heavy import in_thread
from tabard.server.routes.library import found
from tabard.server.routes.requests import answer, body_of, known_visitor
from tabard.server.services import Services
from tabard.server.tables.refusal import Refusal, refusal_of
from tabard.server.thinking.hints import ITERATIONS
from tabard.server.thinking.thinkers import JobFailed, ThinkerDied, TooSlow
from tabard.server.wire.companion import (
    AskPosition,
    ByHandEvent,
    ByHandShown,
    PlayByHand,
    PositionExample,
    PositionShown,
)
from tabard.server.wire.rest import Hint, HintedChoice

LONGEST_BODY = 120_000
AT_ONCE = 2  # jobs of all companions together: players at tables come first
LONGEST = 60.0  # seconds; a process may have to begin first


class Companion:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._thinking: set[str] = set()  # whose jobs are under way

    async def offered(self, request: Request) -> Response:
        game = request.path_params["game"]
        text = found(example, game)
        return answer(PositionExample(game in solo_games(), text, as_plain(text), form(game)))

    async def play(self, request: Request) -> Response:
        game, body = await self._by_hand(request)
        return answer(await in_thread(shown, game, body))

    async def hint(self, request: Request) -> Response:
        game, body = await self._by_hand(request)
        match = await in_thread(waiting, game, body)
        job = {"job": "advise", "match": match, "seat": PLAYER, "seed": f"companion {len(body.said)}"}
        return await self._advised(request, PLAYER, {**job, "iterations": ITERATIONS})

    async def position(self, request: Request) -> Response:
        game = request.path_params["game"]
        found(game_module, game)
        body = await body_of(request, AskPosition, LONGEST_BODY)
        job = {"job": "position", "game": game, "text": body.text, "said": body.said, "ask": body.ask}
        told = await self._think(request, job)
        if "wrong" in told:
            raise Refusal("refused", told["wrong"])
        return answer(convert(told, PositionShown))

    async def position_hint(self, request: Request) -> Response:
        game = request.path_params["game"]
        found(game_module, game)
        body = await body_of(request, AskPosition, LONGEST_BODY)
        job = {"job": "advise_position", "game": game, "text": body.text, "said": body.said}
        return await self._advised(request, body.seat, {**job, "seat": body.seat, "iterations": ITERATIONS})

    async def _by_hand(self, request: Request) -> tuple[str, PlayByHand]:
        game = request.path_params["game"]
        found(solo_of, game)
        return game, await body_of(request, PlayByHand, LONGEST_BODY)

    async def _advised(self, request: Request, seat: int, job: dict[str, Any]) -> Response:
        told = await self._think(request, job)
        if "wrong" in told:
            raise Refusal("no_hint", told["wrong"])
        choices = [HintedChoice.of(one) for one in told["found"]]
        return answer(Hint(seat, 0, KNIGHT, choices))

    async def _think(self, request: Request, job: dict[str, Any]) -> dict[str, Any]:
        """In a process that is ended when it takes too long: nobody knows what positions people write."""
        visit = await known_visitor(self._services, request)
        async with self.turn(visit.person.id):
            try:
                told: dict[str, Any] = await self._services.thinkers.think(job, LONGEST)
            except (JobFailed, ThinkerDied, TooSlow) as error:
                raise Refusal("no_hint", "no-hint-here") from error
        return told

    @asynccontextmanager
    async def turn(self, person: str) -> AsyncIterator[None]:
        """One job for a person, a few for all."""
        if person in self._thinking or len(self._thinking) >= AT_ONCE:
            raise Refusal("slow_down", "the program is thinking for somebody already; try again in a moment")
        self._thinking.add(person)
        try:
            yield
        finally:
            self._thinking.discard(person)


def stands(game: str, body: PlayByHand) -> Played:
    given = [Given(SHOWN if one.kind == "shown" else ANSWER, one.choice) for one in body.said]
    try:
        return play_by_hand(solo_setup(game, body.options), given)
    except TabardError as error:
        raise refusal_of(error) from error


def shown(game: str, body: PlayByHand) -> ByHandShown:
    at, solo = stands(game, body), solo_of(game)
    view: dict[str, Any] = at.match.view(PLAYER) if at.match else {"scores": [], "standing": None}
    asked = at.to_show or (at.match.decision(PLAYER) if at.match and at.match.waiting else None)
    return ByHandShown(
        question=None if asked is None else asked.to_plain(),
        events=[ByHandEvent(dict(event), solo.clause(event)) for event in at.telling[body.heard :]],
        count=len(at.telling),
        scores=view["scores"],
        standing=view["standing"],
    )


def waiting(game: str, body: PlayByHand) -> dict[str, Any]:
    """The match whose player is asked what he does."""
    at = stands(game, body)
    if at.match is None or at.to_show is not None or not at.match.waiting:
        raise Refusal("not_asked", "you are not asked now")
    return snapshot(at.match)
