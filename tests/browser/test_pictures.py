"""Pictures of fixed positions, compared with those that somebody looked at and found good.

After a change of the look: TABARD_ACCEPT=1 ./tabard test tests/browser/test_pictures.py, then look at them.
"""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page

from tests.browser.stage import ADDRESS, put_on_stage
from tests.browser.visitor import AT_REST

PICTURES = Path(__file__).parent / "pictures"
DESKTOP, WIDE, PHONE = (1280, 860), (1440, 900), (360, 740)
VISIBLE = 60  # a channel must differ by this much to be seen
LOOKS = 20
TOLERATED = 0.02  # of all pixels: letters are drawn a little differently on every machine

SCENES = [
    ("home", None, DESKTOP, "light", "en-GB"),
    ("placing", "placing", DESKTOP, "light", "en-GB"),
    ("placing-dark", "placing", DESKTOP, "dark", "pl-PL"),
    ("placing-phone", "placing", PHONE, "light", "ru-RU"),
    ("losing", "losing", DESKTOP, "light", "en-GB"),
    ("sealing-phone", "sealing", PHONE, "dark", "en-GB"),
    ("auction", "auction", DESKTOP, "light", "pl-PL"),
    ("over", "over", DESKTOP, "light", "en-GB"),
    ("zizka-riding", "zizka-riding", WIDE, "light", "en-GB"),
    ("zizka-riding-phone", "zizka-riding", PHONE, "light", "pl-PL"),
    ("zizka-rolling", "zizka-rolling", DESKTOP, "dark", "pl-PL"),
    ("zizka-tournament", "zizka-tournament", DESKTOP, "light", "en-GB"),
    ("zizka-tournament-phone", "zizka-tournament", PHONE, "dark", "en-GB"),
    ("zizka-recruiting-phone", "zizka-recruiting", PHONE, "light", "ru-RU"),
    ("zizka-torak", "zizka-torak", DESKTOP, "light", "ru-RU"),
    ("glory-setup", "glory-setup", DESKTOP, "light", "en-GB"),
    ("glory-town", "glory-town", WIDE, "light", "en-GB"),
    ("glory-town-dark", "glory-town", DESKTOP, "dark", "pl-PL"),
    ("glory-town-phone", "glory-town", PHONE, "light", "ru-RU"),
    ("glory-lists", "glory-lists", DESKTOP, "light", "en-GB"),
    ("glory-duel", "glory-duel", WIDE, "dark", "en-GB"),
    ("glory-final", "glory-final", WIDE, "light", "en-GB"),
    ("glory-final-phone", "glory-final", PHONE, "dark", "pl-PL"),
    ("glory-journey-phone", "glory-journey", PHONE, "light", "en-GB"),
    ("glory-solo", "glory-solo", DESKTOP, "light", "ru-RU"),
    ("fief-march", "fief-march", WIDE, "light", "en-GB"),
    ("fief-group-phone", "fief-group", PHONE, "light", "pl-PL"),
    ("fief-market", "fief-market", WIDE, "light", "en-GB"),
    ("fief-market-phone", "fief-market", PHONE, "dark", "ru-RU"),
    ("fief-harvest-dark", "fief-harvest", DESKTOP, "dark", "ru-RU"),
    ("fief-battle", "fief-battle", DESKTOP, "light", "en-GB"),
    ("fief-battle-phone", "fief-battle", PHONE, "dark", "en-GB"),
]


@pytest.mark.parametrize(
    ("name", "position", "size", "theme", "locale"), SCENES, ids=[one[0] for one in SCENES]
)
def test_it_looks_as_it_did(
    chromium: Browser,
    client_built: Path,
    name: str,
    position: str | None,
    size: tuple[int, int],
    theme: str,
    locale: str,
) -> None:
    context = chromium.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale=locale,
    )
    page = context.new_page()
    put_on_stage(page, client_built, position)
    page.goto(ADDRESS + ("/" if position is None else "/t/scene"))
    page.wait_for_selector(".hero" if position is None else ".ask, .end")
    picture = picture_of(page)
    context.close()

    known = PICTURES / f"{name}.png"
    if os.environ.get("TABARD_ACCEPT") or not known.exists():
        picture.quantize(96).save(known, optimize=True)
        if not os.environ.get("TABARD_ACCEPT"):
            pytest.fail(f"{known} is new: look at it and keep it")
        return
    assert difference(picture, Image.open(known).convert("RGB")) <= TOLERATED


def picture_of(page: Page) -> Image.Image:
    """Once nothing changes any more: two pictures in a row are the same."""
    before = b""
    for _ in range(LOOKS):
        page.evaluate(AT_REST)
        seen = page.screenshot(animations="disabled")
        if seen == before:
            return Image.open(io.BytesIO(seen)).convert("RGB")
        before = seen
    raise AssertionError("the page never comes to rest")


def difference(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that look different."""
    if one.size != other.size:
        return 1.0
    most = max_channel(ImageChops.difference(one, other))
    seen = most.point(lambda value: 255 if value >= VISIBLE else 0).histogram()[255]
    return seen / (one.width * one.height)


def max_channel(image: Image.Image) -> Image.Image:
    red, green, blue = image.split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)
