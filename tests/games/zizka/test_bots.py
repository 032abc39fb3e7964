"""Bots in Jan Žižka: never absurd, never wiser than the seat, and a Squire that beats a Page."""

from collections.abc import Iterator

import pytest

import tabard
from tabard import Match
from tabard.bots.bot import Position, play_out, sensible
from tabard.bots.levels import LEVELS
from tabard.engine.chance import seeded
from tabard.games.zizka import KNOWLEDGE
from tests.games.zizka.harness import event, options, play, position, state, zizka


def played_by_pages(matches: int) -> Iterator[Match]:
    """Positions of matches that pages play, every seventh answer."""
    for seed in range(matches):
        match = tabard.new("zizka", 1 + seed % 4, seed, {"advanced": seed % 2 == 0})
        chance = seeded(seed)
        for number in range(400):
            if not match.waiting:
                break
            if number % 7 == 0:
                yield match
            seat = match.waiting[0]
            match.answer(seat, LEVELS["page"].choose(Position(match.imagine(seat, "test")), chance))


def test_something_legal_is_always_considered() -> None:
    for match in played_by_pages(12):
        for seat in match.waiting:
            choices = sensible(match, seat)
            assert choices
            assert set(choices) <= set(match.options(seat))


def test_the_evaluation_uses_only_what_the_seat_knows() -> None:
    for match in played_by_pages(8):
        for seat in range(match.seats):
            world = match.imagine(seat, 5)
            value = KNOWLEDGE.evaluate(state(match), seat)
            assert KNOWLEDGE.evaluate(state(world), seat) == pytest.approx(value)


def considered(match: Match) -> list[int | str]:
    return list(sensible(match, match.waiting[0]))


def test_nobody_concedes_the_last_row_of_a_castle() -> None:
    """A Squire liked the castle to come better than the castle, and besieged it for ever."""
    lucky = zizka(space="pribenice", coins=0, luck=9, team=["start_krystof"])
    m = position(dice=[5, 5, 5], P1=lucky, easy=["conquest_easy_1"])  # sword 2, cunning 2, sword 3
    play(m, "P1 conquest", "P1 stop")
    for _ in range(2):
        assert considered(m) == ["confirm", "concede"]
        play(m, "P1 confirm", "P1 stop")
    assert considered(m) == ["confirm"]


def test_who_concedes_wants_a_luck_token() -> None:
    """With none left in the supply a Squire conceded the same event for ever."""
    luck = state(event("payment_2")).content.luck_tokens
    for own, conceding in ((luck - 1, True), (luck, False)):
        m = event("payment_2", coins=9, luck=own)
        play(m, "P1 face")
        assert ("concede" in considered(m)) == conceding


def test_nobody_ends_a_turn_with_actions_left() -> None:
    assert "end_turn" not in considered(position(P1=zizka()))


def test_nobody_rolls_a_joker_again() -> None:
    m = event("hunt_1", dice=[6, 1, 3, 5])
    play(m, "P1 face")
    assert "joker" in options(m) and "joker" not in considered(m)


def test_nobody_gives_up_a_free_row() -> None:
    m = event("hunt_1", dice=[6, 1, 3, 5])
    play(m, "P1 face", "P1 stop")
    assert considered(m) == [1]


def test_nobody_pays_for_a_weaker_follower() -> None:
    strong = ["ondrej", "sokol", "ales", "tuma"]
    m = position(P1=zizka(space="vodnany", coins=4, team=strong))
    assert "recruit" in options(m) and "recruit" not in considered(m)


@pytest.mark.long
def test_squire_beats_page_in_two_of_three_games() -> None:
    won = 0
    for number in range(40):
        match = tabard.new("zizka", 2, f"arena {number}")
        squire = number % 2
        bots = {squire: LEVELS["squire"], 1 - squire: LEVELS["page"]}
        play_out(match, bots, number)
        won += match.standing is not None and match.standing[0].seat == squire
    assert won >= 26
