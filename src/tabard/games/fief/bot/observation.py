"""What a learning program sees of Fief: England: the view (FIE-3, 28.22) as numbers.

Families are counted like seats: the viewer's own first, both of them with two players.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.games.fief.bot.observed import (
    CLANS,
    FAMILIES,
    allies,
    clan_number,
    clan_towns,
    control,
    family_amounts,
    fighting,
    lord_families,
    lord_number,
    moving_units,
    of_lords,
    offices,
    per_family,
    regions_struck,
    siege_field,
    soldiers,
    title_fields,
    units,
)
from tabard.games.fief.rules.content import OWN_UNITS, REGIONS, UNITS, FiefContent
from tabard.games.fief.rules.steps import Step
from tabard.observation import (
    Eyes,
    Field,
    amounts,
    number,
    numbers_of,
    on_table,
    one_of,
    part_of,
    per_seat,
    per_seat_amounts,
    seat_of,
)

MOST_COINS: Final = 40
MOST_UNITS: Final = 12
PLAGUES: Final = ("bad_weather", "black_death", "famine", "viking_invasion")
ROYAL: Final = ("king", "queen", "prince", "princess")
FAMILY_NUMBERS: Final = {
    "pigeons": 3,
    "treasure": 4,
    "bows": 3,
    "points": 8,
    "votes": 30,
    "parliament_votes": 30,
}


def fields(content: FiefContent) -> list[Field]:
    return [
        *_turn(content),
        *_players(content),
        *_families(content),
        *_lords(content),
        *_towns(content),
        *_armies(content),
        *_markers(content),
        *_battle(content),
    ]


def _turn(content: FiefContent) -> list[Field]:
    return [
        number("turn", 7, "the turn", on_table("turn")),
        number("last_turn", 7, "the last turn", on_table("last_turn")),
        one_of("phase", range(9), "the phase", on_table("phase")),
        one_of("step", list(Step), "the step", on_table("step")),
        seat_of("first", "the first player", on_table("first")),
        numbers_of(
            "piles",
            ("character_deck", "event_deck", "discard", "track", "servant_deck"),
            30,
            "cards in each pile",
            lambda eyes, pile: eyes.table[pile],
        ),
        one_of(
            "event_back",
            ("event", "plague"),
            "the back on top of the events",
            on_table("event_back"),
        ),
        one_of(
            "discard_top",
            content.cards,
            "the card on top of the discards",
            on_table("discard_top"),
        ),
    ]


def _players(content: FiefContent) -> list[Field]:
    return [
        number("coins", MOST_COINS, "the viewer's coins", lambda eyes: eyes.players()[0]["coins"]),
        amounts("hand", content.cards, "the viewer's cards", lambda eyes: eyes.players()[0]["hand"]),
        per_seat("hand_size", 6, "cards in each hand, own first", part_of("hand_size")),
        per_seat_amounts(
            "hand_backs",
            ("character", "event"),
            "backs of the cards in each hand",
            part_of("hand_backs"),
            6,
        ),
    ]


def _families(content: FiefContent) -> list[Field]:
    own_units = UNITS[:OWN_UNITS]
    fourth = [id for id, card in content.cards.items() if card.kind in ("mercenaries", "burghers")]
    return [
        *[
            per_family(name, high, f"{name} of each family", part_of(name))
            for name, high in FAMILY_NUMBERS.items()
        ],
        family_amounts("reserve", own_units, MOST_UNITS, "units still in reserve", part_of("reserve")),
        family_amounts(
            "fourth", fourth, 1, "its card of mercenaries or burghers", lambda one: {one["fourth"]: 1}
        ),
        Field("ally", (FAMILIES, FAMILIES), 1, "whose ally it is", allies),
        title_fields(),
    ]


def _lords(content: FiefContent) -> list[Field]:
    lords, places = content.lords, list(content.towns)
    return [
        Field(
            "lord_family", (len(lords), FAMILIES), 1, "the family of each Lord in play", lord_families(lords)
        ),
        of_lords(
            "lord_place", lords, places, "the town each Lord is in or before", lambda one: [one["place"]]
        ),
        of_lords("lord_fiefs", lords, REGIONS, "titles held", part_of("fiefs")),
        of_lords("lord_royal", lords, ROYAL, "royal dignity", lambda one: [one["royal"]]),
        of_lords("lord_church", lords, offices(content), "office in the church", part_of("church")),
        of_lords("lord_relics", lords, content.relics, "relics borne", part_of("relics")),
        of_lords("lord_servant", lords, content.servants, "the servant", lambda one: [one["servant"]]),
        *[
            lord_number(name, lords, high, meaning, read)
            for name, high, meaning, read in (
                ("lord_gate", 1, "stands before the walls", lambda one: bool(one["gate"])),
                ("lord_captive", 1, "is a captive", lambda one: bool(one["captor"])),
                ("lord_ransom", 12, "the ransom", part_of("ransom")),
                ("lord_married", 1, "is married", lambda one: bool(one["spouse"])),
                ("lord_dagger", 1, "bears the dagger", part_of("dagger")),
                ("lord_garter", 1, "wears the Garter", part_of("garter")),
                ("lord_eligible", 1, "may be elected", part_of("eligible")),
                ("lord_excalibur", 1, "bears Excalibur", part_of("excalibur")),
                ("lord_guard_knights", 4, "knights of the guard", part_of("guard_knights")),
                ("lord_guard_men", 4, "men of the guard", part_of("guard_men")),
                ("lord_stages", 4, "stages gone this turn", part_of("stages")),
            )
        ],
        amounts("dead", lords, "the dead", on_table("dead")),
    ]


def _towns(content: FiefContent) -> list[Field]:
    towns = list(content.towns)
    buildings = ("castle", "fortress", "royal_castle", "abbey_automne", "abbey_collines", "abbey_source")

    def of(eyes: Eyes, town: str) -> Any:
        return eyes.table["towns"][town]

    return [
        Field("control", (len(towns), FAMILIES), 1, "who controls each town", control(towns)),
        Field(
            "building",
            (len(towns), len(buildings)),
            1,
            "what stands there",
            lambda eyes: [int(of(eyes, town)["building"] == one) for town in towns for one in buildings],
            labels=buildings,
        ),
        numbers_of("mill", towns, 1, "has a mill", lambda eyes, town: int(of(eyes, town)["mill"])),
        numbers_of(
            "hidden_relic",
            towns,
            1,
            "a relic lies here face down",
            lambda eyes, town: int(of(eyes, town)["hidden_relic"]),
        ),
        numbers_of(
            "relics_here",
            towns,
            4,
            "relics lie here face up",
            lambda eyes, town: len(of(eyes, town)["relics"]),
        ),
        one_of("excalibur", towns, "where the sword lies", on_table("excalibur")),
        one_of("fog", towns, "where there is fog", on_table("fog")),
    ]


def _armies(content: FiefContent) -> list[Field]:
    towns = list(content.towns)
    return [
        Field(
            "soldiers",
            (FAMILIES, len(towns)),
            20,
            "soldiers of each family in or before each town",
            soldiers(towns),
            labels=towns,
        ),
        *[
            Field(
                f"units_{unit}",
                (FAMILIES, len(towns)),
                MOST_UNITS,
                "units known to the viewer",
                units(towns, unit),
                labels=towns,
            )
            for unit in UNITS
        ],
        siege_field(towns),
        Field("clan_town", (CLANS, len(towns)), 1, "where each clan is", clan_towns(towns), labels=towns),
        clan_number("clan_vikings", 6, "its Vikings", part_of("vikings")),
        clan_number("clan_jarl", 1, "it has its Jarl", part_of("jarl")),
        clan_number("clan_holds", 1, "it holds the town", part_of("holds")),
    ]


def _markers(content: FiefContent) -> list[Field]:
    return [
        *[
            amounts(
                f"plague_{kind}",
                REGIONS,
                "regions it strikes",
                regions_struck(kind),
            )
            for kind in PLAGUES
        ],
        amounts(
            "bonuses",
            REGIONS,
            "regions with harvest or weather",
            lambda eyes: [one["region"] for one in eyes.table["bonuses"]],
            2,
        ),
        amounts(
            "taxes",
            (*REGIONS, *content.dioceses),
            "where a tax is due",
            lambda eyes: [one["where"] for one in eyes.table["taxes"]],
            2,
        ),
        number(
            "parliament_revolt",
            1,
            "Parliament has called a revolt",
            on_table("parliament_revolt"),
        ),
        amounts("candidates", content.lords, "the candidates", on_table("candidates")),
        amounts(
            "moving_lords",
            content.lords,
            "Lords of the group being named",
            on_table("moving", "lords"),
        ),
        Field("moving_units", (len(UNITS),), MOST_UNITS, "its units", moving_units, labels=UNITS),
    ]


def _battle(content: FiefContent) -> list[Field]:
    found = [
        one_of("battle", list(content.towns), "where there is a battle", on_table("battle", "town")),
        number("battle_round", 12, "its round", on_table("battle", "round")),
        number("walls", 4, "dice less for the walls", on_table("battle", "walls")),
    ]
    for name in ("attack", "defence"):
        found += [
            Field(f"{name}_families", (FAMILIES,), 1, "families on this side", fighting(name)),
            *[
                number(f"{name}_{part}", high, f"{part} of the side", on_table("battle", "sides", name, part))
                for part, high in (("points", 60), ("dice", 8), ("bonus", 6))
            ],
        ]
    return found
