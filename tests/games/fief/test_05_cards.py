"""FIE-5: the steps of phase 2."""

from tests.games.fief.harness import holds, options, play, position, told, until


def test_fie_5_1_and_13_1_steps_follow_each_other() -> None:
    m = position(
        phase="draw",
        decks={"track": ["famine_1"], "event": ["tax_1"]},
        P1={"hand": ["lord_alice"]},
        F1={"lords": ["hugh york"], "towns": ["york"]},
    )
    holds(m, "decision discard", "track famine_1")
    until(m, "play_card")
    holds(m, "track -", "told plague_revealed 1")
    m = position(
        phase="court",
        F1={"lords": ["william york royal=king fief=IV", "hugh york see=exeter"], "towns": ["york fortress"]},
        F2={"lords": ["alice exeter", "henry exeter"]},
    )
    holds(m, "decision court")
    until(m, "call_parliament")
    holds(m, "waiting P1", "phase 1")


def test_fie_5_16_black_death_strikes_at_once_and_vikings_wait() -> None:
    m = position(
        dice=[4, 1],
        phase="plagues",
        decks={"track": ["black_death_1"]},
        P1={"hand": ["tax_1"]},
        F1={"lords": ["hugh york"], "towns": ["york"]},
    )
    holds(m, "decision play_card", "dead hugh")
    m = position(
        dice=[4],
        phase="plagues",
        decks={"track": ["viking_invasion_1"]},
        P1={"hand": ["tax_1"]},
        F1={"lords": ["hugh york"], "towns": ["york"]},
    )
    holds(m, "decision play_card", "dead -", "clans.0.town -", "plagues.0.0 viking_invasion_1")


def test_fie_5_19_any_number_of_cards_in_any_order() -> None:
    m = position(
        phase="play",
        P1={"hand": ["good_harvest_1", "lord_alice", "mercenaries_french"]},
        F1={"lords": ["hugh york"], "towns": ["york"]},
    )
    play(m, "P1 play_card mercenaries_french", "P1 play_card good_harvest_1", "P1 card_target lie:IV")
    play(m, "P1 play_card alice")
    holds(m, "players.0.hand -", "families.0.lords hugh alice")
    assert [happened["card"] for happened in told(m, "played")] == [
        "mercenaries_french",
        "good_harvest_1",
        "lord_alice",
    ]


def test_fie_5_23_other_cards_stay_with_their_holder_except_by_pigeon() -> None:
    m = position(
        phase="play",
        P1={"hand": ["burghers_3", "lord_alice"]},
        F1={"lords": ["hugh york spouse=edith"], "towns": ["york"]},
        F2={"lords": ["edith exeter fief=I"], "towns": ["exeter fortress"]},
    )
    assert "burghers_3" not in options(m, "P1")  # the ally has a titled Lord, but these are not for an ally
    play(m, "P1 play_card alice")
    assert set(options(m, "P1")) == {"family:0", "family:1"}
    play(m, "P1 card_target family:0")
    givers = {str(one["do"]) for one in m.commands(0) if "burghers_3" in one.values()}
    assert givers == {"pigeon"}
