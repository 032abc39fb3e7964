"""ZIZ-7, 8, 9: events, payments and favours."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabard import Match
from tabard.games.zizka.rules.content import load
from tabard.games.zizka.rules.payment import INFEASIBLE, NOTHING, Counts, further_cost, luck_cost, total
from tests.games.zizka.harness import event, holds, options, play, position, refused, seen, told, zizka

CONTENT = load(None)

COUNTS = st.tuples(*(st.integers(0, 3) for _ in range(4)))


def test_ziz_7_1_eight_kinds_of_tokens() -> None:
    kinds = Counter(token.kind for token in CONTENT.tokens.values())
    dice = dict.fromkeys(("pickpocketing", "bandits", "manhunt", "monastery", "hunt"), 5)
    assert kinds == {**dice, "tournament": 3, "payment": 3, "levy": 3}
    assert {token.kind for token in CONTENT.tokens.values() if token.mode == "dice"} == set(dice)


def test_ziz_7_2_the_back_is_public_and_the_face_is_not() -> None:
    m = event("hunt_3")
    for viewer in (None, "P1", "P2"):
        assert seen(m, viewer)["spaces"]["tyn"] == {"back": "hunt", "up": False, "token": None, "known": []}


def test_ziz_7_3_two_to_four_rows_or_a_tournament() -> None:
    for token in CONTENT.tokens.values():
        if token.mode == "tournament":
            assert not token.rows and token.pot and token.goal and token.points
        else:
            assert 2 <= len(token.rows) <= 4


def test_ziz_7_4_facing_needs_a_token_under_the_figure() -> None:
    m = position(P1=zizka(space="pisek"))
    refused(m, "P1", "face", "ZIZ-7.4", "no-token-here")
    m = position(P1=zizka(), empty=["tyn"])
    refused(m, "P1", "face", "ZIZ-7.4", "no-token-here")


def test_ziz_7_22_no_row_is_compulsory() -> None:
    m = event("hunt_1", dice=[1, 3, 3, 3])
    play(m, "P1 face", "P1 stop")
    assert options(m) == [1, "concede"]
    play(m, "P1 row 1")
    assert "stop" in options(m)
    play(m, "P1 stop")
    holds(m, "P1.coins 6", "used hunt_1")


def test_ziz_7_23_symbols_are_checked_exactly() -> None:
    m = event("pickpocketing_3", dice=[3, 3, 5, 5])
    play(m, "P1 face", "P1 stop")
    refused(m, "P1", 2, "ZIZ-7.12", "row-one-first")
    play(m, "P1 row 1")
    holds(m, "decision main")  # cunning and speech are spent: rows 2, 3, 4 lack one each


def test_ziz_7_27_a_discarded_follower_does_not_reduce_the_pool() -> None:
    m = event("bandits_3", dice=[1, 1, 1, 1, 1], team=["oldrich", "start_vok", "start_marek"])
    play(m, "P1 face", "P1 row 1", "P1 row 2", "P1 discard oldrich")
    holds(m, "have 5 0 0 0", "row 3 ok 0")


def test_ziz_8_8_costs_are_shown() -> None:
    m = event("bandits_1", dice=[1, 5, 5, 6], luck=2)
    play(m, "P1 face", "P1 stop", "P1 row 1")
    assert m.decision(0).prompt["luck"] == {"2": 1}
    assert seen(m)["event"]["payable"] == {"2": 1}
    assert [(choice, why.id) for choice, why in m.decision(0).refused] == [(1, "ZIZ-7.12"), (3, "ZIZ-8.4")]


def pays(have: Counts, need: Counts, luck: int) -> bool:
    """Brute force: hand out jokers and luck tokens in every possible way."""
    if have[3] < need[3]:
        return False
    spare = have[3] - need[3]
    for jokers in product(range(spare + 1), repeat=3):
        if sum(jokers) > spare:
            continue
        for tokens in product(range(luck + 1), repeat=3):
            if sum(tokens) <= luck and all(have[at] + jokers[at] + tokens[at] >= need[at] for at in range(3)):
                return True
    return False


@given(COUNTS, COUNTS, st.integers(0, 3))
def test_ziz_8_1_and_8_2_and_8_3_and_8_4_the_formula_agrees_with_brute_force(
    have: Counts, need: Counts, luck: int
) -> None:
    cost = luck_cost(have, need)
    assert pays(have, need, luck) == (cost != INFEASIBLE and cost <= luck)
    if cost > 0:
        assert not pays(have, need, cost - 1)


@given(COUNTS, st.lists(COUNTS, min_size=2, max_size=4), st.integers(0, 4), st.randoms())
def test_ziz_8_5_and_8_6_the_order_of_rows_never_matters(
    have: Counts, rows: list[Counts], luck: int, random: Random
) -> None:
    whole = luck_cost(have, total(rows))
    shuffled = rows.copy()
    random.shuffle(shuffled)
    spent = 0
    done: list[Counts] = []
    for row in shuffled:
        cost = further_cost(have, done, row, luck)
        if cost == INFEASIBLE:
            assert whole == INFEASIBLE or whole > luck
            return
        assert cost >= 0
        spent += cost
        done.append(row)
    assert spent == whole <= luck


def test_ziz_9_1_a_favour_has_one_holder_and_its_die_goes_with_it() -> None:
    given: dict[str, Any] = {"P1": zizka(team=["start_vok"]), "tokens": {"tyn": "hunt_1"}}
    m = position(dice=[5, 5, 1], P2={"commander": "bores"}, **given)
    assert len(play_and_roll(m)) == 2
    m = position(dice=[5, 5, 1], P2={"commander": "bores", "favours": ["wenceslas"]}, **given)
    assert len(play_and_roll(m)) == 2
    given["P1"]["favours"] = ["wenceslas"]
    m = position(dice=[5, 5, 1], P2={"commander": "bores"}, **given)
    assert len(play_and_roll(m)) == 3


def play_and_roll(match: Match) -> Any:
    play(match, "P1 face")
    return told(match, "rolled")[-1]["faces"]


def test_ziz_9_4_a_favour_already_held_is_a_point() -> None:
    m = event("levy_1", favours=["wenceslas"], coins=0)
    play(m, "P1 face", "P1 row 1", "P1 discard start_vok")
    holds(m, "P1.vp 1", "P1.coins 2", "favour wenceslas P1")


def test_ziz_9_7_and_10_11_no_ruler_dice_in_tournaments() -> None:
    m = position(
        dice=[5] * 6,
        P1=zizka(favours=["wenceslas", "sigismund"], luck=3, team=["dorota", "kunes"]),
        P2={"commander": "bores", "coins": 0},
        tokens={"tyn": "tournament_1"},
    )
    play(m, "P1 face")
    holds(m, "faces speech speech speech speech speech speech")
    assert options(m) == ["stop", "set_aside:speech"]
    play(m, "P1 stop")
    holds(m, "P1.vp 0", "P1.luck 3")


def test_ziz_9_10_one_blank_face_on_each_ruler_die() -> None:
    blanks = {die: faces.count("blank") for die, faces in CONTENT.faces.items()}
    assert blanks == {"follower_die": 0, "wenceslas_die": 1, "sigismund_die": 1}


def test_ziz_16_4_re_rolls_are_not_bought_in_tournaments() -> None:
    m = position(
        dice=[5] * 6,
        options={"advanced": True},
        P1=zizka(coins=9),
        P2={"commander": "bores", "coins": 0},
        tokens={"tyn": "tournament_1"},
    )
    play(m, "P1 face")
    assert options(m) == ["stop", "set_aside:speech"]


def test_ziz_16_1_re_rolls_are_not_bought_without_the_variant() -> None:
    m = event("hunt_1", dice=[1, 3, 5, 5], coins=9)
    play(m, "P1 face")
    refused(m, "P1", "buy:speech", "ZIZ-16.1", "only-in-the-advanced-variant")


def test_ziz_10_9_the_last_die_is_never_set_aside() -> None:
    m = position(
        dice=[5] * 6 + [5] * 4 + [1],
        P1=zizka(),
        P2={"commander": "bores", "coins": 0},
        tokens={"tyn": "tournament_1"},
    )
    play(m, "P1 face")
    for _ in range(4):
        play(m, "P1 set_aside speech", "P1 roll")  # with equal faces the first mark is no question
    play(m, "P1 set_aside speech")  # the only die left is rolled again at once
    holds(m, "P1.vp 0", "P1.coins 6", "used tournament_1")  # and nothing is left to decide


def test_ziz_8_6_luck_spent_on_earlier_rows_is_not_paid_again() -> None:
    """One sword is missing for each row: the second costs one token more, not two."""
    sword = (1, 0, 0, 0)
    assert further_cost(NOTHING, (), sword, luck=2) == 1
    assert further_cost(NOTHING, (sword,), sword, luck=2) == 1
    assert further_cost(NOTHING, (sword, sword), sword, luck=2) == INFEASIBLE


@pytest.mark.parametrize(("dice", "rewarded"), [([6, 6, 6, 5, 5, 5], 1), ([6, 6, 1, 5, 5, 5], 0)])
def test_ziz_10_13_the_personal_goal_is_reached_exactly(dice: list[int], rewarded: int) -> None:
    """Nine points are asked for: three jokers do it, eight points do not."""
    m = position(
        dice=dice,
        P1=zizka(),
        P2={"commander": "bores", "coins": 0},
        tokens={"tyn": "tournament_1"},
    )
    play(m, "P1 face", "P1 stop")
    assert len(told(m, "goal_reached")) == rewarded


def test_ziz_9_8_a_coin_not_yet_paid_may_be_rolled_again() -> None:
    m = event("hunt_1", dice=[1, 1, 1, 1, 2, 3], favours=["sigismund"], coins=0)
    play(m, "P1 face")
    assert "sigismund_die" in options(m)
    m.answer(0, "sigismund_die")
    assert [event["face"] for event in told(m, "rerolled")] == ["sword"]
    holds(m, "P1.coins 0")
