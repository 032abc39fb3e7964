"""Parts of the view of Fief: England as rows of numbers, for `observation.py`.

Families are counted like seats: the viewer's own first, both of them with two players.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from tabard.games.fief.rules.content import REGIONS, UNITS, FiefContent
from tabard.observation import Eyes, Field, on_table

FAMILIES: Final = 4
CLANS: Final = 4

ReadFamily = Callable[[Any], int | None]


def order(eyes: Eyes) -> list[int]:
    players = eyes.table["players"]
    return [family for seat in eyes.order() for family in players[seat]["families"]]


def places(eyes: Eyes) -> dict[int, int]:
    return {family: place for place, family in enumerate(order(eyes))}


def families_in(eyes: Eyes, families: Iterable[int]) -> list[int]:
    here, row = places(eyes), [0] * FAMILIES
    for family in families:
        if family in here:
            row[here[family]] = 1
    return row


def per_family(name: str, high: int, meaning: str, read: ReadFamily) -> Field:
    def row(eyes: Eyes) -> list[int]:
        found = [read(eyes.table["families"][family]) or 0 for family in order(eyes)]
        return [*found, *[0] * (FAMILIES - len(found))]

    return Field(name, (FAMILIES,), high, meaning, row)


def family_amounts(
    name: str, ids: Sequence[str], high: int, meaning: str, read: Callable[[Any], Any]
) -> Field:
    def row(eyes: Eyes) -> list[int]:
        found = [read(eyes.table["families"][family]).get(id, 0) for family in order(eyes) for id in ids]
        return [*found, *[0] * (FAMILIES * len(ids) - len(found))]

    return Field(name, (FAMILIES, len(ids)), high, meaning, row, labels=ids)


def allies(eyes: Eyes) -> list[int]:
    rows: list[int] = []
    for family in order(eyes):
        rows += families_in(eyes, [eyes.table["families"][family]["ally"]])
    return [*rows, *[0] * (FAMILIES * FAMILIES - len(rows))]


def title_fields() -> Field:
    def row(eyes: Eyes) -> list[int]:
        titles = eyes.table["titles"]
        found = [int(titles.get(region) == family) for family in order(eyes) for region in REGIONS]
        return [*found, *[0] * (FAMILIES * len(REGIONS) - len(found))]

    return Field("titles", (FAMILIES, len(REGIONS)), 1, "titles held by each family", row, labels=REGIONS)


# Lords.


def offices(content: FiefContent) -> list[str]:
    return [id for id, card in content.cards.items() if id.startswith(("see_", "abbey_"))]


def lord_families(lords: Sequence[str]) -> Callable[[Eyes], list[int]]:
    def row(eyes: Eyes) -> list[int]:
        found: list[int] = []
        for lord in lords:
            here = eyes.table["lords"].get(lord)
            found += families_in(eyes, () if here is None else [here["family"]])
        return found

    return row


def of_lords(
    name: str, lords: Sequence[str], ids: Sequence[str], meaning: str, read: Callable[[Any], Iterable[str]]
) -> Field:
    at = {id: place for place, id in enumerate(ids)}

    def row(eyes: Eyes) -> list[int]:
        found = [0] * (len(lords) * len(at))
        for number_, lord in enumerate(lords):
            here = eyes.table["lords"].get(lord)
            for id in read(here) if here is not None else ():
                if id in at:
                    found[number_ * len(at) + at[id]] = 1
        return found

    return Field(name, (len(lords), len(at)), 1, meaning, row, labels=ids)


def lord_number(
    name: str, lords: Sequence[str], high: int, meaning: str, read: Callable[[Any], Any]
) -> Field:
    def row(eyes: Eyes) -> list[int]:
        table = eyes.table["lords"]
        return [int(read(table[lord])) if lord in table else 0 for lord in lords]

    return Field(name, (len(lords),), high, meaning, row, labels=lords)


# Towns, armies, clans.


def control(towns: Sequence[str]) -> Callable[[Eyes], list[int]]:
    def row(eyes: Eyes) -> list[int]:
        found: list[int] = []
        for town in towns:
            found += families_in(eyes, [eyes.table["towns"][town]["control"]])
        return found

    return row


def of_stacks(eyes: Eyes, towns: Sequence[str], read: Callable[[Any], int]) -> list[int]:
    at = {town: place for place, town in enumerate(towns)}
    here, found = places(eyes), [0] * (FAMILIES * len(towns))
    for stack in eyes.table["stacks"]:
        if stack["town"] in at:
            found[here[stack["family"]] * len(towns) + at[stack["town"]]] += read(stack)
    return found


def soldiers(towns: Sequence[str]) -> Callable[[Eyes], list[int]]:
    return lambda eyes: of_stacks(eyes, towns, lambda stack: stack["soldiers"])


def units(towns: Sequence[str], unit: str) -> Callable[[Eyes], list[int]]:
    return lambda eyes: of_stacks(eyes, towns, lambda stack: stack["units"].get(unit, 0))


def siege_field(towns: Sequence[str]) -> Field:
    def row(eyes: Eyes) -> list[int]:
        here = {siege["town"]: siege["family"] for siege in eyes.table["sieges"]}
        return [bit for town in towns for bit in families_in(eyes, [here[town]] if town in here else ())]

    return Field("sieges", (len(towns), FAMILIES), 1, "who lays siege to each town", row)


def clan_towns(towns: Sequence[str]) -> Callable[[Eyes], list[int]]:
    def row(eyes: Eyes) -> list[int]:
        here = {clan["number"]: clan["town"] for clan in eyes.table["clans"]}
        return [int(here.get(clan) == town) for clan in range(1, CLANS + 1) for town in towns]

    return row


def clan_number(name: str, high: int, meaning: str, read: Callable[[Any], Any]) -> Field:
    def row(eyes: Eyes) -> list[int]:
        here = {clan["number"]: int(read(clan)) for clan in eyes.table["clans"]}
        return [here.get(clan, 0) for clan in range(1, CLANS + 1)]

    return Field(name, (CLANS,), high, meaning, row)


def regions_struck(kind: str) -> Callable[[Eyes], list[str]]:
    return lambda eyes: [one["region"] for one in eyes.table["plagues"] if one["kind"] == kind]


def fighting(side: str) -> Callable[[Eyes], list[int]]:
    read = on_table("battle", "sides", side, "families")
    return lambda eyes: families_in(eyes, [one["family"] for one in read(eyes) or ()])


def moving_units(eyes: Eyes) -> list[int]:
    moving = eyes.table["moving"]
    return [0] * len(UNITS) if moving is None else list(moving["units"])
