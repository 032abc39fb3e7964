"""FIE-5, 6, 7, 12, 13, 15, 19, 20, 24 to 26: one rule each, on both sides of its border."""

from typing import Any

import pytest

from tests.games.fief.harness import holds, options, play, position, seen, told, until


def test_fie_5_17_and_11_2_plagues_of_the_first_turn_sleep_and_stay() -> None:
    m = position(
        dice=[4],
        turn=1,
        phase="plagues",
        decks={"track": ["black_death_1"]},
        P1={"hand": ["tax_1"]},
        F1={"lords": ["hugh york"], "towns": ["york"]},
    )
    holds(m, "dead -", "decision play_card")
    assert [one["active"] for one in seen(m)["plagues"]] == [False]


def test_fie_5_18_and_4_5_they_wake_before_phase_one_of_turn_two() -> None:
    m = position(
        dice=[1],
        turn=2,
        phase="turn",
        plagues=["black_death_1 IV sleeping"],
        P1={"hand": ["tax_1"]},
        F1={"lords": ["hugh york", "alice exeter"], "towns": ["york"]},
    )
    holds(m, "dead hugh")


@pytest.mark.parametrize(
    ("tax", "owner"), [([], "players.0.coins 3"), (["tax_1 F2 diocese_norwich"], "players.0.coins 1")]
)
def test_fie_6_5_and_6_7_a_mill_pays_the_town_or_the_church_tax(tax: list[str], owner: str) -> None:
    m = position(
        phase="income",
        taxes=tax,
        P1={"coins": 0},
        P2={"coins": 0},
        F1={"lords": ["hugh norwich"], "towns": ["norwich mill"]},
        F2={"lords": ["henry exeter see=norwich"]},
    )
    holds(m, owner, "players.1.coins " + ("2" if tax else "0"))


@pytest.mark.parametrize(
    ("towns", "able"),
    [
        (["durham castle", "berwick"], True),
        (["durham castle"], False),
        (["durham", "berwick"], False),
        (["durham royal_castle", "berwick"], False),
    ],
)
def test_fie_7_41_a_title_needs_all_towns_and_a_castle(towns: list[str], able: bool) -> None:
    m = position(phase="buy", P1={"coins": 9}, F1={"lords": ["hugh durham"], "towns": towns})
    assert ("title:III" in options(m, "P1")) is able


def test_fie_7_7_one_building_and_one_mill_to_a_town() -> None:
    m = position(phase="buy", P1={"coins": 20}, F1={"lords": ["hugh york"], "towns": ["york castle mill"]})
    assert not {"castle", "mill"} & set(options(m, "P1"))


def test_fie_12_10_and_12_11_a_vacant_title_stays_only_with_its_capital() -> None:
    for garrison, points in (("york archer 1", 1), ("durham archer 1", 0)):
        m = position(
            phase="play",
            P2={"hand": ["assassination"]},
            F1={"lords": ["hugh york fief=IV"], "towns": ["york fortress"], "units": [garrison]},
            F2={"lords": ["henry exeter"], "towns": ["exeter"]},
        )
        play(m, "P2 play_card assassination", "P2 card_target hugh")
        holds(m, f"points F1 {points}", f"vacant {'IV' if points else '-'}")


ROYAL: dict[str, Any] = {
    "phase": "parliament",
    "P1": {"coins": 0},
    "P2": {"coins": 0},
    "F1": {"lords": ["william york royal=king", "robert york"], "towns": ["york"]},
    "F2": {"lords": ["henry exeter", "matilda exeter"], "towns": ["exeter"]},
}


@pytest.mark.parametrize(("third", "passes"), [(["alice bath"], True), (["thomas bath"], False)])
def test_fie_13_43_and_13_41_more_than_half_and_only_men_vote(third: list[str], passes: bool) -> None:
    m = position(F3={"lords": third}, **ROYAL)
    play(m, "P1 call_parliament yes", "P1 parliament_vote for", "P2 parliament_vote null")
    if not passes:
        play(m, "P3 parliament_vote null")  # two of four votes are not more than half
    holds(m, f"parliament_revolt {'yes' if passes else 'no'}")


