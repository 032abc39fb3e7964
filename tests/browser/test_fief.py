"""Fief: England in a real browser: a whole game of two people and two bots, keyboard, map, phone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import TWO_FRAMES, Visitor, wait_for_any

ENOUGH = (
    "pass_turn",
    "pass_phase",
    "pass",
    "end",
    "no",
    "cancel",
)  # what moves the game on, the quickest first


def brisk(choices: list[str], chance: Random) -> str:
    """Somebody in a hurry: does something now and then, else lets the game go on."""
    quick = next((one for one in ENOUGH if one in choices), None)
    if quick is None or (not quick.startswith("pass") and chance.random() < 0.3):
        return chance.choice(choices)
    return quick


def answer_until(guest: Visitor, kind: str, chance: Random) -> None:
    """Answers briskly until something of this kind is asked."""
    for _ in range(80):
        guest.wait_for_question()
        asked = guest.question()
        if asked is None:
            continue
        if asked["kind"] == kind:
            return
        guest.choose(brisk(asked["choices"], chance))
    pytest.fail(f"{kind} was never asked")


def test_two_people_and_two_bots_play_to_the_end(visit: Visit) -> None:
    host, friend = visit(1440, 900), visit()
    dialog = host.open_dialog("fief", 4, "Page")
    dialog.locator("summary").first.click()
    dialog.locator("[data-option=last_turn] button").last.click()
    dialog.locator(".acts .btn").nth(1).click()
    host.page.wait_for_url("**/t/*")
    for _ in range(2):
        host.page.get_by_role("button", name="Add a bot").last.click()
        host.page.locator(".chair .seg button", has_text="Page").last.click()
    friend.page.goto(host.invitation())
    friend.page.get_by_role("textbox", name="Your name").fill("Olena")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(host.page.locator(".chair", has_text="Olena")).to_be_visible()
    host.page.get_by_role("button", name="Start", exact=True).click()

    chance = Random(1066)
    players = [host, friend]
    for player in players:
        player.page.wait_for_selector(".frame")
    answered = 0
    while not all(player.over() for player in players):
        moved = False
        for player in players:
            asked = player.question()
            if asked is not None:
                player.choose(brisk(asked["choices"], chance))
                answered += 1
                moved = True
        if not moved:
            wait_for_any(players)
        assert answered < 900
    assert answered > 40
    for player in players:
        expect(player.page.get_by_role("row", name="Total")).to_be_visible()
        assert player.errors == []


def test_by_keyboard_alone(visit: Visit) -> None:
    """The map is one stop: arrows walk over it, Enter chooses; everything else has a key."""
    guest = visit()
    guest.open_game("fief", 3, "Page")
    chance = Random(1087)
    answer_until(guest, "start_town", chance)
    stop = guest.page.locator(".map [tabindex='0']")
    expect(stop).to_have_count(1)
    guest.page.keyboard.press("Tab")  # whoever uses keys sees what has the focus
    stop.focus()
    expect(guest.page.get_by_role("note")).to_be_visible()  # the card of the place
    first = guest.page.evaluate("() => document.activeElement.dataset.spot")
    for arrow in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"):
        guest.page.keyboard.press(arrow)
    assert guest.page.evaluate("() => document.activeElement.dataset.spot") is not None
    guest.page.locator(f"[data-spot={first}]").focus()
    before = guest.version()
    guest.page.keyboard.press("Enter")
    guest.wait_for_news(before)
    place = guest.page.locator(f"[data-spot={first}]").get_attribute("aria-label")
    assert place is not None and "Controlled by" in place
    for _ in range(14):
        guest.wait_for_question()
        asked = guest.question()
        if asked is None:
            break
        guest.press_key(brisk(asked["choices"], chance))
    assert guest.errors == []


def test_on_the_map(visit: Visit) -> None:
    """A town is chosen by pressing it; its castle stands there, and the card tells who is inside."""
    guest = visit(1440, 900)
    guest.open_game("fief", 3, "Page")
    chance = Random(1139)
    answer_until(guest, "start_town", chance)
    target = guest.page.locator(".spot.target[data-spot]").first
    town = target.get_attribute("data-spot")
    assert town is not None
    before = guest.version()
    guest.at_rest()
    target.locator(".hit").click(force=True)
    guest.wait_for_news(before)
    answer_until(guest, "draw", chance)
    place = guest.page.locator(f"[data-spot={town}]")
    guest.at_rest()
    guest.page.mouse.move(5, 5)
    place.locator(".hit").hover(force=True)
    card = guest.page.get_by_role("note")
    expect(card).to_contain_text("Castle")
    expect(card).to_contain_text("6 soldiers (2 men-at-arms, 2 archers, 2 knights)")
    answer_until(guest, "march", chance)
    before = guest.version()
    guest.at_rest()
    guest.page.locator(f"[data-spot={town}].target .hit").click(force=True)
    answers = guest.page.locator(".card.pinned .answer")
    if answers.count():  # several Lords: the card asks which
        answers.first.click()
    guest.wait_for_news(before)
    expect(guest.page.locator(".spot.target")).not_to_have_count(0)
    assert guest.errors == []


def test_whoever_comes_nearer_stays_there(visit: Visit) -> None:
    """Buttons and wheel draw the map near; it goes back when it is told to."""
    guest = visit(1440, 900)
    guest.open_game("fief", 3, "Page")
    answer_until(guest, "start_town", Random(1190))
    guest.at_rest()
    window = guest.page.locator(".map")
    whole = window.get_attribute("viewBox")
    guest.page.get_by_role("button", name="Nearer").click()
    near = window.get_attribute("viewBox")
    assert near != whole
    guest.page.evaluate(TWO_FRAMES)  # without gliding, whatever happens by itself happens at once
    assert window.get_attribute("viewBox") == near
    guest.page.get_by_role("button", name="Back to the whole question").click()
    expect(window).to_have_attribute("viewBox", whole or "")
    assert guest.errors == []


def test_list_and_map_light_each_other(visit: Visit) -> None:
    """A question answered on the map says so, lists its answers too, and shows which place is which line."""
    guest = visit(1440, 900)
    guest.open_game("fief", 3, "Page")
    answer_until(guest, "start_town", Random(1216))
    expect(guest.page.locator(".ask")).to_contain_text("Choose a town on the map")
    lines = guest.page.locator(".ask [data-choice]")
    town = lines.nth(3).get_attribute("data-choice")
    assert lines.count() == guest.page.locator(".spot.target").count()
    lines.nth(3).focus()
    expect(guest.page.locator(".spot.lit")).to_have_attribute("data-spot", town or "")
    lines.nth(3).blur()
    expect(guest.page.locator(".spot.lit")).to_have_count(0)
    guest.at_rest()
    guest.page.locator(f"[data-spot={town}] .hit").hover(force=True)
    expect(guest.page.locator(".ask .lit")).to_have_attribute("data-choice", town or "")
    assert guest.errors == []


def test_the_market_and_the_group(visit: Visit) -> None:
    """Wares lie on shelves and tell what the purse will hold; a group grows and counts its strength."""
    guest = visit(1440, 900)
    guest.open_game("fief", 3, "Page")
    chance = Random(1189)
    answer_until(guest, "buy", chance)
    shop = guest.page.locator(".ask .shop")
    expect(shop.get_by_role("heading", name="Soldiers and engines")).to_be_visible()
    purse = int((shop.get_by_role("status").inner_text()).split()[-1])
    shop.locator("[data-choice=man_at_arms]").focus()
    expect(shop.get_by_role("status")).to_have_text(f"Purse: {purse}, after it {purse - 1}")
    expect(guest.page.locator(".spot .subject")).not_to_have_count(0)  # where he may go
    guest.press_key("man_at_arms")
    answer_until(guest, "march", chance)
    lord = next(one for one in guest.page.locator(".ask [data-choice^='lord:']").all())
    guest.press_key(lord.get_attribute("data-choice") or "")
    group = guest.page.locator(".ask .group")
    alone = int(group.locator(".strength").inner_text().split()[0])
    guest.press_key("take:knight")
    expect(group.locator(".strength")).to_have_text(f"{alone + 3} points")
    expect(group.get_by_label("1 knight", exact=True)).to_be_visible()
    assert guest.errors == []


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_on_a_phone(visit: Visit, locale: str) -> None:
    guest = visit(360, 740, has_touch=True, is_mobile=True, locale=locale)
    guest.go()
    guest.page.locator("[data-game=fief] .btn.ink").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("radiogroup").nth(1).get_by_role("radio").first.click()
    dialog.locator(".acts .btn").first.click()
    guest.page.wait_for_url("**/t/*")
    chance = Random(1154)
    thumbs = 0
    for _ in range(14):
        guest.wait_for_question()
        asked = guest.question()
        if asked is None:
            break
        guest.at_rest()
        assert guest.scrolls_sideways() == 0
        for target in guest.page.locator(".spot.target .hit").all()[:4]:
            area = target.bounding_box()
            assert area is not None and area["width"] >= 43.5
            thumbs += 1
        guest.choose(brisk(asked["choices"], chance))
    assert thumbs > 0
    for tab in guest.page.locator("nav.tabs button").all():
        tab.click()
        assert guest.scrolls_sideways() == 0
    assert guest.errors == []
