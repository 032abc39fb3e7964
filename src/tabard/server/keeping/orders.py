"""What the keeper of a server can order. `tabard admin` writes it down, a server that runs carries it out."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, json

Kind = Literal["ban", "mute"]


class Bar(Struct, tag="bar"):
    """Somebody may not come in, or not speak."""

    person: str
    kind: Kind
    until: int | None = None  # None: until it is lifted
    reason: str = ""


class Lift(Struct, tag="lift"):
    person: str
    kind: Kind


class Close(Struct, tag="close"):
    """A match ends where it stands; a table that has not begun goes."""

    table: str


class Delete(Struct, tag="delete"):
    """A table goes, with all that was played and said there."""

    table: str


class NewPassword(Struct, tag="new_password"):
    """The hash of it. Whoever came by the old one is out."""

    person: str
    hashed: str


class Announce(Struct, tag="announce"):
    """Shown to everybody; an empty text takes back what was announced."""

    text: str
    until: int = 0


class Tidy(Struct, tag="tidy"):
    """Unused guests and open tables, older than so many days, go; so do sessions that have run out."""

    days: int


class Settle(Struct, tag="settle"):
    """A report has been dealt with."""

    report: str


Order = Bar | Lift | Close | Delete | NewPassword | Announce | Tidy | Settle
ORDERS: json.Decoder[Order] = json.Decoder(Order)


class Written(Struct):
    """An order as written down."""

    id: str
    at: int
    order: Order
    done: int | None
    answer: str | None


def table_of(order: Order) -> str | None:
    """The table an order is about: whoever has the table carries it out."""
    return order.table if isinstance(order, Close | Delete) else None
