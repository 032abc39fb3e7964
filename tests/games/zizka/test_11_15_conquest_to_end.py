"""ZIZ-11 to 15: conquests, recruiting, fights, luck, the end."""

from typing import Any

import pytest

import tabard
from tabard import Match
from tests.games.zizka.harness import event, holds, options, play, position, refused, seen, state, told, zizka

EASY_1 = ["conquest_easy_1"]  # sword 2, cunning 2, sword 3
STRONG = ["valkoun", "cipra", "koluch"]  # swords 5, cunning 4


def castle(dice: list[int] | None = None, easy: list[str] | None = None, **own: Any) -> Match:
    given = {"space": "pribenice", "coins": 0, "team": STRONG, **own}
    return position(dice=dice, P1=zizka(**given), easy=easy or EASY_1)


def won(match: Match) -> Match:
    """P1 completes three rows of a castle with fixed symbols alone; one die each, one re-roll."""
    play(match, "P1 conquest")
    for _ in range(3):
        play(match, "P1 stop")
    return match


def test_ziz_11_2_and_11_13_one_conquest_of_a_kind_and_its_card_is_kept() -> None:
    m = won(castle([5, 5, 5]))
    holds(m, "decision direction")
    play(m, "P1 virtue")
    holds(m, "P1.conquests conquest_easy_1")
    assert len(seen(m)["castles"]["easy"]["deck"]) == 4
    refused(m, "P1", "conquest", "ZIZ-11.2", "conquered-already")


def test_ziz_11_12_the_reward_of_an_easy_conquest() -> None:
    m = won(castle([5, 5, 5]))
    assert options(m) == ["virtue", "vice"]
    play(m, "P1 vice")
    holds(m, "P1.coins 4", "P1.vp 2", "P1.morale -1")


def test_ziz_11_11_the_reward_of_a_hard_conquest() -> None:
    m = position(
        dice=[5] * 4,
        P1=zizka(space="krumlov", coins=0, team=["valkoun", "cipra", "koluch", "marketa"]),
        hard=["conquest_hard_1"],
    )
    play(m, "P1 conquest")
    for _ in range(4):
        play(m, "P1 stop")
    holds(m, "P1.vp 5", "P1.coins 0", "P1.morale 0", "P1.conquests conquest_hard_1")


def test_ziz_11_6_and_11_15_luck_spent_on_a_row_is_gone() -> None:
    easy_4 = ["conquest_easy_4"]  # sword 2, speech 2, cunning 3
    m = castle([5, 5, 5], easy=easy_4, team=["albrecht", "start_krystof"], luck=2)
    play(m, "P1 conquest", "P1 stop", "P1 stop")
    assert m.decision(0).prompt["luck"] == 1
    play(m, "P1 confirm")
    holds(m, "P1.luck 1", "decision reroll")
    play(m, "P1 stop")
    holds(m, "P1.luck 2", "P1.vp 0")  # one spent and lost, one gained for the failure


def conceded() -> Match:
    """P1 does without the second row of a castle, which would cost him a luck token."""
    m = castle(
        [5, 5], easy=["conquest_easy_4", "conquest_easy_2"], team=["albrecht", "start_krystof"], luck=1
    )
    return play(m, "P1 conquest", "P1 stop", "P1 stop", "P1 concede")


def test_ziz_11_9_a_row_that_costs_luck_may_be_conceded() -> None:
    m = castle([5, 5], easy=["conquest_easy_4"], team=["albrecht", "start_krystof"], luck=1)
    play(m, "P1 conquest", "P1 stop", "P1 stop")
    assert options(m) == ["confirm", "concede"]
    m = conceded()
    holds(m, "P1.luck 2", "P1.vp 0", "decision main")
    assert state(m).castles["easy"][-1].id == "conquest_easy_4"


def test_ziz_11_8_a_row_that_costs_nothing_is_completed_without_a_question() -> None:
    m = castle([5, 5, 5])
    play(m, "P1 conquest", "P1 stop")
    holds(m, "decision reroll")
    assert [told["row"] for told in m.log() if told["kind"] == "conquest_row"] == [1]


def test_ziz_11_17_castles_hold_no_tokens() -> None:
    m = position(P1=zizka(space="pribenice"))
    for _ in range(4):
        m.time_out(m.waiting[0])
    assert not {"pribenice", "krumlov", "vodnany"} & set(seen(m)["spaces"])


def test_ziz_19_4_a_failed_card_rises_to_the_top_known_to_all() -> None:
    m = conceded()
    table = state(m)
    table.castles["easy"] = table.castles["easy"][-1:]
    for viewer in (None, "P1", "P2"):
        assert seen(m, viewer)["castles"]["easy"]["deck"] == ["conquest_easy_4"]


