"""Several players share the ransom of a clan (FIE-9.42, 28.17)."""

from __future__ import annotations

from tabard.games.fief.rules.markers import Offer
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.rules.vikings.dealings import CLAN_PRICE, meetings, send_away

SHARE = "share"
AGREED = "agreed_share"  # accepted, and waiting for what is still missing


def shares(table: Fief, family: int) -> list[tuple[str, str, int]]:
    """What a family with a Lord beside the Jarl can ask another to pay."""
    if table.step is not Step.DEALINGS:
        return []
    return [
        (SHARE, f"{clan}:{lord}", coins)
        for clan, lord in meetings(table, family)
        for coins in range(1, CLAN_PRICE)
    ]


async def agree(table: Fief, offer: Offer) -> None:
    """FIE-9.42: paid at once and together, as soon as what was promised and the offerer's purse suffice."""
    clan, lord = offer.what.split(":")
    waiting = [one for one in table.offers if is_agreed(one, offer.family, clan)]
    able = [one for one in (*waiting, offer) if table.coins(one.to) >= one.coins]
    rest = CLAN_PRICE - sum(one.coins for one in able)
    if rest > table.coins(offer.family):
        agreed = Offer(offer.number, AGREED, offer.family, offer.to, offer.what, offer.coins)
        table.offers = (*table.offers, agreed)
        return
    table.offers = tuple(one for one in table.offers if one not in waiting)
    table.pay(offer.family, max(0, rest), public=False)
    missing = CLAN_PRICE - max(0, rest)
    for one in able:
        paid = min(one.coins, missing)
        table.pay(one.to, paid, public=False)
        missing -= paid
    table.tell("shared", family=offer.family, clan=clan, sharers=[one.to for one in able])
    await send_away(table, offer.family, clan, lord)


def is_agreed(offer: Offer, family: int, clan: str) -> bool:
    return offer.kind == AGREED and offer.family == family and offer.what.startswith(f"{clan}:")
