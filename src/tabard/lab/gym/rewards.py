"""What a finished match pays each seat. The convention is chosen by name; docs/lab.md says which to take."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tabard.engine.errors import SetupError
from tabard.engine.module import Rank, Standing

Reward = Callable[[Standing], Mapping[int, float]]
"""From the final standing to what each seat is paid."""


def by_rank(standing: Standing) -> dict[int, float]:
    """From 1 for the first down to −1 for the last in equal steps, ties shared; their sum is 0.

    Alone: 1 for a victory, −1 for a defeat.
    """
    if len(standing) == 1:
        return {rank.seat: 1.0 if rank.rank == 1 else -1.0 for rank in standing}
    steps = len(standing) - 1
    return {rank.seat: 1 - 2 * (_middle(rank, standing) - 1) / steps for rank in standing}


def by_victory(standing: Standing) -> dict[int, float]:
    """1 for the winner, 0 for the others; a shared victory is shared."""
    winners = [rank.seat for rank in standing if rank.rank == 1]
    return {rank.seat: 1 / len(winners) if rank.seat in winners else 0.0 for rank in standing}


def by_score(standing: Standing) -> dict[int, float]:
    """The own score less the mean of the others; alone, the score."""
    total = sum(rank.score for rank in standing)
    others = len(standing) - 1
    return {
        rank.seat: rank.score - (total - rank.score) / others if others else float(rank.score)
        for rank in standing
    }


REWARDS: Final[Mapping[str, Reward]] = {"rank": by_rank, "win": by_victory, "score": by_score}
"""The conventions by name."""


def reward_by_name(name: str) -> Reward:
    """One of `REWARDS`; another name is refused with those that are known."""
    if name not in REWARDS:
        raise SetupError(f"unknown reward {name!r}; known: {', '.join(REWARDS)}")
    return REWARDS[name]


def _middle(rank: Rank, standing: Standing) -> float:
    """The mean of the places that all of this rank take together."""
    tied = sum(other.rank == rank.rank for other in standing)
    return rank.rank + (tied - 1) / 2
