"""Torak's phase (ZIZ-17b), and beating or losing to him (ZIZ-17d)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.engine.decision import Choice, Clause, Decision
from tabard.engine.records import present
from tabard.games.zizka.rules.content import LEVELS, TorakCard
from tabard.games.zizka.rules.fighting import attack_torak, torak_attacks
from tabard.games.zizka.rules.followers import (
    LoseFollower,
    available,
    fill,
    find,
    leave_team,
    uncover,
)
from tabard.games.zizka.rules.goods import lose_favour, pay_coins
from tabard.games.zizka.rules.seeing import look_at_token
from tabard.games.zizka.rules.state import Zizka
from tabard.games.zizka.rules.tokens import place_token, remove_token
from tabard.games.zizka.rules.torak_deck import draw, torak_gains_vp

PLAYER: Final = 0  # the only seat


async def torak_phase(table: Zizka) -> None:
    """ZIZ-17.10, 17.11, 17.22: stand up, or carry out a card, a fight last."""
    torak = present(table.torak)
    if torak.lying:
        torak.lying = False
        table.tell("torak_stands_up")
        return
    card = draw(table)
    table.tell("torak_card", card=card.id)
    for verb, value in card.actions:
        await carry_out(table, verb, value)
    reached = present(table.torak).space == table.players[PLAYER].space
    if reached and any(verb == "move" for verb, _ in card.actions):  # ZIZ-17.15, 17.16
        await torak_strikes(table)


async def carry_out(table: Zizka, verb: str, value: object) -> None:
    if verb == "move" and isinstance(value, int):
        await move_torak(table, value)
    elif verb == "vp" and isinstance(value, int):
        torak_gains_vp(table, value)
    elif verb == "refresh_followers":
        refresh_followers(table)
    elif verb == "replace_event":
        await replace_event(table)
    elif verb == "take_favor":
        take_favour(table, str(value))


async def move_torak(table: Zizka, spaces: int) -> None:
    """ZIZ-17.13 to 17.15."""
    choice = str(await table.ask(TorakPath(PLAYER, spaces)))
    torak = present(table.torak)
    if choice != torak.space:
        torak.space = choice
        table.tell("torak_moved", space=choice)


def torak_ends(table: Zizka, spaces: int) -> list[Choice]:
    """ZIZ-17.14: k steps from Torak and d - k from the player."""
    torak = present(table.torak)
    player = table.players[PLAYER]
    reach = spaces + sum([table.content.posters[one].get("torak_move", 0) for one in player.posters])
    from_torak = table.content.distance[torak.space]
    from_player = table.content.distance[player.space]
    whole = from_torak[player.space]
    steps = min(reach, whole)
    return [
        space
        for space in table.content.spaces
        if from_torak[space] == steps and from_player[space] == whole - steps
    ]


def refresh_followers(table: Zizka) -> None:
    """ZIZ-17.18: all available followers are discarded first, then the display is filled anew."""
    table.tell("torak_refreshes")
    for level in LEVELS:
        table.discards[level] += tuple(available(table, (level,)))
        table.slots[level] = ()
        table.decks[level] = table.decks[level][1:]
        uncover(table, level)
        table.reveal()
        fill(table, level)


async def replace_event(table: Zizka) -> None:
    """ZIZ-17.19, 17.20: his own space's token, else the nearest."""
    space = str(await table.ask(NearestToken(PLAYER))) if table.tokens else ""
    if not space:
        return
    look_at_token(table, space)
    table.tell("torak_replaces", space=space, token=table.tokens[space].id)
    remove_token(table, space)
    place_token(table, space)


def nearest_tokens(table: Zizka) -> list[Choice]:
    steps = table.content.distance[present(table.torak).space]
    least = min([steps[space] for space in table.tokens])
    return [space for space in table.content.event_spaces if space in table.tokens and steps[space] == least]


def take_favour(table: Zizka, ruler: str) -> None:
    """ZIZ-17.21."""
    if table.favours[ruler] == PLAYER:
        lose_favour(table, PLAYER, ruler)
    else:
        torak_gains_vp(table, 1)


async def torak_strikes(table: Zizka) -> None:
    """ZIZ-17.35 to 17.37."""
    if not await torak_attacks(table, PLAYER):
        table.tell("torak_beaten_off", seat=PLAYER)
        return
    card = draw(table)
    table.tell("torak_wins", seat=PLAYER, card=card.id)
    await suffer(table, card)


async def suffer(table: Zizka, card: TorakCard) -> None:
    """ZIZ-17.36."""
    player = table.players[PLAYER]
    if card.loss == "half_coins":
        pay_coins(table, PLAYER, player.coins // 2)
    elif card.loss == "all_coins":
        pay_coins(table, PLAYER, player.coins)
    elif player.team:
        choice: Choice = await table.ask(LoseFollower(PLAYER))
        leave_team(table, PLAYER, find(table, choice))


async def strike_torak(table: Zizka) -> None:
    """ZIZ-17.38 to 17.40: a winner gives back a poster, and Torak lies down."""
    if not await attack_torak(table):
        table.tell("torak_holds_out", seat=PLAYER)
        return
    present(table.torak).lying = True
    table.tell("torak_lies_down", seat=PLAYER)
    player = table.players[PLAYER]
    if player.posters:
        poster = str(await table.ask(DropPoster(PLAYER)))
        player = table.players[PLAYER]
        player.posters = tuple([one for one in player.posters if one != poster])
        table.posters = tuple(sorted((*table.posters, poster)))
        table.tell("poster_dropped", seat=PLAYER, poster=poster)


class TorakPath(Decision[Zizka]):
    """ZIZ-17.14: which of the shortest ways Torak takes."""

    __slots__ = ("spaces",)

    kind = "torak_path"
    clause = "ZIZ-17.14"

    def __init__(self, seat: int, spaces: int) -> None:
        super().__init__(seat)
        self.spaces = spaces

    def options(self, table: Zizka) -> Sequence[Choice]:
        return torak_ends(table, self.spaces)

    def default(self, table: Zizka) -> Choice:
        return self.options(table)[0]

    def why_not(self, table: Zizka, choice: Choice) -> Clause | None:
        return Clause(self.clause, "not-on-his-way", {"space": choice})


class NearestToken(Decision[Zizka]):
    """ZIZ-17.20: of equally near tokens the player chooses."""

    __slots__ = ()

    kind = "nearest_token"
    clause = "ZIZ-17.20"

    def options(self, table: Zizka) -> Sequence[Choice]:
        return nearest_tokens(table)

    def default(self, table: Zizka) -> Choice:
        return self.options(table)[0]

    def why_not(self, table: Zizka, choice: Choice) -> Clause | None:
        return Clause(self.clause, "not-the-nearest-token", {"space": choice})


class DropPoster(Decision[Zizka]):
    """ZIZ-17.39."""

    __slots__ = ()

    kind = "drop_poster"
    clause = "ZIZ-17.39"

    def options(self, table: Zizka) -> Sequence[Choice]:
        return list(table.players[self.seat].posters)

    def default(self, table: Zizka) -> Choice:
        return min(table.players[self.seat].posters)

    def why_not(self, table: Zizka, choice: Choice) -> Clause | None:
        return Clause(self.clause, "not-your-poster", {"poster": choice})
