"""Every word of every game exists in every language, is used, and is formatted without complaint."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import pytest

from tabard.bots.levels import LEVELS
from tabard.engine.content import LANGUAGES
from tabard.engine.decision import Clause
from tabard.engine.module import GameModule
from tabard.games import GAMES, KNOWLEDGE, stages
from tabard.games.grunwald.rules.state import PHASES, Step
from tabard.games.stages import STAGES, demands
from tabard.words import Words, read_messages
from tabard.words.messages import Messages, Variables
from tests.words.said import MATCHES, Asked, Said, asked, everything, named, refused, told


def languages_of(stage: str) -> tuple[str, ...]:
    """The languages a game at this stage must speak."""
    return LANGUAGES if demands(stage, stages.LANGUAGES) else ("en",)


SPOKEN = [(module, language) for module in GAMES for language in languages_of(module.stage)]
PACKAGES = [
    *(("tabard", language) for language in LANGUAGES),
    *((module.package, language) for module, language in SPOKEN),
]


class Recorder(Messages):
    """Messages that remember what was asked of them."""

    def __init__(self, messages: Messages) -> None:
        self.__dict__.update(messages.__dict__)
        self.asked: set[str] = set()

    def text(self, id: str, variables: Variables | None = None) -> str:
        self.asked.update((id, *self.refers.get(id, ())))
        return super().text(id, variables)


def say_everything(words: Mapping[int, Words], said: Said) -> None:
    for seats, question in said.questions.values():
        words[seats].prompt(question)
    for seats, question, choice in said.choices.values():
        words[seats].choice(question, choice)
    for seats, why in said.refusals.values():
        words[seats].why(why)
    for seats, command in said.commands.values():
        words[seats].command(command)
    for seats, event in said.events.values():
        words[seats].event(event)
    one = next(iter(words.values()))
    for phase in said.phases:
        one.phase(phase)
    for part in said.parts:
        one.part(part)
    for name in said.tie_breaks:
        one.tie_break(name)


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
    for kind in asked(f"games/{module.id}"):
        if not any(id.startswith(f"ask-{kind}-") for id in words.messages.uses):
            words.prompt(Asked(kind, {"kind": kind}))
    for id in all_ids(module):
        words.component(id)


def say_the_rare(recorder: Recorder, module: GameModule[Any]) -> None:
    """Questions, choices and commands that random play hardly ever meets, without their facts."""
    for id in set(recorder.uses) - recorder.asked:
        if id.startswith(("ask-", "choice-", "command-")) and named(f"games/{module.id}", id):
            recorder.text(id)


def say_in_advance(recorder: Recorder, module: GameModule[Any]) -> None:
    """Which questions may be answered in advance, as the client names them; without their facts."""
    for kind in KNOWLEDGE[module.id].tempo.in_advance:
        recorder.text(f"advance-{kind}")


def all_ids(module: GameModule[Any]) -> list[str]:
    return [row["id"] for _, row in module.content(None).entries()]


@pytest.fixture(
    scope="module",
    params=SPOKEN,
    ids=lambda pair: f"{pair[0].id}-{pair[1]}",
)
def spoken(request: pytest.FixtureRequest) -> tuple[Words, Recorder, GameModule[Any]]:
    """A game in a language, after everything it can say was said."""
    module, language = request.param
    recorder = Recorder(read_messages(language, "tabard", module.package))
    words = {seats: Words(module.id, language, seats=seats) for seats in module.seats}
    for one in words.values():
        one.messages = recorder
    say_everything(words, everything(module))
    say_the_rest(one, module)
    if module.id in MATCHES:
        say_the_rare(recorder, module)
    say_in_advance(recorder, module)
    return one, recorder, module


Spoken = tuple[Words, Recorder, GameModule[Any]]


def test_nothing_is_missing_or_wrongly_formatted(spoken: Spoken) -> None:
    assert sorted(set(spoken[1].faults)) == []


def test_no_message_is_unused(spoken: Spoken) -> None:
    never = set(spoken[1].uses) - spoken[1].asked
    elsewhere = {f"why-{reason}" for reason in refused("games")}  # what all share, not all games say
    shared = {id for id in read_messages("en", "tabard").uses if id.startswith("choice-") or id in elsewhere}
    assert sorted(id for id in never - shared if not id.startswith(("phase-", "level-"))) == []


# Questions about nothing but their own step of the game, which their words name.
ABOUT_THE_STEP = {
    "fief": {
        *("start_town", "court", "candidate", "vote_for", "vote_null", "call_parliament", "parliament_vote"),
        *("discard", "play_card", "bow_target", "place_bows", "letter_frees", "interrupt", "scorch", "buy"),
        *("royal_site", "fog", "war"),
    },
    "zizka": {"direction", "torak_path", "nearest_token", "drop_poster", "lose_follower", "peek"},
}


def test_a_question_names_its_matter(spoken: Spoken) -> None:
    """Town, Lord, card, token: what a question is about stands in its words, not only on the board."""
    _, recorder, module = spoken
    if module.id not in ABOUT_THE_STEP:
        return
    ids = set(all_ids(module))
    silent: set[tuple[str, str]] = set()
    for _, question in everything(module).questions.values():
        asked_id = "-".join(["ask", question.kind, *filter(None, [str(question.prompt.get("step", ""))])])
        for name, fact in question.prompt.items():
            parts = fact if isinstance(fact, list) else [fact]
            says = recorder.uses[asked_id] & {name, f"{name}_id", f"{name}_1"}
            if name not in ("kind", "step", "way") and ids & set(map(str, parts)) and not says:
                silent.add((question.kind, name))
    assert sorted(silent) == []


def test_a_question_without_a_matter_is_about_its_step(spoken: Spoken) -> None:
    _, recorder, module = spoken
    if module.id not in ABOUT_THE_STEP:
        return
    plain = {kind for kind in asked(f"games/{module.id}") if recorder.uses.get(f"ask-{kind}") == frozenset()}
    assert plain == ABOUT_THE_STEP[module.id]


def test_every_component_has_a_name_of_its_own(spoken: Spoken) -> None:
    words, _, module = spoken
    names = [words.component(id) for id in all_ids(module)]
    assert len(set(all_ids(module))) == len(names)
    assert [id for id, name in zip(all_ids(module), names, strict=True) if name == id] == []


def test_phases_are_those_of_the_table() -> None:
    phases = {PHASES.get(step, step.value) for step in Step}
    messages = read_messages("en", "tabard.games.grunwald")
    assert {f"phase-{phase}" for phase in phases} == {id for id in messages.uses if id.startswith("phase-")}


@pytest.mark.parametrize(("package", "language"), PACKAGES)
def test_languages_have_the_same_messages_and_variables(package: str, language: str) -> None:
    assert files(package).joinpath("words", f"{language}.ftl").is_file()
    assert read_messages(language, package).uses == read_messages("en", package).uses


@pytest.mark.parametrize("module", GAMES, ids=lambda one: str(getattr(one, "id", one)))
def test_no_game_says_what_all_share(module: GameModule[Any]) -> None:
    assert (
        read_messages("en", module.package).uses.keys() & read_messages("en", "tabard").uses.keys() == set()
    )


@pytest.mark.parametrize(("module", "language"), SPOKEN, ids=lambda one: str(getattr(one, "id", one)))
def test_the_title_is_the_one_of_the_box(module: GameModule[Any], language: str) -> None:
    assert Words(module.id, language).title() == module.content(None).tables["game"]["name"][language]


def test_a_draft_need_only_speak_english() -> None:
    assert [languages_of(stage) for stage in STAGES] == [LANGUAGES, ("en",), LANGUAGES, LANGUAGES]
