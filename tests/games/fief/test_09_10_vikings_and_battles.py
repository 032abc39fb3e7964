"""FIE-9, 10, 17.9: what Vikings and victors do with captives, relics and clans."""

from typing import Any

from tabard import Match
from tests.games.fief.harness import holds, options, play, position, seen, told, until

GATE = "gate=road_bath_oxford"
LANDING: dict[str, Any] = {
    "phase": "vikings",
    "plagues": ["viking_invasion_1 IV"],
    "P1": {"hand": ["tax_1"]},
}


def test_fie_9_8_after_the_landing_the_card_stays_until_the_end_of_the_turn() -> None:
    m = position(dice=[2, *[0] * 9], F1={"lords": ["hugh exeter"], "towns": ["exeter"]}, **LANDING)
    holds(m, "decision react", "clans.0.town whitby", "plagues.0.0 viking_invasion_1")
    until(m, "discard")
    holds(m, "turn 4", "plagues -")


def test_fie_9_31_vikings_take_the_relics_of_their_captives_out_of_the_game() -> None:
    m = position(dice=[2, 0, 0], F1={"lords": ["hugh whitby relic=grail"], "towns": ["whitby"]}, **LANDING)
    play(m, "P1 react pass", "P1 react pass")
    holds(m, "lords.hugh.captor clan_1", "lords.hugh.relics -", "towns.whitby.relics -")


JARL: dict[str, Any] = {
    "phase": "dealings",
    "clans": ["1 bath 5 jarl"],
    "F1": {"lords": ["hugh bath gate=road_exeter_bath"]},
    "F2": {"lords": ["henry bath captor=clan_1"]},
    "F3": {"lords": ["thomas york"]},
}


def test_fie_9_42_and_28_17_two_players_share_the_ransom_of_a_clan() -> None:
    m = position(P1={"coins": 3}, P2={"coins": 2}, **JARL)
    play(m, "P1 do offer kind=share to=1 coins=2", "P2 do accept offer=1")
    holds(m, "clans.0.town -", "lords.henry.captor -", "lords.henry.place bath")
    holds(m, "players.0.coins 0", "players.1.coins 0")
    assert "coins" not in told(m, "shared")[0]


def test_fie_9_42_three_players_pay_together_or_nobody_does() -> None:
    m = position(P1={"coins": 1}, P2={"coins": 2}, P3={"coins": 2}, **JARL)
    play(m, "P1 do offer kind=share to=1 coins=2", "P1 do offer kind=share to=2 coins=2")
    play(m, "P2 do accept offer=1")
    holds(m, "clans.0.town bath", "players.1.coins 2")
    assert [offer["kind"] for offer in seen(m, "P2")["offers"]] == ["agreed_share"]
    play(m, "P3 do accept offer=2")
    holds(m, "clans.0.town -", "players.0.coins 0", "players.1.coins 0", "players.2.coins 0", "offers -")


def test_fie_9_42_somebody_who_shares_needs_a_free_lord_there() -> None:
    m = position(P3={"coins": 5}, **JARL)
    assert not [one for one in m.commands(2) if one.get("kind") == "share"]


def coalition(**given: Any) -> Match:
    """P1 and P2 attack P3, whose archers take aim at Thomas of P2."""
    m = position(
        phase="war",
        F1={"lords": [f"hugh oxford {GATE}"], "units": [f"oxford knight 1 {GATE}"]},
        F2={
            "lords": ["thomas oxford gate=road_coventry_oxford"],
            "units": ["oxford man_at_arms 3 gate=road_coventry_oxford"],
        },
        F3={"lords": ["henry oxford"], "towns": ["oxford"], "units": ["oxford archer 4 knight 4"]},
        **given,
    )
    play(m, "P1 war battle:oxford:2", "P1 also_attack nobody", "P1 invite 1", "P2 join_attack attack")
    return play(m, "P3 shoot_archers lord:thomas")


def test_fie_10_16_soldiers_who_lost_their_lord_fight_on() -> None:
    m = coalition(dice=[6, 1, 1, 1, 1, 1])
    holds(m, "dead thomas")
    assert len(told(m, "melee")[0]["rolls"]) == 2  # 3 + 1 + 3 combat points; without Thomas' men 4


def test_fie_10_27_engines_cannot_aim_at_lords() -> None:
    m = position(
        phase="war",
        F1={"lords": [f"hugh oxford {GATE}"], "units": [f"oxford man_at_arms 1 bombard 1 {GATE}"]},
        F2={"lords": ["henry oxford"], "towns": ["oxford"], "units": ["oxford knight 2"]},
    )
    play(m, "P1 war battle:oxford:1")
    assert options(m, "P1") == ["fire", "hold"]


