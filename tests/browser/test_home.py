"""The first page: play at once, see the boards, solve the position of the day."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tabard.lessons.reading import PRACTICE, lesson
from tests.browser.conftest import Visit
from tests.browser.learner import Learner, press


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_play_now_is_the_first_button_and_leads_three_ways(visit: Visit, size: tuple[int, int]) -> None:
    guest = visit(*size)
    guest.go()
    play = guest.page.locator(".hero .btn").first
    expect(play).to_have_text("Play now")
    expect(play).to_be_in_viewport(ratio=1)
    play.click()
    guest.page.locator("[data-choose=zizka]").click()
    expect(guest.page.locator("[data-way=learn]")).to_have_attribute("href", "/learn/zizka")
    guest.page.locator("[data-way=friends]").click()
    dialog = guest.page.get_by_role("dialog", name="Jan Žižka")
    expect(dialog.locator(".btn.primary")).to_have_text("Open the table and invite friends")
    guest.page.keyboard.press("Escape")
    play.click()
    guest.page.locator("[data-way=bots]").click()  # the game is remembered
    expect(dialog.locator(".btn.primary")).to_contain_text("Play against")
    assert guest.scrolls_sideways() == 0
    dialog.locator(".btn.primary").click()
    guest.page.wait_for_url("**/t/*")
    guest.wait_for_question()
    assert guest.errors == []


def test_every_game_shows_its_board(visit: Visit) -> None:
    guest = visit(1440, 2000, color_scheme="dark")
    guest.go()
    boards = guest.page.locator("[data-game] img")
    expect(boards).to_have_count(4)
    guest.at_rest()
    for board in boards.all():
        assert board.evaluate("(one) => one.complete && one.naturalWidth") == 640
        assert "dark" in (board.get_attribute("src") or "")
    assert guest.errors == []


def test_the_position_of_the_day_is_solved(visit: Visit) -> None:
    guest = visit()
    guest.go()
    daily = guest.page.locator("[data-daily]")
    expect(daily).to_contain_text("Solve it")
    game, _, name = (daily.get_attribute("href") or "").removeprefix("/learn/").split("/")
    daily.click()
    learner = Learner(guest, lesson(game, PRACTICE, name), press)
    learner.wait_for(0)
    for at in range(len(learner.lesson.steps)):
        learner.take(at)
    guest.page.wait_for_function("() => localStorage.getItem('tabard:streak')")
    guest.go()
    expect(daily).to_contain_text("1 day in a row")
    expect(daily).to_contain_text("Solved")
    assert guest.errors == []
