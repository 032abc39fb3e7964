"""Whole solo matches beside the real box: what dice and cards show is entered, and nothing else is true."""

from __future__ import annotations

import ast
import json
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import tabard
from tabard.api import game_module
from tabard.companion.by_hand import SHOWN, Given, Played, ToShow, play_by_hand, solo_setup
from tabard.companion.solo import solo_games, solo_of
from tabard.engine.chance import ANY, by_hand
from tabard.engine.decision import Choice
from tabard.engine.errors import IllegalChoice, JournalError, MustBeShown, SetupError
from tabard.engine.journal import ANSWER, Setup
from tabard.engine.match import Match, first_match, state_of
from tabard.games.zizka.rules.conquest import turn_up
from tabard.games.zizka.rules.goods import gain_poster
from tabard.words.rules import clause_text

MATCHES: list[tuple[str, dict[str, object]]] = [
    ("glory", {"scenario": "solo_rival", "tournament": "pas_darmes"}),
    ("glory", {"scenario": "solo_rival", "personality": "godly"}),
    ("glory", {"scenario": "solo_lone_challenge", "characters": "level_1_only"}),
    ("zizka", {"level": "hard", "advanced": True}),
]
LOOKS = {"top", "show", "pick", "face", "one_of", "turned_up", "draw_title", "look_at_title"}


