"""Arrows between packages and between the rooms of a game point one way; no game knows another."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parent.parent / "src"

MAY_IMPORT = {
    "engine": (),
    "observation": (),  # how a game lists what a learning program sees
    "knowledge": ("engine", "observation"),  # what a game knows for bots
    "games": ("engine", "knowledge", "games.*"),  # the list of games
    "games.*": ("engine", "knowledge", "observation"),  # one game
    "bots": ("engine", "knowledge", "observation", "games"),  # the list, never one game
    "lab": ("engine", "games", "games.*", "bots", "api", "engines", "observation", "words"),
    "lessons": ("engine", "games", "api", "words"),
    "companion": ("engine", "games", "api"),
    "server": (
        "engine",
        "engines",
        "games",
        "games.*",
        "bots",
        "api",
        "words",
        "lessons",
        "companion",
        "views",
    ),
    "cli": (
        "engine",
        "engines",
        "observation",
        "games",
        "games.*",
        "bots",
        "lab",
        "server",
        "api",
        "words",
        "lessons",
        "companion",
        "",
    ),
    "__main__": ("cli",),
    "api": ("engine", "games", "bots"),
    "words": ("engine", "games"),
    "views": ("engine", "games.*"),  # what a seat may see, typed
    "engines": (),  # which engine is imported: decided before all others
    "": ("engine", "games", "bots", "api", "engines"),  # tabard itself, the public API
}


def home(module: str) -> str:
    """The package a dotted name belongs to: "engine", "games.fief", "" for tabard itself."""
    names = module.split(".")[1:]
    depth = 2 if names[:1] == ["games"] else 1
    while depth and not is_ours(names[:depth]):
        depth -= 1
    return ".".join(names[:depth])


def is_ours(names: list[str]) -> bool:
    place = SRC.joinpath("tabard", *names)
    return place.is_dir() or (len(names) == 1 and place.with_suffix(".py").is_file())


def allowed(importer: str, imported: str) -> bool:
    row = MAY_IMPORT[_row(importer)]
    return imported == importer or _row(imported) in row


def _row(package: str) -> str:
    return "games.*" if package.startswith("games.") else package


def module_name(file: Path) -> str:
    return ".".join(file.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__")


def imports(file: Path) -> Iterator[tuple[int, str]]:
    package = file.relative_to(SRC).parent.parts
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            origin = ".".join((*above, *filter(None, [node.module])))
            yield from ((node.lineno, f"{origin}.{alias.name}") for alias in node.names)


def test_arrows_point_one_way() -> None:
    wrong = [
        f"{file.relative_to(SRC)}:{line} imports {name}"
        for file in sorted(SRC.rglob("*.py"))
        for line, name in imports(file)
        if name.split(".")[0] == "tabard" and not allowed(home(module_name(file)), home(name))
    ]
    assert wrong == []


# `plain` is written by scripts/records; where the wiring is a folder, it lies in it.
ROOMS_MAY_IMPORT = {
    "rules": (),
    "bot": ("rules", "wiring"),
    "plain": ("rules",),
    "wiring": ("rules", "plain"),
}


def room(module: str) -> tuple[str, str] | None:
    """Game and room of a dotted name: ("fief", "rules")."""
    names = module.split(".")
    if names[:2] == ["tabard", "games"] and len(names) > 3 and names[3] in ROOMS_MAY_IMPORT:
        return names[2], names[3]
    return None


def test_rooms_import_rules_and_nothing_else() -> None:
    wrong = []
    for file in sorted(SRC.glob("tabard/games/*/**/*.py")):
        if file.parent.parent.name == "games" and file.name == "__init__.py":
            continue  # a game's door
        mine = room(module_name(file) + ".")  # a room is a folder, or a single file
        assert mine is not None, f"{file.relative_to(SRC)} stands in no room"
        for line, name in imports(file):
            its = room(name)
            if home(name) == "knowledge" and mine[1] != "bot":
                wrong.append(f"{file.relative_to(SRC)}:{line} imports what only a bot may know")
            if its is not None and its[1] != mine[1] and its[1] not in ROOMS_MAY_IMPORT[mine[1]]:
                wrong.append(f"{file.relative_to(SRC)}:{line} imports {name}")
    assert wrong == []


@pytest.mark.parametrize(
    ("importer", "imported", "verdict"),
    [
        ("engine", "engine", True),
        ("engine", "games", False),
        ("engine", "", False),
        ("games", "games.fief", True),
        ("games.fief", "engine", True),
        ("games.fief", "games.fief", True),
        ("games.fief", "games.glory", False),
        ("games.fief", "games", False),
        ("bots", "games", True),
        ("bots", "games.fief", False),
        ("engine", "knowledge", False),
        ("server", "games.fief", True),
        ("server", "lab", False),
        ("cli", "", True),
    ],
)
def test_the_table_means_what_it_says(importer: str, imported: str, verdict: bool) -> None:
    assert allowed(importer, imported) is verdict
