"""Events: what happened, as data, and who may know. Words are made elsewhere."""

from __future__ import annotations

from collections.abc import Mapping

Audience = tuple[int, ...] | None


class Event:
    """One thing that happened. `to` names the seats that may know it; None is everyone."""

    __slots__ = ("facts", "kind", "to")

    def __init__(self, kind: str, facts: Mapping[str, object], to: Audience) -> None:
        self.kind = kind
        self.facts = facts
        self.to = to

    def visible_to(self, seat: int | None) -> bool:
        return self.to is None or (seat is not None and seat in self.to)

    def to_plain(self) -> dict[str, object]:
        return {"kind": self.kind, **self.facts}
