"""The position of the day."""

from datetime import date, timedelta

from tabard.games import GAMES
from tabard.lessons.daily import of_the_day
from tabard.lessons.reading import PRACTICE, lessons

GAME_IDS = [module.id for module in GAMES]
ALL = {(one.game, one.id) for game in GAME_IDS for one in lessons(game, PRACTICE)}


def test_a_day_has_one_position_for_everybody() -> None:
    day = date(2026, 7, 15)
    assert of_the_day(day, GAME_IDS) == of_the_day(day, GAME_IDS)


def test_none_comes_twice_before_all_have_had_their_day() -> None:
    first = date.fromordinal(len(ALL) * 5000)
    days = [of_the_day(first + timedelta(n), GAME_IDS) for n in range(2 * len(ALL))]
    named = [(one.game, one.id) for one in days if one is not None]
    assert set(named[: len(ALL)]) == set(named[len(ALL) :]) == ALL
    assert named[: len(ALL)] != named[len(ALL) :]


def test_where_there_is_none_there_is_none() -> None:
    assert of_the_day(date(2026, 7, 15), []) is None
