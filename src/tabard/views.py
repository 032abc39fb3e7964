"""What a seat may see, typed: `view = cast(FiefView, match.view(0))`, and the editor knows its keys.

`msgspec.convert(view, FiefView)` checks one that comes from elsewhere.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.view_types import ContentView, RankView, ScoreView, View
from tabard.games.fief.wiring.view_types import FiefTable
from tabard.games.glory.wiring.view_types import GloryTable
from tabard.games.grunwald.wiring.view_types import GrunwaldTable
from tabard.games.zizka.wiring.view_types import ZizkaTable

GrunwaldView = View[GrunwaldTable]
"""What `Match.view` gives in Na Grunwald!"""

GloryView = View[GloryTable]
"""What `Match.view` gives in Glory."""

ZizkaView = View[ZizkaTable]
"""What `Match.view` gives in Jan Žižka."""

FiefView = View[FiefTable]
"""What `Match.view` gives in Fief."""

TABLES: Final[dict[str, Any]] = {
    "grunwald": GrunwaldTable,
    "glory": GloryTable,
    "zizka": ZizkaTable,
    "fief": FiefTable,
}
"""The type of each game's table."""

__all__ = [
    "ContentView",
    "FiefTable",
    "FiefView",
    "GloryTable",
    "GloryView",
    "GrunwaldTable",
    "GrunwaldView",
    "RankView",
    "ScoreView",
    "TABLES",
    "View",
    "ZizkaTable",
    "ZizkaView",
]
