"""Tournament setup (GLO-4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabard.games.glory.rules.content import CITIES, JOUST, PLACES, Knight
from tabard.games.glory.rules.state import NOBODY, Glory

NEXT_KIND: Final = {
    "kind_noble": "kind_polish_noble",
    "kind_polish_noble": "kind_veteran",
    "kind_veteran": "kind_king",
    "kind_king": "kind_champion",
    "kind_champion": "kind_noble",
}


def set_up_tournament(table: Glory) -> None:
    """GLO-4.1 to 4.7: an unused card of this type and player count; its section for this round."""
    fitting = [
        card.id
        for card in table.content.tournament_cards.values()
        if card.type == table.tournament
        and table.layout in card.players
        and card.id not in table.tournament_cards_used
    ]
    use_card(table, table.chance.pick(fitting, "tournament_card"))


def use_card(table: Glory, card: str) -> None:
    table.tournament_card = card
    table.tournament_cards_used += (card,)
    table.bout = 0
    section = table.content.tournament_cards[card].sections[table.round]
    if table.tournament == JOUST:
        set_up_joust(table, section)
    else:
        set_up_cities(table, section)
    table.tell("tournament_set_up", card=card, knights=knights_on_board(table))


def set_up_cities(table: Glory, section: Mapping[str, Any]) -> None:
    """GLO-4.5: each city's knights from left to right by falling glory, prestige and attack."""
    table.cities = ()
    table.shields = ()
    for city in CITIES:
        drawn: tuple[str, ...] = ()
        for entry in section[city]:
            if entry.get("min_players", 1) <= table.layout:  # GLO-4.3
                drawn += (draw_knight(table, entry["kind"], drawn),)
        table.cities += (tuple(sorted(drawn, key=lambda id: rank(table.content.knights[id]))),)
        table.shields += ((NOBODY,) * len(drawn),)


def rank(knight: Knight) -> tuple[int, int, int]:
    return (-knight.glory, -knight.prestige, -knight.attack)


def set_up_joust(table: Glory, section: Mapping[str, Any]) -> None:
    """GLO-4.6, 4.7: placed knights, and a prize."""
    table.places = ("",) * PLACES
    table.winners = ("",) * len(table.content.matches)
    for entry in section["placed"]:
        put_on_place(table, entry["slot"] - 1, draw_knight(table, entry["kind"]))
    table.prize = table.content.standard_prize
    left = [prize for prize in table.content.prizes if prize not in table.prizes_used]
    if table.prizes and left:
        table.prize = table.chance.pick(left, "prize")
        table.prizes_used += (table.prize,)


def put_on_place(table: Glory, place: int, occupant: str) -> None:
    table.places = (*table.places[:place], occupant, *table.places[place + 1 :])


def draw_knight(table: Glory, kind: str, drawn: tuple[str, ...] = ()) -> str:
    """GLO-4.3, 4.8: a random token of the kind that is not on the board, else of the next kind."""
    taken = {*knights_on_board(table), *drawn}
    if table.sir is not None:
        taken.add(table.sir.knight)  # GLO-24.6
    for _ in NEXT_KIND:
        left = [knight for knight in table.content.knights_of[kind] if knight not in taken]
        if left:
            return table.chance.pick(left, f"knight:{kind}")
        kind = NEXT_KIND[kind]
    raise AssertionError("32 knights are enough for every tournament")


def knights_on_board(table: Glory) -> list[str]:
    if table.tournament == JOUST:
        return [occupant for occupant in table.places if occupant in table.content.knights]
    return [knight for city in table.cities for knight in city]


def fill_with_joining(table: Glory) -> None:
    """GLO-9.11: free places from left to right, in the order printed."""
    section = table.content.tournament_cards[table.tournament_card].sections[table.round]
    joining = list(section["joining"])
    for place in range(PLACES):
        if not table.places[place]:
            kind = joining.pop(0) if joining else "kind_noble"
            knight = draw_knight(table, kind)
            put_on_place(table, place, knight)
            table.tell("knight_joins", knight=knight, place=place + 1)
