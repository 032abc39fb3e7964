"""Page is never absurd in Fief: England, and the evaluation wants what wins."""

from __future__ import annotations

from typing import Any

import pytest

from tabard import Match
from tabard.bots.bot import Position, play_out, sensible, worth
from tabard.bots.budgets import budget_as
from tabard.bots.chances import chance_of
from tabard.bots.levels import LEVELS
from tabard.bots.mcts import Search
from tabard.bots.search import Finding, Findings, taken
from tabard.bots.squire import glances, lines_from
from tabard.engine.chance import seeded
from tabard.engine.decision import Choice
from tabard.engine.rollout import play_at_random
from tabard.games.fief.bot.quests import point_for_a_relic
from tests.games.fief.harness import SPOKEN, new, position, table

WALES = {"lords": ["hugh cardiff"], "towns": ["cardiff castle", "harlech"], "units": ["cardiff knight 2"]}


def considered(match: Match) -> list[Choice]:
    return list(sensible(match, match.waiting[0]))


def buying(coins: int, **family: Any) -> Match:
    return position(players=4, phase="buy", P1={"coins": coins}, F1={**WALES, **family})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pages_play_whole_games(seats: int) -> None:
    match = new(seats, 3)
    play_out(match, [LEVELS["page"]] * seats, 3)
    assert match.standing is not None
    assert match.answers < 2_000


def test_pages_win_titles() -> None:
    scores = []
    for seed in range(4):
        match = new(2, seed)
        play_out(match, [LEVELS["page"]] * 2, seed)
        scores += [rank.score for rank in match.standing or ()]
    assert max(scores) >= 1


def test_a_title_that_can_be_paid_is_bought() -> None:
    assert considered(buying(4, units=["cardiff knight 2", "harlech man_at_arms 1"])) == ["title:II"]


def test_coins_for_a_title_in_view_are_saved() -> None:
    assert considered(buying(3, units=["cardiff knight 2", "harlech man_at_arms 1"])) == ["end"]


def test_late_in_the_game_nobody_builds_mills() -> None:
    match = position(
        players=4, phase="buy", turn=7, P1={"coins": 6}, F1={**WALES, "towns": ["cardiff castle"]}
    )
    assert "mill" not in considered(match)


def test_nobody_burns_his_own_mills() -> None:
    match = position(players=4, phase="income", F1={**WALES, "towns": ["cardiff castle mill"]})
    assert match.decision(match.waiting[0]).kind == "scorch"
    assert considered(match) == ["end"]


def test_a_lord_goes_where_a_town_is_free() -> None:
    match = position(players=4, phase="march", F1={**WALES, "towns": ["cardiff castle"]})
    assert considered(match) == ["lord:lord_hugh"]


def test_nobody_walks_into_the_black_death() -> None:
    match = position(
        players=4, phase="march", plagues=["black_death_1 I"], F1={**WALES, "units": ["cardiff knight 4"]}
    )
    match.answer(match.waiting[0], "lord:lord_hugh")
    while "take:knight" in considered(match):
        match.answer(match.waiting[0], "take:knight")
    assert "road_bath_cardiff" in match.options(match.waiting[0])
    assert "road_bath_cardiff" not in considered(match)


def test_a_purchase_is_looked_at_to_its_end() -> None:
    match = buying(3, towns=["cardiff castle"])
    seat = match.waiting[0]
    lines = lines_from(match.imagine(seat, 1), seat, ["end", "knight"])
    knight = next(line for line in lines if line.first == "knight")
    assert table(knight.world).families[0].reserve[2] < table(match).families[0].reserve[2]


def test_two_players_see_it_from_both_sides() -> None:
    match = new(2, 5)
    play_at_random(match, seeded(5), 150)
    assert worth(match, 0) == pytest.approx(-worth(match, 1))


def test_a_title_is_worth_more_than_its_price() -> None:
    before = buying(4, units=["cardiff knight 2", "harlech man_at_arms 1"])
    after = before.copy()
    SPOKEN.verbs.act(after, 0, ["buy", "title:II"])
    while after.waiting and after.decision(after.waiting[0]).kind in ("react", "title_lord", "capital"):
        after.answer(after.waiting[0], after.decision(after.waiting[0]).default)
    assert worth(after, 0) > worth(before, 0)


