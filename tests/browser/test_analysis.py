"""Hints while playing, and the analysis after the game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.server.processes import ServerProcess

LITTLE = 0.05  # of the usual care: a test waits for it
MINUTES = 120_000


@pytest.fixture
def guest(chromium: Browser, client_built: Path, tmp_path: Path) -> Iterator[Visitor]:
    server = ServerProcess(str(tmp_path / "inn.sqlite3"), analysis_effort=LITTLE)
    context = chromium.new_context(viewport={"width": 1280, "height": 900}, locale="en-GB")
    yield Visitor(context.new_page(), server.address)
    context.close()
    server.kill()


OPEN = """async (bots) => {
    const post = async (path, body, csrf) => {
        const headers = { 'content-type': 'application/json', 'x-tabard-token': csrf };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const me = await post('/api/guest', {}, '');
    const settings = { game: 'grunwald', seats: 2 };
    return (await post('/api/tables', { settings, seat: null, bots, start: true }, me.csrf)).table;
}"""


def played_by_bots(guest: Visitor) -> str:
    """A whole match of bots, watched to its end."""
    guest.go()
    table: str = guest.page.evaluate(OPEN, {"0": "squire", "1": "page"})
    guest.go(f"/t/{table}")
    guest.page.wait_for_selector("section.end", timeout=MINUTES)
    return table


def test_the_analysis_of_a_match_shows_the_curve_and_leads_to_the_board(
    guest: Visitor, tmp_path: Path
) -> None:
    page = guest.page
    table = played_by_bots(guest)
    page.get_by_role("link", name="Analysis").click()
    begin = page.get_by_role("button", name="Analyse this match")
    expect(begin).to_be_visible()
    with held_back(page, "**/api/tables/*/analysis"):
        begin.click()
        expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator("[data-curve]")).to_have_count(2, timeout=MINUTES)
    expect(page.get_by_role("heading", name="Costly decisions")).to_be_visible()
    page.screenshot(path=tmp_path / "analysis.png")
    look_at_the_table_instead_of_the_plot(page)
    go_through_it_by_keys(page)
    page.wait_for_url(re.compile(r"/t/[\w-]+\?moment=\d+$"))
    expect(page.locator(".frame.past")).to_be_visible()
    page.go_back()
    expect(page.locator("[data-curve]")).to_have_count(2)
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.screenshot(path=tmp_path / "analysis-phone.png", full_page=True)
    page.locator("[data-costly] a").first.click()
    page.wait_for_url(re.compile(r"\?moment=\d+&eyes=\d$"))
    expect(page.locator(".frame.past")).to_be_visible()
    assert table in page.url
    assert guest.errors == []


@contextmanager
def held_back(page: Page, address: str) -> Iterator[None]:
    """What the page asks the server there waits until the end of the block: so nothing is over too soon."""
    waiting: list[Route] = []
    page.route(
        address, lambda route: waiting.append(route) if route.request.method == "GET" else route.continue_()
    )
    yield
    page.unroute(address)
    for route in waiting:
        route.continue_()


def look_at_the_table_instead_of_the_plot(page: Page) -> None:
    page.get_by_text("The curve as a table").click()
    table = page.get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(13)
    expect(table.get_by_role("row").last).to_contain_text("100 %")
    page.get_by_text("The curve as a table").click()


def go_through_it_by_keys(page: Page) -> None:
    page.locator(".plot").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator("#curve-said")).to_contain_text(re.compile(r"Step \d+: .* \d+ %"))
    page.keyboard.press("Enter")


def test_a_player_asks_what_a_knight_would_do(visit: Visit) -> None:
    guest = visit()
    guest.open_table()
    guest.wait_for_question()
    page = guest.page
    page.keyboard.press("!")
    best = page.locator("[data-advice] li.best")
    expect(best).to_be_visible(timeout=MINUTES)
    expect(best).to_contain_text(re.compile(r"\d+ % to win"))
    expect(page.locator(".ask .option.hinted")).to_have_count(1)
    why = page.locator("[data-advice] [data-why]")
    expect(why.first).to_have_text(re.compile(r"^(better: .+ \+\d|worse: .+ −\d|about the same$)"))
    expect(page.locator("[data-advice]")).not_to_contain_text("worth-")
    before = guest.version()
    best.get_by_role("button").click()
    if guest.only_selected(before):
        page.locator("[data-confirm]").click()
    guest.wait_for_news(before)
    expect(page.locator("[data-advice]")).to_have_count(0)
    assert guest.errors == []


def test_there_are_no_hints_with_a_clock(visit: Visit) -> None:
    guest = visit()
    guest.go()
    guest.page.locator("[data-game] .btn.ink").first.click()
    dialog = guest.page.get_by_role("dialog")
    hints = dialog.get_by_role("checkbox", name="Hints allowed")
    expect(hints).to_be_checked()
    dialog.get_by_role("radio", name="Quick").click()
    expect(hints).to_be_disabled()
    expect(hints).not_to_be_checked()
    dialog.locator(".acts .btn").nth(0).click()
    guest.page.wait_for_url("**/t/*")
    guest.wait_for_question()
    expect(guest.page.locator("[data-hint]")).to_have_count(0)
    guest.page.keyboard.press("!")
    expect(guest.page.locator("[data-advice]")).to_have_count(0)
    assert guest.errors == []
