"""GRU-22: decision points."""

import pytest

import tabard
from tabard import Match
from tests.games.grunwald.harness import (
    event,
    holds,
    of,
    options,
    play,
    position,
    refused,
    resolved,
    seen,
    skirmish,
    told,
)
from tests.games.harness import LONGEST

NOTHING = {"provisions": 0}


def final(**given: object) -> Match:
    return position(**{"players": 2, "phase": "final", "round": 8, **given})


# Different cards, forced answers, sealed answers


def test_gru_22_1_equal_knights_are_one_option() -> None:
    m = skirmish([1, 1], "P1", P1={"hand": ["c3", "c3", "m3", "c4"]})
    assert options(m, "P1") == ["c3", "c4", "m3", "peasant"]
    task = event("samogitian_uprising", P1={"hand": ["c3", "c3", "m3"]})
    assert options(task, "P1") == ["c3", "m3", "pass"]
    assert options(final(P1={"provisions": 1, "hand": ["c3"], "camp": ["c3", "m3"]}), "P1") == ["c3", "m3"]


def test_gru_22_1_a_card_lost_from_hand_differs_from_an_equal_one_in_camp() -> None:
    m = skirmish([1, 1], players=2, P1={**NOTHING, "hand": ["c4", "c4"], "camp": ["c4"]}, P2=NOTHING)
    assert options(m, "P1") == ["camp:c4", "hand:c4"]


def test_gru_22_2_what_has_one_answer_is_not_asked() -> None:
    broke = {"ducats": 0}
    holds(event("royal_hunt", players=2, P1=broke, P2=broke), "phase placement")
    holds(event("mazovian_granaries", players=2, P1=broke, P2=broke), "phase placement")
    holds(event("samogitian_uprising", players=2), "phase placement")


@pytest.mark.parametrize("seed", range(6))
def test_gru_22_2_an_open_decision_has_at_least_two_answers(seed: int) -> None:
    m = tabard.new("grunwald", seats=2 + seed % 3, seed=seed)
    for turn in range(LONGEST):
        if not m.waiting:
            break
        for seat in m.waiting:
            assert len(set(m.options(seat))) == len(m.options(seat)) >= 2
        seat = m.waiting[0]
        m.answer(seat, m.options(seat)[(turn * 7) % len(m.options(seat))])
    holds(m, "phase over")


def test_gru_22_3_answers_to_play_come_in_any_order_and_are_final() -> None:
    hands = {f"P{n}": {"hand": ["c5"]} for n in (1, 2, 3)}
    m = skirmish([1, 1], "P1", "P2", "P3", **hands)
    play(m, "P3 play c5")
    refused(m, "P3", "peasant", "GRU-9.5", "not-asked-now")
    with pytest.raises(tabard.UndoRefused):
        m.undo(2)
    play(m, "P1 play peasant")
    assert told(m, "played") == []
    play(m, "P2 play c5")
    assert [one["seat"] for one in told(m, "played")] == [0, 1, 2]


# Defaults


def test_gru_22_4_time_out_passes_in_place_bid_offer_and_task() -> None:
    placing = position(players=2)
    assert placing.decision(0).default == "pass"
    placing.time_out(0)
    assert seen(placing)["players"][0]["passed"] is True
    for id in ("royal_hunt", "mazovian_granaries", "samogitian_uprising"):
        m = event(id, players=2, P1={"hand": ["c5"]})
        m.time_out(0)
        assert m.journal["entries"][-1] == {"seat": 0, "choice": "pass"}


@pytest.mark.parametrize(
    ("stock", "default"),
    [
        ({"ducats": 2, "provisions": 1, "hand": ["c3"]}, "provisions"),
        ({"ducats": 2, "provisions": 0, "hand": ["c3"]}, "ducats"),
        ({"ducats": 1, "provisions": 0, "hand": ["m3", "c4", "c1"]}, "send:m3"),
        ({"ducats": 1, "provisions": 0, "hand": ["m3", "c3"]}, "send:c3"),
    ],
)
def test_gru_22_4_a_levy_costs_provisions_else_ducats_else_the_weakest_knight(
    stock: dict[str, object], default: str
) -> None:
    assert event("dobrzyn_land", players=2, P1=stock).decision(0).default == default


