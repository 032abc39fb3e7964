"""Reads a Dockerfile: its stages, and their steps with continued lines joined."""

from __future__ import annotations

import re
from dataclasses import dataclass, field


@dataclass
class Stage:
    image: str
    name: str
    steps: list[tuple[str, str]] = field(default_factory=list)

    def of(self, kind: str) -> list[str]:
        return [what for one, what in self.steps if one == kind]


def stages(text: str) -> list[Stage]:
    found: list[Stage] = []
    joined = re.sub(r"\\\n\s*", "", "\n".join(line for line in text.splitlines() if not line.startswith("#")))
    for line in filter(None, (line.strip() for line in joined.splitlines())):
        kind, _, what = line.partition(" ")
        if kind == "FROM":
            image, _, name = what.partition(" AS ")
            found.append(Stage(image, name or str(len(found))))
        else:
            found[-1].steps.append((kind, what.strip()))
    return found
