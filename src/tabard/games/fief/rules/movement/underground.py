"""A stage by Tunnel or burghers' help, one's own or lent (FIE-15.83, 15.84, 14.42, 28.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice
from tabard.engine.module import Command
from tabard.games.fief.rules.asking import Ask
from tabard.games.fief.rules.battle.sieges import besieged
from tabard.games.fief.rules.cards.piles import discard, without
from tabard.games.fief.rules.cards.plagues import weather_in
from tabard.games.fief.rules.content import FORTIFICATIONS, SHERWOOD
from tabard.games.fief.rules.movement.control import is_inside
from tabard.games.fief.rules.movement.ways import (
    FERRY,
    UNDER,
    behind,
    besiegers,
    blockers,
    gate_of,
    group_came,
    stages_left,
    ways,
)
from tabard.games.fief.rules.records import NO_UNITS, Lord
from tabard.games.fief.rules.rights import PhaseRight
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.rules.units import alone

HELP: Final = "help"
LENT: Final = "lent"


class TunnelBy(Ask):
    """FIE-15.83: the Tunnel card, the burghers' marker or the lent help that is used up. Hands are secret."""

    __slots__ = ("town", "way")

    kind = "tunnel_by"
    clause = "FIE-15.83"
    secret = True

    def __init__(self, table: Fief, family: int, way: str, town: str) -> None:
        super().__init__(table, family)
        self.way = way
        self.town = town

    def options(self, table: Fief) -> Sequence[Choice]:
        return means(table, self.family)

    def default(self, table: Fief) -> Choice:
        return means(table, self.family)[-1]

    def prompt(self, table: Fief) -> Mapping[str, object]:
        return {"family": self.family, "way": self.way, "town": self.town}


def means(table: Fief, family: int) -> list[str]:
    """By what the family can make such a stage now."""
    found = tunnels(table, family)
    if has_help(table, family):
        found.append(HELP)
    if table.uses(PhaseRight.LENT, family):
        found.append(LENT)
    return found


def tunnels(table: Fief, family: int) -> list[str]:
    return [card for card in table.player_of(family).hand if table.content.cards[card].kind == "tunnel"]


def has_help(table: Fief, family: int) -> bool:
    board = table.families[family]
    return board.fourth.startswith("burghers") and board.treasure > 0


def has_under_way(table: Fief, lord: Lord) -> bool:
    """Whether a Lord alone can make such a stage; mostly a road under a storm, or an empty town, shows it."""
    town = lord.place
    if town in (SHERWOOD, table.fog) or stages_left(lord) < 1:
        return False
    for _, other in table.content.sites[town].gates:
        if other != table.fog and (weather_in(table, town) or weather_in(table, other)):
            return True
    if alone(table, lord.family, town) and not besieged(table, town):
        return False  # nobody bars a way
    return bool(under_ways(table, [lord], NO_UNITS))


def under_ways(table: Fief, lords: list[Lord], units: tuple[int, ...]) -> list[str]:
    """Roads and crossings not open to the group otherwise: storms, blockers, a siege, walls at the end."""
    town = lords[0].place
    if town in (SHERWOOD, table.fog) or min(stages_left(lord, any(units)) for lord in lords) < 1:
        return []
    open_ways = ways(table, lords, units)
    roads = [road for road, other in table.content.sites[town].gates if other != table.fog]
    ferries = [way for way in open_ways if way.startswith(FERRY)]
    return [
        UNDER + way
        for way in (*roads, *ferries)
        if way not in open_ways or is_barred(table, lords, way) or is_walled(table, lords[0], way)
    ]


def is_walled(table: Fief, lord: Lord, way: str) -> bool:
    """FIE-15.83: it leads to a castle or fortress behind whose walls the family is not at home."""
    town = behind(table, lord.place, way)
    return table.towns[town].building in FORTIFICATIONS and not is_inside(table, lord.family, town)


def is_barred(table: Fief, lords: list[Lord], way: str) -> bool:
    """Somebody would have to be asked, or never consents."""
    first = lords[0]
    families, vikings = blockers(table, first.family, first.place, gate_of(way), group_came(table, lords))
    return bool(families or vikings or besiegers(table, first.family, first.place, first.gate))


def use_up(table: Fief, family: int, by: str) -> None:
    """FIE-15.83, 14.42: a Tunnel card, a treasure marker of the burghers, or what was lent."""
    if by == LENT:
        table.phase_used[PhaseRight.LENT, family] -= 1
    else:
        give_up(table, family, by)
    table.tell("tunnel", target="stage", family=family)


def give_up(table: Fief, family: int, by: str) -> None:
    if by == HELP:
        table.families[family].treasure -= 1
    else:
        player = table.player_of(family)
        player.hand = without(player.hand, by)
        discard(table, by)


def loans(table: Fief, family: int) -> list[Command]:
    """FIE-28.5: to the family whose phase 5 step it is; lost if it is not used in that step."""
    order = table.order()
    if table.step is not Step.MARCH or table.at >= len(order):
        return []
    mover = order[table.at]
    if mover == family:
        return []
    things = [HELP] if has_help(table, family) else []
    if table.seat_of(mover) != table.seat_of(family):
        things += tunnels(table, family)
    return [{"do": "lend", "family": family, "to": mover, "thing": thing} for thing in things]


def lend(table: Fief, family: int, mover: int, thing: str) -> None:
    give_up(table, family, thing)
    table.count_use(PhaseRight.LENT, mover)
    table.tell("lent", family=family, recipient=mover, thing=thing)
