"""Every word of every game exists in every language, is used, and is formatted without complaint."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tabard.bots.levels import LEVELS
from tabard.engine.content import LANGUAGES
from tabard.engine.decision import Clause
from tabard.engine.match import Match
from tabard.engine.module import GameModule
from tabard.games import GAMES
from tabard.games.grunwald.state import PHASES, Step
from tabard.words import Words, read_messages
from tabard.words.messages import Messages, Variables
from tests.words.said import random_matches, refused, told, vector_positions

MATCHES = 60
PACKAGES = ["tabard", *(module.package for module in GAMES)]


class Recorder(Messages):
    """Messages that remember what was asked of them."""

    def __init__(self, messages: Messages) -> None:
        self.__dict__.update(messages.__dict__)
        self.asked: set[str] = set()

    def text(self, id: str, variables: Variables | None = None) -> str:
        self.asked.add(id)
        return super().text(id, variables)


def say_question(words: Words, match: Match, seat: int, said: set[object]) -> None:
    decision = match.decision(seat)
    key = tuple(sorted((name, str(value)) for name, value in decision.prompt.items()))
    if key not in said:
        said.add(key)
        words.prompt(decision)
    for choice in [*decision.options, *(choice for choice, _ in decision.refused)]:
        if (key, choice) not in said:
            said.add((key, choice))
            words.choice(decision, choice)
    for _, why in decision.refused:
        words.why(why)


def say_matches(words: Words, module: GameModule[Any]) -> None:
    said: set[object] = set()
    for match, choices in random_matches(module, MATCHES):
        while match.waiting:
            seat = match.waiting[0]
            say_question(words, match, seat, said)
            match.answer(seat, choices.choice(match.options(seat)))
        for event in match.log(None):
            words.event(event)
        words.phase(str(phase_of(match.view(None))))
        for rank in match.standing or ():
            for name in rank.parts:
                words.part(name)
            for name in rank.tie_breaks:
                words.tie_break(name)


def say_vectors(words: Words, module: GameModule[Any]) -> None:
    said: set[object] = set()
    for match in vector_positions(module):
        for seat in match.waiting:
            say_question(words, match, seat, said)


def phase_of(view: Mapping[str, Any]) -> object:
    return view["table"]["phase"]


def say_the_rest(words: Words, module: GameModule[Any]) -> None:
    words.title()
    words.description()
    words.player(99)
    for level in LEVELS:
        words.level(level)
    for option in module.options:
        words.option(option.name)
        words.option_help(option.name)
        for value in option.values:
            words.option_value(option.name, value)
    for reason in refused("engine") | refused(f"games/{module.id}"):
        words.why(Clause("", reason))
    for kind in told("engine") | told(f"games/{module.id}"):
        words.event({"kind": kind})
    for id in all_ids(module):
        words.component(id)


def all_ids(module: GameModule[Any]) -> list[str]:
    return [row["id"] for _, row in module.content(None).entries()]


@pytest.fixture(
    scope="module",
    params=[(module, language) for module in GAMES for language in LANGUAGES],
    ids=lambda pair: f"{pair[0].id}-{pair[1]}",
)
def spoken(request: pytest.FixtureRequest) -> tuple[Words, Recorder, GameModule[Any]]:
    """A game in a language, after everything it can say was said."""
    module, language = request.param
    words = Words(module.id, language)
    recorder = Recorder(words.messages)
    words.messages = recorder
    say_matches(words, module)
    say_vectors(words, module)
    say_the_rest(words, module)
    return words, recorder, module


Spoken = tuple[Words, Recorder, GameModule[Any]]


def test_nothing_is_missing_or_wrongly_formatted(spoken: Spoken) -> None:
    assert sorted(set(spoken[1].faults)) == []


def test_no_message_is_unused(spoken: Spoken) -> None:
    never = set(spoken[1].uses) - spoken[1].asked
    shared = {id for id in read_messages("en", "tabard").uses if id.startswith("choice-")}  # not in all
    assert sorted(id for id in never - shared if not id.startswith(("phase-", "level-"))) == []


def test_every_component_has_a_name_of_its_own(spoken: Spoken) -> None:
    words, _, module = spoken
    names = [words.component(id) for id in all_ids(module)]
    assert len(set(all_ids(module))) == len(names)
    assert [id for id, name in zip(all_ids(module), names, strict=True) if name == id] == []


def test_phases_are_those_of_the_table() -> None:
    phases = {PHASES.get(step, step.value) for step in Step}
    messages = read_messages("en", "tabard.games.grunwald")
    assert {f"phase-{phase}" for phase in phases} == {id for id in messages.uses if id.startswith("phase-")}


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_messages_and_variables(package: str, language: str) -> None:
    assert read_messages(language, package).uses == read_messages("en", package).uses


@pytest.mark.parametrize("module", GAMES, ids=lambda one: str(getattr(one, "id", one)))
def test_no_game_says_what_all_share(module: GameModule[Any]) -> None:
    assert (
        read_messages("en", module.package).uses.keys() & read_messages("en", "tabard").uses.keys() == set()
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("module", GAMES, ids=lambda one: str(getattr(one, "id", one)))
def test_the_title_is_the_one_of_the_box(module: GameModule[Any], language: str) -> None:
    assert Words(module.id, language).title() == module.content(None).tables["game"]["name"][language]
