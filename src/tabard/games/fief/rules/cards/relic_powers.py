"""What the relics of Becket and Eanswythe do against plagues (FIE-17.11, 17.13)."""

from __future__ import annotations

from tabard.games.fief.rules.cards.plagues import BAD_WEATHER, FAMINE, drop_plague
from tabard.games.fief.rules.markers import Plague
from tabard.games.fief.rules.relics import relic_family
from tabard.games.fief.rules.rights import TurnRight
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.windows import Moment, Power


class Becket(Power):
    """FIE-17.11: once a turn a storm moves on."""

    __slots__ = ()

    def held(self, table: Fief, family: int) -> bool:
        if not table.plagues or relic_family(table, "becket") != family:
            return False
        return not table.uses(TurnRight.BECKET)

    def worth_asking(self, table: Fief) -> bool:
        return bool(becket_targets(table))

    def targets(self, table: Fief, family: int, moment: Moment) -> list[str]:
        return becket_targets(table)

    async def play(self, table: Fief, family: int, target: str, card: str) -> None:
        move_weather(table, target)


class Eanswythe(Power):
    """FIE-17.13: a Famine ends."""

    __slots__ = ()

    def held(self, table: Fief, family: int) -> bool:
        return bool(table.plagues) and relic_family(table, "eanswythe") == family

    def worth_asking(self, table: Fief) -> bool:
        return bool(famines(table))

    def targets(self, table: Fief, family: int, moment: Moment) -> list[str]:
        return famines(table)

    async def play(self, table: Fief, family: int, target: str, card: str) -> None:
        drop_plague(table, FAMINE, target)


def famines(table: Fief) -> list[str]:
    return [one.region for one in table.plagues if one.kind == FAMINE]


def becket_targets(table: Fief) -> list[str]:
    """FIE-17.11: a Bad Weather card to an adjacent sea zone, not onto another one, each card once."""
    stormy = [one.region for one in table.plagues if one.kind == BAD_WEATHER]
    return [
        f"{one.region}:{zone}"
        for one in table.plagues
        if one.kind == BAD_WEATHER and not one.moved
        for zone in table.content.zones[one.region]
        if zone not in stormy
    ]


def move_weather(table: Fief, target: str) -> None:
    """FIE-17.11."""
    region, _, zone = target.partition(":")
    table.count_use(TurnRight.BECKET)
    table.plagues = tuple(
        Plague(one.card, one.kind, zone, one.active, True)
        if one.kind == BAD_WEATHER and one.region == region
        else one
        for one in table.plagues
    )
    table.tell("weather_moved", region=region, zone=zone)
