"""Pure Python, or with TABARD_COMPILE=1 the hot parts compiled by mypyc. The rest is in pyproject.toml.

A wheel carries the web client: it is built first where it is missing. TABARD_CLIENT=0 leaves it out.
"""

import ast
import os
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

# Nobody waits for these: the doors of test vectors and of positions that are set up.
STAYS_PYTHON = ("__init__.py", "vectors.py", "scenario.py", "scenario_pools.py", "view_types.py")
SEARCHING = ("bot", "chances", "mcts", "page", "planning", "squire", "tree")  # of the bots


class WithClient(build_py):
    """The files of a wheel, with the web client among them."""

    def run(self) -> None:
        built = Path("src/tabard/server/static/index.html").is_file()
        if not (built or self.editable_mode or os.environ.get("TABARD_CLIENT") == "0"):
            script = Path("scripts/build-web")  # an archive of the sources may lack it
            environment = {"TABARD_PYTHON": sys.executable, **os.environ}
            if not script.is_file() or subprocess.run([script], env=environment, check=False).returncode:
                print("no web client in this wheel: build it with Node (scripts/build-web)", file=sys.stderr)
        super().run()


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


def compile_in_parallel() -> None:
    """setuptools compiles the C files of an extension one by one; here every core takes its share."""
    from distutils.ccompiler import CCompiler

    def compile(self: Any, sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
        names = (
            "output_dir",
            "macros",
            "include_dirs",
            "debug",
            "extra_preargs",
            "extra_postargs",
            "depends",
        )
        given = dict.fromkeys(names) | dict(zip(names, args, strict=False)) | kwargs
        _, objects, postargs, preprocessor, build = self._setup_compile(
            given["output_dir"],
            given["macros"],
            given["include_dirs"],
            sources,
            given["depends"],
            given["extra_postargs"],
        )
        flags = self._get_cc_args(preprocessor, given["debug"], given["extra_preargs"])

        def one(object: str) -> None:
            source, kind = build[object]
            self._compile(object, source, kind, flags, postargs, preprocessor)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for number, _ in enumerate(pool.map(one, build), 1):
                print(f"compiled {number} of {len(build)}", file=sys.stderr, flush=True)
        return list(objects)

    CCompiler.compile = compile


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    compile_in_parallel()
    # A C file for each module: gcc takes minutes, as one it took an hour. No symbol is replaced from outside.
    found = mypycify(compiled_files(), opt_level="2", debug_level="0", multi_file=True)
    for one in found:
        one.extra_compile_args += ["-fno-semantic-interposition"] if sys.platform == "linux" else []
        one.extra_link_args += ["-Wl,-Bsymbolic"] if sys.platform == "linux" else []
    return found


if os.environ.get("TABARD_COMPILE") == "1":
    # pip runs this file first with `egg_info`, to ask what the build needs: mypyc is not there yet.
    asking = "egg_info" in sys.argv
    setup(
        cmdclass={"build_py": WithClient},
        setup_requires=needed_to_compile() if asking else [],
        ext_modules=[] if asking else extensions(),
    )
else:
    setup(cmdclass={"build_py": WithClient})
