"""GLO-0 to GLO-2: terms, aim, components and limits."""

import pytest

import tabard
from tabard.engine.errors import ContentError
from tabard.games.glory.rules.duel.state import CHALLENGE_CARD, TITLE_CARD, TOURNAMENT
from tabard.games.glory.rules.loading import check_counts, counted, load
from tests.games.glory.harness import (
    PAS_DARMES,
    challenged,
    holds,
    kind,
    new,
    options,
    phase,
    play,
    position,
    refused,
    seen,
    started,
    table,
    time_out_until,
    to_phase,
    to_the_end,
    told,
)


def test_glo_0_1_knights_never_act_and_players_are_never_knights() -> None:
    m = challenged("john_fastolf", P1={"strength": 1, "faith": 0})
    assert m.waiting == (0,)  # the knight is not asked
    assert "knight" not in seen(m)["players"][0]


def test_glo_0_3_face_down_tokens_still_belong_to_their_player() -> None:
    m = position(
        phase="titles", public_titles=["influential", "rich", "strong"], P1={"used_allies": ["squire"] * 5}
    )
    holds(m, "P1.scored influential")


def test_glo_0_4_tokens_come_from_and_go_to_the_bank() -> None:
    m = position(P1={"relics": ["ring"]}, P2={"used_relics": ["ring", "amulet"]})
    holds(m, "left ring 2", "left amulet 3", "left medallion 4")


def test_glo_0_5_every_fight_is_a_duel_of_the_same_steps() -> None:
    own = {"strength": 2, "faith": 0, "hand": ["wager"]}
    tournament = challenged("john_fastolf", P1=own)
    card = play(position([], phase="journey", P1=own), "P1 journey wager")
    title = play(
        position(
            [], phase="titles", public_titles=["brave", "strong", "charming"], initiative=["P1", "P2"], P1=own
        ),
        "P1 brave fight",
    )
    contexts = []
    for m in (tournament, card, title):
        duel = table(m).duel
        assert duel is not None and kind(m) == "strength"
        contexts.append(duel.context)
    assert contexts == [TOURNAMENT, CHALLENGE_CARD, TITLE_CARD]


def test_glo_1_1_one_to_four_play_and_one_plays_solo() -> None:
    for seats in (1, 2, 3, 4):
        assert (seen(new(seats))["sir"] is not None) == (seats == 1)
    with pytest.raises(tabard.TabardError):
        tabard.new("glory", 5)


def test_glo_1_2_and_5_1_and_5_2_three_rounds_of_five_phases_then_two_more() -> None:
    m = started(2)
    course: list[tuple[int, str]] = []

    def note() -> bool:
        here = (seen(m)["round"], phase(m))
        if not course or course[-1] != here:
            course.append(here)
        return False

    time_out_until(m, note)
    rounds = [number for number, _ in course]
    assert rounds == sorted(rounds) and set(rounds) == {1, 2, 3}
    for number in (1, 2, 3):
        names = [name for at, name in course if at == number]
        wanted = ["action", "journey", "registration", "tournament", "final_journey", "titles"]
        assert names == sorted(names, key=wanted.index)
        assert names[0] == "action" and ("final_journey" in names) <= (number == 3)
    assert m.standing is not None
    assert len(told(m, "tournament_over")) == 3


def test_glo_1_3_most_glory_wins() -> None:
    m = to_the_end(started(3))
    assert m.standing is not None
    scores = [rank.score for rank in m.standing]
    assert scores == sorted(scores, reverse=True)
    assert m.standing[0].rank == 1


def test_glo_1_4_glory_has_its_sources() -> None:
    m = to_the_end(started(2))
    assert m.standing is not None
    for rank in m.standing:
        assert list(rank.parts) == ["start", "duels", "prizes", "allies", "cards", "events", "titles"]
        assert rank.score == sum(rank.parts.values()) == seen(m)["players"][rank.seat]["glory"]


def test_glo_2_1_and_2_3_and_2_4_the_printed_counts_are_there() -> None:
    content = load(None)
    found = counted(content.tables)
    printed = content.tables["counts"]
    assert {name: printed[name] for name in found} == found
    assert [row["count"] for row in content.tables["dice"]] == [12, 12, 12]
    assert [len(content.journey_decks[one]) for one in ("romance", "market", "challenge")] == [26, 19, 29]
    broken = {**content.tables, "relics": content.tables["relics"][:3]}
    with pytest.raises(ContentError, match="relic_tokens"):
        check_counts(broken)


def test_glo_2_2_six_pawns_each() -> None:
    m = to_phase(position(players=3), "registration")
    placed = [event["seat"] for event in told(m, "pawn_placed")]
    assert [placed.count(seat) for seat in range(3)] == [6, 6, 6]


def test_glo_2_2_one_shield_for_the_initiative_and_three_for_tournaments() -> None:
    cities = {"florence": ["john_fastolf"], "paris": ["hans_von_trotha"], "munich": ["jacques_de_lalaing"]}
    m = position(options=PAS_DARMES, cities=cities, shields={"florence": ["P1"], "paris": ["P1"]})
    assert sorted(seen(m)["initiative"]) == [0, 1]
    assert "space_herald" in options(m)
    play(m, "P1 space herald")
    shields = [city["shields"] for city in seen(m)["tournament"]["cities"]]
    assert shields == [[0], [0], [0]]
    refused(play(m, "P2 space guard"), "P1 space herald", "GLO-6.10")


def test_glo_2_2_the_equipment_cards_show_the_levels() -> None:
    m = position(P1={"coins": 9, "mount": 2, "armour": 3})
    play(m, "P1 space market", "P1 buy mount")
    player = seen(m)["players"][0]
    assert (player["mount"], player["armour"]) == (3, 3)


def test_glo_2_5_journey_cards_never_come_back() -> None:
    m = to_the_end(started(2))
    lying = table(m)
    played = [card for player in lying.players for card in player.played]
    whole = sum(len(deck) for deck in lying.content.journey_decks.values())
    held = sum(len(player.hand) for player in lying.players)
    decks = sum(len(lying.decks[one]) + len(lying.columns[one]) for one in lying.decks)
    assert len(played) + held + decks + len(lying.removed_cards) == whole
    assert len(lying.removed_cards) >= 3 * 4 * 3 - 6  # three refreshes clear the columns


def test_glo_2_6_and_2_8_there_is_no_limit_to_tokens() -> None:
    m = position(P1={"coins": 90, "strength": 60, "faith": 50, "relics": ["ring"] * 4, "hand": ["game"] * 3})
    play(m, "P1 space service", "P2 space guard", "P1 space training", "P2 space guard", "P1 space prayer")
    holds(m, "P1.coins 93", "P1.strength 63", "P1.faith 53", "P1.hand_size 3")


def test_glo_2_9_several_allies_and_relics_of_one_kind() -> None:
    m = position(
        P1={"allies": ["squire"], "coins": 4}, track=["cook", "squire", "nun", "squire", "queen", "thug"]
    )
    play(m, "P1 space support", "P1 ally squire")
    holds(m, "P1.allies squire squire")
    assert "slot_ally_5" in options(play(m, "P2 space guard", "P1 space support"))
