"""GLO-10 to GLO-20, 23: duels, prestige, titles, allies, equipment."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tabard.games.glory.rules.assignment import Holdings, assigned_relics, best_titles, feasible, total
from tabard.games.glory.rules.content import Title
from tabard.games.glory.rules.loading import load
from tabard.games.glory.rules.titles import holdings
from tests.games.glory.harness import (
    challenged,
    holds,
    kind,
    options,
    play,
    position,
    refused,
    seen,
    table,
    told,
)

CONTENT = load(None)
NONE = ["strong", "charming", "traveller"]


def titled(*public: str, **own: Any) -> Any:
    """The titles phase with these public titles, filled up with ones that need much."""
    rest = [title for title in NONE if title not in public]
    return position(phase="titles", public_titles=[*public, *rest][:3], P1=own)


def test_glo_10_21_used_tokens_stay_used() -> None:
    own = {
        "strength": 2,
        "faith": 0,
        "used_allies": ["squire"],
        "used_relics": ["ring"],
        "allies": ["veteran"],
    }
    m = play(challenged("jan_zizka", *[1] * 30, P1=own), "P1 strength 1")
    refused(m, "P1 lance squire", "GLO-10.21")
    play(m, "P1 lance veteran")
    assert kind(m) == "strength"  # the next engagement: the Veteran lies face down
    holds(play(m, "P1 strength 0"), "P1.allies veteran", "P1.used_allies squire")


def test_glo_11_2_kings_and_champions_fight_like_any_knight() -> None:
    for knight in ("maximilian_i", "federico_da_montefeltro"):
        m = challenged(knight, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, P1={"strength": 1, "faith": 1})
        play(m, "P1 strength 1")
        printed = table(m).content.knights[f"knight_{knight}"]
        holds(m, "P1.dice 1 0,0 0,0", f"opponent.attack {printed.attack}")


def test_glo_11_13_a_challenge_won_gives_its_reward() -> None:
    own = {"strength": 4, "faith": 0, "mount": 4, "armour": 4, "hand": ["wager", "game"], "coins": 0}
    m = play(position([5] * 40, phase="journey", P1=own), "P1 journey wager", "P1 strength 4")
    holds(m, "P1.coins 2", "P1.glory 12", "P1.played wager")


def test_glo_11_16_recovered_tokens_are_used_again() -> None:
    own = {"strength": 1, "faith": 0, "hand": ["wager"], "allies": ["squire"]}
    m = position([1] * 60, phase="journey", P1=own)
    play(m, "P1 journey wager", "P1 strength 1", "P1 lance squire")
    holds(m, "P1.allies squire", "P1.strength 1")
    play(m, "P1 journey wager", "P1 strength 1", "P1 lance squire")
    holds(m, "P1.allies squire", "P1.strength 1")


def test_glo_15_1_and_15_3_six_kinds_of_prestige_all_alike() -> None:
    assert list(CONTENT.prestige_counts.values()) == [4, 3, 3, 2, 3, 2]
    for one in CONTENT.prestige_counts:
        m = challenged("john_fastolf", P1={"strength": 1, "prestige": [one]})
        holds(m, "P1.effective_prestige 1")


def test_glo_17_1_public_titles_and_goals_are_candidates() -> None:
    m = position(
        phase="titles", public_titles=["rich", *NONE[:2]], P1={"coins": 9, "strength": 3, "goals": ["lucky"]}
    )
    holds(m, "P1.scored lucky rich", "score P1 18")


def test_glo_17_5_several_players_score_a_public_title_once_each() -> None:
    m = position(phase="titles", public_titles=["rich", *NONE[:2]], P1={"coins": 12}, P2={"coins": 6})
    holds(m, "P1.scored rich", "P2.scored rich", "score P1 14", "score P2 14")


def test_glo_17_6_nothing_is_paid() -> None:
    holds(titled("rich", coins=6), "P1.coins 6", "P1.scored rich")


def test_glo_17_7_and_17_32_the_brave_fight_first_with_what_they_have() -> None:
    own = {"coins": 3, "strength": 4, "faith": 0, "mount": 4, "armour": 4, "goals": ["brave"]}
    m = position([5] * 40, phase="titles", public_titles=["lucky", *NONE[:2]], P1=own)
    assert m.waiting == (0,) and kind(m) == "brave"
    assert seen(m, "P2")["players"][0]["known_goals"] == ["title_brave"]
    play(m, "P1 brave fight")
    holds(m, "opponent.attack 11")
    play(m, "P1 strength 4")
    holds(m, "P1.scored brave", "P1.strength 0", "score P1 15")  # the strength burnt is missing for Lucky
    lazy = position(phase="titles", public_titles=["lucky", *NONE[:2]], P1={**own, "strength": 3})
    holds(play(lazy, "P1 brave decline"), "P1.scored lucky")


def test_glo_17_8_goals_are_revealed_at_the_end() -> None:
    m = position(phase="final_journey", public_titles=NONE, P1={"hand": ["game"]}, P2={"goals": ["wealthy"]})
    assert seen(m)["players"][1]["goals"] is None
    play(m, "P1 journey stop")
    assert [event["titles"] for event in told(m, "goals_revealed")] == [[], ["title_wealthy"]]
    assert seen(m)["players"][1]["goals"] == ["title_wealthy"]


def test_glo_17_10_and_19_26_a_scribe_adds_one_to_each_title() -> None:
    holds(
        titled("rich", "lucky", coins=9, strength=3, allies=["scribe"]), "P1.scored lucky rich", "score P1 20"
    )


def test_glo_17_15_the_tokens_assigned_are_told() -> None:
    allies = ["king", "minstrel", "queen", "squire", "nun", "cook", "bishop", "squire"]
    own = {"hand": ["game"], "allies": allies}
    m = position(phase="final_journey", public_titles=["noble", "influential", "strong"], P1=own)
    play(m, "P1 journey stop")
    told_titles = {event["title"]: event["tokens"] for event in told(m, "title_scored")}
    assert told_titles["title_noble"] == ["ally_minstrel", "ally_queen", "ally_squire"]
    assert told_titles["title_influential"] == [
        "ally_squire",
        "ally_nun",
        "ally_king",
        "ally_bishop",
        "ally_cook",
    ]


def test_glo_17_21_and_17_22_five_cards_of_a_kind() -> None:
    romance = ["game"] * 3 + ["ballad"] * 2
    holds(titled("charming", played=romance), "P1.scored charming")
    holds(titled("charming", played=romance[:4]), "P1.scored -")
    market = ["destrier", "destrier", "courser", "brigandine", "paternoster"]
    holds(titled("traveller", played=market), "P1.scored traveller")
    holds(titled("traveller", played=market[1:]), "P1.scored -")


def test_glo_17_28_and_17_29_and_17_30_coins_with_minstrels_or_strength_or_alone() -> None:
    holds(titled("patron", coins=3, allies=["minstrel", "minstrel"]), "P1.scored patron")
    holds(titled("patron", coins=3, allies=["minstrel"]), "P1.scored -")
    holds(titled("lucky", coins=3, strength=3), "P1.scored lucky")
    holds(titled("lucky", coins=3, strength=2), "P1.scored -")
    holds(titled("rich", coins=6), "P1.scored rich")
    holds(titled("rich", coins=5), "P1.scored -")


def test_glo_17_31_and_17_33_famous_and_wealthy() -> None:
    holds(
        titled("famous", prestige=["office", "retinue"], used_prestige=["champion", "war_fame"]),
        "P1.scored famous",
    )
    holds(titled("famous", prestige=["office", "retinue", "champion"]), "P1.scored -")
    holds(titled("wealthy", mount=4, armour=4), "P1.scored wealthy")
    holds(titled("wealthy", mount=4, armour=3), "P1.scored -")


def test_glo_19_1_allies_are_used_in_their_step() -> None:
    own = {"strength": 1, "faith": 0, "allies": ["cook", "veteran", "nun", "minstrel"]}
    m = challenged("john_fastolf", *[1] * 20, P1=own)
    assert options(m) == ["pass", "ally_cook"]
    refused(m, "P1 tent ally_veteran", "GLO-19.1")
    play(m, "P1 tent pass", "P1 strength 0")
    assert options(m) == ["pass", "ally_veteran"]
    refused(m, "P1 lance ally_cook", "GLO-19.1")
    play(m, "P1 lance veteran")
    holds(m, "P1.allies cook minstrel nun", "P1.used_allies veteran")


def test_glo_20_1_one_relic_an_engagement_then_face_down() -> None:
    own = {"strength": 1, "faith": 0, "relics": ["medallion", "amulet"]}
    m = play(challenged("john_fastolf", *[1] * 20, P1=own), "P1 strength 0", "P1 use_relic medallion")
    holds(m, "engagement 2", "P1.relics amulet", "P1.used_relics medallion")


def test_glo_23_1_dice_by_level() -> None:
    for level, number in ((1, 1), (2, 2), (3, 3), (4, 3)):
        own = {"strength": 0, "faith": 1, "mount": level, "armour": level}
        m = challenged("john_fastolf", *[6] * (2 * number), P1=own)
        dice = seen(m)["duel"]["sides"][0]["values"]
        assert [len(faces) for faces in dice] == [0, number, number]
        assert dice[1][0] == (4 if level == 4 else 0) and dice[2][0] == (3 if level == 4 else 0)


def test_glo_23_2_one_level_at_a_time() -> None:
    m = position(P1={"coins": 20})
    play(m, "P1 space market", "P1 buy mount", "P2 space guard", "P1 space market", "P1 buy mount")
    holds(m, "P1.mount 4", "P1.coins 12")
    play(m, "P2 space guard", "P1 space market")  # only armour can be raised: taken without asking
    holds(m, "P1.mount 4", "P1.armour 3")


# GLO-17.11 to 17.14: the assignment against brute force, token by token.


def holdings_of(
    numbers: Mapping[str, int], allies: Mapping[str, int], played: Mapping[str, int], rest: Any
) -> Holdings:
    mount, armour, brave, scribes = rest
    return Holdings(numbers, allies, played, (mount, armour), brave, scribes)


OWNED = st.builds(
    holdings_of,
    st.fixed_dictionaries(
        {name: st.integers(0, 9) for name in ("coins", "strength", "faith", "relics", "prestige")}
    ),
    st.dictionaries(st.sampled_from(sorted(CONTENT.allies)), st.integers(1, 3), max_size=6),
    st.fixed_dictionaries({name: st.integers(0, 6) for name in ("romance", "market", "challenge")}),
    st.tuples(st.integers(1, 4), st.integers(1, 4), st.booleans(), st.integers(0, 2)),
)
CANDIDATES = st.lists(st.sampled_from(sorted(CONTENT.titles)), unique=True, max_size=7)


def tokens_of(own: Holdings) -> list[tuple[str, str]]:
    """Every single token, card and ally, so that each can be given away once."""
    tokens = [(name, "") for name, number in own.numbers.items() for _ in range(number)]
    tokens += [("ally", one) for one, number in own.allies.items() for _ in range(number)]
    return tokens + [("played", one) for one, number in own.played.items() for _ in range(number)]


def can_serve(chosen: list[Title], own: Holdings) -> bool:
    """Brute force: hand out tokens one by one; bound allies before any ally."""
    left = tokens_of(own)
    for title in chosen:
        wanted = [(name, "") for name in own.numbers for _ in range(title.requires.get(name, 0))]
        wanted += [("ally", one) for one, n in title.requires.get("allies", {}).items() for _ in range(n)]
        wanted += [("played", one) for one, n in title.requires.get("played", {}).items() for _ in range(n)]
        for token in wanted:
            if token not in left:
                return False
            left.remove(token)
        needs = title.requires.get("equipment", {})
        if own.mount < needs.get("mount", 0) or own.armour < needs.get("armour", 0):
            return False
        if any(own.allies.get(one) for one in title.requires.get("no_allies", ())):
            return False
        if "duel" in title.requires and not own.brave:
            return False
    free = sum(token[0] == "ally" for token in left)
    anybody: int = sum(title.requires.get("allies_any", 0) for title in chosen)
    return anybody <= free


@given(CANDIDATES, OWNED)
def test_glo_17_11_and_17_14_the_best_selection_is_found(ids: list[str], own: Holdings) -> None:
    titles = [CONTENT.titles[id] for id in ids]
    best: tuple[int, int, list[str]] = (0, 0, [])
    for size in range(1, len(titles) + 1):
        for chosen in combinations(sorted(titles, key=lambda title: title.id), size):
            assert feasible(chosen, own) == can_serve(list(chosen), own)
            if can_serve(list(chosen), own):
                names = [title.id for title in chosen]
                score = total(chosen, own)
                if (score, size) > best[:2] or ((score, size) == best[:2] and names < best[2]):
                    best = (score, size, names)
    assert list(best_titles(titles, own)) == best[2]


@given(OWNED)
def test_glo_17_16_noble_and_terrible_exclude_each_other(own: Holdings) -> None:
    assert not feasible([CONTENT.titles["title_noble"], CONTENT.titles["title_terrible"]], own)


LEVEL_III: dict[str, Any] = {"mount": 3, "armour": 3, "strength": 0, "faith": 0}


def test_glo_19_29_a_jester_works_in_the_first_engagement_only() -> None:
    """Three ties with a knight of prestige 1: only the first is won."""
    m = challenged("hans_von_trotha", *[5] * 18, P1={**LEVEL_III, "allies": ["jester"]})
    play(m, "P1 tent jester")
    results = [event["kind"] for event in m.log(0) if str(event["kind"]).startswith("engagement_")]
    assert results == ["engagement_won", "engagement_lost", "engagement_lost"]


def test_glo_11_4_a_veteran_takes_the_last_die_of_a_colour() -> None:
    m = challenged("alvaro_vaz_de_almada", 5, 5, P1={**LEVEL_III, "mount": 1, "armour": 2, "faith": 1})
    duel = table(m).duel
    assert kind(m) == "reroll" and duel is not None
    assert [len(faces) for faces in duel.left.dice] == [0, 0, 2]


def test_glo_10_3_and_10_19_a_witch_works_in_one_engagement() -> None:
    own = {**LEVEL_III, "faith": 3, "glory": 5, "allies": ["witch"]}
    m = challenged("hans_von_trotha", *[5] * 18, P1=own)
    play(m, "P1 faith pass", "P1 lance witch")
    assert [event["against"] for event in told(m, "engagement_won")] == [6]
    holds(m, "engagement 2", "opponent.attack 7")


def test_glo_11_9_only_a_tie_costs_prestige() -> None:
    own = {**LEVEL_III, "prestige": ["retinue"]}
    won = challenged("wincenty_z_granowa", *[5] * 6, 1, *[5] * 6, 1, P1=own)
    assert [event["attack"] - event["against"] for event in told(won, "engagement_won")] == [1, 1]
    holds(won, "P1.prestige retinue", "P1.used_prestige -")
    tied = challenged("dietrich_von_kottulin", *[5] * 12, P1=own)
    assert [event["attack"] - event["against"] for event in told(tied, "engagement_won")] == [0, 0]
    holds(tied, "P1.prestige -", "P1.used_prestige retinue")


def test_glo_17_10_scribes_count_when_titles_are_chosen() -> None:
    m = position(P1={"allies": ["scribe", "scribe"], "used_allies": []})
    lying = table(m)
    assert holdings(lying, lying.players[0]).scribes == 2
    small = [Title({"id": name, "glory": 4, "requires": {"coins": 2}}) for name in ("a", "b")]
    big = Title({"id": "c", "glory": 9, "requires": {"coins": 4}})
    numbers = {"coins": 4, "strength": 0, "faith": 0, "relics": 0, "prestige": 0}
    for scribes, chosen in ((0, ("c",)), (2, ("a", "b"))):
        own = Holdings(numbers, {}, {}, (2, 2), False, scribes)
        assert best_titles([*small, big], own) == chosen


def test_glo_12_1_both_players_decide_wherever_they_stand() -> None:
    """P1, the first seat, on the right side of the match."""
    own = {"strength": 1, "faith": 0}
    places = ["P2", "P1", "john_fastolf"]
    m = position(phase="tournament", card="joust_12_a", places=places, P1=own, P2=own)
    asked = [m.waiting[0]]
    m.time_out(m.waiting[0])
    asked.append(m.waiting[0])
    assert kind(m) == "strength" and sorted(asked) == [0, 1]


def test_glo_10_13_without_time_no_strength_is_spent() -> None:
    m = challenged("john_fastolf", *[1] * 20, P1={"strength": 3, "faith": 0})
    assert kind(m) == "strength" and m.decision(0).default == 0


def test_glo_10_21_a_relic_face_down_is_refused_as_such() -> None:
    own = {"strength": 0, "faith": 0, "relics": ["medallion"], "used_relics": ["ring"]}
    m = challenged("john_fastolf", *[1] * 20, P1=own)
    refused(m, "P1 use_relic ring", "GLO-10.21")


def test_glo_14_2_free_knights_are_passed_over_and_nobody_else() -> None:
    knights = ["jan_zizka", "hans_von_trotha", "dietrich_von_kottulin"]
    own = {"strength": 0, "faith": 0}
    m = position(
        [1] * 40,
        phase="tournament",
        options={"tournament": "pas_darmes"},
        cities={"florence": knights},
        shields={"florence": ["-", "P1", "P2"]},
        P1=own,
        P2=own,
    )
    assert [event["seat"] for event in told(m, "duel_lost")] == [0, 1]


def test_glo_17_15_no_relic_serves_two_titles() -> None:
    titles = [Title({"id": name, "glory": 1, "requires": {"relics": 2}}) for name in ("a", "b")]
    given = assigned_relics(titles, ("amulet", "medallion", "ring", "ring"))
    assert given == {"a": ("amulet", "medallion"), "b": ("ring", "ring")}


def test_glo_11_14_the_loser_takes_back_a_prestige_token() -> None:
    """A tie won by prestige, then two engagements lost."""
    m = challenged("dietrich_von_kottulin", *[5] * 6, *[1] * 12, P1={**LEVEL_III, "prestige": ["retinue"]})
    assert len(told(m, "prestige_turned")) == 1 and told(m, "duel_lost")
    holds(m, "P1.prestige retinue", "P1.used_prestige -")