def test_fie_13_44_and_13_45_the_tax_is_divided_in_secret() -> None:
    m = position(players=2, **{**ROYAL, "F3": {"lords": ["henry exeter"]}, "F2": {"lords": ["alice bath"]}})
    play(m, "P1 call_parliament yes", "P1 parliament_vote for", "P2 parliament_vote null", "P1 share 5")
    holds(m, "parliament_revolt yes")
    shares = [{one["player"]: one["coins"] for one in told(m, "tax_share", who)} for who in (0, 1, None)]
    assert shares == [{0: 7, 1: 5}, {1: 5}, {}]


@pytest.mark.parametrize(
    ("taxes", "targets"),
    [([], {"tax:0:IV", "tax:0:diocese_york"}), (["tax_2 F1 IV"], {"tax:0:diocese_york"})],
)
def test_fie_15_41_and_15_43_one_tax_to_a_fief_and_one_to_a_diocese(
    taxes: list[str], targets: set[str]
) -> None:
    m = position(
        phase="play",
        taxes=taxes,
        P1={"hand": ["tax_1", "tax_3"]},
        F1={"lords": ["hugh york fief=IV", "robert york see=york"], "towns": ["york fortress"]},
    )
    play(m, "P1 play_card tax_1")
    if len(targets) > 1:
        assert set(options(m, "P1")) == targets
    else:
        assert {f"tax:0:{one['where']}" for one in seen(m)["taxes"]} >= targets


@pytest.mark.parametrize(("building", "dies"), [("abbey_source", False), ("", True)])
def test_fie_15_6_in_an_abbey_town_a_three_does_not_kill(building: str, dies: bool) -> None:
    m = position(
        dice=[4, 3],
        phase="plagues",
        decks={"track": ["black_death_1"]},
        P1={"hand": ["tax_1"]},
        F1={"lords": ["hugh york"], "towns": [f"york {building}"]},
    )
    holds(m, f"dead {'hugh' if dies else '-'}")


def test_fie_15_3_and_15_4_half_the_soldiers_die_and_no_engine() -> None:
    m = position(
        dice=[4],
        phase="plagues",
        decks={"track": ["black_death_1"]},
        P1={"hand": ["tax_1"]},
        F1={"lords": ["hugh exeter"], "towns": ["york"], "units": ["york knight 5 bombard 2"]},
    )
    play(m, "P1 lose_soldier knight", "P1 lose_soldier knight")
    holds(m, "units F1 york knight 3 bombard 2")


@pytest.mark.parametrize(("lord", "tries"), [("hugh", True), ("alice", False), ("hugh see=exeter", False)])
def test_fie_19_1_only_men_who_are_no_clerics_draw_the_sword(lord: str, tries: bool) -> None:
    name, _, words = lord.partition(" ")
    m = position(phase="march", excalibur="york", F1={"lords": [f"{name} york {words}"], "towns": ["york"]})
    assert (f"sword:{name}" in options(m, "P1")) is tries


def test_fie_19_2_and_19_3_once_in_phase_five_and_once_in_phase_seven() -> None:
    m = position(dice=[5, 6], phase="march", excalibur="york", F1={"lords": ["hugh york"], "towns": ["york"]})
    play(m, "P1 march sword:hugh")
    holds(m, "drawn no")
    assert "sword:hugh" not in options(m, "P1")
    play(m, "P1 march end", "P1 war sword:hugh")
    holds(m, "lords.hugh.excalibur yes", "lords.hugh.royal king")


