"""The arena: bots against bots from fixed seeds, every deal played once per seating."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, Final

from tabard.bots.bot import play_out
from tabard.bots.names import dismiss, named_bot
from tabard.engine.errors import SetupError
from tabard.engine.journal import Setup
from tabard.engine.match import Match, first_match
from tabard.engine.module import GameModule

Z95: Final = 1.959964  # two-sided 95 % of the normal distribution


class Contest:
    """Who plays what, how often. Plain values, so that it can be sent to other processes."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        seats: int,
        games: int,
        seed: int | str,
        options: Mapping[str, object],
    ) -> None:
        if not 1 <= len(bots) <= seats:
            raise SetupError(f"{seats} seats take 1 to {seats} bots, not {len(bots)}")
        if games < 1:
            raise SetupError(f"an arena plays at least one game, not {games}")
        for name in bots:
            named_bot(name)
        self.game = game
        self.bots = [*bots, *[bots[-1]] * (seats - len(bots))]  # the last one named fills the table
        self.seed = seed
        self.options = options
        self.deals = -(-games // seats)  # whole deals: each is played once per seating

    @property
    def games(self) -> int:
        return self.deals * len(self.bots)


class Result:
    """One game: the bots by seat, the share of the victory and the score of each."""

    def __init__(self, bots: Sequence[str], shares: Sequence[float], scores: Sequence[int]) -> None:
        self.bots = bots
        self.shares = shares
        self.scores = scores


def play_deal(module: GameModule[Any], contest: Contest, deal: int) -> list[Result]:
    """One deal, once per seating: the bots move on by one seat each time."""
    seatings = [contest.bots[first:] + contest.bots[:first] for first in range(len(contest.bots))]
    return [play_game(module, contest, deal, bots) for bots in seatings]


def play_game(module: GameModule[Any], contest: Contest, deal: int, bots: Sequence[str]) -> Result:
    seed = f"arena {contest.seed} {deal}"
    options = module.chosen_options(len(bots), contest.options)
    match = first_match(module, Setup(module.id, len(bots), seed, options, None))
    players = [named_bot(name) for name in bots]
    try:
        play_out(match, players, f"{seed} {' '.join(bots)}")
    finally:
        for player in players:
            dismiss(player)
    return result_of(match, bots)


def result_of(match: Match, bots: Sequence[str]) -> Result:
    standing = match.standing
    assert standing is not None
    winners = [rank.seat for rank in standing if rank.rank == 1]
    scores = {rank.seat: rank.score for rank in standing}
    seats = range(len(bots))
    return Result(
        bots,
        [1 / len(winners) if seat in winners else 0.0 for seat in seats],
        [scores[seat] for seat in seats],
    )


class Line:
    """A bot's results over all its games; with two seats at a table a game counts twice."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.games = 0
        self.wins = 0.0  # a shared victory counts as a share
        self.points = 0

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def mean_score(self) -> float:
        return self.points / self.games

    def to_plain(self) -> dict[str, object]:
        low, high = self.interval
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": round(self.wins, 4),
            "rate": round(self.rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "mean_score": round(self.mean_score, 2),
        }


def tally(results: Iterable[Result]) -> list[Line]:
    """One line per bot, in the order in which they first sat down."""
    lines: dict[str, Line] = {}
    for result in results:
        for bot, share, score in zip(result.bots, result.shares, result.scores, strict=True):
            line = lines.setdefault(bot, Line(bot))
            line.games += 1
            line.wins += share
            line.points += score
    return list(lines.values())


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % Wilson interval: it also holds near 0 and 1."""
    rate = wins / games
    square = Z95 * Z95 / games
    middle = (rate + square / 2) / (1 + square)
    half = Z95 * sqrt(rate * (1 - rate) / games + square / (4 * games)) / (1 + square)
    return 0.0 if wins == 0 else middle - half, 1.0 if wins == games else middle + half
