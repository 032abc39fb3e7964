"""docs/lab.md: what it tells to type works, block by block."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabard.cli import main

PAGE = (Path(__file__).resolve().parents[2] / "docs/lab.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.S)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.splitlines()[-1][:40])
def test_the_python_of_the_page_runs(block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if "runs/fief" in block:
        assert main(["simulate", "fief", "--games", "1", "--bots", "page", "--out", "runs/fief"]) == 0
    if "data/fief" in block:
        assert main(["dataset", "fief", "--games", "1", "--bots", "page", "--out", "data/fief"]) == 0
    exec(compile(block, "docs/lab.md", "exec"), {"__name__": "page"})
