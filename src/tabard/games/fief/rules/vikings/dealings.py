"""The last step of phase 6: ransoms, clans bought off, conversions (FIE-9.40 to 9.44)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice
from tabard.games.fief.rules.asking import Ask
from tabard.games.fief.rules.movement.control import update
from tabard.games.fief.rules.people import captives_of, free_lords, lords_of, titles
from tabard.games.fief.rules.records import CLAN, Clan, Lord
from tabard.games.fief.rules.rights import TurnRight
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.rules.titles.church import cleric
from tabard.games.fief.rules.titles.deaths import die, set_free
from tabard.games.fief.rules.units import clans_at
from tabard.games.fief.rules.vikings.captives import depart, free_all
from tabard.games.fief.rules.vikings.clans import leave_map

END: Final = "end"
CLAN_PRICE: Final = 5


class Deal(Ask):
    """FIE-9.40, 9.41, 9.43, D21: ransom, buy a clan off, convert it, or the end. The purse is secret."""

    __slots__ = ()

    kind = "deal"
    safe_point = True
    clause = "FIE-9.40"
    secret = True

    def options(self, table: Fief) -> Sequence[Choice]:
        coins = table.coins(self.family)
        found: list[Choice] = [END]
        held = captives(table, self.family)
        found += [f"ransom:{lord.id}" for lord in held if coins >= 2 + 2 * titles(lord)]
        if coins >= CLAN_PRICE:
            found += [f"buy_off:{clan}:{lord}" for clan, lord in meetings(table, self.family)]
        return found + [f"convert:{clan}:{lord}" for clan, lord in conversions(table, self.family)]

    def default(self, table: Fief) -> Choice:
        return END

    def prompt(self, table: Fief) -> Mapping[str, object]:
        prices = {lord.id: 2 + 2 * titles(lord) for lord in captives(table, self.family)}
        return {"family": self.family, "prices": prices, "clan_price": CLAN_PRICE}


def captives(table: Fief, family: int) -> list[Lord]:
    """FIE-9.40: its Lords captive of Vikings."""
    return [lord for lord in lords_of(table, family) if lord.captor.startswith(CLAN)]


def meetings(table: Fief, family: int) -> list[tuple[str, str]]:
    """FIE-9.41: a free Lord in the same town as a Jarl."""
    return [
        (clan.id, lord.id)
        for lord in free_lords(table, family)
        if lord.place in table.towns
        for clan in clans_at(table, lord.place)
        if clan.jarl
    ]


def conversions(table: Fief, family: int) -> list[tuple[str, str]]:
    """FIE-9.43, 9.44: each cleric once per Jarl and turn."""
    return [
        (clan, lord)
        for clan, lord in meetings(table, family)
        if cleric(table.lords[lord]) and not table.uses(TurnRight.CONVERTED, clan, lord)
    ]


async def dealings(table: Fief) -> None:
    """FIE-9.40 to 9.44: families in turn order, each until it passes."""
    order = table.order()
    if table.at >= len(order):
        table.step = Step.VIKINGS_END
        return
    family = order[table.at]
    choice = END
    if captives(table, family) or meetings(table, family):
        choice = str(await table.hear(Deal(table, family)))
    verb, _, rest = choice.partition(":")
    if verb == "ransom":
        lord = table.lords[rest]
        price = 2 + 2 * titles(lord)
        if table.coins(family) >= price:
            table.pay(family, price)
            table.tell("ransomed", lord=lord.id, family=family, coins=price)
            town = lord.place
            await set_free(table, lord)
            await update(table, [town, lord.place])
    elif verb == "buy_off":
        await buy_off(table, family, *rest.split(":"))
    elif verb == "convert":
        await convert(table, *rest.split(":"))
    else:
        table.pass_on()


async def buy_off(table: Fief, family: int, clan_id: str, lord: str) -> None:
    """FIE-9.41: five coins to the bank."""
    if table.coins(family) < CLAN_PRICE:
        return
    table.pay(family, CLAN_PRICE)
    await send_away(table, family, clan_id, lord)


async def send_away(table: Fief, family: int, clan_id: str, lord: str) -> None:
    """FIE-9.41: the whole clan leaves the kingdom; its captives are free in that town."""
    clan = clan_of(table, clan_id)
    table.tell("bought_off", family=family, clan=clan.number, lord=lord)
    if cleric(table.lords[lord]):
        table.lords[lord].eligible = True  # FIE-21.2
    town = clan.town
    await depart(table, clan, town)
    await update(table, [town])


async def convert(table: Fief, clan_id: str, lord: str) -> None:
    """FIE-9.43: 4 to 6, and the clan leaves the game; otherwise the cleric is killed."""
    clan = clan_of(table, clan_id)
    town = clan.town
    table.count_use(TurnRight.CONVERTED, clan_id, lord)
    roll = table.chance.die(6)
    table.tell("conversion", lord=lord, clan=clan.number, roll=roll)
    if roll < 4:
        await die(table, lord)
        await update(table, [town])
        return
    table.lords[lord].eligible = True
    held = captives_of(table, clan.id)
    clan.gone = 1 + clan.vikings
    leave_map(table, clan)
    await free_all(table, held, town)
    await update(table, [town])


def clan_of(table: Fief, id: str) -> Clan:
    return next(clan for clan in table.clans if clan.id == id)
