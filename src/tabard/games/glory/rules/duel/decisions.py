"""The questions of a duel: one for each step of the player board (GLO-10.9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import PASS, Choice, Clause, Decision
from tabard.games.glory.rules.content import ARMOUR, COLOURS, DIE, LANCE, MOUNT, STRENGTH, TENT, Token
from tabard.games.glory.rules.duel.attack import attack, can_set_die, values
from tabard.games.glory.rules.duel.state import Duel
from tabard.games.glory.rules.state import Glory, kinds

ROLL: Final = "roll"


def duel_of(table: Glory) -> Duel:
    duel = table.duel
    assert duel is not None
    return duel


def allies_of(table: Glory, seat: int, timing: str) -> tuple[str, ...]:
    """GLO-19.1: the active allies that work in this step."""
    tokens = table.content.allies
    return tuple([ally for ally in table.players[seat].allies if tokens[ally].timing == timing])


def usable(table: Glory, seat: int, token: Token) -> bool:
    """GLO-10.17, 10.20, 19.40: it can be paid for and does something."""
    player = table.players[seat]
    if player.glory < token.glory:
        return False
    if token.colour >= 0:
        return can_set_die(table, duel_of(table).side(seat), token)
    if token.reroll:
        return any(duel_of(table).side(seat).dice)
    if token.refresh:
        return bool(refreshable(table, seat, token))
    return True


def refreshable(table: Glory, seat: int, token: Token) -> list[str]:
    """GLO-19.40: the used tokens an ally could turn active."""
    player = table.players[seat]
    if token.refresh == "ally":
        return kinds(player.used_allies)
    return kinds(player.used_relics if token.refresh == "relic" else player.used_prestige)


def state_of_duel(table: Glory, seat: int) -> dict[str, object]:
    """What every question of a duel tells: the engagement and both attacks."""
    duel = duel_of(table)
    return {
        "engagement": max(1, duel.engagement),
        "attack": attack(table, duel, duel.side(seat)),
        "against": attack(table, duel, duel.against(seat)),
    }


class UseTent(Decision[Glory]):
    """GLO-10.12: one ally with the tent mark before the first engagement, or none."""

    __slots__ = ()

    kind = "tent"
    clause = "GLO-10.12"

    def options(self, table: Glory) -> Sequence[Choice]:
        offered: list[Choice] = [PASS]
        for ally in kinds(allies_of(table, self.seat, TENT)):
            token = table.content.allies[ally]
            if not usable(table, self.seat, token):
                continue
            if token.refresh in ("ally", "relic"):
                offered += [f"{ally}:{target}" for target in refreshable(table, self.seat, token)]
            else:
                offered.append(ally)
        return offered

    def default(self, table: Glory) -> Choice:
        return PASS

    def why_not(self, table: Glory, choice: Choice) -> Clause | None:
        return why_not_ally(table, self.seat, str(choice).partition(":")[0], TENT)

    def prompt(self, table: Glory) -> Mapping[str, object]:
        return state_of_duel(table, self.seat)


def why_not_ally(table: Glory, seat: int, ally: str, timing: str) -> Clause | None:
    """Why an ally of the player cannot be used in this step."""
    player = table.players[seat]
    if ally in player.used_allies and ally not in player.allies:
        return Clause("GLO-10.21", "face-down", {"token": ally})
    if ally not in player.allies:
        return None
    token = table.content.allies[ally]
    if token.timing != timing:
        return Clause("GLO-19.1", "another-step", {"token": ally})
    if player.glory < token.glory:
        return Clause("GLO-10.20", "no-glory-to-pay", {"token": ally})
    return Clause("GLO-19.40" if token.refresh else "GLO-10.17", "would-do-nothing", {"token": ally})


class SpendStrength(Decision[Glory]):
    """GLO-10.13: how many more strength tokens for the rest of this duel."""

    __slots__ = ()

    kind = "strength"
    clause = "GLO-10.13"

    def options(self, table: Glory) -> Sequence[Choice]:
        most = table.content.most_strength - duel_of(table).side(self.seat).spent
        return range(min(table.players[self.seat].strength, most) + 1)

    def default(self, table: Glory) -> Choice:
        return 0

    def why_not(self, table: Glory, choice: Choice) -> Clause | None:
        if not isinstance(choice, int) or choice < 0:
            return None
        if choice > table.players[self.seat].strength:
            return Clause("GLO-10.13", "not-so-much-strength", {"number": table.players[self.seat].strength})
        return Clause("GLO-10.4", "four-in-a-duel", {"number": duel_of(table).side(self.seat).spent})

    def prompt(self, table: Glory) -> Mapping[str, object]:
        return {**state_of_duel(table, self.seat), "spent": duel_of(table).side(self.seat).spent}


class Reroll(Decision[Glory]):
    """GLO-10.14, 10.18, 26.10: one more die, or enough."""

    __slots__ = ("faith",)

    kind = "reroll"
    clause = "GLO-10.14"

    def __init__(self, seat: int, faith: bool) -> None:
        super().__init__(seat)
        self.faith = faith  # a faith token may be kept; a Ring turned is thrown with

    def options(self, table: Glory) -> Sequence[Choice]:
        duel = duel_of(table)
        chosen = duel.chosen()
        offered: list[Choice] = [ROLL] if chosen else [PASS] if self.faith else []
        if chosen < duel.limit:
            for colour in range(len(COLOURS)):
                offered += dice_offered(table, self.seat, colour)
        return offered

    def default(self, table: Glory) -> Choice:
        return self.options(table)[0]

    def steps(self, table: Glory) -> int:
        return asked_dice(table, self.seat, self.faith)

    def why_not(self, table: Glory, choice: Choice) -> Clause | None:
        duel = duel_of(table)
        name, _, die = str(choice).partition(":")
        colour = die.partition(":")[0] if name == DIE else name
        if colour not in COLOURS:
            return None
        if duel.chosen() >= duel.limit:
            clause = "GLO-10.14" if self.faith else "GLO-10.18"
            return Clause(clause, "no-more-dice", {"number": duel.limit})
        return Clause("GLO-10.14", "no-such-die", {"colour": colour})

    def prompt(self, table: Glory) -> Mapping[str, object]:
        duel = duel_of(table)
        return {
            **state_of_duel(table, self.seat),
            "step": "faith" if self.faith else "ring",
            "number": duel.limit - duel.chosen(),
            "strength_dice": duel.rerolls[STRENGTH].bit_count(),
            "mount_dice": duel.rerolls[MOUNT].bit_count(),
            "armour_dice": duel.rerolls[ARMOUR].bit_count(),
        }


def left_to_throw(table: Glory, seat: int, colour: int) -> list[int]:
    """What the dice of one colour count that are not chosen yet, each number once, from low to high."""
    duel = duel_of(table)
    chosen = duel.rerolls[colour]
    left: list[int] = []
    for place, value in enumerate(values(table, duel.side(seat), colour)):
        if not chosen >> place & 1 and value not in left:
            left.append(value)
    left.sort()
    return left


def dice_offered(table: Glory, seat: int, colour: int) -> list[Choice]:
    """GLO-26.10: the colour is its lowest die; a higher one is named by what it counts."""
    left = left_to_throw(table, seat, colour)
    names = table.content.dice[colour].names
    return [names[value] if at else COLOURS[colour] for at, value in enumerate(left)]


def die_meant(table: Glory, seat: int, choice: str) -> tuple[int, int]:
    """The colour and the place of the die that a choice of `dice_offered` means."""
    duel = duel_of(table)
    parts = choice.split(":")
    colour = COLOURS.index(parts[1] if parts[0] == DIE else choice)
    value = int(parts[2]) if parts[0] == DIE else left_to_throw(table, seat, colour)[0]
    counted = values(table, duel.side(seat), colour)
    place = counted.index(value)
    while duel.is_chosen(colour, place):
        place = counted.index(value, place + 1)
    return colour, place


def asked_dice(table: Glory, seat: int, faith: bool) -> int:
    """How many dice of this throw were really asked for: a Ring does not ask for the first of equal dice."""
    duel = duel_of(table)
    side = duel.side(seat)
    kinds_of_dice = sum([len(set(values(table, side, colour))) for colour in range(len(COLOURS))])
    chosen = duel.chosen()
    return chosen - 1 if chosen and not faith and kinds_of_dice == 1 else chosen


class UseLance(Decision[Glory]):
    """GLO-10.9: one ally with the lance mark, or none; asked twice in an engagement."""

    __slots__ = ()

    kind = "lance"
    clause = "GLO-10.15"

    def options(self, table: Glory) -> Sequence[Choice]:
        lances = kinds(allies_of(table, self.seat, LANCE))
        allies = table.content.allies
        return [PASS, *[ally for ally in lances if usable(table, self.seat, allies[ally])]]

    def default(self, table: Glory) -> Choice:
        return PASS

    def why_not(self, table: Glory, choice: Choice) -> Clause | None:
        return why_not_ally(table, self.seat, str(choice), LANCE)

    def refused(self, table: Glory) -> Sequence[Choice]:
        offered = self.options(table)
        return [ally for ally in kinds(allies_of(table, self.seat, LANCE)) if ally not in offered]

    def prompt(self, table: Glory) -> Mapping[str, object]:
        return state_of_duel(table, self.seat)


class UseRelic(Decision[Glory]):
    """GLO-10.16: one relic in an engagement, or none."""

    __slots__ = ()

    kind = "use_relic"
    clause = "GLO-10.16"

    def options(self, table: Glory) -> Sequence[Choice]:
        relics = table.content.relics
        owned = kinds(table.players[self.seat].relics)
        return [PASS, *[relic for relic in owned if usable(table, self.seat, relics[relic])]]

    def default(self, table: Glory) -> Choice:
        return PASS

    def why_not(self, table: Glory, choice: Choice) -> Clause | None:
        player = table.players[self.seat]
        if choice in player.relics:
            return Clause("GLO-10.17", "would-do-nothing", {"token": choice})
        if choice in player.used_relics:
            return Clause("GLO-10.21", "face-down", {"token": choice})
        return None

    def prompt(self, table: Glory) -> Mapping[str, object]:
        return state_of_duel(table, self.seat)


class Recover(Decision[Glory]):
    """GLO-11.14: which ally, or which relic, used in the duel just lost is turned active."""

    __slots__ = ("sort",)

    kind = "recover"
    clause = "GLO-11.14"

    def __init__(self, seat: int, sort: str) -> None:
        super().__init__(seat)
        self.sort = sort

    def options(self, table: Glory) -> Sequence[Choice]:
        side = duel_of(table).side(self.seat)
        return kinds(side.used_allies if self.sort == "ally" else side.used_relics)

    def default(self, table: Glory) -> Choice:
        side = duel_of(table).side(self.seat)
        return (side.used_allies if self.sort == "ally" else side.used_relics)[-1]

    def prompt(self, table: Glory) -> Mapping[str, object]:
        return {"step": self.sort}
