"""Robin Hood: who pays, who stays in Sherwood (FIE-20.3 to 20.8, 20.11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabard.engine.decision import Choice
from tabard.games.fief.rules.asking import Ask
from tabard.games.fief.rules.content import OWN_UNITS, SHERWOOD, UNITS
from tabard.games.fief.rules.movement.group import gathered, lay
from tabard.games.fief.rules.movement.sherwood import toll
from tabard.games.fief.rules.people import captives_of
from tabard.games.fief.rules.records import INSIDE, ROBIN, Lord, Stack
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.titles.crown import send_home
from tabard.games.fief.rules.units import tidy
from tabard.games.fief.rules.vikings.captives import free_all


class PayToll(Ask):
    """FIE-20.6, D19: pay Robin Hood, or leave the Lord with him. The purse is secret."""

    __slots__ = ("lord",)

    kind = "pay_toll"
    clause = "FIE-20.6"
    secret = True

    def __init__(self, table: Fief, family: int, lord: str) -> None:
        super().__init__(table, family)
        self.lord = lord

    def options(self, table: Fief) -> Sequence[Choice]:
        price = toll(table, table.lords[self.lord])
        return ["pay", "stay"] if table.coins(self.family) >= price else ["stay"]

    def default(self, table: Fief) -> Choice:
        return self.options(table)[0]

    def prompt(self, table: Fief) -> Mapping[str, object]:
        return {"family": self.family, "lord": self.lord, "coins": toll(table, table.lords[self.lord])}


async def robin_hood(table: Fief, family: int, lords: list[Lord]) -> list[Lord]:
    """FIE-20.3 to 20.7: the Lords who pass."""
    if any(lord.servant == "servant_edric" for lord in lords):
        return lords
    roll = table.chance.die(6)
    table.tell("sherwood_roll", roll=roll)
    if roll not in table.content.robin:
        return lords
    passing: list[Lord] = []
    held: list[Lord] = []
    for lord in lords:
        price = toll(table, lord)
        if price == 0:
            passing.append(lord)
            continue
        if await table.hear(PayToll(table, family, lord.id)) == "pay" and table.coins(family) >= price:
            table.pay(family, price)
            table.tell("toll_paid", lord=lord.id, coins=price)
            passing.append(lord)
        else:
            held.append(lord)
    town = lords[0].place
    for lord in held:
        await hold(table, lord, passing)
    if held and not passing:
        scatter(table, gathered(table, family, town))
    return passing


async def hold(table: Fief, lord: Lord, passing: list[Lord]) -> None:
    """FIE-20.6 to 20.8, 20.11, 16.4: captive of Robin Hood; his own captives pass to another, or are free."""
    captives = captives_of(table, lord.id)
    if passing:
        for captive in captives:
            captive.captor = passing[0].id
    else:
        await free_all(table, captives)
    lord.place = SHERWOOD
    lord.gate = INSIDE
    lord.came = ""
    lord.stages += 1
    lord.captor = ROBIN
    lord.servant = ""
    table.tell("held_in_sherwood", lord=lord.id)


def scatter(table: Fief, moved: list[Stack]) -> None:
    """FIE-20.7: knights stay in Sherwood with their Lord; the others go to reserve, crossbowmen home."""
    for stack in moved:
        for unit in range(len(UNITS)):
            number = stack.counts[unit]
            if not number or UNITS[unit] == "knight":
                continue
            stack.counts[unit] = 0
            if unit < OWN_UNITS:
                table.families[stack.family].reserve[unit] += number
            else:
                send_home(table, unit, number)
        if any(stack.counts):
            lay(stack, SHERWOOD, INSIDE, "", 1)
    tidy(table)