def test_gru_22_4_a_late_player_plays_the_peasant() -> None:
    for m in (skirmish([1, 1], "P1", P1={"hand": ["c6"]}), event("wawel_tournament", P1={"hand": ["c6"]})):
        assert m.decision(0).default == "peasant"


@pytest.mark.parametrize(
    ("provisions", "hand", "camp", "default"),
    [
        (5, ["c4"], ["m4", "t4"], 3),  # two knights are fed first, prisoners need none
        (2, ["c4"], ["m4"], 0),  # nothing spare
        (1, ["c4", "c3"], ["m4"], 0),  # never below nothing
        (9, ["c4"], [], 4),  # no more than is owed
        (5, ["c1"], ["c1", "m1"], 2),  # three knights are fed first
        (4, ["c1"], ["m1"], 2),
        (6, ["c1", "c1", "m1"], ["m1", "c2", "c2"], 0),
        (4, ["c1", "m1"], ["c1"], 1),  # spare 1, and cards cover three
        (3, ["c1"], ["c1"], 2),  # spare 1, but cards cover only two
    ],
)
def test_gru_22_4_spare_provisions_go_first_within_the_legal_range(
    provisions: int, hand: list[str], camp: list[str], default: int
) -> None:
    stock = {"provisions": provisions, "hand": hand, "camp": camp}
    m = skirmish([1, 1], players=2, P1=stock, P2=NOTHING)
    assert m.decision(0).default == default


def test_gru_22_4_a_knight_on_the_table_counts_among_those_to_feed() -> None:
    m = skirmish([1, 1], "P1", players=2, P1={"provisions": 4, "hand": ["c1", "m6"]}, P2=NOTHING)
    play(m, "P1 play c1")
    holds(m, "skirmish 4 1 3")
    assert m.decision(0).default == 2
    peasant = skirmish([1, 1], "P1", players=2, P1={"provisions": 4, "hand": ["c1", "m6"]}, P2=NOTHING)
    assert play(peasant, "P1 play peasant").decision(0).default == 2


@pytest.mark.parametrize(
    ("hand", "camp", "default"),
    [
        (["c6", "m5"], ["c1"], "hand:m5"),  # the weakest that covers 4
        (["c3", "m2"], ["c1"], "hand:c3"),  # none covers: the strongest
        (["c5"], ["m5"], "camp:m5"),  # camp before hand
        (["c5", "m5"], ["t1"], "hand:c5"),  # crown before mercenary
        (["m4"], ["t4"], "hand:m4"),  # prisoner last
        (["c2", "m3"], ["m3", "t3"], "camp:m3"),
    ],
)
def test_gru_22_4_the_cheapest_covering_card_is_lost(hand: list[str], camp: list[str], default: str) -> None:
    m = skirmish([1, 1], players=2, P1={**NOTHING, "hand": hand, "camp": camp}, P2=NOTHING)
    holds(m, "skirmish 4 0 4", "decision lose_card")
    assert m.decision(0).default == default


def test_gru_22_4_no_helper_is_bought_and_the_weakest_knight_goes_unfed() -> None:
    assert resolved("helpers", "P1 officer", "P2 officer").decision(1).default == "decline"
    assert final(P1={"provisions": 1, "hand": ["m2", "c2"], "camp": ["c5"]}).decision(0).default == "c2"
    assert final(P1={"provisions": 1, "hand": ["m1", "c2"]}).decision(0).default == "m1"


# Placement in steps


def test_gru_22_5_a_placement_is_asked_in_steps_each_with_its_legal_values() -> None:
    m = position(players=2, P1={"helpers": 3, "ducats": 2})
    steps = []
    for choice in ("provisions", "helpers", 2, 1):
        steps.append((m.decision(0).prompt["step"], options(m, "P1")))
        m.answer(0, choice)
    assert steps == [
        ("field", ["crown", "ducats", "helpers", "mercenaries", "pass", "provisions"]),
        ("pawn", ["helpers", "officer"]),
        ("helpers", [1, 2, 3]),
        ("ducats", [0, 1, 2]),
    ]
    holds(m, "points provisions P1 3", "waiting P2")


def test_gru_22_5_a_step_with_one_value_is_skipped() -> None:
    m = position(players=2, P1={"ducats": 1}, fields={"crown": ["P1 officer", "P1 helpers 1"]})
    m.answer(0, "mercenaries")  # one helper is free, one ducat is there
    holds(m, "waiting P2", "P1.ducats 0", "P1.pawns - 0")


