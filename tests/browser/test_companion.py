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
    person.page.get_by_role("button", name="Look at it").click()
    expect(question(person)).to_contain_text("P1")
    answer = person.page.get_by_label("An answer")
    answer.fill("P1 recruit")
    answer.press("Enter")
    expect(person.page.locator(".verdict")).to_contain_text("ZIZ-12.1")
    answer.fill("P1 face")
    answer.press("Enter")
    expect(person.page.locator(".verdict.good")).to_contain_text("P1 face")
    person.page.get_by_role("button", name="What would a Knight do?").click()
    expect(question(person).locator(".primary")).to_contain_text("%", timeout=A_WHILE)
    person.page.get_by_role("button", name="Play it").click()
    expect(person.page.locator(".said")).to_contain_text("P1 face")
    assert person.errors == []  # a browser takes note of what the server refuses from here on
    person.page.get_by_label("Position (TOML)").fill("players = 9")
    person.page.get_by_role("button", name="Look at it").click()
    expect(person.page.get_by_role("alert")).to_contain_text("from 1 to 4")
    assert person.scrolls_sideways() == 0


def test_a_game_without_an_opponent_has_positions_and_an_unknown_one_nothing(visit: Visit) -> None:
    person = visit()
    person.go("/rules/fief")
    person.page.get_by_role("link", name="Beside the real box").click()
    expect(person.page.get_by_label("Position (TOML)")).to_have_value(re.compile("players = 3"))
    expect(person.page.get_by_role("radio")).to_have_count(0)
    person.go("/companion/chess")
    expect(person.page.get_by_role("link", name="Tabard")).to_be_visible()
    expect(person.page.locator("textarea")).to_have_count(0)
