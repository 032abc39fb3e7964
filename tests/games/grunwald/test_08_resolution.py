"""GRU-8: phase 3, resolution in general."""

from tests.games.grunwald.harness import holds, options, play, position, refused, resolved, seen, told


def test_gru_8_1_fields_are_resolved_by_number() -> None:
    m = position(
        players=2,
        phase="resolution",
        round=4,
        board={"teutons": [1, 1]},
        P1={"hand": ["c6"], "helpers": 5},
        fields={
            "teutons": ["P1 helpers 1"],
            "crown": ["P1 helpers 1"],
            "provisions": ["P1 helpers 1"],
            "ducats": ["P1 helpers 1"],
            "mercenaries": ["P1 helpers 1 ducats 1"],
            "helpers": ["P2 officer"],
        },
    )
    play(m, "P1 play c6")
    happened = [(one["kind"], one.get("field")) for one in m.log()]
    order = [
        ("skirmish_won", None),
        ("knight_recruited", "crown"),
        ("provisions_gained", None),
        ("ducats_gained", None),
        ("knight_recruited", "mercenaries"),
        ("helper_hired", None),
    ]
    assert [one for one in happened if one in order] == order


def test_gru_8_2_officer_two_helper_one_ducat_one() -> None:
    m = position(
        P1={"helpers": 5},
        fields={
            "crown": ["P1 officer", "P1 helpers 1", "P2 helpers 2"],
            "provisions": ["P1 helpers 2 ducats 3"],
            "mercenaries": ["P1 helpers 1 ducats 2"],
        },
    )
    holds(m, "points crown P1 3", "points crown P2 2", "points provisions P1 5", "points mercenaries P1 2")


def test_gru_8_3_more_points_rank_higher() -> None:
    m = position(fields={"crown": ["P1 helpers 1", "P2 officer", "P3 helpers 2", "P3 officer"]})
    holds(m, "order crown P3 P2 P1")


def test_gru_8_4_of_equal_groups_the_first_placed_wins() -> None:
    m = position(fields={"ducats": ["P3 helpers 2", "P1 officer", "P2 helpers 2"]})
    holds(m, "order ducats P3 P1 P2")


def test_gru_8_5_alone_on_a_field_a_player_gets_one_benefit() -> None:
    m = resolved("crown", "P1 officer", "P1 helpers 2", board={"crown": [5, 4]})
    holds(m, "P1.hand c5")
    holds(resolved("ducats", "P1 officer", board={"ducats": [6, 3, 1]}), "P1.ducats 9")
    holds(resolved("provisions", "P1 officer", board={"provisions": [5, 2]}), "P1.provisions 6")
    holds(resolved("helpers", "P1 officer", P1={"ducats": 9}), "P1.helpers 3", "P1.ducats 9")


def test_gru_8_6_pawns_return_as_soon_as_their_field_is_resolved() -> None:
    m = position(
        players=2,
        phase="resolution",
        fields={"crown": ["P1 helpers 2"], "helpers": ["P1 officer", "P2 officer", "P2 helpers 2"]},
    )
    holds(m, "decision buy_helper", "P2.pawns officer 3", "P1.pawns officer 2")
    assert not any(seen(m)["fields"].values())


def test_gru_8_6_pawns_of_the_skirmish_stay_until_it_is_over() -> None:
    m = position(
        players=2,
        phase="resolution",
        round=4,
        board={"teutons": [1, 1]},
        P1={"provisions": 5, "hand": ["c1"]},
        fields={"teutons": ["P2 helpers 1"]},
    )
    holds(m, "decision lose_provisions", "P2.pawns officer 1")
    play(m, "P1 lose provisions 4")
    holds(m, "phase round_end", "P2.pawns officer 2")


def test_gru_8_7_who_gains_pays_everything_and_who_does_not_takes_all_back() -> None:
    m = resolved(
        "provisions",
        "P1 helpers 1 ducats 2",
        "P2 helpers 1 ducats 1",
        "P3 helpers 1",
        "P4 helpers 2 ducats 3",
        board={"provisions": [4, 2]},
    )
    holds(
        m,
        "P4.provisions 5",
        "P4.ducats 3",
        "P1.provisions 3",
        "P1.ducats 3",
        "P2.ducats 4",
        "P2.provisions 1",
    )
    holds(m, "bank 35")  # five ducats paid, twelve in the stocks of the start, one taken back


def test_gru_8_8_returned_and_gained_ducats_pay_for_a_helper() -> None:
    m = position(
        players=2,
        phase="resolution",
        P1={"helpers": 3},
        P2={"ducats": 0},
        board={"ducats": [3, 2, 1], "provisions": [3]},
        fields={
            "provisions": ["P1 officer", "P2 helpers 1 ducats 1"],
            "ducats": ["P1 helpers 1", "P2 helpers 1"],
            "helpers": ["P1 helpers 2", "P2 officer"],
        },
    )
    holds(m, "decision buy_helper", "waiting P2", "P2.ducats 2")
    holds(play(m, "P2 buy"), "P2.ducats 0", "P2.helpers 3")


def test_gru_8_9_only_the_purchase_of_a_helper_may_be_declined() -> None:
    m = position(
        players=2,
        phase="resolution",
        fields={"crown": ["P2 helpers 1"], "helpers": ["P1 officer", "P2 officer"]},
    )
    holds(m, "P2.hand c1", "P1.helpers 3", "waiting P2")
    assert options(m, "P2") == ["buy", "decline"]
    refused(m, "P2", "pass", "GRU-14.2", "not-an-option")
    holds(play(m, "P2 decline"), "P2.helpers 2", "P2.ducats 3")


def test_gru_8_10_what_nobody_is_ranked_for_is_not_passed_on() -> None:
    m = resolved("crown", "P1 officer", board={"crown": [6, 2], "ducats": [6, 3, 1], "provisions": [5, 2]})
    holds(m, "P1.hand c6", "P1.ducats 3", "P1.provisions 1", "P2.hand -")
    assert [one["card"] for one in told(m, "knight_recruited")] == ["zawisza_the_black"]
    assert "stanislaw_of_charbinowice" in seen(m)["box"]
