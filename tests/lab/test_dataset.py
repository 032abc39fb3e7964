"""A data set says what is in it, and a learning program can read it."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import tabard
from tabard.bots.bot import knowledge_of
from tabard.cli import main
from tabard.lab.dataset import examples, knight

SMALL = ("--games", "4", "--chunk", "2", "--seats", "2", "--jobs", "1", "--bots", "squire,page")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("data") / "grunwald"
    assert main(["dataset", "grunwald", *SMALL, "--out", str(out)]) == 0
    return out


def test_each_file_and_each_column_is_described(folder: Path) -> None:
    package = json.loads((folder / "datapackage.json").read_text("utf-8"))
    listed = {path for resource in package["resources"] for path in resource["path"]}
    assert listed == {str(file.relative_to(folder)) for file in folder.rglob("*.parquet")}
    for resource in package["resources"]:
        tables = [pq.read_table(folder / path) for path in resource["path"]]
        assert resource["rows"] == sum(table.num_rows for table in tables)
        assert [field["name"] for field in resource["schema"]["fields"]] == tables[0].column_names
        assert all(field["description"] for field in resource["schema"]["fields"])
        for path, digest in zip(resource["path"], resource["sha256"], strict=True):
            assert sha256((folder / path).read_bytes()).hexdigest() == digest
    page = (folder / "README.md").read_text("utf-8")
    assert all(f"`{name}`" in page for name in tables[0].column_names)


def test_the_same_command_again_changes_nothing(folder: Path) -> None:
    before = {file: file.read_bytes() for file in folder.rglob("*.*")}
    assert main(["dataset", "grunwald", *SMALL, "--out", str(folder)]) == 0
    assert {file: file.read_bytes() for file in folder.rglob("*.*")} == before


def test_its_answers_are_examples_to_learn_from(folder: Path) -> None:
    found = list(examples(folder))
    decisions = pq.read_table(folder / "decisions").to_pylist()
    answered = [one for one in decisions if one["options"] > 1 and one["kind"] != "command"]
    assert len(found) == len(answered)
    codec = tabard.new("grunwald", 2, 1).module.codec()
    for example, row in zip(found, answered, strict=True):
        assert (example.match, example.seat) == (row["match"], row["seat"])
        kind, choice = codec.decode(example.action)
        assert (kind, str(choice)) == (row["kind"], row["choice"])
        assert example.mask[example.action] == 1
        assert example.mask.sum() == row["options"]
        assert np.abs(example.observation).max() <= 1
    ranks = {(one["match"], one["seat"]): one["rank"] for one in pq.read_table(folder / "seats").to_pylist()}
    assert all((example.paid > 0) == (ranks[example.match, example.seat] == 1) for example in found)


@pytest.mark.parametrize("game", tabard.games())
def test_knights_without_a_clock_think_as_long_as_the_level(game: str) -> None:
    tuning = knowledge_of(tabard.new(game, 3, 1)).tuning
    assert knight(game, 3) == f"knight:{2 * tuning.knight}"
