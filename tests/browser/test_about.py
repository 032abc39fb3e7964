"""What does this do: every component has a sentence in every language, and can be asked at the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tabard.engine.module import GameModule
from tests.browser.stage import ADDRESS, game_named, put_on_stage

SCENES = {"grunwald": "placing", "glory": "glory-town", "zizka": "zizka-riding", "fief": "fief-march"}
LOCALES = ["en-GB", "pl-PL", "ru-RU"]
SIMPLY_COLOURS = {"colours"}  # a name is all there is to them
UNSAID = ("none", "undefined", "null", "NaN", "{", "}", "about-", "glory-", "sign-")

SENTENCES = """() => Object.fromEntries([...document.querySelectorAll('[data-component]')].map((one) =>
    [one.dataset.component, one.nextElementSibling.textContent.trim()]))"""


def open_scene(
    chromium: Browser, client: Path, scene: str, locale: str = "en-GB", width: int = 1440, height: int = 900
) -> Page:
    page = chromium.new_page(
        viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce"
    )
    put_on_stage(page, client, scene)
    page.goto(f"{ADDRESS}/t/scene")
    page.wait_for_selector(".ask")
    return page


def components(module: GameModule[Any]) -> list[str]:
    return [row["id"] for table, row in module.content(None).entries() if table not in SIMPLY_COLOURS]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", SCENES)
def test_every_component_says_what_it_does(
    chromium: Browser, client_built: Path, game: str, locale: str
) -> None:
    page = open_scene(chromium, client_built, SCENES[game], locale)
    page.locator("[data-ask]").click()
    page.locator("[data-about]:visible").first.click()
    page.locator("[data-about-card] .more").click()
    page.wait_for_selector("[data-component]")
    sentences: dict[str, str] = page.evaluate(SENTENCES)
    missing = [id for id in components(game_named(game)) if len(sentences.get(id, "")) < 10]
    assert missing == []
    assert {id: said for id, said in sentences.items() if any(word in said for word in UNSAID)} == {}
    assert [said for said in sentences.values() if not said.rstrip().endswith((".", "!", "?"))] == []
    page.close()


def test_a_field_says_what_it_pays_now_and_how_one_becomes_first(
    chromium: Browser, client_built: Path
) -> None:
    page = open_scene(chromium, client_built, "placing")
    page.locator("[data-field=ducats] h3").click(button="right")
    card = page.locator("[data-about-card=ducats]")
    expect(card).to_contain_text("This round it pays 6 / 3 / 1.")
    expect(card).to_contain_text("First now: Yellow bot with 4. To be first you need 5.")
    card.locator(".clause").click()
    expect(page.locator(".rule")).to_contain_text("GRU-12.1")
    page.close()


def test_after_the_question_mark_a_press_explains_and_plays_nothing(
    chromium: Browser, client_built: Path
) -> None:
    page = open_scene(chromium, client_built, "placing", width=390, height=844)
    page.locator("[data-ask]").click()
    page.locator("[data-field=crown] h3").click()
    expect(page.locator("[data-about-card=crown]")).to_be_visible()
    expect(page.locator("[data-confirm]")).to_have_count(0)
    expect(page.locator("[data-ask]")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    expect(page.locator("[data-about-card]")).to_have_count(0)
    page.locator("[data-ask]").click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-ask]")).to_have_attribute("aria-pressed", "false")
    page.close()


def test_the_key_explains_what_has_the_focus(chromium: Browser, client_built: Path) -> None:
    page = open_scene(chromium, client_built, "placing")
    page.locator("[data-field=helpers] button.target").focus()
    page.keyboard.press("?")
    expect(page.locator("[data-about-card=helpers]")).to_contain_text("free of charge")
    page.close()


@pytest.mark.parametrize("locale", LOCALES)
def test_a_choice_of_the_start_says_for_whom_it_is_good(
    chromium: Browser, client_built: Path, locale: str
) -> None:
    page = open_scene(chromium, client_built, "glory-setup", locale)
    said = page.locator(".picker .good")
    expect(said.first).not_to_be_empty()
    assert all(len(text) > 20 for text in said.all_inner_texts())
    page.close()
