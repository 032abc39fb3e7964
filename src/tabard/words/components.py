"""The names of components, from a game's content in use."""

from __future__ import annotations

from typing import Any

from tabard.engine.content import Content


class Components:
    """Every component by id: its table and its row."""

    def __init__(self, content: Content, language: str) -> None:
        self._rows = {row["id"]: (table, row) for table, row in content.entries()}
        self._language = language
        named = [(table, row) for table, row in content.entries() if isinstance(row.get("number"), str)]
        self._numbered = {row["number"]: row["id"] for _, row in named}  # a region is IV, or region_iv
        self.order = {id: place for place, id in enumerate(self._rows)}
        self._families: dict[str, int] = content.tables["game"].get("families_by_players", {})
        colours = content.tables.get("colours", [])
        self.colours = [self._in_language(row["name"]) for row in colours]

    def __contains__(self, id: str) -> bool:
        return id in self._rows or id in self._numbered

    def families_each(self, seats: int) -> int:
        """How many families a player leads: 0 in a game without families."""
        return max(1, self._families.get(f"p{seats}", 0) // max(1, seats)) if self._families else 0

    def _found(self, id: str) -> tuple[str, dict[str, Any]]:
        return self._rows[self._numbered.get(id, id)]

    def table(self, id: str) -> str:
        return self._found(id)[0]

    def name(self, id: str) -> str:
        return self._in_language(self._found(id)[1]["name"])

    def text(self, id: str) -> str | None:
        """What is printed on a card, if anything."""
        text = self._found(id)[1].get("text")
        return None if text is None else self._in_language(text)

    def row(self, id: str) -> dict[str, Any]:
        """Everything in the content about a component."""
        row: dict[str, Any] = self._found(id)[1]
        return row

    def numbers(self, id: str) -> dict[str, int]:
        """The plain numbers of a component: its strength, its points."""
        return {key: value for key, value in self._found(id)[1].items() if type(value) is int}

    def offered(self, id: str) -> list[dict[str, int | str]]:
        """The entries of its `options`, each flattened: cost = { ducats = 2 } becomes cost_ducats = 2."""
        return [flat(option) for option in self._found(id)[1].get("options", ())]

    def _in_language(self, texts: dict[str, str]) -> str:
        return texts[self._language]


def flat(values: dict[str, Any], prefix: str = "") -> dict[str, int | str]:
    plain: dict[str, int | str] = {}
    for key, value in values.items():
        if isinstance(value, dict):
            plain |= flat(value, f"{prefix}{key}_")
        else:
            plain[prefix + key] = value
    return plain
