"""Somebody at a browser: opens tables, answers questions, looks round."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

PATIENCE = 60_000  # milliseconds: a busy machine may take its time; whoever succeeds waits for nothing
A_LOOK = 50
NUMBER_SHOWN = "the number shown"  # the choice of a stepper: confirming takes it as it stands

# Picks a choice in the list and confirms it where that is asked for, as two clicks do.
CHOOSE = """(choice) => {
    document.querySelector(`.ask [data-choice="${choice}"]`)?.click();
    return new Promise((done) => setTimeout(() => {
        document.querySelector('[data-confirm]')?.click();
        done();
    }, 0));
}"""

NEWS = """(before) => {
    const now = document.querySelector('.frame')?.dataset.version;
    return now !== undefined && now !== before && !document.querySelector('.ask.sending');
}"""

QUESTION = """() => {
    const bar = document.querySelector('.ask:not(.sending)');
    if (!bar) return null;
    const choices = [...bar.querySelectorAll('[data-choice]')].map((one) => one.dataset.choice);
    if (bar.querySelector('.row > .step')) choices.push('NUMBER_SHOWN');
    return { kind: bar.dataset.kind, words: bar.querySelector('.prompt').textContent, choices };
}""".replace("NUMBER_SHOWN", NUMBER_SHOWN)

SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"

# Lets a test cut the wire or stop the ears of a page.
WIRE = """
window.__wires = [];
window.WebSocket = class extends WebSocket {
    constructor(address) {
        super(window.__cut ? 'ws://127.0.0.1:9/' : address);
        window.__wires.push(this);
    }
    set onmessage(listen) {
        super.onmessage = (event) => {
            if (!window.__deaf) listen(event);
            else if (['changes', 'update'].includes(JSON.parse(event.data).type)) window.__missed = true;
        };
    }
};
"""


# What this person has settled before coming: panels of great moments lie over the board until one goes on.
SETTLED = """
if (!localStorage.getItem('tabard:settings'))
    localStorage.setItem('tabard:settings', '{"moments": "MOMENTS"}');
