"""The client's own checks: types and unit tests."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "web"


@pytest.mark.parametrize("task", ["check", "test"])
def test_the_client_passes_its_own_checks(client_built: Path, task: str) -> None:
    done = subprocess.run(
        ["npm", "run", "--silent", task], cwd=WEB, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
