"""Components are written by id and looked up in the content they came from."""

from __future__ import annotations

from tabard.games.zizka.rules.content import Commander, Conquest, Follower, Token, TorakCard
from tabard.games.zizka.rules.state import Zizka


def commander_to_plain(commander: Commander) -> str:
    return commander.id


def commander_from_plain(id: str, table: Zizka) -> Commander:
    return table.content.commanders[table.side][id]


def follower_to_plain(follower: Follower) -> str:
    return follower.id


def follower_from_plain(id: str, table: Zizka) -> Follower:
    return table.content.followers[id]


def token_to_plain(token: Token) -> str:
    return token.id


def token_from_plain(id: str, table: Zizka) -> Token:
    return table.content.tokens[id]


def conquest_to_plain(conquest: Conquest) -> str:
    return conquest.id


def conquest_from_plain(id: str, table: Zizka) -> Conquest:
    return table.content.conquests[id]


def torak_card_to_plain(card: TorakCard) -> str:
    return card.id


def torak_card_from_plain(id: str, table: Zizka) -> TorakCard:
    return table.content.torak_cards[id]
