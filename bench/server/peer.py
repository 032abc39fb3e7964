"""boardgame.io on the same exchange, installed with npm into a temporary folder."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.server.processes import Program
from tabard.api import new

SCRIPTS = Path(__file__).resolve().parent / "boardgame_io"
PACKAGES = ("boardgame.io@0.50.2", "node-persist@3", "socket.io-client@4")


class Peer:
    """Where it is installed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @classmethod
    def installed(cls, place: Path) -> Peer | None:
        """None, with a word on stderr, where there is no node or no registry."""
        if shutil.which("node") is None or shutil.which("npm") is None:
            print("no node: without boardgame.io", file=sys.stderr)
            return None
        folder = place / "peer"
        shutil.copytree(SCRIPTS, folder)
        (folder / "package.json").write_text('{"private": true}', "utf-8")
        npm = ("npm", "install", "--no-audit", "--no-fund", "--silent", *PACKAGES)
        done = subprocess.run(npm, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode:
            print(f"boardgame.io cannot be installed: {done.stderr.strip()[:300]}", file=sys.stderr)
            return None
        view = new("grunwald", 2, 1).view(0)
        (folder / "view.json").write_text(json.dumps(view), "utf-8")
        return cls(folder)

    def run(self, tables: int, seconds: float, think: float, *, durable: bool) -> dict[str, object]:
        data = tempfile.mkdtemp(dir=self._folder)
        kind = "durable" if durable else "memory"
        server = Program("node", "server.js", "view.json", kind, data, cwd=self._folder)
        try:
            what = (str(server.port), str(tables), str(seconds), str(think), str(server.pid))
            done = subprocess.run(
                ("node", "load.js", *what),
                cwd=self._folder,
                capture_output=True,
                text=True,
                timeout=120 + seconds,
                check=False,
            )
            if done.returncode:
                raise RuntimeError(done.stderr)
            return {
                "tables": tables,
                "think_seconds": think,
                **json.loads(done.stdout.splitlines()[-1]),
                "memory_mb": server.memory_mb(),
            }
        finally:
            server.stop()
