"""A decision is one small class: who is asked, which options, why not others. Legality is nowhere else."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")  # the game's table

Choice = int | str
"""What a seat answers."""

PASS: Final = "pass"
"""The answer that declines, where a decision offers one."""


class Clause:
    """Why something is forbidden: the clause, and a short name of the reason for the words files."""

    __slots__ = ("facts", "id", "reason")

    def __init__(self, id: str, reason: str, facts: Mapping[str, object] | None = None) -> None:
        self.id = id
        self.reason = reason
        self.facts: Mapping[str, object] = facts or {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[T]):
    """One open question. All methods are pure functions of the table."""

    __slots__ = ("seat",)

    kind: ClassVar[str]
    clause: ClassVar[str]
    secret: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: T) -> Sequence[Choice]:
        """Every legal answer, each once, at most 64."""
        raise NotImplementedError

    def default(self, table: T) -> Choice:
        """The answer given when time runs out."""
        raise NotImplementedError

    def why_not(self, table: T, choice: Choice) -> Clause | None:
        """The clause that forbids a choice which is not among the options, if it can be named."""
        return None

    def refused(self, table: T) -> Sequence[Choice]:
        """Choices worth showing greyed out; each has its `why_not`."""
        return ()

    def steps(self, table: T) -> int:
        """How many answers before this one belong to the same act, which nobody else has seen yet."""
        return 0

    def completes(self, table: T) -> bool:
        """Whether it only completes the act that its seat has begun; bots evaluate at the act's end."""
        return self.steps(table) > 0

    def ahead(self, table: T) -> Mapping[Choice, Sequence[Choice]]:
        """The options of the next question of the same act, by the answer that leads to it, where known.

        A client can offer them at once and give both answers with one press.
        """
        return {}

    def prompt(self, table: T) -> Mapping[str, object]:
        """Facts for the question's words."""
        return {}

    def __await__(self) -> Generator[Any, Any, Any]:
        choice = yield self
        return choice


class Sealed:
    """Decisions asked at once; nothing is shown until all have answered."""

    __slots__ = ("decisions",)

    def __init__(self, decisions: list[Decision[Any]]) -> None:
        self.decisions = decisions

    def __await__(self) -> Generator[Any, Any, list[Any]]:
        choices: list[Any] = yield self
        return choices


class OpenDecision:
    """A decision bound to the table; everything is computed when read."""

    __slots__ = ("_decision", "_options", "_table")

    def __init__(self, decision: Decision[Any], table: Any, options: Sequence[Choice]) -> None:
        self._decision = decision
        self._table = table
        self._options = options

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self._decision.seat

    @property
    def kind(self) -> str:
        """The name of the question; a kind has its words and its actions in the codec."""
        return self._decision.kind

    @property
    def clause(self) -> str:
        """The clause of the rules that asks it."""
        return self._decision.clause

    @property
    def secret(self) -> bool:
        """Whether nobody may know that it is asked."""
        return self._decision.secret

    @property
    def steps(self) -> int:
        """How many answers before this one belong to the same act, which nobody else has seen yet."""
        return self._decision.steps(self._table)

    @property
    def completes(self) -> bool:
        """Whether it only completes the act that its seat has begun."""
        return self._decision.completes(self._table)

    @property
    def prompt(self) -> dict[str, object]:
        """Facts for the question's words."""
        return {"kind": self._decision.kind, **self._decision.prompt(self._table)}

    @property
    def options(self) -> tuple[Choice, ...]:
        """Every legal answer, each once."""
        return tuple(self._options)

    @property
    def ahead(self) -> dict[Choice, tuple[Choice, ...]]:
        """The options of the next question of the same act, by the answer that leads to it."""
        return {choice: tuple(then) for choice, then in self._decision.ahead(self._table).items()}

    @property
    def default(self) -> Choice:
        """The answer given when time runs out."""
        return self._decision.default(self._table)

    @property
    def refused(self) -> tuple[tuple[Choice, Clause], ...]:
        """Greyed choices with the clause that forbids each."""
        return tuple((choice, self.why_not(choice)) for choice in self._decision.refused(self._table))

    def why_not(self, choice: Choice) -> Clause:
        """The clause that forbids a choice which is not among the options."""
        clause = self._decision.why_not(self._table, choice)
        return clause or Clause(self._decision.clause, "not-an-option", {"choice": choice})

    def to_plain(self) -> dict[str, object]:
        """The whole question as JSON values."""
        ahead = self.ahead
        return {
            "seat": self.seat,
            "kind": self.kind,
            "clause": self.clause,
            "prompt": self.prompt,
            "options": list(self._options),
            "default": self.default,
            "refused": [
                {"choice": choice, "clause": why.id, "reason": why.reason, "facts": dict(why.facts)}
                for choice, why in self.refused
            ],
            **({"ahead": {str(choice): list(then) for choice, then in ahead.items()}} if ahead else {}),
        }
