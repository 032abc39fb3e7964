"""The steps of the Dockerfile, done in an empty folder of this machine: what they make serves and plays."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.deploy.dockerfile import Stage, stages
from tests.server.postgres import free_port

ROOT = Path(__file__).resolve().parents[2]
INSIDE = re.compile(r"(?<![\w.:/])/(src|opt|data)\b")
NOT_HERE = ("apt-get", "useradd")
"""Steps for the system of the image: this one has a compiler and a user already."""


class Rehearsal:
    """Folders of the image under one folder of ours."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.variables = {"PATH": os.environ["PATH"], "HOME": str(folder), "COMPILE": "0"}

    def here(self, text: str) -> str:
        return INSIDE.sub(lambda found: f"{self.folder}/{found[1]}", text)

    def do(self, stage: Stage) -> None:
        place = self.folder
        for kind, what in stage.steps:
            if kind == "WORKDIR":
                place = Path(self.here(what))
                place.mkdir(parents=True, exist_ok=True)
            elif kind == "COPY" and not what.startswith("--from"):
                *sources, target = what.split()
                for source in sources:
                    self.copy(ROOT / source, place / target, alone=len(sources) == 1)
            elif kind == "ENV":
                for name, value in re.findall(r"(\w+)=(\S+)", what):
                    self.variables[name] = self.here(value).replace("$PATH", self.variables["PATH"])
            elif kind == "RUN" and not any(word in what for word in NOT_HERE):
                self.run(self.here(what), place)

    def copy(self, source: Path, target: Path, *, alone: bool) -> None:
        """As the daemon does, without what .dockerignore leaves out."""
        if source.is_dir():
            left_out = shutil.ignore_patterns("node_modules", "static", "__pycache__", "*.so", "*.egg-info")
            shutil.copytree(source, target, dirs_exist_ok=True, ignore=left_out)
        else:
            shutil.copy2(source, target)

    def run(self, command: str, place: Path) -> None:
        done = subprocess.run(
            ("sh", "-c", command), cwd=place, env=self.variables, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"


@pytest.mark.long
def test_the_steps_of_the_image_make_a_server_with_its_client(tmp_path: Path) -> None:
    rehearsal = Rehearsal(tmp_path)
    programs = tmp_path / "programs"
    programs.mkdir()
    (programs / "python").symlink_to(sys.executable)
    rehearsal.variables["PATH"] = f"{programs}:{os.environ['PATH']}"
    for stage in stages((ROOT / "Dockerfile").read_text("utf-8")):
        rehearsal.do(stage)
    (tmp_path / "data").mkdir(exist_ok=True)
    port = free_port()
    server = subprocess.Popen(
        ("tabard", "serve", "--port", str(port)),
        env={**rehearsal.variables, "TABARD_HOST": "127.0.0.1"},
        cwd=tmp_path / "data",
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None and f":{port}" in server.stdout.readline()
        for path, wanted in (
            ("/api/health", b'"ok"'),
            ("/", b'<div id="app">'),
            ("/api/rules/fief/en/book", b"FIE-"),
        ):
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=30) as answer:
                assert wanted in answer.read()
        assert (tmp_path / "data" / "tabard.sqlite3").is_file()
    finally:
        server.terminate()
        server.communicate(timeout=20)
