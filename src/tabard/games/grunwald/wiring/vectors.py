"""The verbs of Na Grunwald! in test vectors: docs/games/grunwald/vectors.md."""

from __future__ import annotations

from collections.abc import Sequence

from tabard.engine.decision import PASS, Choice
from tabard.engine.errors import IllegalChoice, NotAsked, VectorError
from tabard.engine.match import Match, state_of
from tabard.engine.vectors import NONE, Checks, Verbs, check, players
from tabard.games.grunwald.rules.content import FIELDS, Card, Supply
from tabard.games.grunwald.rules.goods import points, ranking
from tabard.games.grunwald.rules.placement import next_placing, open_step, placements, step_options
from tabard.games.grunwald.rules.setup import LEFT, RIGHT
from tabard.games.grunwald.rules.state import HELPERS_PAWN, OFFICER, Grunwald, Placing

EMPTY = "-"


class GrunwaldVerbs(Verbs):
    def act(self, match: Match, seat: int, words: Sequence[str]) -> None:
        verb, rest = words[0], list(words[1:])
        if verb == "timeout":
            match.time_out(seat)
        elif verb == "place":
            place(match, seat, rest)
        else:
            kinds, choice = spoken(verb, rest)
            kind = match.decision(seat).kind
            if kind not in kinds:
                raise NotAsked("GRU-22", "another-question-is-open", {"kind": kind})
            match.answer(seat, choice)

    def whole(self, words: Sequence[str]) -> bool:
        return words[0] != "place"

    def found(self, match: Match, words: Sequence[str]) -> tuple[str, str]:
        table: Grunwald = state_of(match)
        name, rest = words[0], list(words[1:])
        if name == "legal":
            return self.legal(match, rest)
        if "." in name:
            who, _, part = name.partition(".")
            wanted = in_order(rest) if part in ("hand", "camp") else " ".join(rest)
            return player_part(table, self.seat(match, who), part), wanted
        if name == "captured":
            return captured(table), in_order(rest)
        return self.check(match, table, name, rest), " ".join(rest)

    def check(self, match: Match, table: Grunwald, name: str, rest: list[str]) -> str:
        """What a check finds, spoken as the vector speaks."""

        def seat(index: int) -> int:
            return self.seat(match, rest[index])

        checks: Checks = {
            **self.usual(match, rest),
            "count": lambda: f"{rest[0]} {count(match, seat(0))}",
            "order": lambda: f"{rest[0]} {players([group.seat for group in ranking(table, rest[0])])}",
            "points": lambda: f"{rest[0]} {rest[1]} {field_points(table, rest[0], seat(1))}",
            "start": lambda: players([table.start]),
            "round": lambda: str(table.round),
            "phase": lambda: table.phase,
            "event": lambda: NONE if table.event is None else table.event.id,
            "skirmish": lambda: skirmish(table),
            "auction": lambda: auction(table),
            "score": lambda: f"{' '.join(rest[:-1])} {score(match, seat(0), rest[1:-1])}",
            "placing": lambda: players([rank.seat for rank in match.standing or ()]),
            "deck": lambda: f"{rest[0]} {deck(table, rest[0])}",
            "board": lambda: f"{rest[0]} {board(table, rest[0])}",
            "bank": lambda: str(table.content.ducat_tokens - ducats_out(table)),
            "provision_bank": lambda: str(
                table.content.provision_units - sum(p.provisions for p in table.players)
            ),
            "pool": lambda: f"{rest[0]} {table.content.most_helpers - table.players[seat(0)].helpers}",
        }
        return check(checks, name, "legal", "captured", "P1.ducats …")


def spoken(verb: str, rest: list[str]) -> tuple[tuple[str, ...], Choice]:
    """The decisions a spoken answer fits, and the choice it stands for."""
    match verb, rest:
        case "pass", []:
            return ("place", "bid", "offer", "task"), PASS
        case "bid", [number]:
            return ("bid",), int(number)
        case "offer", [number]:
            return ("offer",), int(number)
        case "send", [card]:
            return ("task",), card
        case "levy", ["send", card]:
            return ("levy",), f"send:{card}"
        case "levy", [goods]:
            return ("levy",), goods
        case "play", [card]:
            return ("play",), card
        case "lose", ["provisions", number]:
            return ("lose_provisions",), int(number)
        case "lose", [("hand" | "camp") as zone, card]:
            return ("lose_card",), f"{zone}:{card}"
        case (("buy" | "decline"), []):
            return ("buy_helper",), verb
        case "drop", [card]:
            return ("drop",), card
    raise VectorError(f"cannot be spoken: {verb} {' '.join(rest)}")


