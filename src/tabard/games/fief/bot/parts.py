"""The evaluation in its parts, by name: what a hint says a choice is good for."""

from __future__ import annotations

from tabard.games.fief.bot.evaluation import (
    ALLIANCE,
    EARLY_VICTORY,
    GOODS,
    LEADS,
    PIGEON,
    POINTS_HELD,
    SWORD,
    SWORD_AND_CROWN,
    UNION,
    WIN,
    army_worth,
    evaluate,
    leaders,
    lords_worth,
    purse_worth,
    titles_worth,
    weigh_battle,
    weigh_election,
)
from tabard.games.fief.bot.prospects import Outlook
from tabard.games.fief.bot.quests import point_for_a_relic, sword_chance
from tabard.games.fief.rules.people import ally_of, sovereign_family
from tabard.games.fief.rules.records import NOBODY
from tabard.games.fief.rules.scoring import automatic_winners, standing, victory_points
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step


def parts(table: Fief, seat: int) -> dict[str, float]:
    """Their sum is `evaluate`; what is left over are the others."""
    outlook, left = Outlook(table), table.last_turn - table.turn
    goods, families = GOODS[left], table.families_of(seat)
    own = {
        "titles": POINTS_HELD[left] * sum(victory_points(table, one) for one in families),
        "prospects": POINTS_HELD[left] * sum(titles_worth(table, outlook, one) for one in families),
        "relics": POINTS_HELD[left] * sum(point_for_a_relic(table, one) for one in families),
        "lords": goods * sum(lords_worth(table, one) for one in families),
        "army": goods * sum(army_worth(table, outlook, one) for one in families),
        "alliance": goods * sum(alliance(table, one) for one in families),
        "sword": goods * sum(sword(table, one) for one in families),
        "pigeons": goods * sum(PIGEON * table.families[one].pigeons for one in families),
        "purse": goods * purse_worth(table, outlook, seat),
        "lead": lead(table, seat, left),
        "battle": battle(table, outlook, seat),
        "election": election(table, seat),
    }
    return own | {"rivals": evaluate(table, seat) - sum(own.values())}


def alliance(table: Fief, family: int) -> float:
    ally = ally_of(table, family)
    if ally == NOBODY:
        return 0.0
    return UNION if table.seat_of(ally) == table.seat_of(family) else ALLIANCE


def sword(table: Fief, family: int) -> float:
    crowned = sovereign_family(table) != NOBODY
    return (SWORD if crowned else SWORD_AND_CROWN) * sword_chance(table, family)


def lead(table: Fief, seat: int, left: int) -> float:
    """To be the one who would win, or has won."""
    held = [victory_points(table, family) for family in range(len(table.families))]
    worth = LEADS[left] * (seat in leaders(table, held))
    if table.step is Step.OVER:
        return worth + sum(WIN for rank in standing(table) or () if rank.seat == seat and rank.rank == 1)
    return worth + (EARLY_VICTORY if left and seat in automatic_winners(table) else 0.0)


def battle(table: Fief, outlook: Outlook, seat: int) -> float:
    worths = [0.0] * table.seats
    if table.battle is not None:
        weigh_battle(table, outlook, table.battle, worths)
    return worths[seat]


def election(table: Fief, seat: int) -> float:
    worths = [0.0] * table.seats
    if table.ballots:
        weigh_election(table, worths)
    return worths[seat]
