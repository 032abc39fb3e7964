"""`tabard simulate`: the same rows however many processes play them and however often they are stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import tabard
from tabard.cli import main
from tabard.engine.errors import TabardError
from tabard.lab.simulate.columns import SCHEMAS
from tabard.lab.simulate.plan import plan
from tabard.lab.simulate.play import play_chunk
from tabard.lab.simulate.run import here, in_processes
from tabard.lab.simulate.store import Store

COMMAND = ("simulate", "grunwald", "--bots", "page", "--seats", "3", "--seed", "4", "--decisions")
TABLES = ("matches", "seats", "decisions")


def table(folder: Path, name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pq.read_table(folder / name).to_pylist()
    return rows


def test_the_rows_are_the_same_whatever_the_number_of_processes() -> None:
    wanted = plan("grunwald", 12, ["squire", "page"], seats=3, chunk=3)
    alone = dict(here(wanted, range(wanted.chunks)))
    together = dict(in_processes(wanted, range(wanted.chunks), 2))
    assert alone == together


def test_each_bot_sits_on_each_seat_equally_often() -> None:
    wanted = plan("glory", 9, ["squire", "page"], seats=3)
    seats = [(name, seat) for match in range(9) for seat, name in enumerate(wanted.bots_of(match))]
    assert [seats.count(("squire", seat)) for seat in range(3)] == [3, 3, 3]


@pytest.mark.parametrize(
    ("game", "seats"), [(game, 2) for game in tabard.games()] + [("glory", 1), ("zizka", 1)]
)
def test_the_rows_agree_with_the_matches(game: str, seats: int) -> None:
    wanted = plan(game, 2, ["page"], seats=seats, extras=["decisions", "measures", "journals"])
    rows = play_chunk(wanted, 0)
    for name, found in rows.items():
        assert all(list(row) == SCHEMAS[name].names for row in found), name
    for row in rows["matches"]:
        mine = [seat for seat in rows["seats"] if seat["match"] == row["match"]]
        assert len(mine) == seats
        assert sorted(seat["seat"] for seat in mine if seat["rank"] == 1) == row["winners"]
        assert all(sum(seat["parts"].values()) == seat["score"] for seat in mine)
        decided = [one for one in rows["decisions"] if one["match"] == row["match"]]
        assert [one["number"] for one in decided] == list(range(row["answers"]))


def test_a_run_that_was_killed_goes_on_and_ends_as_one_that_was_not(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    games = ("--games", "24", "--chunk", "2", "--jobs", "2")
    assert main([*COMMAND, *games, "--out", str(whole)]) == 0

    command = [sys.executable, "-m", "tabard", *COMMAND, *games, "--out", str(cut)]
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    while running.poll() is None and not list(cut.glob("decisions/*.parquet")):
        pass
    os.killpg(running.pid, signal.SIGKILL)
    running.communicate()
    left = len(list(cut.glob("decisions/*.parquet")))
    assert left >= 1

    assert main([*COMMAND, *games, "--out", str(cut)]) == 0
    for name in TABLES:
        assert table(cut, name) == table(whole, name)
        assert len(list(cut.glob(f"{name}/*.parquet"))) == 12


def test_a_folder_with_another_run_is_refused(tmp_path: Path) -> None:
    Store(tmp_path, plan("grunwald", 4, ["page"])).open()
    with pytest.raises(TabardError, match="another run"):
        Store(tmp_path, plan("grunwald", 5, ["page"])).open()


def test_a_folder_with_other_things_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("dear")
    with pytest.raises(TabardError, match="not empty"):
        Store(tmp_path, plan("grunwald", 4, ["page"])).open()
