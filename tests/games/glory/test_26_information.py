"""GLO-26: what is public, private, hidden."""

from tests.games.glory.harness import (
    options,
    phase,
    play,
    position,
    seen,
    started,
    table,
    time_out_until,
    told,
)


def test_glo_26_1_tokens_scores_and_sizes_are_public() -> None:
    m = position(
        P1={"coins": 5, "allies": ["squire"], "used_relics": ["ring"], "hand": ["game"], "goals": ["rich"]}
    )
    public = seen(m)
    player = public["players"][0]
    assert (player["coins"], player["allies"], player["used_relics"]) == (5, ["ally_squire"], ["relic_ring"])
    assert player["hand_kinds"]["romance"] == 1 and player["goal_count"] == 1
    assert sum(public["decks"].values()) == 74 - 12 - 1
    assert public["title_deck"] == 14 - 3 - 1 and public["title_discard"] == 0
    assert len(public["scroll"]) >= 10 and public["event"] == "event_crusade"


def test_glo_26_2_hands_goals_and_offers_are_private() -> None:
    m = position(P1={"hand": ["game"], "goals": ["rich"]})
    for viewer in ("P2", None):
        player = seen(m, viewer)["players"][0]
        assert (player["hand"], player["goals"], player["drawn"]) == (None, None, None)
    own = seen(m, "P1")["players"][0]
    assert (own["hand"], own["goals"]) == (["romance_game"], ["title_rich"])
    play(m, "P1 space new_goal")
    drawn = [str(option) for option in options(m)]
    assert not any(title in str(seen(m, "P2")) for title in drawn)


def test_glo_26_5_chance_is_used_when_it_is_needed() -> None:
    m = started(2)
    before = table(m).chance.used
    play(m, f"P{m.waiting[0] + 1} space guard")
    assert table(m).chance.used == before


def test_glo_26_5_dice_are_thrown_when_they_are_rolled() -> None:
    """Nothing before D2; then as many as are rolled, and again for what is rerolled."""
    own = {"strength": 2, "faith": 1, "mount": 2, "armour": 3}
    m = position(phase="journey", P1={**own, "hand": ["challenge_ladys_honour"]})
    used = table(m).chance.used
    play(m, "P1 journey challenge_ladys_honour")
    assert table(m).chance.used == used
    m.answer(0, 2)
    assert table(m).chance.used == used + 2 + 2 + 3
    m.answer(0, "mount")
    assert table(m).chance.used == used + 7
    m.answer(0, "roll")
    assert table(m).chance.used >= used + 8


def test_glo_26_5_knights_are_drawn_when_they_join() -> None:
    m = position(phase="registration", players=2)
    used = table(m).chance.used
    play(m, "P1 register pass")
    assert table(m).chance.used == used
    time_out_until(m, lambda: phase(m) == "tournament")
    joined = told(m, "knight_joins")
    assert joined and table(m).chance.used >= used + len(joined)


def test_glo_26_2_nobody_else_hears_which_goal_is_kept() -> None:
    for goals, heard in (("hidden", [1, 0, 0]), ("open", [1, 1, 1])):
        m = play(position(options={"goals": goals}), "P1 space new_goal")
        m.answer(0, m.decision(0).options[0])
        assert [len(told(m, "goal_kept", viewer)) for viewer in (0, 1, None)] == heard