"""

TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

# Until letters have their fonts and boxes know their size: before that, whatever is measured still moves.
AT_REST = f"""async () => {{
    const frames = {TWO_FRAMES};
    do {{
        await frames();
        await document.fonts.ready;
    }} while (document.fonts.status !== 'loaded');
    await Promise.all([...document.images].map((one) => one.decode().catch(() => null)));
    await frames();
}}"""


class Visitor:
    """One page, and what its person does with it. Errors of the page are kept for the test to look at."""

    def __init__(self, page: Page, address: str, moments: str = "none") -> None:
        self.page = page
        self.address = address
        self.errors: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.add_init_script(WIRE)
        page.add_init_script(SETTLED.replace("MOMENTS", moments))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)

    # Coming in.

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def open_table(self, players: int = 2, *, against: str = "bots") -> None:
        """Two clicks: a table against bots, or one that waits for friends."""
        self.go()
        self.page.locator("[data-game] .btn.ink").first.click()
        dialog = self.page.get_by_role("dialog")
        dialog.locator(f"[data-seats='{players}']").click()
        dialog.locator(".acts .btn").nth(0 if against == "bots" else 1).click()
        self.page.wait_for_url("**/t/*")

    def open_dialog(self, game: str, players: int, level: str | None = None) -> Locator:
        """From the shelf to the sheet of a game; against bots of a level, where it is said."""
        self.go()
        self.page.locator(f"[data-game={game}] .btn.ink").click()
        dialog = self.page.get_by_role("dialog")
        dialog.locator(f"[data-seats='{players}']").click()
        if level is not None:
            dialog.get_by_role("radio", name=level, exact=True).click()
        return dialog

    def open_game(self, game: str, players: int, level: str | None = None) -> None:
        """A table of a game against bots."""
        self.open_dialog(game, players, level).locator(".acts .btn").first.click()
        self.page.wait_for_url("**/t/*")
        self.wait_for_question()

    def invitation(self) -> str:
        link = self.page.get_by_role("textbox", name="Invitation")
        expect(link).to_have_value(re.compile(r"/t/[\w-]+#[\w-]+$"))
        return link.input_value()

    # Deciding.

    def question(self) -> dict[str, Any] | None:
        """The open question as the page shows it: its kind, its words, its choices."""
        asked: dict[str, Any] | None = self.page.evaluate(QUESTION)
        return asked

    def over(self) -> bool:
        return self.page.locator("section.end").count() > 0

    def wait_for_question(self) -> None:
        self.page.wait_for_selector(".ask:not(.sending), section.end")

    def choose(self, choice: str) -> None:
        self.wait_for_question()
        before = self.version()
        self.page.evaluate(CHOOSE, choice)
        self.wait_for_news(before)

    def press_key(self, choice: str) -> None:
        """Answers with the key that the option shows; a number that is its own key shows none."""
        before = self.version()
        cap = self.page.locator(f'.ask [data-choice="{choice}"] .kbd')
        if choice != NUMBER_SHOWN:
            self.page.keyboard.press((cap.text_content() or "").lower() if cap.count() else choice)
        if self.only_selected(before):
            self.page.keyboard.press("Enter")
        self.wait_for_news(before)

    def at_rest(self) -> None:
        """Before anything is measured, or pressed by its place."""
        self.page.evaluate(AT_REST)

    def scrolls_sideways(self) -> int:
        """By how many pixels the page is wider than its window."""
        pixels: int = self.page.evaluate(SIDEWAYS)
        return pixels

    def play_on(self, chance: Random) -> bool:
        """Answers once if something is asked; whether it was."""
        asked = self.question()
        if asked is None:
            return False
        eager = [choice for choice in asked["choices"] if choice != "pass"]
        self.choose(chance.choice(eager if eager and chance.random() < 0.6 else asked["choices"]))
        return True

    def version(self) -> str:
        version = self.page.locator(".frame").get_attribute("data-version")
        assert version is not None
        return version

    def wait_for_news(self, before: str) -> None:
        """Until the table has moved on, and what was answered here is known to have arrived."""
        self.page.wait_for_function(NEWS, arg=before)

    def only_selected(self, before: str) -> bool:
        """After a press: whether it waits to be confirmed, rather than being sent already."""
        waits = self.page.wait_for_function(
            """(before) => {
                if (document.querySelector('.frame').dataset.version !== before) return 'news';
                if (document.querySelector('.ask.sending')) return 'sent';
                return document.querySelector('[data-confirm]') ? 'selected' : null;
            }""",
            arg=before,
        )
        return bool(waits.json_value() == "selected")

    # Trouble with the wire.

    def cut_the_wire(self) -> None:
        self.page.evaluate("() => { window.__cut = true; window.__wires.forEach((wire) => wire.close()); }")

    def mend_the_wire(self) -> None:
        self.page.evaluate("() => { window.__cut = false; }")

    def be_deaf(self, deaf: bool) -> None:
        self.page.evaluate("(deaf) => { window.__deaf = deaf; window.__missed = false; }", deaf)

    def wait_until_missed(self) -> None:
        """Until something has happened at the table that a deaf page did not hear."""
        self.page.wait_for_function("() => window.__missed")

    # Looking.

    def live_region(self) -> Locator:
        return self.page.locator("[data-live]")

    def log(self) -> list[str]:
        return self.page.locator(".right .log li").all_inner_texts()


def wait_for_any(players: Sequence[Visitor]) -> None:
    """Until one of them is asked something, or the match is over for all."""
    for _ in range(PATIENCE // A_LOOK):
        for player in players:
            with suppress(TimeoutError):
                player.page.wait_for_selector(".ask:not(.sending), section.end", timeout=A_LOOK)
                return
    raise TimeoutError("nobody is asked anything")
