"""Several players share the ransom of a clan (FIE-9.42, 28.17)."""

from __future__ import annotations

from tabard.games.fief.rules.markers import Item, Offer
from tabard.games.fief.rules.state import AGREED_SHARE, Fief
from tabard.games.fief.rules.vikings.dealings import CLAN_PRICE, meetings, send_away


async def agree(table: Fief, offer: Offer) -> None:
    """FIE-9.42: paid at once and together, as soon as what was promised and the offerer's purse suffice."""
    item = offer.items[0]
    family = item.taker
    clan, lord = item.what.split(":")
    waiting = [one for one in table.offers if is_agreed(one, family, clan)]
    able = [one.items[0] for one in (*waiting, offer)]
    able = [one for one in able if table.coins(one.giver) >= one.coins]
    rest = CLAN_PRICE - sum(one.coins for one in able)
    if rest > table.coins(family):
        agreed = Offer(
            offer.number, AGREED_SHARE, offer.family, offer.items, offer.parties, offer.answers, offer.turn
        )
        table.offers = (*table.offers, agreed)
        return
    table.offers = tuple(one for one in table.offers if one not in waiting)
    table.pay(family, max(0, rest), public=False)
    missing = CLAN_PRICE - max(0, rest)
    for one in able:
        paid = min(one.coins, missing)
        table.pay(one.giver, paid, public=False)
        missing -= paid
    table.tell("shared", family=family, clan=clan, sharers=[one.giver for one in able])
    await send_away(table, family, clan, lord)


def is_agreed(offer: Offer, family: int, clan: str) -> bool:
    item = offer.items[0]
    return offer.kind == AGREED_SHARE and item.taker == family and item.what.startswith(f"{clan}:")


def may_share(table: Fief, item: Item) -> bool:
    """The one who collects has a Lord beside the Jarl (FIE-9.41); a share is less than the whole."""
    clan, _, lord = item.what.partition(":")
    return 1 <= item.coins < CLAN_PRICE and (clan, lord) in meetings(table, item.taker)
