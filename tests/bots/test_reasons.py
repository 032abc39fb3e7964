"""The evaluation part by part, and what a hint says by it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tabard.api import games, new
from tabard.bots.reasons import because
from tabard.engine.match import state_of
from tabard.engine.saves import snapshot
from tabard.games import KNOWLEDGE
from tabard.server.thinking.jobs import COMPARED, advise
from tabard.words.messages import Messages

ROOT = Path(__file__).resolve().parents[2]
EXPLAINED = [game for game in games() if game != "pig"]
LANGUAGES = ("en", "pl", "ru")


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", EXPLAINED)
def test_the_parts_add_up_to_the_evaluation_and_have_names(game: str, seats: int) -> None:
    match, chance = new(game, seats=seats, seed=5), Random(f"{game} {seats}")
    knowledge, names, looked_at = KNOWLEDGE[game], set[str](), 0
    while match.waiting:
        seat = match.waiting[0]
        match.answer(seat, chance.choice(match.options(seat)))
        looked_at += 1
        if looked_at % 9 and match.waiting:
            continue
        table = state_of(match)
        for one in range(seats):
            parts = knowledge.parts(table, one)
            assert sum(parts.values()) == pytest.approx(knowledge.evaluate(table, one))
            names |= parts.keys()
    for language in LANGUAGES:
        words = ROOT / "web" / "src" / "games" / game / "about" / f"{language}.ftl"
        said = Messages(language, [words.read_text("utf-8")]).uses
        assert {f"worth-{name}" for name in names} <= set(said)


def test_the_largest_differences_are_said_and_trifles_are_not() -> None:
    mine = {"knights": 5.0, "ducats": 1.0, "titles": 2.0, "pawns": 0.5, "start": 0.01}
    other = {"knights": 2.0, "ducats": 2.0, "titles": 2.0, "fights": 0.7}
    assert because(mine, other, 1.0) == [("knights", 3.0), ("ducats", -1.0), ("fights", -0.7)]
    assert because(mine, mine, 1.0) == []


@pytest.mark.parametrize("game", EXPLAINED)
def test_a_hint_compares_all_options_and_says_why(game: str) -> None:
    match = new(game, seats=2, seed=11)
    answered = 0
    while answered < 40 or not 1 < len(match.options(match.waiting[0])) <= COMPARED:
        options = match.options(match.waiting[0])
        match.answer(match.waiting[0], options[len(options) // 2])
        answered += 1
    seat = match.waiting[0]
    found = advise(print, snapshot(match), seat, "hint", 10)["found"]
    assert {one["choice"] for one in found} == set(match.options(seat))
    assert any(one["reasons"] for one in found)
    names = KNOWLEDGE[game].parts(state_of(match), seat).keys()
    assert {part for one in found for part, _ in one["reasons"]} <= names
