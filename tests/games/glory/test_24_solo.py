"""GLO-24: the solo mode."""

from typing import Any

import pytest

from tabard import Match
from tabard.games.glory.rules.solo.places import (
    beaten_by,
    joust_place,
    other_half,
    potential,
    sirs_place,
    value,
)
from tabard.games.glory.rules.solo.sir import solo_cards
from tests.games.glory.harness import (
    holds,
    kind,
    new,
    phase,
    play,
    position,
    refused,
    seen,
    solo,
    started,
    table,
    time_out_until,
    told,
)

TRACK = ["cook", "squire", "nun", "thug", "queen", "minstrel"]
FIRST = ["SIR", "P1"]
RIVAL = "rival"
LONE = "lone_challenge"


@pytest.mark.parametrize(("personality", "cards"), [("none", 9), ("warrior", 11), ("godly", 11)])
def test_glo_24_1_and_24_9_nine_cards_and_two_of_a_personality_shuffled_every_round(
    personality: str, cards: int
) -> None:
    m = started(1, personality=personality)
    lying = table(m)
    assert lying.sir is not None
    assert len(solo_cards(lying)) == cards
    time_out_until(m, lambda: seen(m)["round"] == 2)
    lying = table(m)
    assert lying.sir is not None
    assert sorted(lying.sir.deck + lying.sir.discard) == sorted(solo_cards(lying))
    assert len(lying.sir.discard) <= 6


def test_glo_24_2_the_human_first_sir_second_without_compensation() -> None:
    m = started(1, characters="level_1_only")
    assert seen(m)["initiative"] == [0, "sir"]
    assert seen(m)["spaces"]["space_training"]["circles"] == 2 and len(seen(m)["track"]) == 6
    assert seen(m)["sir"]["pawns"] == 6 and seen(m)["sir"]["glory"] == 0


@pytest.mark.parametrize(("difficulty", "levels"), [("easy", (2, 2)), ("medium", (1, 2)), ("hard", (1, 1))])
def test_glo_24_3_a_warrior_rides_in_the_joust_with_poor_equipment(
    difficulty: str, levels: tuple[int, int]
) -> None:
    m = started(1, scenario="solo_warrior", difficulty=difficulty, tournament="pas_darmes")
    assert seen(m)["options"]["tournament"] == "joust"
    player = seen(m)["players"][0]
    assert (player["mount"], player["armour"]) == levels


@pytest.mark.parametrize(("difficulty", "glory"), [("easy", 65), ("medium", 75), ("hard", 85)])
def test_glo_24_4_a_lone_challenge_needs_so_much_glory(difficulty: str, glory: int) -> None:
    for own, outcome in ((glory, "won"), (glory - 1, "lost")):
        chosen = {"difficulty": difficulty}
        m = solo(
            LONE,
            phase="titles",
            options=chosen,
            public_titles=["strong", "charming", "traveller"],
            P1={"glory": own},
        )
        holds(m, f"outcome {outcome}")
        assert m.standing is not None and m.standing[0].rank == (1 if outcome == "won" else 2)


def test_glo_24_5_and_24_34_a_rival_scores_all_titles_and_wins_ties() -> None:
    public = ["strong", "charming", "traveller"]  # 6 + 4 + 5
    given: dict[str, Any] = {
        "phase": "titles",
        "public_titles": public,
        "sir": {"glory": 20, "goals": ["rich"]},
    }
    tied = solo(RIVAL, P1={"glory": 39}, **given)
    holds(tied, "sir.glory 39", "outcome lost")
    holds(solo(RIVAL, P1={"glory": 40}, **given), "sir.glory 39", "outcome won")


@pytest.mark.parametrize(
    ("difficulty", "knight", "attack"),
    [("easy", "john_fastolf", 8), ("medium", "jaroslav_lev", 10), ("hard", "jacques_de_lalaing", 13)],
)
def test_glo_24_6_a_rival_is_a_knight_who_leaves_the_stacks(
    difficulty: str, knight: str, attack: int
) -> None:
    m = started(1, scenario="solo_rival", difficulty=difficulty)
    holds(m, f"sir.knight {knight}")
    assert table(m).content.knights[f"knight_{knight}"].attack == attack
    for seed in range(8):
        n = started(1, seed, scenario="solo_rival", difficulty=difficulty, tournament="pas_darmes")
        time_out_until(n, lambda n=n: seen(n)["round"] == 3)  # type: ignore[misc]
        assert f"knight_{knight}" not in [
            one for event in told(n, "tournament_set_up") for one in event["knights"]
        ]


