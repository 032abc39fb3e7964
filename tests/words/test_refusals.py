"""Every refusal of the server is said in three languages: by its reason, or else by its kind."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tabard
from tabard.words import LANGUAGES
from tabard.words.messages import Messages
from tests.words.said import calls, texts

WORDS = Path(tabard.__file__).parents[2] / "web" / "src" / "words"
MADE = ("Refusal", "Refused")


def codes() -> Iterator[str]:
    for name, call in calls("server"):
        if name in MADE and call.args:
            yield from texts(call.args[0])


def chosen() -> Iterator[str]:
    """The kinds that a variable may hold where a refusal is made from it."""
    for name, call in calls("server"):
        if name in MADE and call.args and not isinstance(call.args[0], ast.Constant):
            yield ast.unparse(call.args[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    messages = Messages(language, [(WORDS / f"{language}.ftl").read_text("utf-8")])
    found = {*codes(), "illegal", "not_asked"}
    assert len(found) > 30
    assert sorted(code for code in found if f"refused-{code}" not in messages) == []


def test_no_refusal_hides_its_kind() -> None:
    """A kind is a literal, but for the engine's refusals and one that is passed on."""
    assert set(chosen()) <= {"code", "self.code"}
