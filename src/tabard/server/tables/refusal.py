"""Why a message is refused. It has changed nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.engine.errors import IllegalChoice, NotAsked, TabardError
from tabard.server.wire.server import Refused


class Refusal(Exception):
    """Raised where a message is refused; the door answers with it."""

    def __init__(
        self,
        code: str,
        reason: str,
        *,
        clause: str | None = None,
        facts: Mapping[str, Any] | None = None,
        stale: bool = False,
    ) -> None:
        super().__init__(f"{code}: {reason}")
        self.code = code
        self.reason = reason
        self.clause = clause
        self.facts = dict(facts or {})
        self.stale = stale

    def message(self, client_id: str = "") -> Refused:
        return Refused(self.code, self.reason, client_id, self.clause, self.facts)


def refusal_of(error: TabardError) -> Refusal:
    """The engine's refusals, with their clause."""
    if isinstance(error, IllegalChoice):
        code = "not_asked" if isinstance(error, NotAsked) else "illegal"
        return Refusal(code, error.reason, clause=error.clause, facts=error.facts, stale=code == "not_asked")
    return Refusal("refused", str(error))
