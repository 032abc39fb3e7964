"""How a lesson goes, told with the one of Pig: the coach waits, lets a wrong answer happen, and goes on."""

import pytest

from tabard.engine.errors import IllegalChoice
from tabard.engine.journal import ANSWER, COMMAND
from tabard.lessons.course import READ, Given, follow
from tabard.lessons.reading import LESSON, LessonError, lesson, read

FIRST = lesson("pig", LESSON, "first")
ROLL, HOLD, KEEP, ON = Given(ANSWER, "roll"), Given(ANSWER, "hold"), Given(ANSWER, "keep"), Given(READ)


def test_the_coach_speaks_first_and_asks_then() -> None:
    assert follow(FIRST, []).reads
    course = follow(FIRST, [ON])
    assert course.step is not None and course.step.id == "roll"
    assert not course.reads and course.match.waiting == (0,)


def test_a_wrong_answer_happens_and_is_explained() -> None:
    course = follow(FIRST, [ON, HOLD])
    assert course.wrong == "too-early"
    assert [event["kind"] for event in course.match.log(0)] == ["held"]
    assert len(course.path) == 1  # to be taken back


def test_any_other_answer_is_wrong_too() -> None:
    course = follow(FIRST, [ON, ROLL, ROLL])
    assert course.wrong == "too-late"
    assert course.match.log(0)[-2]["die"] == 1


def test_the_answer_of_the_coach_goes_on_and_others_answer_after_it() -> None:
    assert follow(FIRST, [ON, ROLL, HOLD]).step.id == "card"  # type: ignore[union-attr]
    over = follow(FIRST, [ON, ROLL, HOLD, KEEP])
    assert over.step is None and over.wrong is None
    assert over.match.waiting == (1,)  # the second turn has begun: both cards are kept


def test_another_right_answer_goes_on_too() -> None:
    assert follow(FIRST, [ON, ROLL, HOLD, Given(ANSWER, "show")]).step is None


def test_the_same_answers_lead_to_the_same_place() -> None:
    one, two = (follow(FIRST, [ON, ROLL]).match for _ in range(2))
    assert one.hash() == two.hash()


def test_dice_the_lesson_does_not_name_fall_as_they_like() -> None:
    text = 'position = {}\ndice = []\n[[step]]\nid = "hold"\nanswer = "hold"\n'
    course = follow(read("pig", LESSON, "bold", text), [ROLL])
    assert course.wrong == "*" and course.match.log(0)[0]["kind"] == "rolled"


def test_answers_of_an_illegal_or_foreign_kind_are_refused() -> None:
    with pytest.raises(LessonError, match="read on first"):
        follow(FIRST, [ROLL])
    with pytest.raises(LessonError, match="waits for an answer"):
        follow(FIRST, [ON, ON])
    with pytest.raises(IllegalChoice):
        follow(FIRST, [ON, Given(ANSWER, "fly")])
    with pytest.raises(IllegalChoice):
        follow(FIRST, [ON, Given(COMMAND, {"do": "give", "other": 1})])


@pytest.mark.parametrize(
    "text", ["steps = 3", "[[step]]\nid = 'x'\npoint = 'y'", "[[step]]\nanswer = 'roll'", "="]
)
def test_a_lesson_with_a_slip_of_the_pen_is_refused(text: str) -> None:
    with pytest.raises(LessonError):
        read("pig", LESSON, "first", text)


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(LessonError, match="no lessons 'last'"):
        lesson("pig", LESSON, "last")
