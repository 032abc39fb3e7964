"""Every vector is a test of its own, in the file it stands in, run as `tabard vectors` runs it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tabard.cli.vectors import failure, files_in
from tabard.engine.vectors import Vector, read_vectors


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.File | None:
    known = file_path in files_in([file_path.parent])
    return VectorFile.from_parent(parent, path=file_path) if known else None


class VectorFile(pytest.File):
    """A file of vectors."""

    def collect(self) -> Iterator[pytest.Item]:
        for vector in read_vectors(self.path):
            yield VectorItem.from_parent(self, name=vector.id, vector=vector)


class VectorItem(pytest.Item):
    """One vector."""

    def __init__(self, *, vector: Vector, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]
        self.vector = vector

    def runtest(self) -> None:
        wrong = failure(self.vector, self.path.parent.parent.name)
        if wrong is not None:
            pytest.fail(f"{self.vector.where}: {wrong}", pytrace=False)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, None, f"vector {self.name}"
