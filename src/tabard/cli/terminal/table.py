"""A table in the terminal: the match, who sits where, and its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.bots.bot import Bot, act
from tabard.engine.chance import seeded
from tabard.engine.match import Match
from tabard.words import Words, read_messages
from tabard.words.messages import Messages


class Table:
    """A match with its people and bots."""

    def __init__(
        self, match: Match, levels: Mapping[int, str], bots: Mapping[int, Bot], language: str
    ) -> None:
        self.match = match
        self.levels = dict(levels)
        self.bots = dict(bots)
        self.language = language
        journal = match.journal
        self.commitment: str = journal["commitment"]
        self.words = Words(match.game, language, override=journal["content"], seats=match.seats)
        self.ui: Messages = read_messages(language, "tabard.cli.terminal")

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.match.seats) if seat not in self.bots]

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.match.view(seat)

    def let_bots_answer(self) -> None:
        """Bots answer until a person is asked or the match is over."""
        while True:
            seat = next((seat for seat in self.match.waiting if seat in self.bots), None)
            if seat is None:
                return
            # A seed for every answer, so that a saved and resumed table plays on the same.
            chance = seeded(f"bot {self.commitment} {self.match.answers}")
            act(self.match, seat, self.bots[seat], chance)

    def has_secrets_from_others(self, seat: int) -> bool:
        """Whether this seat's question or view is not for the other people at the keyboard."""
        others = [other for other in self.people if other != seat]
        view = self.view(seat)
        if others and (len(view["waiting"]) > 1 or view["answered"]):
            return True  # sealed choices
        return any(self.view(other)["table"] != view["table"] for other in others)

    def steps_back(self, seat: int) -> int:
        """How many answers must be taken back until this seat is asked again; 0 if it never was."""
        others = [other for other in range(self.match.seats) if other != seat]
        for answers in range(1, self.match.answers + 1):
            earlier = self.match.copy()
            earlier.undo(seat, answers, others)
            if seat in earlier.waiting:
                return answers
        return 0
