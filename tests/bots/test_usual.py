"""The answer that goes without saying is found in what a seat knows."""

import pytest

from tabard.api import games, new
from tabard.bots.usual import usual_answer
from tabard.engine.chance import seeded

ANSWERS = 120
EVERY = 4


@pytest.mark.parametrize("game", games())
def test_what_a_seat_cannot_know_has_no_part_in_it(game: str) -> None:
    chance = seeded(f"usual {game}")
    match = new(game, seats=2, seed=1)
    found = 0
    for number in range(ANSWERS):
        if not match.waiting:
            break
        seat = match.waiting[0]
        usual = usual_answer(match, seat)
        if number % EVERY == 0:
            for twin in range(2):
                assert usual_answer(match.imagine(seat, f"twin {twin}"), seat) == usual
        assert usual is None or usual in match.options(seat)
        assert usual_answer(match, 1 - seat) is None or 1 - seat in match.waiting
        found += usual is not None
        match.answer(seat, chance.pick(match.options(seat)) if usual is None or number % 3 else usual)
    assert found or game == "zizka"
