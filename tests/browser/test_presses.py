"""Acts are composed: a scripted turn of each game takes so many presses, a drag counting as one."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from tabard.api import game_module
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

COUNT = """
window.__presses = 0;
const count = (event) => { if (!event.repeat) window.__presses += 1; };
addEventListener('pointerdown', count, true);
addEventListener('keydown', count, true);
"""

TOWN = "(lord) => document.querySelector(`[data-lord=${lord}]`)?.dataset.town ?? null"

# Whether a place lies open to the mouse.
IN_SIGHT = """(town) => {
    const box = document.querySelector(`[data-spot=${town}]`).getBoundingClientRect();
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return found?.closest('[data-spot]')?.dataset.spot === town;
}"""


def counted(visit: Visit) -> Visitor:
    guest = visit()
    guest.page.add_init_script(COUNT)
    return guest


def presses(guest: Visitor) -> int:
    """Since the last time."""
    found = guest.page.evaluate(
        "() => { const found = window.__presses; window.__presses = 0; return found; }"
    )
    assert isinstance(found, int)
    return found


def drag(guest: Visitor, thing: Locator, to: Locator) -> None:
    mouse = guest.page.mouse
    for at, where in enumerate((thing, to)):
        box = where.bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        if at == 0:
            mouse.down()
    mouse.up()


def test_pawns_are_placed_with_one_gesture_in_na_grunwald(visit: Visit) -> None:
    guest = counted(visit)
    page = guest.page
    guest.open_table(2)
    guest.wait_for_question()
    first, before = guest.question(), guest.version()
    presses(guest)
    crown = page.locator("[data-field=crown]")
    drag(guest, page.locator("[data-stack='2']"), crown)
    guest.wait_for_news(before)
    expect(crown.get_by_role("img", name=re.compile("2 helpers"))).to_be_visible()
    assert presses(guest) == 1

    guest.wait_for_question()
    before = guest.version()
    presses(guest)
    page.keyboard.press("o")  # the officer, and where he goes
    page.keyboard.press("3")
    guest.wait_for_news(before)
    assert presses(guest) == 2
    assert first is not None and guest.errors == []


def answer_until(guest: Visitor, kind: str, chance: Random) -> dict[str, Any]:
    """Answers at random, rather the end than anything else, until something of this kind is asked."""
    for _ in range(120):
        guest.wait_for_question()
        asked = guest.question()
        if asked is None:
            continue
        if asked["kind"] == kind:
            return asked
        ends = [one for one in asked["choices"] if one.startswith(("pass", "end", "no"))]
        guest.choose(chance.choice(ends or asked["choices"]))
    raise AssertionError(f"{kind} was never asked")


def test_a_space_is_pressed_to_move_there_in_jan_zizka(visit: Visit) -> None:
    guest = counted(visit)
    page = guest.page
    guest.open_game("zizka", 2)
    answer_until(guest, "main", Random(1))
    spots = page.locator(".map .spot.target").all()
    target = next(one for one in spots if "as " not in (one.get_attribute("aria-label") or ""))
    space = target.get_attribute("data-spot")
    before = guest.version()
    guest.at_rest()
    presses(guest)
    target.locator(".hit").click(force=True)
    expect(page.locator(f"[data-spot={space}]")).to_have_attribute("aria-label", re.compile("as "))
    guest.wait_for_news(before)
    assert presses(guest) == 1
    page.locator("header.bar").get_by_role("button", name=re.compile("ndo")).click()
    expect(page.locator(f".map .target[data-spot={space}]")).to_be_visible()  # both answers are taken back
    assert guest.errors == []


def test_an_ally_is_pressed_to_go_and_hire_in_glory(visit: Visit) -> None:
    guest = counted(visit)
    page = guest.page
    guest.open_game("glory", 2, "Page")
    answer_until(guest, "space", Random(2))
    ally = page.locator("button.legal[data-target^=slot_ally]").first
    slot = ally.get_attribute("data-target")
    presses(guest)
    ally.click()
    expect(page.locator(f"[data-target={slot}]")).to_have_count(0)
    assert presses(guest) == 1
    assert guest.errors == []


def test_purchases_are_a_basket_and_a_march_is_drawn_in_fief(visit: Visit) -> None:
    guest = counted(visit)
    page = guest.page
    guest.open_game("fief", 3, "Page")
    chance = Random(3)
    answer_until(guest, "buy", chance)
    chip = page.locator("[data-add^=man_at_arms]").first
    presses(guest)
    chip.click()
    chip.click()
    expect(page.locator(".basket li")).to_have_count(1)
    expect(page.locator("[data-buy]")).to_contain_text("coin")
    page.locator("[data-buy]").click()
    expect(page.locator(".ask[data-kind=buy]")).to_have_count(0)
    assert presses(guest) == 3

    asked = answer_until(guest, "march", chance)
    lord = next(one for one in asked["choices"] if one.startswith("lord:")).removeprefix("lord:")
    guest.at_rest()
    start = page.evaluate(TOWN, lord)
    goal = next(
        town
        for town in neighbours(start)
        if "Controlled by" not in label_of(guest, town) and page.evaluate(IN_SIGHT, town)
    )
    presses(guest)
    drag(guest, page.locator(f"[data-lord={lord}]").first, page.locator(f"[data-spot={goal}]"))
    page.wait_for_function(f"([lord, town]) => ({TOWN})(lord) === town", arg=[lord, goal])
    assert presses(guest) == 1
    assert guest.errors == []


def neighbours(town: str) -> list[str]:
    """By road."""
    roads = game_module("fief").content(None).tables["roads"]
    ends = [(road["a"], road["b"]) for road in roads]
    return [b if a == town else a for a, b in ends if town in (a, b)]


def label_of(guest: Visitor, town: str) -> str:
    return guest.page.locator(f"[data-spot={town}]").get_attribute("aria-label") or ""