def place(match: Match, seat: int, words: list[str]) -> None:
    """A whole placement, given step by step; steps with one value answer themselves (GRU-22.5)."""
    table: Grunwald = state_of(match).copy()  # the match itself moves on with the last answer
    if match.decision(seat).kind != "place":
        raise NotAsked("GRU-7.2", "another-question-is-open")
    wanted = spoken_placing(words)
    placing: Placing | None = None
    while True:
        step = open_step(table, placing)
        if step is None:
            break
        choice = {
            "field": wanted.field,
            "pawn": wanted.pawn,
            "helpers": wanted.helpers,
            "ducats": wanted.ducats,
        }[step]
        assert choice is not None
        options = step_options(table, seat, placing, step)
        if len(options) > 1:
            match.answer(seat, choice)
        elif choice not in options:
            raise IllegalChoice("GRU-22.5", "not-an-option", {"choice": choice})
        placing = next_placing(placing, choice)
    if placing is None or (placing.ducats or 0) != wanted.ducats:
        raise IllegalChoice("GRU-7.20", "no-ducats-here", {"field": wanted.field})


def spoken_placing(words: list[str]) -> Placing:
    match words:
        case [field, "officer", *rest]:
            return Placing(field, OFFICER, 0, spoken_ducats(rest))
        case [field, "helpers", number, *rest]:
            return Placing(field, HELPERS_PAWN, int(number), spoken_ducats(rest))
    raise VectorError(f"cannot be placed: {' '.join(words)}")


def spoken_ducats(words: list[str]) -> int:
    match words:
        case []:
            return 0
        case ["ducats", number]:
            return int(number)
    raise VectorError(f"cannot be put down: {' '.join(words)}")


def count(match: Match, seat: int) -> int:
    """Complete answers, also where the software asks in steps (GRU-22.5)."""
    table: Grunwald = state_of(match)
    if match.decision(seat).kind == "place":
        return 1 + sum(1 for _ in placements(table, seat))
    return len(match.options(seat))


def in_order(words: Sequence[str]) -> str:
    return " ".join(sorted(words))


def cards(held: tuple[Card, ...]) -> str:
    return in_order([card.mark for card in held]) or EMPTY


def player_part(table: Grunwald, seat: int, part: str) -> str:
    player = table.players[seat]
    match part:
        case "ducats":
            return str(player.ducats)
        case "provisions":
            return str(player.provisions)
        case "helpers":
            return str(player.helpers)
        case "pawns":
            return f"{OFFICER if player.officer else EMPTY} {player.free_helpers}"
        case "hand":
            return cards(player.hand)
        case "camp":
            return cards(player.camp)
    raise VectorError(f"unknown part {part!r} of a player")


def field_points(table: Grunwald, field: str, seat: int) -> int:
    return sum(points(table, field, group) for group in table.groups[field] if group.seat == seat)


def skirmish(table: Grunwald) -> str:
    latest = table.skirmish
    return NONE if latest is None else f"{latest.teutons} {latest.defenders} {latest.deficit}"


def captured(table: Grunwald) -> str:
    latest = table.skirmish
    return in_order([f"P{seat + 1}:{mark}" for seat, mark in latest.captured] if latest else []) or NONE


def auction(table: Grunwald) -> str:
    latest = table.auction
    if latest is None or latest.leader is None:
        return "none 0"
    return f"{players([latest.leader])} {latest.bid}"


def score(match: Match, seat: int, part: list[str]) -> int:
    rank = next(rank for rank in match.standing or () if rank.seat == seat)
    if not part:
        return rank.score
    return {**rank.parts, **rank.tie_breaks}[part[0]]


def deck(table: Grunwald, name: str) -> str:
    single = {"provisions": table.provision_pile, "ducats": table.ducat_pile, "events": table.event_pile}
    if name in single:
        return str(len(single[name]))
    return f"{len(table.piles[name + LEFT])} {len(table.piles[name + RIGHT])}"


def board(table: Grunwald, name: str) -> str:
    single: dict[str, Supply | None] = {"provisions": table.provision_card, "ducats": table.ducat_card}
    if name in single:
        card = single[name]
        return EMPTY if card is None else " ".join(map(str, card.values))
    return " ".join(str(card.strength) for card in table.up[name]) or EMPTY


def ducats_out(table: Grunwald) -> int:
    placed = sum(group.ducats for field in FIELDS for group in table.groups[field])
    return placed + sum(player.ducats for player in table.players)
