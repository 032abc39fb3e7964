"""GLO-6: the action phase."""

from tests.games.glory.harness import (
    PAS_DARMES,
    holds,
    kind,
    options,
    passing,
    play,
    position,
    refused,
    seen,
    table,
    told,
)

TRACK = ["cook", "squire", "nun", "thug", "queen", "minstrel"]


def test_glo_6_2_and_21_4_and_21_8_recruitment_offers_the_special_ally_on_the_card() -> None:
    for number, event in ((1, "recruitment_1"), (2, "recruitment_2")):
        m = position(
            round=number, event=event, stacks={"special": ["witch", "cook"]}, track=TRACK, P1={"coins": 1}
        )
        assert seen(m)["event_ally"] == "ally_witch"
        play(m, "P1 space event")
        holds(m, "P1.allies witch", "P1.coins 0")
    empty = position(event="recruitment_1", stacks={"special": []}, track=["-", *TRACK[1:]])
    refused(empty, "P1 space event", "GLO-6.3")


def test_glo_21_12_recruitment_in_round_3_costs_nothing() -> None:
    m = position(round=3, event="recruitment_3", stacks={"special": ["witch"]}, track=TRACK, P1={"coins": 0})
    holds(play(m, "P1 space event"), "P1.allies witch", "P1.coins 0")


def test_glo_6_3_the_event_space_takes_one_pawn() -> None:
    m = position(event="crusade", P1={"coins": 3}, P2={"coins": 3})
    play(m, "P1 space event")
    refused(m, "P2 space event", "GLO-6.7")
    refused(position(event="crusade", P1={"coins": 0}), "P1 space event", "GLO-6.9")


def test_glo_6_4_and_26_6_one_pawn_a_turn_in_initiative_order() -> None:
    m = position(players=3, initiative=["P2", "P3", "P1"])
    turns = []
    for _ in range(18):
        turns.append(m.waiting)
        m.answer(m.waiting[0], "space_guard")
    assert turns == [(1,), (2,), (0,)] * 6


def test_glo_6_6_nobody_passes() -> None:
    m = position(P1={"coins": 0, "strength": 0})
    refused(m, "P1 space pass", "GLO-6.6")
    assert {"space_guard", "space_solo_training"} <= set(options(m))


def test_glo_6_7_a_circle_takes_one_pawn_but_a_player_several_circles() -> None:
    m = play(position(), "P1 space training", "P2 space guard", "P1 space training")
    holds(m, "space training P1 P1", "P1.strength 9")
    refused(m, "P2 space training", "GLO-6.7")
    four = position(players=4)
    for seat in (0, 1, 2, 3):
        four.answer(four.waiting[0], "space_prayer")
        assert len(seen(four)["spaces"]["space_prayer"]["pawns"]) == seat + 1


def test_glo_6_8_areas_take_any_number_of_pawns() -> None:
    m = passing(position(players=4), 24 - 1)
    assert len(seen(m)["spaces"]["space_guard"]["pawns"]) == 23


def test_glo_6_9_what_cannot_be_paid_is_not_offered() -> None:
    m = position(P1={"coins": 0}, track=["cook", "squire", "-", "-", "-", "-"])
    refused(m, "P1 space market", "GLO-6.9")
    refused(m, "P1 space support", "GLO-6.9")
    one = play(position(P1={"coins": 1}, track=TRACK), "P1 space support")
    refused(one, "P1 ally cook", "GLO-6.9")


def test_glo_6_11_costs_are_paid_before_the_gain() -> None:
    m = play(position(P1={"coins": 2}, track=["usurer", *TRACK[1:]]), "P1 space support", "P1 ally usurer")
    kinds = [event["kind"] for event in m.log(None) if event.get("seat") == 0]
    assert kinds.index("paid") < kinds.index("ally_gained") < len(kinds) - kinds[::-1].index("gained") - 1
    holds(m, "P1.coins 6")


def test_glo_6_12_and_6_13_and_6_14_circles_give_three() -> None:
    m = position(P1={"coins": 0, "strength": 0, "faith": 0})
    play(m, "P1 space training", "P2 space guard", "P1 space prayer", "P2 space guard", "P1 space service")
    holds(m, "P1.strength 3", "P1.faith 3", "P1.coins 3")


