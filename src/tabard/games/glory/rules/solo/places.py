"""Where SIR registers: his place in the Joust, his knight in Pas d'armes (GLO-24.24 to 24.30)."""

from __future__ import annotations

from typing import Final

from tabard.engine.records import present
from tabard.games.glory.rules.content import JOUST, PLACES, Knight
from tabard.games.glory.rules.knights import SIR_MARK, beats, token_of
from tabard.games.glory.rules.state import NOBODY, SIR, Glory
from tabard.games.glory.rules.tournament_setup import put_on_place

HUMAN: Final = "0"


def sir_registers(table: Glory, herald: bool) -> None:
    """GLO-24.21, 24.23: the same choice with the herald and in the registration phase."""
    place = sirs_place(table, herald)
    if place is None:
        return
    if table.tournament == JOUST:
        put_on_place(table, int(place), SIR_MARK)
        table.tell("sir_registers", place=int(place) + 1)
        return
    table.shields = tuple(
        [
            tuple([SIR if one == place else shield for one, shield in zip(knights, shields, strict=True)])
            for knights, shields in zip(table.cities, table.shields, strict=True)
        ]
    )
    table.tell("sir_registers", knight=place)


def sirs_place(table: Glory, herald: bool) -> str | None:
    """The place (counted from 0) or the knight SIR would take; None if there is none."""
    if table.tournament == JOUST:
        return None if SIR_MARK in table.places else joust_place(table)
    return knight_for_sir(table, herald)


# Pas d'armes.


def knight_for_sir(table: Glory, herald: bool) -> str | None:
    """GLO-24.29, 24.30: the most glorious free knight he beats; prestige, city, left."""
    sir = token_of(table, SIR_MARK)
    best: Knight | None = None
    for knights, shields in zip(table.cities, table.shields, strict=True):
        if SIR in shields or (herald and 0 in shields):
            continue
        for id, shield in zip(knights, shields, strict=True):
            knight = table.content.knights[id]
            if shield != NOBODY or not beats(sir, knight):
                continue
            if best is None or (knight.glory, knight.prestige) > (best.glory, best.prestige):
                best = knight
    return None if best is None else best.id


# Joust.


def joust_place(table: Glory) -> str | None:
    """GLO-24.25 to 24.28: two filters, then the highest potential, then the rightmost."""
    free = [place for place in range(PLACES) if not table.places[place]]
    if not free:
        return None
    strong = any(
        beaten_by(table, place, other) for place in free for other in range(PLACES) if other != place
    )
    left = kept(free, [place for place in free if avoided(table, place, [partner(place)], strong)])
    left = kept(left, [place for place in left if avoided(table, place, sibling(place), strong)])
    return str(max(left, key=lambda place: (potential(table, place), place)))


def kept(places: list[int], dropped: list[int]) -> list[int]:
    """GLO-24.26: a filter that would leave nothing is skipped."""
    return [place for place in places if place not in dropped] or places


def avoided(table: Glory, place: int, others: list[int], strong: bool) -> bool:
    """GLO-24.26: a knight that beats him if such are about, else the human."""
    if strong:
        return any(beaten_by(table, place, other) for other in others)
    return any(table.places[other] == HUMAN for other in others)


def partner(place: int) -> int:
    return place ^ 1


def sibling(place: int) -> list[int]:
    """The match he would meet in stage 2."""
    first = (place // 2 ^ 1) * 2
    return [first, first + 1]


def other_half(place: int) -> list[int]:
    return list(range(4, 8)) if place < 4 else list(range(4))


def beaten_by(table: Glory, place: int, other: int) -> bool:
    """GLO-24.24, 24.25: whether the knight standing on `other` beats SIR standing on `place`."""
    occupant = table.places[other]
    if occupant not in table.content.knights:
        return False
    sir, knight = token_of(table, SIR_MARK), table.content.knights[occupant]
    return not beats(sir, knight) if place < other else beats(knight, sir)


def potential(table: Glory, place: int) -> int:
    """GLO-24.27: what the opponents on the way up are worth, until one beats him."""
    total = 0
    for others in ([partner(place)], sibling(place), other_half(place)):
        occupied = [other for other in others if table.places[other]]
        if not occupied:
            continue
        strongest = max(occupied, key=lambda other: (value(table, other), beaten_by(table, place, other)))
        if beaten_by(table, place, strongest):
            break
        total += value(table, strongest)
    return total


def value(table: Glory, place: int) -> int:
    """A knight's glory; the human counts 7, or 9 if he has more glory than SIR."""
    occupant = table.places[place]
    if occupant != HUMAN:
        return table.content.knights[occupant].glory
    sir = present(table.sir)
    game = table.content.game
    more = table.players[0].glory > sir.glory
    worth: int = game["player_value_more_glory"] if more else game["player_value_base"]
    return worth
