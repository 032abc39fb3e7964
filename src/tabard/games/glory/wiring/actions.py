"""Every choice the game can ever offer, for action ids."""

from __future__ import annotations

from tabard.engine.codec import ActionCodec
from tabard.engine.decision import PASS
from tabard.games.glory.rules.content import (
    COLOURS,
    DIE,
    ITEMS,
    KINDS,
    LANCE,
    MOST_PLAYERS,
    TENT,
    GloryContent,
)
from tabard.games.glory.rules.duel.decisions import ROLL
from tabard.games.glory.rules.journey import STOP
from tabard.games.glory.rules.journey_cards import DECK
from tabard.games.glory.rules.registration import PLACE_IDS
from tabard.games.glory.rules.setup import KEEP, RETURN
from tabard.games.glory.rules.titles import DECLINE, FIGHT

MOST_STRENGTH = 4
MOST_GAINS = 4


def higher_dice(content: GloryContent) -> list[str]:
    """Dice that somebody may throw again though another of their colour is lower."""
    return [
        f"{DIE}:{name}:{value}"
        for name, die in zip(COLOURS, content.dice, strict=True)
        for value in range(1, die.active + 1)
    ]


def codec(content: GloryContent) -> ActionCodec:
    cards = list(content.cards)
    allies, relics = content.allies.values(), list(content.relics)
    used = [ally.id for ally in allies if ally.timing in (TENT, LANCE)]
    tents = [ally for ally in allies if ally.timing == TENT]
    return ActionCodec(
        {
            "character": list(content.characters),
            "start_goal": list(content.titles),
            "return": [KEEP, RETURN],
            "space": list(content.spaces),
            "buy": list(ITEMS),
            "ally": [slot.id for slot in content.slots[MOST_PLAYERS]],
            "herald": [*PLACE_IDS, *content.knights],
            "take": [*cards, *[DECK + kind for kind in KINDS]],
            "goal": list(content.titles),
            "journey": [*cards, STOP],
            "gain": list(range(1, MOST_GAINS + 1)),
            "relic": relics,
            "item": list(ITEMS),
            "register": [PASS, *PLACE_IDS, *content.knights],
            "tent": [
                PASS,
                *[ally.id for ally in tents if ally.refresh not in ("ally", "relic")],
                *[f"{ally.id}:{target}" for ally in tents if ally.refresh == "ally" for target in used],
                *[f"{ally.id}:{target}" for ally in tents if ally.refresh == "relic" for target in relics],
            ],
            "strength": list(range(MOST_STRENGTH + 1)),
            "reroll": [PASS, ROLL, *COLOURS, *higher_dice(content)],
            "lance": [PASS, *[ally.id for ally in allies if ally.timing == LANCE]],
            "use_relic": [PASS, *relics],
            "recover": [*used, *relics],
            "brave": [FIGHT, DECLINE],
        }
    )
