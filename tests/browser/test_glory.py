"""Glory in a real browser: a whole game with the keyboard alone, the board pressed with a mouse, a phone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

KEYS = """() => [...document.querySelectorAll('.ask .option[data-choice]')].map((one) => ({
    choice: one.dataset.choice, key: one.querySelector('.kbd')?.textContent ?? one.dataset.choice }))"""
DUEL_KINDS = {"tent", "strength", "reroll", "lance", "use_relic", "recover"}
TARGETS = "() => [...document.querySelectorAll('.board button.legal')].map((one) => one.dataset.target)"


def eager(choices: list[str]) -> list[str]:
    """Choices that lead to duels: play cards, visit the herald, fight."""
    wanted = ("challenge_", "fight", "deck:challenge", "space_journey", "space_solo_training")
    return [choice for choice in choices if choice.startswith(wanted)] or [
        choice for choice in choices if choice not in ("pass", "stop", "decline")
    ]


def test_a_whole_game_by_keyboard_alone_with_many_duels(visit: Visit) -> None:
    guest = visit()
    guest.open_game("glory", 2, "Page")
    press = guest.page.keyboard.press
    chance = Random(1429)
    kinds: dict[str, int] = {}
    duels = 0
    for _ in range(600):
        guest.wait_for_question()
        if guest.over():
            break
        asked = guest.question()
        if asked is None:
            continue
        kinds[asked["kind"]] = kinds.get(asked["kind"], 0) + 1
        if asked["kind"] in DUEL_KINDS:
            duels += 1
            assert guest.page.locator(".duel .strip li.now").count() == 1
        before = guest.version()
        keys = {one["choice"]: one["key"] for one in guest.page.evaluate(KEYS)}
        choices = eager(list(keys)) if chance.random() < 0.7 else list(keys)
        press(keys[chance.choice(choices or list(keys))].lower())
        if guest.only_selected(before):
            press("Enter")
        guest.wait_for_news(before)
    assert guest.over()
    assert duels > 10
    assert {"space", "take", "journey", "register", "strength"} <= set(kinds)
    expect(guest.page.get_by_role("row", name="Total")).to_be_visible()
    assert guest.errors == []


def test_the_board_is_pressed(visit: Visit) -> None:
    """What is shown on the board is the question: every option of these kinds can be pressed there."""
    guest = visit(1440, 900)
    guest.open_game("glory", 2, "Page")
    chance = Random(3)
    pressed: set[str] = set()
    for _ in range(300):
        guest.wait_for_question()
        if guest.over():  # some matches never ask what to take
            guest.open_game("glory", 2, "Page")
        asked = guest.question()
        if asked is None:
            continue
        targets = guest.page.evaluate(TARGETS)
        before = guest.version()
        if targets:
            pressed.add(asked["kind"])
            press_target(guest.page, chance.choice(targets))
            if guest.only_selected(before):
                guest.page.locator("[data-confirm]").click()
            guest.wait_for_news(before)
        else:
            guest.play_on(chance)
        if {"character", "start_goal", "space", "take"} <= pressed:
            break
    assert {"character", "start_goal", "space", "take"} <= pressed
    assert guest.errors == []


def press_target(page: Page, choice: str) -> None:
    page.locator(f'.board button.legal[data-target="{choice}"]').first.click()


@pytest.mark.parametrize(("locale", "players"), [("en-GB", 1), ("pl-PL", 3), ("ru-RU", 4)])
def test_a_phone_shows_it_all(visit: Visit, locale: str, players: int) -> None:
    guest = visit(360, 740, has_touch=True, is_mobile=True, locale=locale)
    guest.go()
    guest.page.locator("article[data-game=glory] button").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.locator(f"[data-seats='{players}']").click()
    dialog.locator(".acts .btn").first.click()
    guest.page.wait_for_url("**/t/*")
    chance = Random(players)
    for _ in range(30):
        guest.wait_for_question()
        if guest.over():
            break
        assert guest.scrolls_sideways() == 0, guest.question()
        guest.play_on(chance)
    for tab in guest.page.locator("nav.tabs button").all():
        tab.click()
    assert guest.errors == []
