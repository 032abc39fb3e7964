"""Answers given in advance, in a real browser: given with three presses, stopped with one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_fief import answer_until
from tests.server.processes import ServerProcess


@pytest.fixture(scope="module")
def inn(client_built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Its pause before such an answer is long: there is always time to stop it."""
    server = ServerProcess(str(tmp_path_factory.mktemp("inn") / "tabard.sqlite3"), advance_seconds=3600.0)
    yield server
    server.kill()


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)])
def test_passes_are_given_in_advance_and_stopped(visit: Visit, size: tuple[int, int]) -> None:
    guest = visit(*size)
    guest.open_game("fief", 2, "Page")
    answer_until(guest, "react", Random(7))
    page = guest.page
    page.locator("[data-advance=open]").click()
    card = page.get_by_role("dialog", name="Answer in advance")
    expect(card).to_be_visible()
    everywhere = card.get_by_role("radio", name="In every reaction window")
    everywhere.click()
    card.get_by_role("radio", name="For the whole match").click()
    expect(everywhere).to_be_checked()
    card.get_by_role("button", name="Pass", exact=True).click()
    expect(card).not_to_be_visible()

    standing = page.locator("[data-standing]")
    expect(standing).to_contain_text("In a moment: Pass")
    expect(standing).to_contain_text("Pass · In every reaction window · For the whole match")
    assert guest.scrolls_sideways() == 0
    standing.get_by_role("button", name="Stop here").click()
    expect(standing).not_to_contain_text("In a moment")
    assert (guest.question() or {})["kind"] == "react"  # it waits for an answer by hand

    page.reload()
    expect(standing).to_contain_text("In every reaction window")  # the server keeps it
    expect(standing).not_to_contain_text("In a moment")
    standing.get_by_role("button", name="Stop: ").click()
    expect(standing).to_have_count(0)


def test_while_others_think_windows_to_come_can_be_passed(visit: Visit) -> None:
    host, friend = visit(), visit()
    host.open_dialog("fief", 2, "Page").locator(".acts .btn").nth(1).click()
    host.page.wait_for_url("**/t/*")
    friend.page.goto(host.invitation())
    friend.page.get_by_role("textbox", name="Your name").fill("Olena")
    friend.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    for player in (host, friend):
        player.page.wait_for_selector(".frame")
    waits = friend if host.question() else host
    waits.page.locator("[data-advance=open]").click()
    waits.page.locator("[data-advance=pass]").click()
    expect(waits.page.locator("[data-standing]")).to_contain_text("In every reaction window")
    asked = host if waits is friend else friend
    expect(asked.page.locator("[data-standing]")).to_have_count(0)
