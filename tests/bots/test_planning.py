"""A plan is several acts in a row: it sees what the first of them does not show."""

from __future__ import annotations

from time import perf_counter

import pytest

from tabard import Match
from tabard.bots import planning, squire
from tabard.bots.bot import Position, worth
from tabard.bots.budgets import Budget, budget_as, budget_of, budget_of_advice
from tabard.bots.mcts import Search
from tabard.bots.names import named_bot
from tabard.bots.planning import AFTER_PLANS, TRIALS, TRUST_IN_PLANS, outcome, planned
from tabard.bots.search import search
from tabard.bots.searcher import Searcher
from tabard.bots.squire import glances
from tabard.engine.chance import Chance, seeded
from tabard.games import KNOWLEDGE
from tests.games.fief.harness import position

TOWARDS_NORWICH = "road_coventry_kings_lynn"
ONE_PLAN = Budget(iterations=1, plans=1)


def two_stages_from_a_title() -> Match:
    """Hugh's army stands in Coventry; Norwich, two stages away, is all he lacks, and one knight holds it."""
    match = position(
        players=4,
        phase="march",
        turn=4,
        P1={"coins": 13},
        F1={
            "lords": ["hugh coventry"],
            "towns": ["coventry castle", "kings_lynn", "nottingham"],
            "units": [
                "coventry man_at_arms 2",
                "coventry knight 4",
                "kings_lynn man_at_arms 1",
                "nottingham man_at_arms 1",
            ],
        },
        F2={
            "lords": ["henry york"],
            "towns": ["norwich", "oxford"],
            "units": ["norwich knight 1", "oxford man_at_arms 1"],
        },
    )
    match.answer(0, "lord:lord_hugh")
    while "take:knight" in asked(match).sensible() or "take:man_at_arms" in asked(match).sensible():
        match.answer(0, asked(match).sensible()[0])
    return match


def asked(match: Match) -> Position:
    return Position(match.imagine(0, "test"))


def best(seen: dict[int | str, float]) -> int | str:
    return max(seen, key=lambda choice: seen[choice])


def test_a_plan_goes_on_where_an_act_ends() -> None:
    here = asked(two_stages_from_a_title())
    assert best(glances(here, seeded(1), here.sensible())) != TOWARDS_NORWICH
    assert best(planned(here, seeded(1), here.sensible(), ONE_PLAN)) == TOWARDS_NORWICH


def test_a_plan_is_never_worth_less_than_its_first_act() -> None:
    here = asked(two_stages_from_a_title())
    glanced = glances(here, seeded(1), here.sensible())
    thought = planned(here, seeded(1), here.sensible(), ONE_PLAN)
    assert thought.keys() == glanced.keys()
    assert all(thought[choice] >= glanced[choice] - 0.001 for choice in glanced)


def test_a_plan_is_tried_in_worlds_it_was_not_made_in(monkeypatch: pytest.MonkeyPatch) -> None:
    here = asked(two_stages_from_a_title())
    seen: list[Match] = []

    def imagined(position: Position, chance: Chance) -> Match:
        seen.append(squire.imagined(position, chance))
        return seen[-1]

    monkeypatch.setattr(planning, "imagined", imagined)
    planned(here, seeded(1), here.sensible(), Budget(iterations=1, plans=2))
    assert len(seen) == 2 + 2 * TRIALS


def test_a_plan_is_followed_as_far_as_it_can_be() -> None:
    """In another world an answer may be missing, or somebody else be asked."""
    match = two_stages_from_a_title()
    after = match.copy()
    after.answer(0, TOWARDS_NORWICH)
    assert outcome(match.copy(), 0, (TOWARDS_NORWICH, "no such way")) == worth(after, 0)
    assert outcome(match.copy(), 0, ("no such way", TOWARDS_NORWICH)) == worth(match, 0)


def test_plans_end_when_the_clock_says_so() -> None:
    here = asked(two_stages_from_a_title())
    hurried = planned(here, seeded(1), here.sensible(), Budget(seconds=0.0, plans=1), perf_counter())
    assert hurried == pytest.approx(glances(here, seeded(1), here.sensible()), abs=0.001)  # of several worlds
    assert Budget(seconds=6.0).half_time(10.0) == 13.0
    assert Budget(seconds=6.0).two_thirds(10.0) == 14.0


def test_other_questions_are_glanced_at() -> None:
    match = position(players=4, phase="income", F1={"lords": ["hugh bath"], "towns": ["bath castle mill"]})
    here = asked(match)
    assert here.decision.kind not in KNOWLEDGE[match.module.id].tuning.plans
    assert planned(here, seeded(1), here.options, ONE_PLAN) == glances(here, seeded(1), here.options)


def test_a_champion_makes_plans_and_a_knight_none() -> None:
    tuning = asked(two_stages_from_a_title()).tuning
    knight, champion = (budget_of(level, tuning, 2) for level in ("knight", "champion"))
    assert champion.plans > budget_of_advice(30).plans > knight.plans == 0
    assert named_budget("champion:50").plans == champion.plans
    assert named_budget("knight:50").plans == knight.plans


def named_budget(name: str) -> Budget:
    bot = named_bot(name)
    assert isinstance(bot, Searcher) and bot.budget is not None
    return bot.budget


def test_a_plan_outweighs_most_of_what_a_search_finds_after_it() -> None:
    here = asked(two_stages_from_a_title())
    planner = Search(here, seeded(1), budget=budget_of_advice(3))
    knight = Search(here, seeded(1), budget=budget_as("knight", 3))
    assert planner.prior_visits == TRUST_IN_PLANS > 4 * knight.prior_visits
    assert search(here, budget_of_advice(AFTER_PLANS + 9), seeded(1)).iterations == AFTER_PLANS
    assert search(here, budget_as("knight", AFTER_PLANS + 9), seeded(1)).iterations == AFTER_PLANS + 9


def test_where_nothing_is_planned_a_champion_searches_as_long_as_he_may() -> None:
    match = position(players=4, phase="income", F1={"lords": ["hugh bath"], "towns": ["bath castle mill"]})
    champion = budget_as("champion", AFTER_PLANS + 9)
    assert search(asked(match), champion, seeded(1)).iterations == AFTER_PLANS + 9
