"""Every vector of Pig, run as `tabard vectors` runs it."""

from pathlib import Path

import pytest

from tabard.cli.vectors import failure, files_in
from tabard.engine.vectors import Vector, read_vectors

VECTORS = [vector for file in files_in([Path(__file__).parent]) for vector in read_vectors(file)]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector.id)
def test_vector(vector: Vector) -> None:
    assert failure(vector, "pig") is None
