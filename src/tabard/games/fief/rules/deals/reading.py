"""What comes in from outside, read item by item before it is believed (FIE-28.17)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabard.engine.errors import IllegalCommand
from tabard.games.fief.rules.deals.moments import CARD, COINS, NOTE, SHARE, TAX
from tabard.games.fief.rules.deals.terms import LONGEST_NOTE, MOST_COINS, MOST_ITEMS, RULES, SHAPES
from tabard.games.fief.rules.markers import Item
from tabard.games.fief.rules.state import Fief

KEYS: Final = frozenset({"do", "family", "items", "answers"})
ITEM_KEYS: Final = frozenset({"item", "from", "to", "what", "coins"})
IN_COINS: Final = (COINS, TAX, SHARE)


def malformed(what: str) -> IllegalCommand:
    return IllegalCommand("FIE-28.17", "deal-malformed", {"what": what})


def read_deal(table: Fief, seat: int, given: Mapping[str, Any]) -> tuple[int, tuple[Item, ...], int]:
    """Who proposes, the items, and the number of the offer it answers (0: none)."""
    if not KEYS.issuperset(given):
        raise malformed("deal")
    family = given.get("family")
    if type(family) is not int or family not in table.families_of(seat):
        raise malformed("family")
    rows = given.get("items")
    if not isinstance(rows, Sequence) or isinstance(rows, str) or len(rows) > MOST_ITEMS:
        raise malformed("items")
    items = tuple([read_item(table, row) for row in rows])
    if items and not any(family in (item.giver, item.taker) for item in items):
        raise malformed("family")
    answers = given.get("answers", 0)
    if type(answers) is not int or answers < 0:
        raise malformed("answers")
    return family, items, answers


def read_item(table: Fief, row: object) -> Item:
    if not isinstance(row, Mapping) or not ITEM_KEYS.issuperset(row):
        raise malformed("item")
    kind, giver, taker = row.get("item"), row.get("from"), row.get("to")
    what, coins = row.get("what", ""), row.get("coins", 0)
    if type(kind) is not str or (kind not in RULES and kind not in (COINS, CARD)):
        raise malformed("item")
    number = len(table.families)
    if type(giver) is not int or type(taker) is not int or not 0 <= giver < number or not 0 <= taker < number:
        raise malformed("from")
    if giver == taker:
        raise malformed("to")
    if type(coins) is not int or (kind in IN_COINS) != (coins > 0) or not 0 <= coins <= MOST_COINS:
        raise malformed("coins")
    if type(what) is not str or not well_formed(table, kind, what):
        raise malformed("what")
    return Item(kind, giver, taker, what, coins)


def well_formed(table: Fief, kind: str, what: str) -> bool:
    """As many names as the kind needs, and none that the game does not know."""
    if kind == NOTE:
        return len(what.strip()) > 0 and len(what) <= LONGEST_NOTE and what.isprintable()
    if kind == CARD:
        return what in table.content.cards
    parts = what.split(":") if what else []
    return len(parts) == SHAPES[kind] and all(len(part) <= 40 and part.isascii() for part in parts)
