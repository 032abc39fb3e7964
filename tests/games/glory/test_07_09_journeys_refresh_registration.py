"""GLO-7 to GLO-9, 14, 16, 22, 26: journeys, refresh, registration, tournaments."""

from typing import Any

import pytest

import tabard
from tabard import Match
from tabard.engine.chance import seeded
from tabard.lab.laws import answer_at_random
from tests.games.glory.harness import (
    JOUST,
    PAS_DARMES,
    challenged,
    holds,
    kind,
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
    told,
)


def champion(**given: Any) -> Match:
    """A Joust P1 wins by ties against a weak knight, three times, if nobody does anything."""
    own = {"coins": 0, "strength": 1, "faith": 0, "mount": 4, "armour": 4}
    places = ["P1", *["dietrich_von_kottulin"] * 7]
    return position([5] * 60, phase="tournament", options=JOUST, places=places, P1=own, **given)


def test_glo_7_1_turns_go_round_in_initiative_order() -> None:
    hand = {"hand": ["game", "ballad"]}
    m = position(phase="journey", initiative=["P2", "P1"], P1=hand, P2=hand)
    asked = []
    for _ in range(4):
        asked.append(m.waiting[0])
        m.answer(m.waiting[0], options(m, f"P{m.waiting[0] + 1}")[0])
    assert asked == [1, 0, 1, 0]


def test_glo_25_5_in_one_go_a_player_finishes_first() -> None:
    hand = {"hand": ["game", "ballad"]}
    chosen = {"simultaneous_journey": True}
    m = position(phase="journey", options=chosen, initiative=["P2", "P1"], P1=hand, P2=hand)
    asked = []
    for _ in range(4):
        asked.append(m.waiting[0])
        m.answer(m.waiting[0], options(m, f"P{m.waiting[0] + 1}")[0])
    assert asked == [1, 1, 0, 0]


def test_glo_7_4_the_next_card_waits_for_the_last_one() -> None:
    m = play(position(phase="journey", P1={"hand": ["letter", "game"]}), "P1 journey letter")
    assert kind(m) == "take"
    play(m, "P1 take deck:romance", "P1 take deck:romance")
    assert kind(m) == "journey"


def test_glo_7_5_a_romance_card_is_free() -> None:
    m = play(position(phase="journey", P1={"coins": 0, "hand": ["game", "dowry"]}), "P1 journey game")
    holds(m, "P1.coins 2", "P1.played game")


def test_glo_7_15_and_7_16_cards_are_kept_until_a_journey() -> None:
    m = position(P1={"hand": ["game"] * 3 + ["ballad"] * 2})
    assert not any("romance" in str(option) for option in options(m))
    to_phase(m, "journey")
    play(m, "P1 journey stop")
    time_out_until(m, lambda: seen(m)["round"] == 2)
    holds(m, "P1.hand_size 5")


def test_glo_7_17_parts_of_a_gain_come_in_order() -> None:
    m = play(
        position(phase="journey", P1={"coins": 9, "hand": ["indulgence", "game"]}), "P1 journey indulgence"
    )
    assert [event["goods"] for event in told(m, "gained")][-2:] == ["faith", "glory"]
    m = position(phase="journey", P1={"coins": 4, "hand": ["order_of_the_golden_fleece", "game"]})
    kinds = [event["kind"] for event in play(m, "P1 journey order_of_the_golden_fleece").log(None)]
    assert kinds.index("prestige_gained") > len(kinds) - 3 and kinds[-2] == "gained"


def test_glo_7_18_any_relic_in_stock() -> None:
    m = champion(prize="reliquary", P2={"relics": ["ring"] * 4})
    time_out_until(m, lambda: kind(m) == "relic")
    assert options(m) == ["relic_medallion", "relic_amulet", "relic_paternoster"]


def test_glo_8_2_pawns_return() -> None:
    m = to_phase(position(round=2, event="call_to_arms"), "registration")
    assert all(not space["pawns"] for space in seen(m)["spaces"].values())
    time_out_until(m, lambda: seen(m)["round"] == 3)
    assert [player["pawns"] for player in seen(m)["players"]] == [6, 6]


def test_glo_8_3_everything_is_turned_active() -> None:
    used = {"used_allies": ["squire"], "used_relics": ["ring"], "used_prestige": ["office"]}
    m = position(phase="refresh", P1=used, P2=used)
    for who in ("P1", "P2"):
        holds(
            m, f"{who}.allies squire", f"{who}.relics ring", f"{who}.prestige office", f"{who}.used_allies -"
        )


