"""The example that seats a language model: a program of JSON lines stands in for one."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

import tabard
from examples.language_model import play
from tabard.engine.chance import seeded
from tabard.engine.rollout import play_at_random
from tabard.lab.gym.text import choice_of, news_of, question_of, text_of

PROGRAM = """
import json, sys
notes = open(sys.argv[1], "w")
for number, line in enumerate(sys.stdin):
    notes.write(line)
    notes.flush()
    answer = "perhaps" if number == 0 else "1."
    print(json.dumps({"id": json.loads(line)["id"], "answer": answer}), flush=True)
"""


@pytest.mark.parametrize("game", tabard.games())
def test_a_program_of_json_lines_plays_a_whole_match(game: str, tmp_path: Path) -> None:
    program, notes = tmp_path / "model.py", tmp_path / "notes"
    program.write_text(PROGRAM)
    command = shlex.join([sys.executable, str(program), str(notes)])
    match, model = play(game, command, 2, "page", seed=3)
    asked = [json.loads(line) for line in notes.read_text().splitlines()]
    assert match.standing is not None
    assert model.mistakes == 1  # "perhaps"
    assert "'perhaps' is none of the options" in asked[1]["question"]
    assert all(one["seat"] == 1 and one["position"] and "1: " in one["question"] for one in asked)
    heard = [sentence for one in asked if one is not asked[1] for sentence in one["news"]]
    assert heard == news_of(match, 1, 0)[: len(heard)]  # each sentence once


@pytest.mark.parametrize("game", tabard.games())
def test_text_says_the_same_in_every_world_the_seat_can_imagine(game: str) -> None:
    match, chance = tabard.new(game, 3, seed=8), seeded("text")
    for step in range(6):
        play_at_random(match, chance, 15)
        for seat in match.waiting:
            world = match.imagine(seat, step)
            assert text_of(world, seat) == text_of(match, seat)
            assert question_of(world, seat) == question_of(match, seat)
            assert len(text_of(match, seat)) < 12_000
            for number, choice in enumerate(match.options(seat), start=1):
                assert choice_of(match, seat, f"{number}") == choice
                assert choice_of(match, seat, str(choice)) is not None
