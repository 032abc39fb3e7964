"""The verbs of Jan Žižka in test vectors: docs/games/zizka/vectors.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice
from tabard.engine.errors import NotAsked, VectorError
from tabard.engine.match import Match, state_of
from tabard.engine.vectors import NONE, Checks, Verbs, check, players
from tabard.games.zizka.rules.content import CASTLES
from tabard.games.zizka.rules.facing import payable, row_luck
from tabard.games.zizka.rules.scoring import total
from tabard.games.zizka.rules.skills import dice, fixed_symbols, move_range, peek_sources, rerolls, symbols
from tabard.games.zizka.rules.state import SUPPLY, Zizka

EMPTY: Final = "-"

SPOKEN: Final[Mapping[str, tuple[tuple[str, ...], str]]] = {
    # verb: the decisions it answers, and what stands before its word
    "end_turn": (("main",), ""),
    "face": (("main",), ""),
    "conquest": (("main",), ""),
    "attack": (("main",), "attack:"),
    "reroll": (("reroll",), ""),
    "buy": (("reroll",), "buy:"),
    "take_coin": (("reroll",), ""),
    "stop": (("reroll", "row", "tournament"), ""),
    "row": (("row",), ""),
    "concede": (("row", "conquest_row"), ""),
    "confirm": (("conquest_row",), ""),
    "discard": (("discard",), ""),
    "take": (("follower",), ""),
    "decline": (("follower",), ""),
    "replace": (("replace",), ""),
    "virtue": (("direction",), ""),
    "vice": (("direction",), ""),
    "refresh": (("recruit",), "refresh:"),
    "recruit": (("recruit",), "recruit:"),
    "done": (("recruit",), ""),
    "join": (("join",), ""),
    "stay_out": (("join",), ""),
    "set_aside": (("tournament",), "set_aside:"),
    "lance": (("tournament",), "lance:"),
    "mark": (("mark",), ""),
    "roll": (("mark",), ""),
    "luck": (("luck",), ""),
    "torak_path": (("torak_path",), ""),
    "token": (("nearest_token",), ""),
    "drop_poster": (("drop_poster",), ""),
    "lose": (("lose_follower",), ""),
    "to": (("move",), ""),
    "look": (("peek",), ""),
}


class ZizkaVerbs(Verbs):
    def act(self, match: Match, seat: int, words: Sequence[str]) -> None:
        verb, rest = words[0], list(words[1:])
        if verb == "timeout":
            match.time_out(seat)
        elif verb == "move":
            answer(match, seat, ("main",), "move")
            answer(match, seat, ("move",), rest[0])
        elif verb == "peek":
            answer(match, seat, ("main",), f"peek:{rest[0]}")
            if len(rest) > 1:
                answer(match, seat, ("peek",), rest[1])
        elif verb == "recruit" and not rest:
            answer(match, seat, ("main",), "recruit")
        elif verb in SPOKEN:
            kinds, prefix = SPOKEN[verb]
            answer(match, seat, kinds, prefix + (rest[0] if rest else verb))
        else:
            raise VectorError(f"unknown verb {verb!r}; there are: move, peek, timeout, {', '.join(SPOKEN)}")

    def whole(self, words: Sequence[str]) -> bool:
        return words[0] not in ("move", "peek")

    def found(self, match: Match, words: Sequence[str]) -> tuple[str, str]:
        table: Zizka = state_of(match)
        name, rest = words[0], list(words[1:])
        if name == "legal":
            return self.legal(match, rest)
        if name == "options":
            offered = sorted(str(one) for one in match.options(self.seat(match, rest[0])))
            return " ".join(offered), " ".join(sorted(rest[1:]))
        if "." in name:
            who, _, part = name.partition(".")
            found = torak_part(table, part) if who == "torak" else self.part(match, table, who, part, rest)
            return found, " ".join(rest)
        return self.check(match, table, name, rest), " ".join(rest)

    def part(self, match: Match, table: Zizka, who: str, part: str, rest: list[str]) -> str:
        return player_part(table, self.seat(match, who), part, rest)

    def check(self, match: Match, table: Zizka, name: str, rest: list[str]) -> str:
        """What a check finds, spoken as the vector speaks."""

        def seat(index: int) -> int:
            return self.seat(match, rest[index])

        checks: Checks = {
            **self.usual(match, rest),
            "round": lambda: str(table.round),
            "phase": lambda: table.step.value,
            "active": lambda: players([table.active]),
            "actions": lambda: str(table.actions),
            "have": lambda: have(table),
            "rerolls": lambda: str(table.roll.rerolls if table.roll is not None else 0),
            "rolled": lambda: str(len(table.roll.dice) if table.roll is not None else 0),
            "faces": lambda: faces(table),
            "row": lambda: f"{rest[0]} {row(table, int(rest[0]))}",
            "token": lambda: f"{rest[0]} {token(table, rest[0])}",
            "up": lambda: f"{rest[0]} {'yes' if rest[0] in table.face_up else 'no'}",
            "knows": lambda: f"{rest[0]} {rest[1]} {known(match, seat(0), rest[1])}",
            "stack": lambda: str(len(table.stack)),
            "used": lambda: " ".join(token.id for token in table.used) or EMPTY,
            "table": lambda: f"{rest[0]} {' '.join(card.id for card in table.slots[int(rest[0])])}",
            "top": lambda: (
                f"{rest[0]} {table.decks[int(rest[0])][0].id if table.decks[int(rest[0])] else NONE}"
            ),
            "discards": lambda: f"{rest[0]} {ids(table.discards[int(rest[0])])}",
            "luck": lambda: str(table.luck_supply()),
            "favour": lambda: f"{rest[0]} {favour(table, rest[0])}",
            "pot": lambda: str(table.tournament.pot if table.tournament is not None else 0),
            "score": lambda: f"{rest[0]} {total(table, seat(0))}",
        }
        if name == "castle":
            viewer = None if rest[1] == "spectator" else seat(1)
            return f"{rest[0]} {rest[1]} {castle(match, viewer, rest[0])}"
        if name in CASTLES:
            return " ".join(card.id for card in table.castles[name])
        return check(checks, name, "legal", "options", "castle", *CASTLES, "P1.coins …")


def answer(match: Match, seat: int, kinds: tuple[str, ...], choice: str) -> None:
    kind = match.decision(seat).kind
    if kind not in kinds:
        raise NotAsked("ZIZ-18.5", "another-question-is-open", {"kind": kind})
    given: Choice = int(choice) if choice.lstrip("-").isdecimal() else choice
    match.answer(seat, given)


def ids(cards: Sequence[object]) -> str:
    return " ".join(str(getattr(card, "id", card)) for card in cards) or EMPTY


def have(table: Zizka) -> str:
    """sword, cunning, speech, joker of the roll on the table."""
    return NONE if table.roll is None else " ".join(map(str, symbols(table.roll)))


def faces(table: Zizka) -> str:
    if table.tournament is not None:
        return " ".join(table.tournament.faces) or EMPTY
    return EMPTY if table.roll is None else " ".join(table.roll.faces) or EMPTY


def row(table: Zizka, number: int) -> str:
    """ok and its cost in luck tokens, or no."""
    if table.facing is None:
        return NONE
    faced = table.tokens[table.facing.space]
    if not payable(table, table.active, faced, number):
        return "no"
    return f"ok {row_luck(table, faced, faced.rows[number - 1])}"


def token(table: Zizka, space: str) -> str:
    return table.tokens[space].id if space in table.tokens else NONE


def known(match: Match, seat: int, place: str) -> str:
    """What a player's own view shows of a space or of the top of a conquest deck."""
    view = match.view(seat)["table"]
    assert isinstance(view, dict)
    if place in CASTLES:
        return view["castles"][place]["deck"][0] or NONE
    return view["spaces"][place]["token"] or NONE


