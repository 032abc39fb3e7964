"""On every table: how the game is won, who leads, and by which points."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visit
from tests.browser.stage import ADDRESS, POSITIONS, put_on_stage

GAMES = ["grunwald", "glory", "zizka", "fief"]
PLACES = {"glory-town": "glory", "losing": "grunwald", "zizka-riding": "zizka", "fief-march": "fief"}


def on_stage(chromium: Browser, client: Path, position: str, width: int, height: int, locale: str) -> Page:
    page = chromium.new_page(
        viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce"
    )
    put_on_stage(page, client, position)
    page.goto(f"{ADDRESS}/t/scene")
    return page


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_says_its_goal_and_who_leads(visit: Visit, game: str) -> None:
    player = visit()
    player.open_game(game, 3)
    goal = player.page.locator("[data-goal]")
    expect(goal).to_be_visible()
    expect(goal).to_contain_text(("points" if game != "glory" else "glory"), ignore_case=True)
    goal.click()
    table = player.page.get_by_role("dialog").locator("[data-scores]")
    expect(table.locator("thead th")).to_have_count(3)
    totals = [text.removeprefix("≈ ") for text in table.locator(".total td").all_inner_texts()]
    assert [int(text.split(",")[0].replace("·", "0")) for text in totals] == sorted(
        (int(text.split(",")[0].replace("·", "0")) for text in totals), reverse=True
    )
    assert player.errors == []


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "ru-RU"])
@pytest.mark.parametrize("position", PLACES)
def test_the_parts_are_those_of_the_view(
    chromium: Browser, client_built: Path, position: str, locale: str
) -> None:
    shown = json.loads((POSITIONS / f"{position}.json").read_text())["view"]["scores"]
    best = max(shown, key=lambda one: one["score"])
    page = on_stage(chromium, client_built, position, 390, 844, locale)
    page.wait_for_selector("[data-goal]")
    assert page.locator(".frame").bounding_box()["width"] == 390  # type: ignore[index]
    expect(page.locator("[data-lead]")).to_contain_text(str(best["score"]))
    page.locator("[data-goal]").click()
    page.wait_for_selector("[data-scores] .total")
    first = page.locator("[data-scores] tbody tr td:nth-of-type(1)")
    said = [int(text.split(",")[0].strip("≈ \n").replace("·", "0")) for text in first.all_inner_texts()]
    assert said[-1] == sum(said[:-1]) == best["score"]
    guessed = page.locator("[data-scores] .guess").count() > 0
    assert guessed == any(one["guessed"] for one in shown)
    page.close()
