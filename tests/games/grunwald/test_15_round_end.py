"""GRU-15: end of the round."""

from tests.games.grunwald.harness import all_pass, event, holds, play, position, seen

DECKS = {
    **{f"{field}_{side}": [2] for field in ("crown", "mercenaries") for side in ("left", "right")},
    "provisions": [[5, 2]],
    "ducats": [[6, 3, 1]],
    "events": ["mazovian_granaries"],
}


def test_gru_15_1_delayed_payments_come_after_the_last_field() -> None:
    m = event("bochnia_saltworks", players=2, P1={"ducats": 3}, P2={"ducats": 0})
    play(m, "P1 offer 1", "P1 place helpers helpers 1", "P2 place helpers officer", "P1 pass", "P2 pass")
    holds(m, "phase round_end", "P1.helpers 2", "P1.ducats 5")  # too late to pay for the helper


def test_gru_15_1_delayed_payments_are_made_before_the_token_moves() -> None:
    m = event("bochnia_saltworks", players=2, decks={**DECKS, "events": ["mazovian_granaries"]})
    play(m, "P1 offer 1", "P2 pass")
    all_pass(m)
    holds(m, "round 3", "P1.ducats 5")
    kinds = [one["kind"] for one in m.log()]
    assert kinds.index("paid_at_last") < kinds.index("round_begins")


def test_gru_15_2_all_cards_left_on_the_board_go_to_the_box() -> None:
    m = position(
        players=2,
        round=4,
        event="call_to_arms",
        board={
            "crown": [6, 4],
            "mercenaries": [6, 4],
            "teutons": [4, 3],
            "provisions": [3],
            "ducats": [3, 2, 1],
        },
        P1={"provisions": 0},
        P2={"provisions": 0},
    )
    play(m, "P1 place crown officer", "P2 pass", "P1 pass")
    holds(m, "P1.hand c6", "event none", "board crown -", "board mercenaries -", "board teutons -")
    holds(m, "board provisions -", "board ducats -")
    assert sorted(seen(m)["box"]) == [
        "albrecht_von_schwarzburg",
        "call_to_arms",
        "ducat_card_3_2_1",
        "florian_of_korytnica",
        "jan_sokol_of_lamberk",
        "provision_card_3",
        "ulrich_von_jungingen",
        "zygmunt_rakowiec",
    ]


def test_gru_15_3_the_token_goes_to_the_left() -> None:
    holds(all_pass(position(start=2)), "start P3")
    holds(all_pass(position(start=4)), "start P1")


def test_gru_15_4_the_marker_moves_and_the_next_round_begins_with_its_event() -> None:
    m = all_pass(position(players=2, round=2, decks=DECKS))
    holds(m, "round 3", "phase event", "event mazovian_granaries", "start P2", "waiting P2")


def test_gru_15_5_after_round_eight_token_and_marker_stay() -> None:
    m = all_pass(position(players=2, round=8, start=2, board={"teutons": [1, 1]}))
    holds(m, "round 8", "start P2", "phase over")
