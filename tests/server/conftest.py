"""An inn for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tabard.server.app import create_app
from tabard.server.config import Config, Limits
from tests.server.guests import House

GENEROUS = Limits(
    messages=1e6,
    messages_burst=1e6,
    requests=1e6,
    requests_burst=1e6,
    sign_ins=1e6,
    sign_ins_burst=1e6,
    new_guests=1e6,
    new_guests_burst=1e6,
    errors=1_000_000,
)


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return Config(str(tmp_path / "inn.sqlite3"), limits=GENEROUS, bot_delay=0.0, notify_after=3600.0)


@pytest.fixture
def house(config: Config) -> Iterator[House]:
    with TestClient(create_app(config), base_url="http://testserver") as client:
        yield House(client)
