"""What a learning program sees of Na Grunwald!: the view (GRU-21) as numbers."""

from __future__ import annotations

from typing import Any

from tabard.games.grunwald.rules.content import FIELDS, GrunwaldContent
from tabard.games.grunwald.rules.state import HELPERS_PAWN, OFFICER, Step
from tabard.observation import (
    Eyes,
    Field,
    amounts,
    number,
    numbers_of,
    on_table,
    one_of,
    part_of,
    per_seat,
    per_seat_amounts,
    seat_of,
    seats_of,
)

MOST_GOODS = 30
MOST_POINTS = 20
PILES = (
    *("crown_left", "crown_right", "mercenaries_left", "mercenaries_right", "teutons_left", "teutons_right"),
    *("provisions", "ducats", "events"),
)


def fields(content: GrunwaldContent) -> list[Field]:
    return [*_round(content), *_players(content), *_board(content), *_acts()]


def _round(content: GrunwaldContent) -> list[Field]:
    supplies = content.provision_cards
    return [
        number("round", content.rounds, "the round, from 1", on_table("round")),
        one_of("step", [one.value for one in Step], "what comes next", on_table("step")),
        seat_of("start", "the start player", on_table("start")),
        seat_of("turn", "who places now", on_table("turn")),
        one_of("event", [one.id for one in content.events], "the event", on_table("event")),
        one_of(
            "provision_card",
            [one.id for one in supplies],
            "what the Provisions field gives",
            on_table("provision_card"),
        ),
        one_of(
            "ducat_card",
            [one.id for one in content.ducat_cards],
            "what the Ducats field gives",
            on_table("ducat_card"),
        ),
        number("surplus", 10, "points above the Teutons' cards", on_table("surplus")),
        number(
            "teuton_strength",
            30,
            "the Teutons' strength, 0: not known",
            on_table("teuton_strength"),
        ),
        number("owed", 10, "what this skirmish still costs", on_table("owed")),
    ]


def _players(content: GrunwaldContent) -> list[Field]:
    marks = sorted({card.mark for card in (*content.crown, *content.mercenaries, *content.peasants)})
    teutons = sorted({card.mark for card in content.teutons})
    mark = {card.id: card.mark for card in _cards(content)}

    def marked(ids: list[str] | None) -> list[str]:
        return [mark.get(id, id) for id in ids or ()]

    return [
        per_seat("ducats", MOST_GOODS, "ducats of each player, own first", part_of("ducats")),
        per_seat("provisions", MOST_GOODS, "provisions of each player", part_of("provisions")),
        per_seat("helpers", content.most_helpers, "helpers owned", part_of("helpers")),
        per_seat(
            "free_helpers",
            content.most_helpers,
            "helpers not yet on a field",
            part_of("free_helpers"),
        ),
        per_seat("officer", 1, "whether the officer is not yet on a field", part_of("officer")),
        per_seat("passed", 1, "who has passed", part_of("passed")),
        per_seat("due", 10, "what each player still owes the Teutons", part_of("due")),
        per_seat("hand_size", 16, "cards in hand", part_of("hand_size")),
        per_seat("camp_size", 16, "cards in camp", part_of("camp_size")),
        per_seat_amounts(
            "hand", marks, "cards in hand by mark; zeros if hidden", lambda one: marked(one["hand"]), 4
        ),
        per_seat_amounts(
            "camp",
            [*marks, *teutons],
            "cards in camp by mark; zeros if hidden",
            lambda one: marked(one["camp"]),
            4,
        ),
        per_seat_amounts(
            "captured", teutons, "Teutons taken in this skirmish", lambda one: marked(one["captured"]), 4
        ),
    ]


def _board(content: GrunwaldContent) -> list[Field]:
    mark = {card.id: card.mark for card in _cards(content)}
    found: list[Field] = [
        numbers_of(
            "piles", PILES, 16, "cards left in each pile", lambda eyes, pile: eyes.table["piles"][pile]
        ),
        amounts(
            "box",
            sorted(set(mark.values())),
            "cards out of the game",
            lambda eyes: _marks(mark, eyes.table["box"]),
            8,
        ),
    ]
    for field in FIELDS:
        shown = sorted(set(mark.values()))
        found += [
            _group(field, "officer", 1, "whose officer stands here"),
            _group(field, "helpers", content.most_helpers, "helpers of each player here"),
            _group(field, "ducats", MOST_GOODS, "ducats of each player here"),
            _group(field, "points", MOST_POINTS, "what each player's group counts"),
            _first(field),
        ]
        if field in ("crown", "mercenaries", "teutons"):
            found.append(
                amounts(
                    f"{field}_up",
                    shown,
                    "the cards that lie face up here",
                    _up(field, mark),
                    4,
                )
            )
    return found


def _acts() -> list[Field]:
    return [
        one_of(
            "placing_field",
            FIELDS,
            "where the own group is being placed",
            on_table("placing", "field"),
        ),
        one_of("placing_pawn", (OFFICER, HELPERS_PAWN), "with which pawns", on_table("placing", "pawn")),
        number("placing_helpers", 5, "with how many helpers", on_table("placing", "helpers")),
        number("bid", 63, "the highest bid of the auction", on_table("auction", "bid")),
        seat_of("leader", "who bids most", on_table("auction", "leader")),
        seats_of("bidders", "who still bids", lambda eyes: (eyes.table["auction"] or {}).get("bidders", ())),
        number("defenders", 30, "the strength of the defenders", on_table("skirmish", "defenders")),
        number("deficit", 20, "by how much the skirmish is lost", on_table("skirmish", "deficit")),
    ]


def _cards(content: GrunwaldContent) -> list[Any]:
    return [*content.crown, *content.mercenaries, *content.teutons, *content.peasants]


def _marks(mark: dict[str, str], ids: Any) -> list[str]:
    return [mark.get(id, id) for id in ids]


def _up(field: str, mark: dict[str, str]) -> Any:
    return lambda eyes: _marks(mark, eyes.table["up"].get(field, ()))


def _group(field: str, part: str, high: int, meaning: str) -> Field:
    def read(eyes: Eyes) -> list[int]:
        row = [0, 0, 0, 0]
        for group in eyes.table["fields"][field]:
            place = eyes.turned(group["seat"])
            if place is not None:
                row[place] = int(group[part])
        return row

    return Field(f"{field}_{part}", (4,), high, meaning, read)


def _first(field: str) -> Field:
    def read(eyes: Eyes) -> list[int]:
        row = [0, 0, 0, 0]
        for rank, seat in enumerate(eyes.table["ranking"][field], start=1):
            place = eyes.turned(seat)
            if place is not None:
                row[place] = rank
        return row

    return Field(f"{field}_rank", (4,), 4, "the rank of each player here; 0: not here", read)
