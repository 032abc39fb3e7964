"""Every choice the game can ever offer, for action ids."""

from __future__ import annotations

from tabard.engine.codec import ActionCodec
from tabard.engine.decision import Choice
from tabard.engine.errors import IllegalChoice


class OpenCodec(ActionCodec):
    """Fief's choices are names joined by colons, too many to list: they are numbered as they are met."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__({"march": ["end"]})

    def encode(self, kind: str, choice: Choice) -> int:
        try:
            return super().encode(kind, choice)
        except IllegalChoice:
            self._ids[kind, choice] = len(self._actions)
            self._actions.append((kind, choice))
            return self._ids[kind, choice]


def codec() -> ActionCodec:
    return OpenCodec()
