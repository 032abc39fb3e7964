"""GLO-26: what is public, private, hidden."""

from tests.games.glory.harness import options, play, position, seen, started, table


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
