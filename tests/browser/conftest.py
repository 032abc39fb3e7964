"""A built client, a Chromium, a server: what the browser tests stand on."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.browser.visitor import PATIENCE, Visitor
from tests.server.processes import ServerProcess

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",
]

Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def client_built() -> Path:
    """The client as it would be shipped; built when its sources have changed."""
    environment = {"TABARD_PYTHON": sys.executable, **os.environ}
    subprocess.run([ROOT / "scripts" / "build-web"], env=environment, check=True)
    return ROOT / "src" / "tabard" / "server" / "static"


@pytest.fixture(scope="session")
def launched() -> Iterator[tuple[Browser, asyncio.AbstractEventLoop]]:
    found = subprocess.run(
        [ROOT / "scripts" / "chromium-for-tests"], check=True, stdout=subprocess.PIPE, text=True
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield browser, loop
        asyncio._set_running_loop(loop)
        browser.close()


@pytest.fixture
def chromium(launched: tuple[Browser, asyncio.AbstractEventLoop]) -> Iterator[Browser]:
    """Playwright leaves its loop marked as running; put away, it keeps no other test from running its own."""
    browser, loop = launched
    asyncio._set_running_loop(loop)
    yield browser
    asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def inn(client_built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(str(tmp_path_factory.mktemp("inn") / "tabard.sqlite3"))
    yield server
    server.kill()


@pytest.fixture
def visit(chromium: Browser, inn: ServerProcess) -> Iterator[Visit]:
    """Opens browsers of their own: each call is another person with other cookies."""
    contexts: list[BrowserContext] = []

    def arrive(width: int = 1280, height: int = 900, moments: str = "none", **settings: Any) -> Visitor:
        settings.setdefault("locale", "en-GB")
        settings.setdefault("reduced_motion", "reduce")
        context = chromium.new_context(viewport={"width": width, "height": height}, **settings)
        contexts.append(context)
        return Visitor(context.new_page(), inn.address, moments)

    yield arrive
    for context in contexts:
        context.close()
