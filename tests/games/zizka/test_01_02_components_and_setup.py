"""ZIZ-1, 2: components, limits and setup."""

from collections import Counter

import pytest

from tabard.engine.errors import ContentError
from tabard.games.zizka.rules.content import load
from tests.games.zizka.harness import event, holds, new, play, position, seen, solo, state, zizka

CONTENT = load(None)


def test_ziz_1_1_the_box_holds_exactly_these() -> None:
    assert len(CONTENT.commanders["A"]) == len(CONTENT.commanders["B"]) == 4
    assert Counter(card.level for card in CONTENT.followers.values()) == {0: 16, 1: 28, 2: 27}
    assert len(CONTENT.posters) == 4
    assert [len(CONTENT.castle(castle)) for castle in ("easy", "hard")] == [5, 5]
    assert (len(CONTENT.tokens), CONTENT.luck_tokens) == (34, 12)
    assert Counter(card.set for card in CONTENT.torak_cards.values()) == {"base": 8, "easy": 1, "hard": 1}
    assert set(CONTENT.faces) == {"follower_die", "wenceslas_die", "sigismund_die"}
    with pytest.raises(ContentError, match="every row needs a requirement"):
        load({"conquest_card": [{"id": "conquest_easy_1", "rows": [{"require": {}}]}]})


def test_ziz_1_2_the_bank_never_runs_out() -> None:
    m = event("bandits_1", dice=[1, 1, 5, 5], coins=500)
    play(m, "P1 face", "P1 stop", "P1 row 1")
    holds(m, "P1.coins 503")


def test_ziz_1_5_a_team_never_holds_more_than_four() -> None:
    m = position(P1=zizka(space="vodnany", coins=20), level_1={"table": ["albrecht", "bratrice", "havel"]})
    play(m, "P1 recruit", "P1 recruit albrecht")
    assert len(seen(m)["players"][0]["team"]) == 4
    holds(m, "decision replace", "count P1 4")
    play(m, "P1 replace start_vok")
    holds(m, "P1.team start_marek start_matous start_krystof albrecht")


def test_ziz_1_9_vp_never_decrease() -> None:
    m = position(
        dice=[3, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1],
        P1=zizka(vp=3),
        P2={"commander": "torak", "space": "tyn", "vp": 2, "poster": 3},
    )
    play(m, "P1 attack torak", "P1 stop", "P2 stop")
    holds(m, "P1.vp 3", "P2.vp 3")
    lost = event("hunt_2", dice=[5, 5, 5, 5], vp=4)
    play(lost, "P1 face", "P1 stop")
    holds(lost, "P1.vp 4")


