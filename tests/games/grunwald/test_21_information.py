"""GRU-21: open and secret information."""

import json
from typing import Any

import pytest

import tabard
from tabard import Match
from tests.games.grunwald.harness import (
    SPOKEN,
    event,
    holds,
    of,
    play,
    position,
    refused,
    resolved,
    seen,
    skirmish,
    to_round,
)

VIEWERS = ("P1", "P2", None)
HIDDEN: dict[str, list[Any]] = {
    "events": ["royal_hunt"],
    "teutons_left": [4, 1],
    "teutons_right": [3, 2],
    "crown_left": [6, 1, 3],
}


def mid_game(seed: int, answers: int) -> Match:
    m = tabard.new("grunwald", seats=3, seed=seed)
    bots = m.copy()
    for number in range(answers):
        if bots.waiting:
            seat = bots.waiting[0]
            choices = bots.options(seat)
            bots.answer(seat, choices[number % len(choices)])
    return bots


@pytest.mark.parametrize("viewer", VIEWERS)
def test_gru_21_1_the_table_is_open_to_everybody(viewer: str | None) -> None:
    m = position(
        players=2,
        round=5,
        start=2,
        board={"teutons": [3, 2], "crown": [6, 1]},
        decks=HIDDEN,
        skirmish_bonus=2,
        P1={"ducats": 4, "provisions": 2, "helpers": 3, "hand": ["c5"], "camp": ["t1", "m2"]},
        fields={"crown": ["P2 helpers 1", "P1 officer"]},
    )
    table = seen(m, viewer)
    assert (table["round"], table["start"], table["pending"], table["phase"]) == (5, 1, 2, "placement")
    first = table["players"][0]
    assert [first[key] for key in ("ducats", "provisions", "helpers", "pool")] == [4, 2, 3, 2]
    assert [first[key] for key in ("officer", "free_helpers", "hand_size", "camp_size")] == [False, 3, 1, 2]
    assert [(group["seat"], group["points"]) for group in table["fields"]["crown"]] == [(1, 1), (0, 2)]
    assert table["up"]["crown"] == ["zyndram_of_maszkowice", "jan_of_niedzielsko"]
    assert (table["provision_card"], table["ducat_card"]) == ("provision_card_2_1", "ducat_card_3_2_1")
    assert table["piles"]["teutons_left"] == 2 and table["piles"]["crown_left"] == 3
    assert table["piles"]["events"] == 1


def test_gru_21_2_hands_and_camps_are_known_to_all() -> None:
    m = resolved("crown", "P1 officer", players=2, board={"crown": [6, 1]}, P1={"camp": ["m2"]})
    for viewer in VIEWERS:
        player = seen(m, viewer)["players"][0]
        assert (player["hand"], player["camp"]) == (["zawisza_the_black"], ["bohemian_crossbowman"])
    assert {
        "kind": "knight_recruited",
        "seat": 0,
        "field": "crown",
        "card": "zawisza_the_black",
        "ducats": 0,
    } in m.log(1)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_gru_21_3_the_order_of_the_piles_is_secret(viewer: str | None) -> None:
    one = position(players=2, decks=HIDDEN)
    other = position(players=2, decks={name: list(reversed(pile)) for name, pile in HIDDEN.items()})
    seat = None if viewer is None else SPOKEN.seat(one, viewer)
    assert one.view(seat) == other.view(seat)
    assert "royal_hunt" not in json.dumps(one.view(seat))


def test_gru_21_3_chosen_cards_are_secret_until_all_have_chosen() -> None:
    given = {"P1": {"hand": ["c5", "m2"]}, "P2": {"hand": ["c1"]}}
    for start in (
        skirmish([1, 1], "P1", "P2", players=2, **given),
        event("wawel_tournament", players=2, **given),
    ):
        one, other = start.copy(), start.copy()
        play(one, "P1 play c5")
        play(other, "P1 play m2")
        assert [one.view(1), one.view(None)] == [other.view(1), other.view(None)]
        assert one.log(1) == other.log(1)
        play(one, "P2 play c1")
        assert one.view(1) != other.view(1)


def test_gru_21_4_others_see_who_has_chosen() -> None:
    hand = {"hand": ["c5"]}
    m = play(skirmish([1, 1], "P1", "P2", P1=hand, P2=hand), "P1 play c5")
    for seat in (1, 3, None):
        assert (m.view(seat)["waiting"], m.view(seat)["answered"]) == ([1], [0])


