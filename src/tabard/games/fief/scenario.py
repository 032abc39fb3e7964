"""Any position, described as in docs/games/fief/vectors.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tabard.engine.chance import Chance
from tabard.games.fief.content import FiefContent
from tabard.games.fief.state import Fief

Options = Callable[[int, Mapping[str, object] | None], dict[str, object]]


def scenario(position: Mapping[str, Any], content: FiefContent, chance: Chance, options: Options) -> Fief:
    raise NotImplementedError
