"""The journal is the match: it replays, and a corrupt or foreign one is refused with a sentence."""

import json
from typing import Any

import pytest

import tabard
from tabard.engine.chance import seeded
from tabard.lab.laws import answer_at_random


def played(answers: int = 60) -> tabard.Match:
    match = tabard.new("grunwald", seats=3, seed="journal")
    chance = seeded("journal answers")
    for _ in range(answers):
        answer_at_random(match, chance)
    return match


def test_a_journal_replays_from_values_and_from_text() -> None:
    match = played()
    assert tabard.replay(match.journal).hash() == match.hash()
    assert tabard.replay(json.dumps(match.journal)).hash() == match.hash()
    assert tabard.replay(json.dumps(match.journal).encode()).hash() == match.hash()


def test_the_hash_of_a_match_never_changes_with_the_platform() -> None:
    match = tabard.new("grunwald", seats=4, seed=7)
    assert match.hash() == HASH_OF_SEED_7


HASH_OF_SEED_7 = "475f5bdf256b8165ba266c637fc9410ea829049ecc84736ddba775b6336e5787"


BROKEN: list[tuple[str, Any]] = [
    ("format", 2),
    ("format", None),
    ("game", "chess"),
    ("game", 7),
    ("rules", 99),
    ("rules", "1"),
    ("seats", 9),
    ("seats", None),
    ("seed", None),
    ("seed", 1.5),
    ("seed", "another"),
    ("commitment", "00"),
    ("options", {"events": "maybe"}),
    ("options", []),
    ("content", {"crown_knights": [{"id": "nobody", "strength": 3}]}),
    ("entries", None),
    ("entries", ["pass"]),
    ("entries", [{"seat": 9, "choice": "pass"}]),
    ("entries", [{"seat": 0}]),
    ("entries", [{"seat": 0, "undo": "all"}]),
    ("entries", [{"seat": 0, "undo": 1, "consent": "all"}]),
    ("entries", [{"seat": 0, "choice": "nonsense"}, {"seat": 1, "choice": "nonsense"}]),
    ("hash", "0" * 64),
    ("hash", 7),
]


@pytest.mark.parametrize(("part", "value"), BROKEN)
def test_a_broken_journal_is_refused(part: str, value: Any) -> None:
    journal = played(20).journal
    journal[part] = value
    with pytest.raises(tabard.TabardError):
        tabard.replay(journal)


@pytest.mark.parametrize(
    "part", ["format", "game", "rules", "seats", "seed", "commitment", "options", "entries"]
)
def test_a_journal_without_a_part_is_refused(part: str) -> None:
    journal = played(5).journal
    del journal[part]
    with pytest.raises(tabard.TabardError):
        tabard.replay(journal)


@pytest.mark.parametrize("text", ["", "[]", "null", "{", "7", '"grunwald"', "[" * 100_000, b"\xff\xfe"])
def test_what_is_no_journal_is_refused(text: str | bytes) -> None:
    with pytest.raises(tabard.JournalError):
        tabard.replay(text)


def test_an_illegal_answer_in_a_journal_is_named_by_its_number() -> None:
    journal = played(20).journal
    journal["entries"][7]["choice"] = "nonsense"
    with pytest.raises(tabard.JournalError, match="entry 7 is refused"):
        tabard.replay(journal)


def test_scenarios_have_journals_too() -> None:
    match = tabard.scenario("grunwald", {"players": 2, "phase": "placement", "P1": {"ducats": 5}})
    match.answer(0, "pass")
    assert tabard.replay(json.loads(json.dumps(match.journal))).hash() == match.hash()
