"""Choices as action ids: a fixed space of whole numbers for learning environments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabard.engine.decision import Choice
from tabard.engine.errors import IllegalChoice


class ActionCodec:
    """Every choice a game can ever offer, by kind of decision, with a fixed number."""

    __slots__ = ("_actions", "_ids", "kinds")

    def __init__(self, choices: Mapping[str, Sequence[Choice]]) -> None:
        self.kinds = tuple(choices)  # of decisions, in their order
        self._actions: list[tuple[str, Choice]] = [
            (kind, choice) for kind, offered in choices.items() for choice in offered
        ]
        self._ids = {action: number for number, action in enumerate(self._actions)}

    @property
    def size(self) -> int:
        return len(self._actions)

    def encode(self, kind: str, choice: Choice) -> int:
        try:
            return self._ids[kind, choice]
        except KeyError:
            raise IllegalChoice("", "no-such-action", {"kind": kind, "choice": choice}) from None

    def decode(self, action: int) -> tuple[str, Choice]:
        if not 0 <= action < len(self._actions):
            raise IllegalChoice("", "no-such-action", {"action": action, "size": len(self._actions)})
        return self._actions[action]
