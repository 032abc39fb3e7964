"""A position that cannot lie on the table is refused with a sentence that says what was expected."""

from typing import Any

import pytest

import tabard
from tests.games.grunwald.harness import event, holds, play, position

IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"players": 1}, "players must be a whole number from 2 to 4"),
    ({"players": 2, "P3": {}}, "P3 is no player of 2"),
    ({"phase": "dinner"}, "phase must be one of setup, event"),
    ({"round": 9}, "round must be a whole number from 1 to 8"),
    ({"round": True}, "round must be a whole number"),
    ({"start": 0}, "start must be a whole number"),
    ({"weather": "fine"}, "unknown key 'weather'"),
    ({"options": 3}, "options must be a table"),
    ({"options": {"events": "no"}}, "'events' takes True, False"),
    ({"event": "wedding"}, "unknown event 'wedding'"),
    ({"event": "royal_hunt", "options": {"events": False}}, "GRU-24.2"),
    ({"P1": 3}, "a player has camp, ducats"),
    ({"P1": {"gold": 3}}, "a player has camp, ducats"),
    ({"P1": {"ducats": -1}}, "ducats must be a whole number from 0"),
    ({"P1": {"helpers": 6}}, "helpers must be a whole number from 2 to 5"),
    ({"P1": {"hand": None}}, "hand must be a list"),
    ({"P1": {"hand": ["c7"]}}, "unknown card 'c7'"),
    ({"P1": {"hand": ["peasant"]}}, "unknown card 'peasant'"),
    ({"P1": {"hand": ["t3"]}}, "GRU-16.4"),
    ({"P1": {"camp": [5]}}, "unknown card 5"),
    ({"board": []}, "board must be a table"),
    ({"board": {"horses": [1]}}, "board has crown"),
    ({"board": {"crown": [1]}}, "two crown lie on the board"),
    ({"board": {"crown": 3}}, "crown must be a list"),
    ({"board": {"teutons": [1, 2]}}, "GRU-4.3"),
    ({"round": 4}, "GRU-4.3"),
    ({"board": {"ducats": [3, 2]}}, "a ducat card three"),
    ({"board": {"ducats": [1, 2, 3]}}, "highest first"),
    ({"board": {"provisions": []}}, "one or two values"),
    ({"decks": 3}, "decks must be a table"),
    ({"decks": {"crown_left": 3}}, "crown_left must be a list"),
    ({"decks": {"attic": []}}, "unknown pile 'attic'"),
    ({"fields": []}, "fields must be a table"),
    ({"fields": {"market": []}}, "unknown field 'market'"),
    ({"fields": {"crown": 3}}, "crown must be a list"),
    ({"fields": {"crown": ["P9 officer"]}}, "players are P1 to P4"),
    ({"fields": {"crown": ["P1 helpers 0"]}}, "a group is"),
    ({"fields": {"crown": ["P1 helpers 3"]}}, "has no such pawns left"),
    ({"fields": {"crown": ["P1 helpers 1 ducats 1"]}}, "cannot stand on crown"),
    ({"fields": {"mercenaries": ["P1 officer"]}}, "cannot stand on mercenaries"),
    ({"fields": {"mercenaries": ["P1 helpers 2 ducats 1"]}}, "cannot stand on mercenaries"),
    ({"fields": {"teutons": ["P1 officer"]}}, "GRU-7.22"),
    ({"fields": {"helpers": ["P1 officer"]}, "P1": {"helpers": 5}}, "GRU-7.21"),
    ({"phase": "final", "fields": {"crown": ["P1 officer"]}}, "nothing stands on the fields"),
    ({"phase": "event", "round": 2}, "phase 1 needs an event"),
    ({"phase": "event", "round": 2, "event": "bydgoszcz_retaken"}, "takes a prisoner"),
    ({"skirmish_bonus": -1}, "skirmish_bonus must be"),
]


@pytest.mark.parametrize(("given", "expected"), IMPOSSIBLE, ids=[str(given) for given, _ in IMPOSSIBLE])
def test_impossible_positions_are_refused(given: dict[str, Any], expected: str) -> None:
    with pytest.raises(tabard.TabardError, match=expected):
        position(**given)


def test_a_position_is_a_table() -> None:
    with pytest.raises(tabard.ScenarioError, match="a position is a table"):
        tabard.scenario("grunwald", ["players", 2])  # type: ignore[arg-type]


def test_more_cards_of_a_strength_than_the_box_holds_are_allowed() -> None:
    m = position(P1={"hand": ["c6"] * 5})
    holds(m, "P1.hand c6 c6 c6 c6 c6")
    assert tabard.replay(m.journal).hash() == m.hash()


def test_without_piles_the_match_stops_at_the_end_of_the_round() -> None:
    m = play(position(players=2), "P1 pass", "P2 pass")
    holds(m, "phase round_end", "round 2", "waiting none")
    assert m.standing is None


def test_a_prisoner_beside_the_teutons_of_the_round_is_spare() -> None:
    m = event("bydgoszcz_retaken", players=2, round=4, board={"teutons": [1, 2]}, spare=4)
    holds(play(m, "P1 bid 1", "P2 pass"), "P1.camp t4", "board teutons 1 2")
