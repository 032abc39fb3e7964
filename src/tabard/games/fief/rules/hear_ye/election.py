"""The election of the sovereign (FIE-13.20 to 13.27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.engine.decision import Choice
from tabard.games.fief.rules.asking import Ask, Choose, pledged
from tabard.games.fief.rules.battle.sieges import besieged
from tabard.games.fief.rules.people import archbishop, is_bishop, lords_of, sovereign, titled
from tabard.games.fief.rules.records import INSIDE, Lord
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.rules.titles.crown import crown
from tabard.games.fief.rules.windows import Moment, window

ENOUGH_VOTES: Final = 3  # FIE-13.25
PENDING: Final = "?"
"""The NULL marker of a family that has not placed both: alone, the first would show that it is FOR."""


class Candidate(Choose):
    """FIE-13.21, D33: one of the family's Lords, or nobody."""

    __slots__ = ()

    kind = "candidate"
    safe_point = True
    clause = "FIE-13.21"


class VoteFor(Ask):
    """FIE-13.23, D34: the candidate under the FOR marker, or none. Secret until all are placed."""

    __slots__ = ()

    kind = "vote_for"
    clause = "FIE-13.23"
    secret = True

    def options(self, table: Fief) -> Sequence[Choice]:
        bound = pledged(table, self.family)
        return [bound] if bound in table.candidates else ["none", *table.candidates]

    def default(self, table: Fief) -> Choice:
        return self.options(table)[0]


class VoteNull(Ask):
    """FIE-13.23, D34: the candidate under the NULL marker; "none" only if FOR was placed."""

    __slots__ = ()

    kind = "vote_null"
    clause = "FIE-13.23"
    secret = True

    def options(self, table: Fief) -> Sequence[Choice]:
        placed = bool(table.ballots.get(self.family, ("", ""))[0])
        return ["none", *table.candidates] if placed else table.candidates

    def default(self, table: Fief) -> Choice:
        return table.candidates[0] if not table.ballots.get(self.family, ("", ""))[0] else "none"


def counts(table: Fief, lord: Lord) -> bool:
    """FIE-10.72, 10.83: captives and besieged Lords neither vote nor stand."""
    shut_in = lord.place in table.towns and besieged(table, lord.place) and lord.gate == INSIDE
    return lord.free and not shut_in


def election_due(table: Fief) -> bool:
    """FIE-13.20, without the candidates."""
    holders = [lord for lord in table.lords.values() if titled(lord)]
    return sovereign(table) is None and len(holders) >= 3 and any(map(is_bishop, holders))


def may_stand(table: Fief, family: int) -> list[str]:
    """FIE-13.21."""
    return [
        lord.id for lord in lords_of(table, family) if lord.fiefs and not lord.church and counts(table, lord)
    ]


def votes(table: Fief, family: int) -> tuple[int, bool]:
    """FIE-13.22, 12.19: votes of a family, and whether a bishop is among them."""
    total = 0
    church = False
    for lord in lords_of(table, family):
        if not counts(table, lord):
            continue
        if is_bishop(lord):
            church = True
            total += 2 if archbishop(table, lord) else 1
        elif lord.fiefs:
            total += 1
    return total, church


def counted(table: Fief) -> tuple[dict[str, int], list[str]]:
    """FIE-13.24: the votes the markers give each candidate, and whom a bishop supports."""
    tally = dict.fromkeys(table.candidates, 0)
    blessed: list[str] = []
    for family, (target, _) in table.ballots.items():
        if target in tally:
            number, church = votes(table, family)
            tally[target] += number
            if church:
                blessed.append(target)
    return tally, blessed


async def election(table: Fief) -> None:
    """FIE-13.20 to 13.27: candidates, a window, markers in turn order, the reveal."""
    table.step = Step.PARLIAMENT
    if not election_due(table):
        return
    candidates: list[str] = []
    for family in table.order():
        able = may_stand(table, family)
        if able:
            choice = str(await table.hear(Candidate(table, family, ("none", *able))))
            if choice != "none":
                candidates.append(choice)
    table.candidates = tuple(candidates)
    if candidates:
        table.tell("candidates", lords=candidates)
        await window(table, Moment.ELECTION, table.order()[0])
        table.candidates = tuple(
            id for id in candidates if id in table.lords and id in may_stand(table, table.lords[id].family)
        )
    if table.candidates and election_due(table):
        await vote(table)
    table.candidates = ()
    table.ballots = {}


async def vote(table: Fief) -> None:
    """FIE-13.23 to 13.26, 28.21: where markers lie is seen, their faces only when all are placed."""
    for family in table.order():
        if not votes(table, family)[0]:
            continue
        first = str(await table.hear(VoteFor(table, family)))
        table.ballots[family] = ("" if first == "none" else first, PENDING)
        other = str(await table.hear(VoteNull(table, family)))
        placed = table.ballots[family][0]
        table.ballots[family] = (placed, "" if other == "none" else other)
        table.tell("marker", family=family, on=sorted(one for one in table.ballots[family] if one))
    tally, blessed = counted(table)
    table.reveal()
    for family, (target, null) in table.ballots.items():
        table.tell("ballot", family=family, target=target or None, null=null or None)
    table.tell("votes", tally=tally, ballots={str(one): list(two) for one, two in table.ballots.items()})
    most = max(tally.values())
    leading = [id for id, number in tally.items() if number == most]
    if len(leading) == 1 and most >= ENOUGH_VOTES and leading[0] in blessed:
        table.candidates = ()
        await crown(table, table.lords[leading[0]])
