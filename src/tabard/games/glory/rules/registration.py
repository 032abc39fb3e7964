"""Phase 4, registration, and the shields the herald takes (GLO-6.23 to 6.25, 9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import PASS, Choice, Clause, Decision
from tabard.games.glory.rules.content import JOUST, PLACES
from tabard.games.glory.rules.knights import mark
from tabard.games.glory.rules.solo.places import sir_registers
from tabard.games.glory.rules.solo.sir import RIVAL
from tabard.games.glory.rules.state import NOBODY, SIR, Glory, Step
from tabard.games.glory.rules.tournament_setup import fill_with_joining, put_on_place

PLACE: Final = "place:"
PLACE_IDS: Final = tuple([f"{PLACE}{n + 1}" for n in range(PLACES)])
PASSES: Final = 2  # GLO-9.1, 9.2


def begin_registration(table: Glory) -> None:
    table.step = Step.REGISTRATION
    table.pass_number = 0
    next_pass(table)


def takes_part(table: Glory, seat: int) -> bool:
    """GLO-24.8: SIR registers only as Rival."""
    return seat != SIR or table.scenario == RIVAL


def registered(table: Glory, seat: int) -> bool:
    """In the Joust: whether the shield stands on a place."""
    return mark(seat) in table.places


def next_pass(table: Glory) -> None:
    """GLO-9.1, 9.2, 9.10: twice through the initiative, or until everybody is registered."""
    table.pass_number += 1
    seats = [seat for seat in table.initiative if takes_part(table, seat)]
    if table.tournament == JOUST:
        seats = [seat for seat in seats if not registered(table, seat)]
        if not seats:
            fill_with_joining(table)
    elif table.pass_number > PASSES:
        seats = []
    table.registering = tuple(seats)
    if not seats:
        table.step = Step.TOURNAMENT


async def registration_turn(table: Glory) -> None:
    """GLO-9.1, 9.8: one player places a shield, or passes where he may."""
    seat = table.registering[0]
    if seat == SIR:
        sir_registers(table, herald=False)
    elif table.tournament == JOUST or free_places(table, seat):
        choice: str = await table.ask(Register(seat))
        if choice == PASS:
            table.tell("registration_passed", seat=seat)
        else:
            put_shield(table, seat, choice)
    table.registering = table.registering[1:]
    if not table.registering:
        next_pass(table)


def free_places(table: Glory, seat: int) -> list[str]:
    """GLO-6.24, 6.25, 9.4: free bottom-row places, or free knights in cities without an own shield."""
    if table.tournament == JOUST:
        return [PLACE_IDS[n] for n, occupant in enumerate(table.places) if not occupant]
    return [
        knight
        for knights, shields in zip(table.cities, table.shields, strict=True)
        if seat not in shields
        for knight, shield in zip(knights, shields, strict=True)
        if shield == NOBODY
    ]


def put_shield(table: Glory, seat: int, choice: str) -> None:
    """GLO-6.23, 9.6."""
    if choice.startswith(PLACE):
        place = int(choice.removeprefix(PLACE))
        put_on_place(table, place - 1, mark(seat))
        table.tell("registered", seat=seat, place=place)
    else:
        challenge_knight(table, seat, choice)
        table.tell("registered", seat=seat, knight=choice)


def challenge_knight(table: Glory, seat: int, knight: str) -> None:
    table.shields = tuple(
        [
            tuple([seat if one == knight else shield for one, shield in zip(knights, shields, strict=True)])
            for knights, shields in zip(table.cities, table.shields, strict=True)
        ]
    )


def may_pass(table: Glory, seat: int) -> bool:
    """GLO-9.9: not the unregistered player with the worst initiative."""
    unregistered = [one for one in table.initiative if takes_part(table, one) and not registered(table, one)]
    return table.tournament == JOUST and unregistered[-1] != seat


class PlaceShield(Decision[Glory]):
    """GLO-6.23: where the herald puts the shield."""

    __slots__ = ()

    kind = "herald"
    clause = "GLO-6.23"

    def options(self, table: Glory) -> Sequence[Choice]:
        return free_places(table, self.seat)

    def default(self, table: Glory) -> Choice:
        return self.options(table)[0]

    def why_not(self, table: Glory, choice: Choice) -> Clause | None:
        return why_not_here(table, self.seat, choice)


class Register(Decision[Glory]):
    """GLO-9.1, 9.8: a free knight or place; in the Joust all but the last may pass."""

    __slots__ = ()

    kind = "register"
    clause = "GLO-9.8"

    def options(self, table: Glory) -> Sequence[Choice]:
        offered: list[Choice] = [PASS] if may_pass(table, self.seat) else []
        offered += free_places(table, self.seat)
        return offered

    def default(self, table: Glory) -> Choice:
        """DP-11, DP-12: pass or the first place; in Pas d'armes the highest glory."""
        options = self.options(table)
        if table.tournament == JOUST:
            return options[0]
        knights = table.content.knights
        return max(options, key=lambda knight: knights[str(knight)].glory)

    def why_not(self, table: Glory, choice: Choice) -> Clause | None:
        if choice == PASS:
            clause = "GLO-9.9" if table.tournament == JOUST else "GLO-9.3"
            return Clause(clause, "must-register")
        return why_not_here(table, self.seat, choice)

    def prompt(self, table: Glory) -> Mapping[str, object]:
        return {"step": table.tournament}


def why_not_here(table: Glory, seat: int, choice: Choice) -> Clause | None:
    """Why a shield cannot be put on a place or beside a knight."""
    if table.tournament == JOUST:
        return Clause("GLO-9.8", "place-taken") if choice in PLACE_IDS else None
    for knights, shields in zip(table.cities, table.shields, strict=True):
        if choice in knights:
            return Clause(
                "GLO-9.4",
                "one-shield-in-a-city" if seat in shields else "knight-already-challenged",
                {"knight": choice},
            )
    return None
