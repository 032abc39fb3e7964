"""On a laptop the board, the question and the hand are all in sight: none covers another."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.stage import ADDRESS, put_on_stage
from tests.browser.visitor import AT_REST

SIZES = [(1280, 800), (1366, 768), (1440, 900)]
LOCALES = ["en-GB", "pl-PL", "ru-RU"]
SPANS = """() => Object.fromEntries(['.boardbox', '.asks', '.handbox'].map((part) => {
    const box = document.querySelector(part).getBoundingClientRect();
    return [part, [box.top, box.bottom]];
}))"""

UNSEEN = """() => {
    const board = document.querySelector('.boardbox');
    return board.scrollHeight - board.clientHeight;
}"""
A_HEM = 60  # pixels of the board that one must scroll to, at most


@pytest.mark.parametrize("position", ["placing", "losing", "auction"])
@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_hidden_in_a_low_window(
    chromium: Browser, client_built: Path, position: str, locale: str
) -> None:
    context = chromium.new_context(reduced_motion="reduce", locale=locale)
    page = context.new_page()
    put_on_stage(page, client_built, position)
    page.goto(f"{ADDRESS}/t/scene")
    page.wait_for_selector(".ask")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(AT_REST)  # the board learns its size, then draws
        spans = page.evaluate(SPANS)
        assert spans[".boardbox"][1] <= spans[".asks"][0]
        assert spans[".asks"][1] <= spans[".handbox"][0] + 8  # room for a card that is lifted
        assert spans[".handbox"][1] <= height
        assert page.evaluate(UNSEEN) <= A_HEM
    context.close()


def test_a_map_too_low_to_be_seen_whole_takes_all_the_width(chromium: Browser, client_built: Path) -> None:
    page = chromium.new_page(viewport={"width": 1280, "height": 620})
    put_on_stage(page, client_built, "fief-march")
    page.goto(f"{ADDRESS}/t/scene")
    page.wait_for_selector(".ask")
    page.evaluate(AT_REST)
    map, field = (page.locator(part).bounding_box() for part in (".window.fief-map", ".fief-board .field"))
    assert map is not None and field is not None
    assert map["height"] < map["width"] == field["width"]
    page.close()
