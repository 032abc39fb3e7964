"""While others decide: who thinks and how long, and what they did, summed up when one is asked again."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_what_others_did_is_summed_up_when_it_is_my_turn_again(visit: Visit) -> None:
    player = visit()
    player.open_game("grunwald", 4, "Page")
    page = player.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="Summed up").click()
    page.keyboard.press("Escape")
    chance, summary = Random(5), page.locator("[data-moment=meanwhile]")
    for _ in range(40):
        player.wait_for_question()
        if summary.count():
            break
        player.play_on(chance)
    expect(summary).to_contain_text("Meanwhile")
    assert summary.locator("ol p").count() >= 3
    expect(page.locator(".news")).to_have_count(0)  # not one by one as well
    summary.locator("[data-continue]").click()
    expect(summary).to_have_count(0)
    assert player.errors == []


@pytest.mark.parametrize("size", [(1280, 900), (390, 844)])
def test_a_bar_shows_the_seconds_of_a_bot_that_thinks(visit: Visit, size: tuple[int, int]) -> None:
    player = visit(*size)
    player.page.add_init_script(
        """window.seen = [];
        new MutationObserver(() => {
            for (const one of document.querySelectorAll('[data-thinks]'))
                window.seen.push([one.dataset.thinks, one.querySelector('progress').max, one.title]);
        }).observe(document, { childList: true, subtree: true });"""
    )
    player.open_game("grunwald", 3, "Knight")
    chance = Random(2)
    for _ in range(12):
        player.wait_for_question()
        if player.page.evaluate("seen.length"):
            break
        player.play_on(chance)
    seat, most, title = player.page.evaluate("seen[0]")
    assert seat in ("1", "2") and most == 4000
    assert title.startswith("this round ") and title.endswith(" of 4 s")
    assert player.scrolls_sideways() == 0
