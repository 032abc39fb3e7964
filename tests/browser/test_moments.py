"""Great moments: a panel tells them until one goes on; how much, each player settles."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
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
