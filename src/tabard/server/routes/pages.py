"""The client's files, if it was built; else a page that says how."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from tabard.server.services import Services
from tabard.server.tables.refusal import Refusal

OURS = re.compile(r"|t/[^/.]+(/analysis)?|rules/[^/.]+|learn(/[^/.]+){0,3}|companion/[^/.]+|arms|credits")
"""The addresses the client draws; any other is drawn by it too, and answered 404."""

A_YEAR = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Tabard</title>
<h1>Tabard</h1><p>The server runs; the web client is not built yet. In a checkout:</p>
<pre>scripts/build-web</pre>
<p>then load this page again. <code>./tabard</code> does it by itself. An installed package carries the client
if it was built there before: <code>scripts/build-web &amp;&amp; pip install '.[server]'</code>.</p></html>"""


class Pages:
    """An address that is no file is the client's: it draws `/t/ID` and the rest itself."""

    def __init__(self, services: Services) -> None:
        self._root = services.config.static.resolve()

    async def show(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        if path.startswith("api/"):
            raise Refusal("not_found", "there is no such route")
        file = self._file(path)
        if file is not None:
            caching = A_YEAR if "assets" in file.parts else "no-cache"
            return FileResponse(file, headers={"Cache-Control": caching})
        status = 200 if OURS.fullmatch(path.rstrip("/")) else 404
        index = self._root / "index.html"
        if status == 404 and "." in path.rsplit("/", 1)[-1]:
            return PlainTextResponse("there is no such file", 404)
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, status)
        return FileResponse(index, status, headers={"Cache-Control": "no-cache"})

    def _file(self, path: str) -> Path | None:
        if not path or "\0" in path:
            return None
        file = (self._root / path).resolve()
        return file if file.is_relative_to(self._root) and file.is_file() else None