def test_glo_8_6_columns_are_cleared_and_filled() -> None:
    columns = {"romance": ["game"], "market": ["courser"], "challenge": []}
    m = position(phase="refresh", columns=columns, decks={"market": ["destrier", "brigandine"]})
    holds(m, "column romance 4", "column market 2", "column challenge 4", "deck market 0")
    assert {"romance_game", "market_courser"} <= set(seen(m)["removed"]["cards"])


def test_glo_9_6_and_14_20_shields_stay_until_the_end_of_the_tournament() -> None:
    m = challenged("john_fastolf", *[1] * 40, P1={"strength": 0, "faith": 0, "allies": ["cook"]})
    holds(m, "shields florence P1")
    play(m, "P1 tent cook")
    assert seen(m)["round"] == 2
    assert all(shield is None for city in seen(m)["tournament"]["cities"] for shield in city["shields"])


def test_glo_16_1_the_final_journey_is_a_journey_phase() -> None:
    m = position(
        phase="final_journey", round=3, P1={"allies": ["messenger"], "hand": ["game"] * 3 + ["ballad"] * 2}
    )
    holds(m, "P1.plays 4", "phase final_journey")
    play(m, "P1 journey game", "P1 journey stop")
    assert m.standing is not None or kind(m) == "brave"


def test_glo_16_2_nothing_is_refreshed_before_the_final_journey() -> None:
    own = {"strength": 0, "faith": 0, "used_allies": ["squire"], "allies": ["cook"], "hand": ["game"]}
    m = play(challenged("john_fastolf", *[1] * 20, round=3, event="siege", P1=own), "P1 tent pass")
    holds(m, "phase final_journey", "P1.used_allies squire")


def test_glo_22_1_four_cards_of_each_kind_are_printed_examples() -> None:
    content = table(position()).content
    for one in ("romance", "market", "challenge"):
        printed = [row["id"] for row in content.tables[one] if row["source"] == "rulebook"]
        assert len(printed) == 4


def test_glo_22_2_the_task_draws_two_titles_and_keeps_one() -> None:
    titles = ["rich", "lucky", "pious"]
    m = position(
        phase="journey",
        public_titles=["strong", "brave", "noble"],
        title_deck=titles,
        P1={"hand": ["task", "game"]},
    )
    play(m, "P1 journey task")
    assert options(m) == ["title_rich", "title_lucky"]
    play(m, "P1 goal lucky")
    holds(m, "P1.goals lucky", "deck titles 1", "deck title_discard 1")
    assert table(m).title_discard == (("title_rich", 0),)


def test_glo_22_3_hands_show_their_kinds_and_not_their_cards() -> None:
    m = position(P1={"hand": ["game", "ballad", "courser"]})
    player = seen(m, "P2")["players"][0]
    assert player["hand_kinds"] == {"romance": 2, "market": 1, "challenge": 0}
    assert player["hand"] is None and "romance_game" not in str(player)


def test_glo_14_4_and_14_6_pas_darmes_ends_without_prize_or_extra_cards() -> None:
    own = {"strength": 0, "faith": 0, "allies": ["cook"], "hand": ["game"]}
    m = play(challenged("john_fastolf", *[1] * 20, P1=own), "P1 tent pass")
    assert not told(m, "prize_won") and not told(m, "prize_lost")
    assert phase(m) == "action" and kind(m) == "space"
    holds(m, "P1.hand_size 1")


def test_glo_14_5_and_25_6_duels_of_others_change_nothing_of_mine() -> None:
    own = {"strength": 0, "faith": 0, "allies": ["cook"]}
    cities = {"florence": ["john_fastolf", "hans_von_trotha"]}
    lists = {
        "phase": "tournament",
        "options": PAS_DARMES,
        "cities": cities,
        "P1": own,
        "P2": {"strength": 0, "faith": 0},
    }
    alone = play(position([1] * 40, **lists, shields={"florence": ["P1"]}), "P1 tent cook")
    both = play(position([1] * 40, **lists, shields={"florence": ["P1", "P2"]}), "P1 tent cook")
    assert seen(alone)["players"][0] == seen(both)["players"][0]