def test_ziz_12_4_four_recruits_at_most() -> None:
    m = position(
        P1=zizka(space="vodnany", coins=20, team=["start_vok"]),
        level_1={"table": ["rehor", "kunes", "havel"], "deck": ["zdena", "benes", "vit"]},
    )
    play(m, "P1 recruit", *(f"P1 recruit {card}" for card in ("rehor", "kunes", "havel")))
    play(m, "P1 recruit zdena", "P1 replace start_vok")
    holds(m, "decision main", "P1.coins 12")


def test_ziz_12_3_and_12_10_a_discarded_card_is_shuffled_into_the_deck_renewed_by_it() -> None:
    m = position(
        P1=zizka(space="vodnany", coins=20, team=["start_vok"]),
        level_1={
            "table": ["bratrice", "albrecht", "anezka"],
            "deck": ["koluch"],
            "discards": ["oldrich"],
            "rest": "box",
        },
    )
    play(m, "P1 recruit", "P1 refresh bratrice")
    holds(m, "table 1 koluch albrecht anezka")
    assert {card.id for card in state(m).decks[1]} == {"bratrice", "oldrich"}
    assert state(m).discards[1] == ()


def test_ziz_12_11_without_cards_fewer_are_available() -> None:
    m = position(
        P1=zizka(space="vodnany", coins=20, team=["start_vok"]),
        level_2={"table": ["ota", "ones", "jitka"], "rest": "box"},
    )
    play(m, "P1 recruit", "P1 recruit ota")
    holds(m, "table 2 ones jitka", "top 2 none")


def test_ziz_12_12_nobody_is_dismissed_at_will() -> None:
    m = position(P1=zizka(space="vodnany", coins=20))
    assert not any("start_" in str(choice) for choice in options(m))
    play(m, "P1 recruit")
    assert not any("start_" in str(choice) for choice in options(m))


def test_ziz_13_6_and_15_6_coins_of_a_kept_poster_count_at_the_end() -> None:
    m = position(active=2, P1=zizka(vp=20, coins=2), P2={"commander": "torak", "coins": 4, "poster": 6})
    play(m, "P2 end_turn")
    holds(m, "phase over", "P2.coins 10", "score P2 2", "score P1 20")


def test_ziz_13_7_whom_one_may_attack() -> None:
    here = {"commander": "torak", "space": "tyn"}
    m = position(P1=zizka(), P2=here)
    refused(m, "P1", "attack:torak", "ZIZ-13.7", "not-wanted")
    m = position(P1=zizka(), P2={**here, "poster": 3, "space": "hluboka"})
    refused(m, "P1", "attack:torak", "ZIZ-13.7", "not-on-the-same-space")
    m = position(P1=zizka(), P2={**here, "poster": 3, "lying": True})
    refused(m, "P1", "attack:torak", "ZIZ-13.10", "lying-already")


@pytest.mark.parametrize("space", ["road_15", "vodnany", "pribenice", "tyn"])
def test_ziz_13_8_and_13_20_and_13_21_attacks_anywhere_by_anybody(space: str) -> None:
    m = position(
        dice=[1, 1, 1, 1, 5, 5, 5],
        P1=zizka(space=space, poster=9),
        P2={"commander": "torak", "space": space, "poster": 3},
        tokens={"tyn": "hunt_1"},
    )
    play(m, "P1 attack torak", "P1 stop", "P2 stop")
    holds(m, "P1.vp 2", "P1.coins 6", "P1.poster 9", "token tyn hunt_1", "up tyn no")


def test_ziz_14_8_and_19_3_what_is_public() -> None:
    m = position(P1=zizka(luck=2, coins=7, poster=6), P2={"commander": "torak", "luck": 1})
    for viewer in (None, "P1", "P2"):
        table = seen(m, viewer)
        assert [one["luck"] for one in table["players"]] == [2, 1]
        assert table["players"][0]["coins"] == 7 and table["players"][0]["poster"] == 6
        assert table["stack"]["back"] == state(m).stack[0].kind
        assert len(table["followers"]["1"]["table"]) == 3 and table["followers"]["1"]["top"]


def test_ziz_19_1_what_is_hidden_from_all() -> None:
    m = position(P1=zizka(), P2={"commander": "torak"})
    table = state(m)
    hidden = [token.id for token in (*table.tokens.values(), *table.stack)]
    hidden += [card.id for card in (*table.castles["easy"], *table.castles["hard"])]
    hidden += [card.id for card in (*table.decks[1][1:], *table.decks[2][1:])]
    for viewer in (None, "P1", "P2"):
        text = str(seen(m, viewer))
        assert not [id for id in hidden if f"'{id}'" in text]


