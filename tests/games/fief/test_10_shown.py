"""FIE-3.8, 10.4, 28.22: what everybody may read off a battle and off a family board."""

from typing import Any

from tests.games.fief.harness import play, position, seen

ROAD = "gate=road_nottingham_york"
WALLS: dict[str, Any] = {
    "F1": {"lords": [f"hugh york {ROAD}"], "units": [f"york knight 2 archer 2 {ROAD}"]},
    "F2": {
        "lords": ["henry york"],
        "towns": ["york castle"],
        "units": ["york man_at_arms 3"],
    },
}


def test_fie_10_19_and_10_32_both_sides_show_points_and_dice() -> None:
    m = play(position(phase="war", **WALLS), "P1 war battle:york:1")
    battle = seen(m)["battle"]
    assert battle["sides"]["attack"]["points"] == 9
    assert battle["sides"]["attack"]["dice"] == 1  # two dice, one less before a castle
    assert battle["walls"] == 1
    assert battle["sides"]["defence"]["points"] == 4
    assert battle["sides"]["defence"]["families"] == [
        {"family": 1, "units": {"man_at_arms": 3}, "guard_knights": 0, "guard_men": 0}
    ]
    assert battle["sides"]["attack"]["shooting"]["archers"] == 2
    assert seen(m) == seen(m, None)


def test_fie_7_30_prices_are_on_the_family_board() -> None:
    m = position(phase="buy", F1={"lords": ["hugh york"], "towns": ["york"]})
    assert seen(m)["families"][0]["prices"]["knight"] == 3
    assert seen(m)["families"][0]["prices"]["castle"] == 5


def test_fie_7_2_the_ransom_of_a_captive_is_known() -> None:
    m = position(phase="buy", F1={"lords": ["hugh york"]}, F2={"lords": ["henry york captor=hugh fief=IV"]})
    assert seen(m)["lords"]["lord_henry"]["ransom"] == 4
    assert seen(m)["lords"]["lord_hugh"]["ransom"] == 0


def test_fie_28_21_a_marker_alone_is_not_shown_yet() -> None:
    m = position(
        phase="election",
        turn=4,
        F1={"lords": ["hugh york fief=IV"]},
        F2={"lords": ["henry exeter see=exeter", "matilda bath fief=I"]},
        F3={"lords": ["stephen durham fief=III"]},
    )
    play(m, "P1 candidate hugh", "P2 candidate matilda", "P3 candidate stephen", "P1 vote_for hugh")
    assert seen(m)["markers"] == seen(m, "P2")["markers"] == {}
    for seed in range(5):
        assert m.imagine(1, seed).view(1) == m.view(1)
    play(m, "P1 vote_null matilda")
    assert seen(m)["markers"] == {"0": ["lord_hugh", "lord_matilda"]}


def test_fie_7_30_what_cannot_be_bought_is_shown_with_its_reason() -> None:
    m = position(phase="buy", P1={"coins": 2}, F1={"lords": ["hugh york"], "towns": ["york castle mill"]})
    reasons = {choice: why.reason for choice, why in m.decision(0).refused}
    assert reasons["knight"] == reasons["bombard"] == "not-enough-coins"
    assert reasons["mill"] == reasons["castle"] == "already-built"
    assert "royal_castle" not in reasons
    assert not set(reasons) & set(m.decision(0).options)


def test_fie_10_11_an_abbey_nobody_defends_turns_no_token_up() -> None:
    m = position(
        phase="war",
        towns=["oxford abbey_source"],
        F1={"lords": ["hugh oxford"], "units": ["oxford knight 2 man_at_arms 2"]},
        F2={"lords": ["lucia bath abbey=source"]},
    )
    play(m, "P1 war abbey:oxford")
    assert m.decision(m.waiting[0]).kind == "plunder_abbey"
    for who in (None, "P2"):
        assert seen(m, who)["battle"] is None
        assert [one["units"] for one in seen(m, who)["stacks"] if one["town"] == "oxford"] == [{}]


def test_fie_7_7_and_7_30_the_market_says_where_each_ware_may_go() -> None:
    m = position(
        phase="buy",
        P1={"coins": 9},
        F1={"lords": ["hugh york"], "towns": ["york castle", "exeter"]},
    )
    prompt: Any = m.decision(0).prompt
    assert prompt["sites"]["castle"] == ["exeter"]
    assert prompt["sites"]["mill"] == ["exeter", "york"]
    assert "royal_castle" not in prompt["sites"]
    for item, towns in prompt["sites"].items():
        assert item in m.options(0)
        asked: Any = play(m.copy(), f"P1 buy {item}").decision(0)
        assert list(asked.options) == towns


def test_fie_8_51_and_10_19_a_group_that_is_named_shows_its_strength_and_who_could_still_come() -> None:
    m = position(
        phase="march",
        F1={"lords": ["hugh york", "lucia york"], "units": ["york knight 2 man_at_arms 1"]},
    )
    play(m, "P1 march lord:hugh", "P1 march take:knight")
    prompt: Any = m.decision(0).prompt
    assert prompt["strength"] == 4  # Hugh and a knight
    assert prompt["spare"] == {"man_at_arms": 1, "knight": 1}
    play(m, "P1 march all", "P1 march add:lucia")
    prompt = m.decision(0).prompt
    assert prompt["strength"] == 8  # without a fief Lucia counts nothing
    assert prompt["spare"] == {}