def test_glo_14_5_no_rule_depends_on_the_order_between_players() -> None:
    """The same two duels with the same dice, one player first or the other: the same for both."""
    fighter: dict[str, Any] = {"mount": 3, "armour": 3, "strength": 0, "faith": 0}
    loser: dict[str, Any] = {"mount": 2, "armour": 2, "strength": 0, "faith": 0}
    won, lost = [5] * 12, [1] * 8  # two engagements each
    ends = []
    for florence, shields, dice in (
        (["dietrich_von_kottulin", "hans_von_trotha"], ["P1", "P2"], won + lost),
        (["hans_von_trotha", "dietrich_von_kottulin"], ["P2", "P1"], lost + won),
    ):
        m = position(
            dice,
            phase="tournament",
            options=PAS_DARMES,
            cities={"florence": florence},
            shields={"florence": shields},
            P1=fighter,
            P2=loser,
        )
        assert [event["seat"] for event in told(m, "duel_won")] == [0]
        assert [event["seat"] for event in told(m, "duel_lost")] == [1]
        ends.append(seen(m)["players"])
    assert ends[0] == ends[1]


def test_glo_14_14_the_winner_of_the_final_gets_the_prize() -> None:
    m = champion(prize="full_purse")
    time_out_until(m, lambda: bool(told(m, "prize_won")))
    assert [event["prize"] for event in told(m, "prize_won")] == ["prize_full_purse"]
    holds(m, "P1.coins 3")


def test_glo_14_17_at_most_three_duels_each() -> None:
    for seed in range(4):
        m = started(2, seed, tournament="joust")
        time_out_until(m, lambda m=m: seen(m)["round"] == 2)  # type: ignore[misc]
        for seat in (0, 1):
            fought = [event for event in told(m, "duel_won") + told(m, "duel_lost") if event["seat"] == seat]
            assert 1 <= len(fought) <= 3


def test_glo_14_22_knights_come_back() -> None:
    seen_twice = 0
    for seed in range(6):
        m = started(4, seed, tournament="pas_darmes")
        time_out_until(m, lambda m=m: seen(m)["round"] == 3)  # type: ignore[misc]
        sets = [set(event["knights"]) for event in told(m, "tournament_set_up")]
        assert all(len(knights) == 10 for knights in sets)
        seen_twice += bool(sets[0] & sets[1])
    assert seen_twice


def test_glo_26_10_the_lowest_dice_are_thrown_again() -> None:
    m = challenged(
        "john_fastolf",
        1,
        5,
        5,
        1,
        2,
        2,
        2,
        *[1] * 20,
        P1={"strength": 2, "faith": 1, "mount": 1, "armour": 2},
    )
    play(m, "P1 strength 2")
    holds(m, "P1.dice 1,5 4 0,1")
    play(m, "P1 faith 1 0 1")
    assert [event["strength"] for event in told(m, "rerolled")] == [[2, 5]]


def test_glo_26_10_a_higher_die_is_named_and_may_be_thrown_again() -> None:
    own = {"strength": 2, "faith": 2, "mount": 1, "armour": 2}
    m = challenged("john_fastolf", 1, 5, 5, 1, 2, 3, *[1] * 20, P1=own)
    play(m, "P1 strength 2")
    holds(m, "P1.dice 1,5 4 0,1")
    assert options(m) == ["pass", "strength", "die:strength:5", "mount", "armour", "die:armour:1"]
    m.answer(0, "die:strength:5")
    assert seen(m, "P1")["duel"]["rerolls"] == [[1], [], []]
    assert seen(m, "P2")["duel"]["rerolls"] is None
    assert options(m) == ["roll", "strength", "mount", "armour", "die:armour:1"]
    m.answer(0, "roll")
    assert [event["strength"] for event in told(m, "rerolled")] == [[1, 3]]


def test_glo_26_10_equal_dice_are_one_choice() -> None:
    own = {"strength": 2, "faith": 1, "mount": 1, "armour": 2}
    m = challenged("john_fastolf", 4, 4, 5, 1, 6, *[1] * 20, P1=own)  # an armour star not active counts 0
    play(m, "P1 strength 2")
    assert options(m) == ["pass", "strength", "mount", "armour"]
    refused(m, "P1 faith strength:4", "GLO-10.14")


def test_glo_7_2_a_messenger_gained_during_the_phase_counts_from_then_on() -> None:
    hand = ["romance_game", *["romance_ballad"] * 4]
    content = {"romance": [{"id": "romance_game", "gain": {"special_ally": 1}}]}
    given = {
        "players": 2,
        "phase": "journey",
        "event": "crusade",
        "stacks": {"special": ["jester", "messenger"]},  # the first lies on the track
        "P1": {"hand": hand},
    }
    m = tabard.scenario("glory", given, content=content)
    play(m, "P1 journey game")
    assert seen(m)["players"][0]["plays"] == 3
    play(m, "P1 journey ballad", "P1 journey ballad", "P1 journey ballad")
    holds(m, "P1.hand_size 1")
    assert phase(m) != "journey"


