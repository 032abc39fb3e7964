"""What holds for the vectors of every game together; `conftest.py` makes each a test of its own."""

from pathlib import Path

from tabard.cli.vectors import files_in
from tabard.engine.vectors import read_vectors


def test_ids_are_unique() -> None:
    ids = [vector.id for file in files_in([Path(__file__).parent]) for vector in read_vectors(file)]
    assert sorted(set(ids)) == sorted(ids)
