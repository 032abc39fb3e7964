"""Every choice the game can ever offer, for action ids."""

from __future__ import annotations

from typing import Final

from tabard.engine.codec import ActionCodec
from tabard.engine.decision import PASS, Choice
from tabard.games.grunwald.rules.content import FIELDS, MARKS, PEASANT, STRONGEST, TEUTON, GrunwaldContent
from tabard.games.grunwald.rules.events import SEND
from tabard.games.grunwald.rules.resolution import BUY, DECLINE
from tabard.games.grunwald.rules.skirmish import CAMP, HAND
from tabard.games.grunwald.rules.state import HELPERS_PAWN, OFFICER

MOST: Final = 63  # more ducats or provisions than a player can ever hold


def codec(content: GrunwaldContent) -> ActionCodec:
    knights = [f"{MARKS[kind]}{n}" for kind in MARKS if kind != TEUTON for n in range(1, STRONGEST[kind] + 1)]
    prisoners = [f"{MARKS[TEUTON]}{n}" for n in range(1, STRONGEST[TEUTON] + 1)]
    numbers: list[Choice] = list(range(MOST + 1))
    return ActionCodec(
        {
            "place": [
                PASS,
                *FIELDS,
                OFFICER,
                *([HELPERS_PAWN] if HELPERS_PAWN not in FIELDS else []),
                *numbers,
            ],
            "bid": [PASS, *numbers[1:]],
            "offer": [PASS, 1, 2, 3],
            "task": [PASS, *knights],
            "levy": ["provisions", "ducats", *[SEND + mark for mark in knights]],
            "play": [PEASANT, *knights],
            "lose_provisions": numbers,
            "lose_card": [HAND + mark for mark in knights] + [CAMP + mark for mark in knights + prisoners],
            "buy_helper": [BUY, DECLINE],
            "drop": list(knights),
        }
    )
