"""Beside the real box in the browser: by mouse, by keyboard, on a phone, in three languages."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

A_WHILE = 300_000  # milliseconds: a search on a busy machine


def question(person: Visitor) -> Locator:
    return person.page.locator(".question:not(.busy)")


def shown_so_far(person: Visitor, game: str) -> int:
    kept = person.page.evaluate(f"() => localStorage.getItem('tabard:companion:{game}')")
    return len(json.loads(kept)["said"]) if kept else 0


def say(person: Visitor, choice: str) -> None:
    """Presses an answer and waits until the next question is there."""
    before = shown_so_far(person, "zizka")
    question(person).locator(f'[data-choice="{choice}"]').click()
    person.page.wait_for_function(
        """(before) => !document.querySelector('.question.busy')
            && JSON.parse(localStorage.getItem('tabard:companion:zizka')).said.length > before""",
        arg=before,
    )


def set_up(person: Visitor) -> None:
    """Everything that the set-up shows is left to the program."""
    expect(question(person)).to_be_visible()
    while question(person).get_attribute("data-kind") == "shown":
        say(person, "any")


@pytest.mark.parametrize(("width", "locale"), [(1280, "en-GB"), (390, "pl-PL")])
def test_torak_plays_beside_the_box(visit: Visit, width: int, locale: str) -> None:
    person = visit(width, 844, locale=locale, has_touch=width < 500, is_mobile=width < 500)
    person.go("/companion/zizka")
    person.page.locator("button.primary").click()
    set_up(person)
    assert person.scrolls_sideways() == 0
    while question(person).get_attribute("data-step") != "torak_card":
        kind = question(person).get_attribute("data-kind")
        say(person, "end_turn" if kind != "shown" else "any")
    say(person, "torak_3")
    torak = person.page.locator(".opponent")
    expect(torak.first).to_contain_text("ZIZ-17.11")
    torak.first.locator(".clause").click()
    expect(person.page.locator(".rule")).to_contain_text("ZIZ-17.11")
    person.page.keyboard.press("Escape")
    said = shown_so_far(person, "zizka")
    person.page.reload()  # what was said is remembered
    expect(torak.first).to_contain_text("ZIZ-17.11")
    assert shown_so_far(person, "zizka") == said
    assert person.scrolls_sideways() == 0
    assert person.errors == []


def test_a_card_is_found_by_typing_and_taken_with_enter(visit: Visit) -> None:
    person = visit()
    person.go("/companion/glory")
    person.page.get_by_role("button", name="Begin").press("Enter")
    search = question(person).get_by_role("searchbox")
    search.fill("wealth")
    expect(question(person).locator("[data-choice]")).to_have_count(1)
    search.press("Enter")
    person.page.wait_for_function(
        "() => JSON.parse(localStorage.getItem('tabard:companion:glory'))?.said.length === 1"
    )
    expect(question(person).locator("[data-choice=title_wealthy]")).to_have_count(0)
    person.page.get_by_role("button", name="Take back").press("Enter")
    expect(question(person).locator("[data-choice=title_wealthy]")).to_have_count(1)
    assert person.errors == []


@pytest.mark.parametrize("width", [1280, 390])
def test_a_position_is_asked_about(visit: Visit, width: int) -> None:
    person = visit(width, 844, has_touch=width < 500, is_mobile=width < 500)
    person.go("/companion/zizka")
    person.page.get_by_role("radio", name="Any position").click()
    person.page.get_by_role("radio", name="As text").click()
    person.page.get_by_role("button", name="Look at it").click()
    expect(question(person)).to_contain_text("P1")
    answer = person.page.get_by_label("An answer")
    answer.fill("P1 recruit")
    answer.press("Enter")
    expect(person.page.locator(".verdict")).to_contain_text("ZIZ-12.1")
    answer.fill("P1 face")
    answer.press("Enter")
    expect(person.page.locator(".verdict.good")).to_contain_text("P1 face")
    person.page.get_by_role("button", name="Play it").click()
    expect(person.page.locator(".said")).to_contain_text("P1 face")
    assert person.errors == []  # a browser takes note of what the server refuses from here on
    person.page.get_by_label("Position (TOML)").fill("players = 9")
    person.page.get_by_role("button", name="Look at it").click()
    expect(person.page.get_by_role("alert")).to_contain_text("from 1 to 4")
    person.page.get_by_role("radio", name="Fill in").click()  # what cannot be read stays a text
    expect(person.page.get_by_label("Position (TOML)")).to_have_value("players = 9")
    assert person.scrolls_sideways() == 0


def section(person: Visitor, name: str) -> Locator:
    return person.page.locator(f'[data-section="{name}"]')


@pytest.mark.parametrize("width", [1280, 390])
def test_a_position_is_filled_in_and_asked_about(visit: Visit, width: int) -> None:
    """What is legal, why not, what a Knight would do and why: without a word of TOML."""
    person = visit(width, 844, has_touch=width < 500, is_mobile=width < 500)
    person.go("/companion/fief")
    first = section(person, "P1")
    expect(first.get_by_label("Coins")).to_have_value("6")
    first.get_by_label("Coins").fill("4")
    first.get_by_label("Hand").select_option(label="Tax")
    expect(first.get_by_role("list", name="Hand").locator("li")).to_contain_text("Tax")
    second = section(person, "P2")
    second.locator("summary").click()
    second.get_by_role("button", name="Troops: Add").click()
    row = second.get_by_role("group", name="Troops")
    expect(row.get_by_role("button", name="Put it there")).to_be_disabled()
    row.get_by_label("Town").select_option(label="London")
    row.get_by_label("Kind").select_option(label="Knight")
    row.get_by_label("Number").fill("2")
    row.get_by_label("Number").press("Tab")
    row.get_by_role("button", name="Put it there").click()
    expect(second.get_by_role("list", name="Troops").locator("li")).to_contain_text("London, Knight, 2")
    assert person.scrolls_sideways() == 0
    person.page.get_by_role("button", name="Look at it").click()
    asked = question(person)
    expect(asked).to_have_attribute("data-kind", "buy")
    expect(asked.locator('[data-choice="mill"]')).to_have_count(0)  # it has one
    expect(asked.locator(".refused")).to_contain_text("walls of your own")  # no trebuchet, and why
    person.page.locator("[data-why-not]").select_option(label="Fortress")
    verdict = person.page.locator(".verdict")
    expect(verdict).to_contain_text("Fortress, not now")
    expect(verdict.locator(".clause")).to_contain_text("FIE-")
    person.page.get_by_role("button", name="What would a Knight do?").click()
    advice = person.page.locator("[data-advice]")
    expect(advice.locator("li").first).to_contain_text("%", timeout=A_WHILE)
    expect(advice.locator("[data-why]").first).to_contain_text(re.compile(r"better|worse|about the same"))
    assert person.scrolls_sideways() == 0
    person.page.reload()  # what was filled in is remembered
    expect(first.get_by_label("Coins")).to_have_value("4")
    person.page.get_by_role("radio", name="As text").click()
    text = person.page.get_by_label("Position (TOML)")
    expect(text).to_have_value(re.compile(r'units = \["london knight 2"\]'))
    text.fill(text.input_value().replace("coins = 4", "coins = 9"))
    person.page.get_by_role("radio", name="Fill in").click()
    expect(first.get_by_label("Coins")).to_have_value("9")
    assert person.errors == []


def test_an_advice_of_the_solo_game_has_its_reasons(visit: Visit) -> None:
    person = visit()
    person.go("/companion/zizka")
    person.page.locator("button.primary").click()
    set_up(person)
    person.page.get_by_role("button", name="What would a Knight do?").click()
    advice = person.page.locator("[data-advice]")
    expect(advice.locator("[data-why]").first).not_to_be_empty(timeout=A_WHILE)
    expect(advice).not_to_contain_text("worth-")
    assert person.errors == []


def test_a_game_without_an_opponent_has_positions_and_an_unknown_one_nothing(visit: Visit) -> None:
    person = visit()
    person.go("/rules/fief")
    person.page.get_by_role("link", name="Beside the real box").click()
    expect(person.page.get_by_role("radio", name="Solo opponent")).to_have_count(0)
    person.page.get_by_role("radio", name="As text").click()
    expect(person.page.get_by_label("Position (TOML)")).to_have_value(re.compile("players = 3"))
    person.go("/companion/chess")
    expect(person.page.get_by_role("link", name="Tabard")).to_be_visible()
    expect(person.page.locator("textarea")).to_have_count(0)
