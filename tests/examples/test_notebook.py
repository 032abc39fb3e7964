"""The notebook runs from top to bottom. Its cells are plain Python: the lock needs no Jupyter for that."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tabard.cli import main

NOTEBOOK = Path(__file__).resolve().parents[2] / "examples" / "my_match.ipynb"


def cells(kind: str) -> list[str]:
    notebook = json.loads(NOTEBOOK.read_text("utf-8"))
    assert notebook["nbformat"] == 4
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == kind]


def run(cell: str, names: dict[str, Any]) -> Any:
    """What a notebook shows below the cell: the value of its last line, if that is an expression."""
    tree = ast.parse(cell)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, str(NOTEBOOK), "exec"), names)
    if last is None:
        return None
    assert isinstance(last, ast.Expr)
    return eval(compile(ast.Expression(last.value), str(NOTEBOOK), "eval"), names)


def test_every_cell_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {"__name__": "notebook"}
    fewer = [cell.replace("ITERATIONS = 24", "ITERATIONS = 4") for cell in cells("code")]
    shown = [run(cell.replace("GAMES = 40", "GAMES = 6"), names) for cell in fewer]
    assert (names["ITERATIONS"], names["GAMES"]) == (4, 6)
    picture = next(one for one in shown if hasattr(one, "_repr_svg_"))
    assert picture._repr_svg_().count("<polyline") == 3
    told = capsys.readouterr().out
    assert len(re.findall(r"^\d\. seat \d: \d+ points", told, re.MULTILINE)) == 3
    assert re.search(r"^answer \d+, seat \d, \d+ %: .+; rather .+", told, re.MULTILINE)
    assert "usually" in told


def test_it_reads_a_journal_of_ones_own(tmp_path: Path) -> None:
    import pyarrow.parquet as pq

    run_of = ("simulate", "glory", "--games", "1", "--bots", "page", "--journals", "--jobs", "1")
    assert main([*run_of, "--out", str(tmp_path / "rows")]) == 0
    (row,) = pq.read_table(tmp_path / "rows" / "journals").to_pylist()
    mine = tmp_path / "mine.json"
    mine.write_text(row["journal"], "utf-8")
    names: dict[str, Any] = {"__name__": "notebook"}
    first, second, *_ = cells("code")
    run(first.replace('JOURNAL = ""', f"JOURNAL = {str(mine)!r}"), names)
    run(second, names)
    assert names["match"].game == "glory"


def test_the_notebook_is_committed_without_what_it_shows() -> None:
    notebook = json.loads(NOTEBOOK.read_text("utf-8"))
    assert all(not cell.get("outputs") for cell in notebook["cells"])
