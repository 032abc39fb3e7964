"""A whole game through the accessibility tree: what a screen reader has, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import TWO_FRAMES

Node = dict[str, Any]

LOOKS = 600  # at a page that is being drawn
LEGAL = "You can choose this"
HOLDS = "() => document.querySelector('.ask:not(.sending) [data-stack][aria-pressed=true]') !== null"
MOST = 1500  # answers of one player in a whole game

CLAUSE = re.compile(r"[A-Z]{3}-[\d.]+")
NOT_CHOICES = ("Always", "Back", "Cancel", "Less", "More", "Close", "Hint", "Deals")


class Listener:
    """Reads the accessibility tree of Chromium and acts on what stands in it."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._wire = page.context.new_cdp_session(page)
        self._wire.send("Accessibility.enable")

    def read(self) -> dict[str, Node]:
        nodes: list[Node] = self._wire.send("Accessibility.getFullAXTree")["nodes"]
        return {node["nodeId"]: node for node in nodes}

    def region(self, name: str) -> list[Node]:
        """The buttons inside the region of that name, in reading order."""
        nodes = self.read()
        found = [node for node in nodes.values() if role(node) == "region" and name_of(node) == name]
        return [node for top in found for node in inside(nodes, top) if role(node) == "button"]

    def choices(self) -> list[Node]:
        """What can be answered; read again where the question is just being drawn."""
        for _ in range(LOOKS):
            buttons = [one for one in self.region("Your decision") if not CLAUSE.fullmatch(name_of(one))]
            choices = [
                one for one in buttons if not (name_of(one).startswith(NOT_CHOICES) or is_(one, "disabled"))
            ]
            if choices := choices or self.on_the_board():
                return choices
            self._page.evaluate(TWO_FRAMES)
        return []

    def on_the_board(self) -> list[Node]:
        """Where very many answers lie on the board they are not listed: there each says that it is one."""
        return [one for one in self.read().values() if role(one) == "button" and LEGAL in name_of(one)]

    def press(self, node: Node) -> bool:
        """Whether the button was still there: it may have been drawn anew since it was read."""
        try:
            self._wire.send("DOM.focus", {"backendNodeId": node["backendDOMNodeId"]})
        except Error:
            return False
        for kind in ("rawKeyDown", "keyUp"):
            key = {"type": kind, "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"}
            self._wire.send("Input.dispatchKeyEvent", key if kind == "keyUp" else {**key, "type": "keyDown"})
        return True


def role(node: Node) -> str:
    return "" if node.get("ignored") else str(node.get("role", {}).get("value", ""))


def name_of(node: Node) -> str:
    return str(node.get("name", {}).get("value", ""))


def inside(nodes: dict[str, Node], top: Node) -> Iterator[Node]:
    for child in top.get("childIds", ()):
        if child in nodes:
            yield nodes[child]
            yield from inside(nodes, nodes[child])


def is_(node: Node, fact: str) -> bool:
    return any(one["name"] == fact and one["value"]["value"] is True for one in node.get("properties", ()))


@pytest.mark.parametrize(
    "game",
    ["grunwald", *[pytest.param(one, marks=pytest.mark.long) for one in ("glory", "zizka", "fief")]],
)
def test_a_whole_game_by_the_accessibility_tree(visit: Visit, game: str) -> None:
    guest = visit()
    guest.open_game(game, 2, "Page")
    listener = Listener(guest.page)
    chance = Random(1408)
    spoken: set[str] = set()
    for _ in range(MOST):
        guest.wait_for_question()
        if guest.over():
            break
        before = guest.version()
        choices = listener.choices()
        assert choices and all(name_of(one) for one in choices)
        passes = [one for one in choices if name_of(one).startswith("Pass")]
        chosen = passes[0] if passes and chance.random() < 0.3 else chance.choice(choices)
        if not listener.press(chosen):
            continue
        if guest.page.evaluate(HOLDS):
            chosen = chance.choice(listener.on_the_board())
            listener.press(chosen)
        name = name_of(chosen)
        if guest.only_selected(before):  # the same words stand on the confirming button
            again = [
                one
                for one in listener.region("Your decision")
                if name_of(one).startswith(name) or (LEGAL in name and name_of(one).endswith("Enter"))
            ]
            assert again, "what is selected can be confirmed"
            assert listener.press(again[-1]), "what is selected stays"
        guest.wait_for_news(before)  # buttons do what they say
        spoken.add(guest.live_region().inner_text())
    assert guest.over()
    assert len(spoken) > 8, "the live region tells what happens"
    assert any("Your turn" in text for text in spoken)
    expect(guest.page.get_by_role("table")).to_be_visible()


def test_fields_are_sentences(visit: Visit) -> None:
    guest = visit()
    guest.open_table(2)
    guest.wait_for_question()
    provisions = guest.page.get_by_role(
        "button", name=re.compile(r"^Provisions, field 3\..*You can choose this")
    )
    expect(provisions).to_have_count(1)
    teutons = guest.page.get_by_role("button", name=re.compile(r"^Teutons, field 1\."))
    expect(teutons).to_have_attribute("aria-disabled", "true")


def test_every_button_has_a_name_and_every_picture_a_label(visit: Visit) -> None:
    guest = visit()
    guest.open_table(4)
    guest.wait_for_question()
    listener = Listener(guest.page)
    for node in listener.read().values():
        if role(node) in ("button", "link", "textbox", "image", "img", "tab", "radio", "checkbox"):
            assert name_of(node), node
