"""FIE-16.8, R97: servants that no vector shows; and other single rules."""

from typing import Any

from tests.games.fief.harness import holds, options, play, position, told

GATE = "gate=road_bath_oxford"


def test_fie_16_8_hamo_adds_a_damage_to_the_archers() -> None:
    for servant, left in (("servant=hamo", "man_at_arms 1"), ("", "man_at_arms 2")):
        m = position(
            dice=[2, 1, 1],
            phase="war",
            F1={"lords": [f"hugh oxford {GATE} {servant}"], "units": [f"oxford archer 2 {GATE}"]},
            F2={"lords": ["henry oxford"], "towns": ["oxford"], "units": ["oxford man_at_arms 3"]},
        )
        play(m, "P1 war battle:oxford:1", "P1 shoot_archers troops")
        holds(m, f"units F2 oxford {left}")


def test_fie_16_8_gilberts_bombards_do_not_explode() -> None:
    for servant, exploded in (("servant=gilbert", 0), ("", 1)):
        m = position(
            dice=[1, 1, 1],
            phase="war",
            F1={
                "lords": [f"hugh oxford {GATE} {servant}"],
                "units": [f"oxford man_at_arms 1 knight 1 bombard 1 {GATE}"],
            },
            F2={"lords": ["henry oxford"], "towns": ["oxford"], "units": ["oxford knight 1"]},
        )
        play(m, "P1 war battle:oxford:1", "P1 fire_bombards fire")
        holds(m, f"told bombard_exploded {exploded}")


def test_fie_16_8_sibyl_looks_at_the_units_of_one_town_a_turn() -> None:
    m = position(
        phase="buy",
        F1={"lords": ["alice york servant=sibyl"], "towns": ["york"]},
        F2={"lords": ["henry oxford"], "towns": ["oxford"], "units": ["oxford archer 2 knight 1"]},
        F3={"lords": ["thomas bath"], "towns": ["bath"], "units": ["bath archer 1"]},
    )
    play(m, "P1 do look town=oxford")
    assert [one["units"] for one in told(m, "looked", 0)] == [{"archer": 2, "knight": 1}]
    assert told(m, "looked", 1) == told(m, "looked") == []
    assert not [one for one in m.commands(0) if one["do"] == "look"]


def test_fie_16_8_wace_lets_his_player_draw_one_more_event_card() -> None:
    for servant, drawn in (("servant=wace", 3), ("", 2)):
        m = position(
            players=3,
            phase="draw",
            decks={"event": ["tax_1", "tax_2", "tax_3", "tax_4"]},
            F1={"lords": [f"hugh york {servant}"], "towns": ["york"]},
        )
        for _ in range(drawn):
            play(m, "P1 draw event")
        assert m.waiting != (0,)


def test_fie_16_8_cerdic_has_two_votes_in_parliament() -> None:
    for servant, passed in (("servant=cerdic", True), ("", False)):
        m = position(
            phase="parliament",
            F1={"lords": [f"william york royal=king {servant}"], "towns": ["york"]},
            F2={"lords": ["henry oxford", "thomas oxford"], "towns": ["oxford"]},
        )
        play(m, "P1 call_parliament yes", "P1 parliament_vote for", "P2 parliament_vote null")
        assert bool(m.waiting == (0,) and m.decision(0).kind == "share") is passed


def test_fie_10_21_a_man_at_arms_of_the_ally_serves_one_bombard() -> None:
    side: dict[str, Any] = {
        "lords": [f"hugh oxford {GATE} spouse=edith"],
        "units": [f"oxford knight 1 bombard 2 {GATE}"],
    }
    m = position(
        dice=[6, 6, 6, 6],
        phase="war",
        F1=side,
        F2={"lords": [f"edith oxford {GATE}"], "units": [f"oxford man_at_arms 1 bombard 1 {GATE}"]},
        F3={"lords": ["henry oxford"], "towns": ["oxford"], "units": ["oxford knight 6"]},
    )
    play(m, "P1 war battle:oxford:2", "P1 also_attack nobody", "P1 invite 1", "P2 join_attack attack")
    holds(m, "decision fire_bombards")
    assert m.decision(0).prompt["shots"] == 1


def test_fie_14_6_a_vacant_title_goes_to_the_lord_who_joins() -> None:
    m = position(
        phase="play",
        P1={"hand": ["lord_alice"]},
        vacant={"IV": "F1", "I": "F2"},
        F1={"towns": ["york fortress"], "units": ["york archer 1"]},
        F2={"towns": ["exeter fortress"], "units": ["exeter archer 1"]},
    )
    play(m, "P1 play_card alice")
    holds(m, "lords.alice.fiefs IV", "points F1 1", "points F2 1")


def test_fie_7_14_only_the_sovereigns_family_builds_the_royal_castle() -> None:
    m = position(
        phase="buy",
        P2={"coins": 9},
        F1={"lords": ["william york royal=king"], "towns": ["york"]},
        F2={"lords": ["henry exeter"], "towns": ["exeter"]},
        active="F2",
    )
    assert "castle" in options(m, "P2")
    assert "royal_castle" not in options(m, "P2")
