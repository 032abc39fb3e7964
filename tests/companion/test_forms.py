"""The form of a position: everything it offers, a position may say, and the example is filled in by it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any

import pytest

from tabard.api import game_module
from tabard.companion.positions import as_plain, example, form, read_position
from tabard.engine.errors import ScenarioError
from tabard.words import LANGUAGES

GAMES = ("grunwald", "glory", "zizka", "fief")
FIELDS = [(game, field) for game in GAMES for field in form(game)["field"]]
each_field = pytest.mark.parametrize(
    ("game", "field"), FIELDS, ids=[f"{game}-{one.get('of', 'table')}-{one['key']}" for game, one in FIELDS]
)


def picks(game: str, source: Mapping[str, Any], seats: int) -> list[Any]:
    """What may be picked, as the client lists it."""
    found: list[Any] = [f"P{number}" for number in range(1, seats + 1)] if source.get("seats") else []
    if source.get("families"):
        found += [f"F{number}" for number in range(1, (4 if seats == 2 else seats) + 1)]
    tables = source.get("table", [])
    for name in [tables] if isinstance(tables, str) else tables:
        rows = [row for table, row in game_module(game).content(None).entries() if table == name]
        assert rows, name
        for row in rows:
            wanted = source.get("where", {})
            if row["id"] not in source.get("ids", [row["id"]]):
                continue
            if all(row.get(fact) == value for fact, value in wanted.items()):
                cut = row["id"].removeprefix(source.get("cut", ""))
                found.append(row[source["take"]] if "take" in source else cut)
    for value in [*source.get("values", ()), *source.get("also", ())]:
        found.append(value["value"] if isinstance(value, dict) else value)
    return found


def written(game: str, word: Mapping[str, Any], seats: int) -> list[str]:
    """What a word of a row may be."""
    if word["input"] == "flag":
        return ["", str(word["value"])]
    numbers = list(range(word["least"], word["most"] + 1)) if word["input"] == "number" else None
    said = picks(game, word, seats) if numbers is None else numbers
    return [*([""] if word.get("optional") else []), *[f"{word.get('before', '')}{one}" for one in said]]


def rows(game: str, field: Mapping[str, Any], seats: int) -> Iterator[str]:
    """Rows in which every value of every word occurs: the first of the others beside it."""
    words = [written(game, word, seats) for word in field["words"]]
    for at, values in enumerate(words):
        for value in values:
            said = [value if at == other else options[0] for other, options in enumerate(words)]
            yield " ".join(one for one in said if one)


def in_rows(row: str, kind: str) -> Any:
    key, _, rest = row.partition(" ")
    return {"lines": [row], "table": {key: rest}, "lists": {key: [rest]}}[kind]


# What a field needs to mean anything, beside the example.
ALSO: dict[tuple[str, str], dict[str, Any]] = {
    ("grunwald", "teutons"): {"round": 5},
    ("grunwald", "fields"): {"round": 5, "board": {"teutons": [1, 1]}},
}
TOGETHER = {("glory", "initiative"): [["P1", "SIR"], ["SIR", "P1"]]}  # nobody may be left out


def values(game: str, field: Mapping[str, Any], seats: int) -> list[Any]:
    if (game, field["key"]) in TOGETHER:
        return TOGETHER[game, field["key"]]
    match field["input"]:
        case "yes":
            return [True]
        case "number":
            return [field["least"], field["most"]]
        case "one":
            return picks(game, field, seats)
        case "many":
            return [[one] * field.get("times", 1) for one in picks(game, field, seats)]
    return [in_rows(row, field["as"]) for row in rows(game, field, seats)]


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(one) for one in value) + "]"
    return str(value).lower() if isinstance(value, bool) else repr(value).replace("'", '"')


def text_of(position: Mapping[str, Any]) -> str:
    return "\n".join(f"{key} = {toml(value)}" for key, value in position.items())


def refused(game: str, field: Mapping[str, Any], position: Mapping[str, Any], value: Any) -> str:
    """Why the example with this said in addition cannot be; empty if it can."""
    said = {**deepcopy(dict(position)), **deepcopy(ALSO.get((game, field["key"]), {}))}
    of = {"": "", "P": "P1", "F": "F1"}.get(field.get("of", ""), field.get("of", ""))
    (said.setdefault(of, {}) if of else said)[field["key"]] = value
    try:
        read_position(game, text_of(said))
    except ScenarioError as error:
        return str(error)
    return ""


@each_field
def test_everything_a_form_offers_is_understood(game: str, field: Mapping[str, Any]) -> None:
    """Some of it does not go with the rest of the example; but nothing is a word the game does not know."""
    position = as_plain(example(game))
    seats = field.get("only", [position["players"]])[0]
    offered = values(game, field, seats)
    assert offered
    why = [refused(game, field, position, value) for value in offered]
    assert [one for one in why if "unknown" in one or "there is no" in one or "cannot be:" in one] == []
    assert "" in why, why


@each_field
def test_a_form_is_in_three_languages(game: str, field: Mapping[str, Any]) -> None:
    def named(plain: Any) -> Iterator[Mapping[str, str]]:
        if isinstance(plain, dict):
            if "name" in plain:
                yield plain["name"]
            for value in plain.values():
                yield from named(value)
        elif isinstance(plain, list):
            for one in plain:
                yield from named(one)

    names = [*named(dict(field)), *named(form(game).get("parts", []))]
    assert "name" in field
    assert [one for one in names if set(one) != set(LANGUAGES) or not all(one.values())] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_example_is_filled_in_by_the_form(game: str) -> None:
    known = {(one.get("of", ""), one["key"]) for one in form(game)["field"]}
    for key, value in as_plain(example(game)).items():
        of = key[0] if key[0] in "PF" and key[1:].isdecimal() else key
        said = {(of, part) for part in value} if isinstance(value, dict) else set()
        assert ("", key) in known or key == "options" or said <= known, key


def test_a_game_without_a_form_has_its_text() -> None:
    assert form("pig") == {}
    assert as_plain(example("pig"))["pot"] == 4
