"""Guides: the same screens in every language, and every picture shows something that is there."""

from typing import Any

import pytest

from tabard.engine.errors import TabardError
from tabard.engine.module import GameModule
from tabard.games import GAMES
from tabard.lessons.guide import components, guide, screens
from tabard.words import LANGUAGES

Module = GameModule[Any]

GUIDED = [module for module in GAMES if guide(module.id)]
each = pytest.mark.parametrize("module", GUIDED, ids=lambda module: module.id)


@each
def test_a_guide_is_two_to_four_screens_each_with_a_title_and_words(module: Module) -> None:
    for language in LANGUAGES:
        read = guide(module.id, language)
        assert 2 <= len(read) <= 4
        assert all(screen.title and screen.text for screen in read)
        assert any(screen.pictures for screen in read)


@each
def test_the_languages_have_the_same_screens_and_pictures(module: Module) -> None:
    shapes = [
        [
            [(picture.kind, picture.ids) for picture in screen.pictures]
            for screen in guide(module.id, language)
        ]
        for language in LANGUAGES
    ]
    assert shapes[1:] == shapes[:-1]


@each
def test_a_picture_shows_what_the_game_has(module: Module) -> None:
    there = components(module)
    shown = {id for screen in guide(module.id) for picture in screen.pictures for id in picture.ids}
    assert sorted(shown - there) == []


def test_a_screen_is_its_title_its_words_and_its_pictures() -> None:
    (screen,) = screens("# How to play\n\n## The goal\n\nPoints.\n\n![The pot](board:pot,card)\n\nMore.\n")
    assert screen.title == "The goal"
    assert screen.text.split() == ["Points.", "More."]
    assert [(one.caption, one.kind, one.ids) for one in screen.pictures] == [
        ("The pot", "board", ["pot", "card"])
    ]


@pytest.mark.parametrize("picture", ["![](board:pot)", "![Pot](pot)", "![Pot](card:a,b)", "![Pot](board:)"])
def test_a_picture_with_a_slip_of_the_pen_is_refused(picture: str) -> None:
    with pytest.raises(TabardError, match="a picture is"):
        screens(f"## The goal\n\n{picture}\n")
