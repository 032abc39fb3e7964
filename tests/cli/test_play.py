"""Terminal play, typed through stdin."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tabard
from tabard.cli import main
from tabard.cli.terminal.screen import Screen
from tests.cli.keyboard import Play, plain, play, saved_file

__all__ = ["play"]

ALONE = ["grunwald", "--seats", "2", "--bot", "1=page", "--seed", "5", "--option", "start_seat=0"]
ANYTHING = ["p", "1", "0"] * 200  # pass where one can, else the first choice, else nothing


def test_a_whole_game_ends_with_standing_seed_and_commitment(play: Play, tmp_path: Path) -> None:
    screen = play(*ANYTHING, args=ALONE)
    journal = plain(saved_file(tmp_path))
    match = tabard.replay(journal)
    assert match.standing is not None
    assert "Final standing" in screen
    assert "Royal quartermaster" in screen
    assert "Seed: 5" in screen
    assert journal["commitment"] in screen
    assert "tabard verify" in screen
    assert max(map(len, screen.splitlines())) <= 200  # only file names may pass 80 columns


def test_the_table_is_legible_in_80_columns(play: Play) -> None:
    screen = play(args=ALONE)
    assert "[1~] 2~  3~  4  5  6  7  8   Autumn 1408 – Royal officers" in screen
    assert "Mercenary knights" in screen
    assert "Green (Page)" in screen
    assert [line for line in screen.splitlines() if len(line) > 80 and "tabard" not in line] == []


def test_greyed_choices_have_their_reason_and_clause(play: Play) -> None:
    screen = play("1", "w 1", "w 2", "w 99", "w", args=ALONE)
    assert "1  Teutons – Truce: nobody places here before round 4. GRU-7.22" in screen
    assert "Rule GRU-7.22. Teutons: pawns only, and only from round 4." in screen
    assert "Crown knights is possible." in screen
    assert "Not now: This is not among the choices." in screen


def test_question_mark_shows_the_rule(play: Play) -> None:
    screen = play("?", "? gru-7.7", "? GRU-R12", "? GRU-99.9", args=ALONE)
    assert "Rule GRU-7.2. On his turn a player either makes one placement or passes." in screen
    assert "Rule GRU-7.7. A player may never add helper(s)" in screen
    assert "Rule GRU-R12." in screen
    assert "There is no clause GRU-99.9." in screen


def test_odd_input_is_met_with_a_sentence(play: Play) -> None:
    screen = play(
        "",
        "xyzzy",
        "-1",
        "9999999999999999999",
        "w \x00",
        "s",
        "s /dev/null/x.json",
        "s a\x00b",
        "h",
        args=ALONE,
    )
    assert "Unknown input “xyzzy”" in screen
    assert "s and a file" in screen
    assert "cannot save to" in screen
    assert "save and quit" in screen


def test_the_end_of_the_input_saves_and_says_how_to_go_on(play: Play, tmp_path: Path) -> None:
    screen = play("2", "1", args=ALONE)
    assert f"tabard play --resume {saved_file(tmp_path)}" in screen


def test_quitting_before_the_first_answer_saves_nothing(play: Play, tmp_path: Path) -> None:
    assert "nothing is saved" in play("q", args=ALONE)
    assert not (tmp_path / "tabard").exists()


def test_save_and_resume_give_the_same_match(play: Play, tmp_path: Path) -> None:
    moves = ["2", "1", "3", "1", "1", "p", "p", "p", "1", "p"]
    play(*moves, args=ALONE)
    whole = plain(saved_file(tmp_path))
    saved_file(tmp_path).unlink()
    file = tmp_path / "half.json"
    play(*moves[:5], f"s {file}", "q", args=ALONE)
    saved_file(tmp_path).unlink()
    screen = play(*moves[5:], args=["--resume", str(file)])
    assert "Green (Page)" in screen
    resumed = plain(saved_file(tmp_path))
    assert resumed["hash"] == whole["hash"]
    assert resumed["entries"] == whole["entries"]


def test_a_saved_table_starts_no_program_by_itself(
    play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = f"1=stdio:touch {tmp_path / 'started'}"
    file = tmp_path / "half.json"
    args = [*ALONE[:3], "--bot", program, *ALONE[5:]]
    assert "stdio:touch" in play("1", f"s {file}", "q", args=args)
    (tmp_path / "started").unlink(missing_ok=True)
    assert main(["play", "--resume", str(file)]) == 2
    assert "was played by a program" in capsys.readouterr().err
    assert not (tmp_path / "started").exists()
    assert "stdio:touch" in play("q", args=["--resume", str(file), "--bot", program])


def test_undo_inside_a_placement_needs_nobody(play: Play, tmp_path: Path) -> None:
    screen = play("3", "u", "2", "r", args=ALONE)
    assert "Undone." in screen
    assert "do all of you agree" not in screen


def test_redo_gives_the_answer_again(play: Play) -> None:
    screen = play("3", "u", "r", "r", args=ALONE)
    assert "Redone." in screen
    assert "There is nothing to redo." in screen


def test_undo_past_a_bot_asks_and_deals_anew(play: Play, tmp_path: Path) -> None:
    play("2", "1", "u", "n", args=ALONE)
    assert [entry for entry in plain(saved_file(tmp_path))["entries"] if "undo" in entry] == []
    screen = play("2", "1", "u", "y", args=ALONE)
    assert "Unseen cards will be reshuffled." in " ".join(screen.split())
    assert [entry for entry in plain(saved_file(tmp_path))["entries"] if "undo" in entry] != []


def test_nothing_to_undo(play: Play) -> None:
    assert "You have nothing to undo." in play("u", args=ALONE)


HOT_SEAT = ["grunwald", "--seats", "2", "--seed", "5", "--option", "start_seat=0"]


def test_people_at_one_keyboard_take_turns(play: Play) -> None:
    screen = play("2", "1", "2", "1", args=HOT_SEAT)
    assert "Red: Place pawns on a field" in screen
    assert "Green: Place pawns on a field" in screen
    assert "look away" not in screen  # with open hands there is nothing to hide


def test_hidden_hands_are_kept_from_each_other(play: Play) -> None:
    screen = play("", "p", "", "p", args=[*HOT_SEAT, "--option", "show_hands=false"])
    assert "Red is next; the others look away." in screen
    assert "Green is next; the others look away." in screen


SKIRMISH = {
    **{"players": 2, "round": 4, "phase": "resolution", "board": {"teutons": [3, 2]}},
    **{"P1": {"hand": ["c5"]}, "P2": {"hand": ["m4"]}},
    "fields": {"teutons": ["P1 officer", "P2 helpers 1"]},
}


def test_nobody_sees_a_sealed_choice(play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "clear", lambda screen: print("<clear>"))
    file = tmp_path / "skirmish.json"
    file.write_text(json.dumps(tabard.scenario("grunwald", SKIRMISH).journal))
    screens = play("", "2", "", "1", args=["--resume", str(file)]).split("<clear>")
    curtain_red, red, end_of_red, curtain_green, green = screens[1:6]
    assert "Red is next" in curtain_red and "Green is next" in curtain_green
    assert "2  Crown knight 5" in red
    assert end_of_red.strip() == ""
    assert "Already chosen: Red." in green
    assert "plays" not in green
    assert "Crown knight 5" not in green
    assert "Red plays" in screens[6]


def test_a_scenario_may_stop_in_the_middle_of_a_game(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "skirmish.json"
    file.write_text(json.dumps(tabard.scenario("grunwald", SKIRMISH).journal))
    assert "The position described ends here." in play("", "2", "", "2", args=["--resume", str(file)])


def test_other_languages(play: Play) -> None:
    assert "Postaw pionki na polu albo spasuj." in play(args=[*ALONE, "--language", "pl"])
    assert "Поставьте фишки на поле или спасуйте." in play(args=[*ALONE, "--language", "ru"])


def test_without_arguments_it_asks_who_plays(play: Play) -> None:
    screen = play("chess", "grunwald", "nobody", "squire squire squire squire", "page page", "q")
    assert "Choose from: grunwald" in screen
    assert "Choose from: page, squire" in screen
    assert "name 1, 2, 3 opponents" in screen
    assert "Violet (Page)" in screen


def test_enter_is_a_sensible_opponent(play: Play) -> None:
    assert "Green (Squire)" in play("", "", "q")


def test_no_input_at_all_is_no_error(play: Play) -> None:
    play()


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["whist"], "unknown game 'whist'"),
        (["grunwald", "--seats", "7"], "2, 3, 4 seats, not 7"),
        (["grunwald", "--bot", "squire"], "--bot takes SEAT=BOT"),
        (["grunwald", "--bot", "1=knave"], "unknown bot 'knave'"),
        (["grunwald", "--seats", "2", "--bot", "2=page"], "no seat 2"),
        (["grunwald", "--seats", "2", "--option", "events"], "--option takes NAME=VALUE"),
        (["grunwald", "--seats", "2", "--option", "events=perhaps"], "option 'events' takes"),
        (["grunwald", "--seats", "2", "--content", "missing.toml"], "cannot read content"),
        (["--resume", "missing.json"], "cannot read 'missing.json'"),
    ],
)
def test_wrong_arguments_are_refused_by_name(
    args: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *args]) == 2
    assert sentence in capsys.readouterr().err


def test_a_game_without_a_picture_is_listed(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabard.cli.terminal.pictures.PICTURES", {})
    screen = play("2", "1", args=ALONE)
    assert "round: 1" in screen
    assert "provision card: Provisions" in screen
    assert "Red: Place pawns on a field, or pass." in screen
