"""The parley of two players: coins and cards change hands in it, seen by them alone (FIE-5.30, 28.18)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabard.engine.decision import Clause
from tabard.engine.module import Timer
from tabard.games.fief.rules.state import Fief

SECONDS = 3 * 60  # FIE-5.30
END = "end_parley"


def in_parley(table: Fief, one: int, other: int) -> bool:
    """The players of two families parley with each other now."""
    seats = (table.seat_of(one), table.seat_of(other))
    return bool(table.parley) and sorted(seats) == sorted(table.parley)


def partner(table: Fief, seat: int) -> int:
    sender, guest = table.parley
    return guest if seat == sender else sender


def private_talk(table: Fief, options: Mapping[str, object], seat: int, to: Sequence[int]) -> Clause | None:
    """FIE-5.30, 28.18, R118: two players talk alone in their parley, or where the table allows it always."""
    if options.get("free_talk") or all({seat, one} == set(table.parley) for one in to if one != seat):
        return None
    return Clause("FIE-5.30", "private-talk-needs-a-parley")


def likeness(card: str) -> str:
    """Cards of one name are the same to everybody: tax_1, tax_2."""
    name, _, number = card.rpartition("_")
    return name if number.isdecimal() else card


def wanted(table: Fief, seat: int) -> list[str]:
    """Cards the other could hold, as far as this player can see: by their backs, and not seen elsewhere."""
    if seat not in table.parley:
        return []
    backs = {table.content.cards[card].back for card in table.players[partner(table, seat)].hand}
    seen = {*table.players[seat].hand, *table.lords, *table.dead, *table.in_play, *table.discard[:1]}
    seen |= {card for lord in table.lords.values() for card in lord.church}
    seen |= {board.fourth for board in table.families}
    seen |= {tax.card for tax in table.taxes} | {card for card, _ in table.bonuses}
    found: dict[str, str] = {}
    for id, card in table.content.cards.items():
        if card.back in backs and id not in seen:
            found.setdefault(likeness(id), id)
    return list(found.values())


def timers(table: Fief) -> list[Timer]:
    """FIE-28.18: three minutes where people play live."""
    if not table.parley:
        return []
    sender = table.parley[0]
    left = sum(table.families[family].pigeons for family in table.families_of(sender))
    name = f"parley {table.turn} {sender} {left}"  # every invitation costs a pigeon
    return [Timer(name, SECONDS, sender, {"do": END, "family": table.families_of(sender)[0]})]


def end_parley(table: Fief) -> None:
    sender, guest = table.parley
    table.close_parley()
    table.tell("parley_over", family=table.families_of(sender)[0], recipient=guest)
