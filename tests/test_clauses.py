"""Every clause of every game has a test named after it, or a reason why not."""

import argparse
from pathlib import Path

import pytest

import tabard
from tabard.cli import clauses
from tabard.cli.clauses import Coverage, clauses_of, coverage

TESTS = Path(__file__).parent / "games"


@pytest.mark.parametrize("game", tabard.games())
def test_no_clause_is_missing(game: str) -> None:
    assert coverage(game, TESTS).missing == []


@pytest.mark.parametrize("game", tabard.games())
def test_every_clause_named_exists(game: str) -> None:
    assert coverage(game, TESTS).foreign == []


@pytest.mark.parametrize("game", tabard.games())
def test_no_tested_clause_is_excused(game: str) -> None:
    assert coverage(game, TESTS).needless == []


@pytest.mark.parametrize("game", tabard.games())
def test_an_excuse_is_a_reason(game: str) -> None:
    excuses = coverage(game, TESTS).excused
    assert [clause for clause, reason in excuses.items() if len(str(reason).split()) < 3] == []


@pytest.mark.parametrize(
    ("name", "named"),
    [
        ("test_gru_7_4_one_kind_of_pawn", ["GRU-7.4"]),
        ("test_gru_10_1_and_10_2_first_and_second", ["GRU-10.1", "GRU-10.2"]),
        ("test_gru_9_22_and_so_on", ["GRU-9.22"]),
        ("test_gru_7_4", []),  # a test is a sentence
        ("test_gru_7_4_5_pawns", []),  # numbers at its beginning are spelled out
        ("test_glo_7_4_another_game", []),
        ("test_vector", []),
    ],
)
def test_what_a_name_covers(name: str, named: list[str]) -> None:
    assert clauses_of(name, "GRU") == named


def test_the_count_tells_tested_excused_and_missing() -> None:
    found = Coverage({"GRU-1.1": "", "GRU-1.2": "", "GRU-1.3": ""})
    found.add("GRU-1.1", "a test")
    found.excused = {"GRU-1.2": "nothing to see"}
    assert found.counts() == "3 clauses: 1 tested, 1 excused, 1 missing"
    assert (found.missing, found.foreign, found.needless) == (["GRU-1.3"], [], [])


def test_a_missing_clause_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "grunwald"
    folder.mkdir()
    (folder / "test_one.py").write_text("def test_gru_7_4_one_kind_of_pawn(): ...\n", "utf-8")
    (folder / "excused.toml").write_text('"GRU-1.4" = "a pointer to other sections"\n', "utf-8")
    args = argparse.Namespace(game="grunwald", tests=tmp_path, missing=False)
    assert clauses.run(args) == 1
    lines = capsys.readouterr().out.splitlines()
    count = len(coverage("grunwald", TESTS).clauses)
    assert lines[-1] == f"{count} clauses: 1 tested, 1 excused, {count - 2} missing"
    assert f"    {folder.as_posix()}/test_one.py::test_gru_7_4_one_kind_of_pawn" in lines
    assert "    excused: a pointer to other sections" in lines


def test_a_game_without_tests_is_refused(tmp_path: Path) -> None:
    with pytest.raises(tabard.TabardError, match="no tests in"):
        coverage("grunwald", tmp_path)
