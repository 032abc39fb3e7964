"""FIE-12, 15.93, 16, 21: titles, the sovereign, servants, the Garter."""

from typing import Any

from tests.games.fief.harness import holds, options, play, position, seen


def test_fie_12_3_a_fief_title_gives_a_point_a_vote_a_candidate_and_a_tax() -> None:
    m = position(
        phase="election",
        F1={"lords": ["hugh york fief=IV", "alice york"], "towns": ["york fortress"]},
        F2={"lords": ["henry exeter see=exeter"]},
        F3={"lords": ["thomas bath fief=I"], "towns": ["bath fortress"]},
        F4={"lords": ["robert london"]},
    )
    holds(m, "points F1 1", "points F2 0", "points F4 0")
    assert options(m, "P1") == ["none", "hugh"]
    play(m, "P1 candidate hugh", "P3 candidate none")
    play(m, "P1 vote_for hugh", "P1 vote_null none")
    holds(m, "waiting P2")
    m = position(
        phase="play",
        P1={"hand": ["tax_1"]},
        F1={"lords": ["hugh york fief=IV"], "towns": ["york fortress"]},
    )
    play(m, "P1 play_card tax_1")
    assert [tax["where"] for tax in seen(m)["taxes"]] == ["IV"]


def test_fie_12_30_the_sovereign_reigns_for_life_so_nobody_is_elected() -> None:
    kingless = position(
        phase="election",
        F1={"lords": ["hugh york fief=IV"], "towns": ["york fortress"]},
        F2={"lords": ["henry exeter see=exeter"]},
        F3={"lords": ["thomas bath fief=I"], "towns": ["bath fortress"]},
    )
    holds(kingless, "decision candidate")
    reigning = position(
        phase="election",
        F1={"lords": ["hugh york fief=IV"], "towns": ["york fortress"]},
        F2={"lords": ["henry exeter see=exeter"]},
        F3={"lords": ["thomas bath fief=I royal=king"], "towns": ["bath fortress"]},
    )
    holds(reigning, "waiting P3", "decision call_parliament")


def test_fie_12_31_the_rights_of_the_sovereign() -> None:
    buying: dict[str, Any] = {
        "phase": "buy",
        "P1": {"coins": 9},
        "P2": {"coins": 9},
        "F1": {"lords": ["william york royal=king"], "towns": ["york"]},
        "F2": {"lords": ["henry exeter eligible dagger"], "towns": ["exeter"]},
    }
    m = position(**buying)
    assert "royal_castle" in options(m, "P1")
    assert "garter" in {one["do"] for one in m.commands(0)}
    play(m, "P1 buy end")
    assert "royal_castle" not in options(m, "P2")
    m = position(
        phase="play",
        P1={"hand": ["tax_1"]},
        P2={"hand": ["justice", "tax_2"]},
        F1={"lords": ["william york royal=king dagger"], "towns": ["york"]},
        F2={"lords": ["henry exeter dagger"], "towns": ["exeter"]},
    )
    play(m, "P1 play_card tax_1")
    assert {"tax:0:I", "tax:0:VI"} <= set(options(m, "P1"))  # unmanaged regions
    play(m, "P1 card_target tax:0:I")
    assert "tax_2" not in options(m, "P2")
    play(m, "P2 play_card justice")
    holds(m, "dead henry")  # the only Lord with a dagger that Justice may touch
    m = position(
        dice=[6],
        phase="march",
        excalibur="york",
        F1={"lords": ["william york"], "towns": ["york"]},
    )
    play(m, "P1 march sword:william")
    holds(m, "lords.william.royal king", "lords.william.guard_knights 2")


def test_fie_15_93_the_captives_of_a_murdered_lord_are_free_or_change_hands() -> None:
    for other, captor in (("alice york", "alice"), ("alice exeter", "-")):
        m = position(
            phase="play",
            P1={"hand": ["assassination"]},
            F1={"lords": ["hugh london"], "towns": ["london"]},
            F2={"lords": ["henry york", other], "towns": ["york"]},
            F3={"lords": ["thomas york captor=henry"], "towns": ["bath castle"]},
        )
        play(m, "P1 play_card assassination", "P1 card_target henry")
        holds(m, f"lords.thomas.captor {captor}")


def test_fie_16_1_a_lord_who_joins_gets_one_servant() -> None:
    m = position(
        phase="play",
        decks={"servants": ["servant_fulk", "servant_odo"]},
        P1={"hand": ["lord_alice"]},
        F1={"lords": ["hugh york"], "towns": ["york castle"]},
    )
    play(m, "P1 play_card alice")
    holds(m, "lords.alice.servant servant_fulk", "lords.hugh.servant -", "servant_deck servant_odo")


def test_fie_21_5_the_garter_breaks_ties() -> None:
    for first, second, winner in (("garter", "", "P1"), ("", "garter", "P2"), ("", "", "P1 P2")):
        m = position(
            players=3,
            turn=7,
            phase="end",
            F1={"lords": [f"hugh york fief=IV {first}"], "towns": ["york fortress"]},
            F2={"lords": [f"henry exeter fief=I {second}"], "towns": ["exeter fortress"]},
        )
        holds(m, f"winners {winner}")


def test_fie_12_33_and_18_1_who_marries_the_sovereign_queen_gets_a_guard() -> None:
    m = position(
        phase="court",
        F1={"lords": ["matilda york royal=sovereign_queen knights=2"], "towns": ["york"]},
        F2={"lords": ["hugh exeter"], "towns": ["exeter"]},
    )
    play(m, "P1 court marry:matilda", "P2 accept_marriage yes")
    holds(m, "lords.hugh.guard_men 2", "lords.hugh.royal -")


def test_fie_28_14_and_13_40_a_sovereign_killed_before_the_vote_is_sovereign_no_more() -> None:
    for victim, voted in (("william", False), ("thomas", True)):
        m = position(
            phase="parliament",
            P2={"hand": ["assassination"]},
            F1={"lords": ["william york royal=king"], "towns": ["york"]},
            F2={"lords": ["henry exeter"], "towns": ["exeter"]},
            F3={"lords": ["thomas bath"], "towns": ["bath"]},
        )
        play(m, "P1 call_parliament yes", "P2 react card:assassination", f"P2 react_target {victim}")
        asked = m.decision(m.waiting[0]).kind
        assert (asked == "parliament_vote") is voted
