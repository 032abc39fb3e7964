"""What a referee found beside the printed rules, and what belongs to the same class of cases."""

from tests.games.fief.harness import holds, options, play, position

DUCHY = ["oxford fortress", "london", "canterbury", "winchester"]


def test_fie_8_42_a_title_lost_in_battle_takes_its_empty_towns_along_at_once() -> None:
    m = position(
        phase="war",
        dice=[6, 1, 1, 1],
        F1={
            "lords": ["hugh bath gate=road_exeter_bath"],
            "units": ["bath archer 1 knight 1 gate=road_exeter_bath"],
        },
        F2={"lords": ["henry bath fief=VI"], "towns": ["bath", *DUCHY], "units": ["bath knight 1"]},
    )
    play(m, "P1 war battle:bath:1", "P1 shoot_archers lord:henry")
    holds(m, "dead henry", "decision end_of_round", "towns.london.control -1", "towns.bath.control 1")


def test_fie_8_42_towns_with_garrisons_do_not_follow_the_title() -> None:
    m = position(
        phase="play",
        P2={"hand": ["assassination"]},
        first="P2",
        F1={"lords": ["henry bath fief=VI"], "towns": DUCHY, "units": ["london archer 1"]},
        F3={"lords": ["alice canterbury"], "towns": ["york"]},
    )
    play(m, "P2 play_card assassination", "P2 card_target henry")
    holds(m, "towns.london.control 0", "towns.oxford.control -1", "towns.winchester.control -1")


def test_fie_8_42_a_capital_conquered_brings_the_empty_towns_of_the_fief() -> None:
    m = position(
        phase="war",
        dice=[6, 6, 6, 1, 1, 1, 1, 1],
        F1={
            "lords": ["hugh durham gate=road_york_durham"],
            "units": ["durham knight 8 gate=road_york_durham"],
        },
        F2={
            "lords": ["henry bath fief=III"],
            "towns": ["durham fortress", "berwick"],
            "units": ["durham man_at_arms 1"],
        },
    )
    play(m, "P1 war battle:durham:1")
    holds(m, "lords.hugh.fiefs III", "towns.berwick.control 0")


def test_fie_8_42_soldiers_bought_into_an_abbey_in_a_free_town_take_it_at_once() -> None:
    m = position(
        phase="buy",
        P1={"coins": 9},
        F1={"lords": ["lucia york abbey=source"], "towns": ["york"]},
        F2={"lords": ["henry exeter"], "towns": ["exeter"]},
        F3={"towns": ["bath abbey_source"]},
    )
    play(m, "P1 buy archer", "P1 buy_town bath")
    holds(m, "towns.bath.control 0")


def test_fie_8_42_a_lord_who_escapes_by_tunnel_takes_the_free_town_he_reaches() -> None:
    m = position(
        phase="war",
        P2={"hand": ["tunnel_1"]},
        F1={
            "lords": ["hugh oxford gate=road_bath_oxford"],
            "units": ["oxford knight 2 gate=road_bath_oxford"],
        },
        F2={"lords": ["henry oxford"], "towns": ["oxford"], "units": ["oxford knight 1"]},
    )
    play(m, "P1 war battle:oxford:1", "P2 react card:tunnel_1", "P2 react_target escape:1")
    play(m, "P2 escape_to winchester", "P2 escape_with nobody")
    holds(m, "towns.winchester.control 1")


def test_fie_9_22_a_revolt_passes_what_is_left_to_families_and_not_to_another_clan() -> None:
    m = position(
        phase="play",
        dice=[6, 1],
        parliament="revolt",
        clans=["1 oxford 1", "2 oxford 5 jarl"],
        P1={"hand": ["revolt_1"]},
        F1={"lords": ["hugh york"], "towns": ["york"]},
        F2={"lords": ["henry oxford gate=road_bath_oxford"], "units": ["oxford archer 4"]},
    )
    play(m, "P1 play_card revolt_1", "P1 card_target oxford", "P1 revolt_victim vikings")
    play(m, "P1 struck_clan clan_2")
    holds(m, "clans.0.vikings 1", "clans.1.vikings 3", "units F2 oxford archer 3")


def test_fie_7_44_who_hoped_for_a_grant_may_pay_after_all() -> None:
    m = position(
        phase="buy",
        P1={"coins": 10},
        F1={
            "lords": ["hugh durham"],
            "towns": ["durham castle", "berwick"],
            "units": ["berwick archer 1"],
        },
        F2={"lords": ["william oxford royal=king"], "towns": ["oxford"]},
    )
    play(m, "P1 buy title:III", "P2 grant no", "P1 pay_title pay")
    holds(m, "players.0.coins 6", "lords.hugh.fiefs III")


def test_fie_7_44_who_is_too_poor_may_hope_and_is_asked_all_the_same() -> None:
    m = position(
        phase="buy",
        P1={"coins": 1},
        F1={
            "lords": ["hugh durham"],
            "towns": ["durham castle", "berwick"],
            "units": ["berwick archer 1"],
        },
        F2={"lords": ["william oxford royal=king"], "towns": ["oxford"]},
    )
    play(m, "P1 buy title:III", "P2 grant no")
    assert options(m, "P1") == ["leave"]  # nobody else sees that nothing else was possible


