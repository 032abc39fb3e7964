"""ZIZ-17: the solo game."""

from collections import Counter
from typing import Any

import pytest

from tabard import Match
from tests.games.zizka.harness import holds, new, options, play, position, refused, seen, solo, state, zizka


def alone(torak: dict[str, Any], dice: list[int] | None = None, **given: Any) -> Match:
    own = {"space": "pisek", **given}
    tokens = own.pop("tokens", {})
    return position(dice=dice, players=1, P1=zizka(**own), torak=torak, tokens=tokens)


def test_ziz_17_1_and_17_3_and_17_4_setup_against_torak() -> None:
    m = new(1)
    holds(m, "P1.space pisek", "torak.space trocnov", "torak.vp 0", "torak.lying no", "stack 12")
    assert len(seen(m)["players"]) == 1 and len(seen(m)["spaces"]) == 22


def test_ziz_17_2_the_player_is_never_torak() -> None:
    drawn = Counter(seen(new(1, seed=seed))["players"][0]["commander"] for seed in range(40))
    assert set(drawn) == {"bores", "katerina", "zizka"}
    assert seen(new(1, commander_1="torak"))["players"][0]["commander"] != "torak"


def test_ziz_17_5_and_17_6_the_level_adds_a_card() -> None:
    decks = {level: state(new(1, level=level)).torak for level in ("easy", "normal", "hard")}
    sets = {level: Counter(card.set for card in torak.deck) for level, torak in decks.items() if torak}
    assert sets == {"easy": {"base": 8, "easy": 1}, "normal": {"base": 8}, "hard": {"base": 8, "hard": 1}}
    orders = {tuple(seen(new(1, seed=seed))["torak"]["used"]) for seed in range(3)}
    assert orders == {()}


def test_ziz_17_8_and_17_24_four_posters_lie_in_the_supply() -> None:
    m = solo(posters=["poster_hiding", "poster_distrust"])
    holds(m, "P1.range 1")
    assert seen(m)["posters"] == ["poster_pursuit", "poster_disgrace"]
    assert len(seen(new(1))["posters"]) == 4


def test_ziz_17_9_the_refill_comes_before_torak_and_counts_his_figure() -> None:
    m = alone({"space": "trocnov", "lying": True}, space="tyn")
    play(m, "P1 end_turn")
    holds(m, "token trocnov none", "stack 11")  # Písek is filled; Torak stands on Trocnov
    m = alone({"space": "zvikov", "deck": ["torak_8"]}, space="volyne")
    state(m).tokens.pop("zvikov")
    play(m, "P1 end_turn")
    m.answer(0, options(m)[0])
    assert seen(m)["torak"]["space"] != "zvikov"
    holds(m, "token zvikov none")  # nothing is refilled after his phase


def test_ziz_17_13_and_17_14_he_takes_a_shortest_way_and_the_player_chooses_which() -> None:
    m = alone({"space": "bechyne", "deck": ["torak_8"]})  # three steps away, move 2
    play(m, "P1 end_turn")
    holds(m, "decision torak_path", "options P1 road_08 zvikov")
    refused(m, "P1", "milevsko", "ZIZ-17.14", "not-on-his-way")
    play(m, "P1 torak_path zvikov")
    holds(m, "torak.space zvikov", "waiting P1")


def test_ziz_17_26_pursuit_makes_him_faster() -> None:
    m = alone({"space": "bechyne", "deck": ["torak_8"]}, [5] * 7, posters=["poster_pursuit"])
    play(m, "P1 end_turn")
    holds(m, "torak.space pisek", "decision reroll")


def test_ziz_17_18_he_clears_the_follower_tables() -> None:
    m = alone({"space": "hradec", "deck": ["torak_4"]})
    before = [card.id for level in (1, 2) for card in (*state(m).slots[level], *state(m).decks[level][:1])]
    play(m, "P1 end_turn")
    if m.decision(0).kind == "torak_path":
        m.answer(0, options(m)[0])
    table = seen(m)["followers"]
    after = [id for level in "12" for id in (*table[level]["table"], table[level]["top"])]
    assert not set(before) & set(after) and len(after) == 8
    assert sorted(before) == sorted(table["1"]["discards"] + table["2"]["discards"])


def test_ziz_17_19_he_replaces_the_token_he_stands_on() -> None:
    m = alone({"space": "road_08", "deck": ["torak_1"]}, [5] * 7, tokens={"pisek": "hunt_4"})
    play(m, "P1 end_turn")
    holds(m, "used hunt_4", "up pisek no", "stack 9")  # Trocnov was refilled, then Písek
    assert state(m).tokens["pisek"].id != "hunt_4"


def test_ziz_17_20_otherwise_the_nearest_token_and_the_player_chooses() -> None:
    m = alone({"space": "trocnov", "deck": ["torak_1"]}, space="tyn")
    play(m, "P1 end_turn")
    holds(m, "torak.space budejovice", "decision nearest_token", "options P1 hluboka zlata_koruna")
    refused(m, "P1", "tyn", "ZIZ-17.20", "not-the-nearest-token")
    old = state(m).tokens["hluboka"].id
    play(m, "P1 token hluboka")
    holds(m, f"used {old}", "decision main")


