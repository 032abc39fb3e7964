"""The guide to a new game quotes Pig as it is, all of it, and what it quotes can be played."""

import importlib
import shutil
import tomllib
from pathlib import Path

import pytest

from tabard.cli.vectors import failure
from tabard.engine.journal import Setup
from tabard.engine.match import first_match
from tabard.engine.vectors import Vector
from tests.docs.quotes import HEAD, ROOT, pieces_of, quotes_in, renewed

GUIDE = ROOT / "docs" / "adding-a-game.md"
PIG = ROOT / "src" / "tabard" / "games" / "pig"
PAGES = sorted(page for page in (ROOT / "docs").rglob("*.md") if "<!-- quote " in page.read_text("utf-8"))
GENERATED = "scripts/records"


def test_the_guide_quotes() -> None:
    assert GUIDE in PAGES


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_quotes_are_as_the_tree_has_them(page: Path) -> None:
    text = page.read_text("utf-8")
    assert renewed(text) == text, "run scripts/quotes, and read whether the text around still says the truth"


def quotes() -> dict[str, list[str]]:
    return quotes_in(GUIDE.read_text("utf-8"))


def modules() -> list[Path]:
    """What somebody wrote of Pig's Python."""
    return [
        file
        for file in sorted(PIG.glob("*.py"))
        if GENERATED not in file.read_text("utf-8").partition("\n")[0]
    ]


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.name)
def test_the_guide_leaves_nothing_of_pig_out(module: Path) -> None:
    quoted = "\n".join(quotes().get(str(module.relative_to(ROOT)), ()))
    pieces = pieces_of(module.read_text("utf-8")) or {HEAD: module.read_text("utf-8").rstrip()}
    assert [name for name, piece in pieces.items() if piece not in quoted] == []


def test_the_page_is_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "pig_of_the_page"
    named = [file.name for file in modules()]
    shutil.copytree(PIG, package, ignore=shutil.ignore_patterns("__pycache__", *named))
    for name, blocks in quotes().items():
        path = ROOT / name
        if path.suffix == ".py" and path.parent == PIG:
            (package / path.name).write_text("\n\n".join(blocks), "utf-8")
    for file in package.glob("*.py"):
        file.write_text(file.read_text("utf-8").replace("tabard.games.pig", package.name), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = importlib.import_module(package.name).GAME
    assert game.package == package.name
    match = first_match(game, Setup("pig", 3, 1, game.chosen_options(3, None), None))
    while match.waiting:
        match.time_out(match.waiting[0])
    assert match.standing is not None


def test_the_vector_of_the_page_holds() -> None:
    (vectors,) = (blocks for file, blocks in quotes().items() if "/vectors/" in file)
    for plain in map(tomllib.loads, vectors):
        assert failure(Vector(plain, "the guide"), "pig") is None
