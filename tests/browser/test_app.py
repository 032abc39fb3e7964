"""The client as an app: a manifest, a page without the network, notifications by the service worker."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from time import sleep
from typing import Any

from playwright.sync_api import BrowserContext, Page, TimeoutError, Worker, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import A_LOOK, PATIENCE

# Chromium without a window shows no notifications: the worker's wish to show one is heard instead.
LISTEN = """() => {
    self.shown = [];
    self.registration.showNotification = async (title, { body, tag, data }) => {
        self.shown.push({ title, body, tag, data });
    };
}"""


def test_the_manifest_names_icons_of_the_size_they_have(client_built: Path) -> None:
    page = (client_built / "index.html").read_text("utf-8")
    (name,) = re.findall(r'rel="manifest" href="/([^"]+)"', page)
    manifest = json.loads((client_built / name).read_text("utf-8"))
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    sizes = set()
    for icon in manifest["icons"]:
        file = client_built / icon["src"].removeprefix("/")
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", file.read_bytes()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add(width)
        assert file.is_file()
    assert sizes >= {192, 512} and any(icon.get("purpose") == "maskable" for icon in manifest["icons"])


def working(page: Page) -> None:
    """The service worker has the page in hand."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_without_the_network_there_is_a_page_that_says_so(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(visitor.address)
    working(page)
    page.context.set_offline(True)
    page.goto(f"{visitor.address}/t/somewhere")
    expect(page.locator("main")).to_contain_text("Nothing is lost")
    expect(page.locator("main")).to_contain_text("Ничего не потеряно")
    expect(page.locator("a")).to_have_css("font-weight", "700")  # its style is there too
    page.context.set_offline(False)
    page.goto(visitor.address)
    expect(page.locator("h1").first).not_to_have_text("Tabard")


def test_a_push_shows_what_the_server_says(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(visitor.address)
    working(page)
    told = {"text": "Evening: it is your turn. Bid ducats. 2 days left.", "url": "/t/abc", "table": "abc"}
    worker = page.context.service_workers[0]
    worker.evaluate(LISTEN)
    deliver(page.context, page, json.dumps(told))
    shown = heard(worker)
    assert shown == [{"title": "Tabard", "body": told["text"], "tag": "abc", "data": "/t/abc"}]


def heard(worker: Worker) -> Any:
    for _ in range(PATIENCE // A_LOOK):
        if shown := worker.evaluate("() => self.shown"):
            return shown
        sleep(A_LOOK / 1000)
    raise TimeoutError("the worker showed nothing")


def deliver(context: BrowserContext, page: Page, data: str) -> None:
    """As the browser's push service does when a message has come and is decrypted."""
    session = context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    origin = page.evaluate("location.origin")
    session.send(
        "ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[0], "data": data}
    )
