"""GLO-3 and GLO-4: the setup of the game and of tournaments."""

from itertools import combinations, pairwise
from typing import Any

import pytest

from tabard import Match
from tabard.engine.chance import seeded
from tabard.games.glory.rules.content import CITIES
from tabard.games.glory.rules.tournament_setup import draw_knight, rank
from tabard.games.glory.wiring.module import GAME
from tabard.lab.laws import answer_at_random
from tests.games.glory.harness import (
    holds,
    kind,
    new,
    phase,
    position,
    seen,
    started,
    table,
    time_out_until,
    to_phase,
    to_the_end,
    told,
)


@pytest.mark.parametrize("tournament", ["joust", "pas_darmes"])
def test_glo_3_1_and_25_1_one_tournament_type_for_the_whole_game(tournament: str) -> None:
    m = started(2, tournament=tournament)
    to_the_end(m)
    cards = {event["card"] for event in told(m, "tournament_set_up")}
    types = {table(m).content.tournament_cards[card].type for card in cards}
    assert types == {tournament} and len(cards) == 3


def test_glo_3_2_and_25_4_the_first_game_is_a_matter_of_options() -> None:
    defaults = {option.name: option.default for option in GAME.options}
    assert (defaults["characters"], defaults["goals"], defaults["prizes"]) == ("choose", "hidden", True)
    m = started(2, characters="level_1_only", goals="open", prizes=False, tournament="joust")
    assert all(player["character"].startswith("char_young_knight") for player in seen(m)["players"])
    assert all(player["goals"] is not None for player in seen(m)["players"])
    assert seen(m)["tournament"]["prize"] == "prize_standard"


def test_glo_3_3_setup_asks_for_characters_then_goals_then_returns() -> None:
    m = new(3)
    asked = [kind(m)]
    while phase(m) != "action":
        m.time_out(m.waiting[0])
        asked.append(kind(m))
    order = list(dict.fromkeys(asked))
    assert order[:1] == ["character"] and order[-2:] == ["return", "space"]
    assert [one for one in order if one in ("character", "start_goal", "return")] == [
        one for one in ("character", "start_goal", "return") if one in order
    ]


def test_glo_3_4_three_public_titles_stay() -> None:
    m = started(2)
    public = seen(m)["public_titles"]
    assert len(set(public)) == 3
    assert seen(to_the_end(m))["public_titles"] == public


def test_glo_3_5_one_character_of_each_level_chosen_in_secret() -> None:
    m = new(4)
    assert set(m.waiting) == {0, 1, 2, 3}
    content = table(m).content
    for seat in range(4):
        offered = m.decision(seat).options
        assert [content.characters[str(one)].level for one in offered] == [1, 2, 3]
    m.answer(0, m.decision(0).options[2])
    assert seen(m, "P2")["players"][0]["character"] is None
    for seat in (1, 2, 3):
        m.answer(seat, m.decision(seat).options[0])
    assert all(player["character"] for player in seen(m, "P2")["players"])
    assert table(m).undealt == ()


def test_glo_3_6_the_turn_order_is_drawn_when_characters_are_chosen() -> None:
    orders = set()
    for seed in range(60):
        m = new(3, seed)
        assert seen(m)["initiative"] == [] and not told(m, "initiative_order")
        while kind(m) == "character":
            m.time_out(m.waiting[0])
        orders.add(tuple(seen(m)["initiative"]))
    assert len(orders) == 6


def test_glo_3_6_nobody_imagines_the_true_turn_order_before() -> None:
    m = new(3)
    assert len({table(m.imagine(0, seed)).initiative for seed in range(40)}) == 6


def test_glo_3_19_the_choices_of_the_setup_are_made_without_knowing_the_events() -> None:
    m = new(3)
    while phase(m) == "setup":
        view = seen(m, "P1")
        assert (view["event"], view["next_event"], view["last_event_hidden"]) == (None, None, False)
        imagined = [table(m.imagine(0, seed)) for seed in range(12)]
        assert len({(one.event, one.next_event) for one in imagined}) > 1
        m.time_out(m.waiting[0])
    view = seen(m, "P1")
    assert view["event"] and view["next_event"] and view["last_event_hidden"]
    assert {table(m.imagine(0, seed)).next_event for seed in range(12)} == {view["next_event"]}


