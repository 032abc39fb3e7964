"""Which engine runs: pure Python, or the same modules compiled by mypyc.

The compiled modules lie apart from their sources, in a folder that `scripts/compile` makes. TABARD_COMPILED
names the folder of all builds, TABARD_SOURCES the sources that must be in it: older builds are left alone.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

FOLDER = "TABARD_COMPILED"
"""The environment variable that names the folder of all builds."""

SOURCES = "TABARD_SOURCES"
"""The one that names the sources a build must be made of."""


class Compiled(MetaPathFinder):
    """Finds a compiled module where there is one, before its source."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module, if there is one."""
        if not name.startswith("tabard.") and not name.endswith("__mypyc"):
            return None
        file = self.folder / (name.replace(".", "/") + EXTENSION_SUFFIXES[0])
        return spec_from_file_location(name, file) if file.is_file() else None


def ready() -> Path | None:
    """The build of the sources that run, once it is complete."""
    folder, sources = os.environ.get(FOLDER), os.environ.get(SOURCES)
    if not folder or not sources:
        return None
    build = Path(folder) / sources
    return build if (build / "complete").is_file() else None


def use_compiled() -> None:
    """Before anything that can be compiled is imported: so the first thing that `tabard` imports calls it."""
    build = ready()
    if build is not None:
        sys.meta_path.insert(0, Compiled(build))


def is_compiled() -> bool:
    """Whether the engine that runs is compiled."""
    spec = find_spec("tabard.engine.match")
    return spec is not None and not str(spec.origin).endswith(".py")


def name() -> str:
    """The engine that runs, in words."""
    return "compiled engine" if is_compiled() else "pure Python engine"


use_compiled()
