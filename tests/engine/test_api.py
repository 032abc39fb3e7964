"""The public interface, and the clear errors at its door."""

import json
from pathlib import Path
from typing import Any

import pytest

import tabard
from tabard.api import game_module
from tabard.engine.content import check_entries
from tabard.games import GAMES
from tabard.games.stages import EXAMPLE, STAGES


def test_games_are_listed() -> None:
    assert "grunwald" in tabard.games()


def test_an_example_is_not_listed_but_played_by_its_id() -> None:
    assert game_module("pig").stage == EXAMPLE
    assert "pig" not in tabard.games()
    assert tabard.new("pig", seats=2).waiting


def test_every_game_is_at_a_stage() -> None:
    assert [module.id for module in GAMES if module.stage not in STAGES] == []


def test_content_without_the_name_of_the_game_is_refused() -> None:
    with pytest.raises(tabard.ContentError, match=r"\[game\]: name must be given in en, pl, ru"):
        check_entries({"cards": []})


@pytest.mark.parametrize("game", ["", "chess", None, 7])
def test_an_unknown_game_is_refused_with_the_known_ones(game: Any) -> None:
    with pytest.raises(tabard.UnknownGame, match="grunwald"):
        tabard.new(game, seats=2)


@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, "2", None, 2.0])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(tabard.SetupError, match="2, 3, 4"):
        tabard.new("grunwald", seats=seats)


@pytest.mark.parametrize("seed", [1.5, [1], b"1", True])
def test_a_strange_seed_is_refused(seed: Any) -> None:
    with pytest.raises(tabard.SetupError, match="seed"):
        tabard.new("grunwald", seats=2, seed=seed)


def test_without_a_seed_every_match_is_another() -> None:
    assert tabard.new("grunwald", seats=2).hash() != tabard.new("grunwald", seats=2).hash()


@pytest.mark.parametrize(
    "options", [{"event": True}, {"events": 1}, {"events": "on"}, {"start_seat": 3}, {"start_seat": "first"}]
)
def test_wrong_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(tabard.SetupError):
        tabard.new("grunwald", seats=3, options=options)


def test_views_decisions_and_standings_are_plain() -> None:
    match = tabard.new("grunwald", seats=2, seed=1)
    seat = match.waiting[0]
    for plain in (match.view(seat), match.view(None), match.decision(seat).to_plain(), match.journal):
        assert json.loads(json.dumps(plain)) == plain


@pytest.mark.parametrize("seat", [2, -1, "0", True])
def test_only_seats_of_the_match_have_views(seat: Any) -> None:
    match = tabard.new("grunwald", seats=2, seed=1)
    for look in (match.view, match.decision, match.commands, match.undoable):
        with pytest.raises(tabard.UnknownSeat):
            look(seat)


POSITIONS: list[dict[str, Any]] = [
    {},
    {"players": 2},
    {"players": 5, "phase": "placement"},
    {"players": 2, "phase": "lunch"},
    {"players": 2, "phase": "placement", "weather": "fair"},
    {"players": 2, "phase": "placement", "round": 9},
    {"players": 2, "phase": "placement", "start": 3},
    {"players": 2, "phase": "placement", "P1": {"ducats": -1}},
    {"players": 2, "phase": "placement", "P1": {"gold": 1}},
    {"players": 2, "phase": "placement", "P1": {"helpers": 6}},
    {"players": 2, "phase": "placement", "P1": {"hand": ["x9"]}},
    {"players": 2, "phase": "placement", "P1": {"hand": ["c7"]}},
    {"players": 2, "phase": "placement", "P1": {"hand": ["t1"]}},
    {"players": 2, "phase": "placement", "fields": {"moon": ["P1 officer"]}},
    {"players": 2, "phase": "placement", "fields": {"crown": ["P3 officer"]}},
    {"players": 2, "phase": "placement", "fields": {"crown": ["P1 officer", "P1 officer"]}},
    {"players": 2, "phase": "placement", "fields": {"crown": ["P1 helpers 9"]}},
    {"players": 2, "phase": "placement", "fields": {"crown": ["P1 dances"]}},
    {"players": 2, "phase": "placement", "board": {"crown": [1]}},
    {"players": 2, "phase": "placement", "board": {"crown": [9, 1]}},
    {"players": 2, "phase": "placement", "board": {"sky": [1]}},
    {"players": 2, "phase": "placement", "round": 4},
    {"players": 2, "phase": "placement", "board": {"teutons": [1, 2]}},
    {"players": 2, "phase": "event", "round": 2},
    {"players": 2, "phase": "event", "round": 2, "event": "picnic"},
    {"players": 2, "phase": "placement", "decks": {"tarot": [1]}},
    {"players": 2, "phase": "placement", "options": {"events": "no"}},
]


@pytest.mark.parametrize("position", [None, 7, [], "placement", *POSITIONS])
def test_an_impossible_scenario_is_refused(position: Any) -> None:
    with pytest.raises((tabard.ScenarioError, tabard.SetupError)):
        tabard.scenario("grunwald", position)


OVERRIDES: list[dict[str, Any]] = [
    {"dragons": []},
    {"crown_knights": [{"id": "nobody", "strength": 1}]},
    {"crown_knights": [{"strength": 1}]},
    {"crown_knights": {"id": "zawisza_the_black"}},
    {"crown_knights": [{"id": "zawisza_the_black", "strength": "6"}]},
    {"crown_knights": [{"id": "zawisza_the_black", "strength": 7}]},
    {"crown_knights": [{"id": "zawisza_the_black", "speed": 1}]},
    {"ducat_cards": [{"id": "ducat_card_3_2_1", "values": [3, 2]}]},
    {"provision_cards": [{"id": "provision_card_3", "values": [1, 3]}]},
    {"setup": 3},
    {"game": {"rounds": 9}},
]


@pytest.mark.parametrize("content", OVERRIDES)
def test_a_broken_override_is_refused(content: dict[str, Any]) -> None:
    with pytest.raises(tabard.ContentError):
        tabard.new("grunwald", seats=2, content=content)


def test_an_override_replaces_a_card_and_the_table_says_so(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[crown_knights]]\nid = "zawisza_the_black"\nstrength = 5\n', "utf-8")
    match = tabard.new("grunwald", seats=2, seed=1, content=file)
    table: Any = match.view()["table"]
    assert table["content"]["replaced"] == ["crown_knights.zawisza_the_black"]
    assert tabard.replay(match.journal).hash() == match.hash()


@pytest.mark.parametrize("text", ["not toml", "[[crown_knights]]\nid = ", "\x00"])
def test_a_content_file_that_cannot_be_read_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(text, "utf-8")
    for path in (file, tmp_path / "missing.toml"):
        with pytest.raises(tabard.ContentError):
            tabard.new("grunwald", seats=2, content=path)


def test_replaced_components_do_not_fill_the_memory() -> None:
    module = game_module("grunwald")
    own = module.content(None)
    for number in range(60):
        names = {"en": str(number), "pl": str(number), "ru": str(number)}
        module.content({"crown_knights": [{"id": "zawisza_the_black", "name": names}]})
    assert module.content(None) is own
    assert len(module._contents) < 20