def test_glo_26_7_one_player_is_asked_at_a_time_but_in_setup() -> None:
    m = started(3)
    refused(m, f"P{(m.waiting[0] + 1) % 3 + 1} space guard", "GLO-6.4")

    def one() -> bool:
        assert len(m.waiting) == 1
        return False

    time_out_until(m, one)


def test_glo_26_9_somebody_can_always_answer() -> None:
    m = started(4)

    def something() -> bool:
        assert all(options(m, f"P{seat + 1}") for seat in m.waiting)
        return False

    time_out_until(m, something)
    assert m.standing is not None


@pytest.mark.parametrize("seats", [2, 4])
def test_glo_14_11_a_stage_starts_when_the_one_before_is_over(seats: int) -> None:
    m, chance = started(seats, tournament="joust"), seeded(seats)
    to_phase(m, "tournament")
    met = set()
    while m.waiting and not told(m, "tournament_over"):
        lists = seen(m)["tournament"]
        decided = [bool(winner) for winner in lists["winners"]]
        stages = decided[:4], decided[4:6], decided[6:]
        assert all(stages[0]) or not any(stages[1]), "stage 2 waits for four winners"
        assert all(stages[1]) or not any(stages[2]), "the final waits for two"
        if seen(m)["duel"]:
            sides = [str(side["seat"]) for side in seen(m)["duel"]["sides"] if side["seat"] is not None]
            stage = 0 if lists["bout"] < 4 else 1 if lists["bout"] < 6 else 2
            earlier = (
                lists["places"]
                if stage == 0
                else lists["winners"][:4]
                if stage == 1
                else lists["winners"][4:]
            )
            assert set(sides) <= set(earlier), "only winners ride on"
            met.add(stage)
        answer_at_random(m, chance)
    assert 0 in met


def test_glo_8_1_pawns_decide_the_initiative_from_left_to_right() -> None:
    m = position(players=3, phase="refresh", spaces={"initiative": ["P3", "P1"]})
    holds(m, "order P3 P1 P2")


def test_glo_8_7_an_ally_left_on_the_event_leaves_the_game() -> None:
    m = position(phase="refresh", event="recruitment_1", event_ally="bishop")
    assert seen(m)["event_ally"] is None
    assert "ally_bishop" in seen(m)["removed"]["allies"]


def test_glo_9_2_and_9_5_registration_gives_two_shields_and_no_third() -> None:
    cities = {
        "florence": ["hans_von_trotha", "jan_zizka"],
        "paris": ["dietrich_von_kottulin", "francesco_sforza"],
        "munich": ["john_talbot", "maximilian_i"],
    }
    m = position(phase="registration", options=PAS_DARMES, cities=cities)
    time_out_until(m, lambda: phase(m) != "registration")
    placed = [event["seat"] for event in told(m, "registered")]
    assert placed == [0, 1, 0, 1]


def test_glo_26_4_a_card_taken_openly_is_known_until_it_is_played() -> None:
    m = position(columns={"romance": ["game", "ballad"]})
    play(m, "P1 space journey", "P1 take game", "P1 take ballad")
    assert seen(m)["players"][0]["shown"] == ["romance_game", "romance_ballad"]
    to_phase(m, "journey")
    play(m, "P1 journey game")
    assert seen(m)["players"][0]["shown"] == ["romance_ballad"]


def test_glo_7_6_a_market_card_that_cannot_be_paid_is_greyed_out() -> None:
    m = position(phase="journey", P1={"coins": 0, "hand": ["paternoster", "game"]})
    assert [(choice, why.id) for choice, why in m.decision(0).refused] == [("market_paternoster", "GLO-7.6")]
    refused(m, "P1 journey paternoster", "GLO-7.6")


def test_glo_7_10_without_time_the_first_gain_that_gives_something_is_taken() -> None:
    cards = table(position()).content.cards.values()
    card = next(one.id for one in cards if one.kind == "romance" and len(one.options) > 1)
    m = play(position(phase="journey", P1={"hand": [card]}), f"P1 journey {card}")
    assert kind(m) == "gain" and m.decision(0).default == m.decision(0).options[0]


def test_glo_9_8_a_place_that_is_taken_is_refused() -> None:
    m = position(phase="registration", card="joust_12_a", places=["john_fastolf"])
    refused(m, "P1 register 1", "GLO-9.8")
