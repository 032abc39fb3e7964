"""ZIZ-3: turn structure."""

from tabard.games.zizka.rules.tokens import refill
from tests.games.zizka.harness import event, holds, new, options, play, position, refused, state, told, zizka


def test_ziz_3_2_a_lying_figure_stands_up_at_the_start_of_its_turn() -> None:
    m = position(P2={"commander": "torak", "lying": True})
    holds(m, "P2.lying yes")
    play(m, "P1 end_turn")
    holds(m, "P2.lying no")


def test_ziz_3_3_two_actions_and_the_same_one_twice() -> None:
    m = position(P1=zizka(space="pisek"))
    play(m, "P1 move tyn", "P1 move hluboka")
    holds(m, "active P2", "P1.space hluboka")


def test_ziz_3_4_the_actions() -> None:
    m = position(P1=zizka(), P2={"commander": "torak", "space": "tyn", "poster": 3})
    assert options(m) == ["move", "face", "attack:torak", "end_turn"]
    assert options(position(P1=zizka(space="vodnany"))) == ["move", "recruit", "end_turn"]
    assert options(position(P1=zizka(space="krumlov"))) == ["move", "conquest", "end_turn"]


def test_ziz_3_10_the_used_pile_becomes_the_stack_in_alphabetical_order_of_spaces() -> None:
    m = position(P1=zizka(), stack=["levy_1"], used=["levy_2"], empty=["zvikov", "bechyne"])
    used = len(state(m).used)
    play(m, "P1 end_turn")
    holds(m, "token bechyne levy_1", "used -", f"stack {used - 2}")  # one each for Písek and Zvíkov
    assert told(m, "stack_renewed") and told(m, "tokens_placed")[0]["spaces"] == [
        "bechyne",
        "pisek",
        "zvikov",
    ]


def test_ziz_3_11_without_tokens_spaces_stay_empty() -> None:
    table = state(position(P1=zizka(), stack=["levy_1"], empty=["zvikov", "bechyne"]))
    table.used = ()
    refill(table)
    assert "bechyne" in table.tokens and "zvikov" not in table.tokens


def test_ziz_18_4_and_18_5_the_turn_ends_by_itself_and_can_always_be_ended() -> None:
    m = position(P1={"commander": "katerina", "space": "pisek"})
    play(m, "P1 move tyn", "P1 move hluboka")
    assert options(m) == ["peek:katerina", "end_turn"]  # no action, but a peek is left
    refused(m, "P1", "move", "ZIZ-3.3", "no-action-left")
    play(m, "P1 peek katerina easy")
    holds(m, "active P2")
    assert "end_turn" in options(m, "P2")


def test_ziz_18_6_nothing_is_rolled_in_advance() -> None:
    m = event("hunt_1", dice=[1, 3, 5, 5, 6])
    play(m, "P1 face")
    assert state(m).chance.scripted == 4
    play(m, "P1 reroll speech")
    assert state(m).chance.scripted == 5


def test_ziz_18_7_forced_discards_are_carried_out_without_a_question() -> None:
    m = event("bandits_1", dice=[1, 1, 1], morale=-1, team=["oldrich", "hedvika"])
    play(m, "P1 face", "P1 row 1")
    holds(m, "P1.morale -2", "P1.team -", "discards 1 oldrich hedvika")


def test_ziz_18_9_what_time_outs_answer() -> None:
    m = event("hunt_1", dice=[1, 3, 5, 5])
    assert m.decision(0).default == "end_turn"
    play(m, "P1 face")
    assert m.decision(0).default == "stop"
    play(m, "P1 timeout")
    assert m.decision(0).default == 1  # row 1 is free
    m = event("payment_1", coins=9)
    play(m, "P1 face")
    assert m.decision(0).default == "concede"  # row 1 costs coins
    m = position(P1=zizka(space="pisek"))
    m.answer(0, "move")
    assert m.decision(0).default == "road_02"
    m = position(P1=zizka(space="vodnany", team=["ondrej", "kunes", "havel", "start_vok"], coins=9))
    play(m, "P1 recruit")
    assert str(m.decision(0).default) == f"refresh:{state(m).decks[1][0].id}"
    m = position(
        P1=zizka(space="vodnany", team=["ondrej", "kunes", "havel", "dubrava"], coins=9),
        level_1={"table": ["rehor", "zdena", "benes"]},
    )
    play(m, "P1 recruit", "P1 recruit rehor")
    assert m.decision(0).default == "kunes"


def test_ziz_18_9_a_match_of_absent_players_goes_round() -> None:
    m = new(3)
    for _ in range(3):
        m.time_out(m.waiting[0])
    holds(m, "round 2", "active P1")


def test_ziz_3_1_a_round_is_over_when_all_have_had_their_turn() -> None:
    m = position()
    play(m, "P1 end_turn")
    holds(m, "round 1", "active P2")
    play(m, "P2 end_turn")
    holds(m, "round 2", "active P1")
