"""Fief: England in a real browser: what two players settle though nobody asked them."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.test_fief import brisk
from tests.browser.visitor import Visitor, wait_for_any


def two_at_a_table(visit: Visit) -> tuple[Visitor, Visitor]:
    host, friend = visit(1440, 900), visit(360, 740, has_touch=True, is_mobile=True)
    host.open_dialog("fief", 2, "Page").locator(".acts .btn").nth(1).click()
    host.page.wait_for_url("**/t/*")
    friend.page.goto(host.invitation())
    friend.page.get_by_role("textbox", name="Your name").fill("Olena")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(host.page.locator(".chair", has_text="Olena")).to_be_visible()
    host.page.get_by_role("button", name="Start", exact=True).click()
    for player in (host, friend):
        player.page.wait_for_selector(".frame")
    return host, friend


def play_until_march(host: Visitor, friend: Visitor) -> None:
    """Both answer briskly until the host is asked who sets out."""
    chance = Random(1215)
    for _ in range(400):
        asked = host.question()
        if asked is not None and asked["kind"] == "march":
            return
        for player in (host, friend):
            open_one = player.question()
            if open_one is not None and open_one["kind"] != "march":
                player.choose(brisk(open_one["choices"], chance))
            elif open_one is not None and player is friend:
                player.choose("end")
        wait_for_any((host, friend))
    pytest.fail("nobody marched")


def deals(player: Visitor) -> Locator:
    player.page.locator(".asks button", has=player.page.locator("svg.i")).filter(
        has_text="Deals"
    ).first.click()
    panel = player.page.locator(".deals")
    expect(panel).to_be_visible()
    return panel


def test_a_town_changes_hands(visit: Visit) -> None:
    """Offered by one, seen and accepted by the other on a phone; both logs tell it."""
    host, friend = two_at_a_table(visit)
    play_until_march(host, friend)
    panel = deals(host)
    panel.get_by_role("button", name="Hand over a town").click()
    form = panel.get_by_role("group", name="Hand over a town")
    while form.locator("[data-command]").is_disabled():
        answers = form.get_by_role("radiogroup").last.get_by_role("radio")
        others = answers.filter(has_text="Olena")
        (others if others.count() else answers).first.click()
    form.locator("[data-command]").click()
    expect(panel.get_by_role("heading", name="Your open offer")).to_be_visible()

    friend.page.get_by_role("button", name="1 offer for you").tap()
    offered = friend.page.locator(".deals")
    expect(offered.get_by_role("heading", name="For you to answer")).to_be_visible()
    offered.get_by_role("button", name="Accept").tap()
    expect(offered.get_by_role("heading", name="For you to answer")).to_have_count(0)
    expect(panel.get_by_role("heading", name="Your open offer")).to_have_count(0)
    assert host.errors == friend.errors == []


def test_standing_permissions_are_kept(visit: Visit) -> None:
    host, friend = two_at_a_table(visit)
    play_until_march(host, friend)
    panel = deals(host)
    panel.locator("summary").first.click()
    passing = panel.get_by_role("radiogroup", name="Pass through my towns").first
    expect(passing.get_by_role("radio", name="ask")).to_be_checked()
    passing.get_by_role("radio", name="yes").click()
    expect(passing.get_by_role("radio", name="yes")).to_be_checked()
    host.page.reload()
    panel = deals(host)
    panel.locator("summary").first.click()
    passing = panel.get_by_role("radiogroup", name="Pass through my towns").first
    expect(passing.get_by_role("radio", name="yes")).to_be_checked()
    assert host.errors == friend.errors == []
