"""Jan Žižka through the real client: on the map, by keyboard, on a phone, alone against Torak."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

BUSY = ("face", "conquest", "attack", "move")  # what moves the game on, the best first
ENDLESS = ("concede", "stay_out", "decline")
ENOUGH = 40  # answers


def sensible(kind: str, choices: list[str], chance: Random) -> str:
    """Somebody who has read the rules once."""
    if kind == "main":
        return next((one for verb in BUSY for one in choices if one.startswith(verb)), choices[-1])
    if kind in ("reroll", "tournament", "recruit"):
        return next((one for one in choices if one in ("stop", "done")), choices[0])
    eager = [one for one in choices if one not in ENDLESS]
    return chance.choice(eager or choices)


def play(guest: Visitor, chance: Random, most: int) -> None:
    """By keyboard alone until the game is over; who has answered often enough lets the others win."""
    for turn in range(most):
        guest.wait_for_question()
        asked = guest.question()
        if asked is None:
            if guest.over():
                return
            continue
        tired = turn > ENOUGH and asked["kind"] == "main"
        guest.press_key("end_turn" if tired else sensible(asked["kind"], asked["choices"], chance))


@pytest.mark.parametrize("players", [1, 2])
def test_a_whole_game_by_keyboard_alone(visit: Visit, players: int) -> None:
    guest = visit()
    guest.open_game("zizka", players)
    play(guest, Random(1419), 700)
    assert guest.over()
    expect(guest.page.get_by_role("row", name="Total")).to_be_visible()
    assert guest.errors == []


def test_on_the_map(visit: Visit) -> None:
    """Rides by pressing a space; the figure stands there and the token is turned up by pressing it again."""
    guest = visit()
    guest.open_game("zizka", 2)
    guest.choose("move")
    target = guest.page.locator(".spot.target:has(svg)").first
    name = target.get_attribute("data-spot")
    assert name is not None
    before = guest.version()
    guest.at_rest()
    target.locator(".hit").click(force=True)
    guest.wait_for_news(before)
    here = guest.page.locator(f"[data-spot={name}]")
    label = here.get_attribute("aria-label")
    assert label is not None and "as " in label
    before = guest.version()
    guest.at_rest()
    here.locator(".hit").click(force=True)
    guest.wait_for_news(before)
    expect(guest.page.locator(".matter .card")).to_be_visible()  # beside the map, not over it
    assert guest.errors == []


def test_the_map_by_keyboard(visit: Visit) -> None:
    """The map is one stop: arrows follow the roads, Enter chooses."""
    guest = visit()
    guest.open_game("zizka", 2)
    guest.press_key("move")
    stop = guest.page.locator(".map [tabindex='0']")
    expect(stop).to_have_count(1)
    first = stop.get_attribute("data-spot")
    stop.focus()
    for arrow in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"):
        guest.page.keyboard.press(arrow)
    assert guest.page.evaluate("() => document.activeElement.dataset.spot") is not None
    guest.page.locator(f"[data-spot={first}]").focus()
    before = guest.version()
    guest.page.keyboard.press("Enter")
    guest.wait_for_news(before)
    place = guest.page.locator(f"[data-spot={first}]").get_attribute("aria-label")
    assert place is not None and "as " in place
    assert guest.errors == []


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_on_a_phone(visit: Visit, locale: str) -> None:
    guest = visit(360, 740, has_touch=True, is_mobile=True, locale=locale)
    guest.open_game("zizka", 4)
    chance = Random(1420)
    for _ in range(30):
        guest.wait_for_question()
        asked = guest.question()
        if asked is None:
            break
        assert guest.scrolls_sideways() == 0
        guest.choose(sensible(asked["kind"], asked["choices"], chance))
    for tab in guest.page.locator("nav.tabs button").all():
        tab.click()
        assert guest.scrolls_sideways() == 0
    assert guest.errors == []


def test_a_thumb_rides(visit: Visit) -> None:
    """One touch chooses, the second one confirms; targets are as large as a thumb."""
    guest = visit(360, 740, has_touch=True, is_mobile=True)
    guest.open_game("zizka", 2)
    guest.choose("move")
    guest.at_rest()
    box = guest.page.locator(".window").bounding_box()
    assert box is not None
    for target in guest.page.locator(".spot.target").all():
        area = target.locator(".hit").bounding_box()
        assert area is not None and area["width"] >= 43.5
    spots = [target.locator(".hit").bounding_box() for target in guest.page.locator(".spot.target").all()]
    seen = [
        one
        for one in spots
        if one is not None
        and one["x"] > box["x"] + 40
        and one["x"] + one["width"] < box["x"] + box["width"] - 60
    ]
    spot = seen[0]
    before = guest.version()
    guest.page.touchscreen.tap(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    expect(guest.page.locator("[data-confirm]")).to_be_visible()
    assert guest.version() == before
    guest.page.locator("[data-confirm]").tap()
    guest.wait_for_news(before)
    assert guest.errors == []


def test_the_map_as_a_list(visit: Visit) -> None:
    """Every space with what lies there, the nearest first; where one may go is a button; it stays a list."""
    guest = visit(360, 740, has_touch=True, is_mobile=True)
    guest.open_game("zizka", 2)
    guest.choose("move")
    guest.page.get_by_role("button", name="Show the map as a list").tap()
    places = guest.page.get_by_role("region", name="Places")
    expect(places.locator("[data-spot]")).to_have_count(47)
    legal = places.locator("button[data-spot]")
    assert legal.count() == guest.page.locator(".ask [data-choice]").count()
    assert guest.scrolls_sideways() == 0
    name = legal.first.get_attribute("data-spot")
    before = guest.version()
    legal.first.tap()
    guest.page.locator("[data-confirm]").tap()
    guest.wait_for_news(before)
    expect(places.locator("[data-spot]").first).to_have_attribute("data-spot", name or "")
    guest.page.reload()
    expect(places).to_be_visible()
    places.get_by_role("button", name="Show the map").tap()
    expect(guest.page.locator(".map")).to_be_visible()
    assert guest.errors == []
