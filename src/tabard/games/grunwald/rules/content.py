"""The components of Na Grunwald! as typed records, read from content/*.toml and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabard.engine.content import Content, Tables, read_checked
from tabard.engine.errors import ContentError

PACKAGE: Final = "tabard.games.grunwald"

CROWN: Final = "crown"
MERCENARY: Final = "mercenary"
TEUTON: Final = "teuton"
PEASANT: Final = "peasant"

MARKS: Final = {CROWN: "c", MERCENARY: "m", TEUTON: "t"}
STRONGEST: Final = {CROWN: 6, MERCENARY: 6, TEUTON: 4}

TEUTONS: Final = "teutons"
CROWN_KNIGHTS: Final = "crown"
PROVISIONS: Final = "provisions"
DUCATS: Final = "ducats"
MERCENARIES: Final = "mercenaries"
HELPERS: Final = "helpers"
FIELDS: Final[tuple[str, ...]] = (
    TEUTONS,
    CROWN_KNIGHTS,
    PROVISIONS,
    DUCATS,
    MERCENARIES,
    HELPERS,
)  # GRU-R1: the resolution order

NO_LIMIT: Final = -1

Goods = Mapping[str, Any]


class Card:
    """A knight, a Teuton or a peasant. `mark` (c5, m2, t3, peasant) names all equal cards."""

    __slots__ = ("id", "kind", "mark", "order", "strength")

    def __init__(self, id: str, kind: str, strength: int, order: int) -> None:
        self.id = id
        self.kind = kind
        self.strength = strength
        self.mark = PEASANT if kind == PEASANT else f"{MARKS[kind]}{strength}"
        self.order = order  # GRU-22.6: among equal cards the one listed first moves

    def __repr__(self) -> str:
        return self.mark


class Supply:
    """A provision or ducat card: its values, highest first."""

    __slots__ = ("id", "values")

    def __init__(self, id: str, values: tuple[int, ...]) -> None:
        self.id = id
        self.values = values


class EventCard:
    """One of the fourteen events (GRU-6), its effect as data."""

    __slots__ = ("clause", "effect", "id", "kind")

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.id: str = row["id"]
        self.clause: str = row["clause"]
        self.kind: str = row["kind"]
        self.effect: Mapping[str, Any] = row

    @property
    def takes_prisoner(self) -> bool:
        """GRU-6.4."""
        return "prisoner" in self.effect.get("prize", ())

    def modifier(self, target: str) -> Mapping[str, Any] | None:
        """GRU-5.60: the number this card changes, if it is the target asked for."""
        change: Mapping[str, Any] | None = self.effect.get("modifier")
        return change if change is not None and change["target"] == target else None


class Field:
    """What may stand on a field and how many win there (GRU-7b, 19, 20)."""

    __slots__ = (
        "closed_with_helpers",
        "first_round",
        "id",
        "max_ducats",
        "min_ducats",
        "one_pawn",
        "winners",
    )

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.id: str = row["id"]
        self.one_pawn: bool = row["max_pawns"] == 1
        self.min_ducats: int = row["min_ducats"]
        self.max_ducats: int = row["max_ducats"]
        self.first_round: int = row["first_round"]
        self.closed_with_helpers: int = row.get("closed_with_helpers", NO_LIMIT)
        self.winners: Mapping[str, int] = row.get("winners", {})


class GrunwaldContent(Content):
    """All components; immutable and shared by every copy of a table."""

    def __init__(self, tables: Tables, replaced: tuple[str, ...]) -> None:
        super().__init__(tables, replaced)
        self.crown = _deck(tables, "crown_knights", CROWN, 0)
        self.mercenaries = _deck(tables, "mercenary_knights", MERCENARY, 100)
        self.teutons = _deck(tables, "teutons", TEUTON, 200)
        self.peasants = _deck(tables, "peasants", PEASANT, 300)
        self.provision_cards = _supplies(tables, "provision_cards")
        self.ducat_cards = _supplies(tables, "ducat_cards")
        self.events = tuple(EventCard(row) for row in tables["events"])
        self.fields = {row["id"]: Field(row) for row in tables["fields"] if row["id"] in FIELDS}
        self.field_order = tuple([self.fields[id] for id in FIELDS])
        self.colours = tuple(row["id"] for row in tables["colours"])
        self.rounds: int = tables["game"]["rounds"]
        self.first_teuton_round: int = tables["game"]["first_teuton_round"]
        self.setup: Mapping[str, int] = tables["setup"]
        self.most_helpers: int = tables["limits"]["helpers_per_colour"]
        self.ducat_tokens: int = tables["limits"]["ducat_tokens"]
        self.provision_units: int = tables["limits"]["provision_units"]
        self.officer_points: int = tables["points"]["officer"]
        self.ducats_per_point: int = tables["points"]["ducats_per_victory_point"]
        self.surplus: Mapping[str, int] = tables["teuton_surplus"]
        self._cards = {
            card.id: card for card in (*self.crown, *self.mercenaries, *self.teutons, *self.peasants)
        }
        self._supplies = {card.id: card for card in (*self.provision_cards, *self.ducat_cards)}
        self._events = {card.id: card for card in self.events}

    def card(self, id: str) -> Card:
        """A card by its id, or by its mark where a scenario needs one more than the box holds."""
        card = self._cards.get(id)
        return card if card is not None else card_of_mark(id)

    def supply(self, id: str) -> Supply:
        """A provision or ducat card by its id; `5/3/2` stands for any card of these values."""
        card = self._supplies.get(id)
        return card if card is not None else Supply(id, tuple(int(value) for value in id.split("/")))

    def event(self, id: str) -> EventCard:
        return self._events[id]

    def has_event(self, id: str) -> bool:
        return id in self._events


def card_of_mark(mark: str) -> Card:
    kinds = {letter: kind for kind, letter in MARKS.items()}
    return Card(mark, kinds[mark[0]], int(mark[1:]), 400)


def load(override: Mapping[str, Any] | None) -> GrunwaldContent:
    tables, replaced = read_checked(PACKAGE, override)
    _check_cards(tables)
    return GrunwaldContent(tables, replaced)


def _deck(tables: Tables, table: str, kind: str, first: int) -> tuple[Card, ...]:
    return tuple(Card(row["id"], kind, row["strength"], first + n) for n, row in enumerate(tables[table]))


def _supplies(tables: Tables, table: str) -> tuple[Supply, ...]:
    return tuple(Supply(row["id"], tuple(row["values"])) for row in tables[table])


def _check_cards(tables: Tables) -> None:
    """GRU-4.5: the decks must last exactly eight rounds, and every value must be printable on its card."""
    rounds = tables["game"]["rounds"]
    last_teuton = 2 * (rounds - tables["game"]["first_teuton_round"] + 1)
    sizes = {"crown_knights": 2 * rounds, "mercenary_knights": 2 * rounds, "provision_cards": rounds}
    for table, size in {**sizes, "ducat_cards": rounds, "events": 14}.items():
        if len(tables[table]) != size:
            raise ContentError(f"[[{table}]] must have {size} entries, not {len(tables[table])} (GRU-4.5)")
    if len(tables["teutons"]) <= last_teuton or len(tables["teutons"]) % 2:
        raise ContentError(f"[[teutons]] must have an even number of entries above {last_teuton} (GRU-4.5)")
    for table, kind in (("crown_knights", CROWN), ("mercenary_knights", MERCENARY), ("teutons", TEUTON)):
        for row in tables[table]:
            if not 1 <= row["strength"] <= STRONGEST[kind]:
                raise ContentError(f"[[{table}]] {row['id']}: strength must be 1 to {STRONGEST[kind]}")
    for table, lengths in (("provision_cards", (1, 2)), ("ducat_cards", (3,))):
        for row in tables[table]:
            values = row["values"]
            whole = all(type(value) is int and 0 <= value <= 9 for value in values)
            if not whole or len(values) not in lengths or values != sorted(values, reverse=True):
                wanted = " or ".join(map(str, lengths))
                raise ContentError(
                    f"[[{table}]] {row['id']}: values must be {wanted} numbers from 9 down to 0"
                )
