"""Three languages, from the home page into the game; light and dark."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit

RAW_ID = re.compile(r"(?<![\w/#-])(?:[a-z]+-){1,4}[a-z_]+(?![\w-])")
FINE = {"game-icons", "two-and-one", "man-at-arms", "standard-bearer", "start-player", "королевский"}
HERO = {"en": "sit down, play", "pl": "usiądź, zagraj", "ru": "садитесь, играйте"}
LOCALES = {"en": "en-GB", "pl": "pl-PL", "ru": "ru-RU"}


@pytest.mark.parametrize("language", HERO)
def test_the_reader_is_greeted_and_asked_in_his_language(visit: Visit, language: str) -> None:
    guest = visit(locale=LOCALES[language])
    guest.go()
    expect(guest.page.get_by_text(HERO[language])).to_be_visible()
    guest.open_table(3)
    chance = Random(7)
    for _ in range(15):
        guest.wait_for_question()
        guest.play_on(chance)
    guest.wait_for_question()
    expect(guest.page.locator("html")).to_have_attribute("lang", language)
    raw = set(RAW_ID.findall(guest.page.locator("body").inner_text())) - FINE
    assert raw == set(), "ids that nobody put into words"
    text = guest.page.locator(".prompt").inner_text() + "".join(guest.log())
    assert bool(re.search("[а-я]", text)) == (language == "ru")
    assert guest.errors == []


def test_changing_the_language_at_the_table_changes_everything(visit: Visit) -> None:
    guest = visit()
    guest.open_table(2)
    guest.wait_for_question()
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("radio", name="Polski").click()
    guest.page.get_by_role("button", name="Zamknij").first.click()
    expect(guest.page.locator(".prompt")).to_contain_text("Postaw pionki")
    expect(guest.page.locator("[data-field=crown]")).to_contain_text("Rycerze koronni")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_theme_follows_the_system_and_the_switch(visit: Visit, theme: str) -> None:
    guest = visit(color_scheme=theme)
    guest.go()
    light = "rgb(239, 230, 210)"
    shown = guest.page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
    assert (shown == light) == (theme == "light")
    guest.page.get_by_role("button", name="Theme").click()
    other = guest.page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
    assert (other == light) == (theme == "dark")
