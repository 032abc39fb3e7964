"""A running match, made ready for a thinking process."""

from __future__ import annotations

import asyncio
from typing import Any

from tabard.engine.handover import hand_over
from tabard.engine.match import Match


async def given(match: Match, seat: int, seed: str) -> dict[str, Any]:
    """What the seat knows. A long chapter takes a while to tell: the match is a copy, its own goes on."""
    return await asyncio.to_thread(hand_over, match, seat, seed)
