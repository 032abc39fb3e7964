"""What a learning program sees of Glory: the view (GLO-26) as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabard.games.glory.rules.content import CITIES, KINDS, PLACES, STACKS, GloryContent
from tabard.games.glory.rules.state import Step
from tabard.observation import (
    SEATS,
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
    per_seat_one_of,
    seat_of,
    seats_of,
)

MOST: Final = 30  # coins, strength or faith of a player
MOST_GLORY: Final = 60
COLOURS: Final = ("strength", "mount", "armour")
STAGES: Final = ("tent", "strength", "roll", "faith", "ally", "second_ally", "relic", "resolve")
CONTEXTS: Final = ("challenge", "title", "tournament")
DICE: Final = 3  # the most dice of a colour
SIR: Final = "sir"


def fields(content: GloryContent) -> list[Field]:
    return [*_round(content), *_board(content), *_players(content), *_tournament(content), *_duel(content)]


def _round(content: GloryContent) -> list[Field]:
    events = list(content.events)
    return [
        number("round", 3, "the round, from 1", on_table("round")),
        one_of("step", [one.value for one in Step], "where the round stands", on_table("step")),
        Field(
            "initiative", (SEATS,), SEATS, "place of each seat in the turn order; 0: not known", _initiative
        ),
        seat_of("turn", "whose turn it is", on_table("turn")),
        number(
            "pas_darmes",
            1,
            "pas d'armes instead of a joust",
            lambda eyes: _option(eyes, "tournament", "pas_darmes"),
        ),
        number("prizes", 1, "with prizes", on_table("options", "prizes")),
        one_of("event", events, "the event of this round", on_table("event")),
        one_of("next_event", events, "the event of the next round", on_table("next_event")),
        one_of("event_ally", content.allies, "the ally on the event", on_table("event_ally")),
        one_of("playing", content.cards, "the journey card being played", on_table("playing")),
        seats_of("travellers", "who still travels", on_table("travellers")),
        seats_of("registering", "who still registers", on_table("registering")),
    ]


def _board(content: GloryContent) -> list[Field]:
    allies = list(content.allies)
    return [
        *[
            seats_of(
                f"pawns_{space}",
                "pawns on the space",
                on_table("spaces", space, "pawns"),
            )
            for space in content.spaces
        ],
        numbers_of(
            "circles",
            list(content.spaces),
            4,
            "circles of the space",
            lambda eyes, at: eyes.table["spaces"][at]["circles"],
        ),
        Field(
            "track",
            (PLACES, len(allies)),
            1,
            "the ally on each place of the track",
            _track(allies),
            labels=allies,
        ),
        numbers_of(
            "stacks",
            [*STACKS, "special"],
            16,
            "allies left in each stack",
            lambda eyes, one: eyes.table["stacks"][one],
        ),
        amounts("scroll", allies, "allies on the scroll", on_table("scroll"), 4),
        numbers_of(
            "decks", KINDS, 32, "cards left in each deck", lambda eyes, kind: eyes.table["decks"][kind]
        ),
        amounts("columns", content.cards, "cards face up in the columns", _columns, 2),
        amounts("public_titles", content.titles, "titles for everybody", on_table("public_titles")),
        number("title_deck", 16, "titles left", on_table("title_deck")),
        amounts(
            "my_discards",
            content.titles,
            "titles discarded by the viewer",
            on_table("my_discards"),
        ),
        amounts(
            "removed_cards",
            content.cards,
            "cards out of the game",
            on_table("removed", "cards"),
            3,
        ),
        amounts(
            "removed_allies",
            allies,
            "allies out of the game",
            on_table("removed", "allies"),
            4,
        ),
        *_sir(content),
    ]


def _sir(content: GloryContent) -> list[Field]:
    return [
        number("sir", 1, "whether SIR plays", lambda eyes: int(eyes.table["sir"] is not None)),
        one_of("sir_knight", content.knights, "SIR's knight", on_table("sir", "knight")),
        number("sir_glory", MOST_GLORY, "SIR's glory", on_table("sir", "glory")),
        amounts("sir_goals", content.titles, "SIR's goals", on_table("sir", "goals")),
        number("sir_pawns", 8, "SIR's pawns left", on_table("sir", "pawns")),
        number("sir_deck", 30, "cards left to SIR", on_table("sir", "deck")),
        numbers_of(
            "sir_on",
            list(content.spaces),
            4,
            "SIR's pawns on each space",
            lambda eyes, at: eyes.table["spaces"][at]["pawns"].count(SIR),
        ),
    ]


def _players(content: GloryContent) -> list[Field]:
    cards, allies, relics = list(content.cards), list(content.allies), list(content.relics)
    prestige, titles = list(content.prestige_counts), list(content.titles)
    return [
        per_seat_one_of("character", content.characters, "each player's character", part_of("character")),
        *[
            per_seat(part, MOST, f"{part} of each player, own first", part_of(part))
            for part in ("coins", "strength", "faith")
        ],
        per_seat("glory", MOST_GLORY, "glory of each player", part_of("glory"), low=-10),
        per_seat("mount", 4, "level of the mount", part_of("mount")),
        per_seat("armour", 4, "level of the armour", part_of("armour")),
        per_seat("pawns", 8, "pawns left to place", part_of("pawns")),
        per_seat("plays", 8, "journey cards that may still be played", part_of("plays")),
        per_seat("goal_count", 8, "goals held", part_of("goal_count")),
        per_seat("drawn_count", 8, "titles being chosen from", part_of("drawn_count")),
        per_seat("prestige_tokens", 8, "prestige tokens", part_of("prestige_tokens")),
        per_seat("tournaments_won", 3, "tournaments won", part_of("tournaments_won")),
        per_seat("brave", 1, "has the title of the brave", part_of("brave")),
        *[
            per_seat(f"hand_{kind}", 12, f"{kind} cards in hand", part_of("hand_kinds", kind))
            for kind in KINDS
        ],
        per_seat_amounts("hand", cards, "cards in hand; zeros if hidden", part_of("hand"), 2),
        per_seat_amounts("shown", cards, "cards in hand that all have seen", part_of("shown"), 2),
        per_seat_amounts("played", cards, "journey cards played", part_of("played"), 2),
        per_seat_amounts("allies", allies, "allies", part_of("allies"), 3),
        per_seat_amounts("used_allies", allies, "allies used", part_of("used_allies"), 3),
        per_seat_amounts("relics", relics, "relics", part_of("relics"), 3),
        per_seat_amounts("used_relics", relics, "relics used", part_of("used_relics"), 3),
        per_seat_amounts("prestige", prestige, "prestige", part_of("prestige"), 3),
        per_seat_amounts("used_prestige", prestige, "prestige used", part_of("used_prestige"), 3),
        per_seat_amounts("goals", titles, "goals; zeros if hidden", part_of("goals")),
        per_seat_amounts("known_goals", titles, "goals that all have seen", part_of("known_goals")),
        per_seat_amounts("scored", titles, "titles won", part_of("scored")),
        amounts("drawn", titles, "titles the viewer chooses from", lambda eyes: eyes.players()[0]["drawn"]),
        amounts(
            "offered", content.characters, "characters offered", lambda eyes: eyes.players()[0]["offered"]
        ),
    ]


def _tournament(content: GloryContent) -> list[Field]:
    knights = list(content.knights)
    return [
        one_of(
            "tournament_card",
            content.tournament_cards,
            "the tournament card",
            on_table("tournament", "card"),
        ),
        one_of("prize", content.prizes, "the prize", lambda eyes: _now(eyes, "prize")),
        number("bout", 8, "the bout", on_table("tournament", "bout")),
        Field("places", (PLACES, SEATS), 1, "who of the players stands at each place", _places("places")),
        Field("winners", (PLACES, SEATS), 1, "who of them has won each bout", _places("winners")),
        amounts("knights", knights, "knights in the lists", _knights),
        Field(
            "city_shields",
            (len(CITIES), SEATS),
            4,
            "shields of each player in each city",
            _shields,
            labels=(),
        ),
    ]


def _duel(content: GloryContent) -> list[Field]:
    return [
        one_of("duel", CONTEXTS, "what the duel is for", on_table("duel", "context")),
        number("engagement", 3, "the engagement", on_table("duel", "engagement")),
        one_of("stage", STAGES, "the step of the engagement", on_table("duel", "stage")),
        number("limit", 8, "dice that may still be rerolled", on_table("duel", "limit")),
        one_of(
            "duel_knight", [*content.knights, *content.cards], "the opponent that is no player", _opponent
        ),
        *[
            Field(f"duel_{part}", (2,), high, f"{part} of the viewer's side, then of the other", _sides(part))
            for part, high in (("attack", 20), ("prestige", 8), ("wins", 3), ("spent", 8), ("faith", 4))
        ],
        Field("duel_seats", (2, SEATS), 1, "who fights, viewer's side first", _fighters),
        Field("dice", (2, 3, DICE), 9, "faces of the dice by side and colour, 9: special", _dice, labels=()),
        Field("rerolls", (3, DICE), 1, "the viewer's dice chosen for the reroll", _rerolls),
    ]


def _option(eyes: Eyes, name: str, value: str) -> int:
    return int(eyes.table["options"][name] == value)


def _initiative(eyes: Eyes) -> list[int]:
    row = [0] * SEATS
    for at, one in enumerate(eyes.table["initiative"], start=1):
        place = eyes.turned(one)
        if place is not None:
            row[place] = at
    return row


def _track(allies: Sequence[str]) -> Any:
    at = {ally: place for place, ally in enumerate(allies)}

    def read(eyes: Eyes) -> list[int]:
        row = [0] * (PLACES * len(at))
        for number_, slot in enumerate(eyes.table["track"][:PLACES]):
            if slot["ally"] in at:
                row[number_ * len(at) + at[slot["ally"]]] = 1
        return row

    return read


def _columns(eyes: Eyes) -> list[str]:
    return [card for cards in eyes.table["columns"].values() for card in cards]


def _now(eyes: Eyes, part: str) -> Any:
    """A part of the tournament; a joust has others than a pas d'armes."""
    return eyes.table["tournament"].get(part)


