"""The typed views are what `Match.view` gives: nothing lacks, nothing else is there, every value fits."""

import msgspec
import pytest

import tabard
from tabard.engine.chance import seeded
from tabard.engine.view_types import View
from tabard.views import TABLES

LOOK_EVERY = 7  # answers


@pytest.mark.parametrize("game", tabard.games())
def test_a_view_has_the_keys_and_values_of_its_type(game: str) -> None:
    kind = View[TABLES[game]]
    for seats in (1, 2, 4) if 1 in tabard.api.game_module(game).seats else (2, 4):
        match = tabard.new(game, seats, seed=seats)
        chance = seeded(f"views {seats}")
        while match.waiting:
            seat = match.waiting[0]
            if match.answers % LOOK_EVERY == 0:
                for eyes in (seat, None):
                    view = match.view(eyes)
                    # Converting leaves out what the type does not name, and refuses what does not fit.
                    assert msgspec.convert(view, kind) == view
            match.answer(seat, chance.pick(match.options(seat)))
        assert msgspec.convert(match.view(0), kind) == match.view(0)


def test_a_key_that_the_type_lacks_or_demands_is_noticed() -> None:
    kind = View[TABLES["fief"]]
    view = tabard.new("fief", 2, seed=1).view(0)
    more, less = msgspec.json.decode(msgspec.json.encode([view, view]))
    more["table"]["lords_of_nowhere"] = []
    del less["table"]["lords"]
    assert msgspec.convert(more, kind) != more
    with pytest.raises(msgspec.ValidationError, match="lords"):
        msgspec.convert(less, kind)
