"""Everything a game can say, gathered from its source and from random play."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import tabard
from tabard.companion.solo import solo_games, solo_of
from tabard.engine.chance import ANY
from tabard.engine.decision import Choice, Clause
from tabard.engine.match import Match
from tabard.engine.module import Command, GameModule
from tabard.engine.vectors import read_vectors

SRC = Path(tabard.__file__).parent
VECTORS = Path(__file__).parents[1] / "games"
USUAL_MATCHES = 60
MATCHES = {"fief": 24}  # long games with more to ask than random play meets: see `named`
REFUSALS = {"Clause", "IllegalChoice", "NotAsked", "IllegalCommand"}


def calls(folder: str) -> Iterator[tuple[str, ast.Call]]:
    for file in sorted((SRC / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield getattr(node.func, "attr", getattr(node.func, "id", "")), node


def texts(node: ast.expr) -> Iterator[str]:
    """The texts an argument can be: a literal, or either side of an `x if … else y`."""
    if isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def told(folder: str) -> set[str]:
    """The kinds of event a folder tells."""
    return {kind for name, call in calls(folder) if name == "tell" for kind in texts(call.args[0])}


def refused(folder: str) -> set[str]:
    """The reasons a folder refuses something for."""
    made = [call for name, call in calls(folder) if name in REFUSALS and len(call.args) > 1]
    return {reason for call in made for reason in texts(call.args[1])}


def asked(folder: str) -> set[str]:
    """The kinds of question a folder asks."""
    found: set[str] = set()
    for file in (SRC / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                given = {
                    ast.unparse(one.targets[0]): one.value for one in node.body if isinstance(one, ast.Assign)
                }
                found |= set(texts(given["kind"])) if {"kind", "clause"} <= given.keys() else set()
    return found


def named(folder: str, id: str) -> bool:
    """Whether the source names every part of a message's id: `choice-march-abbey`."""
    return {*id.split("-")[1:]} <= literals(folder)


@cache
def literals(folder: str) -> set[str]:
    """Every text in the source, without what follows a colon: `f"abbey:{town}"` is `abbey`."""
    found: set[str] = set()
    for file in (SRC / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value.partition(":")[0])
    return found


class Asked(NamedTuple):
    """A question without its table."""

    kind: str
    prompt: Mapping[str, object]


class Said:
    """Everything a game was heard to say, each thing once; with the number of seats it was said to."""

    def __init__(self) -> None:
        self.questions: dict[str, tuple[int, Asked]] = {}
        self.choices: dict[tuple[str, Choice], tuple[int, Asked, Choice]] = {}
        self.refusals: dict[str, tuple[int, Clause]] = {}
        self.commands: dict[str, tuple[int, Command]] = {}
        self.events: dict[str, tuple[int, Mapping[str, Any]]] = {}
        self.phases: set[str] = set()
        self.parts: set[str] = set()
        self.tie_breaks: set[str] = set()

    def hear_question(self, match: Match, seat: int) -> None:
        decision = match.decision(seat)
        asked = Asked(decision.kind, decision.prompt)
        key = f"{match.seats} {asked}"
        self.questions[key] = match.seats, asked
        refused = decision.refused
        for choice in (*decision.options, *(choice for choice, _ in refused)):
            self.choices[key, choice] = match.seats, asked, choice
        for _, why in refused:
            self.refusals[f"{match.seats} {why.reason} {why.facts}"] = match.seats, why

    def hear_commands(self, match: Match) -> None:
        for seat in range(match.seats):
            for command in match.commands(seat):
                self.commands[f"{match.seats} {command}"] = match.seats, command

    def hear_log(self, match: Match) -> None:
        for viewer in (None, *range(match.seats)):
            for event in match.log(viewer):
                self.events[f"{match.seats} {event}"] = match.seats, event

    def hear_end(self, match: Match) -> None:
        view: Any = match.view(None)
        self.phases.add(str(view["table"]["phase"]))
        for score in view["scores"]:
            self.parts |= score["parts"].keys()
        for rank in match.standing or ():
            self.parts |= rank.parts.keys()
            self.tie_breaks |= rank.tie_breaks.keys()


@cache
def everything(module: GameModule[Any]) -> Said:
    """Played once for all languages."""
    said = Said()
    for match, choices in random_matches(module, MATCHES.get(module.id, USUAL_MATCHES)):
        while match.waiting:
            seat = match.waiting[0]
            said.hear_question(match, seat)
            if choices.random() < 0.1 and command_something(match, choices):
                said.hear_commands(match)
            else:
                match.answer(seat, choices.choice(match.options(seat)))
        said.hear_log(match)
        said.hear_end(match)
    if module.id in solo_games():
        hear_by_hand(said, module)
    for match in vector_positions(module):
        for seat in match.waiting:
            said.hear_question(match, seat)
        said.hear_commands(match)
    return said


def hear_by_hand(said: Said, module: GameModule[Any]) -> None:
    """What real dice and cards are asked for, beside the box, with every component it may be about."""
    ids = [row["id"] for _, row in module.content(None).entries()]
    for what in solo_of(module.id).shown:
        for where in (None, "stack", "special", "easy", "hard", "romance", "market", "challenge", "1"):
            asked = Asked("shown", {"step": what, **({"where": where} if where else {})})
            said.questions[f"1 {asked}"] = 1, asked
            for choice in (ANY, *range(10), *ids):
                said.choices[f"1 {asked}", choice] = 1, asked, choice


def command_something(match: Match, choices: random.Random) -> bool:
    """One of the things a seat may do unasked, each sort of thing equally likely."""
    seat = choices.randrange(match.seats)
    sorts: dict[str, list[Command]] = {}
    for command in match.commands(seat):
        sorts.setdefault(f"{command['do']} {command.get('kind')}", []).append(command)
    if sorts:
        match.command(seat, choices.choice(sorts[choices.choice(list(sorts))]))
    return bool(sorts)


def random_matches(module: GameModule[Any], number: int) -> Iterator[tuple[Match, random.Random]]:
    """Matches with all numbers of seats and all values of all options."""
    names = [option.name for option in module.options]
    values = list(product(*(option.values for option in module.options)))
    for seed in range(number):
        choices = random.Random(seed)
        seats = module.seats[seed % len(module.seats)]
        given = dict(zip(names, values[seed % len(values)], strict=True))
        fitting = {name: value for name, value in given.items() if type(value) is not int or value < seats}
        yield tabard.new(module.id, seats, seed, fitting), choices


def vector_positions(module: GameModule[Any]) -> Iterator[Match]:
    """The positions of a game's vectors, answer by answer: random play never asks the rarest questions."""
    verbs = module.verbs()
    for file in sorted((VECTORS / module.id).glob("vectors/*")):
        for vector in read_vectors(file):
            match = tabard.scenario(module.id, vector.position, vector.dice)
            yield match
            for words in vector.lines:
                if words and words[0] not in ("!", "?"):
                    verbs.act(match, verbs.seat(match, words[0]), words[1:])
                    yield match
