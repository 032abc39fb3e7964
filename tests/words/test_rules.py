"""The rules travel with the program, in three languages, and can be asked clause by clause."""

import subprocess
import sys
from pathlib import Path

import pytest

from tabard.engine.errors import UnknownGame
from tabard.games import GAMES
from tabard.words.rules import clause_text, clauses


def test_every_clause_is_found_once() -> None:
    found = clauses("grunwald")
    sections = {id.split("-")[1].split(".")[0] for id in found if "-R" not in id}
    assert sections == {str(number) for number in range(1, 25)}
    assert sum("-R" in id for id in found) == 44


def test_a_clause_is_read_without_source_and_emphasis() -> None:
    text = clause_text("GRU-9.9")
    assert text is not None
    assert text.startswith("First duel: the first captures a Teuton whose strength is lower than")
    assert text.endswith("if neither is lower, none.")
    assert clause_text("GRU-6.5") == "royal_hunt (Great hunt in Białowieża) — auction: 3 provisions."


def test_no_text_for_what_is_not_there() -> None:
    assert clause_text("GRU-99.1") is None
    assert clause_text("nonsense") is None
    with pytest.raises(UnknownGame):
        clauses("nonsense")


@pytest.mark.parametrize("game", [module.id for module in GAMES])
def test_no_clause_is_empty_after_its_note_is_taken_off(game: str) -> None:
    assert [id for id in clauses(game) if len(clause_text(id) or "") < 10] == []


def test_the_translations_are_in_step_with_the_english_book() -> None:
    """A clause that changes in English is read again in Polish and Russian: scripts/translated."""
    script = Path(__file__).resolve().parents[2] / "scripts" / "translated"
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert done.stdout + done.stderr == ""


@pytest.mark.parametrize(("language", "start"), [("pl", "Gra"), ("ru", "Игра")])
def test_a_clause_is_read_in_other_languages(language: str, start: str) -> None:
    text = clause_text("GRU-1.2", language)
    assert text is not None and text.startswith(start)
