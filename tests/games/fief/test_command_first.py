"""FIE-28.5: what bots do though nobody asked, and where they go for the point of a relic (FIE-17.8)."""

from __future__ import annotations

from typing import Any

from tabard import Match
from tabard.bots.bot import Position, act, sensible, worth
from tabard.bots.levels import LEVELS
from tabard.engine.chance import seeded
from tabard.engine.module import Command
from tests.games.fief.harness import holds, position, table

KING = ["henry york royal=king fief=IV", "stephen whitby"]
OFFERED = {"do": "offer", "family": 0, "to": 1, "kind": "treasure"}


def command_first(match: Match) -> Command | None:
    return Position(match.imagine(match.waiting[0], "test")).command_first()


def marching(**given: Any) -> Match:
    return position(players=4, phase="march", **given)


def test_the_first_relic_given_to_any_sovereign_is_a_point() -> None:
    match = marching(F1={"lords": ["hugh york relic=grail"]}, F2={"lords": KING})
    act(match, 0, LEVELS["page"], seeded(1))
    holds(match, "points F1 1", "waiting P1")
    assert command_first(match) is None


def test_a_second_relic_is_kept() -> None:
    match = marching(F1={"lords": ["hugh york relic=grail"]}, F2={"lords": KING}, vp_token="F3")
    assert command_first(match) is None


def test_the_sovereign_gets_his_own_relic_from_another_hand() -> None:
    match = marching(F1={"lords": ["henry york royal=king fief=IV relic=grail", "hugh york"]})
    act(match, 0, LEVELS["page"], seeded(1))
    act(match, 0, LEVELS["page"], seeded(1))
    holds(match, "points F1 2", "waiting P1")  # the relic and the title


def test_the_garter_goes_to_ones_own_lords_only() -> None:
    king = "henry york royal=king fief=IV"
    assert command_first(marching(F1={"lords": [king]}, F2={"lords": ["hugh durham eligible"]})) is None
    match = marching(F1={"lords": [king, "hugh durham eligible"]})
    act(match, 0, LEVELS["page"], seeded(1))
    assert table(match).lords["lord_hugh"].garter


def two_families(coins: int, **options: Any) -> Match:
    """P1 leads two families; the second holds Harlech, the last town of Wales."""
    return position(
        players=2,
        phase="buy",
        P1={"coins": coins},
        F1={"lords": ["hugh cardiff"], "towns": ["cardiff castle"], "units": ["cardiff man_at_arms 2"]},
        F2={"lords": ["henry york"], "towns": ["harlech"], "units": ["harlech man_at_arms 1"]},
        **options,
    )


def test_a_family_hands_over_the_last_town_of_a_title_that_can_be_paid() -> None:
    match = two_families(4)
    act(match, 0, LEVELS["page"], seeded(1))
    assert table(match).towns["harlech"].control == 0
    assert list(sensible(match, 0)) == ["title:II"]


def test_nothing_is_handed_over_before_the_title_can_be_paid() -> None:
    assert command_first(two_families(3)) is None
    assert list(sensible(two_families(3), 0)) == ["end"]  # the coins are saved


def test_gifts_are_accepted_and_nothing_is_bought() -> None:
    given = {"F1": {"lords": ["hugh york relic=grail"]}, "F2": {"lords": ["william york"]}, "vp_token": "F3"}
    for coins, answer in ((0, "accept"), (2, "decline")):
        match = marching(**given, P2={"coins": 5})
        match.command(0, {**OFFERED, "what": "grail:lord_hugh:lord_william", "coins": coins})
        command = Position(match.imagine(1, "test")).command_first()
        assert command is not None
        assert command["do"] == answer
        match.command(1, command)
        assert Position(match.imagine(1, "test")).command_first() is None


def test_who_bears_a_relic_goes_to_the_sovereign() -> None:
    """Into his fortress's town, too: the gate is near enough."""
    bearer = {"lords": ["hugh york relic=grail"], "towns": ["york"], "units": ["york man_at_arms 1"]}
    king = {"lords": ["henry durham royal=king fief=III"], "towns": ["durham fortress"]}
    match = marching(F1=bearer, F2={**king, "units": ["durham knight 6"]})
    assert "lord:lord_hugh" in sensible(match, 0)
    match.answer(0, "lord:lord_hugh")
    assert "road_york_durham" in sensible(match, 0)


def test_a_bishop_goes_to_the_relic_of_his_cathedral() -> None:
    bishop = {"lords": ["hugh whitby see=york"], "towns": ["whitby"], "units": ["whitby man_at_arms 1"]}
    others = {"lords": ["henry durham"], "towns": ["york"], "units": ["york man_at_arms 3"]}
    for relics, goes in ((["grail york"], True), ([], False)):
        match = marching(F1=bishop, F2=others, relics=relics)
        match.answer(0, "lord:lord_hugh")
        assert ("road_york_whitby" in sensible(match, 0)) == goes


def test_a_relic_is_worth_more_the_nearer_the_sovereign() -> None:
    king = {"lords": ["henry durham royal=king fief=III"]}
    near = marching(F1={"lords": ["hugh york relic=grail"]}, F2=king)
    far = marching(F1={"lords": ["hugh exeter relic=grail"]}, F2=king)
    assert worth(near, 0) > worth(far, 0) + 0.2


def test_a_man_goes_to_the_sword_while_there_is_no_sovereign() -> None:
    """FIE-19.4: he may become King there."""
    away = {"lords": ["hugh york"], "towns": ["york"], "units": ["york man_at_arms 1"]}
    others = {"towns": ["durham fortress"], "units": ["durham knight 6"]}
    for lords, goes in (([], True), (["henry durham royal=king fief=III"], False)):
        match = marching(F1=away, F2={**others, "lords": lords}, excalibur="durham")
        match.answer(0, "lord:lord_hugh")
        assert ("road_york_durham" in sensible(match, 0)) == goes


def test_who_stands_beside_the_sword_may_wait_for_it() -> None:
    waiting = {"lords": ["hugh york"], "units": ["york man_at_arms 2"]}
    beside = marching(F1=waiting, excalibur="york", dice=[1])
    beside.answer(0, "sword:lord_hugh")
    assert "end" in sensible(beside, 0)
    assert "end" not in sensible(marching(F1=waiting, excalibur="durham"), 0)  # a town lies free