def test_glo_24_7_a_rival_starts_with_ten_glory_and_an_open_goal() -> None:
    m = started(1, scenario="solo_rival")
    assert seen(m)["sir"]["glory"] >= 10
    first = new(1, scenario="solo_rival", characters="level_1_only")
    time_out_until(first, lambda: kind(first) == "return")
    assert len(seen(first)["sir"]["goals"]) == 1 and seen(first)["sir"]["glory"] == 10


def test_glo_24_8_otherwise_sir_never_registers_and_owns_no_goal() -> None:
    m = new(1, scenario="solo_lone_challenge", characters="level_1_only")
    time_out_until(m, lambda: kind(m) == "return")
    assert seen(m)["sir"]["goals"] == []
    time_out_until(m, lambda: phase(m) == "tournament")
    assert "sir" not in seen(m)["tournament"]["places"]


def test_glo_24_11_without_anything_to_do_sir_stands_guard() -> None:
    nothing: dict[str, list[str]] = {"romance": [], "market": [], "challenge": []}
    circles = {"training": ["P1", "P1"], "prayer": ["P1", "P1"], "service": ["P1"]}
    m = solo(
        LONE,
        initiative=FIRST,
        event="good_harvest",
        track=["-"] * 6,
        columns=nothing,
        spaces={**circles, "new_goal": ["SIR"], "initiative": ["SIR"], "service": ["SIR", "SIR"]},
        sir={"deck": ["base_6"]},
    )
    holds(m, "space guard SIR")
    sir = table(m).sir
    assert sir is not None and sir.discard == ()


def test_glo_24_12_and_24_13_sir_has_as_many_pawns_and_no_goods() -> None:
    m = solo(LONE, initiative=["P1", "SIR"], round=2, event="call_to_arms")
    holds(m, "P1.pawns 5", "sir.pawns 5")
    m = solo(LONE, initiative=FIRST, event="good_harvest", sir={"deck": ["base_9"]}, track=TRACK)
    holds(m, "space prayer SIR", "P1.coins 5", "sir.glory 0")


def test_glo_24_15_sir_discards_the_special_ally() -> None:
    m = solo(
        RIVAL, initiative=FIRST, track=["lady", *TRACK[1:]], sir={"deck": ["base_2"]}, event="good_harvest"
    )
    holds(m, "track - squire nun thug queen minstrel", "sir.glory 15")
    m = solo(
        RIVAL, initiative=FIRST, track=["usurer", *TRACK[1:]], sir={"deck": ["base_2"]}, event="good_harvest"
    )
    holds(m, "sir.glory 10")
    m = solo(RIVAL, initiative=FIRST, track=["-", *TRACK[1:]], sir={"deck": ["base_2"]}, event="good_harvest")
    holds(m, "column romance 0")


def test_glo_24_17_sir_takes_a_goal_in_every_scenario() -> None:
    titles = ["rich", "lucky", "pious", "noble"]
    given: dict[str, Any] = {
        "initiative": FIRST,
        "public_titles": ["strong", "brave", "wealthy"],
        "event": "good_harvest",
    }
    m = solo(LONE, **given, title_deck=titles, sir={"deck": ["base_5"]})
    holds(m, "sir.goals pious", "deck titles 1", "deck title_discard 2", "space new_goal SIR")
    m = solo(LONE, **given, title_deck=titles[:2], sir={"deck": ["base_5"]}, track=["cook", *["queen"] * 5])
    holds(m, "sir.goals -", "space service SIR")


def test_glo_24_18_sir_uses_the_event_without_cost() -> None:
    m = solo(RIVAL, initiative=FIRST, event="crusade", sir={"deck": ["base_3"]}, P1={"coins": 3})
    holds(m, "sir.glory 13", "space event SIR")
    refused(m, "P1 space event", "GLO-6.7")
    m = solo(
        RIVAL,
        initiative=FIRST,
        event="recruitment_1",
        stacks={"special": ["lady"]},
        track=TRACK,
        sir={"deck": ["base_3"]},
    )
    holds(m, "sir.glory 15")
    assert seen(m)["event_ally"] is None
    m = solo(
        RIVAL, initiative=FIRST, event="good_harvest", track=["cook", *["thug"] * 5], sir={"deck": ["base_3"]}
    )
    holds(m, "track cook - thug thug thug thug")


