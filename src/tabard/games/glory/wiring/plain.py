"""The table as plain values and back: for hashes, saves and snapshots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.engine.chance import Chance, chance_from_plain
from tabard.engine.plain import VALUE, Codec, dict_of, list_of, optional, record, tuple_of
from tabard.games.glory.rules.content import GloryContent
from tabard.games.glory.rules.duel.state import Duel, Jouster
from tabard.games.glory.rules.state import Glory, Player, Sir, Step

VALUES = tuple_of(VALUE)
TUPLES = tuple_of(VALUES)

PLAYER = record(
    Player,
    {
        **dict.fromkeys(("character", "coins", "strength", "faith", "glory", "mount", "armour"), VALUE),
        **dict.fromkeys(("pawns", "plays", "brave", "finals"), VALUE),
        **dict.fromkeys(("parts", "allies", "used_allies", "relics", "used_relics"), VALUES),
        **dict.fromkeys(("prestige", "used_prestige", "hand", "shown", "played"), VALUES),
        **dict.fromkeys(("goals", "drawn", "offered", "returning", "scored"), VALUES),
    },
)
SIR_CODEC = record(
    Sir,
    {
        **dict.fromkeys(("knight", "glory", "pawns"), VALUE),
        **dict.fromkeys(("goals", "deck", "discard"), VALUES),
    },
)
JOUSTER = record(
    Jouster,
    {
        **dict.fromkeys(("seat", "name", "attack", "prestige", "glory", "noble", "die"), VALUE),
        **dict.fromkeys(("spent", "faith", "wins", "now", "first", "prestige_first"), VALUE),
        **dict.fromkeys(("penalty", "used_allies", "used_relics", "used_prestige"), VALUES),
        "dice": TUPLES,
    },
)
DUEL = record(
    Duel,
    {
        **dict.fromkeys(("context", "engagement", "stage", "limit", "roller", "winner"), VALUE),
        "rerolls": VALUES,
        "left": JOUSTER,
        "right": JOUSTER,
    },
)
NUMBERS = (
    *("seats", "revealed", "tournament", "prizes", "characters", "open_goals", "simultaneous"),
    *("scenario", "difficulty", "personality", "round", "turn", "event", "next_event", "last_event"),
    *("event_ally", "tournament_card", "prize", "pass_number", "window", "playing", "bout", "outcome"),
)
ROWS = (
    *("handicaps", "initiative", "track", "public_titles", "title_deck", "tournament_cards_used"),
    *("prizes_used", "places", "winners", "registering", "travellers", "braves", "undealt"),
    *("removed_cards", "removed_allies"),
)
TABLE = record(
    Glory,
    {
        **dict.fromkeys(NUMBERS, VALUE),
        **dict.fromkeys(ROWS, VALUES),
        "chance": Codec(Chance.to_plain, chance_from_plain),
        "step": Codec(lambda step: step.value, Step),
        "players": list_of(PLAYER),
        "sir": optional(SIR_CODEC),
        "pawns_on": dict_of(VALUES),
        "stacks": dict_of(VALUES),
        "decks": dict_of(VALUES),
        "columns": dict_of(VALUES),
        "title_discard": TUPLES,
        "cities": TUPLES,
        "shields": TUPLES,
        "duel": optional(DUEL),
    },
)


def to_plain(table: Glory) -> dict[str, Any]:
    plain: dict[str, Any] = TABLE.write(table)
    return plain


def from_plain(plain: Mapping[str, Any], content: GloryContent) -> Glory:
    table: Glory = TABLE.read(plain)
    table.content = content
    table.heard = None
    return table
