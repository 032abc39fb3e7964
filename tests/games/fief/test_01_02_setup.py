"""FIE-1, 2, 23: terms and setup."""

from collections import Counter

import pytest

import tabard
from tabard.games.fief import GAME
from tabard.games.fief.rules.people import titled
from tabard.games.fief.rules.units import present
from tests.games.fief.harness import holds, new, options, play, position, seen, table, to_the_end, told


@pytest.mark.parametrize(("seats", "families"), [(2, 4), (3, 3), (4, 4)])
def test_fie_1_1_and_2_1_players_and_families(seats: int, families: int) -> None:
    assert len(table(new(seats)).families) == families
    assert tuple(GAME.seats) == (2, 3, 4)


def test_fie_1_2_with_two_players_a_player_leads_two_families() -> None:
    m = new(2)
    assert [player["families"] for player in seen(m)["players"]] == [[0, 1], [2, 3]]


def test_fie_1_6_the_garter_is_no_title() -> None:
    m = position(phase="buy", F1={"lords": ["hugh york garter"], "fourth": "burghers_3"})
    play(m, "P1 buy end")
    holds(m, "families.0.fourth burghers_3")
    assert not titled(table(m).lords["lord_hugh"])


def test_fie_1_10_engines_and_captives_are_no_presence() -> None:
    m = position(
        phase="buy",
        F1={"lords": ["hugh york captor=henry"], "units": ["york bombard 1"]},
        F2={"lords": ["henry york"], "towns": ["york"]},
    )
    assert not present(table(m), 0, "york")
    assert present(table(m), 1, "york")


def test_fie_2_2_the_first_turn_and_the_parliament_side() -> None:
    m = new(4)
    holds(m, "turn 1", "parliament_revolt no")


def test_fie_2_3_the_event_deck_has_sixteen_events_and_nine_plagues() -> None:
    m = new(4)
    backs = Counter(table(m).content.cards[card].back for card in table(m).event_deck)
    assert backs == {"event": 16, "plague": 9}
    assert seen(m)["event_back"] == table(m).content.cards[table(m).event_deck[0]].back


def test_fie_2_4_each_family_s_reserve() -> None:
    family = table(new(4)).families[0]
    assert family.reserve == [12, 4, 8, 3, 2]
    assert (family.pigeons, family.treasure) == (3, 2)


@pytest.mark.parametrize(("seats", "coins"), [(2, 10), (3, 5), (4, 5)])
def test_fie_2_5_and_27_4_starting_coins(seats: int, coins: int) -> None:
    assert [player.coins for player in table(new(seats)).players] == [coins] * seats


def test_fie_2_6_three_men_and_three_women_are_removed_unseen() -> None:
    m = new(4)
    cards = table(m).content.cards
    assert Counter(cards[id].sex for id in table(m).removed) == {"male": 3, "female": 3}
    assert not any(id in str(seen(m, "P1")) for id in table(m).removed)


def test_fie_2_7_each_family_has_a_man_and_a_woman() -> None:
    m = new(3)
    for family in table(m).families:
        assert sorted(table(m).lords[id].man for id in family.lords) == [False, True]


@pytest.mark.parametrize(("seats", "cards"), [(4, 17), (3, 19), (2, 17)])
def test_fie_2_8_the_character_deck(seats: int, cards: int) -> None:
    assert len(table(new(seats)).character_deck) == cards


def test_fie_2_9_the_servant_goes_to_one_of_the_two_lords() -> None:
    m = new(4)
    first = table(m).order()[0]
    who = f"P{first + 1}"
    lords = [id.removeprefix("lord_") for id in table(m).families[first].lords]
    assert options(m, who) == lords
    play(m, f"{who} first_servant {lords[1]}")
    assert table(m).lords["lord_" + lords[1]].servant
    assert not table(m).lords["lord_" + lords[0]].servant


def test_fie_2_10_titles_start_in_the_display() -> None:
    assert seen(new(4))["titles"] == {}


def test_fie_2_11_the_first_player_is_random() -> None:
    assert {table(new(4, seed)).first for seed in range(20)} == {0, 1, 2, 3}


def test_fie_2_12_a_relic_lies_face_down_on_each_cathedral() -> None:
    m = new(4)
    hidden = {id: town.hidden_relic for id, town in table(m).towns.items() if town.hidden_relic}
    assert sorted(hidden) == ["canterbury", "exeter", "norwich", "york"]
    assert sorted(hidden.values()) == ["becket", "caradoc", "eanswythe", "grail"]
    assert seen(m, "P1")["towns"]["york"]["hidden_relic"] is True


def test_fie_2_13_excalibur_starts_in_the_stone_of_a_region() -> None:
    stones = {table(new(4, seed)).excalibur for seed in range(40)}
    assert stones == {"bath", "harlech", "durham", "lincoln", "nottingham", "winchester"}


def to_towns(m: tabard.Match) -> tabard.Match:
    for _ in table(m).families:
        m.time_out(m.waiting[0])
    return m


def test_fie_2_14_and_2_15_a_start_town_in_a_region_of_ones_own() -> None:
    m = to_towns(new(4))
    assert m.decision(m.waiting[0]).kind == "start_town"
    who = f"P{m.waiting[0] + 1}"
    family = m.waiting[0]
    assert len(options(m, who)) == 18
    play(m, f"{who} start_town york")
    holds(m, "towns.york.building castle", f"units F{family + 1} york man_at_arms 2 archer 2 knight 2")
    nxt = f"P{m.waiting[0] + 1}"
    assert not {"york", "whitby", "lincoln"} & set(options(m, nxt))


def test_fie_2_14_a_family_without_an_answer_starts_at_random_and_foretells_no_dice() -> None:
    towns = set()
    for seed in range(8):
        m = to_towns(new(4, seed=seed))
        who = m.waiting[0]
        towns.add(m.decision(who).default)
        assert m.imagine(who, seed).decision(who).default == m.decision(who).default
    assert len(towns) > 2


def test_fie_2_16_turn_one_begins_with_the_cards() -> None:
    m = to_towns(new(4))
    for _ in range(4):
        m.time_out(m.waiting[0])
    assert (seen(m)["turn"], seen(m)["phase"]) == (1, 2)


def test_fie_23_1_random_placement_asks_nobody() -> None:
    m = to_towns(new(4, 5, placement="random"))
    assert m.decision(m.waiting[0]).kind in ("draw", "discard")
    regions = [table(m).content.region_of(start["town"]) for start in told(m, "starts")]
    assert len(set(regions)) == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fie_4_4_and_25_7_seven_turns_at_most(seats: int) -> None:
    m = to_the_end(new(seats, 3))
    assert seen(m)["turn"] == 7
    assert m.standing is not None


def test_fie_25_8_a_short_game_ends_earlier() -> None:
    assert seen(to_the_end(new(4, 3, last_turn="5")))["turn"] == 5
