"""`tabard companion`, typed through stdin."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabard.api import games
from tests.cli.keyboard import Play, typing


@pytest.fixture
def beside(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Play:
    """`beside("1", "k", args=["zizka"])`"""
    return typing("companion", monkeypatch, capsys, tmp_path)


LEAVE_IT = "You choose for me"


def test_a_set_up_is_typed_by_name_several_cards_in_a_line(beside: Play) -> None:
    screen = beside("Strong, Wealthy, Founder", "4, Crusader, nobody", args=["glory"])
    assert screen.count("Which public title is turned up?") == 3
    assert "Which public title is turned up? Wealthy" in screen
    assert "Which character of level 2 are you dealt? Crusader" in screen
    assert "Which character of level 3 are you dealt? GLO-3.5" in screen
    assert "Unknown input “nobody”" in screen


def saved(tmp_path: Path) -> Path:
    return tmp_path / "tabard" / "saves" / "companion-zizka.json"


def test_torak_acts_and_says_by_which_clause(beside: Play, tmp_path: Path) -> None:
    """The player ends his turn at once, until Torak has drawn a card."""
    setup = [LEAVE_IT] * 60
    screen = beside(*setup, args=["zizka", "--option", "commander_1=zizka"])
    assert "what is its back?" in screen
    assert "To continue: tabard companion --resume" in screen.replace("\n", " ")
    given = json.loads(saved(tmp_path).read_text("utf-8"))["given"]
    assert {kind for kind, _ in given} == {"shown"}
    end = ["End the turn"] * 3
    screen = beside(*end, args=["--resume", str(saved(tmp_path))])
    assert "Which Torak card is turned up?" in screen
    screen = beside("torak_3", *[LEAVE_IT] * 5, args=["--resume", str(saved(tmp_path))])
    assert "ZIZ-17.11" in screen


def test_the_rule_the_reason_and_a_step_back(beside: Play, tmp_path: Path) -> None:
    beside(*[LEAVE_IT] * 60, args=["zizka"])
    screen = beside("?", "w 3", "b", "h", "xyzzy", "u", "u", "c", args=["--resume", str(saved(tmp_path))])
    assert "Rule ZIZ-3" in screen
    assert "Taken back. Put the box as it was." in screen
    assert "Unknown input “xyzzy”" in screen


def test_a_knight_advises_in_a_position_and_a_refusal_has_its_clause(beside: Play, tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text(beside(args=["zizka", "--example"]), "utf-8")
    screen = beside(
        "P1 face", "P1 recruit", "P1 choice conquest", "P9 face", "P1", "do P1 face", "u", "k", "q",
        args=["zizka", "--position", str(file)],
    )  # fmt: skip
    assert "Legal: P1 face" in screen
    assert "Rule ZIZ-12.1." in screen
    assert "Rule ZIZ-11.1." in screen
    assert "players are P1 to P1" in screen
    assert "name a player and an answer" in screen
    assert "Undone." in screen
    assert "What a Knight would do" in screen
    assert "%" in screen


@pytest.mark.parametrize("game", games())
def test_every_game_has_a_position_to_start_from(beside: Play, tmp_path: Path, game: str) -> None:
    file = tmp_path / "position.toml"
    file.write_text(beside(args=[game, "--example"]), "utf-8")
    screen = beside("q", args=[game, "--position", str(file), "--language", "pl"])
    assert "co zrobiłby" not in screen  # help comes when asked for
    assert "pozycja" in screen


def test_what_is_wrong_is_said_in_a_sentence(beside: Play, tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    for text, said in (
        ("players = ", "not TOML"),
        ("players = 9", "players must be a whole number"),
        ("dice = 3", "dice must be a list"),
        ("nonsense = 1", "unknown key 'nonsense'"),
    ):
        file.write_text(text, "utf-8")
        assert said in beside(args=["zizka", "--position", str(file)], status=2)
    assert "no opponent for one player" in beside(args=["fief"], status=2)
    assert "name a game" in beside(status=2)
    assert "cannot read" in beside(args=["zizka", "--position", str(tmp_path)], status=2)
    assert "no saved companion" in beside(args=["--resume", str(file)], status=2)
