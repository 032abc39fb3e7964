"""A market of four families, and short words for the deals made there."""

from __future__ import annotations

from typing import Any

import pytest

from tabard import IllegalCommand, Match
from tests.games.fief.harness import position

Row = dict[str, Any]


def item(kind: str, giver: int, taker: int, what: str = "", coins: int = 0) -> Row:
    row: Row = {"item": kind, "from": giver, "to": taker}
    if what:
        row["what"] = what
    if coins:
        row["coins"] = coins
    return row


def coins(giver: int, taker: int, number: int) -> Row:
    return item("coins", giver, taker, coins=number)


def deal(m: Match, seat: int, *items: Row, **more: Any) -> Match:
    m.command(seat, {"do": "deal", "family": seat, "items": list(items), **more})
    return m


def why(m: Match, seat: int, *items: Row, **more: Any) -> str:
    """The clause and the reason that forbid a deal; nothing has changed."""
    before = m.hash()
    with pytest.raises(IllegalCommand) as refusal:
        deal(m, seat, *items, **more)
    assert m.hash() == before
    return f"{refusal.value.clause} {refusal.value.reason}"


def market(**given: Any) -> Match:
    """Phase 4: P1 at York with a relic and a captive of P3; P2 beside him; all have coins."""
    position_given: dict[str, Any] = {
        "phase": "buy",
        **{f"P{seat}": {"coins": 9} for seat in (1, 2, 3, 4)},
        "F1": {
            "lords": ["hugh york relic=grail"],
            "towns": ["york", "durham"],
            "units": ["durham knight 1"],
        },
        "F2": {"lords": ["henry york"], "towns": ["bath"], "units": ["bath knight 1"]},
        "F3": {"lords": ["alice york captor=hugh", "thomas exeter"], "towns": ["exeter"]},
        "F4": {"lords": ["robert london"], "towns": ["london"]},
        **given,
    }
    return position(**position_given)