class Person:
    """Somebody with the box on the table, who shows and answers anything that can be."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.choices = random.Random(seed)
        self.given: list[Given] = []
        self.asked: dict[str, int] = {}

    def stands(self) -> Played:
        return play_by_hand(self.setup, self.given)

    def shows(self, to_show: ToShow, value: Choice) -> None:
        name = str(to_show.prompt["step"])
        self.asked[name] = self.asked.get(name, 0) + 1
        self.given.append(Given(SHOWN, value))

    def plays(self) -> Match:
        """To the end; whatever was shown is what he sees from then on."""
        module = game_module(self.setup.game)
        fresh: list[Choice] = []
        while True:
            at = self.stands()
            if at.to_show is not None:
                value = self.choices.choice(at.to_show.options[:-1])
                self.shows(at.to_show, value)
                fresh.append(value)
                if at.match is not None:
                    at.match.view(0)  # the table can be looked at in the middle of an act
                continue
            assert at.match is not None
            module.check(state_of(at.match))
            seen = json.dumps([at.match.view(0), at.telling])
            assert [one for one in fresh if json.dumps(one) not in seen] == []
            fresh = []
            if not at.match.waiting:
                return at.match
            if len(self.given) % 40 == 0:
                assert at.match.copy().hash() == at.match.hash()
                at.match.imagine(0, 1).view(0)
            self.given.append(Given(ANSWER, self.choices.choice(at.match.options(0))))


@pytest.mark.parametrize(("game", "options"), MATCHES)
def test_a_whole_match_is_played_by_hand(game: str, options: dict[str, object]) -> None:
    person = Person(solo_setup(game, options), 0)
    match = person.plays()
    assert match.standing is not None
    assert set(person.asked) <= set(solo_of(game).shown)


def asked_for(game: str) -> set[str]:
    """What the rules of a game look at, as they name it where they do."""
    found: set[str] = set()
    for file in (Path(tabard.__file__).parent / "games" / game / "rules").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            name = getattr(
                getattr(node, "func", None), "attr", getattr(getattr(node, "func", None), "id", "")
            )
            if isinstance(node, ast.Call) and name in LOOKS:
                texts = [one.values[0] if isinstance(one, ast.JoinedStr) else one for one in node.args]
                found |= {
                    text.value.partition(":")[0]
                    for text in texts
                    if isinstance(text, ast.Constant) and isinstance(text.value, str)
                }
    return found


@pytest.mark.parametrize("game", solo_games())
def test_whatever_may_have_to_be_shown_has_its_clause(game: str) -> None:
    assert asked_for(game) | {"die"} == set(solo_of(game).shown)


def test_a_castle_is_told_when_it_is_looked_at_and_not_again() -> None:
    position = {"players": 1, "P1": {"commander": "katerina", "space": "tyn"}}
    module = game_module("zizka")
    setup = Setup("zizka", 0, 0, {}, None, position)

    def peeked(*shown: Choice) -> Match:
        match = first_match(module, setup, by_hand(shown))
        module.verbs().act(match, 0, ["peek", "katerina", "easy"])
        return match

    with pytest.raises(MustBeShown) as needs:
        peeked()
    assert needs.value.what == "castle:easy"
    card = needs.value.among[2]
    match = peeked(card)
    assert match.log(0)[-1]["face"] == card
    assert turn_up(state_of(match), "easy").id == card


def test_a_poster_drawn_is_told() -> None:
    setup = Setup("zizka", 0, 0, {}, None, {"players": 1})
    table = state_of(first_match(game_module("zizka"), setup, by_hand(["poster_hiding"])))
    gain_poster(table, 0)
    assert table.players[0].posters == ("poster_hiding",)


def first(person: Person, what: str) -> ToShow:
    """Goes on until this must be shown."""
    while True:
        at = person.stands()
        if at.to_show is not None:
            if at.to_show.prompt["step"] == what:
                return at.to_show
            person.shows(at.to_show, person.choices.choice(at.to_show.options[:-1]))
        else:
            assert at.match is not None
            person.given.append(Given(ANSWER, person.choices.choice(at.match.options(0))))


def last(events: tuple[Mapping[str, object], ...], kind: str) -> Mapping[str, Any]:
    return next(event for event in reversed(events) if event["kind"] == kind)


@pytest.mark.parametrize(
    ("game", "what", "event", "fact"),
    [
        ("glory", "sir_card", "sir_draws", "card"),
        ("zizka", "torak_card", "torak_card", "card"),
        ("zizka", "token", "token_turned_up", "token"),
    ],
)
def test_what_is_shown_is_what_happens(game: str, what: str, event: str, fact: str) -> None:
    person = Person(solo_setup(game, {}), 3)
    to_show = first(person, what)
    before = list(person.given)
    for value in to_show.options[:-1]:
        person.given = [*before, Given(SHOWN, value)]
        assert last(person.stands().telling, event)[fact] == value


def test_a_card_lies_in_one_place_only() -> None:
    """A follower turned up is not offered again."""
    person = Person(solo_setup("zizka", {}), 0)
    shown: list[Choice] = []
    for _ in range(10):
        to_show = first(person, "follower")
        assert not set(shown) & set(to_show.options)
        shown.append(to_show.options[0])
        person.shows(to_show, to_show.options[0])


def test_the_program_may_choose_and_stays_with_its_choice() -> None:
    person = Person(solo_setup("glory", {}), 0)
    while (at := person.stands()).match is None:
        person.given.append(Given(SHOWN, ANY))
    again = person.stands().match
    assert again is not None
    assert again.hash() == at.match.hash()


def test_what_cannot_be_is_refused() -> None:
    setup = solo_setup("glory", {})
    with pytest.raises(IllegalChoice, match="not an option"):
        play_by_hand(setup, [Given(SHOWN, "solo_base_1")])
    with pytest.raises(JournalError, match="must be shown"):
        play_by_hand(setup, [Given(ANSWER, "char_crusader")])
    with pytest.raises(JournalError, match="there are answers"):
        play_by_hand(setup, [Given("undo", 1)])
    person = Person(setup, 0)
    while person.stands().to_show is not None:
        person.given.append(Given(SHOWN, ANY))
    with pytest.raises(JournalError, match="nothing more"):
        play_by_hand(setup, [*person.given, Given(SHOWN, ANY)])
    with pytest.raises(SetupError, match="no opponent"):
        solo_setup("fief", {})


def test_every_clause_behind_the_opponent_is_in_the_book() -> None:
    for game in solo_games():
        solo = solo_of(game)
        for clause in (*solo.acts.values(), *solo.shown.values()):
            assert clause_text(clause), clause


def test_the_opponent_does_nothing_without_a_clause() -> None:
    """Every event that names him has one."""
    for game, name in (("glory", "sir_"), ("zizka", "torak_")):
        person = Person(solo_setup(game, {"scenario": "solo_rival"} if game == "glory" else {}), 1)
        person.plays()
        told = [event for event in person.stands().telling if str(event["kind"]).startswith(name)]
        silent = {event["kind"] for event in told if solo_of(game).clause(event) is None}
        assert told
        assert silent <= {"sir_gains"}  # what it is for was said before
