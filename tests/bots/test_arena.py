"""The arena: fair seatings, fixed seeds, honest intervals, and who beats whom."""

import json

import pytest

from tabard.api import game_module
from tabard.bots.arena import Contest, Line, Result, play_deal, tally, wilson
from tabard.cli import main
from tabard.cli.options import chosen_options
from tabard.engine.errors import SetupError

GRUNWALD = game_module("grunwald")


def contest(bots: str, seats: int, games: int, seed: int = 1) -> Contest:
    return Contest("grunwald", bots.split(","), seats, games, seed, {})


def lines_of(contest: Contest) -> dict[str, Line]:
    played = [result for deal in range(contest.deals) for result in play_deal(GRUNWALD, contest, deal)]
    return {line.bot: line for line in tally(played)}


def arena_run(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["arena", "grunwald", *words]) == 0
    return capsys.readouterr().out


def test_every_bot_sits_equally_often_in_each_seat() -> None:
    results = play_deal(GRUNWALD, contest("page,squire", 2, 2), 0)
    assert [result.bots for result in results] == [["page", "squire"], ["squire", "page"]]
    results = play_deal(GRUNWALD, contest("squire,page", 3, 3), 0)
    assert sorted(result.bots.index("squire") for result in results) == [0, 1, 2]


def test_a_seating_starts_from_the_same_deal() -> None:
    same = play_deal(GRUNWALD, contest("page", 2, 2), 4)
    assert same[0].scores == same[1].scores


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert contest("squire,page", 3, 400).games == 402


def test_a_shared_victory_counts_as_a_share() -> None:
    lines = tally(
        [Result(["page", "squire"], [0.5, 0.5], [20, 20]), Result(["squire", "page"], [1.0, 0.0], [9, 4])]
    )
    assert [(line.bot, line.games, line.wins, line.mean_score) for line in lines] == [
        ("page", 2, 0.5, 12.0),
        ("squire", 2, 1.5, 14.5),
    ]


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(313, 400)
    assert (round(low, 3), round(high, 3)) == (0.739, 0.820)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0


def test_the_number_of_jobs_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--games", "12", "--bots", "page,squire", "--json")
    one = arena_run(capsys, *words, "--jobs", "1")
    assert json.loads(one)["games"] == 12
    assert arena_run(capsys, *words, "--jobs", "2") == one


def test_the_last_line_is_the_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    out = arena_run(capsys, "--games", "4", "--jobs", "1", "--option", "events=false").splitlines()
    assert out[0].split() == ["bot", "games", "wins", "win", "rate", "95", "%", "interval", "mean", "score"]
    assert out[-1].startswith("squire beats page in ")
    assert " % of 4 games (95 %: " in out[-1]


def test_alone_there_is_no_fair_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "zizka", "--bots", "page", "--games", "1", "--seats", "1"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("page alone wins ")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "king"], "unknown bot 'king'"),
        (["--bots", "page,page,page"], "2 seats take 1 to 2 bots, not 3"),
        (["--games", "0"], "at least one game"),
        (["--seats", "5"], "grunwald is played by 2, 3, 4 seats, not 5"),
        (["--option", "events"], "NAME=VALUE"),
        (["--option", "weather=fair"], "has no option 'weather'"),
    ],
)
def test_wrong_wishes_are_refused(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "grunwald", *words]) == 2
    assert said in capsys.readouterr().err


def test_options_are_read_as_what_they_look_like() -> None:
    assert chosen_options("grunwald", ["events=false", "start_seat=1"]) == {"events": False, "start_seat": 1}
    assert chosen_options("grunwald", ["start_seat=random"]) == {"start_seat": "random"}
    assert chosen_options("fief", ["last_turn=5"]) == {"last_turn": "5"}
    with pytest.raises(SetupError):
        chosen_options("grunwald", ["events"])


def test_squire_clearly_beats_page() -> None:
    assert lines_of(contest("squire,page", 2, 40))["squire"].interval[0] > 0.65


@pytest.mark.long
@pytest.mark.parametrize(("seats", "wanted"), [(2, 0.9), (3, 1.4 / 3), (4, 1.4 / 4)])
def test_squire_beats_page_in_400_games(seats: int, wanted: float) -> None:
    assert lines_of(contest("squire,page", seats, 400))["squire"].interval[0] > wanted
