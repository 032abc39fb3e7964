"""One battery for every game, over random play: see tabard.lab.laws."""

import pytest

from tabard.games import GAMES
from tabard.lab.fuzz import fuzz_one

MATCHES = 15


def tables() -> list[tuple[str, int]]:
    return [(module.id, seats) for module in GAMES for seats in module.seats]


@pytest.mark.parametrize(("game", "seats"), tables())
@pytest.mark.parametrize("number", range(MATCHES))
def test_every_law_holds_in_random_play(game: str, seats: int, number: int) -> None:
    failure = fuzz_one(game, f"test {number}", seats)
    assert failure is None, failure.trace


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), tables())
def test_every_law_holds_in_long_random_play(game: str, seats: int) -> None:
    for number in range(1000):
        failure = fuzz_one(game, f"long {number}", seats)
        assert failure is None, failure.trace