def test_fie_10_30_declaration_reveal_window_rounds_aftermath() -> None:
    m = position(
        dice=[6, 6, 6, 1],
        phase="march",
        P2={"hand": ["tax_1"]},
        F1={"lords": ["hugh bath"], "towns": ["bath"], "units": ["bath knight 4"]},
        F2={"lords": ["henry oxford"], "towns": ["oxford mill"], "units": ["oxford archer 2"]},
    )
    play(m, "P1 go hugh knight 4 road_bath_oxford", "P2 react pass", "P1 go hugh knight 4 ride:1")
    holds(m, "told battle 1", "waiting P2", "decision react", "battle.round 0")
    stacks = [stack for stack in seen(m, "P3")["stacks"] if stack["town"] == "oxford"]
    assert all(stack["up"] for stack in stacks)
    play(m, "P2 react pass", "P2 shoot_archers hold")
    holds(m, "decision plunder_mill", "told melee 2", "told battle_ended 1")


def test_fie_17_9_and_10_64_the_victor_names_a_lord_for_each_treasure() -> None:
    m = position(
        dice=[2, 2, 1, 1],
        phase="war",
        F1={
            "lords": [f"hugh oxford {GATE}", f"alice oxford {GATE} fief=I"],
            "units": [f"oxford knight 4 {GATE}"],
        },
        F2={
            "lords": ["henry oxford relic=grail relic=becket excalibur"],
            "towns": ["oxford"],
            "units": ["oxford man_at_arms 2"],
        },
        drawn=True,
    )
    play(m, "P1 war battle:oxford:1", "P1 attack_leader hugh", "P1 captor hugh")
    play(m, "P1 loot_lord alice", "P1 loot_lord hugh", "P1 loot_lord alice")
    holds(m, "lords.henry.captor hugh", "lords.henry.relics -", "lords.henry.excalibur no")
    holds(m, "lords.alice.relics grail", "lords.hugh.relics becket", "lords.alice.excalibur yes")


def test_fie_10_84_a_prisoner_dies_by_assassination_and_not_in_battle() -> None:
    m = position(
        dice=[6, 6, 6, 1],
        phase="war",
        F1={"lords": [f"hugh oxford {GATE}"], "units": [f"oxford knight 5 {GATE}"]},
        F2={"lords": ["henry oxford"], "towns": ["oxford"], "units": ["oxford man_at_arms 1"]},
        F3={"lords": ["thomas oxford captor=henry"], "towns": ["york castle"]},
    )
    play(m, "P1 war battle:oxford:1")
    holds(m, "dead henry", "lords.thomas.captor -")
    m = position(
        phase="play",
        P1={"hand": ["assassination"]},
        F1={"lords": ["hugh york"]},
        F2={"lords": ["henry exeter captor=hugh"]},
    )
    play(m, "P1 play_card assassination", "P1 card_target henry")
    holds(m, "dead henry")


def test_fie_10_88_a_prisoner_uses_up_no_unit_token() -> None:
    m = position(
        dice=[2, 2, 1, 1],
        phase="war",
        F1={"lords": [f"hugh oxford {GATE}"], "units": [f"oxford knight 4 {GATE}"]},
        F2={"lords": ["henry oxford"], "towns": ["oxford"], "units": ["oxford man_at_arms 2"]},
    )
    before = list(seen(m)["families"][0]["reserve"].values())
    play(m, "P1 war battle:oxford:1")
    holds(m, "lords.henry.captor hugh", "units F1 oxford knight 4")
    assert list(seen(m)["families"][0]["reserve"].values()) == before


def test_fie_10_4_units_in_a_contested_town_stay_face_up_to_the_end_of_the_phase() -> None:
    m = position(
        dice=[1, 1],
        phase="war",
        F1={"lords": [f"hugh oxford {GATE}"], "units": [f"oxford knight 1 {GATE}"]},
        F2={"lords": ["henry oxford"], "towns": ["oxford"], "units": ["oxford knight 1"]},
    )
    play(m, "P1 war battle:oxford:1", "P1 end_of_round stop", "P2 end_of_round stop")
    holds(m, "waiting P2", "decision war")
    assert all(stack["up"] for stack in seen(m, "P3")["stacks"])
    play(m, "P2 war end")
    holds(m, "turn 4")
    assert not any(stack["up"] for stack in seen(m, "P3")["stacks"])


