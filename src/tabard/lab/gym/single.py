"""One seat for the learner, bots in the others: a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np

from tabard.bots.bot import Bot, Position, act, react
from tabard.bots.names import named_bot
from tabard.engine.chance import Chance, seeded
from tabard.engine.decision import Choice
from tabard.engine.errors import IllegalChoice
from tabard.lab.gym.desk import Desk
from tabard.lab.gym.rewards import reward_by_name


class Learner:
    """Sits on the learner's seat among the bots: answers come from outside, commands are not given."""

    name = "learner"
    silent = True

    def choose(self, position: Position, chance: Chance) -> Choice:
        """Never asked."""
        raise NotImplementedError


def bots_for(chairs: int, chosen: Sequence[str | Bot]) -> list[Bot]:
    """Bots by name, or of one's own; the last one fills the chairs that are left."""
    filled = [*chosen, *[chosen[-1]] * (chairs - len(chosen))][:chairs]
    return [named_bot(one) if isinstance(one, str) else one for one in filled]


class Single(gymnasium.Env[dict[str, Any], Any]):
    """The learner sits on `seat`, or on another one each match where it is None."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int = 2,
        opponents: str | Sequence[str | Bot] = "squire",
        seat: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "rank",
        max_steps: int | None = None,
        illegal: float | None = -1.0,
    ) -> None:
        self.desk = Desk(game, seats, options)
        self.observation_space = self.desk.spaces()
        self.action_space = gymnasium.spaces.Discrete(self.desk.codec.size)
        self.render_mode = "ansi"
        self.max_steps = max_steps  # the learner's answers after which a match is cut off
        self._illegal = illegal  # what an illegal action is paid: it ends the match; None: it is refused
        self._fixed = seat
        self._pay = reward_by_name(reward)
        self._opponents = bots_for(seats - 1, [opponents] if isinstance(opponents, str) else opponents)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new match, up to the learner's first question; the info tells its seat."""
        super().reset(seed=seed)
        draw = self.np_random
        deal = int(draw.integers(1 << 62))
        self.seat = int(draw.integers(self.desk.seats)) if self._fixed is None else self._fixed
        others = [seat for seat in range(self.desk.seats) if seat != self.seat]
        self._bots: dict[int, Bot] = {self.seat: Learner(), **dict(zip(others, self._opponents, strict=True))}
        self._chance = seeded(f"opponents {deal}")
        self._steps = 0
        self.desk.begin(deal)
        self._let_others_answer()
        return self._observe(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """With `illegal=None` an illegal action raises IllegalChoice with its clause and changes nothing."""
        try:
            self.desk.act(action)
        except IllegalChoice:
            if self._illegal is None:
                raise
            return self._observe(), self._illegal, True, False, {"seat": self.seat}
        self._steps += 1
        self._let_others_answer()
        standing = self.desk.match.standing
        reward = 0.0 if standing is None else self._pay(standing)[self.seat]
        late = standing is None and self.max_steps is not None and self._steps >= self.max_steps
        return self._observe(), reward, standing is not None, late, {"seat": self.seat}

    def action_masks(self) -> Any:
        """Which actions are legal now, as libraries with masked actions ask for it."""
        return self.desk.mask(self.seat).astype(bool)

    def render(self) -> Any:
        """The position in words, as the learner may see it."""
        from tabard.lab.gym.text import text_of

        return text_of(self.desk.match, self.seat)

    def _let_others_answer(self) -> None:
        match = self.desk.match
        while True:
            asked = self.desk.asked
            if asked is None or asked == self.seat:
                return
            if act(match, asked, self._bots[asked], self._chance):
                react(match, self._bots)

    def _observe(self) -> dict[str, Any]:
        return {"observation": self.desk.see(self.seat), "action_mask": np.asarray(self.desk.mask(self.seat))}
