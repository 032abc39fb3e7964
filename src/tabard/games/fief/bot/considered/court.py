"""How a beginner marries, votes and rules (FIE-13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.engine.decision import Choice
from tabard.games.fief.bot.considered.asked import asked_family, facts, own
from tabard.games.fief.rules.people import ally_of, sovereign_family
from tabard.games.fief.rules.records import NOBODY
from tabard.games.fief.rules.state import Fief

END: Final = "end"
NO_CANDIDATE: Final = "none"


def sensible_court(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    marriages = [one for one in options if str(one).startswith("marry:")]
    if table.seats == 2:  # FIE-27: a player's own two families win together
        return marriages or [END]
    return [END, *marriages]


def sensible_spouse(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """With two players the other family of the same player."""
    if table.seats != 2:
        return options
    return [one for one in options if own(table, table.lords[str(one)].family)]


def sensible_marriage(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    return ["no"] if table.seats == 2 else options


def sensible_grant(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    return ["yes" if own(table, int(facts(table).get("claimant", NOBODY))) else "no"]


def sensible_vote(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """For one of one's own, else of an ally's; nobody helps a stranger to the throne."""
    ally = ally_of(table, asked_family(table))
    for friends in (table.families_of(table.asking), [ally]):
        found = [one for one in options if one in table.lords and table.lords[str(one)].family in friends]
        if found:
            return found
    return [NO_CANDIDATE]


def sensible_veto(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    return [one for one in options if one not in table.lords or not own(table, table.lords[str(one)].family)]


def sensible_parliament(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    monarch = sovereign_family(table)
    return ["for"] if own(table, monarch) else options


def sensible_share(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    to = facts(table).get("to")
    return [options[-1]] if to == table.asking else [options[0]]