def test_glo_3_7_and_23_3_start_goods_as_printed_and_no_income() -> None:
    m = new(2, characters="level_1_only")
    time_out_until(m, lambda: kind(m) == "return")
    for seat in (0, 1):
        player = seen(m)["players"][seat]
        assert (player["coins"], player["strength"], player["faith"]) == (3, 3, 2)
        assert (player["mount"], player["armour"]) == (2, 2)


def test_glo_3_12_a_level_iii_character_takes_a_special_ally_before_the_track_is_filled() -> None:
    m = new(2)
    for seat in (0, 1):
        m.answer(seat, m.decision(seat).options[2])
    lying = table(m)
    for player in lying.players:
        assert len(player.allies) == 1
        assert player.allies[0] in lying.content.ally_stacks["special"]
    assert len(lying.stacks["special"]) == 16 - 2 - 1
    assert len(told(m, "ally_gained")) == 2


def backwards(**options: Any) -> Match:
    """A new match of three in which the last seat has the best initiative."""
    return next(m for seed in range(99) if table(m := new(3, seed, **options)).initiative == (2, 1, 0))


def test_glo_3_12_special_allies_are_taken_in_initiative_order() -> None:
    m = backwards()
    stack = table(m).stacks["special"]
    for seat in range(3):
        m.answer(seat, m.decision(seat).options[2])
    assert [table(m).players[seat].allies for seat in (2, 1, 0)] == [(ally,) for ally in stack[:3]]


def test_glo_3_14_titles_are_dealt_in_initiative_order() -> None:
    m = backwards(characters="choose")
    deck = table(m).title_deck
    for seat in range(3):
        m.answer(seat, m.decision(seat).options[0])
    assert [table(m).players[seat].drawn for seat in (2, 1, 0)] == [deck[0:2], deck[2:4], deck[4:6]]


def test_glo_3_17_one_strength_for_every_card_returned() -> None:
    m = time_out_until(match := new(2, characters="level_1_only"), lambda: kind(match) == "return")
    before = seen(m)["players"][1]
    cards = sum(before["hand_kinds"].values())
    while phase(m) != "action":
        m.answer(m.waiting[0], "return" if m.waiting[0] == 1 else "keep")
    after = seen(m)["players"][1]
    event = table(m).content.events[table(m).event]
    gained = 0 if event.action else event.gain.get("strength", 0)
    assert cards > 1 and sum(after["hand_kinds"].values()) == 0
    assert after["strength"] == before["strength"] + cards + gained
    hands = sum(sum(player["hand_kinds"].values()) for player in seen(m)["players"])
    columns = sum(len(column) for column in seen(m)["columns"].values())
    assert sum(seen(m)["decks"].values()) + columns + hands == 26 + 19 + 29  # all cards are back


def test_glo_3_14_and_3_15_goals_are_dealt_kept_and_secret() -> None:
    m = new(2, characters="level_1_only")
    dealt = [m.decision(seat).options for seat in (0, 1)]
    assert [len(one) for one in dealt] == [2, 2] and not set(dealt[0]) & set(dealt[1])
    m.answer(0, dealt[0][1])
    m.answer(1, dealt[1][0])
    lying = table(m)
    assert lying.players[0].goals == (dealt[0][1],)
    assert len(lying.title_deck) == 14 - 3 - 2 and dealt[0][0] in lying.title_deck
    assert seen(m, "P1")["players"][0]["goals"] == [dealt[0][1]]
    assert seen(m, "P2")["players"][0]["goals"] is None
    shown = started(2, goals="open")
    assert all(len(player["goals"]) == 1 for player in seen(shown)["players"])


def test_glo_3_20_and_4_1_and_14_23_a_tournament_is_set_up_before_each_action_phase() -> None:
    m = started(2)
    for number in (1, 2, 3):
        time_out_until(m, lambda number=number: seen(m)["round"] == number and phase(m) == "action")  # type: ignore[misc]
        assert len(told(m, "tournament_set_up")) == number
        assert any(seen(m)["tournament"]["places"])


def test_glo_3_22_one_shield_each_in_the_joust() -> None:
    m = to_phase(started(3, tournament="joust"), "tournament")
    places = seen(m)["tournament"]["places"]
    assert [places.count(str(seat)) for seat in range(3)] == [1, 1, 1]