def test_whoever_has_won_stands_best() -> None:
    match = new(3, 9)
    play_out(match, [LEVELS["page"]] * 3, 9)
    assert match.standing is not None
    assert [rank.rank for rank in match.standing].count(1) == 1
    first = match.standing[0].seat
    assert all(worth(match, first) >= worth(match, other) for other in range(3))


def capital(town: str, soldiers: int, **given: Any) -> Match:
    family = {"lords": [f"hugh {town} fief=II"], "towns": [f"{town} fortress"]}
    return position(
        players=4, phase="buy", F1={**family, "units": [f"{town} man_at_arms {soldiers}"]}, **given
    )


def test_six_soldiers_keep_a_clan_from_a_capital() -> None:
    """FIE-9.17: Vikings count heads; the sixth man is worth more than the seventh."""
    clans = ["1 coventry 5 jarl"]
    worths = [worth(capital("harlech", soldiers, clans=clans), 0) for soldiers in (5, 6, 7)]
    assert worths[1] - worths[0] > worths[2] - worths[1]


def test_a_capital_is_safer_inland() -> None:
    """FIE-9.6: up to three clans land in a port together."""
    assert worth(capital("harlech", 6), 0) > worth(capital("cardiff", 6), 0)


def test_a_search_glances_at_a_march_to_its_end() -> None:
    """Who goes, with whom and where are answers of one act: alone they change nothing that counts."""
    family = {**WALES, "towns": ["cardiff castle"], "units": ["cardiff knight 4"]}
    match = position(players=4, phase="march", F1=family)
    searching = Search(Position(match.imagine(0, "test")), seeded(1))
    for _ in range(3):
        searching.iterate()
    going = next(iter(searching.root.children.values())).asked[0].known
    match.answer(0, "lord:lord_hugh")
    match.answer(0, "take:knight")
    assert going["take:knight"].worth > chance_of(match, 0)


def test_who_holds_a_town_alone_may_rest_though_another_is_free() -> None:
    """FIE-8.43: a Lord who goes on leaves nothing behind that holds the town he came to."""
    match = position(players=4, phase="march", F1={"lords": ["hugh bath"], "towns": ["exeter castle"]})
    assert "end" in considered(match)
    assert "lord:lord_hugh" in considered(match)


def test_an_abbey_brings_soldiers_to_a_region_of_its_family() -> None:
    """FIE-7.31: and the player's other family is not kept from its own title."""
    match = position(
        players=2,
        phase="play",
        P1={"hand": ["abbey_source"]},
        F1={"lords": ["alice harlech"], "towns": ["harlech castle"]},
        F2={"lords": ["hugh durham"], "towns": ["durham castle"]},
    )
    while match.decision(match.waiting[0]).kind != "found_abbey":
        match.answer(0, considered(match)[0])
    assert considered(match) == ["cardiff"]


def test_a_sovereign_grants_his_own_families_titles() -> None:
    """FIE-7.44: whoever wears the crown declares without coins, and saves none for the title."""
    garrison = ["cardiff knight 2", "harlech man_at_arms 1"]
    crowned = buying(0, units=garrison, lords=["hugh cardiff royal=king"])
    assert considered(crowned) == ["title:II"]
    assert worth(crowned, 0) > worth(buying(0, units=garrison), 0)


def electing(*candidates: str) -> Match:
    """The first family has three votes, a bishop's among them, and is asked first."""
    match = position(
        phase="election",
        F1={"lords": ["hugh york fief=IV", "thomas bath fief=I", "godfrey exeter see=exeter"]},
        F2={"lords": ["henry london fief=VI"]},
    )
    while match.decision(match.waiting[0]).kind == "candidate":
        named = [one for one in match.options(match.waiting[0]) if one in candidates]
        match.answer(match.waiting[0], named[0] if named else "none")
    return match


