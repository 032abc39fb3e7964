"""The options a beginner would consider: every rule here leaves out what nobody would do on purpose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tabard.engine.decision import Choice
from tabard.games.fief.bot.considered.buying import sensible_purchase, sensible_site
from tabard.games.fief.bot.considered.cards import (
    sensible_card,
    sensible_card_target,
    sensible_discard,
    sensible_draw,
    sensible_reaction,
    sensible_target,
)
from tabard.games.fief.bot.considered.court import (
    sensible_court,
    sensible_grant,
    sensible_marriage,
    sensible_parliament,
    sensible_share,
    sensible_spouse,
    sensible_veto,
    sensible_vote,
)
from tabard.games.fief.bot.considered.war import (
    at_home,
    sensible_abbey,
    sensible_consent,
    sensible_deal,
    sensible_loss,
    sensible_round,
    sensible_start,
    sensible_war,
)
from tabard.games.fief.bot.errands import sensible_march
from tabard.games.fief.rules.state import Fief

END: Final = "end"

ALWAYS: Final = {
    "call_parliament": "yes",
    "declare_prince": "prince",
    "fire_bombards": "fire",
    "fire_trebuchets": "fire",
    "fog": "none",
    "join_attack": "neutral",
    "join_revolt": "pass",
    "keep_consent": "keep",
    "pay_title": "pay",
    "pay_toll": "pay",
    "refound": "yes",
    "refused": "stay",
    "revive": "yes",
    "sally_out": "stay",
    "scorch": END,
}
"""Questions with one answer, where it is possible."""

NEVER: Final = {
    "candidate": "none",
    "new_prioress": "nobody",
    "shoot_archers": "hold",
}
"""Answers nobody gives while there is another."""


def sensible(table: Fief, kind: str, options: Sequence[Choice]) -> Sequence[Choice]:
    """Some of the options, at least one."""
    if len(options) == 1:
        return options
    if kind in ALWAYS:
        return [ALWAYS[kind]] if ALWAYS[kind] in options else options
    if kind in NEVER:
        return [one for one in options if one != NEVER[kind]]
    choose = BY_KIND.get(kind)
    return options if choose is None else choose(table, options) or options


BY_KIND: Final[dict[str, Callable[[Fief, Sequence[Choice]], Sequence[Choice]]]] = {
    "accept_marriage": sensible_marriage,
    "buy": sensible_purchase,
    "buy_town": sensible_site,
    "card_target": sensible_card_target,
    "consent": sensible_consent,
    "court": sensible_court,
    "court_target": sensible_spouse,
    "deal": sensible_deal,
    "discard": sensible_discard,
    "draw": sensible_draw,
    "end_of_round": sensible_round,
    "grant": sensible_grant,
    "found_abbey": sensible_abbey,
    "lose_in_battle": sensible_loss,
    "lose_soldier": sensible_loss,
    "march": sensible_march,
    "parliament_vote": sensible_parliament,
    "place_lord": at_home,
    "play_card": sensible_card,
    "react": sensible_reaction,
    "react_target": sensible_target,
    "share": sensible_share,
    "start_town": sensible_start,
    "vote_for": sensible_vote,
    "vote_null": sensible_veto,
    "war": sensible_war,
}
