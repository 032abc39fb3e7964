"""What teaches a newcomer, as a newcomer meets it."""

from __future__ import annotations

from playwright.sync_api import expect

from tabard.games import GAMES
from tabard.lessons.guide import guide
from tests.browser.conftest import Visit

CUT_OUT = """() => [...document.querySelectorAll('.crop')].every((crop) => {
    const lit = [...crop.querySelectorAll('.lit')].map((one) => one.getBoundingClientRect());
    const [inside] = [crop.getBoundingClientRect()];
    return lit.length > 0 && lit.every((one) => one.width > 8 && one.left >= inside.left - 9
        && one.right <= inside.right + 9 && one.bottom <= inside.bottom + 9);
})"""


def test_behind_rules_a_guide_with_pictures_of_the_real_pieces_comes_first(visit: Visit) -> None:
    reader = visit()
    for module in GAMES:
        screens = guide(module.id)
        if not screens:
            continue
        reader.go(f"/rules/{module.id}")
        for number, screen in enumerate(screens):
            reader.page.locator(".guide nav button").nth(number).click()
            expect(reader.page.locator(".guide h2")).to_have_text(screen.title)
            expect(reader.page.locator(".guide figure")).to_have_count(len(screen.pictures))
            reader.page.wait_for_function(CUT_OUT)
            for thing in reader.page.locator(".guide .thing").all():
                assert thing.evaluate("(one) => one.childElementCount || one.textContent.length") > 0
        reader.page.get_by_role("button", name="Numbered rules").click()
        reader.page.get_by_role("searchbox").fill(f"{module.code}-1.1")
        expect(reader.page.locator(".clause").first).to_contain_text(f"{module.code}-1.1")
    assert reader.errors == []


def test_the_guide_of_a_phone_is_no_wider_than_the_phone(visit: Visit) -> None:
    reader = visit(390, 844, has_touch=True, is_mobile=True, locale="pl-PL")
    for game in ("grunwald", "fief"):
        reader.go(f"/rules/{game}")
        for tab in reader.page.locator(".guide nav button").all():
            tab.click()
            reader.page.wait_for_function(CUT_OUT)
            assert reader.scrolls_sideways() == 0
    assert reader.errors == []
