"""`tabard new-game`: lay out the folders of a new game, as a copy of Pig under its own name."""

from __future__ import annotations

import argparse
import keyword
import re
from pathlib import Path

from tabard.engine.errors import TabardError
from tabard.games import GAMES
from tabard.games.stages import DRAFT, EXAMPLE

NAME = "new-game"
HELP = "lay out the folders of a new game in a checkout, playable at once as a draft"
PATTERN = "pig"
FOLDERS = (Path("src/tabard/games"), Path("tests/games"), Path("docs/games"))
LIST = FOLDERS[0] / "__init__.py"
WEB = Path("web/src/games")
NOT_COPIED = ("__pycache__", "pl.ftl", "ru.ftl")  # a draft need only speak English
CLIENT = """import {{ GENERIC }} from '../generic';
import type {{ GameClient }} from '../module';

export const CLIENT: GameClient = {{ ...GENERIC, id: '{name}' }};
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="the game's id: small letters and digits, such as goose")
    parser.add_argument("--code", help="three capitals for its clauses (default: how the name begins)")
    parser.add_argument("--web", action="store_true", help="also a folder for a board of its own")
    parser.add_argument("--checkout", type=Path, default=Path(), help="where to work (default: here)")


def run(args: argparse.Namespace) -> int:
    code = args.code or args.name[:3].upper()
    check(args.name, code, args.checkout)
    for folder in FOLDERS:
        for path in copy(args.checkout / folder, args.name, code):
            print(path.relative_to(args.checkout))
    if args.web:
        client = args.checkout / WEB / args.name / "index.ts"
        client.parent.mkdir()
        client.write_text(CLIENT.format(name=args.name), "utf-8")
        print(client.relative_to(args.checkout))
    enlist(args.checkout / LIST, args.name)
    print(f"{LIST}: {args.name} is in the list")
    print(f"Try: ./tabard play {args.name}. It plays like Pig until you change it: docs/adding-a-game.md")
    return 0


def check(name: str, code: str, checkout: Path) -> None:
    """Refuse what cannot become a game, before anything is written."""
    if not re.fullmatch(r"[a-z][a-z0-9]{2,}", name) or keyword.iskeyword(name):
        raise TabardError(f"a game's id is three or more small letters and digits, not {name!r}")
    if not re.fullmatch(r"[A-Z]{3}", code):
        raise TabardError(f"the code of clauses is three capitals, not {code!r}: give --code XYZ")
    taken = [module.id for module in GAMES if module.code == code]
    if taken:
        raise TabardError(f"clauses {code} belong to {taken[0]}: give --code XYZ")
    if not (checkout / FOLDERS[0] / PATTERN).is_dir() or not (checkout / LIST).is_file():
        raise TabardError("there is no Pig to copy here: run this in a checkout, or give --checkout FOLDER")
    there = [folder for folder in (*FOLDERS, WEB) if (checkout / folder / name).exists()]
    if there:
        raise TabardError(f"{there[0] / name} exists already")


def copy(folder: Path, name: str, code: str) -> list[Path]:
    """A folder of Pig under the new name, links included."""
    source = folder / PATTERN
    made: list[Path] = []
    for path in sorted(source.rglob("*")):
        if set(path.relative_to(source).parts) & set(NOT_COPIED) or path.is_dir():
            continue
        target = folder / name / path.relative_to(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.is_symlink():
            target.symlink_to(renamed(str(path.readlink()), name, code))
        else:
            target.write_text(renamed(path.read_text("utf-8"), name, code), "utf-8")
        made.append(target)
    return made


def renamed(text: str, name: str, code: str) -> str:
    """Pig's text with another name, code, title and stage."""
    title = name.capitalize()
    swaps = {
        f"test_{PATTERN}_": f"test_{code.lower()}_",
        "PIG": code,
        "Pig": title,
        "Świnka": title,
        "Свинка": title,
        PATTERN: name,
        f'"{EXAMPLE}"': f'"{DRAFT}"',
    }
    for old, new in swaps.items():
        text = text.replace(old, new)
    return text


def enlist(file: Path, name: str) -> None:
    """One import and one line of the list, before Pig."""
    text = file.read_text("utf-8")
    imported = re.search(r"^from tabard\.games import (.+)$", text, re.MULTILINE)
    line = f"    {PATTERN},"
    if imported is None or line not in text:
        raise TabardError(f"cannot find the list of games in {file}: add {name} by hand")
    names = ", ".join(sorted([*imported.group(1).split(", "), name]))
    text = text.replace(imported.group(0), f"from tabard.games import {names}")
    file.write_text(text.replace(line, f"    {name},\n{line}"), "utf-8")
