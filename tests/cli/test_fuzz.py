"""`tabard fuzz`: random matches of the tables asked for."""

from pathlib import Path

import pytest

from tabard.cli import main
from tabard.lab import fuzz
from tabard.lab.demands import LawBroken


def fuzzed(words: str, dumps: Path) -> int:
    return main(["fuzz", *words.split(), "--seed", "3", "--jobs", "1", "--dumps", str(dumps)])


def test_matches_without_failures_leave_nothing_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert fuzzed("glory --games 2 --seats 1 --option scenario=solo_warrior", tmp_path) == 0
    assert capsys.readouterr().out == "2 games, 0 failures\n"
    assert list(tmp_path.iterdir()) == []


def test_a_failure_is_written_down_with_the_options_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(match: object, chance: object) -> None:
        raise LawBroken("for the test")

    monkeypatch.setattr(fuzz, "play_under_the_laws", fails)
    assert fuzzed("glory --games 3 --seats 2 --option tournament=pas_darmes --option prizes=false", tmp_path)
    assert "3 games, 3 failures" in capsys.readouterr().out
    dumps = [path.read_text("utf-8") for path in tmp_path.iterdir()]
    assert len(dumps) == 3
    assert all('"tournament": "pas_darmes"' in dump and '"prizes": false' in dump for dump in dumps)
    assert all('"failure": "LawBroken: for the test"' in dump for dump in dumps)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("glory --option weather=fair", "has no option 'weather'"),
        ("glory --option tournament=melee", "'tournament' takes"),
        ("glory --option tournament", "NAME=VALUE"),
    ],
)
def test_options_that_do_not_exist_are_refused(
    words: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert fuzzed(words, tmp_path) == 2
    assert said in capsys.readouterr().err
