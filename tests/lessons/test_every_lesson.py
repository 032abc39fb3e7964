"""Every lesson and practice position of every game: it can be played to its end, and every word is there."""

from importlib.resources import files

import pytest

from tabard.bots.bot import Position
from tabard.bots.budgets import Budget
from tabard.bots.search import search
from tabard.engine.chance import seeded
from tabard.games import GAMES
from tabard.lab.puzzles import lead
from tabard.lessons.course import READ, Given, follow, solution, way
from tabard.lessons.reading import ANYTHING_ELSE, LESSON, PRACTICE, Lesson, lessons
from tabard.words import LANGUAGES
from tabard.words.messages import Messages

ITERATIONS = 400
LEAD = 0.05

ALL = [one for game in GAMES for kind in (LESSON, PRACTICE) for one in lessons(game.id, kind)]
each = pytest.mark.parametrize("taken", ALL, ids=lambda one: f"{one.game}-{one.kind}-{one.id}")


@each
def test_it_is_played_to_its_end(taken: Lesson) -> None:
    assert follow(taken, solution(taken)).step is None


@each
def test_every_right_answer_is_right_and_every_wrong_one_is_explained(taken: Lesson) -> None:
    given = solution(taken)
    so_far = 0
    for at, step in enumerate(taken.steps):
        here = given[:so_far]
        course = follow(taken, here)
        assert course.at == at
        for words in step.answers:
            after = follow(taken, [*here, *way(taken, course.match, words)])
            assert after.wrong is None and after.at == at + 1, words
        for words, name in step.wrong.items():
            if words != ANYTHING_ELSE:
                assert follow(taken, [*here, *way(taken, course.match, words)]).wrong == name, words
        so_far += len(way(taken, course.match, step.answers[0])) if step.answers else 1


def kind_name(taken: Lesson) -> str:
    return "lesson" if taken.kind == LESSON else "practice"


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_has_all_his_words(taken: Lesson, language: str) -> None:
    text = files(taken.module.package).joinpath(taken.kind, f"{language}.ftl").read_text("utf-8")
    messages = Messages(language, [text])
    name = f"{kind_name(taken)}-{taken.id}"
    wanted = {name}
    for step in taken.steps:
        wanted |= {f"{name}-{step.id}", *(f"{name}-{step.id}-{why}" for why in step.wrong.values())}
    assert sorted(id for id in wanted if id not in messages) == []
    others = {
        f"{kind_name(other)}-{other.id}-" for other in ALL if other.game == taken.game and other != taken
    }
    own = {id for id in messages.uses if id.startswith(f"{name}-") and not id.startswith(tuple(others))}
    assert sorted(own - wanted) == []  # what no step says


@pytest.mark.long
@pytest.mark.parametrize(
    "taken", [one for one in ALL if one.kind == PRACTICE], ids=lambda one: f"{one.game}-{one.id}"
)
def test_the_search_finds_no_answer_as_good(taken: Lesson) -> None:
    """Chance of winning lost with any answer that is not called right, at a fixed budget."""
    (step,) = (step for step in taken.steps if step.answers)
    match = follow(taken, [Given(READ)] * taken.steps.index(step)).match
    good = [way(taken, match, words)[0].value for words in step.answers]
    named = [words for words in step.wrong if words != ANYTHING_ELSE]
    tempting = [way(taken, match, words)[0].value for words in named]
    position = Position(match.imagine(taken.learner, "practice"))
    found = search(position, Budget(ITERATIONS), seeded("practice"), also=[*good, *tempting])
    assert len(found.found) > len(good), "no other answer was searched"
    assert found.best in good
    assert lead(found, good) >= LEAD, found.to_plain()
