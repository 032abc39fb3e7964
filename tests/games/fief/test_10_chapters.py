"""FIE-9, 10.31: chapters stay short, so that copies do; what a copy shares with the match never changes."""

from tabard.engine.saves import save
from tests.games.fief.harness import holds, play, position, table

GATE = "gate=road_bath_oxford"


def test_fie_10_31_a_round_of_battle_is_a_chapter() -> None:
    m = position(
        dice=[1] * 16,
        phase="war",
        F1={"lords": [f"hugh oxford {GATE}"], "units": [f"oxford knight 4 {GATE}"]},
        F2={"lords": ["henry oxford"], "towns": ["oxford"], "units": ["oxford knight 4"]},
    )
    play(m, "P1 war battle:oxford:1")
    holds(m, "decision end_of_round", "battle.round 1")
    play(m, "P1 end_of_round continue", "P2 end_of_round continue")
    holds(m, "decision end_of_round", "battle.round 2")
    assert save(m)["trail"] == []
    assert m.copy().hash() == m.hash()


def test_fie_9_9_a_battle_of_vikings_does_not_hold_the_whole_activation_in_its_chapter() -> None:
    m = position(
        dice=[1, 1, 1, 1],
        phase="vikings",
        P1={"hand": ["tax_1"]},
        clans=["1 bath 5 jarl"],
        F1={"lords": ["hugh bath gate=road_bath_oxford"], "units": ["bath archer 3 gate=road_bath_oxford"]},
    )
    play(m, "P1 react pass")
    holds(m, "decision react", "battle.round 0")
    assert save(m)["trail"] == []
    assert [duty.split(":")[0] for duty in table(m).queue] == ["destroy", "sail", "stage"]


def test_fie_7_7_a_mill_built_in_a_copy_does_not_stand_in_the_match() -> None:
    m = position(phase="buy", P1={"coins": 9}, F1={"lords": ["hugh york"], "towns": ["york"]})
    twin = m.copy()
    assert table(twin).towns["york"] is table(m).towns["york"]
    play(twin, "P1 buy mill", "P1 buy_town york")
    holds(twin, "towns.york.mill yes")
    holds(m, "towns.york.mill no")
