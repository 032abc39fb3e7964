"""Fluent messages of one language, by id, with variables; a variable that was not given is `none`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

NONE = "none"

Variables = Mapping[str, int | str]


class Messages:
    """All messages of some Fluent files."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self.uses: dict[str, frozenset[str]] = {}
        self.faults: list[str] = []  # errors of Fluent, for tests: a player gets the text all the same
        for text in texts:
            resource = FluentResource(text)
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    self.uses[entry.id.name] = variables_of(entry)

    def __contains__(self, id: str) -> bool:
        return id in self.uses

    def text(self, id: str, variables: Variables | None = None) -> str:
        """A formatted message. A missing one is its own id: ugly, but the game goes on."""
        if id not in self.uses:
            self.faults.append(f"no message {id}")
            return id
        pattern = self._bundle.get_message(id).value
        assert pattern is not None
        given = {**dict.fromkeys(self.uses[id], NONE), **(variables or {})}
        text, errors = self._bundle.format_pattern(pattern, given)
        self.faults += [f"{id}: {error}" for error in errors]
        return str(text)


def variables_of(message: ast.Message) -> frozenset[str]:
    finder = VariableFinder()
    finder.visit(message)
    return frozenset(finder.found)


class VariableFinder(Visitor):
    """Collects the variables a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)
