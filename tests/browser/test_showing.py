"""What others did is shown on the board one after the other; one may pass over it, and see it again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.stage import ADDRESS, POSITIONS, put_on_stage

RIDES = ("strakonice", "volyne", "vimperk")
Come = Callable[[], None]


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    page = chromium.new_page(viewport={"width": 1280, "height": 720}, reduced_motion="no-preference")
    yield page
    page.close()


def sit_down(page: Page, static: Path, speed: str) -> Come:
    """At a table where somebody else acts; calling what comes back lets three rides and my question come."""
    shown = json.loads((POSITIONS / "zizka-riding.json").read_text())
    settled = json.dumps({"speed": speed, "moments": "none"})
    page.add_init_script(f"localStorage.setItem('tabard:settings', '{settled}')")
    stage = put_on_stage(page, static, shown, asked=False)
    page.goto(f"{ADDRESS}/t/scene")
    page.wait_for_selector(".wait")
    other = next(seat for seat in range(shown["view"]["seats"]) if seat != shown["seat"])

    def come() -> None:
        log = list(shown["log"])
        for space in RIDES:
            view = deepcopy(shown["view"])
            view["table"]["players"][other]["space"] = space
            log.append({"kind": "moved", "seat": other, "space": space})
            decision = shown["decision"] if space == RIDES[-1] else None
            stage.goes_on(shown | {"view": view, "log": list(log), "decision": decision})

    return come


def test_moves_of_others_come_one_after_the_other(page: Page, client_built: Path) -> None:
    come = sit_down(page, client_built, "fast")
    come()
    showing = page.locator(".showing")
    expect(showing).to_be_visible()
    expect(page.locator(".ask")).to_have_count(0)  # nothing is asked of what is not yet seen
    expect(page.locator(".ask")).to_be_visible()
    expect(showing).to_have_count(0)


def test_they_can_be_passed_over_and_seen_again(page: Page, client_built: Path) -> None:
    come = sit_down(page, client_built, "slow")
    come()
    showing = page.locator(".showing")
    expect(showing).to_contain_text("goes to")
    page.locator("[data-skip]").click()
    expect(page.locator(".ask")).to_be_visible()
    page.locator("[data-show-again]").first.click()
    expect(showing).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".ask")).to_be_visible()


def test_whoever_wants_it_at_once_waits_for_nothing(page: Page, client_built: Path) -> None:
    come = sit_down(page, client_built, "none")
    come()
    expect(page.locator(".ask")).to_be_visible()
    expect(page.locator(".showing")).to_have_count(0)
