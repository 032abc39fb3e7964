"""The verbs of Glory in test vectors: docs/games/glory/vectors.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.engine.decision import PASS, Choice
from tabard.engine.errors import IllegalChoice, NotAsked, VectorError
from tabard.engine.match import Match, state_of
from tabard.engine.vectors import NONE, Checks, Verbs, check
from tabard.games.glory.rules.ally_track import slots
from tabard.games.glory.rules.content import COLOURS, DIE
from tabard.games.glory.rules.duel.attack import attack, prestige, values
from tabard.games.glory.rules.duel.decisions import ROLL, duel_of
from tabard.games.glory.rules.duel.state import Jouster
from tabard.games.glory.rules.goods import prestige_left, relics_left
from tabard.games.glory.rules.knights import seat_on
from tabard.games.glory.rules.knowledge import events_lie, order_known
from tabard.games.glory.rules.registration import PLACE
from tabard.games.glory.rules.state import NOBODY, SIR, Glory, Player

EMPTY: Final = "-"
PREFIXES: Final = (
    *("space_", "ally_", "relic_", "title_", "knight_", "romance_", "market_", "challenge_", "char_"),
    *("prestige_", "event_", "slot_", "tourney_", "prize_", "solo_", PLACE),
)
DICE_VERBS: Final = {"faith": True, "ring": False}


class GloryVerbs(Verbs):
    def act(self, match: Match, seat: int, words: Sequence[str]) -> None:
        verb, rest = words[0], list(words[1:])
        if verb == "timeout":
            match.time_out(seat)
        elif verb in DICE_VERBS:
            throw(match, seat, rest)
        else:
            decision = match.decision(seat)
            if decision.kind != verb:
                raise NotAsked("GLO-26.7", "another-question-is-open", {"kind": decision.kind})
            match.answer(seat, spoken(match, verb, rest[0]))

    def whole(self, words: Sequence[str]) -> bool:
        return words[0] not in DICE_VERBS

    def found(self, match: Match, words: Sequence[str]) -> tuple[str, str]:
        table: Glory = state_of(match)
        name, rest = words[0], list(words[1:])
        if name == "legal":
            return self.legal(match, rest)
        if name == "options":
            seat = self.seat(match, rest[0])
            return in_order([short(str(one)) for one in match.options(seat)]), in_order(rest[1:])
        if "." in name:
            who, _, part = name.partition(".")
            return self.part(match, table, who, part), wanted_part(part, rest)
        return self.check(match, table, name, rest), " ".join(rest)

    def part(self, match: Match, table: Glory, who: str, part: str) -> str:
        if who == "sir":
            return sir_part(table, part)
        if who == "opponent":
            return jouster_part(table, duel_of(table).right, part)
        seat = self.seat(match, who)
        if part in JOUSTER_PARTS:
            return jouster_part(table, duel_of(table).side(seat), part)
        return player_part(table, table.players[seat], part)

    def check(self, match: Match, table: Glory, name: str, rest: list[str]) -> str:
        """What a check finds, spoken as the vector speaks."""

        def seat(index: int) -> int:
            return self.seat(match, rest[index])

        checks: Checks = {
            **self.usual(match, rest),
            "order": lambda: players(table.initiative) if order_known(table) else NONE,
            "phase": lambda: table.phase,
            "round": lambda: str(table.round),
            "event": lambda: short(table.event) if table.event and events_lie(table) else NONE,
            "next_event": lambda: short(table.next_event) if table.next_event and events_lie(table) else NONE,
            "last_event": lambda: "hidden" if table.last_event and events_lie(table) else NONE,
            "track": lambda: " ".join(short(ally) or EMPTY for ally in table.track),
            "slots": lambda: " ".join(short(slot.id) for slot in slots(table)),
            "stack": lambda: f"{rest[0]} {len(table.stacks[rest[0]])}",
            "column": lambda: f"{rest[0]} {len(table.columns[rest[0]])}",
            "deck": lambda: f"{rest[0]} {deck_size(table, rest[0])}",
            "left": lambda: f"{rest[0]} {left(table, rest[0])}",
            "space": lambda: f"{rest[0]} {players(table.pawns_on['space_' + rest[0]]) or EMPTY}",
            "place": lambda: f"{rest[0]} {occupant(table.places[int(rest[0]) - 1])}",
            "kind": lambda: f"{rest[0]} {kind_on(table, int(rest[0]))}",
            "won": lambda: f"{rest[0]} {occupant(table.winners[int(rest[0]) - 1])}",
            "shields": lambda: f"{rest[0]} {shields(table, rest[0])}",
            "duel": lambda: duel_between(table),
            "engagement": lambda: str(max(1, duel_of(table).engagement)),
            "score": lambda: f"{rest[0]} {score(match, seat(0))}",
            "outcome": lambda: table.outcome or NONE,
        }
        return check(checks, name, "legal", "options", "P1.coins …")


def spoken(match: Match, kind: str, word: str) -> Choice:
    """The choice a word stands for: an option by its short name, else anything the game can offer."""
    table: Glory = state_of(match)
    if kind == "ally":
        for slot, ally in zip(slots(table), table.track, strict=True):
            if short(ally) == word:
                return slot.id
    if kind in ("strength", "gain"):
        return int(word)
    everything = match.module.codec()
    for number in range(everything.size):
        of, choice = everything.decode(number)
        if of == kind and word in (str(choice), short(str(choice))):
            return choice
    return word


def short(id: str) -> str:
    """An id without its prefix; `ally_hermit:relic_ring` is `hermit:ring`."""
    name, colon, target = id.partition(":")
    if name == PLACE.rstrip(":"):
        return target
    prefix = next((one for one in PREFIXES if name.startswith(one)), "")
    name = name.removeprefix(prefix)
    return name + colon + (short(target) if target else "")


def throw(match: Match, seat: int, words: list[str]) -> None:
    """`faith 1 3 0`: so many of the lowest of each colour; or `faith mount:4 armour`; or `faith pass`."""
    if match.decision(seat).kind != "reroll":
        raise NotAsked("GLO-10.14", "another-question-is-open")
    if words == [PASS]:
        match.answer(seat, PASS)
        return
    if words[0].isdecimal():
        words = [colour for colour, number in zip(COLOURS, words, strict=True) for _ in range(int(number))]
    picked = [f"{DIE}:{word}" if ":" in word else word for word in words]
    used = dice_chances(match)
    for die in picked:
        if dice_chances(match) != used:
            raise IllegalChoice("GLO-10.14", "no-more-dice")
        match.answer(seat, die)
    if dice_chances(match) == used and seat in match.waiting and match.decision(seat).kind == "reroll":
        match.answer(seat, ROLL)


def dice_chances(match: Match) -> int:
    table: Glory = state_of(match)
    return table.chance.used


def players(seats: Sequence[int]) -> str:
    return " ".join("SIR" if seat == SIR else f"P{seat + 1}" for seat in seats)


def in_order(words: Sequence[str]) -> str:
    return " ".join(sorted(words)) or EMPTY


def wanted_part(part: str, rest: list[str]) -> str:
    return in_order(rest) if part in LISTS else " ".join(rest)


NUMBERS: Final = ("coins", "strength", "faith", "glory", "mount", "armour", "pawns", "plays")
LISTS: Final = (
    *("allies", "used_allies", "relics", "used_relics", "prestige", "used_prestige"),
    *("hand", "shown", "played", "goals", "scored"),
)
JOUSTER_PARTS: Final = ("attack", "effective_prestige", "wins", "spent", "dice")


def player_part(table: Glory, player: Player, part: str) -> str:
    numbers: dict[str, int] = {
        "coins": player.coins,
        "strength": player.strength,
        "faith": player.faith,
        "glory": player.glory,
        "mount": player.mount,
        "armour": player.armour,
        "pawns": player.pawns,
        "plays": player.plays,
        "hand_size": len(player.hand),
    }
    if part in numbers:
        return str(numbers[part])
    if part == "marker":
        return f"{min(60, player.glory // 30 * 30)} {player.glory % 30}"
    if part in LISTS:
        return in_order([short(one) for one in getattr(player, part)])
    raise VectorError(f"unknown part {part!r} of a player")


def sir_part(table: Glory, part: str) -> str:
    sir = table.sir
    if sir is None:
        raise VectorError("there is no SIR")
    if part in ("glory", "pawns"):
        return str(sir.glory if part == "glory" else sir.pawns)
    if part == "goals":
        return in_order([short(goal) for goal in sir.goals])
    if part == "knight":
        return short(sir.knight) or NONE
    raise VectorError(f"unknown part {part!r} of SIR")


def jouster_part(table: Glory, side: Jouster, part: str) -> str:
    duel = duel_of(table)
    if part == "attack":
        return str(attack(table, duel, side))
    if part == "effective_prestige":
        return str(prestige(table, duel, side))
    if part == "dice":
        return " ".join(",".join(map(str, values(table, side, colour))) or EMPTY for colour in range(3))
    if part == "glory":
        return str(side.glory)
    return str(side.wins if part == "wins" else side.spent)


def deck_size(table: Glory, name: str) -> int:
    if name == "titles":
        return len(table.title_deck)
    if name == "title_discard":
        return len(table.title_discard)
    return len(table.decks[name])


def left(table: Glory, name: str) -> int:
    """Tokens in the bank."""
    if f"relic_{name}" in table.content.relics:
        return relics_left(table, f"relic_{name}")
    return prestige_left(table, f"prestige_{name}")


def occupant(mark: str) -> str:
    seat = seat_on(mark)
    return (short(mark) or EMPTY) if seat is None else players([seat])


def kind_on(table: Glory, place: int) -> str:
    knight = table.content.knights.get(table.places[place - 1])
    return EMPTY if knight is None else knight.kind.removeprefix("kind_")


def shields(table: Glory, city: str) -> str:
    row = table.shields[("florence", "paris", "munich").index(city)]
    return " ".join(EMPTY if seat == NOBODY else players([seat]) for seat in row)


def duel_between(table: Glory) -> str:
    duel = table.duel
    if duel is None:
        return NONE
    sides = [
        players([side.seat]) if side.seat >= SIR else short(side.name) for side in (duel.left, duel.right)
    ]
    return " ".join(sides)


def score(match: Match, seat: int) -> int:
    return next(rank.score for rank in match.standing or () if rank.seat == seat)