@pytest.mark.parametrize(
    ("words", "toll"),
    [
        ("", 2),
        ("fief=I", 4),
        ("see=exeter", 5),
        ("see=exeter fief=I", 10),
        ("royal=king", 0),
        ("royal=prince", 4),
    ],
)
def test_fie_20_5_and_20_6_the_toll_of_robin_hood(words: str, toll: int) -> None:
    m = position(
        dice=[1], phase="march", P1={"coins": 20}, F1={"lords": [f"hugh york {words}"], "towns": ["york"]}
    )
    play(m, "P1 go hugh forest:lincoln", *(["P1 pay_toll pay"] if toll else []))
    holds(m, f"players.0.coins {20 - toll}", "lords.hugh.place lincoln")


@pytest.mark.parametrize(("turn", "over"), [(4, False), (5, True), (6, True)])
def test_fie_25_1_automatic_victory_only_after_turns_five_and_six(turn: int, over: bool) -> None:
    m = position(
        players=3,
        turn=turn,
        phase="end",
        F1={
            "lords": ["hugh york fief=IV fief=I fief=II"],
            "towns": ["york fortress", "exeter fortress", "cardiff fortress"],
            "units": ["exeter archer 1", "cardiff archer 1"],
        },
        P1={"hand": ["tax_1"]},
    )
    play(m, "P1 react pass")
    assert (m.standing is not None) is over


@pytest.mark.parametrize(
    ("one", "other", "winner"),
    [
        ("fief=I", "fief=V", "P2"),  # county against duchy
        ("fief=I", "fief=II", "P1"),  # county against viscounty
        ("fief=II royal=king", "fief=V", "P1"),  # the crown before duchies
        ("fief=II garter", "fief=V royal=king", "P1"),  # the Garter before the crown
        ("fief=II garter", "fief=V fief=VI", "P2"),  # points before everything
    ],
)
def test_fie_26_1_and_26_2_and_26_3_and_26_4_points_garters_crown_duchies(
    one: str, other: str, winner: str
) -> None:
    m = position(
        players=3,
        turn=7,
        phase="end",
        F1={"lords": [f"hugh york {one}"], "towns": ["york"]},
        F2={"lords": [f"henry exeter {other}"], "towns": ["exeter"]},
    )
    holds(m, f"winners {winner}")


def test_fie_4_4_and_25_7_after_turn_seven_the_game_is_over() -> None:
    m = position(players=3, turn=7, phase="end", F1={"lords": ["hugh york"], "towns": ["york"]})
    assert m.waiting == ()
    m = position(players=3, turn=6, phase="end", P1={"hand": ["tax_1"]}, F1={"lords": ["hugh york"]})
    until(m, "discard")
    holds(m, "turn 7")


@pytest.mark.parametrize(
    ("royal", "parliament", "able"),
    [("royal=king", "revolt", True), ("", "revolt", False), ("royal=king", "", False)],
)
def test_fie_15_61_only_the_sovereign_raises_a_revolt_where_he_taxes(
    royal: str, parliament: str, able: bool
) -> None:
    m = position(
        phase="play",
        parliament=parliament,
        taxes=["tax_1 F1 IV", "tax_2 F2 I"],
        P1={"hand": ["revolt_1"]},
        F1={"lords": [f"hugh york fief=IV {royal}"], "towns": ["york fortress"]},
        F2={"lords": ["henry exeter fief=I"], "towns": ["exeter fortress"]},
    )
    play(m, "P1 play_card revolt_1")
    assert ("york" in options(m, "P1")) is able
    assert "exeter" in options(m, "P1")


def test_fie_8_42_and_15_110_control_is_updated_when_the_only_lord_is_ambushed() -> None:
    m = position(
        phase="play",
        P1={"hand": ["ambush"]},
        F1={"lords": ["hugh oxford gate=road_bath_oxford"]},
        F2={"lords": ["henry oxford"], "towns": ["oxford"]},
    )
    play(m, "P1 play_card ambush")
    holds(m, "lords.henry.captor hugh", "towns.oxford.control 0", "lords.hugh.gate -")
