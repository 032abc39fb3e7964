"""A language model at the table: positions and questions as text, answers as text, one JSON line each way.

    python examples/language_model.py grunwald "python3 my_model.py" --seats 3 --opponents squire

The program reads {"id", "game", "seat", "position", "news", "question"} and writes {"id", "answer"}: the
number of an option, its words or its value. An answer that names no option is asked for once more with the
reason; after that the seat gives the default answer.
"""

from __future__ import annotations

import argparse
import shlex

import tabard
from tabard.bots.bot import act
from tabard.bots.external import Conversation
from tabard.bots.names import named_bot
from tabard.engine.chance import seeded
from tabard.engine.decision import Choice
from tabard.lab.gym.text import choice_of, news_of, question_of, text_of

TRIES = 2


class Model:
    """A program in one seat."""

    def __init__(self, command: str, seat: int, seconds: float = 60.0) -> None:
        self.seat = seat
        self.mistakes = 0
        self._heard = 0  # events the program knows of
        self._seconds = seconds
        self._program = Conversation(shlex.split(command))

    def choose(self, match: tabard.Match) -> Choice:
        news = news_of(match, self.seat, self._heard)
        self._heard = len(match.log(self.seat))
        question = question_of(match, self.seat)
        for _ in range(TRIES):
            asked = {
                "id": match.answers,
                "game": match.game,
                "seat": self.seat,
                "position": text_of(match, self.seat),
                "news": news,
                "question": question,
            }
            said = str(self._program.ask(asked, self._seconds).get("answer", ""))
            choice = choice_of(match, self.seat, said)
            if choice is not None:
                return choice
            self.mistakes += 1
            question = f"{said!r} is none of the options. {question_of(match, self.seat)}"
        return match.decision(self.seat).default

    def close(self) -> None:
        self._program.end()


def play(game: str, command: str, seats: int, opponents: str, seed: int) -> tuple[tabard.Match, Model]:
    match, chance = tabard.new(game, seats, seed), seeded(f"opponents {seed}")
    model, bot = Model(command, seed % seats), named_bot(opponents)
    try:
        while match.waiting:
            seat = match.waiting[0]
            if seat == model.seat:
                match.answer(seat, model.choose(match))
            else:
                act(match, seat, bot, chance)
    finally:
        model.close()
    return match, model


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("program")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponents", default="squire")
    parser.add_argument("--games", type=int, default=1)
    given = parser.parse_args()
    for seed in range(given.games):
        match, model = play(given.game, given.program, given.seats, given.opponents, seed)
        assert match.standing is not None
        places = {rank.seat: (rank.rank, rank.score) for rank in match.standing}
        rank, score = places[model.seat]
        print(
            f"match {seed}: seat {model.seat}, place {rank}, score {score}, mistakes {model.mistakes}",
            flush=True,
        )


if __name__ == "__main__":
    main()
