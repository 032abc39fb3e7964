"""Consent (FIE-28.19) and where a Lord is put on the map (FIE-14.4, 14.5)."""

from __future__ import annotations

from tabard.games.fief.rules.asking import Choose, Dealt
from tabard.games.fief.rules.content import FORTRESS, ROYAL_CASTLE
from tabard.games.fief.rules.movement.control import is_inside, settle, stamp
from tabard.games.fief.rules.people import free_lords, sovereign_family
from tabard.games.fief.rules.records import INSIDE, NOBODY, OFF_BOARD, OUTSIDE, Lord
from tabard.games.fief.rules.relics import fetch_all
from tabard.games.fief.rules.rights import PhaseRight, Use
from tabard.games.fief.rules.standing import ALL_TOWNS, Permit, Purpose
from tabard.games.fief.rules.state import Fief


class Consent(Dealt):
    """FIE-8.16, 8.20, 28.19, D17: may they?"""

    __slots__ = ("leave",)

    kind = "consent"
    clause = "FIE-28.19"

    def __init__(self, table: Fief, owner: int, asker: int, purpose: Purpose, town: str) -> None:
        facts = {"asker": asker, "purpose": purpose, "town": town}
        super().__init__(table, owner, ("no", "yes"), facts)
        self.leave: Use = (PhaseRight.LEAVE, owner, asker, str(purpose), town)

    def dealt(self, table: Fief) -> str:
        return "yes" if self.leave in table.phase_used else ""


class PlaceLord(Choose):
    """FIE-14.4, D06: a town of the first class that offers one."""

    __slots__ = ()

    kind = "place_lord"
    clause = "FIE-14.4"


async def consent(table: Fief, owner: int, asker: int, purpose: Purpose, town: str) -> bool:
    """FIE-28.19: a stored answer is given at once; families of one player always agree (FIE-27.7)."""
    if table.seat_of(owner) == table.seat_of(asker):
        return True
    question = Consent(table, owner, asker, purpose, town)
    answer = stored_answer(table, question, Permit(owner, asker, purpose, town))
    if not answer:
        answer = str(await table.hear(question))
    table.phase_used.pop(question.leave, None)
    table.tell("consent", owner=owner, asker=asker, purpose=purpose, town=town, answer=answer)
    return answer == "yes"


def stored_answer(table: Fief, question: Consent, permit: Permit) -> str:
    """What was dealt away goes before what is permitted in general."""
    if question.dealt(table):
        return "yes"
    for where in (permit.town, ALL_TOWNS):
        stored = table.permits.get(permit._replace(town=where), "")
        if stored in ("yes", "no"):
            table.reveal()  # nobody else knows why it was not asked
            return stored
    return ""


def place_classes(table: Fief, family: int) -> list[list[str]]:
    """FIE-14.4: the classes (1) to (4), each with the towns it offers."""
    towns = table.content.towns
    own = [town for town in towns if table.towns[town].control == family and open_to(table, family, town)]
    return [
        [town for town in own if table.towns[town].building == FORTRESS],
        [town for town in own if table.towns[town].building],
        [
            town
            for town in towns
            if any(lord.place == town for lord in free_lords(table, family)) and open_to(table, family, town)
        ],
        own,
    ]


def open_to(table: Fief, family: int, town: str) -> bool:
    """FIE-7.18: into a royal castle only the sovereign's family is introduced."""
    place = table.towns[town]
    monarch = sovereign_family(table)
    return place.building != ROYAL_CASTLE or monarch in (NOBODY, family)


async def find_place(table: Fief, family: int, lord: str, tunnel: bool = False) -> str:
    """FIE-14.4; tunnel: FIE-15.80. "" if no town is found."""
    classes = place_classes(table, family)
    if tunnel:
        classes = classes[3:]
    for offered in classes:
        if offered:
            return str(await table.hear(PlaceLord(table, family, offered, {"lord": lord})))
    refused: list[str] = []
    while True:
        offered = [
            town
            for town in table.content.towns
            if town not in refused and open_to(table, family, town) and town != table.fog
        ]
        free = [town for town in offered if table.towns[town].control == NOBODY]
        others = [town for town in offered if table.towns[town].control not in (NOBODY, family)]
        choices = free + others + ([] if free else ["nowhere"])
        if choices == ["nowhere"]:
            return OFF_BOARD
        town = str(await table.hear(PlaceLord(table, family, choices, {"lord": lord})))
        if town == "nowhere":
            return OFF_BOARD
        owner = table.towns[town].control
        if owner == NOBODY or await consent(table, owner, family, Purpose.PLACING, town):
            return town
        refused.append(town)


def put_lord(table: Fief, lord: Lord, town: str) -> None:
    """A free Lord appears in a town; new ones count as recruits (FIE-8.35)."""
    lord.place = town
    lord.came = ""
    if town == OFF_BOARD:
        lord.gate = OUTSIDE
        return
    building = table.towns[town].building
    guest = table.towns[town].control not in (NOBODY, lord.family) and bool(building)
    lord.gate = INSIDE if guest or is_inside(table, lord.family, town) else companions_gate(table, lord)
    table.tell("lord_placed", lord=lord.id, town=town)
    give_guard(table, lord)
    stamp(table, town)
    settle(table, town)
    fetch_all(table)


def companions_gate(table: Fief, lord: Lord) -> str:
    """FIE-7.39: where another Lord of the family stands; else outside."""
    for other in free_lords(table, lord.family, lord.place):
        if other is not lord:
            return other.gate
    return OUTSIDE


def give_guard(table: Fief, lord: Lord) -> None:
    """FIE-18.1, R71: a captive's guard comes when he is free."""
    if not lord.guard_due or not lord.free or lord.place == OFF_BOARD:
        return
    lord.guard_due = False
    if lord.royal in ("king", "sovereign_queen"):
        lord.guard_knights = 2
    else:
        lord.guard_men = 2
    table.tell("guard", lord=lord.id)