@pytest.mark.parametrize(("candidate", "choices"), [("lord_hugh", ["lord_hugh"]), ("lord_henry", ["none"])])
def test_nobody_helps_a_stranger_to_the_throne(candidate: str, choices: list[Choice]) -> None:
    match = electing(candidate)
    assert considered(match) == choices


def test_markers_promise_a_crown() -> None:
    """FIE-13.25: three votes, a bishop's among them."""
    match = electing("lord_hugh", "lord_henry")
    voted = match.copy()
    voted.answer(0, "lord_hugh")
    match.answer(0, "none")
    assert worth(voted, 0) > worth(match, 0)


def test_a_tie_counts_more_the_nearer_the_end() -> None:
    """FIE-26.3: with equal points the Garter wins."""
    edges = []
    for turn in (4, 7):
        worths = []
        for garter in ("", " garter"):
            family = {"lords": [f"hugh bath fief=I{garter}"]}
            rival = {"lords": ["henry york fief=IV"]}
            worths.append(worth(position(players=4, phase="march", turn=turn, F1=family, F2=rival), 0))
        edges.append(worths[1] - worths[0])
    assert edges[1] > edges[0] + 0.5


def test_with_four_players_a_squire_begins_in_a_county() -> None:
    """FIE-26.4: most matches of four end with equal points, and counties beat viscounties."""
    match = new(4, 1)
    while match.decision(match.waiting[0]).kind != "start_town":
        match.answer(match.waiting[0], considered(match)[0])
    position = Position(match.imagine(match.waiting[0], "test"))
    regions = table(match).content.regions
    ranks = {regions[table(match).content.region_of(str(one))].rank for one in position.sensible()}
    assert ranks == {"viscounty", "county"}
    chosen = LEVELS["squire"].choose(position, seeded(1))
    assert regions[table(match).content.region_of(str(chosen))].rank == "county"


def asked_for_a_start_town() -> Position:
    match = new(2, 1)
    while match.decision(match.waiting[0]).kind != "start_town":
        match.answer(match.waiting[0], considered(match)[0])
    return Position(match.imagine(match.waiting[0], "test"))


def test_a_squire_takes_any_answer_that_looks_about_as_good() -> None:
    here = asked_for_a_start_town()
    taken = set()
    for seed in range(12):
        seen = glances(here, seeded(seed), here.sensible())
        chosen = LEVELS["squire"].choose(here, seeded(seed))
        assert max(seen.values()) - seen[chosen] <= here.tuning.careless_squire
        taken.add(chosen)
    assert 1 < len(taken) < len(here.sensible())


def test_a_knight_takes_any_answer_with_about_the_same_chance_and_a_champion_the_best() -> None:
    here = asked_for_a_start_town()
    tuning = here.tuning
    chances = {"a": 0.5, "b": 0.5 - tuning.careless_knight / 2, "c": 0.4}
    found = Findings([Finding(choice, 1, chance) for choice, chance in chances.items()], 3, 0.0)
    knight, champion = budget_as("knight", 3), budget_as("champion", 3)
    assert {taken(found, tuning, knight, seeded(seed)) for seed in range(20)} == {"a", "b"}
    assert {taken(found, tuning, champion, seeded(seed)) for seed in range(20)} == {"a"}


def test_a_page_now_and_then_answers_without_a_thought() -> None:
    here = asked_for_a_start_town()
    sensible = here.sensible()
    assert len(sensible) < len(here.options)
    given = [LEVELS["page"].choose(here, seeded(seed)) for seed in range(80)]
    assert all(one in here.options for one in given)
    foolish = sum(one not in sensible for one in given)
    assert 0 < foolish < len(given) / here.tuning.page_wanders * 1.5


def test_who_bears_a_relic_waits_for_a_sovereign() -> None:
    """FIE-17.8: one may still be crowned; in the compiled build, too, this is looked at."""
    bearer = {"lords": ["hugh bath relic=grail"], "towns": ["bath"]}
    assert point_for_a_relic(table(position(players=4, phase="march", F1=bearer)), 0) > 0