def test_glo_24_19_and_24_22_sir_takes_the_initiative_once_and_moves_up() -> None:
    m = solo(LONE, initiative=["P1", "SIR"], event="good_harvest", sir={"deck": ["base_4", "base_4"]})
    play(m, "P1 space guard")
    holds(m, "space initiative SIR")
    play(m, "P1 space guard")
    holds(m, "space initiative SIR", "column market 0")
    time_out_until(m, lambda: phase(m) != "action")
    holds(m, "order SIR P1")
    time_out_until(m, lambda: seen(m)["round"] == 2)
    assert len(told(m, "card_played")) == 0


def joust(*places: str, difficulty: str = "medium", **given: Any) -> Match:
    """The Rival is to register now; SIR medium is worth 7 glory, prestige 1."""
    chosen = {"difficulty": difficulty, "tournament": "joust"}
    base = {"phase": "registration", "initiative": ["P1", "SIR"], "options": chosen, "card": "joust_12_a"}
    return solo(RIVAL, **{**base, "places": list(places), **given})


def place_of_sir(m: Match) -> int:
    """Where he stands, or where he would go now."""
    places = table(m).places
    if "sir" in places:
        return places.index("sir") + 1
    place = joust_place(table(m))
    assert place is not None
    return int(place) + 1


def test_glo_24_25_and_24_26_sir_keeps_away_from_knights_that_beat_him() -> None:
    m = joust("maximilian_i", "-", "jan_zizka", "-", "hans_von_trotha", "-", "-", "-")
    assert place_of_sir(m) not in (2, 4)  # Maximilian beats him; from place 4 he would meet him in stage 2
    assert place_of_sir(m) in (6, 7, 8)


def test_glo_24_26_a_filter_that_leaves_nothing_is_skipped() -> None:
    m = joust("maximilian_i", "-", *["jan_zizka"] * 6)
    assert place_of_sir(m) == 2


def test_glo_24_26_without_strong_knights_he_avoids_the_human() -> None:
    m = joust(
        "P1", "-", "jan_zizka", "-", "hans_von_trotha", "-", "john_fastolf", "-", initiative=["SIR", "P1"]
    )
    assert place_of_sir(m) in (6, 8)


def test_glo_24_27_he_walks_up_to_the_highest_potential() -> None:
    m = joust("P1", "hans_von_trotha", "-", "-", "jan_zizka", "-", "hans_von_trotha", "-")
    # place 6: Žižka 6, then Trotha 4, then the human 7; place 8: Trotha 4, Žižka 6, the human 7: equal
    assert place_of_sir(m) == 8
    m = joust("P1", "hans_von_trotha", "-", "-", "jan_zizka", "-", "-", "-")
    assert place_of_sir(m) == 8  # 6 + 7 from all three: the rightmost


def test_glo_24_27_he_stops_before_an_opponent_that_beats_him() -> None:
    m = joust("P1", "hans_von_trotha", "-", "-", "dietrich_von_kottulin", "-", "maximilian_i", "-")
    # place 6 would meet Maximilian in stage 2 and 3 and 4 have the human: all are dropped or none
    assert place_of_sir(m) in (3, 4)


def test_glo_24_28_ties_go_to_the_right() -> None:
    assert place_of_sir(joust("-", "-", "-", "-", "-", "-", "-", "-")) == 8


def test_glo_24_33_sir_gains_the_glory_of_the_prize() -> None:
    weak = ["dietrich_von_kottulin"] * 5
    chosen = {"difficulty": "hard", "tournament": "joust"}
    given: dict[str, Any] = {
        "phase": "tournament",
        "options": chosen,
        "prize": "full_purse",
        "sir": {"glory": 0},
    }
    m = solo(
        RIVAL,
        [1] * 40,
        **given,
        places=["P1", "maximilian_i", "SIR", *weak],
        P1={"strength": 0, "faith": 0, "allies": ["cook"]},
    )
    play(m, "P1 tent pass")
    # Kottulin 4, Maximilian 9, Kottulin 4, and 2 for the purse
    assert [event["number"] for event in told(m, "sir_gains")] == [4, 9, 4, 2]
    assert told(m, "sir_wins_prize")