def test_gru_21_5_without_show_hands_only_the_numbers_are_shown() -> None:
    given = {"players": 2, "P1": {"hand": ["c5"], "camp": ["m2", "t1"]}, "P2": {"hand": ["c1"]}}
    hidden = position(options={"show_hands": False}, **given)
    mine, others = seen(hidden, "P1")["players"]
    assert (mine["hand"], mine["camp"]) == (["powala_of_taczew"], ["bohemian_crossbowman", "chelmno_rider"])
    assert (others["hand"], others["camp"], others["hand_size"], others["camp_size"]) == (None, None, 1, 0)
    for player in seen(hidden, None)["players"]:
        assert (player["hand"], player["camp"]) == (None, None)
    shown = position(**given)
    assert seen(shown, "P2")["players"][0]["hand"] == ["powala_of_taczew"]


def test_gru_21_5_show_hands_changes_no_rule_and_nothing_a_bot_may_know() -> None:
    given = {"players": 2, "P1": {"hand": ["c5"]}, "P2": {"hand": ["c1"]}}
    hidden, shown = position(options={"show_hands": False}, **given), position(**given)
    assert hidden.decision(0).options == shown.decision(0).options
    imagined = hidden.imagine(1, seed=1)
    assert of(imagined, "P1")["hand"] == ["powala_of_taczew"]


def test_gru_21_6_the_box_is_open_and_the_piles_are_not() -> None:
    m = resolved("crown", players=2, board={"crown": [6, 1]}, event="call_to_arms", decks=HIDDEN)
    for viewer in VIEWERS:
        table = seen(m, viewer)
        assert {"zyndram_of_maszkowice", "jan_of_niedzielsko"} <= set(table["box"])
        assert {"provision_card_2_1", "ducat_card_3_2_1", "call_to_arms"} <= set(table["box"])
        assert all(isinstance(size, int) for size in table["piles"].values())


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("answers", [0, 7, 40, 90])
def test_gru_21_7_an_imagined_match_looks_the_same_to_its_seat(seed: int, answers: int) -> None:
    m = mid_game(seed, answers)
    for seat in (0, 1, 2, None):
        assert m.imagine(seat, seed=5).view(seat) == m.view(seat)


def test_gru_21_7_unseen_cards_are_spread_anew_over_the_piles_of_their_kind() -> None:
    def teutons_of_round_four(m: Match) -> frozenset[str]:
        return frozenset(seen(to_round(m, 4))["up"]["teutons"])

    m = tabard.new("grunwald", seats=2, seed=9, options={"events": False})
    before = m.hash()
    assert len({teutons_of_round_four(m.imagine(0, seed)) for seed in range(12)}) > 6
    assert m.hash() == before


def test_gru_21_7_every_pile_is_imagined_anew() -> None:
    m = tabard.new("grunwald", seats=2, seed=9)
    tables = [seen(to_round(m.imagine(None, seed), 2)) for seed in range(12)]
    for card in ("event", "provision_card", "ducat_card"):
        assert len({table[card] for table in tables}) > 3
    for field in ("crown", "mercenaries"):
        assert len({tuple(table["up"][field]) for table in tables}) > 6


def test_gru_21_7_a_placement_half_asked_is_known_to_its_player_only() -> None:
    m = position(players=2)
    m.answer(0, "provisions")
    assert m.imagine(0, seed=1).decision(0).prompt["step"] == "pawn"
    for seat in (1, None):
        assert m.imagine(seat, seed=1).decision(0).prompt["step"] == "field"


def test_gru_21_7_sealed_answers_of_others_are_any_of_their_legal_ones() -> None:
    m = skirmish([1, 1], "P1", "P2", players=2, P1={"hand": ["c5", "m2"]}, P2={"hand": ["c1"]})
    play(m, "P1 play c5")
    sums = set()
    for seed in range(30):
        twin = play(m.imagine(1, seed), "P2 play c1")
        sums.add(seen(twin)["skirmish"]["defenders"])
    assert sums == {1, 3, 6}
    own = play(m.imagine(0, 1), "P2 play c1")
    holds(own, "skirmish 4 6 0")


def test_gru_21_3_a_question_tells_nothing_hidden() -> None:
    one = position(players=2, decks=HIDDEN)
    other = position(players=2, decks={name: list(reversed(pile)) for name, pile in HIDDEN.items()})
    assert one.decision(0).to_plain() == other.decision(0).to_plain()
    refused(one, "P1", "teutons", "GRU-7.22", "closed-in-the-truce")
