"""Many single-seat environments at once: some processes, each playing several, one block of shared memory.

Gymnasium's vector API; a match that has ended begins anew with the next step (`AutoresetMode.NEXT_STEP`).
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tabard.lab.gym.single import Single

_Shared = dict[str, Any]  # name: array over shared memory


class Vector(VectorEnv[dict[str, Any], Any, Any]):
    """`count` matches in `processes` processes, each against bots; keywords are those of `Single`."""

    def __init__(self, game: str, count: int, processes: int | None = None, **given: Any) -> None:
        one = Single(game, **given)
        self.num_envs = count
        self.single_observation_space = one.observation_space
        self.single_action_space = one.action_space
        self.observation_space = batch_space(one.observation_space, count)
        self.action_space = batch_space(one.action_space, count)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.render_mode = None
        context = multiprocessing.get_context("spawn")
        shapes = {
            "observation": (np.float32, one.desk.observation.size),
            "action_mask": (np.int8, one.desk.codec.size),
            "action": (np.int64, 0),
            "reward": (np.float64, 0),
            "terminated": (np.bool_, 0),
            "truncated": (np.bool_, 0),
            "seat": (np.int64, 0),
        }
        blocks = {
            name: (RawArray("b", count * max(1, size) * np.dtype(kind).itemsize), kind, size)
            for name, (kind, size) in shapes.items()
        }
        self._arrays = _arrays(blocks, count)
        processes = max(1, min(count, processes or multiprocessing.cpu_count()))
        self._pipes: list[Connection] = []
        self._workers = []
        for number in range(processes):
            ours, theirs = context.Pipe()
            mine = range(number, count, processes)
            worker = context.Process(
                target=_work, args=(theirs, blocks, count, mine, game, dict(given)), daemon=True
            )
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New matches; from one seed follows another for each."""
        seeds = [seed + at for at in range(self.num_envs)] if isinstance(seed, int) else seed
        self._tell("reset", seeds or [None] * self.num_envs)
        return self._seen(), {"seat": self._arrays["seat"].copy()}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """An action for each match; where a match is over, it is a new one that is seen."""
        self._arrays["action"][:] = actions
        self._tell("step", None)
        arrays = self._arrays
        return (
            self._seen(),
            arrays["reward"].copy(),
            arrays["terminated"].copy(),
            arrays["truncated"].copy(),
            {"seat": arrays["seat"].copy()},
        )

    def close_extras(self, **_: Any) -> None:
        """Ends the processes."""
        for pipe, worker in zip(self._pipes, self._workers, strict=True):
            if worker.is_alive():
                pipe.send(("close", None))
            pipe.close()
            worker.join()

    def _seen(self) -> dict[str, Any]:
        return {name: self._arrays[name].copy() for name in ("observation", "action_mask")}

    def _tell(self, what: str, given: Any) -> None:
        for pipe in self._pipes:
            pipe.send((what, given))
        for error in [pipe.recv() for pipe in self._pipes]:
            if error is not None:
                raise error


def _arrays(blocks: Mapping[str, Any], count: int) -> _Shared:
    return {
        name: np.frombuffer(block, dtype=kind).reshape((count, size) if size else (count,))
        for name, (block, kind, size) in blocks.items()
    }


def _work(pipe: Connection, blocks: Any, count: int, mine: range, game: str, given: dict[str, Any]) -> None:
    """One process: it plays its matches and writes what is seen into the shared memory."""
    arrays = _arrays(blocks, count)
    tables = {at: Single(game, **given) for at in mine}
    ended = dict.fromkeys(mine, True)
    while True:
        try:
            what, seeds = pipe.recv()
        except EOFError:
            return
        if what == "close":
            return
        try:
            for at, table in tables.items():
                if what == "reset" or ended[at]:
                    found = table.reset(seed=seeds[at] if seeds else None)
                    _write(arrays, at, found[0], 0.0, False, False, found[1]["seat"])
                    ended[at] = False
                else:
                    seen, reward, over, late, info = table.step(int(arrays["action"][at]))
                    _write(arrays, at, seen, reward, over, late, info["seat"])
                    ended[at] = over or late
            pipe.send(None)
        except Exception as error:
            pipe.send(error)


def _write(
    arrays: _Shared, at: int, seen: dict[str, Any], reward: float, over: bool, late: bool, seat: int
) -> None:
    arrays["observation"][at] = seen["observation"]
    arrays["action_mask"][at] = seen["action_mask"]
    arrays["reward"][at] = reward
    arrays["terminated"][at] = over
    arrays["truncated"][at] = late
    arrays["seat"][at] = seat
