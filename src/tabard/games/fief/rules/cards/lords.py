"""A new Lord joins a family (FIE-12.35, 14.1 to 14.6)."""

from __future__ import annotations

from tabard.games.fief.rules.asking import Choose
from tabard.games.fief.rules.cards.piles import without
from tabard.games.fief.rules.content import REGIONS
from tabard.games.fief.rules.movement.control import update
from tabard.games.fief.rules.people import lords_of, royal
from tabard.games.fief.rules.places import find_place, put_lord
from tabard.games.fief.rules.records import KING, PRINCE, QUEEN, SOVEREIGN_QUEEN
from tabard.games.fief.rules.rights import PhaseRight
from tabard.games.fief.rules.setup import add_lord
from tabard.games.fief.rules.state import Fief


class DeclarePrince(Choose):
    """FIE-12.35, D07."""

    __slots__ = ()

    kind = "declare_prince"
    clause = "FIE-12.35"


def take_back(table: Fief, seat: int, card: str) -> None:
    """A card that could not be played goes back to the hand."""
    table.in_play = without(table.in_play, card)
    table.players[seat].hand = tuple(sorted((*table.players[seat].hand, card)))


async def introduce(table: Fief, seat: int, family: int, card: str) -> None:
    """FIE-14.1 to 14.6, 12.35, 12.36: a new Lord, perhaps a Prince, with a servant."""
    mother = queen_mother(table, family)
    prince = False
    if table.content.cards[card].sex == "male" and mother is not None and family in table.families_of(seat):
        choice = DeclarePrince(table, family, ("prince", "lord"), {"card": card})
        prince = await table.hear(choice) == "prince"
    captive = prince and mother is not None and not table.lords[mother].free
    town = "" if captive else await find_place(table, family, card)
    if not captive and not town:
        table.count_use(PhaseRight.DECLINED, card, family)  # FIE-14.5: the card stays in hand
        take_back(table, seat, card)
        return
    table.in_play = without(table.in_play, card)
    lord = add_lord(table, family, card)
    lord.spared = True  # FIE-14.3
    table.tell("introduced", lord=card, family=family, prince=prince)
    if prince:
        lord.royal = PRINCE
    if captive:
        assert mother is not None
        lord.place = table.lords[mother].place
        lord.gate = table.lords[mother].gate
        lord.captor = table.lords[mother].captor
    else:
        deal_servant(table, card)
        put_lord(table, lord, town)
    for region, keeper in list(table.vacant.items()):  # FIE-14.6, 12.10
        if keeper == family:
            del table.vacant[region]
            lord.fiefs = tuple(one for one in REGIONS if one == region or one in lord.fiefs)
            table.tell("title", region=region, lord=card, family=family)
    owned = [one for one, place in table.towns.items() if place.control == family]
    await update(table, [*owned, town])


def queen_mother(table: Fief, family: int) -> str | None:
    """FIE-12.35: the wife of the King, or a married Sovereign Queen, while there is no Prince."""
    if royal(table, PRINCE) is not None:
        return None
    for lord in lords_of(table, family):
        if not lord.spouse:
            continue
        kings_wife = lord.royal == QUEEN and table.lords[lord.spouse].royal == KING
        if kings_wife or lord.royal == SOVEREIGN_QUEEN:
            return lord.id
    return None


def deal_servant(table: Fief, lord: str) -> None:
    """FIE-14.2: the top SERVANT card, shown to all."""
    if table.servant_deck:
        table.reveal()
        servant, table.servant_deck = table.servant_deck[0], table.servant_deck[1:]
        table.lords[lord].servant = servant
        table.tell("servant", lord=lord, servant=servant)
