"""Words: events, questions and refusals in the reader's language. Conventions: docs/words.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any, Protocol

from tabard.engine.content import LANGUAGES
from tabard.engine.decision import Choice
from tabard.engine.errors import SetupError, UnknownGame
from tabard.games import GAMES
from tabard.words.components import Components
from tabard.words.messages import NONE, Messages

__all__ = ["LANGUAGES", "SEATS", "Words", "read_messages", "words_of"]

SEATS = frozenset({"seat", "start", "leader", "participants", "waiting", "winners", "player", "other"})
"""The facts that are seats."""

FAMILIES = frozenset(
    {"family", "ally", "asker", "attacker", "attackers", "claimant", "defenders", "from", "giver"}
    | {"leader", "owner", "parties", "recipient", "refusers", "sharers", "to"}
)
"""The facts that are families, in a game where a player may lead several."""

Facts = Mapping[str, Any]


class Question(Protocol):
    """What is asked: an OpenDecision."""

    @property
    def kind(self) -> str: ...

    @property
    def prompt(self) -> Mapping[str, object]: ...


class Reason(Protocol):
    """Why something is refused: a Clause, or an IllegalChoice."""

    @property
    def reason(self) -> str: ...

    @property
    def facts(self) -> Mapping[str, object]: ...


def read_messages(language: str, *packages: str) -> Messages:
    """The messages of some packages in one language."""
    if language not in LANGUAGES:
        raise SetupError(f"unknown language {language!r}; known languages: {', '.join(LANGUAGES)}")
    return Messages(language, [words_of(package, language) for package in packages])


def words_of(package: str, language: str) -> str:
    """The Fluent file of a package in one language; in English as long as it has no other words."""
    folder = files(package).joinpath("words")
    for name in (f"{language}.ftl", "en.ftl"):
        if folder.joinpath(name).is_file():
            return folder.joinpath(name).read_text("utf-8")
    raise SetupError(f"{package} has no words: write words/en.ftl in its folder, as docs/words.md says")


class Words:
    """A game in one language. `players` names the seats; `override` is the content in use."""

    def __init__(
        self,
        game: str,
        language: str = "en",
        players: Sequence[str] = (),
        override: Facts | None = None,
        seats: int = 0,
    ) -> None:
        module = next((module for module in GAMES if module.id == game), None)
        if module is None:
            raise UnknownGame(game, [module.id for module in GAMES])
        self.messages = read_messages(language, "tabard", module.package)
        self.components = Components(module.content(override), language)
        self._players = list(players)
        self._each = self.components.families_each(seats or len(players))

    # What is asked, what happened, what is refused.

    def prompt(self, decision: Question) -> str:
        question = self.messages.text(
            "-".join(["ask", *self._question(decision)]), self._variables(decision.prompt)
        )
        family = decision.prompt.get("family")
        if self._each < 2 or not isinstance(family, int):
            return question
        colour = self.components.colours[family]
        return capital(self.messages.text("ask-as", {"colour": colour, "question": question}))

    def choice(self, decision: Question, choice: Choice) -> str:
        """One possible answer, by the first message of docs/words.md that exists."""
        facts = self._variables(decision.prompt)
        return self._choice(self._question(decision), choice, facts | self._offered(decision.prompt, choice))

    def event(self, event: Facts) -> str:
        return self.messages.text(f"event-{event['kind']}", self._variables(event))

    def why(self, refusal: Reason) -> str:
        return self.messages.text(f"why-{refusal.reason}", self._variables(refusal.facts))

    def command(self, command: Facts) -> str:
        """Something a seat may do out of turn."""
        kind = [str(command["kind"])] if "kind" in command else []
        return capital(
            self.messages.text("-".join(["command", str(command["do"]), *kind]), self._variables(command))
        )

    # What lies on the table.

    def player(self, seat: int) -> str:
        """The player's name, else the colour, else the number."""
        if seat < len(self._players):
            return self._players[seat]
        if seat < len(self.components.colours) and self._each < 2:
            colour = self.components.colours[seat]
            return colour[:1].upper() + colour[1:]
        return self.messages.text("player", {"number": seat + 1})

    def family(self, family: int) -> str:
        """The player's name; with several families each, the colour too."""
        if family < 0:
            return NONE
        if self._each < 2:
            return self.player(family)
        facts = {"player": self.player(family // self._each), "colour": self.components.colours[family]}
        return self.messages.text("family", facts)

    def level(self, name: str) -> str:
        """What a bot of a level is called."""
        return self.messages.text(f"level-{name}")

    def component(self, id: str) -> str:
        """A component by id or a card by mark; anything else is its own name."""
        if id in self.components:
            message = f"component-{self.components.table(id)}"
            name = self.components.name(id)
            if message not in self.messages:
                return name
            return self.messages.text(message, {"name": name, **self.components.numbers(id)})
        if f"mark-{id[:1]}" in self.messages and id[1:].isdecimal():
            return self.messages.text(f"mark-{id[0]}", {"strength": int(id[1:])})
        return id

    def printed(self, id: str) -> str:
        """What is printed on a component, or nothing."""
        return (self.components.text(id) if id in self.components else None) or ""

    # The game as a whole.

    def title(self) -> str:
        return self.messages.text("title")

    def description(self) -> str:
        return self.messages.text("description")

    def phase(self, id: str) -> str:
        return self.messages.text(f"phase-{id}")

    def part(self, name: str) -> str:
        return self.messages.text(f"part-{name}")

    def tie_break(self, name: str) -> str:
        return self.messages.text(f"tie-{name}")

    def option(self, name: str) -> str:
        return self.messages.text(f"option-{name}")

    def option_help(self, name: str) -> str:
        return self.messages.text(f"option-{name}-help")

    def option_value(self, name: str, value: object) -> str:
        if isinstance(value, bool):
            return self.messages.text("yes" if value else "no")
        return self.player(value) if isinstance(value, int) else self.messages.text(f"option-{name}-{value}")

    # From facts to variables.

    def _variables(self, facts: Facts) -> dict[str, int | str]:
        variables: dict[str, int | str] = {}
        for name, value in facts.items():
            variables[name] = self._variable(name, value)
            if isinstance(value, str):
                variables[f"{name}_id"] = value
                variables |= self._parts(name, value) if ":" in value else {}
            elif value is None:
                variables[f"{name}_id"] = NONE
            elif isinstance(value, Mapping):
                variables |= self._variables({f"{name}_{key}": one for key, one in value.items()})
            elif type(value) is int and value >= 0 and name in FAMILIES:
                variables[f"{name}_seat"] = self.player(value)
        return variables

    def _parts(self, name: str, text: str) -> dict[str, int | str]:
        """The parts of `york:3`: a number may also be meant as a family."""
        parts: dict[str, int | str] = {}
        for at, part in enumerate(text.split(":"), start=1):
            parts[f"{name}_{at}"] = int(part) if part.isdecimal() else self.component(part)
            if self._each and part.isdecimal() and int(part) < len(self.components.colours):
                parts[f"{name}_{at}_family"] = self.family(int(part))
        return parts

    def _variable(self, name: str, value: object) -> int | str:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            if self._each and name in FAMILIES:
                return self.family(value)
            return self.player(value) if name in SEATS else value
        if isinstance(value, str):
            if name == "text":  # what somebody wrote
                return value
            return self.component(value.partition(":")[2] or value)
        if isinstance(value, list | tuple) and value:
            return ", ".join(str(self._variable(name, item)) for item in value)
        if isinstance(value, Mapping) and value:
            return ", ".join(
                f"{self.component(key)} {self._variable(name, one)}" for key, one in value.items()
            )
        return NONE

    def _offered(self, prompt: Facts, choice: Choice) -> dict[str, int | str]:
        """The options of the component that the question names: a number's own, other choices all of them."""
        offered: dict[str, int | str] = {}
        for id in prompt.values():
            if not isinstance(id, str) or id not in self.components:
                continue
            options = self.components.offered(id)
            for option in options if isinstance(choice, str) else options[choice - 1 : choice]:
                offered |= self._variables(option)
        return offered

    def _question(self, decision: Question) -> list[str]:
        step = decision.prompt.get("step")
        return [decision.kind] if step is None else [decision.kind, str(step)]

    def _choice(self, question: Sequence[str], choice: Choice, facts: dict[str, int | str]) -> str:
        if isinstance(choice, int):
            name, facts = "number", {**facts, "number": choice}
        else:
            name, _, what = choice.partition(":")
            facts = {**facts, **self._parts("part", choice)}
            facts |= {"what": self.component(what)} if what else {}
        for message in choice_ids(question, name):
            if message in self.messages:
                return capital(self.messages.text(message, facts))
        return capital(self.component(str(choice)))


def choice_ids(question: Sequence[str], name: str) -> Iterator[str]:
    """The most specific first: with the step, with the kind, for all questions, for all its choices."""
    for length in range(len(question), -1, -1):
        yield "-".join(["choice", *question[:length], name])
    yield "-".join(["choice", *question])


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
