"""A PostgreSQL of our own for the tests: a fresh cluster in a temporary folder, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import time
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "postgres-for-tests"
PORTS = 5
LOOKS = 1200  # until it is ready


class Postgres:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        found = subprocess.run((str(SCRIPT),), capture_output=True, text=True, check=False)
        if found.returncode:
            pytest.fail(f"PostgreSQL cannot be tested: {found.stderr.strip()}")
        self._bin = Path(found.stdout.strip())
        self._user = unprivileged()
        self._port = 0
        self._databases = 0
        self._server: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._server is not None
        return self._server.pid

    @property
    def url(self) -> str:
        return f"postgresql://tabard@127.0.0.1:{self._port}/postgres"

    def start(self) -> None:
        self._folder.mkdir(parents=True)
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        data = str(self._folder / "data")
        self._run("initdb", "-D", data, "-U", "tabard", "--auth=trust", "--no-sync", "-E", "UTF8")
        if not any(self._listens(data) for _ in range(PORTS)):
            pytest.fail("PostgreSQL did not start")

    def _listens(self, data: str) -> bool:
        """Starts it on a port that was free a moment ago; false if somebody else has taken that."""
        self._port = free_port()
        place = ("-p", str(self._port), "-c", "listen_addresses=127.0.0.1", "-k", str(self._folder))
        self._server = subprocess.Popen(
            (str(self._bin / "postgres"), "-D", data, *place, "-c", "max_connections=100"),
            user=self._user,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self._folder,
        )
        ready = (str(self._bin / "pg_isready"), "-h", str(self._folder), "-p", str(self._port), "-q")
        for _ in range(LOOKS):
            if self._server.poll() is not None:
                return False
            if subprocess.run(ready, check=False).returncode == 0:
                return True
            time.sleep(0.05)
        return False

    def new_database(self) -> str:
        """An empty one beside the others."""
        self._databases += 1
        name = f"tabard{self._databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self._port), "-U", "tabard", name)
        return self.url.replace("/postgres", f"/{name}")

    def stop(self) -> None:
        if self._server is not None:
            self._server.terminate()
            try:
                self._server.wait(5)
            except subprocess.TimeoutExpired:
                self._server.kill()
                self._server.wait()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, program: str, *args: str) -> None:
        done = subprocess.run(
            (str(self._bin / program), *args),
            user=self._user,
            cwd=self._folder,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr


def unprivileged() -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    pytest.fail("PostgreSQL needs a user that is not root")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
