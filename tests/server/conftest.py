"""A server for each test."""

import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.testclient import TestClient

from tabard.server.accounts import limits
from tabard.server.app import create_app
from tabard.server.config import Config, Limits
from tests.server.generous import GENEROUS
from tests.server.guests import House
from tests.server.postgres import Postgres
from tests.server.processes import Servers


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return Config(str(tmp_path / "services.sqlite3"), limits=GENEROUS, bot_delay=0.0, notify_after=3600.0)


@pytest.fixture
def house(config: Config) -> Iterator[House]:
    with TestClient(create_app(config), base_url="http://testserver") as client:
        yield House(client)


@pytest.fixture
def limited_house(config: Config, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """With the limits of an ordinary server, all in one moment: a slow machine eases no limit."""
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    with TestClient(create_app(replace(config, limits=Limits())), base_url="http://testserver") as client:
        yield House(client)


@pytest.fixture
def servers() -> Iterator[Servers]:
    started = Servers()
    yield started
    started.kill_all()


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    server = Postgres(Path(tempfile.mkdtemp(prefix="tabard-postgres-")) / "cluster")
    server._folder.parent.chmod(0o755)
    server.start()
    yield server
    server.stop()
