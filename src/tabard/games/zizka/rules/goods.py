"""Coins, VP, luck tokens, favours, posters (ZIZ-1, 7d, 9, 13a, 17c)."""

from __future__ import annotations

from tabard.games.zizka.rules.content import RULERS
from tabard.games.zizka.rules.state import SUPPLY, Zizka


def gain_coins(table: Zizka, seat: int, number: int) -> None:
    """ZIZ-1.2, 7.28: the bank always pays in full."""
    if number:
        table.players[seat].coins += number
        table.tell("coins_gained", seat=seat, number=number)


def pay_coins(table: Zizka, seat: int, number: int) -> None:
    """ZIZ-7.24: own coins only; those on a poster are no own coins (ZIZ-13.3)."""
    if number:
        table.players[seat].coins -= number
        table.tell("coins_paid", seat=seat, number=number)


def gain_vp(table: Zizka, seat: int, number: int) -> None:
    """ZIZ-7.29, 1.9."""
    if number:
        table.players[seat].vp += number
        table.tell("vp_gained", seat=seat, number=number)


def gain_luck(table: Zizka, seat: int, number: int) -> None:
    """ZIZ-1.3: no more than the supply holds."""
    gained = min(number, table.luck_supply())
    table.players[seat].luck += gained
    if number:
        table.tell("luck_gained", seat=seat, number=gained)


def spend_luck(table: Zizka, seat: int, number: int) -> None:
    """ZIZ-1.4."""
    if number:
        table.players[seat].luck -= number
        table.tell("luck_spent", seat=seat, number=number)


def gain_favour(table: Zizka, seat: int, ruler: str) -> None:
    """ZIZ-9.2 to 9.4, 17.29."""
    if without_favour(table, seat):
        return
    holder = table.favours[ruler]
    if holder == seat:
        gain_vp(table, seat, 1)
        return
    table.favours[ruler] = seat
    table.tell("favour_gained", seat=seat, favour=ruler)
    if holder != SUPPLY:
        table.tell("favour_lost", seat=holder, favour=ruler)
        gain_vp(table, holder, 1)


def lose_favour(table: Zizka, seat: int, ruler: str) -> None:
    """ZIZ-17.21, 17.28: back to the supply, for 1 VP."""
    table.favours[ruler] = SUPPLY
    table.tell("favour_lost", seat=seat, favour=ruler)
    gain_vp(table, seat, 1)


def without_favour(table: Zizka, seat: int) -> bool:
    """ZIZ-17.28."""
    return any(table.content.posters[poster].get("no_favor") for poster in table.players[seat].posters)


def can_gain_poster(table: Zizka) -> bool:
    """ZIZ-17.25: in solo a poster must be left."""
    return not table.solo or bool(table.posters)


def gain_poster(table: Zizka, seat: int) -> None:
    """ZIZ-7.33, 13.2: three coins on the only poster; in solo a random one without coins (ZIZ-17.23)."""
    player = table.players[seat]
    if not table.solo:
        player.wanted = True
        player.poster += table.content.poster_coins
        table.tell("poster_gained", seat=seat, coins=player.poster)
        return
    poster = table.chance.one_of(table.posters, "poster")
    table.posters = tuple([one for one in table.posters if one != poster])
    player.posters = (*player.posters, poster)
    table.tell("poster_drawn", seat=seat, poster=poster)
    if without_favour(table, seat):
        for ruler in RULERS:
            if table.favours[ruler] == seat:
                lose_favour(table, seat, ruler)