def test_glo_24_35_a_warrior_loses_at_once_and_wins_with_the_third_final() -> None:
    own = {"strength": 1, "faith": 0, "allies": ["cook"]}
    lost = solo(
        "warrior", [1] * 20, phase="tournament", places=["P1", "maximilian_i"], card="joust_12_a", P1=own
    )
    play(lost, "P1 tent pass", "P1 strength 1")
    holds(lost, "outcome lost")
    strong = {"strength": 1, "faith": 0, "mount": 4, "armour": 4, "hand": ["game"]}
    places = ["P1", *["dietrich_von_kottulin"] * 7]
    won = solo("warrior", [5] * 60, phase="tournament", round=3, event="siege", places=places, P1=strong)
    time_out_until(won, lambda: False)
    holds(won, "outcome won")
    assert not told(won, "goals_revealed") and not told(won, "prize_won")


def test_glo_24_35_a_warrior_rides_on_after_the_first_final() -> None:
    strong = {"strength": 1, "faith": 0, "mount": 4, "armour": 4}
    places = ["P1", *["dietrich_von_kottulin"] * 7]
    m = solo("warrior", [5] * 60, phase="tournament", round=1, event="siege", places=places, P1=strong)
    time_out_until(m, lambda: seen(m)["round"] == 2)
    holds(m, "outcome none", "round 2")
    assert len(told(m, "prize_won")) == 1 and seen(m)["players"][0]["tournaments_won"] == 1


def test_glo_24_3_a_handicap_stays_where_the_scenario_would_raise_it() -> None:
    m = started(1, scenario="solo_warrior", difficulty="easy", handicap_p1="both")
    assert (seen(m)["players"][0]["mount"], seen(m)["players"][0]["armour"]) == (1, 1)


def test_glo_24_24_the_left_one_wins_an_exact_tie() -> None:
    """Francesco Sforza is worth as much as SIR of medium difficulty."""
    left = table(joust("francesco_sforza", "-", "-", "-", "-", "-", "-", "-"))
    assert [beaten_by(left, place, 0) for place in (1, 7)] == [True, True]
    right = table(joust("-", "-", "-", "-", "-", "-", "-", "francesco_sforza"))
    assert [beaten_by(right, place, 7) for place in (0, 6)] == [False, False]


def test_glo_24_27_nothing_counts_behind_an_opponent_that_beats_him() -> None:
    lying = table(joust("maximilian_i", "-", "hans_von_trotha", "-", "jan_zizka", "-", "-", "-"))
    assert potential(lying, 1) == 0
    assert potential(lying, 7) == 6  # Žižka in stage 2; Maximilian in the final stops him


@pytest.mark.parametrize(("glory", "worth"), [(9, 7), (10, 7), (11, 9)])
def test_glo_24_27_the_human_counts_nine_with_more_glory_than_sir(glory: int, worth: int) -> None:
    places = ["P1", *["-"] * 7]
    lying = table(joust(*places, P1={"glory": glory}, sir={"glory": 10}))
    assert value(lying, 0) == worth


def test_glo_24_29_the_herald_avoids_cities_of_the_human() -> None:
    cities = {"florence": ["hans_von_trotha", "dietrich_von_kottulin"]}
    chosen = {"difficulty": "medium", "tournament": "pas_darmes"}
    m = solo(RIVAL, options=chosen, phase="action", cities=cities, shields={"florence": ["P1"]})
    assert sirs_place(table(m), herald=True) is None
    assert sirs_place(table(m), herald=False) == "knight_dietrich_von_kottulin"


def test_solo_options_mean_nothing_to_several_players() -> None:
    m = started(2, scenario="solo_warrior", tournament="pas_darmes")
    assert seen(m)["options"]["tournament"] == "pas_darmes" and seen(m)["sir"] is None
    assert position().standing is None


def test_glo_24_27_the_other_half_is_four_places() -> None:
    assert [other_half(place) for place in (0, 3)] == [[4, 5, 6, 7]] * 2
    assert [other_half(place) for place in (4, 7)] == [[0, 1, 2, 3]] * 2
