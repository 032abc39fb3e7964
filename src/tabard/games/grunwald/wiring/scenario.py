"""Any position, described as in docs/games/grunwald/vectors.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabard.engine.chance import Chance
from tabard.engine.errors import ScenarioError
from tabard.engine.module import ChosenOptions
from tabard.games.grunwald.rules.content import (
    CROWN_KNIGHTS,
    FIELDS,
    MARKS,
    MERCENARIES,
    STRONGEST,
    TEUTON,
    TEUTONS,
    Card,
    Field,
    GrunwaldContent,
    Supply,
    card_of_mark,
)
from tabard.games.grunwald.rules.placement import begin_placement, end_placement, group_of, put_down
from tabard.games.grunwald.rules.setup import LEFT, RIGHT, can_turn_up, empty_table, set_up
from tabard.games.grunwald.rules.state import (
    HELPERS_PAWN,
    OFFICER,
    Grunwald,
    Placing,
    Player,
    Step,
    with_card,
)

KEYS: Final = {
    *("players", "round", "start", "phase", "event", "board", "fields", "decks", "spare"),
    *("P1", "P2", "P3", "P4", "skirmish_bonus", "options"),
}
PLAYER_KEYS: Final = {"ducats", "provisions", "helpers", "hand", "camp"}
PHASES: Final = ("setup", "event", "placement", "resolution", "final")
DEFAULT_BOARD: Final = {
    "crown": [1, 1],
    "mercenaries": [1, 1],
    "provisions": [2, 1],
    "ducats": [3, 2, 1],
    "teutons": [],
}
KNIGHT_PILES: Final = {"crown": CROWN_KNIGHTS, "mercenaries": MERCENARIES, "teutons": TEUTONS}
PROVISION_VALUES: Final = (1, 2)
DUCAT_VALUES: Final = (3,)
KIND_OF: Final = {"crown": "c", "mercenaries": "m", "teutons": "t"}


def scenario(
    position: Mapping[str, Any], content: GrunwaldContent, chance: Chance, options: ChosenOptions
) -> Grunwald:
    """A table in the position described; everything unlikely is refused with a sentence."""
    if not isinstance(position, Mapping):
        raise ScenarioError(f"a position is a table of {', '.join(sorted(KEYS))}, not {position!r}")
    unknown = sorted(set(position) - KEYS)
    if unknown:
        raise ScenarioError(f"unknown key {unknown[0]!r}; a position has: {', '.join(sorted(KEYS))}")
    seats = whole(position.get("players"), "players", 2, 4)
    phase = position.get("phase")
    if phase not in PHASES:
        raise ScenarioError(f"phase must be one of {', '.join(PHASES)}, not {phase!r}")
    start = whole(position.get("start", 1), "start", 1, seats) - 1
    absent = [f"P{number}" for number in range(seats + 1, 5) if f"P{number}" in position]
    if absent:
        raise ScenarioError(f"{absent[0]} is no player of {seats}")
    chosen = options(seats, table_of(position, "options"))
    if phase == "setup":
        return set_up(seats, {**chosen, "start_seat": start}, content, chance)
    table = empty_table(seats, content, chance)
    table.events_on = chosen["events"] is True
    table.show_hands = chosen["show_hands"] is True
    table.start = start
    table.round = whole(position.get("round", 1), "round", 1, content.rounds)
    table.pending = whole(position.get("skirmish_bonus", 0), "skirmish_bonus", 0, 99)
    box = Box(content)
    for seat in range(seats):
        fill_player(table.players[seat], position.get(f"P{seat + 1}", {}), box, content)
    lay_piles(table, position, box)
    lay_event(table, position, phase)
    begin(table, position, phase)
    return table


class Box:
    """Takes real cards while the box holds them; after that a card known by its mark alone."""

    def __init__(self, content: GrunwaldContent) -> None:
        self.cards = [*content.crown, *content.mercenaries, *content.teutons]
        self.supplies = [*content.provision_cards, *content.ducat_cards]

    def take(self, mark: object) -> Card:
        kinds = {letter: kind for kind, letter in MARKS.items()}
        known = isinstance(mark, str) and mark[:1] in kinds and mark[1:].isdecimal()
        if not known or not 1 <= int(str(mark)[1:]) <= STRONGEST[kinds[str(mark)[0]]]:
            raise ScenarioError(f"unknown card {mark!r}; cards are c1 to c6, m1 to m6, t1 to t4")
        for card in self.cards:
            if card.mark == mark:
                self.cards.remove(card)
                return card
        return card_of_mark(str(mark))

    def supply(self, values: object, lengths: tuple[int, ...]) -> Supply:
        numbers = [one for one in values if type(one) is int] if isinstance(values, list) else []
        if len(numbers) not in lengths or numbers != values or numbers != sorted(numbers, reverse=True):
            raise ScenarioError(
                f"a provision card has one or two values, a ducat card three, highest first, not {values!r}"
            )
        wanted = tuple(numbers)
        for card in self.supplies:
            if card.values == wanted:
                self.supplies.remove(card)
                return card
        return Supply("/".join(map(str, wanted)), wanted)


def whole(value: object, name: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ScenarioError(f"{name} must be a whole number from {least} to {most}, not {value!r}")
    return value


def table_of(position: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    given = position.get(name, {})
    if not isinstance(given, Mapping):
        raise ScenarioError(f"{name} must be a table, not {given!r}")
    return given


def listed(given: object, name: str) -> Sequence[Any]:
    if not isinstance(given, list | tuple):
        raise ScenarioError(f"{name} must be a list, not {given!r}")
    return given


def fill_player(player: Player, given: object, box: Box, content: GrunwaldContent) -> None:
    if not isinstance(given, Mapping) or set(given) - PLAYER_KEYS:
        raise ScenarioError(f"a player has {', '.join(sorted(PLAYER_KEYS))}, not {given!r}")
    player.ducats = whole(given.get("ducats", player.ducats), "ducats", 0, 99)
    player.provisions = whole(given.get("provisions", player.provisions), "provisions", 0, 99)
    player.helpers = whole(
        given.get("helpers", player.helpers), "helpers", player.helpers, content.most_helpers
    )
    player.free_helpers = player.helpers
    for mark in listed(given.get("hand", ()), "hand"):
        card = box.take(mark)
        if card.kind == TEUTON:
            raise ScenarioError(f"{mark} is a prisoner and cannot be in a hand (GRU-16.4)")
        player.hand = with_card(player.hand, card)
    for mark in listed(given.get("camp", ()), "camp"):
        player.camp = with_card(player.camp, box.take(mark))


def lay_piles(table: Grunwald, position: Mapping[str, Any], box: Box) -> None:
    """`decks` are piles; `board` lies face up, or in phase 1 is what will be turned up."""
    decks = position.get("decks")
    if decks is not None:
        lay_decks(table, decks, box)
    if position["phase"] == "final":
        return
    if decks is None or position["phase"] != "event":
        lay_board(table, position, box)
    if "spare" in position:
        table.piles[TEUTONS + LEFT] += (box.take(f"t{position['spare']}"),)
    if position["phase"] == "event" and decks is None:
        for name, field in KNIGHT_PILES.items():
            for side, card in zip((LEFT, RIGHT), table.up[field], strict=False):
                table.piles[name + side] = (card, *table.piles[name + side])
            table.up[field] = ()
        assert table.provision_card is not None and table.ducat_card is not None
        table.provision_pile, table.provision_card = (table.provision_card,), None
        table.ducat_pile, table.ducat_card = (table.ducat_card,), None


def lay_board(table: Grunwald, position: Mapping[str, Any], box: Box) -> None:
    given = table_of(position, "board")
    if set(given) - set(DEFAULT_BOARD):
        raise ScenarioError(f"board has {', '.join(DEFAULT_BOARD)}, not {given!r}")
    board = {**DEFAULT_BOARD, **given}
    for name, field in KNIGHT_PILES.items():
        cards = tuple(box.take(f"{KIND_OF[name]}{strength}") for strength in listed(board[name], name))
        if len(cards) not in ((0, 2) if name == "teutons" else (2,)):
            raise ScenarioError(f"two {name} lie on the board, not {len(cards)}")
        table.up[field] = cards
    if bool(table.up[TEUTONS]) != (table.round >= table.content.first_teuton_round):
        raise ScenarioError("Teutons lie on the board from round 4 on, and only then (GRU-4.3, 4.4)")
    table.provision_card = box.supply(board["provisions"], PROVISION_VALUES)
    table.ducat_card = box.supply(board["ducats"], DUCAT_VALUES)


def lay_decks(table: Grunwald, decks: object, box: Box) -> None:
    if not isinstance(decks, Mapping):
        raise ScenarioError("decks must be a table of piles")
    for name, given in decks.items():
        pile = listed(given, name)
        if name in table.piles:
            letter = KIND_OF[name.rpartition("_")[0]]
            table.piles[name] = tuple(box.take(f"{letter}{strength}") for strength in pile)
        elif name == "provisions":
            table.provision_pile = tuple(box.supply(values, PROVISION_VALUES) for values in pile)
        elif name == "ducats":
            table.ducat_pile = tuple(box.supply(values, DUCAT_VALUES) for values in pile)
        elif name == "events":
            table.event_pile = tuple(table.content.event(known_event(table, id)) for id in pile)
        else:
            known = [*table.piles, "provisions", "ducats", "events"]
            raise ScenarioError(f"unknown pile {name!r}; piles are {', '.join(known)}")


def known_event(table: Grunwald, id: object) -> str:
    if not isinstance(id, str) or not table.content.has_event(id):
        raise ScenarioError(f"unknown event {id!r}")
    return id


def lay_event(table: Grunwald, position: Mapping[str, Any], phase: str) -> None:
    """In phase 1 the event has just been turned up: it lies on top of its pile until the chapter begins."""
    if "event" not in position:
        return
    card = table.content.event(known_event(table, position["event"]))
    if not table.events_on:
        raise ScenarioError(f"there is no event {card.id!r} with events switched off (GRU-24.2)")
    if phase == "event":
        table.event_pile = (card, *table.event_pile)
    else:
        table.event = card


def begin(table: Grunwald, position: Mapping[str, Any], phase: str) -> None:
    groups = table_of(position, "fields")
    if groups and phase not in ("placement", "resolution"):
        raise ScenarioError(f"nothing stands on the fields in phase {phase!r}")
    if phase == "event":
        if not can_turn_up(table):
            raise ScenarioError(
                "phase 1 needs an event and cards to turn up: give event and board, or decks"
                " (and spare where the event takes a prisoner)"
            )
        table.step = Step.EVENT
    elif phase == "final":
        table.step = Step.FINAL
        table.payers = tuple(table.turn_order())
    else:
        lay_groups(table, groups)
        table.turn = table.start
        begin_placement(table)
        if phase == "resolution":
            end_placement(table)


def lay_groups(table: Grunwald, fields: Mapping[str, Any]) -> None:
    for field, groups in fields.items():
        if field not in FIELDS:
            raise ScenarioError(f"unknown field {field!r}; fields are {', '.join(FIELDS)}")
        for group in listed(groups, field):
            lay_group(table, field, str(group).split())


def lay_group(table: Grunwald, field: str, words: Sequence[str]) -> None:
    """`P2 helpers 1 ducats 3` or `P1 officer`; ducats on the board are not in the stock."""
    text = " ".join(words)
    seat = seat_of(words[0] if words else "", table.seats)
    officer = words[1:2] == ["officer"]
    helpers = int(words[2]) if words[1:2] == ["helpers"] and words[2:3] and words[2].isdecimal() else 0
    rest = words[2 if officer else 3 :]
    ducats = int(rest[1]) if len(rest) == 2 and rest[0] == "ducats" and rest[1].isdecimal() else 0
    player = table.players[seat]
    if not (officer or helpers) or (rest and not ducats):
        raise ScenarioError(f"a group is 'P1 officer [ducats D]' or 'P1 helpers H [ducats D]', not {text!r}")
    if (officer and not player.officer) or helpers > player.free_helpers:
        raise ScenarioError(f"{text!r}: P{seat + 1} has no such pawns left")
    check_group(table, seat, table.content.fields[field], (1 if officer else helpers), ducats, text)
    player.ducats += ducats
    pawn = OFFICER if officer else HELPERS_PAWN
    put_down(table, seat, Placing(field, pawn, helpers, ducats))


def check_group(table: Grunwald, seat: int, field: Field, pawns: int, ducats: int, text: str) -> None:
    """GRU-7b: what may stand where."""
    standing = group_of(table.groups[field.id], seat) is not None
    clause = ""
    if table.round < field.first_round:
        clause = "GRU-7.22"
    elif field.closed_with_helpers == table.players[seat].helpers:
        clause = "GRU-7.21"
    elif field.one_pawn and (pawns > 1 or standing):
        clause = "GRU-7.23, 7.26"
    elif ducats < field.min_ducats or (ducats and not field.max_ducats):
        clause = "GRU-7.20 to 7.26"
    if clause:
        raise ScenarioError(f"{text!r} cannot stand on {field.id} ({clause})")


def seat_of(name: str, seats: int) -> int:
    number = name[1:]
    if name[:1] != "P" or not number.isdecimal() or not 1 <= int(number) <= seats:
        raise ScenarioError(f"players are P1 to P{seats}, not {name!r}")
    return int(number) - 1