def test_glo_6_15_and_6_16_areas_give_two() -> None:
    m = position(P1={"coins": 0, "strength": 0})
    play(m, "P1 space guard", "P2 space guard", "P1 space solo_training")
    holds(m, "P1.coins 2", "P1.strength 2")


def test_glo_6_17_and_6_18_the_initiative_gives_a_coin_once_a_round_and_moves_nobody_yet() -> None:
    m = play(position(initiative=["P2", "P1"], P1={"coins": 0}), "P2 space guard", "P1 space initiative")
    holds(m, "order P2 P1", "P1.coins 1", "space initiative P1")
    refused(play(m, "P2 space guard"), "P1 space initiative", "GLO-6.18")


def test_glo_6_23_the_herald_registers_at_once() -> None:
    m = position(options=PAS_DARMES, card="pas_12_a")
    knight = str(options(play(m, "P1 space herald"))[0])
    m.answer(0, knight)
    assert [told_one["knight"] for told_one in told(m, "registered")] == [knight]


def test_glo_6_25_the_herald_registers_for_the_joust_once() -> None:
    m = position(card="joust_12_a")
    play(m, "P1 space herald", "P1 herald 2", "P2 space guard")
    holds(m, "place 2 P1")
    refused(m, "P1 space herald", "GLO-6.25")
    free = position(card="joust_12_a")
    assert options(play(free, "P1 space herald")) == ["place:2", "place:4", "place:5", "place:7"]


def test_glo_6_28_a_goal_cannot_be_discarded_and_costs_nothing() -> None:
    m = position(
        phase="titles", public_titles=["strong", "charming", "traveller"], P1={"goals": ["wealthy", "famous"]}
    )
    holds(m, "P1.goals wealthy famous", "P1.scored -", "score P1 10")


def test_glo_6_32_empty_columns_and_decks() -> None:
    gone: dict[str, list[str]] = {"romance": [], "market": [], "challenge": []}
    m = position(columns=gone, decks={"romance": ["game"], "market": [], "challenge": []})
    play(m, "P1 space journey")  # the only card is taken without a choice, then there is none left
    holds(m, "P1.hand game", "waiting P2")
    refused(m, "P2 space journey", "GLO-6.10")
    blind = position(columns={**gone, "market": ["courser"]}, decks={"romance": ["game"], "market": []})
    assert set(options(play(blind, "P1 space journey"))) == {
        "market_courser",
        "deck:romance",
        "deck:challenge",
    }


def test_glo_6_33_and_21_1_an_event_is_paid_and_received() -> None:
    m = play(position(event="crusade", P1={"coins": 1, "faith": 0}), "P1 space event")
    holds(m, "P1.coins 0", "P1.glory 13", "P1.faith 3", "waiting P2")


def test_glo_21_3_royal_wedding_gives_all_two_strength() -> None:
    holds(position(event="royal_wedding"), "P1.strength 5", "P2.strength 5")


def test_glo_21_10_and_21_11_siege_and_the_mentor() -> None:
    m = play(position(round=3, event="siege", P1={"strength": 2}), "P1 space event")
    holds(m, "P1.strength 0", "P1.glory 15")
    m = play(position(round=3, event="mentors_lessons", P1={"coins": 1, "strength": 0}), "P1 space event")
    holds(m, "P1.strength 5", "P1.coins 0")
    refused(position(round=3, event="siege", P1={"strength": 1}), "P1 space event", "GLO-6.9")


def test_glo_19_10_and_19_21_and_19_31_allies_that_help_once() -> None:
    m = position(P1={"coins": 4}, track=["lady", "minstrel", "nun", "thug", "queen", "squire"])
    play(m, "P1 space support", "P1 ally lady", "P2 space guard", "P1 space support", "P1 ally minstrel")
    holds(m, "P1.glory 19", "P1.allies lady minstrel")
    vassal = position(P1={"coins": 4}, track=["vassal", *TRACK[1:]])
    holds(play(vassal, "P1 space support", "P1 ally vassal"), "P1.prestige retinue", "left retinue 2")


def test_glo_19_3_and_19_6_one_time_allies_stay() -> None:
    m = position(phase="refresh", P1={"allies": ["minstrel", "lady"], "used_allies": ["squire"]})
    holds(m, "P1.allies lady minstrel squire", "P1.glory 10")
    assert kind(m) == "register" and table(m).removed_allies.count("ally_minstrel") <= 1
