"""The table as plain values and back: for hashes, saves and snapshots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.engine.chance import Chance, chance_from_plain
from tabard.engine.plain import VALUE, Codec, dict_of, list_of, optional, record, tuple_of
from tabard.games.zizka.rules.content import ZizkaContent
from tabard.games.zizka.rules.state import (
    Facing,
    Fight,
    Player,
    Recruiting,
    Roll,
    Siege,
    Step,
    Torak,
    Tournament,
    Zizka,
)

VALUES = tuple_of(VALUE)
RECRUITING = Codec(lambda one: [one.refreshed, one.recruited], lambda plain: Recruiting(*plain))
FIGHT = Codec(lambda one: [one.attacker, one.defender, one.attack, one.defence], lambda plain: Fight(*plain))
FACING = Codec(
    lambda one: [one.space, list(one.have), one.luck, list(one.rows)],
    lambda plain: Facing(plain[0], tuple(plain[1]), plain[2], tuple(plain[3])),
)
ROLL = Codec(
    lambda one: [
        *(one.seat, list(one.dice), list(one.faces), one.rerolls),
        *(list(one.fixed), one.locked, one.stopped),
    ],
    lambda plain: Roll(
        plain[0], tuple(plain[1]), tuple(plain[2]), plain[3], tuple(plain[4]), plain[5], plain[6]
    ),
)


def by_level(cards: Codec) -> Codec:
    """Levels are numbers here and texts in JSON."""
    return Codec(
        lambda levels: {str(level): cards.write(some) for level, some in levels.items()},
        lambda plain: {int(level): cards.read(some) for level, some in plain.items()},
    )


def tournament_codec(token: Codec) -> Codec:
    return Codec(
        lambda one: [
            *(token.write(one.token), one.pot, list(one.participants), [list(two) for two in one.results]),
            *(one.seat, list(one.faces), None if one.marked is None else list(one.marked), one.lances),
        ],
        lambda plain: Tournament(
            token.read(plain[0]),
            plain[1],
            tuple(plain[2]),
            tuple((seat, points) for seat, points in plain[3]),
            plain[4],
            tuple(plain[5]),
            None if plain[6] is None else tuple(plain[6]),
            plain[7],
        ),
    )


def table_codec(content: ZizkaContent, side: str) -> Codec:
    """Components are written by id and looked up in the content they came from."""
    follower = Codec(lambda card: card.id, lambda id: content.followers[id])
    followers = tuple_of(follower)
    token = Codec(lambda token: token.id, lambda id: content.tokens[id])
    conquest = Codec(lambda card: card.id, lambda id: content.conquests[id])
    torak_cards = tuple_of(Codec(lambda card: card.id, lambda id: content.torak_cards[id]))
    siege = Codec(
        lambda one: [one.card.id, one.row, one.luck],
        lambda plain: Siege(content.conquests[plain[0]], plain[1], plain[2]),
    )
    player = record(
        Player,
        {
            "commander": Codec(lambda one: one.id, lambda id: content.commanders[side][id]),
            **dict.fromkeys(("space", "lying", "coins", "luck", "vp", "morale", "wanted", "poster"), VALUE),
            "team": followers,
            "posters": VALUES,
            "conquests": tuple_of(conquest),
        },
    )
    torak = record(
        Torak,
        {**dict.fromkeys(("space", "lying", "vp"), VALUE), "deck": torak_cards, "used": torak_cards},
    )
    values = (
        "seats",
        "revealed",
        "side",
        "advanced",
        "level",
        "round",
        "first",
        "active",
        "actions",
        "attacked",
    )
    return record(
        Zizka,
        {
            **dict.fromkeys(values, VALUE),
            "chance": Codec(Chance.to_plain, chance_from_plain),
            "step": Codec(lambda step: step.value, Step),
            "peeks": VALUES,
            "players": list_of(player),
            "torak": optional(torak),
            "tokens": dict_of(token),
            "face_up": Codec(sorted, frozenset),
            "known": dict_of(VALUES),
            "stack": tuple_of(token),
            "used": tuple_of(token),
            "slots": by_level(followers),
            "decks": by_level(followers),
            "discards": by_level(followers),
            "gone": followers,
            "favours": dict_of(VALUE),
            "castles": dict_of(tuple_of(conquest)),
            "castle_known": dict_of(VALUES),
            "shown": VALUES,
            "posters": VALUES,
            "roll": optional(ROLL),
            "facing": optional(FACING),
            "siege": optional(siege),
            "fight": optional(FIGHT),
            "tournament": optional(tournament_codec(token)),
            "recruiting": optional(RECRUITING),
            "taken": optional(follower),
        },
    )


def to_plain(table: Zizka) -> dict[str, Any]:
    plain: dict[str, Any] = table_codec(table.content, table.side).write(table)
    return plain


def from_plain(plain: Mapping[str, Any], content: ZizkaContent) -> Zizka:
    table: Zizka = table_codec(content, plain["side"]).read(plain)
    table.content = content
    table.heard = None
    return table
