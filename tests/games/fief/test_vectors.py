"""Every vector of Fief: England."""

from pathlib import Path

import pytest

from tabard.engine.errors import TabardError
from tabard.engine.vectors import Vector, read_vectors, run_script
from tests.games.fief.harness import VERBS, position

VECTORS = [
    vector
    for file in sorted(Path(__file__).parent.joinpath("vectors").iterdir())
    for vector in read_vectors(file)
]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector.id)
def test_vector(vector: Vector) -> None:
    try:
        match = position(vector.dice, **vector.position)
    except TabardError as error:
        pytest.fail(f"{vector.where}: {error}")
    wrong = run_script(match, VERBS, vector)
    assert wrong is None, f"{vector.where} {vector.id}: {wrong}"