def test_fie_10_10_crossbowmen_bought_in_the_opening_window_make_it_a_battle() -> None:
    m = position(
        phase="war",
        dice=[1, 1, 1, 1],
        P2={"coins": 4},
        F1={
            "lords": ["hugh oxford gate=road_bath_oxford"],
            "units": ["oxford knight 1 gate=road_bath_oxford"],
        },
        F2={"lords": ["henry oxford"], "towns": ["oxford"], "fourth": "mercenaries_french", "bows": 3},
    )
    play(m, "P1 war battle:oxford:1", "P2 react bows", "P2 bow_target oxford:2", "P2 react pass")
    holds(m, "lords.henry.captor -", "decision shoot_archers")


def test_fie_10_38_vikings_in_a_fortress_have_no_weapons_and_are_shot_at_twice() -> None:
    m = position(
        phase="war",
        dice=[1, 1, 1, 1],
        clans=["1 oxford 5 jarl holds"],
        F1={
            "lords": ["hugh oxford gate=road_bath_oxford"],
            "units": ["oxford archer 3 gate=road_bath_oxford"],
        },
        F2={"lords": ["henry exeter"], "towns": ["exeter", "oxford fortress"]},
    )
    play(m, "P1 war battle:oxford:vikings", "P1 shoot_archers troops")
    holds(m, "decision shoot_archers", "told archers_shot 1")


def test_fie_10_29_all_weapons_are_named_before_a_die_is_rolled() -> None:
    m = position(
        phase="war",
        dice=[1, 6, 1, 1, 1],
        F1={
            "lords": ["hugh oxford gate=road_bath_oxford"],
            "units": ["oxford bombard 1 man_at_arms 1 archer 1 gate=road_bath_oxford"],
        },
        F2={"lords": ["henry oxford"], "towns": ["oxford"], "units": ["oxford knight 2"]},
    )
    play(m, "P1 war battle:oxford:1", "P1 fire_bombards fire")
    holds(m, "decision shoot_archers", "told bombard_fired 0")
    play(m, "P1 shoot_archers troops")
    holds(m, "told bombard_fired 1", "told archers_shot 1")


def test_fie_15_73_a_castle_sacked_in_the_middle_of_a_battle_protects_no_longer() -> None:
    m = position(
        phase="war",
        dice=[6, 1, 1, 1],
        parliament="revolt",
        P3={"hand": ["revolt_1"]},
        F1={
            "lords": ["hugh oxford gate=road_bath_oxford"],
            "units": ["oxford knight 1 gate=road_bath_oxford"],
        },
        F2={"lords": ["henry oxford"], "towns": ["oxford castle"], "units": ["oxford man_at_arms 1"]},
        F3={"lords": ["robert london"]},
    )
    play(m, "P1 war battle:oxford:1", "P3 react card:revolt_1", "P3 react_target oxford")
    play(m, "P3 revolt_victim family:1")
    holds(m, "dead hugh henry", "towns.oxford.building -", "battle None")


def test_fie_15_83_a_bishop_brought_underground_into_his_cathedral_castle_gets_the_relic() -> None:
    m = position(
        phase="march",
        relics=["grail york"],
        P1={"hand": ["tunnel_1"]},
        F1={"lords": ["thomas durham see=york"], "towns": ["durham"]},
        F2={"lords": ["henry york"], "towns": ["york castle"], "units": ["york knight 1"]},
    )
    play(m, "P1 go thomas under:road_york_durham", "P1 tunnel_by tunnel_1")
    holds(m, "lords.thomas.gate -", "lords.thomas.relics grail")


def test_fie_28_4_a_group_that_a_command_takes_apart_is_named_anew() -> None:
    m = position(
        phase="march",
        P1={"hand": ["assassination"]},
        F1={"lords": ["hugh york", "thomas york"], "units": ["york knight 2"], "towns": ["york"]},
        F2={"lords": ["henry bath"], "towns": ["bath"]},
    )
    play(m, "P1 march lord:hugh", "P1 do play thing=card:assassination")
    play(m, "P1 react_target hugh", "P1 instigator thomas")
    holds(m, "dead hugh", "moving None", "waiting P1")
    assert "lord:thomas" in options(m, "P1")


def test_fie_14_5_a_lord_who_waits_is_placed_in_every_step_where_the_clause_says_so() -> None:
    for phase in ("play", "buy", "march"):
        m = position(
            phase=phase,
            P1={"hand": ["tax_1"]},
            F1={"lords": ["hugh off"], "towns": ["york"], "units": ["york archer 1"]},
        )
        holds(m, "lords.hugh.place york")


def test_fie_8_7_the_lords_of_a_new_prioress_are_at_home_in_her_abbey_at_once() -> None:
    m = position(
        phase="play",
        first="P4",
        P4={"hand": ["assassination"]},
        F1={"lords": ["lucia york abbey=source"], "towns": ["bath abbey_source"], "units": ["bath archer 1"]},
        F2={"lords": ["william exeter royal=king"], "towns": ["exeter"]},
        F3={"lords": ["alice plymouth", "henry bath gate=road_exeter_bath"], "towns": ["plymouth"]},
        F4={"lords": ["robert london"], "towns": ["london"]},
    )
    holds(m, "lords.henry.gate road_exeter_bath")
    play(m, "P4 play_card assassination", "P4 card_target lucia", "P2 new_prioress alice")
    holds(m, "lords.henry.gate -")