def test_ziz_17_21_he_takes_favours_back() -> None:
    m = alone({"space": "hradec", "deck": ["torak_6"]}, favours=["wenceslas"])
    play(m, "P1 end_turn")
    if m.decision(0).kind == "torak_path":
        m.answer(0, options(m)[0])
    holds(m, "favour wenceslas supply", "P1.vp 1", "torak.vp 1")
    m = alone({"space": "hradec", "deck": ["torak_6"]})
    play(m, "P1 end_turn")
    if m.decision(0).kind == "torak_path":
        m.answer(0, options(m)[0])
    holds(m, "P1.vp 0", "torak.vp 2")


def test_ziz_17_25_with_four_posters_no_row_gives_a_fifth() -> None:
    every = ["poster_pursuit", "poster_hiding", "poster_disgrace", "poster_distrust"]
    m = alone({}, [1] * 4, space="tyn", posters=every, tokens={"tyn": "bandits_1"})
    play(m, "P1 face", "P1 stop", "P1 row 1")
    holds(m, "decision main", "used bandits_1")  # row 2 has a poster, row 3 lacks swords
    m = alone({}, [1] * 6, space="tyn", posters=every, tokens={"tyn": "bandits_1"}, team=["tuma", "oldrich"])
    play(m, "P1 face", "P1 row 1")
    refused(m, "P1", 2, "ZIZ-17.25", "no-poster-left")


def test_ziz_17_30_distrust_makes_recruiting_dearer_but_not_rewards() -> None:
    m = position(
        players=1,
        P1=zizka(space="vodnany", coins=2, posters=["poster_distrust"]),
        level_1={"table": ["benes", "kunes", "havel"], "deck": ["hedvika"]},
    )
    play(m, "P1 recruit")
    refused(m, "P1", "recruit:kunes", "ZIZ-12.5", "not-enough-own-coins")
    play(m, "P1 recruit benes", "P1 replace start_vok")
    holds(m, "P1.coins 0")


@pytest.mark.parametrize(("torak_rolls", "coins"), [([5, 5, 5], 7), ([1, 1, 1], 4)])
def test_ziz_17_37_beating_him_off_gives_nothing(torak_rolls: list[int], coins: int) -> None:
    m = alone({"space": "road_08", "deck": ["torak_3", "torak_7"]}, [*torak_rolls, 5, 5, 5, 5], coins=7)
    play(m, "P1 end_turn", "P1 stop")
    holds(m, "P1.vp 0", f"P1.coins {coins}")


def test_ziz_17_48_the_advanced_variant_goes_with_the_solo_game() -> None:
    m = position(
        players=1,
        options={"advanced": True},
        dice=[1, 1, 1, 5, 5, 5, 5, 3],
        P1=zizka(space="pisek", coins=3, team=["start_vok", "start_marek", "start_matous"]),
        torak={"space": "road_08", "deck": ["torak_3"]},
    )
    play(m, "P1 end_turn")
    assert "buy:speech" in options(m)
    play(m, "P1 buy speech")
    holds(m, "P1.coins 2", "have 0 1 3 0")


def test_ziz_17_31_his_luck_tokens_always_count() -> None:
    for vp, coins in ((16, 4), (10, 7)):  # two luck tokens from 16 VP on, none below 11
        dice = [5] * (6 if vp == 16 else 5) + [3, 5, 5, 5]
        m = alone({"space": "road_08", "vp": vp - 2, "deck": ["torak_3", "torak_7"]}, dice, coins=7)
        play(m, "P1 end_turn", "P1 stop")
        holds(m, f"torak.vp {vp}", f"P1.coins {coins}")


def test_ziz_19_2_what_was_peeked_is_forgotten_when_torak_replaces_it() -> None:
    m = position(
        players=1,
        P1={"commander": "katerina", "space": "tyn"},
        torak={"space": "trocnov", "deck": ["torak_1"]},
    )
    play(m, "P1 peek katerina hluboka", "P1 end_turn")
    assert seen(m, "P1")["spaces"]["hluboka"]["token"] is not None
    play(m, "P1 token hluboka")
    holds(m, "knows P1 hluboka none")
    assert seen(m)["spaces"]["hluboka"]["known"] == []


@pytest.mark.parametrize(("vp", "phase"), [(18, "over"), (17, "action")])
def test_ziz_17_45_torak_ends_the_game_with_twenty_points(vp: int, phase: str) -> None:
    """His card gives him two."""
    m = alone({"space": "trocnov", "vp": vp, "deck": ["torak_2"]})
    play(m, "P1 end_turn")
    while m.waiting and m.decision(0).kind != "main":
        m.time_out(0)
    holds(m, f"torak.vp {vp + 2}", f"phase {phase}")


@pytest.mark.parametrize(("vp", "rank"), [(5, 1), (30, 2)])
def test_ziz_17_46_who_loses_to_torak_is_second(vp: int, rank: int) -> None:
    m = position(players=1, P1=zizka(vp=20, coins=0), torak={"vp": vp, "lying": True})
    play(m, "P1 end_turn")
    assert m.standing is not None and m.standing[0].rank == rank
