"""What a learning program sees of Jan Žižka: the view (ZIZ-19) as numbers."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.zizka.rules.content import CASTLES, LEVELS, RULERS, SYMBOLS, TOURNAMENT, ZizkaContent
from tabard.games.zizka.rules.state import Step
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

MOST: Final = 30
ROWS: Final = 4  # the most rows of a token or a castle
DICE: Final = (*("follower_die", "sigismund_die", "wenceslas_die"),)
FACES: Final = (*SYMBOLS, "coin", "blank")
SKILLS: Final = ("dice", "rerolls", *SYMBOLS, "range", "lances")


def fields(content: ZizkaContent) -> list[Field]:
    return [*_round(content), *_players(content), *_board(content), *_acts(content), *_tournament(content)]


def _round(content: ZizkaContent) -> list[Field]:
    return [
        number("round", 60, "the round, from 1", on_table("round")),
        one_of("phase", [one.value for one in Step], "what comes next", on_table("phase")),
        seat_of("start", "the first player", on_table("start")),
        seat_of("active", "whose turn it is", on_table("active")),
        number("actions", content.actions, "actions left", on_table("actions")),
        number("advanced", 1, "the advanced variant", on_table("options", "advanced")),
        number(
            "side_b",
            1,
            "the other side of the tablets",
            lambda eyes: int(eyes.table["options"]["side"] == "B"),
        ),
        number("luck_supply", content.luck_tokens, "luck tokens left", on_table("luck")),
    ]


def _players(content: ZizkaContent) -> list[Field]:
    return [
        per_seat_one_of(
            "commander", content.commanders["A"], "each player's commander", part_of("commander")
        ),
        per_seat_one_of("space", content.spaces, "where each player stands", part_of("space")),
        per_seat("lying", 1, "knocked down", part_of("lying")),
        per_seat("coins", MOST, "coins of each player, own first", part_of("coins")),
        per_seat("luck", content.luck_tokens, "luck tokens", part_of("luck")),
        per_seat("vp", 40, "victory points", part_of("vp")),
        per_seat("morale", 5, "from vice to virtue", part_of("morale"), low=-5),
        per_seat("poster", 1, "wanted", lambda one: one["poster"] is not None),
        per_seat_amounts("team", content.followers, "the followers", part_of("team")),
        per_seat_amounts("conquests", content.conquests, "castles taken", part_of("conquests")),
        *[
            per_seat(
                f"skill_{skill}",
                10,
                f"{skill} of tablet and followers",
                part_of("skills", skill),
            )
            for skill in SKILLS
        ],
        *_torak(content),
    ]


def _torak(content: ZizkaContent) -> list[Field]:
    return [
        one_of(
            "torak_space",
            content.spaces,
            "where Torak stands, if he plays himself",
            on_table("torak", "space"),
        ),
        number("torak_lying", 1, "Torak is knocked down", on_table("torak", "lying")),
        number("torak_vp", 40, "Torak's victory points", on_table("torak", "vp")),
        number("torak_deck", 10, "cards left to Torak", on_table("torak", "deck")),
        amounts("torak_used", content.torak_cards, "Torak's cards used", on_table("torak", "used")),
    ]


def _board(content: ZizkaContent) -> list[Field]:
    spaces = list(content.event_spaces)
    kinds = sorted({token.kind for token in content.tokens.values()})
    tokens = list(content.tokens)
    found = [
        Field(
            "backs",
            (len(spaces), len(kinds)),
            1,
            "the back of the token on each event space",
            _backs(spaces, kinds),
            labels=kinds,
        ),
        Field(
            "faces",
            (len(spaces), len(tokens)),
            1,
            "its face, if the viewer knows it",
            _faces(spaces, tokens),
            labels=tokens,
        ),
        numbers_of("up", spaces, 1, "lies face up", lambda eyes, at: int(_token(eyes, at).get("up", False))),
        numbers_of(
            "peeked",
            spaces,
            SEATS,
            "how many players have peeked",
            lambda eyes, at: len(_token(eyes, at).get("known", ())),
        ),
        number("stack", 16, "tokens in the stack", on_table("stack", "size")),
        one_of("stack_back", kinds, "the back on top of the stack", on_table("stack", "back")),
        amounts("used", tokens, "tokens used", on_table("used")),
        *[seat_of(f"favour_{ruler}", "who holds the favour", on_table("favours", ruler)) for ruler in RULERS],
    ]
    for level in LEVELS:
        ids = [card.id for card in content.level(level)]
        found += [
            amounts(f"table_{level}", ids, "followers on the table", _level(level, "table")),
            one_of(f"top_{level}", ids, "the follower on top of the deck", _level(level, "top")),
            number(f"deck_{level}", 30, "followers left", _level(level, "deck")),
            amounts(f"discards_{level}", ids, "followers discarded", _level(level, "discards")),
        ]
    for castle in CASTLES:
        ids = [card.id for card in content.castle(castle)]
        found += [
            number(
                f"castle_{castle}",
                6,
                "castle cards left",
                _castle_cards(castle),
            ),
            amounts(
                f"castle_{castle}_known",
                ids,
                "castle cards the viewer knows",
                on_table("castles", castle, "deck"),
            ),
        ]
    return found


def _acts(content: ZizkaContent) -> list[Field]:
    return [
        one_of("taken", content.followers, "the follower just taken", on_table("taken")),
        seat_of("rolls", "who rolls", on_table("roll", "seat")),
        amounts("roll_faces", FACES, "faces lying", on_table("roll", "faces"), 8),
        amounts("roll_dice", DICE, "dice rolled", on_table("roll", "dice"), 8),
        number("rerolls", 10, "rerolls left", on_table("roll", "rerolls")),
        numbers_of(
            "symbols",
            SYMBOLS,
            10,
            "symbols in all",
            lambda eyes, one: (_of(eyes, "roll", "symbols") or {}).get(one),
        ),
        one_of("event", content.tokens, "the token faced", on_table("event", "token")),
        amounts("rows_done", range(1, ROWS + 1), "its rows taken", on_table("event", "rows")),
        Field("rows_payable", (ROWS,), 6, "luck each row costs, plus 1; 0: it cannot be paid", _payable),
        one_of("siege", content.conquests, "the castle attacked", on_table("siege", "card")),
        number("siege_row", ROWS, "the row being stormed", on_table("siege", "row")),
        seat_of("attacker", "who attacks another player", on_table("fight", "attacker")),
        seat_of("defender", "who is attacked", on_table("fight", "defender")),
        number("attack", 20, "the attack", on_table("fight", "attack")),
        number("defence", 20, "the defence", on_table("fight", "defence")),
    ]


def _tournament(content: ZizkaContent) -> list[Field]:
    tokens = [id for id, token in content.tokens.items() if token.kind == TOURNAMENT]
    return [
        one_of("tournament", tokens, "the tournament", on_table("tournament", "token")),
        number("pot", 20, "coins in the pot", on_table("tournament", "pot")),
        seats_of(
            "participants", "who takes part", lambda eyes: _of(eyes, "tournament", "participants") or ()
        ),
        Field("results", (SEATS,), 30, "points reached, plus 1; 0: not yet rolled", _results),
        seat_of("tournament_seat", "who rolls", on_table("tournament", "seat")),
        amounts("tournament_faces", FACES, "faces lying", on_table("tournament", "faces"), 8),
        number("tournament_lances", 4, "free rerolls left", on_table("tournament", "lances")),
    ]


def _of(eyes: Eyes, matter: str, part: str) -> Any:
    return (eyes.table[matter] or {}).get(part)


def _token(eyes: Eyes, space: str) -> dict[str, Any]:
    found: dict[str, Any] = eyes.table["spaces"].get(space, {})
    return found


def _backs(spaces: list[str], kinds: list[str]) -> Any:
    return lambda eyes: [int(_token(eyes, space).get("back") == kind) for space in spaces for kind in kinds]


def _faces(spaces: list[str], tokens: list[str]) -> Any:
    at = {token: place for place, token in enumerate(tokens)}

    def read(eyes: Eyes) -> list[int]:
        row = [0] * (len(spaces) * len(at))
        for number_, space in enumerate(spaces):
            token = _token(eyes, space).get("token")
            if token is not None:
                row[number_ * len(at) + at[token]] = 1
        return row

    return read


def _castle_cards(castle: str) -> Any:
    return lambda eyes: len(eyes.table["castles"][castle]["deck"])


def _level(level: int, part: str) -> Any:
    return lambda eyes: eyes.table["followers"][str(level)][part]


def _payable(eyes: Eyes) -> list[int]:
    costs = _of(eyes, "event", "payable") or {}
    return [costs.get(str(row), -1) + 1 for row in range(1, ROWS + 1)]


def _results(eyes: Eyes) -> list[int]:
    row = [0] * SEATS
    for result in _of(eyes, "tournament", "results") or ():
        place = eyes.turned(result["seat"])
        if place is not None:
            row[place] = result["points"] + 1
    return row
