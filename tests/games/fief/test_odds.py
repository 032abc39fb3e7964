"""What bots reckon of a battle is what the dice of section 10 bring."""

from __future__ import annotations

from typing import Final

import pytest

from tabard import Match
from tabard.engine.chance import seeded
from tabard.games.fief.bot.odds import ONE_DIE, attack_chance, melee_dice
from tabard.games.fief.rules.battle.sides import dice_for
from tests.games.fief.harness import play, position, table

BATTLES: Final = 150
FORTRESS: Final = "fortress"
ROAD: Final = "gate=road_nottingham_york"


def wins(army: int, guard: int, building: str, bombards: int) -> float:
    """How often the engine lets men-at-arms beat men-at-arms; nobody stops while both can fight."""
    won = 0
    for seed in range(BATTLES):
        dice = seeded(f"battle {seed}")
        match = position(
            dice=[dice.die(6) for _ in range(400)],
            phase="war",
            F1={
                "lords": [f"hugh york {ROAD}"],
                "units": [f"york man_at_arms {army - 1} bombard {bombards} {ROAD}"],
            },
            F2={
                "lords": ["henry durham"],
                "towns": [f"york {building}".strip()],
                "units": [f"york man_at_arms {guard}"],
            },
        )
        won += fought_out(play(match, "P1 war battle:york:1"))
    return won / BATTLES


def fought_out(match: Match) -> bool:
    while match.waiting and table(match).battle is not None:
        seat = match.waiting[0]
        options = match.options(seat)
        match.answer(seat, "continue" if "continue" in options else match.decision(seat).default)
    return not any(stack.town == "york" and stack.family == 1 for stack in table(match).stacks)


@pytest.mark.parametrize(
    ("army", "guard", "building", "bombards"),
    [(8, 6, "", 0), (12, 10, "", 0), (12, 6, "castle", 0), (12, 6, "castle", 2)],
)
def test_10_20_the_chance_of_an_attack_is_that_of_its_dice(
    army: int, guard: int, building: str, bombards: int
) -> None:
    reckoned = attack_chance(army, guard, building, bombards)
    assert wins(army, guard, building, bombards) == pytest.approx(reckoned, abs=0.12)


def test_10_20_dice_by_combat_points() -> None:
    assert [melee_dice(points) for points in (0, 1, 6, 7, 12, 13, 40)] == [0, 1, 1, 2, 2, 3, 3]


def test_10_32_a_fortress_leaves_twelve_points_no_die() -> None:
    assert attack_chance(12, 1, FORTRESS) == 0.0 < attack_chance(13, 1, FORTRESS)


def test_10_21_bombards_open_a_fortress() -> None:
    assert attack_chance(24, 13, FORTRESS) < 0.1 < 0.9 < attack_chance(24, 13, FORTRESS, bombards=3)


def test_10_29_the_defenders_bombards_answer() -> None:
    assert attack_chance(24, 13, FORTRESS, 3, 3) < attack_chance(24, 13, FORTRESS, 3)


def test_10_20_the_dice_reckoned_with_are_those_of_the_content() -> None:
    state = table(position(phase="war"))
    assert [melee_dice(points) for points in range(40)] == [dice_for(state, points) for points in range(40)]
    faces = state.content.combat_die
    assert pytest.approx([faces.count(damage) / len(faces) for damage in range(4)]) == list(ONE_DIE)
