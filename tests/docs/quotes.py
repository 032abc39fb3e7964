"""Pages that quote the code: a marker says what, and the block after it is that piece of the tree.

    <!-- quote src/tabard/games/pig/rules.py: head RollOrHold roll -->     named pieces of a module
    <!-- quote src/tabard/games/pig/words/en.ftl: "ask-roll" … "choice-roll-hold" -->     lines from … to
    <!-- quote src/tabard/games/pig/content/game.toml -->     the whole file

`head` is what stands before the first function or class. `scripts/quotes` writes the blocks anew.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
MARKED = re.compile(
    r"<!-- quote (?P<file>\S+?)(?:: (?P<what>.+?))? -->\n(?P<fence>`{3,})(?P<lang>\w+)\n.*?^(?P=fence)\n",
    re.M | re.S,
)
HEAD = "head"


def renewed(page: str) -> str:
    """The page with every quoted block as the tree has it now."""
    return MARKED.sub(lambda found: block(found), page)


def block(found: re.Match[str]) -> str:
    marker = found.group(0).partition("\n")[0]
    fence = found["fence"]
    return f"{marker}\n{fence}{found['lang']}\n{quoted(found['file'], found['what'])}\n{fence}\n"


def quoted(file: str, what: str | None) -> str:
    text = (ROOT / file).read_text("utf-8")
    if what is None:
        return text.rstrip()
    if what.startswith('"'):
        first, last = what[1:-1].split('" … "')
        lines = text.splitlines()
        begins = next(number for number, line in enumerate(lines) if line.startswith(first))
        ends = next(number for number, line in enumerate(lines) if number >= begins and line.startswith(last))
        return "\n".join(lines[begins : ends + 1]).rstrip()
    pieces = pieces_of(text)
    return "\n\n\n".join(pieces[name] for name in what.split())


def pieces_of(module: str) -> dict[str, str]:
    """A module's top-level functions, classes, later assignments, and its head, by name."""
    lines = module.splitlines()
    pieces: dict[str, str] = {}
    for node in ast.parse(module).body:
        name = name_of(node)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            begins = min([node.lineno, *(one.lineno for one in node.decorator_list)])
            pieces.setdefault(HEAD, "\n".join(lines[: begins - 1]).rstrip())
            pieces[name] = "\n".join(lines[begins - 1 : node.end_lineno])
        elif pieces and name:
            pieces[name] = "\n".join(lines[node.lineno - 1 : node.end_lineno])
    return pieces


def name_of(node: ast.stmt) -> str:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return node.name
    target = node.target if isinstance(node, ast.AnnAssign) else None
    return target.id if isinstance(target, ast.Name) else ""


def quotes_in(page: str) -> dict[str, list[str]]:
    """What a page quotes: the blocks of each file, in the page's order."""
    found: dict[str, list[str]] = {}
    for match in MARKED.finditer(page):
        body = match.group(0).split("\n", 2)[2].rpartition(match["fence"])[0]
        found.setdefault(match["file"], []).append(body)
    return found
