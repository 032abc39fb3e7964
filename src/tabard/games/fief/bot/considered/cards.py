"""What a beginner does with cards (FIE-5, 28)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.engine.decision import PASS, Choice
from tabard.games.fief.bot.considered.asked import facts, own
from tabard.games.fief.rules.cards.draw import hand_limit
from tabard.games.fief.rules.people import titled
from tabard.games.fief.rules.records import NOBODY
from tabard.games.fief.rules.state import Fief

END: Final = "end"
NEW_CARDS: Final = 2
PEOPLE: Final = ("lord", "prioress", "bishop", "archbishop", "burghers", "mercenaries")
AGAINST_OTHERS: Final = ("revolt", "assassination", "ambush", "tunnel", "burghers")


def sensible_discard(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """Room for two new cards: first what is neither a person nor a surprise; else only from a full hand."""
    room = hand_limit(table) - len(table.players[table.asking].hand)
    if room >= NEW_CARDS:
        return [END]
    cards = [one for one in options if one in table.content.cards]
    dull = [one for one in cards if is_dull(table, str(one))]
    return dull or ([END] if room else cards)


def is_dull(table: Fief, card: str) -> bool:
    return table.content.cards[card].kind not in PEOPLE and not table.content.cards[card].surprise


def sensible_draw(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """New people while a family has room for a Lord; whoever may draw does."""
    most = table.content.limits["lords_per_family"]
    room = any(len(table.families[one].lords) < most for one in table.families_of(table.asking))
    if room and "character" in options:
        return ["character"]
    return [one for one in options if one != END]


def sensible_card(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """People at once; surprises are kept for their moment."""
    cards = table.content.cards
    people = [one for one in options if one != END and cards[str(one)].kind in PEOPLE]
    if people:
        return people
    taxes = [one for one in options if one != END and cards[str(one)].kind == "tax"]
    return taxes or [one for one in options if one == END or not cards[str(one)].surprise]


def sensible_card_target(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    card = str(facts(table).get("card", ""))
    kind = table.content.cards[card].kind if card in table.content.cards else ""
    if kind in AGAINST_OTHERS:
        return foreign(table, options)
    if kind in ("good_harvest", "fair_weather"):
        return good_regions(table, options)
    return options


def sensible_reaction(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """Pass until something can be done; with no surprise in hand, for the whole turn."""
    things = [one for one in options if str(one).startswith(("card:", "becket", "eanswythe", "burghers"))]
    if things:
        return [PASS, *things]
    hand = table.players[table.asking].hand
    surprises = any(table.content.cards[card].surprise for card in hand)
    return [PASS] if surprises else ["pass_turn"]


def sensible_target(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    thing = str(facts(table).get("thing", ""))
    card = thing.removeprefix("card:")
    kind = table.content.cards[card].kind if card in table.content.cards else thing.partition(":")[0]
    if kind in AGAINST_OTHERS:
        return foreign(table, options)
    return good_regions(table, options) if kind == "fair_weather" else options


def foreign(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """Towns and Lords of others; those with buildings or titles, if there are any."""
    found: list[Choice] = []
    rich: list[Choice] = []
    for option in options:
        text = str(option)
        owner, wealth = NOBODY, False
        if text in table.towns:
            place = table.towns[text]
            owner, wealth = place.control, place.mill or bool(place.building)
        elif text in table.lords:
            lord = table.lords[text]
            owner, wealth = lord.family, titled(lord)
        if owner != NOBODY and not own(table, owner):
            found.append(option)
            if wealth:
                rich.append(option)
    return rich or found


def good_regions(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """Where the own mills stand."""
    mills = {
        table.content.region_of(town)
        for town, place in table.towns.items()
        if place.mill and own(table, place.control)
    }
    return [one for one in options if str(one).rpartition(":")[2] in mills]
