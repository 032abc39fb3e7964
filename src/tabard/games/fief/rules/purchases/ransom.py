"""The first steps of phase 4: ransoms, siege payments, abbeys (FIE-7.2 to 7.6, 7.27, 7.28, 10.73)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice
from tabard.games.fief.rules.asking import Ask, Choose, YesNo
from tabard.games.fief.rules.battle.sieges import lift_siege
from tabard.games.fief.rules.content import TREBUCHET
from tabard.games.fief.rules.markers import Siege
from tabard.games.fief.rules.movement.control import update
from tabard.games.fief.rules.movement.sherwood import toll
from tabard.games.fief.rules.people import captor_family, is_prioress, lords_of, titles
from tabard.games.fief.rules.purchases.prices import siege_price
from tabard.games.fief.rules.records import FREE, NOBODY, ROBIN, Lord
from tabard.games.fief.rules.rights import TurnRight
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.titles.church import abbey_town, found_abbey
from tabard.games.fief.rules.titles.deaths import set_free

END: Final = "end"


def ransom_price(table: Fief, lord: Lord) -> int:
    """FIE-7.2 to 7.5, R97: two coins and two per title, two more for Warin; in Sherwood the toll."""
    if lord.captor == ROBIN:
        return toll(table, lord)
    holder = table.lords.get(lord.captor)
    extra = 2 if holder is not None and holder.servant == "servant_warin" else 0
    return 2 + 2 * titles(lord) + extra


class Ransom(Ask):
    """FIE-7.2, D11: a captive to buy free, or the end. The purse is secret."""

    __slots__ = ()

    kind = "ransom"
    safe_point = True
    clause = "FIE-7.2"
    secret = True

    def options(self, table: Fief) -> Sequence[Choice]:
        captives = [lord for lord in lords_of(table, self.family) if not lord.free]
        coins = table.coins(self.family)
        return [END, *[lord.id for lord in captives if ransom_price(table, lord) <= coins]]

    def default(self, table: Fief) -> Choice:
        return END

    def prompt(self, table: Fief) -> Mapping[str, object]:
        captives = [lord for lord in lords_of(table, self.family) if not lord.free]
        return {"family": self.family, "prices": {lord.id: ransom_price(table, lord) for lord in captives}}


class SiegePayment(Ask):
    """FIE-10.73, 10.74, D12: 0, 5 or 10 coins at first; later 0 or 5 for a second trebuchet."""

    __slots__ = ("town",)

    kind = "siege_payment"
    safe_point = True
    clause = "FIE-10.73"
    secret = True

    def __init__(self, table: Fief, family: int, town: str) -> None:
        super().__init__(table, family)
        self.town = town

    def options(self, table: Fief) -> Sequence[Choice]:
        siege = siege_of(table, self.family, self.town)
        more = table.families[self.family].reserve[TREBUCHET] > 0
        if siege is None:
            return [0]
        coins = table.coins(self.family)
        if siege.active:
            return [0, 1] if more and coins >= siege_price(table, self.family, 1) else [0]
        paid: list[Choice] = [0]
        if coins >= siege_price(table, self.family, 1):
            paid.append(1)
        if more and coins >= siege_price(table, self.family, 2):
            paid.append(2)
        return paid

    def default(self, table: Fief) -> Choice:
        siege = siege_of(table, self.family, self.town)
        return 1 if siege is not None and not siege.active and 1 in self.options(table) else 0

    def prompt(self, table: Fief) -> Mapping[str, object]:
        return {"family": self.family, "town": self.town}


class KeepConsent(Choose):
    """FIE-7.28, D42: keep or revoke the consent to an abbey."""

    __slots__ = ()

    kind = "keep_consent"
    safe_point = True
    clause = "FIE-7.28"


class Refound(YesNo):
    """FIE-7.27: found an abbey that is not on the board."""

    __slots__ = ()

    kind = "refound"
    safe_point = True
    clause = "FIE-7.27"


def siege_of(table: Fief, family: int, town: str) -> Siege | None:
    for siege in table.sieges:
        if siege.family == family and siege.town == town:
            return siege
    return None


async def ransoms(table: Fief, family: int) -> None:
    """FIE-7.1a, 7.2 to 7.6."""
    while any(not lord.free for lord in lords_of(table, family)):
        choice = str(await table.hear(Ransom(table, family)))
        if choice == END:
            return
        await pay_ransom(table, family, table.lords[choice])


async def pay_ransom(table: Fief, family: int, lord: Lord) -> None:
    coins = ransom_price(table, lord)
    if table.coins(family) < coins:
        return
    table.pay(family, coins)
    captor = captor_family(table, lord)
    if captor != NOBODY:
        table.pay(captor, -coins)
    table.tell("ransomed", lord=lord.id, family=family, coins=coins)
    if lord.captor == ROBIN:
        lord.captor = FREE  # FIE-7.5: the pawn stands up in Sherwood
        return
    town = lord.place
    await set_free(table, lord)
    await update(table, [town, lord.place])


async def siege_payments(table: Fief, family: int) -> None:
    """FIE-10.73, 10.74."""
    for siege in [one for one in table.sieges if one.family == family]:
        number = await table.hear(SiegePayment(table, family, siege.town))
        assert isinstance(number, int)
        now = siege_of(table, family, siege.town)
        if now is None or table.coins(family) < siege_price(table, family, number):
            continue
        if not now.active and not number:
            lift_siege(table, now)
            continue
        table.pay(family, siege_price(table, family, number))
        for _ in range(number):
            table.count_use(TurnRight.AELFGAR, family)
        extra = number if now.active else number - 1
        table.families[family].reserve[TREBUCHET] -= extra
        active = Siege(now.town, family, now.trebuchets + extra, True)
        table.sieges = tuple(active if one is now else one for one in table.sieges)
        table.tell("siege_paid", town=now.town, family=family, trebuchets=active.trebuchets)


async def abbeys(table: Fief, family: int) -> None:
    """FIE-7.27, 7.28."""
    for town, place in table.towns.items():
        if place.agreed == family:
            choice = await table.hear(KeepConsent(table, family, ("keep", "revoke"), {"town": town}))
            if choice == "revoke" and table.towns[town].agreed == family:
                table.alter(town).agreed = NOBODY
                table.tell("consent_revoked", family=family, town=town)
    for lord in lords_of(table, family):
        if not is_prioress(lord):
            continue
        for card in lord.church:
            if abbey_town(table, card):
                continue
            answer = await table.hear(Refound(table, family, {"abbey": card}))
            if answer == "yes" and card in lord.church:
                await found_abbey(table, family, card)
