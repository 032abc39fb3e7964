"""A data set that can be given away: a run of `tabard simulate` that says itself what is in it.

The folder is a Data Package (datapackage.org): `datapackage.json` lists files, columns and checksums.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from tabard.api import game_module, replay
from tabard.bots.budgets import KNIGHT, budget_of
from tabard.engine.journal import ANSWER, read_journal
from tabard.engine.match import first_match
from tabard.games import KNOWLEDGE
from tabard.lab.gym.desk import Array, Desk, Mask
from tabard.lab.gym.rewards import reward_by_name
from tabard.lab.simulate.columns import SCHEMAS, meaning
from tabard.lab.simulate.plan import Plan

FORMAT: Final = 1
"""Of the data set; docs/stability.md tells when it changes."""

EXTRAS: Final = ("decisions", "journals")
"""What a data set keeps beside matches and seats."""

PACKAGE: Final = "datapackage.json"
"""The file that describes the others."""


class Example(NamedTuple):
    """An answer as a learning program needs it."""

    match: int
    seat: int
    observation: Array
    mask: Mask  # 1 for every legal action
    action: int
    paid: float  # to this seat at the end


def knight(game: str, seats: int) -> str:
    """A Knight without a clock: as many iterations as the level has, the same on every machine."""
    iterations = budget_of(KNIGHT, KNOWLEDGE[game].tuning, seats).iterations
    return f"{KNIGHT}:{iterations}"


def describe(folder: Path, plan: Plan, release: str) -> None:
    """Writes what others need to read the run: the package, and a page for people."""
    package = _package(folder, plan, release)
    (folder / PACKAGE).write_text(json.dumps(package, indent=1, ensure_ascii=False) + "\n", "utf-8")
    (folder / "README.md").write_text(_page(package, plan), "utf-8")


def examples(folder: Path, reward: str = "rank") -> Iterator[Example]:
    """Every answer that had an alternative, match by match, with what its seat saw before it."""
    pay = reward_by_name(reward)
    for file in sorted((folder / "journals").glob("*.parquet")):
        for row in pq.read_table(file).to_pylist():
            standing = replay(row["journal"]).standing
            assert standing is not None
            yield from _examples(row["match"], row["journal"], pay(standing))


def _examples(number: int, journal: str, paid: Any) -> Iterator[Example]:
    setup, _, entries, _ = read_journal(journal)
    desk = Desk(setup.game, setup.seats, setup.options)
    desk.match = first_match(desk.module, setup)
    for entry in entries:
        seat = entry.seat
        if entry.kind == ANSWER:
            question = desk.match.decision(seat)
            if len(question.options) > 1:
                action = desk.codec.encode(question.kind, entry.value)
                yield Example(number, seat, desk.see(seat), desk.mask(seat), action, paid[seat])
        desk.match.do(entry)


def _package(folder: Path, plan: Plan, release: str) -> dict[str, Any]:
    title = game_module(plan.game).content(None).tables["game"]["name"]["en"]
    return {
        "profile": "data-package",
        "name": f"tabard-{plan.game}-{plan.fingerprint}",
        "title": f"{plan.games} matches of {title} between bots",
        "version": release,
        "licenses": [{"name": "CC0-1.0"}],
        "format": FORMAT,
        "plan": plan.to_plain(),
        "resources": [_resource(folder, table) for table in plan.tables],
    }


def _resource(folder: Path, table: str) -> dict[str, Any]:
    files = sorted((folder / table).glob("*.parquet"))
    return {
        "name": table,
        "path": [f"{table}/{file.name}" for file in files],
        "format": "parquet",
        "mediatype": "application/vnd.apache.parquet",
        "sha256": [sha256(file.read_bytes()).hexdigest() for file in files],
        "rows": sum(pq.read_metadata(file).num_rows for file in files),
        "schema": {
            "fields": [
                {"name": column.name, "type": _type(column.type), "description": meaning(column)}
                for column in SCHEMAS[table]
            ]
        },
    }


def _type(kind: Any) -> str:
    """Data Package's name of a column's type."""
    if pa.types.is_map(kind):
        return "object"
    if pa.types.is_list(kind):
        return "array"
    if pa.types.is_boolean(kind):
        return "boolean"
    if pa.types.is_integer(kind):
        return "integer"
    return "number" if pa.types.is_floating(kind) else "string"


def _page(package: dict[str, Any], plan: Plan) -> str:
    lines = [
        f"# {package['title']}",
        "",
        f"Tabard {package['version']}, rules version {plan.rules_version}, components {plan.content}; "
        f"{plan.seats} seats, bots {', '.join(plan.bots)}, which move on by one seat from match to match; "
        f"seed {plan.seed}. The same release makes the same rows from `run.json` wherever it runs.",
        "",
        "To the public domain (CC0 1.0). The games belong to their publishers; no printed text is here.",
    ]
    for resource in package["resources"]:
        lines += [
            "",
            f"## {resource['name']}: {resource['rows']} rows",
            "",
            "| column | type | |",
            "|---|---|---|",
        ]
        for field in resource["schema"]["fields"]:
            lines.append(f"| `{field['name']}` | {field['type']} | {field['description']} |")
    lines += [
        "",
        "`tabard.lab.dataset.examples(folder)` gives each answer with observation, mask and reward.",
    ]
    return "\n".join(lines) + "\n"
