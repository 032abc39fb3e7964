"""Candidates for practice: found where one answer is far better, and written so that they can be played."""

from pathlib import Path

import pytest

from tabard.api import scenario
from tabard.bots.bot import Position
from tabard.bots.budgets import Budget
from tabard.bots.search import Finding, Findings, search
from tabard.cli import main
from tabard.cli.puzzles import toml
from tabard.engine.chance import seeded
from tabard.lab.puzzles import Wanted, clear, lead, stands_out
from tabard.lessons.course import follow, solution
from tabard.lessons.reading import PRACTICE, read

FEED = {"players": 2, "round": 8, "phase": "final", "P1": {"hand": ["c1", "c3", "m6"], "provisions": 2}}
ANY_ARMY = {"hand": ["c3", "m5"], "provisions": 2}


def test_one_good_answer_is_found() -> None:
    match = scenario("grunwald", {**FEED, "P2": ANY_ARMY})
    found = clear(match, 0, Wanted(lead=0.1, iterations=60))
    assert found is not None and found.best == "c1"


def test_a_question_of_another_kind_is_left_out() -> None:
    match = scenario("grunwald", {**FEED, "P2": ANY_ARMY})
    assert clear(match, 0, Wanted(lead=0.1, iterations=60, kinds=["play"])) is None
    assert clear(match, 0, Wanted(lead=0.1, iterations=60, answers=4)) is None


def test_answers_as_good_as_the_best_do_not_count() -> None:
    match = scenario("grunwald", {**FEED, "P2": ANY_ARMY})
    found = search(Position(match.imagine(0, "puzzle")), Budget(60), seeded("look"), also=["c3"])
    assert lead(found, good=["c3"]) > lead(found)


def test_what_is_written_can_be_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = "puzzles grunwald --bots page,page --kinds place --lead 0.03 --iterations 12 --out"
    assert main([*words.split(), str(tmp_path)]) == 0
    written = sorted(tmp_path.iterdir())
    assert written and str(written[0]) in capsys.readouterr().out
    practice = read("grunwald", PRACTICE, "found", written[0].read_text("utf-8"))
    assert practice.learner in practice.begin().waiting
    assert follow(practice, solution(practice)).step is None


def test_a_command_is_written_as_a_table() -> None:
    assert toml([1, {"do": "give", "coins": 2}]) == '[1, { do = "give", coins = 2 }]'


def test_an_answer_that_was_searched_alone_stands_out_from_nothing() -> None:
    alone = Findings([Finding("c1", 60, 0.9)], 60, 0.1)
    assert not stands_out(alone, 0.1)
    assert stands_out(Findings([*alone.found, Finding("c3", 5, 0.5)], 65, 0.1), 0.1)
