"""Everything a game can say, gathered from its source and from random play."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import tabard
from tabard.engine.match import Match
from tabard.engine.module import GameModule
from tabard.engine.vectors import read_vectors

SRC = Path(tabard.__file__).parent
VECTORS = Path(__file__).parents[1] / "games"
REFUSALS = {"Clause", "IllegalChoice", "NotAsked", "IllegalCommand"}


def calls(folder: str) -> Iterator[tuple[str, ast.Call]]:
    for file in sorted((SRC / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield getattr(node.func, "attr", getattr(node.func, "id", "")), node


def texts(node: ast.expr) -> Iterator[str]:
    """The texts an argument can be: a literal, or either side of an `x if … else y`."""
    if isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def told(folder: str) -> set[str]:
    """The kinds of event a folder tells."""
    return {kind for name, call in calls(folder) if name == "tell" for kind in texts(call.args[0])}


def refused(folder: str) -> set[str]:
    """The reasons a folder refuses something for."""
    made = [call for name, call in calls(folder) if name in REFUSALS and len(call.args) > 1]
    return {reason for call in made for reason in texts(call.args[1])}


def random_matches(module: GameModule[Any], number: int) -> Iterator[tuple[Match, random.Random]]:
    """Matches with all numbers of seats and all values of all options."""
    names = [option.name for option in module.options]
    values = list(product(*(option.values for option in module.options)))
    for seed in range(number):
        choices = random.Random(seed)
        seats = module.seats[seed % len(module.seats)]
        given = dict(zip(names, values[seed % len(values)], strict=True))
        fitting = {name: value for name, value in given.items() if type(value) is not int or value < seats}
        yield tabard.new(module.id, seats, seed, fitting), choices


def vector_positions(module: GameModule[Any]) -> Iterator[Match]:
    """The positions of a game's vectors, answer by answer: random play never asks the rarest questions."""
    verbs = module.verbs()
    for file in sorted((VECTORS / module.id / "vectors").glob("*.md")):
        for vector in read_vectors(file):
            match = tabard.scenario(module.id, vector.position, vector.dice)
            yield match
            for words in vector.lines:
                if words and words[0] not in ("!", "?"):
                    verbs.act(match, verbs.seat(match, words[0]), words[1:])
                    yield match
