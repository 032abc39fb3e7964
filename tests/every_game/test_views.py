"""The typed views are what `Match.view` gives: nothing lacks, nothing else is there, every value fits."""

from typing import Any

import msgspec
import pytest

import tabard
from tabard.api import game_module
from tabard.engine.chance import seeded
from tabard.engine.view_types import View
from tabard.games.stages import TYPES, demands
from tabard.views import TABLES

LOOK_EVERY = 7  # answers


@pytest.mark.parametrize("game", tabard.games())
def test_a_game_past_its_draft_has_a_type_for_its_view(game: str) -> None:
    assert game in TABLES or not demands(game_module(game).stage, TYPES)


@pytest.mark.parametrize("game", TABLES)
def test_a_view_has_the_keys_and_values_of_its_type(game: str) -> None:
    for seats in game_module(game).seats:
        match = tabard.new(game, seats, seed=seats)
        chance = seeded(f"views {seats}")
        while match.waiting:
            seat = match.waiting[0]
            if match.answers % LOOK_EVERY == 0:
                for eyes in (seat, None):
                    fits(match.view(eyes), game)
            match.answer(seat, chance.pick(match.options(seat)))
        fits(match.view(0), game)


def fits(view: dict[str, Any], game: str) -> None:
    """Converting leaves out what a type does not name, and refuses what does not fit."""
    assert msgspec.convert(view, View[Any]) == view
    assert msgspec.convert(view["table"], TABLES[game]) == view["table"]


def test_a_key_that_the_type_lacks_or_demands_is_noticed() -> None:
    view: dict[str, Any] = tabard.new("fief", 2, seed=1).view(0)
    view["table"]["lords_of_nowhere"] = []
    with pytest.raises(AssertionError):
        fits(view, "fief")
    del view["table"]["lords_of_nowhere"], view["table"]["lords"]
    with pytest.raises(msgspec.ValidationError, match="lords"):
        fits(view, "fief")
