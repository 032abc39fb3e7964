"""How facts become sentences."""

from importlib.resources import files
from pathlib import Path

import pytest

import tabard
from tabard.cli import main
from tabard.engine.decision import Clause
from tabard.engine.errors import SetupError, UnknownGame
from tabard.words import Words, read_messages
from tests.words.said import Asked


@pytest.mark.parametrize(
    ("language", "number", "sentence"),
    [
        ("en", 1, "Red gains 1 ducat."),
        ("en", 5, "Red gains 5 ducats."),
        ("pl", 1, "Czerwony otrzymuje 1 dukata."),
        ("pl", 3, "Czerwony otrzymuje 3 dukaty."),
        ("pl", 5, "Czerwony otrzymuje 5 dukatów."),
        ("pl", 22, "Czerwony otrzymuje 22 dukaty."),
        ("ru", 1, "Красный получает 1 дукат."),
        ("ru", 2, "Красный получает 2 дуката."),
        ("ru", 11, "Красный получает 11 дукатов."),
        ("ru", 21, "Красный получает 21 дукат."),
    ],
)
def test_numbers_take_their_plural(language: str, number: int, sentence: str) -> None:
    assert (
        Words("grunwald", language).event({"kind": "ducats_gained", "seat": 0, "number": number}) == sentence
    )


def test_seats_are_called_by_name_and_components_by_their_content() -> None:
    words = Words("grunwald", "en", ["Anna", "Witold"])
    captured = {"kind": "captured", "seat": 1, "card": "ulrich_von_jungingen"}
    assert words.event(captured) == "Witold captures Ulrich von Jungingen, Grand Master (Teuton 4)."
    skirmish = {"kind": "skirmish", "strength": 9, "participants": [1, 0]}
    assert words.event(skirmish).endswith("Defenders: Witold, Anna.")
    assert words.event({**skirmish, "participants": []}).endswith("Defenders: nobody.")


def test_a_fact_may_be_missing() -> None:
    words = Words("grunwald")
    assert words.event({"kind": "passed", "seat": 2}) == "Violet passes."
    forced = {"kind": "passed", "seat": 2, "forced": True}
    assert words.event(forced) == "Violet passes: no placement is possible."
    assert words.messages.faults == []


def test_cards_of_the_box_replace_the_names() -> None:
    names = {"en": "Sir Nobody", "pl": "Pan Nikt", "ru": "Господин Никто"}
    override = {"crown_knights": [{"id": "zawisza_the_black", "name": names, "strength": 5}]}
    assert Words("grunwald", "pl", override=override).component("zawisza_the_black") == "Pan Nikt (koronny 5)"


def test_offers_and_levies_are_told_from_the_content_in_use() -> None:
    offer = {"cost": {"ducats": 4}, "gain": {"provisions": 2}}
    override = {"events": [{"id": "mazovian_granaries", "options": [offer]}]}
    position = {
        "players": 2,
        "round": 2,
        "phase": "event",
        "event": "mazovian_granaries",
        "P1": {"ducats": 5},
    }
    match = tabard.scenario("grunwald", position, content=override)
    words = Words("grunwald", "en", override=override)
    decision = match.decision(0)
    assert [words.choice(decision, choice) for choice in decision.options] == [
        "2 provisions for 4 ducats",
        "Pass",
    ]


def test_refusals_name_the_reason() -> None:
    words = Words("grunwald", "ru")
    assert words.why(Clause("GRU-7.28", "not-so-many-ducats", {"ducats": 2})) == "У вас только 2 дуката."


def test_what_cannot_be_said_is_refused_by_name() -> None:
    with pytest.raises(UnknownGame):
        Words("whist")
    with pytest.raises(SetupError, match="en, pl, ru"):
        Words("grunwald", "xx")


def test_a_missing_message_stops_nobody() -> None:
    words = Words("grunwald")
    assert words.event({"kind": "unheard_of"}) == "event-unheard_of"
    assert words.messages.faults == ["no message event-unheard_of"]


@pytest.mark.parametrize(
    ("language", "seats", "sentence"),
    [
        ("en", 3, "Green holds York."),
        ("en", 2, "Player 1 (Green) holds York."),
        ("pl", 2, "Gracz 1 (zielony) kontroluje miasto York."),
        ("ru", 2, "Игрок 1 (зелёный) держит город Йорк."),
    ],
)
def test_a_family_is_called_like_its_player_and_by_its_colour_if_he_leads_two(
    language: str, seats: int, sentence: str
) -> None:
    control = {"kind": "control", "family": 1, "town": "york"}
    assert Words("fief", language, seats=seats).event(control) == sentence


def test_a_question_to_one_of_two_families_names_its_colour() -> None:
    ransom = Asked("ransom", {"kind": "ransom", "family": 2, "prices": {"lord_hugh": 4}})
    assert Words("fief", seats=2).prompt(ransom) == "Violet: Pay a ransom? Hugh 4."
    assert Words("fief", seats=4).prompt(ransom) == "Pay a ransom? Hugh 4."


def test_a_choice_of_several_parts_is_said_by_its_parts() -> None:
    words = Words("fief", players=["Anna", "Witold", "Ewa"])
    deal, war = Asked("deal", {}), Asked("war", {})
    assert words.choice(deal, "convert:clan_2:lord_edith") == "Edith preaches to Viking clan 2"
    assert words.choice(war, "battle:york:2") == "Battle in York against Ewa"
    assert words.choice(war, "battle:york:vikings") == "Battle in York against the Vikings"


def test_commands_have_words_too() -> None:
    words = Words("fief", players=["Anna", "Witold", "Ewa"])
    assert words.command({"do": "pigeon", "family": 0, "to": 2, "coins": 3}) == "Pigeon to Ewa: coins: 3"
    town = {"do": "offer", "family": 0, "to": 1, "kind": "town", "what": "york", "coins": 0}
    assert words.command(town) == "Offer Witold: York"


def test_a_region_is_called_by_its_number_or_its_id() -> None:
    words = Words("fief")
    assert words.component("IV") == words.component("region_iv") == "North"


def test_a_game_without_words_is_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        "tabard.words.files", lambda package: tmp_path if package == "tabard.games.pig" else files(package)
    )
    assert main(["play", "pig", "--bot", "1=page"]) == 2
    assert capsys.readouterr().err.startswith("tabard: tabard.games.pig has no words: write words/en.ftl")


def test_a_game_that_speaks_only_english_speaks_it_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("title = Goose\n", "utf-8")
    monkeypatch.setattr("tabard.words.files", lambda package: tmp_path)
    assert read_messages("pl", "goose").text("title") == "Goose"
