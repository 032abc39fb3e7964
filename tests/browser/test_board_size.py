"""The board keeps its place: whatever is asked, and when nothing is, its map has the same size, uncovered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.stage import ADDRESS, put_on_stage
from tests.browser.visitor import AT_REST, SIDEWAYS

DESKTOPS = [(1280, 720), (1440, 900), (1920, 1080)]
PHONES = [(390, 844), (360, 740)]
ON_THE_BOARD = {
    "fief": ["fief-march", "fief-market", "fief-group", "fief-battle"],
    "zizka": ["zizka-riding", "zizka-rolling", "zizka-tournament"],
}
IN_THE_HAND = {"fief": [], "zizka": ["zizka-recruiting"]}
Box = tuple[int, int, int, int]

BOXES = """() => Object.fromEntries(['.boardbox', '.boardbox .window', '.asks', '.handbox'].map((part) => {
    const box = document.querySelector(part).getBoundingClientRect();
    return [part, [box.left, box.top, box.right, box.bottom].map(Math.round)];
}))"""
FIRST_ANSWER = """() => {
    const all = [...document.querySelectorAll('.ask [data-choice]')];
    const shown = all.find((one) => one.offsetParent !== null);
    if (!shown) return null;
    const box = shown.getBoundingClientRect();
    return [box.left, box.top, box.right, box.bottom].map(Math.round);
}"""


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    page = chromium.new_page(reduced_motion="reduce")
    yield page
    page.close()


def boxes(
    page: Page, static: Path, position: str, asked: bool, sizes: list[tuple[int, int]]
) -> list[dict[str, Box]]:
    page.unroute_all()
    put_on_stage(page, static, position, asked=asked)
    page.goto(f"{ADDRESS}/t/scene")
    page.wait_for_selector(".ask" if asked else ".wait")
    measured = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(AT_REST)  # the board learns its size, then draws
        assert page.evaluate(SIDEWAYS) == 0
        measured.append(page.evaluate(BOXES))
    return measured


@pytest.mark.parametrize("game", ["fief", "zizka"])
@pytest.mark.parametrize("sizes", [DESKTOPS, PHONES], ids=["desktop", "phone"])
def test_a_question_leaves_the_map_its_size(
    page: Page, client_built: Path, game: str, sizes: list[tuple[int, int]]
) -> None:
    positions = ON_THE_BOARD[game] + (IN_THE_HAND[game] if sizes is DESKTOPS else [])
    quiet = boxes(page, client_built, positions[0], False, sizes)
    for position in positions:
        for calm, now, (_, height) in zip(
            quiet, boxes(page, client_built, position, True, sizes), sizes, strict=True
        ):
            for part in (".boardbox", ".boardbox .window"):
                assert now[part] == calm[part], (position, height, part)
            assert now[".asks"][3] <= height


@pytest.mark.parametrize("position", [*ON_THE_BOARD["fief"], *ON_THE_BOARD["zizka"], "zizka-recruiting"])
def test_on_a_desktop_the_question_covers_nothing(page: Page, client_built: Path, position: str) -> None:
    for now, (width, height) in zip(
        boxes(page, client_built, position, True, DESKTOPS), DESKTOPS, strict=True
    ):
        assert now[".boardbox"][2] <= now[".asks"][0]
        assert now[".boardbox"][3] <= now[".handbox"][1] + 8  # room for a card that is lifted
        assert now[".asks"][2] <= width and now[".asks"][3] <= height
        assert now[".handbox"][3] <= height


@pytest.mark.parametrize("position", [*ON_THE_BOARD["fief"], *ON_THE_BOARD["zizka"]])
def test_on_a_phone_map_and_question_are_seen_together(page: Page, client_built: Path, position: str) -> None:
    for now, (_, height) in zip(boxes(page, client_built, position, True, PHONES), PHONES, strict=True):
        top = now[".boardbox"][1]
        question = page.locator(".ask").bounding_box()
        assert question is not None
        assert question["y"] - top >= 0.2 * height, "of the map too little is left"
    answer = page.evaluate(FIRST_ANSWER)
    assert answer is not None and answer[3] <= PHONES[-1][1]
