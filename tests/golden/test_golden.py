"""Golden games: one per player count, variant and way of ending, replayed line by line."""

from pathlib import Path

import pytest

import tabard
from tabard.api import game_module
from tests.golden.transcript import FOLDER, recorded, told_again

GAMES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_is_told_as_ever(path: Path) -> None:
    assert told_again(path) == path.read_text("utf-8").splitlines()


@pytest.mark.parametrize("game", tabard.games())
def test_every_player_count_and_variant_has_a_golden_game(game: str) -> None:
    headers = [recorded(path)[0] for path in GAMES if path.name.startswith(game)]
    assert {header["seats"] for header in headers} == set(game_module(game).seats)
    for option in game_module(game).options:
        if option.values == (True, False):
            assert {header["options"].get(option.name, option.default) for header in headers} == {True, False}
