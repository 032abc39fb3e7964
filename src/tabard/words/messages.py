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
        self.refers: dict[str, frozenset[str]] = {}  # to other messages
        self.faults: list[str] = []  # errors of Fluent, for tests: a player gets the text all the same
        for text in texts:
            resource = FluentResource(text)
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    self.uses[entry.id.name], self.refers[entry.id.name] = names_in(entry)

        for id, refers in self.refers.items():
            self.uses[id] = self.uses[id].union(*(self.uses.get(one, frozenset()) for one in refers))

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


def names_in(message: ast.Message) -> tuple[frozenset[str], frozenset[str]]:
    """The variables a message uses, and the messages it refers to."""
    finder = NameFinder()
    finder.visit(message)
    return frozenset(finder.found), frozenset(finder.refers)


class NameFinder(Visitor):
    """Collects the variables and messages a message names."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.refers: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.refers.add(node.id.name)
