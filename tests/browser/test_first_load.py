"""How much a visitor downloads before the page is there: what index.html loads, compressed."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

BUDGET = 300_000

Manifest = dict[str, dict[str, Any]]


def files_of(manifest: Manifest, chunk: str, found: set[str]) -> set[str]:
    """A chunk with everything it imports at once, styles included."""
    entry = manifest[chunk]
    if entry["file"] in found:
        return found
    found.add(entry["file"])
    found.update(entry.get("css", ()))
    for imported in entry.get("imports", ()):
        files_of(manifest, imported, found)
    return found


def weight(static: Path, chunks: list[str]) -> int:
    manifest: Manifest = json.loads((static / ".vite" / "manifest.json").read_text())
    found: set[str] = set()
    for chunk in chunks:
        files_of(manifest, chunk, found)
    texts = [static / "index.html", *(static / name for name in found)]
    return sum(len(gzip.compress(text.read_bytes())) for text in texts)


def test_the_home_page_is_light(client_built: Path) -> None:
    assert weight(client_built, ["index.html", "src/words/ru.ftl?raw"]) < BUDGET / 2


def own_words(static: Path, game: str) -> list[str]:
    """The chunks with the words of a game's screens, in the longest of the languages."""
    manifest: Manifest = json.loads((static / ".vite" / "manifest.json").read_text())
    return [name for name in manifest if name.startswith(f"src/games/{game}/words/") and "ru.ftl" in name]


@pytest.mark.parametrize("game", ["grunwald", "glory", "zizka", "fief"])
def test_the_table_with_its_game_is_light_too(client_built: Path, game: str) -> None:
    chunks = ["index.html", "src/words/ru.ftl?raw", "src/pages/Table.svelte", f"src/games/{game}/index.ts"]
    assert weight(client_built, [*chunks, *own_words(client_built, game)]) < BUDGET


@pytest.mark.parametrize("game", ["grunwald", "glory", "zizka", "fief"])
def test_a_lesson_with_its_game_is_light_too(client_built: Path, game: str) -> None:
    words = ["src/words/ru.ftl?raw", "src/learn/words/ru.ftl?raw"]
    chunks = ["index.html", *words, "src/pages/Lesson.svelte", f"src/games/{game}/index.ts"]
    assert weight(client_built, [*chunks, *own_words(client_built, game)]) < BUDGET


def test_nothing_of_a_game_is_loaded_before_it_is_opened(client_built: Path) -> None:
    manifest: Manifest = json.loads((client_built / ".vite" / "manifest.json").read_text())
    loaded = files_of(manifest, "index.html", set())
    assert not any(game in name for name in loaded for game in ("grunwald", "glory", "zizka", "fief"))
