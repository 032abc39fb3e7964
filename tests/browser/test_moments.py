"""Great moments: a panel tells them until one goes on; how much, each player settles."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tabard.lessons.course import Given, follow, solution
from tabard.lessons.reading import LESSON, Lesson, lesson
from tests.browser.conftest import Visit
from tests.browser.stage import ADDRESS, put_on_stage
from tests.browser.visitor import Visitor

LONG = 400  # answers until something great has surely happened


def play_until_a_moment(player: Visitor, seed: int) -> None:
    chance = Random(seed)
    for _ in range(LONG):
        player.wait_for_question()
        if player.page.locator("[data-moment]").count() or player.over():
            return
        player.play_on(chance)


@pytest.mark.parametrize("game", ["grunwald", "glory", "zizka", "fief"])
def test_a_moment_is_told_until_one_goes_on(visit: Visit, game: str) -> None:
    player = visit(moments="full")
    player.open_game(game, 2, "Page")
    play_until_a_moment(player, 7)
    moment = player.page.locator("[data-moment]")
    expect(moment).to_be_visible()
    expect(moment.locator("ol p").first).not_to_be_empty()
    expect(moment.locator("ol")).not_to_contain_text("event-")
    left = player.page.locator("[data-moment]")
    for _ in range(5):
        if left.count():
            player.page.keyboard.press(".")
    expect(left).to_have_count(0)
    assert player.errors == []


def test_whoever_wants_none_sees_none(visit: Visit) -> None:
    player = visit(moments="full", width=390, height=844)
    player.open_game("grunwald", 2, "Page")
    play_until_a_moment(player, 3)
    moment = player.page.locator("[data-moment]")
    expect(moment).to_be_visible()
    assert player.scrolls_sideways() == 0
    moment.get_by_role("radio", name="None").click()
    expect(moment).to_have_count(0)
    assert player.page.evaluate("JSON.parse(localStorage.getItem('tabard:settings')).moments") == "none"


def test_the_log_runs_one_way(visit: Visit) -> None:
    player = visit()
    player.open_game("grunwald", 2, "Page")
    chance = Random(1)
    early: list[str] = []
    for number in range(12):
        player.wait_for_question()
        if number == 4:
            early = player.log()
        player.play_on(chance)
    assert len(player.log()) > len(early) > 0
    assert player.log()[: len(early)] == early


# A lesson in which it happens, the moment, and whether dice are thrown in it.
IN_LESSONS = [
    ("fief", "battle", "battle", True),
    ("fief", "court", "election", False),
    ("fief", "vikings", "vikings", True),
    ("glory", "duel", "duel", True),
    ("zizka", "fights", "fight", True),
    ("zizka", "tournament", "tournament", True),
    ("zizka", "castles", "conquest", True),
    ("grunwald", "first", "skirmish", False),
]
SUMS = {
    "battle": r"Damage in all: attack \d+, defence \d+",
    "duel": r"\d : \d",
    "fight": r"\d+ : \d+",
    "tournament": r"\d+ : .*\d+",
}


INK_ON_ITS_GROUND = """(one) => {
    const style = getComputedStyle(one);
    return [style.color, style.backgroundColor];
}"""


def seen(taken: Lesson, given: list[Given]) -> dict[str, Any]:
    """The lesson's match after these answers, as its learner sees it at a real table."""
    match = follow(taken, given).match
    seat = taken.learner
    decision = match.decision(seat).to_plain() if seat in match.waiting else None
    plain = {"seat": seat, "view": match.view(seat), "decision": decision, "log": match.log(seat)}
    told: dict[str, Any] = json.loads(json.dumps(plain))
    return told


@pytest.mark.parametrize(("game", "name", "moment", "dice"), IN_LESSONS, ids=[one[2] for one in IN_LESSONS])
@pytest.mark.parametrize("width", [1280, 390])
def test_a_moment_shows_its_dice_and_what_it_comes_to(
    visit: Visit, client_built: Path, game: str, name: str, moment: str, dice: bool, width: int
) -> None:
    """What happens in a lesson, from beginning to end, comes to a table that somebody looks at."""
    taken = lesson(game, LESSON, name)
    touch = {"has_touch": True, "is_mobile": True} if width < 500 else {}
    player = visit(width, 844, moments="full", **touch)
    stage = put_on_stage(player.page, client_built, seen(taken, []))
    player.page.goto(f"{ADDRESS}/t/scene")
    player.page.wait_for_selector(".boardbox > *")
    player.at_rest()
    stage.goes_on(seen(taken, solution(taken)))
    panel = player.page.locator("[data-moment]")
    expect(panel).to_be_visible()
    while panel.get_attribute("data-moment") != moment:
        panel.locator("[data-continue]").click()
    if dice:
        expect(panel.locator("[data-dice] svg").first).to_be_visible()
    if moment in SUMS:
        expect(panel.locator(".sums")).to_contain_text(re.compile(SUMS[moment]))
    expect(panel.locator("[data-continue]")).to_be_in_viewport()
    ink, ground = panel.get_by_role("radio", name="Full").evaluate(INK_ON_ITS_GROUND)
    assert ink != ground
    expect(panel).not_to_contain_text(re.compile(r"event-|sum-|undefined|NaN"))
    assert player.scrolls_sideways() == 0
    assert player.errors == []
