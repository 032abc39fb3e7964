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


def put_on(panel: Locator, giver: int, thing: str) -> None:
    """Puts the first thing of such a name on a side of the scales."""
    more = panel.locator(f"[data-giver='{giver}'] select")
    names = more.locator("option").all_inner_texts()
    more.select_option(label=next(name for name in names if thing in name))


def test_a_deal_is_struck_after_a_counter_offer(visit: Visit) -> None:
    """A town for a coin; the other, on a phone, asks for it with a promise instead; both logs tell it."""
    host, friend = two_at_a_table(visit)
    play_until_march(host, friend)
    panel = deals(host)
    send = panel.locator("[data-send]")
    panel.locator("[data-partner]", has_text="Olena").first.click()
    partner = panel.locator("[data-partner][aria-pressed='true']").get_attribute("data-partner")
    assert partner is not None
    theirs, own = int(partner), 0
    expect(send).to_be_disabled()  # nothing for nothing is no deal
    put_on(panel, own, "the town of")
    panel.locator(f"[data-giver='{theirs}'] input").fill("99")
    panel.locator(f"[data-giver='{theirs}'] input").press("Tab")
    panel.locator(f"[data-giver='{theirs}'] input").fill("1")
    panel.locator(f"[data-giver='{theirs}'] input").press("Tab")
    expect(send).to_be_enabled()
    send.click()
    expect(panel.get_by_role("heading", name="Your open offer")).to_be_visible()

    friend.page.get_by_role("button", name="1 offer for you").tap()
    offered = friend.page.locator(".deals")
    expect(offered.locator(".asked")).to_contain_text("the town of")
    expect(offered.locator(".asked")).to_contain_text("1 coin")
    offered.get_by_role("button", name="Change it").tap()
    scales = offered.locator(".scales")
    expect(scales).to_contain_text("Counter-offer")
    mine = scales.locator(f"[data-giver='{theirs}']")
    mine.locator("input[type=number]").fill("0")
    mine.locator("input[type=number]").press("Tab")
    put_on(scales, theirs, "help in the next battle")
    expect(scales.locator("[data-send]")).to_be_enabled()
    scales.locator("[data-send]").tap()

    counter = panel.locator(".asked")
    expect(counter).to_contain_text("a promise, not binding: help in the next battle")
    expect(panel.get_by_role("heading", name="Your open offer")).to_have_count(0)  # the first is declined
    counter.get_by_role("button", name="Accept").click()
    expect(panel.locator(".asked")).to_have_count(0)
    expect(panel.get_by_role("heading", name="Promises")).to_be_visible()
    expect(offered.get_by_role("heading", name="Promises")).to_be_visible()
    assert host.errors == friend.errors == []


def test_what_cannot_be_dealt_in_says_why_before_it_is_sent(visit: Visit) -> None:
    host, friend = two_at_a_table(visit)
    play_until_march(host, friend)
    panel = deals(host)
    panel.locator("[data-partner]", has_text="Olena").first.click()
    panel.locator("[data-giver='0'] input").fill("2")
    panel.locator("[data-giver='0'] input").press("Tab")
    expect(panel.locator(".why")).to_contain_text("FIE-5.31")
    expect(panel.locator("[data-send]")).to_be_disabled()
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
