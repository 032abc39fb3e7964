"""A whole game with the keyboard alone, from the home page to the final score."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

# A number that is its own key carries no cap; of very many options some have no key.
KEYS = """() => [...document.querySelectorAll('.ask .option[data-choice]')]
    .map((one) => one.querySelector('.kbd')?.textContent ?? one.dataset.choice)
    .filter((key) => key.length === 1)"""
MOST = 1500


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("grunwald", "Na Grunwald!"),
        pytest.param("glory", "Glory", marks=pytest.mark.long),
        pytest.param("zizka", "Jan Žižka", marks=pytest.mark.long),
        pytest.param("fief", "Fief", marks=pytest.mark.long),
    ],
)
def test_a_whole_game_by_keyboard_alone(visit: Visit, game: str, name: str) -> None:
    guest = visit()
    guest.go()
    press = guest.page.keyboard.press
    expect(guest.page.get_by_role("button", name="Play now")).to_be_enabled()
    tab_to(guest.page, "Play now")
    press("Enter")
    tab_to(guest.page, name)
    press("Space")
    tab_to(guest.page, "Against bots")
    press("Enter")
    expect(guest.page.get_by_role("dialog", name=name)).to_be_visible()
    tab_to(guest.page, "2")
    press("Space")
    tab_to(guest.page, "Play against 1 bot")
    press("Enter")
    guest.wait_for_question()

    chance = Random(1409)
    for _ in range(MOST):
        guest.wait_for_question()
        if guest.over():
            break
        before = guest.version()
        keys = guest.page.evaluate(KEYS)
        if guest.page.locator(".ask .row > .step").count():
            press("Enter")
        else:
            passes = [key for key in keys if key == "P"]
            press((passes if passes and chance.random() < 0.3 else [chance.choice(keys)])[0].lower())
            if guest.only_selected(before):
                press("Enter")
        guest.wait_for_news(before)
    assert guest.over()
    expect(guest.page.get_by_role("row", name="Total")).to_be_visible()
    expect(guest.page.locator(".boardbox")).to_be_visible()  # the board stays
    assert guest.errors == []


def test_escape_goes_one_step_back(visit: Visit) -> None:
    guest = visit()
    guest.open_table(2)
    guest.wait_for_question()
    first = guest.question()
    before = guest.version()
    guest.page.keyboard.press("2")
    guest.wait_for_news(before)
    before = guest.version()
    guest.page.keyboard.press("Escape")
    guest.wait_for_news(before)
    assert guest.question() == first


def test_a_pass_takes_one_key_and_is_taken_back_with_one_press(visit: Visit) -> None:
    guest = visit()
    guest.open_table(2)
    guest.wait_for_question()
    first = guest.question()
    before = guest.version()
    guest.page.keyboard.press("p")
    guest.wait_for_news(before)
    guest.wait_for_question()
    before = guest.version()
    guest.page.locator("header.bar").get_by_role(
        "button", name=re.compile("ndo")
    ).click()  # the bot agrees at once
    guest.wait_for_news(before)
    guest.wait_for_question()
    assert guest.question() == first


def tab_to(page: Page, name: str) -> None:
    """Presses Tab until the thing of that name has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            "() => (document.activeElement?.querySelector('b') ?? document.activeElement)?.textContent.trim()"
        )
        if focused == name:
            return
    raise AssertionError(f"Tab never reached {name!r}")