def _places(part: str) -> Any:
    def read(eyes: Eyes) -> list[int]:
        row = [0] * (PLACES * SEATS)
        for at, who in enumerate((_now(eyes, part) or ())[:PLACES]):
            place = eyes.turned(int(who)) if str(who).isdigit() else None
            if place is not None:
                row[at * SEATS + place] = 1
        return row

    return read


def _knights(eyes: Eyes) -> list[str]:
    cities = _now(eyes, "cities") or ()
    return [*(_now(eyes, "places") or ()), *[knight for city in cities for knight in city["knights"]]]


def _shields(eyes: Eyes) -> list[int]:
    row = [0] * (len(CITIES) * SEATS)
    for at, city in enumerate(_now(eyes, "cities") or ()):
        for one in city["shields"]:
            place = eyes.turned(one)
            if place is not None:
                row[at * SEATS + place] += 1
    return row


def _both(eyes: Eyes) -> list[Any]:
    """The sides of the duel, the viewer's own first."""
    sides = list((eyes.table["duel"] or {}).get("sides", ()))
    return sorted(sides, key=lambda side: side["seat"] != eyes.me)


def _opponent(eyes: Eyes) -> Any:
    return next((side["opponent"] for side in _both(eyes) if side["opponent"]), None)


def _sides(part: str) -> Any:
    return lambda eyes: [*[side[part] or 0 for side in _both(eyes)], 0, 0][:2]


def _fighters(eyes: Eyes) -> list[int]:
    row = [0] * (2 * SEATS)
    for at, side in enumerate(_both(eyes)):
        place = eyes.turned(side["seat"])
        if place is not None:
            row[at * SEATS + place] = 1
    return row


def _dice(eyes: Eyes) -> list[int]:
    row = [0] * (2 * 3 * DICE)
    for at, side in enumerate(_both(eyes)):
        for colour, faces in enumerate(side["dice"]):
            for die, face in enumerate(faces[:DICE]):
                row[(at * 3 + colour) * DICE + die] = face
    return row


def _rerolls(eyes: Eyes) -> list[int]:
    row = [0] * (3 * DICE)
    for colour, dice in enumerate(on_table("duel", "rerolls")(eyes) or ()):
        for die in dice:
            if die < DICE:
                row[colour * DICE + die] = 1
    return row
