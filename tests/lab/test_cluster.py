"""`simulate --cluster`: a real Ray cluster gives the rows of one process, whatever it loses on the way."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from tabard.cli import main
from tabard.engine.errors import TabardError
from tabard.lab.simulate import run
from tabard.lab.simulate.plan import Plan, plan
from tabard.lab.simulate.play import Rows, play_chunk
from tabard.lab.simulate.run import here, on_ray

ray = pytest.importorskip("ray", reason="pip install 'tabard[cluster]' runs the tests of the cluster")

WANTED = plan("grunwald", 24, ["page"], seats=3, chunk=2)
CHUNKS = range(WANTED.chunks)


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two machines as far as Ray can tell: each with its own raylet, workers and store."""
    from ray.cluster_utils import Cluster

    found: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        yield found
    finally:
        ray.shutdown()
        found.shutdown()


def test_a_lost_worker_and_a_lost_machine_change_no_row(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play_or_die(plan: Plan, chunk: int) -> Rows:
        marked = tmp_path / str(chunk)
        if chunk == 3 and not marked.exists():
            marked.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play_chunk(plan, chunk)

    monkeypatch.setattr(run, "play_chunk", play_or_die)
    second = cluster.add_node(num_cpus=1)
    found: dict[int, Rows] = {}
    for chunk, rows in on_ray(WANTED, CHUNKS, cluster.address):
        found[chunk] = rows
        if second is not None:
            cluster.remove_node(second, allow_graceful=False)
            second = None
    assert (tmp_path / "3").exists(), "no worker was lost"
    assert found == dict(here(WANTED, CHUNKS))


def test_the_command_plays_on_a_cluster(cluster: Any, tmp_path: Path) -> None:
    command = ["simulate", "grunwald", "--bots", "page", "--games", "6", "--chunk", "2", "--out"]
    assert main([*command, str(tmp_path / "far"), "--cluster", cluster.address]) == 0
    assert main([*command, str(tmp_path / "near"), "--jobs", "1"]) == 0
    for table in ("matches", "seats"):
        assert pq.read_table(tmp_path / "far" / table) == pq.read_table(tmp_path / "near" / table)


def test_a_machine_with_other_rules_is_refused() -> None:
    other = WANTED._replace(rules_version=WANTED.rules_version + 1)
    with pytest.raises(TabardError, match="this machine has rules"):
        play_chunk(other, 0)
