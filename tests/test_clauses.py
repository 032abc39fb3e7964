"""Every clause of every game has a test named after it, or a reason why not."""

import argparse
from pathlib import Path

import pytest

import tabard
from tabard.cli import clauses, main
from tabard.cli.clauses import Coverage, clauses_of, coverage, verdict
from tabard.games import GAMES
from tabard.games.stages import CLAUSES, STAGES, demands
from tabard.words import rules

TESTS = Path(__file__).parent / "games"


EVERY_GAME = pytest.mark.parametrize("game", [module.id for module in GAMES])
FINISHED = [module.id for module in GAMES if demands(module.stage, CLAUSES)]


@pytest.mark.parametrize("game", FINISHED)
def test_no_clause_is_missing(game: str) -> None:
    assert coverage(game, TESTS).missing == []


@EVERY_GAME
def test_a_game_has_clauses(game: str) -> None:
    assert coverage(game, TESTS).clauses


@EVERY_GAME
def test_every_clause_named_exists(game: str) -> None:
    assert coverage(game, TESTS).foreign == []


@EVERY_GAME
def test_no_tested_clause_is_excused(game: str) -> None:
    assert coverage(game, TESTS).needless == []


@EVERY_GAME
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


BOOKS = {
    "without a clause": "# Pig\n\nRoll a die, or hold.\n",
    "with a list": "**PIG-1.1** For two players.\n\n- **PIG-1.2** Roll a die, or hold.\n",
    "with an indent": "**PIG-1.1** For two players.\n\n  **PIG-1.2** Roll a die, or hold.\n",
}


@pytest.mark.parametrize("text", BOOKS.values(), ids=BOOKS.keys())
def test_a_book_whose_clauses_cannot_be_found_is_refused(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "book", lambda game, language="en": {"rules": text})
    monkeypatch.setattr(rules, "clauses", rules.clauses.__wrapped__)
    with pytest.raises(tabard.TabardError, match=r"begins with \*\*PIG-1\.1\*\*"):
        coverage("pig", TESTS)


def test_no_clauses_are_said_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules, "clauses", lambda game: {})
    assert main(["clauses", "pig", "--tests", str(TESTS)]) == 2
    assert capsys.readouterr().err.startswith("tabard: a clause is a line of book/en/rules.md that begins")


def test_a_draft_may_miss_clauses_but_not_invent_them() -> None:
    found = Coverage({"PIG-1.1": "", "PIG-1.2": ""})
    found.add("PIG-1.1", "a test")
    assert [verdict(found, stage) for stage in STAGES] == [1, 0, 1, 1]
    found.add("PIG-9.9", "a test")
    assert [verdict(found, stage) for stage in STAGES] == [1, 1, 1, 1]


@EVERY_GAME
def test_the_documents_show_the_book_itself(game: str) -> None:
    docs = TESTS.parents[1] / "docs" / "games" / game
    book = TESTS.parents[1] / "src" / "tabard" / "games" / game / "book" / "en"
    assert sorted(part.name for part in docs.iterdir() if part.is_symlink()) == sorted(
        part.name for part in book.iterdir()
    )
    assert all(part.resolve() == book / part.name for part in docs.iterdir() if part.is_symlink())
