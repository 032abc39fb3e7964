"""ZIZ-4, 5, 6: skills, moving and morale."""

import tabard
from tests.games.zizka.harness import event, holds, options, play, position, refused, seen, solo, state, zizka


def test_ziz_4_9_a_joker_is_any_basic_symbol() -> None:
    for token in ("bandits_1", "manhunt_5", "monastery_5"):  # sword 2, cunning 3, speech 3
        m = event(token, dice=[6, 6, 6, 6])
        play(m, "P1 face", "P1 stop")
        holds(m, "row 1 ok 0")


def test_ziz_4_19_a_peek_at_nothing_is_refused() -> None:
    m = position(P1={"commander": "katerina"}, tokens={"tyn": "hunt_1"}, face_up=["tyn"])
    m.answer(0, "peek:katerina")
    refused(m, "P1", "tyn", "ZIZ-4.19", "face-up-already")
    refused(m, "P1", "pisek", "ZIZ-4.5", "nothing-to-peek-at")
    assert "easy" in options(m) and "hard" in options(m)


def test_ziz_4_20_a_card_that_joined_this_turn_may_peek() -> None:
    m = position(
        P1={"commander": "katerina", "space": "vodnany", "team": ["start_jost"]},
        level_1={"table": ["hedvika", "kunes", "havel"]},
    )
    play(m, "P1 peek katerina easy")
    holds(m, "P1.peeks -")
    refused(m, "P1", "peek:katerina", "ZIZ-4.20", "no-peek-left")
    play(m, "P1 recruit", "P1 recruit hedvika", "P1 done")
    holds(m, "P1.peeks hedvika")


def test_ziz_5_5_figures_and_tokens_never_block() -> None:
    m = position(P1=zizka(space="road_08"), P2={"commander": "torak", "space": "tyn"}, face_up=["tyn"])
    play(m, "P1 move hluboka")
    m = position(P1=zizka(space="road_08"), P2={"commander": "torak", "space": "tyn"})
    play(m, "P1 move tyn")
    holds(m, "P1.space tyn", "P2.space tyn")


def test_ziz_5_6_a_move_may_end_on_any_kind_of_space() -> None:
    m = position(P1=zizka(space="bechyne", team=["dubrava"]))
    m.answer(0, "move")
    content = state(m).content
    assert {content.kind_of[str(space)] for space in options(m)} == {"small", "event", "tavern", "conquest"}


def test_ziz_5_1_exactly_the_spaces_within_range() -> None:
    m = position(P1=zizka(space="pisek"))
    m.answer(0, "move")
    steps = state(m).content.distance["pisek"]
    assert options(m) == [space for space in sorted(steps) if 1 <= steps[space] <= 2]
    refused(m, "P1", "bechyne", "ZIZ-5.1", "out-of-range")


def test_ziz_5_7_moving_turns_nothing_up() -> None:
    m = position(P1=zizka(space="pisek"))
    play(m, "P1 move tyn")
    holds(m, "up tyn no", "knows P1 tyn none")


def test_ziz_5_8_the_second_move_has_the_full_range_again() -> None:
    m = position(P1=zizka(space="pisek"))
    play(m, "P1 move tyn", "P1 move milevsko")
    holds(m, "P1.space milevsko")


def test_ziz_5_10_staying_is_no_move() -> None:
    m = position(P1=zizka(space="pisek"))
    m.answer(0, "move")
    refused(m, "P1", "pisek", "ZIZ-5.10", "already-there")


def test_ziz_6_7_no_restriction_between_the_ends() -> None:
    for morale in (-1, 0, 1):
        m = position(
            P1=zizka(space="vodnany", coins=9, morale=morale),
            level_1={"table": ["raza", "oldrich", "kunes"]},
        )
        play(m, "P1 recruit")
        assert {"recruit:raza", "recruit:oldrich"} <= set(options(m))


def test_ziz_6_8_leaving_an_end_brings_nobody_back() -> None:
    m = event("manhunt_1", dice=[1, 1, 1], morale=-2, team=["start_vok", "start_marek"])
    play(m, "P1 face", "P1 row 1")
    holds(m, "P1.morale -1", "P1.team start_vok start_marek", "P1.vp 0")


def test_ziz_6_10_starting_followers_never_leave_by_morale() -> None:
    for token, morale in (("bandits_1", -1), ("manhunt_1", 1)):
        m = event(token, dice=[1, 1, 5, 5], morale=morale)
        play(m, "P1 face", "P1 stop", "P1 row 1")
        holds(m, "P1.team start_vok start_marek start_matous start_krystof")


def test_ziz_17_27_hiding_shortens_the_range() -> None:
    assert seen(solo(posters=["poster_hiding"]))["players"][0]["skills"]["range"] == 1
    others = ["poster_pursuit", "poster_disgrace", "poster_distrust"]
    assert seen(solo(posters=others))["players"][0]["skills"]["range"] == 2


def test_ziz_5_9_the_range_is_never_below_one() -> None:
    lame = {"skills": {"move": 1}, "start_coins": 3, "start_luck": 0}
    given = {"P1": {"commander": "zizka", "space": "tyn", "poster": 3}}
    m = tabard.scenario("zizka", given, content={"commander": [{"id": "zizka", "side_a": lame}]})
    holds(m, "P1.range 1")


def test_ziz_4_20_peeks_come_back_with_the_next_turn() -> None:
    m = position(P1={"commander": "katerina"})
    play(m, "P1 peek katerina easy")
    holds(m, "P1.peeks -")
    play(m, "P1 end_turn", "P2 end_turn")
    holds(m, "P1.peeks katerina")
