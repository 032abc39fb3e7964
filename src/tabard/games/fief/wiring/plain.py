"""The table as plain values and back: for hashes, saves and snapshots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.engine.chance import Chance, chance_from_plain
from tabard.engine.plain import VALUE, Codec, dict_of, list_of, optional, record, tuple_of
from tabard.games.fief.rules.battle.record import Battle, BattleKind, Vikings
from tabard.games.fief.rules.content import FiefContent
from tabard.games.fief.rules.markers import Item, Offer, Plague, Siege, Tax
from tabard.games.fief.rules.records import Clan, Family, Lord, Moving, Player, Stack, Town
from tabard.games.fief.rules.rights import Use, phase_use, text_of, turn_use
from tabard.games.fief.rules.standing import Permit, Purpose, StandingPass, Until
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step

TEXTS = tuple_of(VALUE)
NUMBERS = list_of(VALUE)
COUNTS = dict_of(VALUE)


def in_parts(text: str) -> list[str]:
    return text.split(":")


def texts(counts: Mapping[Use, Any]) -> dict[str, Any]:
    """Keys made of several things become texts."""
    return {text_of(key): value for key, value in counts.items()}


def permit(text: str) -> Permit:
    family, asker, purpose, town = in_parts(text)
    return Permit(int(family), int(asker), Purpose(purpose), town)


PLAYER = record(Player, {**dict.fromkeys(("coins", "account", "characters", "events"), VALUE), "hand": TEXTS})
FAMILY = record(
    Family,
    {
        "lords": TEXTS,
        "reserve": NUMBERS,
        **dict.fromkeys(("pigeons", "treasure", "fourth", "bows"), VALUE),
    },
)
LORD = record(
    Lord,
    {
        **dict.fromkeys(
            (
                *("id", "man", "family", "place", "gate", "captor", "royal", "spouse", "servant", "dagger"),
                *("garter", "eligible", "excalibur", "guard_knights", "guard_men", "guard_due", "stages"),
                *("came", "halted", "spared"),
            ),
            VALUE,
        ),
        **dict.fromkeys(("fiefs", "church", "relics"), TEXTS),
    },
)
STACK = record(
    Stack,
    {**dict.fromkeys(("family", "town", "gate", "came", "stages", "spared", "up"), VALUE), "counts": NUMBERS},
)
CLAN = record(
    Clan,
    dict.fromkeys(
        ("number", "town", "vikings", "jarl", "gone", "gate", "landed", "holds", "spared"),
        VALUE,
    ),
)
TOWN = record(
    Town,
    {
        **dict.fromkeys(
            ("id", "control", "building", "flipped", "royal_abbey", "agreed", "mill", "hidden_relic"), VALUE
        ),
        "relics": TEXTS,
        "since": TEXTS,
    },
)
PLAGUE = Codec(
    lambda one: [one.card, one.kind, one.region, one.active, one.moved], lambda plain: Plague(*plain)
)
TAX = Codec(lambda one: [one.card, one.family, one.where], lambda plain: Tax(*plain))
SIEGE = Codec(lambda one: [one.town, one.family, one.trebuchets, one.active], lambda plain: Siege(*plain))
PAIR = Codec(list, tuple)
MOVING = Codec(
    lambda one: [list(one.lords), list(one.units)],
    lambda plain: Moving(tuple(plain[0]), tuple(plain[1])),
)
OFFER = Codec(
    lambda one: [
        one.number,
        one.kind,
        one.family,
        [list(item) for item in one.items],
        list(one.agreed),
        one.answers,
        one.turn,
    ],
    lambda plain: Offer(
        plain[0],
        plain[1],
        plain[2],
        tuple(Item(*item) for item in plain[3]),
        tuple(plain[4]),
        plain[5],
        plain[6],
    ),
)
BATTLE = record(
    Battle,
    {
        **dict.fromkeys(
            (
                *("town", "lead", "back", "modifier", "tunnel", "round", "idle"),
                *("bare_attack", "bare_defence", "excalibur", "fallen", "struck"),
            ),
            VALUE,
        ),
        "kind": Codec(str, BattleKind),
        "vikings": Codec(str, Vikings),
        **dict.fromkeys(("attackers", "defenders", "riders", "stayed", "loot", "lost"), TEXTS),
    },
)
BALLOTS = Codec(
    lambda ballots: [[family, *targets] for family, targets in sorted(ballots.items())],
    lambda plain: {family: (one, other) for family, one, other in plain},
)

USED = Codec(texts, lambda plain: {turn_use(text): number for text, number in plain.items()})
PHASE_USED = Codec(texts, lambda plain: {phase_use(text): number for text, number in plain.items()})
PASSES = Codec(
    lambda passes: {text_of(one): 1 for one in passes},
    lambda plain: tuple(StandingPass(int(family), Until(until)) for family, until in map(in_parts, plain)),
)
PERMITS = Codec(texts, lambda plain: {permit(text): answer for text, answer in plain.items()})

TABLE = record(
    Fief,
    {
        **dict.fromkeys(
            (
                *(
                    "seats",
                    "revealed",
                    "placement",
                    "last_turn",
                    "live",
                    "safe",
                    "asking",
                    "turn",
                    "phase",
                    "first",
                    "at",
                ),
                *(
                    "excalibur",
                    "royal_owner",
                    "vp_holder",
                    "drawn",
                    "caradoc_spent",
                    "parliament_revolt",
                    "fog",
                ),
                *("last_fog", "clock", "bank"),
            ),
            VALUE,
        ),
        **dict.fromkeys(
            (
                *("dead", "removed", "character_deck", "event_deck", "discard", "track", "servant_deck"),
                *("candidates", "queue", "in_play", "parley", "walls_off"),
            ),
            TEXTS,
        ),
        "step": Codec(str, Step),
        "vacant": COUNTS,
        "used": USED,
        "phase_used": PHASE_USED,
        "passes": PASSES,
        "permits": PERMITS,
        "chance": Codec(Chance.to_plain, chance_from_plain),
        "players": list_of(PLAYER),
        "families": list_of(FAMILY),
        "lords": dict_of(LORD),
        "towns": dict_of(TOWN),
        "stacks": list_of(STACK),
        "clans": list_of(CLAN),
        "sieges": tuple_of(SIEGE),
        "plagues": tuple_of(PLAGUE),
        "bonuses": tuple_of(PAIR),
        "taxes": tuple_of(TAX),
        "ballots": BALLOTS,
        "moving": optional(MOVING),
        "offers": tuple_of(OFFER),
        "battle": optional(BATTLE),
    },
)


def to_plain(table: Fief) -> dict[str, Any]:
    plain: dict[str, Any] = TABLE.write(table)
    return plain


def from_plain(plain: Mapping[str, Any], content: FiefContent) -> Fief:
    table: Fief = TABLE.read(plain)
    table.content = content
    table.heard = None
    table.question = None
    return table
