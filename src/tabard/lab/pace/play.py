"""Plays a match between bots and notes what each seat was asked, pressed and waited for."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Sequence

from tabard.api import game_module
from tabard.bots.bot import Bot, Position, act, knowledge_of, react
from tabard.bots.budgets import SECONDS, budget_of
from tabard.bots.names import dismiss, named_bot
from tabard.bots.pacing import Purse, asked_of
from tabard.bots.searcher import Searcher
from tabard.engine.chance import seeded
from tabard.engine.journal import Setup
from tabard.engine.match import Match, first_match, state_of
from tabard.lab.pace.presses import Asked, Presses, Run, presses_of


class Seat:
    """What one player met with in one match."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.counts: Counter[str] = Counter()
        self.presses: Counter[str] = Counter()  # by kind of question
        self.waits: list[float] = []  # seconds from an answer to the next question
        self.rounds: defaultdict[int, float] = defaultdict(float)  # seconds waited in each round …
        self.turns: defaultdict[int, float] = defaultdict(float)  # … and those others waited for this seat
        self.cpu = 0.0
        self.waiting = 0.0
        self.run = Run()


class Played:
    """One match."""

    def __init__(self, seats: Sequence[Seat], answers: int, rounds: int) -> None:
        self.seats = seats
        self.answers = answers
        self.rounds = rounds


def play(game: str, bots: Sequence[str], seed: str, options: dict[str, object], delay: float) -> Played:
    """`delay`: the server's `bot_delay`."""
    module = game_module(game)
    setup = Setup(game, len(bots), seed, module.chosen_options(len(bots), options), None)
    match = first_match(module, setup)
    players = [named_bot(name) for name in bots]
    record = Recorder(match, bots, delay, presses_of(game))
    chance = seeded(f"bots {seed}")
    try:
        while match.waiting:
            asked = match.waiting
            for seat in asked:
                question = record.asks(seat)
                wall, cpu = time.perf_counter(), time.process_time()
                if act(match, seat, in_time(players[seat], bots[seat], record, question), chance):
                    react(match, players)
                    break
                record.answered(question, time.perf_counter() - wall, time.process_time() - cpu)
            record.settle()
    finally:
        for player in players:
            dismiss(player)
    return Played(record.seats, match.answers, record.round)


def in_time(bot: Bot, name: str, record: Recorder, question: Question) -> Bot:
    """As at a table of the server: a search gets what its purse allows, and keeps no tree."""
    if name not in SECONDS:
        return bot
    seconds = record.purses[question.seat].thought(question.asked)
    return Searcher(name, budget_of(name, knowledge_of(record.match).tuning, record.match.seats, seconds))


class Recorder:
    """Counts along while a match is played."""

    def __init__(self, match: Match, bots: Sequence[str], delay: float, presses: Presses) -> None:
        self.match = match
        self.presses = presses
        self.tempo = knowledge_of(match).tempo
        self.seats = [Seat(bot) for bot in bots]
        self.purses = [Purse(bot.partition(":")[0], delay, bots.count(bot)) for bot in bots]
        self.round = 0
        self._last = -1  # the seat that answered last
        self._took: dict[int, float] = {}  # of those asked at the same time

    def asks(self, seat: int) -> Question:
        """A seat is asked: it has waited until now."""
        self.round = self.tempo.round(state_of(self.match))
        player = self.seats[seat]
        if player.waiting:
            player.waits.append(player.waiting)
            player.waiting = 0.0
        return Question(self.match, seat)

    def answered(self, question: Question, wall: float, cpu: float) -> None:
        """By a bot, after so many seconds."""
        seat, kind = question.seat, question.kind
        player = self.seats[seat]
        self._count(player.counts, question)
        if self._last != seat:
            player.run = Run()
        choice = self.match.ledger.entries[-1].value
        asked = Asked(seat, kind, question.facts, choice, question.sensible == {choice})
        player.presses[kind] += self.presses.of(asked, player.run)
        self._last = seat
        took = self.purses[seat].shown_after(wall, question.asked)
        player.cpu += cpu
        player.turns[self.round] += took
        self._took[seat] = took

    def _count(self, counts: Counter[str], question: Question) -> None:
        counts["questions"] += 1
        counts["forced"] += len(question.options) == 1
        counts["obvious"] += len(question.sensible) == 1
        passes = self.tempo.windows.get(question.kind)
        if passes is not None:
            counts["windows"] += 1
            counts["empty"] += question.options <= set(passes)
            counts["useless"] += question.sensible <= set(passes)

    def settle(self) -> None:
        """Who was asked at the same time thinks at the same time: the slowest of the others counts."""
        for seat, player in enumerate(self.seats):
            others = max((took for one, took in self._took.items() if one != seat), default=0.0)
            if others:
                player.waiting += others
                player.rounds[self.round] += others
        self._took = {}


class Question:
    """What matters here of a question that is open."""

    def __init__(self, match: Match, seat: int) -> None:
        decision = match.decision(seat)
        self.seat = seat
        self.kind = decision.kind
        self.options = set(decision.options)
        self.sensible = set(Position(match.imagine(seat, "pace")).sensible())
        self.asked = asked_of(match, seat)
        self.facts = decision.prompt