def test_fie_10_4_who_flees_into_a_battle_lies_face_up_there() -> None:
    """Else everybody would see the kind in the battle, and an imagined world could give him another."""
    m = position(
        phase="war",
        P1={"hand": ["assassination"]},
        F1={"lords": [f"hugh oxford {GATE}"], "units": [f"oxford knight 1 {GATE}"]},
        F2={
            "lords": ["henry oxford", "robert london"],
            "towns": ["oxford", "york castle"],
            "units": ["london archer 1", "york man_at_arms 3 knight 3"],
        },
    )
    play(m, "P1 war battle:oxford:1", "P1 react card:assassination", "P1 react_target robert")
    play(m, "P2 flee oxford")
    (oxford,) = [one for one in seen(m, "P3")["stacks"] if one["town"] == "oxford" and one["family"] == 1]
    assert (oxford["up"], oxford["units"]) == (True, {"archer": 1})
    for number in range(5):
        assert m.imagine(2, f"world {number}").view(2) == m.view(2)


def test_fie_10_46_three_rounds_in_a_row_without_loss_end_a_battle() -> None:
    given: dict[str, Any] = {
        "phase": "war",
        "F1": {"lords": [f"hugh oxford {GATE}"], "units": [f"oxford knight 1 {GATE}"]},
        "F2": {"lords": ["henry oxford"], "towns": ["oxford"], "units": ["oxford man_at_arms 3"]},
    }
    m = position(dice=[1] * 6, **given)
    play(m, "P1 war battle:oxford:1")
    for _ in range(2):
        play(m, "P1 end_of_round continue", "P2 end_of_round continue")
    holds(m, "told battle_ended 1", "units F2 oxford man_at_arms 3")
    m = position(dice=[1, 1, 2, 1, 1, 1, 1, 1], **given)  # a man-at-arms falls in the second round
    play(m, "P1 war battle:oxford:1")
    for _ in range(3):
        play(m, "P1 end_of_round continue", "P2 end_of_round continue")
    holds(m, "told battle_ended 0", "battle.round 4", "units F2 oxford man_at_arms 2")


def test_fie_10_41_and_10_14_the_leader_says_whose_soldiers_fall() -> None:
    m = position(
        dice=[1, 1, 2, 1],
        phase="war",
        F1={"lords": [f"hugh oxford {GATE}"], "units": [f"oxford man_at_arms 1 knight 1 {GATE}"]},
        F2={
            "lords": ["thomas oxford gate=road_coventry_oxford"],
            "units": ["oxford man_at_arms 3 gate=road_coventry_oxford"],
        },
        F3={"lords": ["henry oxford"], "towns": ["oxford"], "units": ["oxford knight 2"]},
    )
    play(m, "P1 war battle:oxford:2", "P1 also_attack nobody", "P1 invite 1", "P2 join_attack attack")
    holds(m, "waiting P1", "decision lose_from")
    assert options(m, "P1") == ["0", "1"]
    play(m, "P1 lose_from 1")
    holds(m, "units F1 oxford man_at_arms 1 knight 1", "units F2 oxford man_at_arms 2")


def test_fie_15_86_one_lord_escapes_and_the_other_stays() -> None:
    m = position(
        phase="war",
        P2={"hand": ["tunnel_1"]},
        F1={"lords": [f"hugh oxford {GATE}"], "units": [f"oxford knight 2 {GATE}"]},
        F2={
            "lords": ["henry oxford", "robert oxford"],
            "towns": ["oxford"],
            "units": ["oxford knight 1 archer 1"],
        },
    )
    play(m, "P1 war battle:oxford:1", "P2 react card:tunnel_1", "P2 react_target escape:1")
    play(m, "P2 also_escape henry", "P2 escape_to london", "P2 escape_with archer")
    holds(m, "lords.henry.place london", "units F2 london archer 1")
    play(m, "P2 also_escape enough")
    holds(m, "lords.robert.place oxford", "told melee 2")


def test_fie_18_4_a_captured_king_does_not_get_his_guard_again() -> None:
    m = position(
        phase="play",
        P1={"hand": ["ambush"]},
        F1={"lords": ["hugh oxford"], "towns": ["oxford"]},
        F2={
            "lords": ["william oxford royal=king knights=2 gate=road_bath_oxford"],
            "towns": ["exeter castle"],
        },
    )
    play(m, "P1 play_card ambush")
    holds(m, "lords.william.captor hugh", "lords.william.guard_knights 0")
    until(m, "buy")
    m.command(0, {"do": "free", "family": 0, "lord": "lord_william"})
    holds(m, "lords.william.place exeter", "lords.william.guard_knights 0")
