"""A match as a learning program handles it: actions are numbers, observations are arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabard.api import game_module, new
from tabard.bots.observing import observation_of
from tabard.engine.errors import IllegalChoice
from tabard.engine.match import Match

Array = NDArray[np.float32]
"""The numbers of an observation."""

Mask = NDArray[np.int8]
"""1 for every legal action, 0 for every other."""


class Desk:
    """One game, match after match."""

    def __init__(self, game: str, seats: int, options: Mapping[str, object] | None = None) -> None:
        self.module = game_module(game)
        self.seats = seats
        self.options = self.module.chosen_options(seats, options)
        self.codec = self.module.codec()
        self.observation = observation_of(game)
        self._scale = 1 / np.array(self.observation.bounds(), dtype=np.float32)
        self.match: Match = new(game, seats, 0, self.options)

    def begin(self, seed: int) -> None:
        """A new match."""
        self.match = new(self.module.id, self.seats, seed, self.options)

    @property
    def asked(self) -> int | None:
        """The seat that answers next: of several asked at once the lowest. None: the match is over.

        Whoever answers later in such a round sees no answer given before: it is sealed.
        """
        waiting = self.match.waiting
        return waiting[0] if waiting else None

    def act(self, action: int) -> None:
        """Answer for the seat asked. What is no legal action is refused with its clause."""
        seat = self.asked
        assert seat is not None
        decision = self.match.decision(seat)
        kind, choice = self.codec.decode(int(action))
        if kind != decision.kind:
            raise IllegalChoice(
                decision.clause, "another-question", {"asked": decision.kind, "answered": kind}
            )
        self.match.answer(seat, choice)

    def see(self, seat: int) -> Array:
        """All numbers of the observation, each divided by its field's bound and cut to −1 … 1."""
        row = self.observation.row(self.match.view(seat), self._kind(seat))
        return np.clip(np.array(row, dtype=np.float32) * self._scale, -1.0, 1.0)

    def named(self, seat: int) -> dict[str, NDArray[np.int32]]:
        """The same field by field, in whole numbers."""
        found = self.observation.named(self.match.view(seat), self._kind(seat))
        return {
            field.name: np.array(found[field.name], dtype=np.int32).reshape(field.shape)
            for field in self.observation.fields
        }

    def mask(self, seat: int) -> Mask:
        """1 for every action that is legal for this seat now; all 0 where it is not asked."""
        mask = np.zeros(self.codec.size, dtype=np.int8)
        if seat in self.match.waiting:
            decision = self.match.decision(seat)
            for choice in decision.options:
                mask[self.codec.encode(decision.kind, choice)] = 1
        return mask

    def _kind(self, seat: int) -> str | None:
        return self.match.decision(seat).kind if seat in self.match.waiting else None

    def spaces(self) -> Any:
        """The observation space: the numbers, and which actions are legal."""
        from gymnasium import spaces

        return spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (self.observation.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.codec.size,), np.int8),
            }
        )