def test_glo_3_23_and_8_4_income_in_every_refresh_phase() -> None:
    m = position(
        phase="refresh", P1={"coins": 0, "strength": 0, "faith": 0}, P2={"character": "rich_heir", "coins": 0}
    )
    holds(m, "P1.coins 2", "P1.strength 2", "P1.faith 1", "P2.coins 4")


def test_glo_4_4_knights_lie_face_up() -> None:
    m = started(3, tournament="pas_darmes")
    knights = [knight for city in seen(m)["tournament"]["cities"] for knight in city["knights"]]
    assert len(knights) == 8 and all(knight in table(m).content.knights for knight in knights)


def test_glo_4_5_knights_of_a_city_stand_by_falling_glory() -> None:
    for seed in range(30):
        lying = table(started(4, seed, tournament="pas_darmes"))
        for knights in lying.cities:
            ranks = [rank(lying.content.knights[knight]) for knight in knights]
            assert ranks == sorted(ranks)
        assert len(lying.cities) == len(CITIES) and sum(map(len, lying.cities)) == 10


def test_glo_4_7_and_14_21_prize_tokens_are_drawn_once() -> None:
    m = started(2, tournament="joust")
    prizes: list[str] = []

    def note() -> bool:
        prize = seen(m)["tournament"]["prize"]
        if prize and (not prizes or prizes[-1] != prize):
            prizes.append(prize)
        return False

    time_out_until(m, note)
    assert len(prizes) == len(set(prizes)) == 3 and "prize_standard" not in prizes
    assert len(set(table(m).tournament_cards_used)) == 3


def test_glo_4_8_the_next_kind_helps_out() -> None:
    lying = table(started(2, tournament="pas_darmes"))
    order = ["noble", "polish_noble", "veteran", "king", "champion", "noble"]
    for wanted, following in pairwise(f"kind_{name}" for name in order):
        drawn = draw_knight(lying, wanted, lying.content.knights_of[wanted])
        assert lying.content.knights[drawn].kind == following


def test_glo_4_5_equal_glory_is_ordered_by_prestige_then_attack() -> None:
    knights = table(started(2)).content.knights
    higher, lower = knights["knight_maximilian_i"], knights["knight_zawisza_czarny"]
    assert higher.glory == lower.glory and higher.attack < lower.attack
    assert rank(higher) < rank(lower)
    for one, other in combinations(knights.values(), 2):
        if (one.glory, one.prestige) == (other.glory, other.prestige) and one.attack != other.attack:
            assert (rank(one) < rank(other)) == (one.attack > other.attack)


def test_glo_25_3_compensation_cannot_be_switched_off() -> None:
    for seed in range(5):
        m = new(3, seed, characters="level_1_only")
        time_out_until(m, lambda m=m: kind(m) == "return")  # type: ignore[misc]
        order = seen(m)["initiative"]
        assert [seen(m)["players"][seat]["glory"] for seat in order] == [10, 11, 12]
        assert [seen(m)["players"][seat]["hand_kinds"]["challenge"] for seat in order] == [1, 2, 3]
    assert not any("compensation" in option.name for option in GAME.options)


ROUND = ("action", "journey", "registration", "tournament")
ASKED_IN = {"space": "action", "buy": "action", "herald": "action", "register": "registration"}


@pytest.mark.parametrize("tournament", ["joust", "pas_darmes"])
def test_glo_5_3_the_phase_shown_is_the_phase_played(tournament: str) -> None:
    """At every question of a whole game, in the order of GLO-5.1 and 5.2."""
    m, chance = new(3, tournament=tournament), seeded(tournament)
    shown: list[tuple[int, str]] = []
    while m.waiting:
        asked, now = kind(m), phase(m)
        assert now == ASKED_IN.get(asked, now)
        if asked == "journey" and now != "tournament":
            assert now in ("journey", "final_journey")
        if asked in ("character", "start_goal", "return"):
            assert now == "setup"
        shown.append((seen(m)["round"], now))
        answer_at_random(m, chance)
    rounds = [(number, name) for number in (1, 2, 3) for name in ROUND]
    whole = [(1, "setup"), *rounds, (3, "final_journey"), (3, "titles")]
    met = list(dict.fromkeys(shown))
    assert met == [one for one in whole if one in met]
    assert set(rounds) <= set(met) and phase(m) == "over"
