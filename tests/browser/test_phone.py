"""A phone, 360 pixels wide, touched with a thumb."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor


def phone(visit: Visit, **settings: str) -> Visitor:
    return visit(360, 740, has_touch=True, is_mobile=True, **settings)


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "ru-RU"])
def test_nothing_is_wider_than_the_screen(visit: Visit, locale: str) -> None:
    guest = phone(visit, locale=locale)
    guest.go()
    expect(guest.page.locator(".hero")).to_be_visible()
    assert guest.scrolls_sideways() == 0
    guest.open_table(4)
    chance = Random(11)
    for _ in range(20):
        guest.wait_for_question()
        assert guest.scrolls_sideways() == 0
        guest.play_on(chance)
    for tab in guest.page.locator("nav.tabs button").all():
        tab.click()
        assert guest.scrolls_sideways() == 0


def test_a_stray_touch_is_no_move(visit: Visit) -> None:
    guest = phone(visit)
    guest.open_table(2)
    guest.wait_for_question()
    before = guest.version()
    guest.page.locator("[data-field=crown]").tap()
    expect(guest.page.locator("[data-confirm]")).to_have_text("Crown knights Enter")
    guest.page.locator("[data-field=ducats]").tap()
    expect(guest.page.locator("[data-confirm]")).to_have_text("Ducats Enter")
    assert guest.version() == before
    guest.page.locator("[data-confirm]").tap()
    guest.wait_for_news(before)
    expect(guest.page.locator(".prompt")).to_contain_text("Ducats")


def test_thumbs_find_what_they_press(visit: Visit) -> None:
    guest = phone(visit)
    guest.open_table(2)
    guest.wait_for_question()
    for one in guest.page.locator(".option:visible, nav.tabs button, .btn:visible").all():
        box = one.bounding_box()
        assert box is not None and box["height"] >= 44, one.inner_text()


def test_a_whole_round_with_the_thumb(visit: Visit) -> None:
    guest = phone(visit)
    guest.open_table(2)
    for _ in range(40):
        guest.wait_for_question()
        if "Round 2" in guest.page.locator("header.bar").inner_text():
            break
        before = guest.version()
        fields = guest.page.locator(".field.legal:visible")
        if fields.count():
            fields.first.tap()
        else:
            guest.page.locator(".option:visible").first.tap()
        guest.page.locator("[data-confirm]").tap()
        guest.wait_for_news(before)
    expect(guest.page.locator("header.bar")).to_contain_text("Round 2")
