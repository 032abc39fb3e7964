"""`tabard pace`: what it counts is what the questions say."""

from tabard.api import games
from tabard.engine.decision import PASS
from tabard.games import KNOWLEDGE
from tabard.lab.pace.play import play
from tabard.lab.pace.presses import Presses, presses_of
from tabard.lab.pace.report import figures


def test_the_client_takes_two_presses_for_what_is_weighty() -> None:
    presses = Presses({"twice": {"kinds": ["play"], "choices": ["end", "refresh:*"]}})
    asked = [("march", "york"), ("march", "end"), ("play", "m5"), ("recruit", "refresh:2")]
    assert [presses.of(kind, choice, begins=False) for kind, choice in asked] == [1, 2, 2, 2]


def test_an_act_the_client_composes_is_closed_once() -> None:
    presses = Presses({"acts": [{"kinds": ["place"], "each": 0, "closing": 2}]})
    assert [presses.of("place", "crown", begins=begins) for begins in (True, False)] == [2, 0]


def test_every_game_says_where_its_rounds_end_and_how_many_presses_it_takes() -> None:
    for game in games():
        found = figures([play(game, ["page", "page"], "pace", {}, 0.4)])
        per_player = found["per_player"]
        assert found["rounds"] > 1, game
        assert per_player["presses"] >= per_player["questions"], game
        assert per_player["obvious"] >= per_player["forced"], game
        assert per_player["windows"] >= per_player["useless"] >= per_player["empty"], game
        assert presses_of(game).acts or presses_of(game).twice_choices, game


def test_in_a_window_one_may_always_pass() -> None:
    assert all(PASS in passes for game in games() for passes in KNOWLEDGE[game].tempo.windows.values())


def test_with_page_a_secret_question_takes_one_step() -> None:
    found = figures([play("fief", ["page", "page"], "pace", {}, 0.1)])
    faster = figures([play("fief", ["page", "page"], "pace", {}, 0.0)])
    assert found["waited_a_round"]["median"] > faster["waited_a_round"]["median"]
