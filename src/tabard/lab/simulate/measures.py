"""What `tabard balance` reports of a match: how it went, and which components each seat had a hand in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from tabard.bots.bot import knowledge_of
from tabard.engine.decision import OpenDecision
from tabard.engine.journal import ANSWER, Entry
from tabard.engine.match import Match, state_of
from tabard.words.components import Components

LEAD_EVERY: Final = 5  # answers: how often is looked who leads
HIDDEN_EVERY: Final = 40  # answers: how often is looked what the seat asked cannot know
WORLDS: Final = 2  # imagined for that


OWN: Final = ("colour", "commander")  # of a player in the view


class Measures:
    def __init__(self, match: Match, number: int) -> None:
        self._match = match
        self._number = number
        components = Components(match.module.content(match.setup.override), "en")
        self._ids = frozenset(components.order)
        self._families = max(1, components.families_each(match.seats))
        self._dealt = self._dealt_to()
        self._evaluate = knowledge_of(match).evaluate
        self._round = knowledge_of(match).tempo.round
        self._offered: Counter[tuple[int, str]] = Counter()
        self._taken: Counter[tuple[int, str]] = Counter()
        self._order: list[int] = []
        self._sizes: list[int] = []
        self._leads: list[tuple[int, int]] = []  # when, and who is alone in the lead
        self._hidden: list[float] = []
        self._answers = self._rounds = 0
        self._last = ""

    def asked(self, question: OpenDecision) -> None:
        seat, options = question.seat, question.options
        if len(options) > 1:
            self._sizes.append(len(options))
            self._offered.update((seat, id) for id in {id for one in options for id in self._ids_of(one)})
        if len(self._match.waiting) == 1 and seat not in self._order:
            self._order.append(seat)
        table = state_of(self._match)
        self._rounds = max(self._rounds, self._round(table))
        self._last = question.kind
        self._choosing = len(options) > 1
        if self._answers % LEAD_EVERY == 0:
            self._look_who_leads(table)
        if self._answers % HIDDEN_EVERY == HIDDEN_EVERY // 2:
            self._hidden.append(hidden_from(self._match, seat))
        self._answers += 1

    def answered(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            if entry.kind == ANSWER and self._choosing:
                self._taken.update((entry.seat, id) for id in set(self._ids_of(entry.value)))

    def rows(self) -> dict[str, list[dict[str, Any]]]:
        named = self._named()
        standing = self._match.standing
        assert standing is not None
        winners = {rank.seat for rank in standing if rank.rank == 1}
        owners = self._dealt
        named.update((seat, id) for id, seat in owners.items())
        met = sorted(
            {
                (seat, id)
                for seat, id in (*self._offered, *self._taken, *named)
                if seat == owners.get(id, seat)
            }
        )
        return {
            "measures": [
                {
                    "match": self._number,
                    "rounds": self._rounds,
                    "questions": len(self._sizes),
                    "options": sum(self._sizes) / max(1, len(self._sizes)),
                    "lead_changes": max(0, len(self._leads) - 1),
                    "settled": self._settled(winners),
                    "hidden": sum(self._hidden) / len(self._hidden) if self._hidden else None,
                    "last": self._last,
                    "order": self._order,
                }
            ],
            "components": [
                {
                    "match": self._number,
                    "seat": seat,
                    "component": id,
                    "offered": self._offered[seat, id],
                    "taken": self._taken[seat, id],
                    "named": named[seat, id],
                }
                for seat, id in met
            ],
        }

    def _look_who_leads(self, table: Any) -> None:
        worths = [self._evaluate(table, seat) for seat in range(self._match.seats)]
        best = max(worths)
        if worths.count(best) == 1 and (not self._leads or self._leads[-1][1] != worths.index(best)):
            self._leads.append((self._answers, worths.index(best)))

    def _settled(self, winners: set[int]) -> float:
        """The part of the match after which only a winner was alone in the lead; 1: not before its end."""
        when = 1.0
        for answers, leader in reversed(self._leads):
            if leader not in winners:
                break
            when = answers / max(1, self._answers)
        return when

    def _named(self) -> Counter[tuple[int, str]]:
        """How often an event says that a seat had to do with a component."""
        named: Counter[tuple[int, str]] = Counter()
        for event in state_of(self._match).log or ():
            facts = event.facts
            seat = facts.get("seat")
            if seat is None and isinstance(facts.get("family"), int):
                seat = facts["family"] // self._families
            if isinstance(seat, int) and 0 <= seat < self._match.seats:
                named.update((seat, id) for id in {id for one in facts.values() for id in self._ids_of(one)})
        return named

    def _dealt_to(self) -> dict[str, int]:
        """Who has what only one seat can have, and from the beginning."""
        table: Any = self._match.view()["table"]
        players = enumerate(table.get("players", [])[: self._match.seats])
        return {player[field]: seat for seat, player in players for field in OWN if field in player}

    def _ids_of(self, value: Any) -> Iterator[str]:
        """The components in a choice or a fact: `recruit:chval` has one."""
        if isinstance(value, str):
            yield from (part for part in value.split(":") if part in self._ids)
        elif isinstance(value, list | tuple):
            for one in value:
                yield from self._ids_of(one)


def hidden_from(match: Match, seat: int) -> float:
    """The part of all facts on the table that differ in worlds the seat can imagine: it cannot know them."""
    true = leaves(match)
    differ: set[str] = set()
    for world in range(WORLDS):
        imagined = leaves(match.imagine(seat, f"hidden {world}"))
        differ |= {place for place, fact in true.items() if imagined.get(place) != fact}
    return len(differ) / len(true)


def leaves(match: Match) -> dict[str, Any]:
    """Every single fact on the table by its place; the dice to come are none."""
    found: dict[str, Any] = {}

    def walk(place: str, value: Any) -> None:
        if isinstance(value, dict):
            for key, one in value.items():
                walk(f"{place}.{key}", one)
        elif isinstance(value, list):
            for at, one in enumerate(value):
                walk(f"{place}.{at}", one)
        else:
            found[place] = value

    plain = match.module.to_plain(state_of(match))
    walk("", {key: value for key, value in plain.items() if key != "chance"})
    return found
