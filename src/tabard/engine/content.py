"""Content: components as TOML, checked, with their provenance, replaceable by id."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from mypy_extensions import mypyc_attr

from tabard.engine.errors import ContentError

SOURCES = ("rulebook", "public", "reconstructed")
LANGUAGES = ("en", "pl", "ru")

Tables = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Content:
    """A game's components. Games subclass it and read typed records out of `tables`."""

    def __init__(self, tables: Tables, replaced: tuple[str, ...]) -> None:
        self.tables = tables
        self.replaced = replaced
        self.fingerprint = sha256(json.dumps(tables, sort_keys=True).encode()).hexdigest()[:16]

    def entries(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Every component with an id, and the table it stands in."""
        for table, rows in self.tables.items():
            if isinstance(rows, list):
                for row in rows:
                    yield table, row


def read_tables(package: str) -> Tables:
    """All of a game's content files as one set of tables."""
    tables: Tables = {}
    for file in sorted(files(package).joinpath("content").iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            for name, rows in _parse(file).items():
                if name in tables:
                    raise ContentError(f"{file.name}: table [{name}] is in two content files")
                tables[name] = rows
    return tables


def read_content(package: str, override: Mapping[str, Any] | None) -> Content:
    """The content of a game that needs no records of its own."""
    return Content(*read_checked(package, override))


def read_checked(package: str, override: Mapping[str, Any] | None) -> tuple[Tables, tuple[str, ...]]:
    """A game's tables, read, replaced and checked for what every game needs; and what was replaced."""
    tables, replaced = replace(read_tables(package), override or {})
    check_entries(tables)
    return tables, replaced


def _parse(file: Traversable) -> Tables:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(f"{file.name} is not a TOML file: {error}") from error


def replace(tables: Tables, override: Mapping[str, Any]) -> tuple[Tables, tuple[str, ...]]:
    """Apply an override: entries by id, single tables key by key. Returns what was replaced."""
    merged: Tables = json.loads(json.dumps(tables))
    replaced: list[str] = []
    for name, given in override.items():
        if name not in merged:
            raise ContentError(f"no table [{name}]; there are: {', '.join(merged)}")
        if isinstance(merged[name], dict):
            _replace_keys(merged[name], given, f"[{name}]")
            replaced.append(name)
        else:
            replaced += _replace_rows(merged[name], given, name)
    return merged, tuple(replaced)


def _replace_rows(rows: list[dict[str, Any]], given: object, table: str) -> list[str]:
    if not isinstance(given, list) or not all(isinstance(row, dict) for row in given):
        raise ContentError(f"[[{table}]] must be a list of entries")
    by_id = {row["id"]: row for row in rows}
    names: list[str] = []
    for row in given:
        id = row.get("id")
        if id not in by_id:
            raise ContentError(f"[[{table}]] has no entry with id {id!r}; it has: {', '.join(by_id)}")
        _replace_keys(by_id[id], row, f"[[{table}]] {id}")
        names.append(f"{table}.{id}")
    return names


def _replace_keys(entry: dict[str, Any], given: object, where: str) -> None:
    if not isinstance(given, Mapping):
        raise ContentError(f"{where} must be a table of keys")
    for key, value in given.items():
        if key not in entry:
            raise ContentError(f"{where} has no key {key!r}; it has: {', '.join(entry)}")
        if type(value) is not type(entry[key]):
            kind = type(entry[key]).__name__
            raise ContentError(f"{where} {key} must be of kind {kind}, not {type(value).__name__}")
        entry[key] = value


def check_entries(tables: Tables) -> None:
    """What every game needs: a name; and every component: an id of its own, three names, a known source."""
    _check_name(tables.get("game"), "[game]")
    for name, rows in tables.items():
        seen: set[str] = set()
        for row in rows if isinstance(rows, list) else [rows]:
            where = f"[[{name}]] {row.get('id', '?')}" if isinstance(rows, list) else f"[{name}]"
            if row.get("source") not in SOURCES:
                raise ContentError(
                    f"{where}: source must be one of {', '.join(SOURCES)}, not {row.get('source')!r}"
                )
            if not isinstance(rows, list):
                continue
            if not isinstance(row.get("id"), str) or row["id"] in seen:
                raise ContentError(f"{where}: every entry needs an id of its own")
            seen.add(row["id"])
            _check_name(row, where)


def _check_name(row: object, where: str) -> None:
    names = row.get("name") if isinstance(row, dict) else None
    if not isinstance(names, dict) or any(not names.get(language) for language in LANGUAGES):
        raise ContentError(f"{where}: name must be given in {', '.join(LANGUAGES)}")
