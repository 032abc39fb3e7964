"""When what can be dealt in: safe points, and questions about which people bargain (FIE-28.4, 28.17)."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.decision import Decision
from tabard.games.fief.rules.asking import Ask
from tabard.games.fief.rules.state import Fief

COINS: Final = "coins"
CARD: Final = "card"
TOWN: Final = "town"
TREASURE: Final = "treasure"
CAPTIVE: Final = "captive"
FREE_CAPTIVE: Final = "free"
HIRE: Final = "hire"
SERVANT: Final = "servant"
MARRIAGE: Final = "marriage"
LEAVE: Final = "leave"
SIEGE: Final = "siege"
GARTER: Final = "garter"
GRANT: Final = "grant"
JOIN: Final = "join"
SPOILS: Final = "spoils"
TRUCE: Final = "truce"
VOTE: Final = "vote"
TAX: Final = "tax"
NOTE: Final = "note"
SHARE: Final = "share"  # of a clan's ransom

ALWAYS: Final = (COINS, CARD, NOTE)
AT_SAFE_POINTS: Final = (
    *(*ALWAYS, TOWN, TREASURE, CAPTIVE, FREE_CAPTIVE, HIRE, SERVANT, MARRIAGE),
    *(LEAVE, SIEGE, GARTER, GRANT, JOIN, SPOILS, SHARE),
)
IN_BATTLE: Final = (*ALWAYS, HIRE, SPOILS, TRUCE, TOWN)
COALITION: Final = (*ALWAYS, JOIN, SPOILS, HIRE)
WHILE_ASKED: Final = {
    "consent": (*ALWAYS, LEAVE),
    "grant": (*ALWAYS, GRANT),
    "also_attack": COALITION,
    "invite": COALITION,
    "join_attack": COALITION,
    "join_defence": COALITION,
    "join_revolt": (*ALWAYS, HIRE),
    "parliament_vote": (*ALWAYS, VOTE),
    "vote_for": (*ALWAYS, VOTE),
    "share": (*ALWAYS, TAX),
}
"""Questions that are no safe points, but about whose answers people bargain; what is dealt in meanwhile."""

BATTLE_TALK: Final = ("react", "end_of_round")


class Composing(Ask):
    """A question on the way to a deal: what waits behind it decides what can be dealt in."""

    __slots__ = ("at_safe", "behind")

    def __init__(self, table: Fief, family: int, behind: Decision[Any] | None, at_safe: bool) -> None:
        super().__init__(table, family)
        self.behind = behind
        self.at_safe = at_safe


def question_now(table: Fief) -> Decision[Any] | None:
    """The question that people bargain about."""
    question = table.question
    return question.behind if isinstance(question, Composing) else question


def is_safe(table: Fief) -> bool:
    question = table.question
    return question.at_safe if isinstance(question, Composing) else table.safe


def kinds_now(table: Fief) -> tuple[str, ...]:
    """What can be dealt in while the question open now waits: from public facts alone."""
    if is_safe(table):
        return AT_SAFE_POINTS
    question = question_now(table)
    if question is None:
        return ()
    if table.battle is not None:
        talk = question.kind in BATTLE_TALK and not table.in_play
        return IN_BATTLE if talk else ()
    return WHILE_ASKED.get(question.kind, ())


def may_send(table: Fief) -> bool:
    """FIE-5.26, 13.7: pigeons and gifts, in a battle too."""
    return table.safe or (table.battle is not None and bool(kinds_now(table)))