def test_ziz_19_2_a_peek_survives_save_and_redeal_and_ends_with_the_token() -> None:
    m = position(dice=[1, 3, 5], P1={"commander": "katerina", "space": "tyn"}, tokens={"tyn": "hunt_1"})
    play(m, "P1 peek katerina tyn")
    assert [seen(m.imagine(0, seed), "P1")["spaces"]["tyn"]["token"] for seed in range(5)] == ["hunt_1"] * 5
    others = {state(m.imagine(1, seed)).tokens["tyn"] for seed in range(40)}
    assert len(others) > 2 and {token.kind for token in others} == {"hunt"}
    assert told(m, "saw", 0) and not told(m, "saw", 1) and not told(m, "saw")
    again = tabard.replay(m.journal)
    assert seen(again, "P1")["spaces"]["tyn"]["token"] == "hunt_1"
    play(m, "P1 face", "P1 stop", "P1 row 1", "P1 stop")
    holds(m, "token tyn none")
    assert state(m).known == {}


def test_ziz_4_19_nobody_peeks_at_what_he_knows() -> None:
    m = position(P1={"commander": "katerina", "space": "tyn", "team": ["hedvika"]}, tokens={"tyn": "hunt_1"})
    play(m, "P1 peek katerina tyn")
    refused(play(m, "P1 end_turn", "P2 end_turn"), "P1", "peek:zizka", "ZIZ-4.20", "no-peek-left")
    m.answer(0, "peek:hedvika")
    assert "tyn" not in options(m)
    refused(m, "P1", "tyn", "ZIZ-4.19", "known-already")


def test_ziz_4_19_a_castle_everybody_knows_is_not_peeked_at() -> None:
    m = position(P1={"commander": "katerina", "space": "tyn"})
    table = state(m)
    table.shown = (table.castles["easy"][0].id,)
    m.answer(0, "peek:katerina")
    assert "easy" not in options(m) and "hard" in options(m)


def test_ziz_15_5_vp_may_exceed_20() -> None:
    m = event("hunt_2", dice=[3, 3, 3, 5], vp=20)
    play(m, "P1 face", "P1 stop", "P1 row 1")
    holds(m, "P1.vp 21", "phase action")


def test_ziz_15_7_and_15_8_five_coins_are_a_point_and_most_points_win() -> None:
    m = position(active=2, P1=zizka(vp=20, coins=14), P2={"commander": "torak", "vp": 21, "coins": 9})
    play(m, "P2 end_turn")
    holds(m, "score P1 22", "score P2 22", "P1.coins 14", "winners P1")
    m = position(active=2, P1=zizka(vp=20, coins=4), P2={"commander": "torak", "vp": 21, "coins": 0})
    play(m, "P2 end_turn")
    holds(m, "winners P2")


def test_ziz_15_9_and_15_10_coins_break_ties_and_equal_players_share() -> None:
    m = position(active=2, P1=zizka(vp=20, coins=3), P2={"commander": "torak", "vp": 20, "coins": 4})
    play(m, "P2 end_turn")
    holds(m, "winners P2")
    m = position(active=2, P1=zizka(vp=20, coins=4), P2={"commander": "torak", "vp": 20, "coins": 4})
    play(m, "P2 end_turn")
    holds(m, "winners P1 P2")


def test_ziz_19_4_nobody_imagines_a_failed_card_elsewhere() -> None:
    m = conceded()
    decks = {tuple(card.id for card in state(m.imagine(1, seed)).castles["easy"]) for seed in range(30)}
    assert len(decks) > 5 and {deck[-1] for deck in decks} == {"conquest_easy_4"}


def test_ziz_11_3_a_peek_at_a_castle_ends_when_its_card_is_turned_up() -> None:
    """After a failure another card lies on top, which nobody has seen."""
    m = position(
        dice=[5] * 20,
        P1={"commander": "katerina", "space": "pribenice", "team": []},
        easy=["conquest_easy_1", "conquest_easy_2"],
    )
    play(m, "P1 peek katerina easy")
    holds(m, "knows P1 easy conquest_easy_1")
    play(m, "P1 conquest")
    while state(m).siege is not None:
        m.time_out(0)
    assert told(m, "conquest_failed")
    holds(m, "knows P1 easy none")


def test_ziz_15_8_the_standing_begins_with_most_points_whatever_the_coins() -> None:
    m = position(active=2, P1=zizka(vp=20, coins=0), P2={"commander": "torak", "vp": 18, "coins": 9})
    play(m, "P2 end_turn")
    assert [(rank.seat, rank.rank, rank.score) for rank in m.standing or ()] == [(0, 1, 20), (1, 2, 19)]


@pytest.mark.parametrize(("morale", "default"), [(-1, "vice"), (0, "virtue"), (1, "virtue")])
def test_ziz_18_9_without_time_the_step_goes_where_morale_stands(morale: int, default: str) -> None:
    m = won(castle([5, 5, 5], morale=morale))
    assert m.decision(0).kind == "direction" and m.decision(0).default == default