def test_ziz_1_10_nothing_changes_hands_out_of_turn() -> None:
    m = new(3)
    assert [list(m.commands(seat)) for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ziz_1_11_every_piece_exists_once(seats: int) -> None:
    table = state(new(seats))
    tokens = [token.id for token in (*table.tokens.values(), *table.stack)]
    assert sorted(tokens) == sorted(CONTENT.tokens)
    cards = [card.id for level in (1, 2) for card in (*table.slots[level], *table.decks[level])]
    assert sorted(cards) == sorted(id for id, card in CONTENT.followers.items() if card.level)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ziz_2_1_and_2_3_a_token_on_every_event_space_but_the_starts(seats: int) -> None:
    m = new(seats)
    spaces = seen(m)["spaces"]
    assert len(spaces) == 22
    assert not {"pisek", "trocnov"} & set(spaces)
    assert all(not one["up"] and one["token"] is None for one in spaces.values())
    holds(m, "stack 12", "used -")
    assert state(new(seats, seed=2)).stack != state(m).stack


def test_ziz_2_4_two_conquest_decks() -> None:
    castles = state(new()).castles
    assert {card.difficulty for card in castles["easy"]} == {"easy"}
    assert {card.difficulty for card in castles["hard"]} == {"hard"}
    assert len({state(new(seed=seed)).castles["easy"] for seed in range(20)}) > 10


def test_ziz_2_5_and_2_6_three_followers_of_each_level_and_the_top_card_are_visible() -> None:
    followers = seen(new())["followers"]
    assert [len(followers[level]["table"]) for level in "12"] == [3, 3]
    assert [followers[level]["deck"] for level in "12"] == [25, 24]
    assert all(CONTENT.followers[followers[level]["top"]].level == int(level) for level in "12")


def test_ziz_2_7_and_2_8_the_common_supply() -> None:
    m = new(4, side="B")
    holds(m, "favour wenceslas supply", "favour sigismund supply", "luck 12")


def test_ziz_2_9_commanders_are_drawn_or_named() -> None:
    drawn = {tuple(one["commander"] for one in seen(new(4, seed=seed))["players"]) for seed in range(30)}
    assert len(drawn) > 10
    assert all(len(set(names)) == 4 for names in drawn)
    named = new(3, commander_1="torak", commander_3="bores")
    assert [one["commander"] for one in seen(named)["players"]][::2] == ["torak", "bores"]
    twice = [one["commander"] for one in seen(new(2, commander_1="torak", commander_2="torak"))["players"]]
    assert twice[0] == "torak" and twice[1] != "torak"


def test_ziz_2_10_all_tablets_show_the_same_side() -> None:
    skills = [one["skills"] for one in seen(new(4, side="B"))["players"]]
    assert all(one["range"] == 2 and one["rerolls"] == 2 and one["dice"] == 3 for one in skills)
    own = {one["commander"]: one["skills"] for one in seen(new(4, side="A"))["players"]}
    assert (own["torak"]["range"], own["zizka"]["dice"], own["bores"]["rerolls"]) == (3, 4, 3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ziz_2_11_and_2_12_and_2_13_and_2_18_what_a_player_starts_with(seats: int) -> None:
    m = new(seats)
    for seat, player in enumerate(seen(m)["players"]):
        assert (player["vp"], player["morale"], player["coins"], player["lying"]) == (0, 0, 3, False)
        assert (player["poster"], player["posters"], player["conquests"]) == (None, [], [])
        team = [CONTENT.followers[id] for id in player["team"]]
        assert [card.commander for card in team] == [player["commander"]] * 4
        assert [(card.skills.die, card.skills.reroll) for card in team] == [(1, 0)] * 3 + [(0, 1)]
        assert seat not in seen(m)["favours"].values()


def test_ziz_2_14_katerina_has_a_luck_token_on_side_a() -> None:
    luck = {one["commander"]: one["luck"] for one in seen(new(4, side="A"))["players"]}
    assert luck == {"bores": 0, "katerina": 1, "torak": 0, "zizka": 0}
    assert {one["luck"] for one in seen(new(4, side="B"))["players"]} == {0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ziz_2_15_the_first_player_is_drawn(seats: int) -> None:
    begins = [new(seats, seed).waiting for seed in range(40)]
    assert set(begins) == {(seat,) for seat in range(seats)}
    assert new(1).waiting == (0,)


def test_ziz_2_15_or_named_by_the_host() -> None:
    for seed in range(8):
        assert new(4, seed, start_seat=2).waiting == (2,)


def test_ziz_3_1_and_15_2_rounds_begin_with_the_first_player_and_end_before_him() -> None:
    m = position(players=3, options={"start_seat": 1}, P1=zizka(vp=20), round=4)
    holds(m, "waiting P2", "round 4")
    play(m, "P2 end_turn", "P3 end_turn")
    holds(m, "waiting P1", "round 4", "phase action")
    play(m, "P1 end_turn")
    holds(m, "phase over")
    m = play(
        position(players=3, options={"start_seat": 1}, round=4), "P2 end_turn", "P3 end_turn", "P1 end_turn"
    )
    holds(m, "waiting P2", "round 5")


def test_ziz_2_17_start_spaces_follow_the_turn_order() -> None:
    m = new(4, start_seat=3)
    assert [one["space"] for one in seen(m)["players"]] == ["trocnov", "trocnov", "pisek", "pisek"]


def test_ziz_2_16_and_2_17_figures_on_the_start_spaces() -> None:
    starts = [[one["space"] for one in seen(new(seats, start_seat=0))["players"]] for seats in (2, 3, 4)]
    assert starts == [
        ["pisek", "trocnov"],
        ["pisek", "trocnov", "trocnov"],
        ["pisek", "trocnov", "trocnov", "pisek"],
    ]


def test_ziz_2_19_the_third_shield_is_only_a_marker() -> None:
    m = solo(dice=[5, 5, 5, 5, 5, 5], torak={"deck": ["torak_2"]})
    assert "shield" not in str(seen(m))
