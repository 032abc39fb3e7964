"""`tabard content`: the components of a game, where they come from, and files that replace them."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tabard.api import game_module, read_override
from tabard.engine.content import LANGUAGES, SOURCES, Content
from tabard.engine.errors import ContentError
from tabard.engine.module import GameModule

NAME = "content"
HELP = "show a game's components and their sources, or check a file that replaces some"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--show", action="store_true", help="all components (the default)")
    what.add_argument("--source", choices=SOURCES, help="only components with something from this source")
    what.add_argument("--check", type=Path, metavar="FILE", help="check a file that replaces components")
    parser.add_argument("--language", choices=LANGUAGES, default="en")


def run(args: argparse.Namespace) -> int:
    module = game_module(args.game)
    if args.check is not None:
        return check(module, args.check)
    show(module.content(None), args.source, args.language)
    return 0


def check(module: GameModule[Any], file: Path) -> int:
    """Print what a file replaces, by table, or what is wrong with it."""
    try:
        content = module.content(read_override(file))
    except ContentError as error:
        print(f"{file}: {error}", file=sys.stderr)
        return 1
    counts = Counter(name.partition(".")[0] for name in content.replaced)
    for name in content.replaced:
        print(f"  {name}")
    tables = ", ".join(f"{number} of [{table}]" for table, number in counts.items()) or "nothing"
    print(f"{file} is good. It replaces {tables}; content {content.fingerprint}.")
    return 0


def show(content: Content, source: str | None, language: str) -> None:
    """One line for each component under the name of its table; the last line counts the sources."""
    counts: Counter[str] = Counter()
    heading = ""
    for table, row in rows(content):
        sources = sources_of(row)
        if source is not None and source not in sources.values():
            continue
        if table != heading:
            heading = table
            print(f"[{table}]")
        counts[row["source"]] += 1
        print(f"  {row.get('id', ''):27} {row.get('name', {}).get(language, ''):44} {told(sources)}")
    numbers = ", ".join(f"{counts[one]} {one}" for one in SOURCES if counts[one])
    print(f"{counts.total()} components: {numbers}")


def rows(content: Content) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Lists of components and single tables alike."""
    for table, value in content.tables.items():
        for row in value if isinstance(value, list) else [value]:
            yield table, row


def sources_of(row: Mapping[str, Any]) -> dict[str, str]:
    """`source` is of the values the rules need; `name_source` and `count_source` are of name and number."""
    return {key: value for key, value in row.items() if key == "source" or key.endswith("_source")}


def told(sources: Mapping[str, str]) -> str:
    others = [f"{key.removesuffix('_source')}: {value}" for key, value in sources.items() if key != "source"]
    return ", ".join([sources["source"], *others])
