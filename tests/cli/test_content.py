"""`tabard content`: components and where they come from."""

from pathlib import Path

import pytest

from tabard.cli import main

GOOD = """
[[crown_knights]]
id = "zawisza_the_black"
strength = 5
source = "public"

[setup]
ducats = 4
"""


def test_every_component_is_shown_with_its_source(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "grunwald"]) == 0
    shown = capsys.readouterr().out
    assert "[crown_knights]" in shown and "[setup]" in shown
    assert any(
        "royal_hunt" in line and line.endswith("reconstructed, name: reconstructed")
        for line in shown.splitlines()
    )
    assert shown.splitlines()[-1].startswith("114 components: ")


def test_only_what_was_reconstructed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "grunwald", "--source", "reconstructed", "--language", "pl"]) == 0
    shown = capsys.readouterr().out
    assert "Zawisza Czarny z Garbowa" in shown
    assert "autumn_1408" not in shown


def test_a_good_file_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD)
    assert main(["content", "grunwald", "--check", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "crown_knights.zawisza_the_black" in shown
    assert "is good. It replaces 1 of [crown_knights], 1 of [setup]" in shown


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[crown_knights]]\nid = 'nobody'", "no entry with id 'nobody'"),
        ("[[crown_knights]]\nid = 'zawisza_the_black'\nstrength = 9", "strength must be 1 to 6"),
        ("[horses]\nnumber = 1", "no table [horses]"),
        ("= 5", "cannot read content"),
    ],
)
def test_a_wrong_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, sentence: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    assert main(["content", "grunwald", "--check", str(file)]) == 1
    assert sentence in capsys.readouterr().err
    assert main(["content", "grunwald", "--check", str(tmp_path / "missing.toml")]) == 1


def test_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "whist"]) == 2
    assert "unknown game 'whist'" in capsys.readouterr().err
