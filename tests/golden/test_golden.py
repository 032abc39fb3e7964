"""Golden games: one per player count, variant and way of ending, replayed line by line."""

from pathlib import Path
from typing import Any

import pytest

from tabard.api import game_module
from tabard.engine.module import GameModule
from tabard.games import GAMES
from tabard.games.stages import GOLDEN, STAGES, demands
from tests.golden.transcript import FOLDER, recorded, told_again

PATHS = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_golden_game_is_told_as_ever(path: Path) -> None:
    assert told_again(path) == path.read_text("utf-8").splitlines()


@pytest.mark.parametrize("module", GAMES, ids=lambda module: module.id)
def test_every_player_count_and_variant_has_a_golden_game(module: GameModule[Any]) -> None:
    headers = [recorded(path)[0] for path in PATHS]
    assert lacking(module, module.stage, [one for one in headers if one["game"] == module.id]) == []


def lacking(module: GameModule[Any], stage: str, headers: list[dict[str, Any]]) -> list[str]:
    """What a game at this stage still needs a golden game for."""
    if not demands(stage, GOLDEN):
        return []
    played = {header["seats"] for header in headers}
    lacking = [f"{seats} players" for seats in module.seats if seats not in played]
    for option in module.options:
        if option.values == (True, False):
            chosen = {header["options"].get(option.name, option.default) for header in headers}
            lacking += [f"{option.name} = {value}" for value in option.values if value not in chosen]
    return lacking


def test_a_draft_needs_no_golden_game() -> None:
    module = game_module("pig")
    everything = ["2 players", "3 players", "gifts = True", "gifts = False"]
    assert [lacking(module, stage, []) for stage in STAGES] == [everything, [], everything, everything]
