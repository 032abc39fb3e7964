"""FIE-14, 15: where Lords are placed, and where soldiers flee."""

from tabard.games.fief.rules.content import load
from tabard.games.fief.wiring.module import GAME
from tests.games.fief.harness import SPOKEN, holds, play, position


def test_fie_14_4_a_lord_for_whom_no_town_is_left_has_his_number() -> None:
    towns = list(load(None).towns)
    m = position(
        players=3,
        phase="play",
        P1={"hand": ["lord_robert"]},
        F2={"lords": ["henry york"], "towns": towns},
    )
    play(m, "P1 play_card lord_robert")
    offered = m.options(0)
    codec = GAME.codec()
    assert set(offered) == {*towns, "nowhere"}
    assert [codec.decode(codec.encode("place_lord", choice)) for choice in offered] == [
        ("place_lord", choice) for choice in offered
    ]


def test_fie_15_92_a_flight_is_not_taken_back() -> None:
    """How many questions it takes tells the kinds of soldiers, which nobody else may know (FIE-3.8)."""
    m = position(
        phase="play",
        P1={"hand": ["assassination", "tax_1"]},
        F1={"lords": ["henry york"]},
        F2={
            "lords": ["hugh oxford", "robert london"],
            "towns": ["exeter castle", "oxford"],
            "units": ["oxford archer 1 knight 1"],
        },
    )
    play(m, "P1 play_card assassination", "P1 card_target hugh", "P2 flee london")
    assert m.undoable(SPOKEN.seat(m, "P2")) == 0
    play(m, "P2 flee exeter")
    holds(m, "units F2 london archer 1", "units F2 exeter knight 1")
    assert m.undoable(SPOKEN.seat(m, "P2")) == 0
