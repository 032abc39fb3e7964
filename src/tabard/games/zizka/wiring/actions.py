"""Every choice the game can ever offer, for action ids."""

from __future__ import annotations

from tabard.engine.codec import ActionCodec
from tabard.engine.decision import Choice
from tabard.games.zizka.rules.conquest import CONFIRM
from tabard.games.zizka.rules.content import CASTLES, SYMBOLS, ZizkaContent
from tabard.games.zizka.rules.facing import CONCEDE
from tabard.games.zizka.rules.morale import VICE, VIRTUE
from tabard.games.zizka.rules.recruiting import DONE, RECRUIT, REFRESH
from tabard.games.zizka.rules.rewards import DECLINE
from tabard.games.zizka.rules.rolling import BUY, STOP, TAKE_COIN
from tabard.games.zizka.rules.setup import NAMES
from tabard.games.zizka.rules.tournament import JOIN, LANCE, ROLL, SET_ASIDE, STAY_OUT
from tabard.games.zizka.rules.turn import ATTACK, CONQUEST, END_TURN, FACE, MOVE, PEEK
from tabard.games.zizka.rules.turn import RECRUIT as RECRUITING

MOST_ROWS = 4


def codec(content: ZizkaContent) -> ActionCodec:
    cards = list(content.followers)
    team: list[Choice] = list(cards)
    dice = [*SYMBOLS, *content.die_of.values()]
    on_offer = [id for id, card in content.followers.items() if card.level]
    sources = [*NAMES, *[id for id in on_offer if content.followers[id].skills.peek]]
    return ActionCodec(
        {
            "main": [
                *(MOVE, FACE, CONQUEST, RECRUITING),
                *[ATTACK + name for name in NAMES],
                *[PEEK + source for source in sources],
                END_TURN,
            ],
            "move": list(content.spaces),
            "reroll": [STOP, *dice, *[BUY + die for die in dice], TAKE_COIN],
            "row": [*range(1, MOST_ROWS + 1), STOP, CONCEDE],
            "discard": team,
            "follower": [*on_offer, DECLINE],
            "replace": team,
            "direction": [VIRTUE, VICE],
            "conquest_row": [CONFIRM, CONCEDE],
            "recruit": [
                *[RECRUIT + id for id in on_offer],
                *[REFRESH + id for id in on_offer],
                DONE,
            ],
            "join": [JOIN, STAY_OUT],
            "tournament": [
                STOP,
                *[SET_ASIDE + face for face in SYMBOLS],
                *[LANCE + face for face in SYMBOLS],
            ],
            "mark": [*SYMBOLS, ROLL],
            "luck": list(range(content.luck_tokens + 1)),
            "torak_path": list(content.spaces),
            "nearest_token": list(content.event_spaces),
            "drop_poster": list(content.posters),
            "lose_follower": team,
            "peek": [*content.event_spaces, *CASTLES],
        }
    )
