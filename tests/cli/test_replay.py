"""`tabard replay` and `tabard verify`: a match told again, and checked."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tabard
from tabard.bots.bot import play_out
from tabard.bots.levels import LEVELS
from tabard.cli import main
from tabard.engine.match import Match

Change = Callable[[dict[str, Any]], object]


def finished(seats: int = 2) -> Match:
    match = tabard.new("grunwald", seats, seed=3)
    play_out(match, [LEVELS["page"]] * seats, 1)
    return match


def written(tmp_path: Path, match: Match, change: Change | None = None) -> str:
    journal = match.journal
    if change is not None:
        change(journal)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(journal), "utf-8")
    return str(file)


def test_a_whole_match_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = finished()
    assert main(["replay", written(tmp_path, match)]) == 0
    told = capsys.readouterr().out
    assert "   1  " in told and f"{match.answers:4}  " in told
    assert "· Round 8 begins." in told
    assert "Final standing" in told
    assert match.hash() in told


def test_through_the_eyes_of_a_seat_only_its_own_answers_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", written(tmp_path, finished(3)), "--seat", "1"]) == 0
    answers = [line for line in capsys.readouterr().out.splitlines() if "→" in line]
    assert answers
    assert [line for line in answers if "Green:" not in line] == []


def test_at_shows_the_table_then(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", written(tmp_path, finished()), "--at", "0"]) == 0
    assert "[1~] 2~" in capsys.readouterr().out
    assert main(["replay", written(tmp_path, finished()), "--at", "5"]) == 0
    assert "after 5 answers" in capsys.readouterr().out


def test_step_by_step_until_the_input_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def enter() -> str:
        asked.append("")
        if len(asked) > 3:
            raise EOFError
        return ""

    monkeypatch.setattr("builtins.input", enter)
    assert main(["replay", written(tmp_path, finished()), "--step"]) == 0
    assert len(asked) == 4


def test_undo_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = tabard.new("grunwald", 2, seed=3, options={"start_seat": 0})
    match.answer(0, "crown")
    match.answer(0, "officer")
    match.undo(0, 2)
    match.redo(0, 1)
    assert main(["replay", written(tmp_path, match), "--language", "pl"]) == 0
    assert "Czerwony cofa 2 odpowiedzi." in capsys.readouterr().out


def corrupt_entry(journal: dict[str, Any]) -> None:
    journal["entries"][7] = {"seat": 0, "choice": "nonsense"}


def other_hash(journal: dict[str, Any]) -> None:
    journal["hash"] = "0" * 64


def other_seed(journal: dict[str, Any]) -> None:
    journal["seed"] = 4


def other_rules(journal: dict[str, Any]) -> None:
    journal["rules"] = 99


def no_entries(journal: dict[str, Any]) -> None:
    del journal["entries"]


CORRUPT = [
    (corrupt_entry, "entry 8 is refused"),
    (other_hash, "another position than its hash"),
    (other_seed, "the seed does not match the commitment"),
    (other_rules, "rules 99"),
    (no_entries, "entries must be list"),
]


@pytest.mark.parametrize("verb", ["replay", "verify"])
@pytest.mark.parametrize(("change", "sentence"), CORRUPT)
def test_what_does_not_match_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], verb: str, change: Change, sentence: str
) -> None:
    assert main([verb, written(tmp_path, finished(), change)]) == 1
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("verb", ["replay", "verify"])
@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"format": 1}', "\x00"])
def test_what_is_no_journal_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], verb: str, text: str
) -> None:
    file = tmp_path / "odd.json"
    file.write_text(text)
    assert main([verb, str(file)]) == 1
    assert "odd.json" in capsys.readouterr().err
    assert main([verb, str(tmp_path)]) == 1
    assert main([verb, str(tmp_path / "missing")]) == 1


def test_a_seat_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", written(tmp_path, finished()), "--seat", "5"]) == 1
    assert "unknown seat 5" in capsys.readouterr().err


def test_a_fuzz_dump_says_what_failed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def failed(journal: dict[str, Any]) -> None:
        journal["failure"] = "BrokenRule: a card is lost"

    assert main(["replay", written(tmp_path, finished(), failed)]) == 0
    assert "because of: BrokenRule: a card is lost" in capsys.readouterr().out


def test_verify_shows_seed_shuffles_start_player_hash_and_standing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = finished()
    assert main(["verify", written(tmp_path, match)]) == 0
    told = capsys.readouterr().out
    assert match.journal["commitment"] in told
    assert "seed shown            3  (it matches)" in told
    for pile in ("crown left", "mercenaries right", "teutons left", "provision pile", "event pile"):
        assert pile in told
    assert "start player: " in told
    assert f"final hash            {match.hash()}  (it matches)" in told
    assert "Final standing" in told


def test_verify_says_where_cards_were_dealt_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = tabard.new("grunwald", 2, seed=3, options={"start_seat": 0})
    while match.view()["table"]["round"] == 1:  # type: ignore[index]
        match.answer(match.waiting[0], "pass")
    match.undo(0, 2, consent=[1])
    assert main(["verify", written(tmp_path, match)]) == 0
    told = capsys.readouterr().out
    assert "entry 3 used chance: Red undoes 2 answers." in told
    assert "not over yet" in told
