"""A game the client has no board for is playable all the same: every question as a list."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.stage import ADDRESS, put_on_stage


@pytest.mark.parametrize("position", ["placing", "sealing", "losing", "auction"])
def test_every_question_is_a_list(chromium: Browser, client_built: Path, position: str) -> None:
    context = chromium.new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    put_on_stage(page, client_built, position, game="unheard-of")
    page.goto(f"{ADDRESS}/t/scene")
    expect(page.locator(".ask .prompt")).to_be_visible()
    options = page.locator(".ask .option[data-choice]")
    assert options.count() > 2
    for option in options.all():
        assert option.inner_text().strip()
    expect(page.locator(".generic")).to_contain_text("round")
    context.close()
