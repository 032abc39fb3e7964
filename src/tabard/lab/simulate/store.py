"""Rows on disk: a Parquet file for each chunk and table, complete or not there at all."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from tabard.engine.errors import TabardError
from tabard.lab.simulate.columns import SCHEMAS
from tabard.lab.simulate.plan import Plan
from tabard.lab.simulate.play import Rows

RUN = "run.json"
"""The file that holds the plan."""


class Store:
    """A folder with one run in it."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self._tables = plan.tables

    def open(self) -> None:
        """Begin the run, or go on with the same one; another one's rows are never mixed with it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        note = self.folder / RUN
        mine = json.dumps(self.plan.to_plain(), indent=1, sort_keys=True) + "\n"
        if not note.exists():
            if any(self.folder.iterdir()):
                raise TabardError(f"{self.folder} is not empty and holds no run")
            _write_whole(note, mine.encode())
        elif note.read_text("utf-8") != mine:
            raise TabardError(f"{self.folder} holds another run (see {note}): take another folder")
        for table in self._tables:
            (self.folder / table).mkdir(exist_ok=True)

    def missing(self) -> list[int]:
        """The chunks still to be played. The last table is written last: where it is, all are."""
        return [
            chunk for chunk in range(self.plan.chunks) if not self._file(self._tables[-1], chunk).exists()
        ]

    def keep(self, chunk: int, rows: Rows) -> None:
        """Write a chunk; each file is complete or not there."""
        for table in self._tables:
            found = pa.Table.from_pylist(
                [{**row, **_pairs(row)} for row in rows[table]], schema=SCHEMAS[table]
            )
            file = self._file(table, chunk)
            unfinished = file.with_suffix(".unfinished")
            pq.write_table(found, unfinished, compression="zstd")
            os.replace(unfinished, file)

    def _file(self, table: str, chunk: int) -> Path:
        return self.folder / table / f"{chunk:06d}.parquet"


def _pairs(row: dict[str, object]) -> dict[str, object]:
    """Arrow takes maps as lists of pairs."""
    return {name: list(value.items()) for name, value in row.items() if isinstance(value, dict)}


def _write_whole(file: Path, data: bytes) -> None:
    unfinished = file.with_suffix(".unfinished")
    unfinished.write_bytes(data)
    os.replace(unfinished, file)