def castle(match: Match, viewer: int | None, difficulty: str) -> str:
    """A conquest deck as somebody sees it, top first; - is a card unknown."""
    view = match.view(viewer)["table"]
    assert isinstance(view, dict)
    return " ".join(card or EMPTY for card in view["castles"][difficulty]["deck"])


def favour(table: Zizka, ruler: str) -> str:
    holder = table.favours[ruler]
    return "supply" if holder == SUPPLY else players([holder])


def player_part(table: Zizka, seat: int, part: str, rest: Sequence[str]) -> str:
    player = table.players[seat]
    if part == "dice":
        kind = rest[0] if len(rest) > 1 else ""
        return f"{kind} {dice(table, seat, kind)}".strip()
    parts: dict[str, Callable[[], object]] = {
        "coins": lambda: player.coins,
        "luck": lambda: player.luck,
        "vp": lambda: player.vp,
        "morale": lambda: player.morale,
        "space": lambda: player.space,
        "lying": lambda: "yes" if player.lying else "no",
        "poster": lambda: player.poster if player.wanted else NONE,
        "posters": lambda: ids(sorted(player.posters)),
        "team": lambda: ids(player.team),
        "range": lambda: move_range(table, seat),
        "rerolls": lambda: rerolls(player),
        "fixed": lambda: " ".join(map(str, fixed_symbols(player))),
        "peeks": lambda: " ".join(peek_sources(table, seat)) or EMPTY,
        "conquests": lambda: ids(player.conquests),
    }
    if part not in parts:
        raise VectorError(f"unknown part {part!r} of a player; there are: dice, {', '.join(parts)}")
    return str(parts[part]())


def torak_part(table: Zizka, part: str) -> str:
    torak = table.torak
    if torak is None:
        return NONE
    parts = {
        "vp": str(torak.vp),
        "space": torak.space,
        "lying": "yes" if torak.lying else "no",
        "deck": str(len(torak.deck)),
        "used": ids(torak.used),
    }
    if part not in parts:
        raise VectorError(f"unknown part {part!r} of Torak; there are: {', '.join(parts)}")
    return parts[part]
