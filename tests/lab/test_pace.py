"""`tabard pace`: what it counts is what the questions say."""

from collections.abc import Mapping
from typing import Any

from tabard.api import games
from tabard.engine.decision import PASS, Choice
from tabard.games import KNOWLEDGE
from tabard.lab.pace.play import play
from tabard.lab.pace.presses import Asked, Presses, Run, presses_of
from tabard.lab.pace.report import figures


def asked(kind: str, choice: Choice, **facts: object) -> Asked:
    return Asked(0, kind, facts, choice)


def in_a_run(declared: Mapping[str, Any], *answers: Asked) -> list[int]:
    presses, run = Presses(declared), Run()
    return [presses.of(one, run) for one in answers]


def test_the_client_takes_two_presses_for_what_is_weighty() -> None:
    answers = [("march", "york"), ("march", "end"), ("play", "m5"), ("recruit", "refresh:2")]
    declared = {"twice": {"kinds": ["play"], "choices": ["end", "refresh:*"]}}
    assert in_a_run(declared, *[asked(kind, choice) for kind, choice in answers]) == [1, 2, 2, 2]


def test_what_comes_along_with_another_press_takes_none() -> None:
    placement: list[tuple[Choice, str]] = [
        ("crown", "field"),
        ("helpers", "pawn"),
        (2, "helpers"),
        (1, "ducats"),
    ]
    declared = {"along": [{"kind": "place", "facts": {"step": ["pawn", "helpers"]}}]}
    assert in_a_run(declared, *[asked("place", choice, step=step) for choice, step in placement]) == [
        1,
        0,
        0,
        1,
    ]


def test_what_is_answered_alike_again_takes_one_press() -> None:
    answers = ("lord:edith", "take:knight", "take:knight", "take:archer", "road", "take:archer")
    declared = {"along": [{"kind": "march", "choices": ["take:*"], "again": True}]}
    assert in_a_run(declared, *[asked("march", choice) for choice in answers]) == [1, 1, 0, 1, 1, 0]


def test_what_is_drawn_on_from_another_answer_takes_none() -> None:
    declared = {"along": [{"kind": "march", "choices": ["road_*"], "after": ["lord:*"]}]}
    lord, knight, road = (asked("march", one) for one in ("lord:edith", "take:knight", "road_bath_cardiff"))
    assert in_a_run(declared, road) == [1]
    assert in_a_run(declared, lord, road) == [1, 0]
    assert in_a_run(declared, lord, knight, road) == [1, 1, 1]


def test_one_press_gives_all_answers_in_a_row_that_go_without_saying() -> None:
    def draw(choice: str, usual: bool) -> Asked:
        return Asked(0, "draw", {}, choice, usual)

    usual, other = draw("event", True), draw("character", False)
    assert in_a_run({}, other, usual, usual, usual, other, usual) == [1, 1, 0, 0, 1, 1]
    drawn = {"along": [{"kind": "draw", "choices": ["event"]}]}
    assert in_a_run(drawn, usual, usual) == [0, 0]  # pressed for elsewhere
    assert in_a_run({"twice": {"kinds": ["draw"]}}, usual, usual, other) == [1, 0, 2]


def test_every_game_says_where_its_rounds_end_and_how_many_presses_it_takes() -> None:
    for game in games():
        found = figures([play(game, ["page", "page"], "pace", {}, 0.4)])
        per_player = found["per_player"]
        assert found["rounds"] > 1, game
        assert per_player["presses"] > 0, game
        assert per_player["obvious"] >= per_player["forced"], game
        assert per_player["windows"] >= per_player["useless"] >= per_player["empty"], game
        assert presses_of(game).along or presses_of(game).twice_kinds or presses_of(game).twice_choices, game


def test_in_a_window_one_may_always_pass() -> None:
    assert all(PASS in passes for game in games() for passes in KNOWLEDGE[game].tempo.windows.values())


def test_with_page_a_secret_question_takes_one_step() -> None:
    found = figures([play("fief", ["page", "page"], "pace", {}, 0.1)])
    faster = figures([play("fief", ["page", "page"], "pace", {}, 0.0)])
    assert found["waited_a_round"]["median"] > faster["waited_a_round"]["median"]
