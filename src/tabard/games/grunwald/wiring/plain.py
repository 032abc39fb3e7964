"""The table as plain values and back: for hashes, saves and snapshots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.engine.chance import Chance, chance_from_plain
from tabard.engine.plain import VALUE, Codec, dict_of, list_of, optional, record, tuple_of
from tabard.games.grunwald.rules.content import GrunwaldContent
from tabard.games.grunwald.rules.state import Auction, Group, Grunwald, Placing, Player, Skirmish, Step

PAIRS = Codec(
    lambda pairs: [list(pair) for pair in pairs],
    lambda plain: tuple((seat, mark) for seat, mark in plain),
)


def table_codec(content: GrunwaldContent) -> Codec:
    """Cards are written by id and looked up in the content they came from."""
    card = Codec(lambda card: card.id, content.card)
    cards = tuple_of(card)
    supply = Codec(lambda card: card.id, content.supply)
    event = Codec(lambda card: card.id, content.event)
    player = record(
        Player,
        {
            **dict.fromkeys(
                ("ducats", "provisions", "helpers", "officer", "free_helpers", "passed", "due"), VALUE
            ),
            "hand": cards,
            "camp": cards,
            "captured": cards,
            "played": optional(card),
        },
    )
    group = Codec(
        lambda group: [group.seat, group.officer, group.helpers, group.ducats],
        lambda plain: Group(*plain),
    )
    placing = Codec(
        lambda placing: [placing.field, placing.pawn, placing.helpers, placing.ducats],
        lambda plain: Placing(*plain),
    )
    auction = Codec(
        lambda auction: [auction.bid, auction.leader, list(auction.bidders)],
        lambda plain: Auction(plain[0], plain[1], tuple(plain[2])),
    )
    skirmish = Codec(
        lambda skirmish: [skirmish.teutons, skirmish.defenders, PAIRS.write(skirmish.captured)],
        lambda plain: Skirmish(plain[0], plain[1], PAIRS.read(plain[2])),
    )
    numbers = ("seats", "revealed", "events_on", "show_hands", "round", "start", "turn", "pending", "owed")
    return record(
        Grunwald,
        {
            **dict.fromkeys(numbers, VALUE),
            "chance": Codec(Chance.to_plain, chance_from_plain),
            "step": Codec(lambda step: step.value, Step),
            "players": list_of(player),
            "piles": dict_of(cards),
            "up": dict_of(cards),
            "provision_pile": tuple_of(supply),
            "ducat_pile": tuple_of(supply),
            "provision_card": optional(supply),
            "ducat_card": optional(supply),
            "event_pile": tuple_of(event),
            "event": optional(event),
            "groups": dict_of(tuple_of(group)),
            "placing": optional(placing),
            "auction": optional(auction),
            "skirmish": optional(skirmish),
            "payers": tuple_of(VALUE),
            "box": cards,
            "spent": tuple_of(VALUE),
        },
    )


def to_plain(table: Grunwald) -> dict[str, Any]:
    plain: dict[str, Any] = table_codec(table.content).write(table)
    return plain


def from_plain(plain: Mapping[str, Any], content: GrunwaldContent) -> Grunwald:
    table: Grunwald = table_codec(content).read(plain)
    table.content = content
    table.heard = None
    return table
