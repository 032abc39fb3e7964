"""Pure Python, or with TABARD_COMPILE=1 the hot parts compiled by mypyc. The rest is in pyproject.toml."""

import ast
import os
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup

STAYS_PYTHON = ("__init__.py",)
SEARCHING = ("bot", "mcts", "outlook", "page", "planning", "squire", "tree")  # of the bots


def listed_games() -> list[str]:
    """The games in the list of games; one that is still being written stays Python."""
    tree = ast.parse(Path("src/tabard/games/__init__.py").read_text("utf-8"))
    imports = (node for node in tree.body if isinstance(node, ast.ImportFrom))
    return [f"games/{game.name}" for node in imports if node.module == "tabard.games" for game in node.names]


def compiled_files() -> list[str]:
    places = ("engine", *listed_games())
    found = (path for place in places for path in Path("src/tabard").glob(f"{place}/**/*.py"))
    searching = [Path(f"src/tabard/bots/{name}.py") for name in SEARCHING]
    known = Path("src/tabard/knowledge.py")
    return sorted(str(path) for path in (*found, *searching, known) if path.name not in STAYS_PYTHON)


def needed_to_compile() -> list[str]:
    """The compiler checks types, so it must also see what the code imports."""
    with open("pyproject.toml", "rb") as file:
        project = tomllib.load(file)["project"]
    mypy = (tool for tool in project["optional-dependencies"]["dev"] if tool.startswith("mypy"))
    return [*mypy, *project["dependencies"]]


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    # A C file for each module: gcc takes minutes, as one it took an hour. Nobody puts himself between them.
    found = mypycify(compiled_files(), opt_level="2", multi_file=True)
    for one in found:
        one.extra_compile_args += ["-fno-semantic-interposition"] if sys.platform == "linux" else []
        one.extra_link_args += ["-Wl,-Bsymbolic"] if sys.platform == "linux" else []
    return found


if os.environ.get("TABARD_COMPILE") == "1":
    # pip runs this file first with `egg_info`, to ask what the build needs: mypyc is not there yet.
    asking = "egg_info" in sys.argv
    setup(setup_requires=needed_to_compile(), ext_modules=[] if asking else extensions())
else:
    setup()
