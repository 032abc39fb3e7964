"""`tabard clauses`: every clause of a game's rules with its tests."""

from __future__ import annotations

import argparse
import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

from tabard.api import game_module, games
from tabard.cli.vectors import files_in
from tabard.engine.errors import TabardError
from tabard.engine.vectors import read_vectors
from tabard.games.stages import CLAUSES, demands
from tabard.words import rules

NAME = "clauses"
HELP = "show every clause of a game's rules with its tests"
TESTS = Path("tests/games")
EXCUSED = "excused.toml"

# test_gru_7_4_a_sentence, test_gru_9_9_and_9_10_a_sentence: the sentence begins with a letter.
TEST_NAME = re.compile(r"test_([a-z]+)_(\d+_\d+(?:_and_\d+_\d+)*)_[a-z]")


class Coverage:
    """The tests and vectors of each clause of a game, and excuses."""

    def __init__(self, clauses: Mapping[str, str]) -> None:
        self.clauses = clauses
        self.tests: dict[str, list[str]] = {}
        self.excused: dict[str, str] = {}

    def add(self, clause: str, test: str) -> None:
        self.tests.setdefault(clause, []).append(test)

    @property
    def tested(self) -> list[str]:
        return [clause for clause in self.clauses if clause in self.tests]

    @property
    def missing(self) -> list[str]:
        return [clause for clause in self.clauses if clause not in self.tests and clause not in self.excused]

    @property
    def foreign(self) -> list[str]:
        """Clauses that tests or excuses name and the rules do not have."""
        return sorted({*self.tests, *self.excused} - set(self.clauses))

    @property
    def needless(self) -> list[str]:
        """Clauses excused although they are tested."""
        return sorted(set(self.excused) & set(self.tests))

    def counts(self) -> str:
        excused = sum(clause in self.excused and clause not in self.tests for clause in self.clauses)
        tested, missing = len(self.tested), len(self.missing)
        return f"{len(self.clauses)} clauses: {tested} tested, {excused} excused, {missing} missing"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=f"one of {', '.join(games())}")
    parser.add_argument("--missing", action="store_true", help="only clauses without test or excuse")
    parser.add_argument("--tests", type=Path, default=TESTS, help="where the games' tests are")


def run(args: argparse.Namespace) -> int:
    found = coverage(args.game, args.tests)
    for clause, text in found.clauses.items():
        if not args.missing or clause in found.missing:
            print(f"{clause}  {first_words(text)}")
            for test in found.tests.get(clause, ()):
                print(f"    {test}")
            if clause in found.excused:
                print(f"    excused: {found.excused[clause]}")
            if clause in found.missing:
                print("    MISSING")
    for clause in found.foreign:
        print(f"{clause}  named by {', '.join(found.tests.get(clause, [EXCUSED]))}, but no such clause")
    print(found.counts())
    return verdict(found, game_module(args.game).stage)


def verdict(found: Coverage, stage: str) -> int:
    """A clause that does not exist is always an error; one without a test is, unless the game is a draft."""
    if found.foreign:
        return 1
    if found.missing and not demands(stage, CLAUSES):
        print("a draft: clauses may still be missing")
        return 0
    return 1 if found.missing else 0


def coverage(game: str, tests: Path = TESTS) -> Coverage:
    """Every clause of a game with what tests it. Rulings are reasons, not clauses: they are left out."""
    code = game_module(game).code
    folder = tests / game
    if not folder.is_dir():
        raise TabardError(f"no tests in {folder}: run this in a checkout, or give --tests FOLDER")
    found = Coverage({id: text for id, text in rules.clauses(game).items() if not id.startswith(f"{code}-R")})
    if not found.clauses or rules.misplaced(game):
        where = "; ".join(rules.misplaced(game)) or "there are none"
        raise TabardError(
            f"a clause is a line of book/en/rules.md that begins with **{code}-1.1** and its text;"
            f" in the rules of {game}: {where}"
        )
    for clause, test in (*named_tests(folder, code), *listed_vectors(folder)):
        found.add(clause, test)
    excuses = folder / EXCUSED
    if excuses.is_file():
        found.excused = tomllib.loads(excuses.read_text("utf-8"))
    return found


def named_tests(folder: Path, code: str) -> Iterator[tuple[str, str]]:
    """Each clause a test function is named after, with the test's place and name."""
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for clause in clauses_of(node.name, code):
                    yield clause, f"{file.as_posix()}::{node.name}"


def clauses_of(name: str, code: str) -> list[str]:
    """The clauses in a test's name; none if it is named after no clause of this game."""
    named = TEST_NAME.match(name)
    if named is None or named.group(1) != code.lower():
        return []
    return [f"{code}-{clause.replace('_', '.')}" for clause in named.group(2).split("_and_")]


def listed_vectors(folder: Path) -> Iterator[tuple[str, str]]:
    for file in files_in([folder]):
        for vector in read_vectors(file):
            for clause in vector.clauses:
                yield clause, f"{vector.where} {vector.id}"


def first_words(text: str) -> str:
    return text if len(text) <= 90 else text[:89].rstrip() + "…"