def test_gru_22_5_nothing_is_shown_before_the_last_step() -> None:
    m = position(players=2)
    views = [m.view(1), m.view(None)]
    for choice in ("provisions", "helpers", 2):
        m.answer(0, choice)
        assert [m.view(1), m.view(None)] == views and m.log(1) == []
    assert seen(m, "P1")["placing"] == {
        "field": "provisions",
        "pawn": "helpers",
        "helpers": 2,
        "ducats": None,
    }
    m.answer(0, 3)
    assert seen(m, "P2")["fields"]["provisions"][0]["points"] == 5


@pytest.mark.parametrize("steps", [["provisions"], ["provisions", "helpers"], ["provisions", "helpers", 2]])
def test_gru_22_5_time_out_between_two_steps_is_a_pass(steps: list[str | int]) -> None:
    m = position(players=2)
    for choice in steps:
        m.answer(0, choice)
    m.time_out(0)
    holds(m, "waiting P2", "P1.pawns officer 2", "P1.ducats 3")
    assert seen(m)["players"][0]["passed"] is True and seen(m)["fields"]["provisions"] == []
    assert [one["kind"] for one in m.log(1)] == ["passed"]


def test_gru_22_5_a_step_may_be_taken_back() -> None:
    m = position(players=2)
    before = m.hash()
    m.answer(0, "provisions")
    m.answer(0, "helpers")
    m.undo(0, 2)
    assert m.hash() == before and m.log(1) == []


def test_gru_22_5_complete_answers_are_counted() -> None:
    # pass; three fields with three pawn choices each; provisions 3 x 4; mercenaries 2 x 3
    holds(position(players=2), "count P1 28")


# Which of several equal cards


def test_gru_22_6_of_equal_cards_the_one_listed_first_moves() -> None:
    m = play(event("samogitian_uprising", P1={"hand": ["c4", "c4", "c4"]}), "P1 send c4")
    assert of(m, "P1")["camp"] == ["florian_of_korytnica"]
    assert of(m, "P1")["hand"] == ["domarat_of_kobylany", "jan_farurej"]
    fight = play(skirmish([1, 1], "P1", players=2, P1={"hand": ["m6", "m6"]}), "P1 play m6")
    assert of(fight, "P1")["hand"] == ["gniewosz_of_dalewice"]


def test_gru_22_6_the_order_of_listing_counts_and_not_the_order_of_gaining() -> None:
    decks = {
        **{f"{pile}_{side}": [1, 1] for pile in ("crown", "mercenaries") for side in ("left", "right")},
        "crown_left": [4, 1],
        "provisions": [[2, 1], [2, 1]],
        "ducats": [[3, 2, 1], [3, 2, 1]],
        "events": ["call_to_arms", "samogitian_uprising"],
    }
    m = position(players=2, board={"crown": [4, 1]}, decks=decks)
    first, second = "domarat_of_kobylany", "florian_of_korytnica"  # listed the other way round
    play(m, "P1 place crown officer", "P2 pass", "P1 pass")
    assert of(m, "P1")["hand"] == [first]
    play(m, "P2 pass", "P1 place crown officer", "P1 pass")
    assert of(m, "P1")["hand"] == [second, first]
    play(m, "P1 send c4")
    assert (of(m, "P1")["camp"], of(m, "P1")["hand"]) == ([second], [first])


def test_gru_22_6_a_lost_card_is_the_first_listed_of_its_zone() -> None:
    lost = {**NOTHING, "hand": ["c4"], "camp": ["c4", "c4"]}
    m = play(skirmish([1, 1], players=2, P1=lost, P2=NOTHING), "P1 lose camp c4")
    assert (of(m, "P1")["hand"], of(m, "P1")["camp"]) == (["florian_of_korytnica"], ["jan_farurej"])


def test_gru_22_6_a_card_in_hand_is_dropped_before_an_equal_one_in_camp() -> None:
    m = final(P1={"provisions": 2, "hand": ["c5", "m1"], "camp": ["c5"]})
    play(m, "P1 drop c5")
    assert (of(m, "P1")["hand"], of(m, "P1")["camp"]) == (["jan_sarnowski"], ["paszko_zlodziej"])
