"""Fief: England drawn in text: the turn, what weighs on the regions, the towns, the families."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tabard.cli.terminal.table import Table

STYLES = ("bold red", "bold green", "bold magenta", "bold yellow")
RANKS = {
    "king": "fie-king",
    "sovereign_queen": "fie-sovereign-queen",
    "queen": "fie-queen",
    "prince": "fie-prince",
}
NOBODY = -1
View = dict[str, Any]


def picture(table: Table, seat: int | None) -> RenderableType:
    view = table.view(seat)["table"]
    return Group(heading(table, view), *burdens(table, view), towns(table, view), "", families(table, view))


def heading(table: Table, view: View) -> Text:
    """The turn of all turns, the phase, and who is first."""
    turn = {"turn": view["turn"], "last": view["last_turn"], "first": table.words.player(view["first"])}
    text = Text(table.ui.text("fie-turn", turn), style="bold")
    return text.append(f" – {table.words.phase(str(view['phase']))}")


def burdens(table: Table, view: View) -> Iterator[Text]:
    """Plagues, harvests and taxes where they lie; plagues that wait."""
    words = table.words
    laid = [f"{words.component(one['region'])}: {words.component(one['card'])}" for one in view["plagues"]]
    laid += [f"{words.component(one['region'])}: {words.component(one['card'])}" for one in view["bonuses"]]
    laid += [f"{words.component(one['where'])}: {words.component(one['card'])}" for one in view["taxes"]]
    if view["track"]:
        laid.append(table.ui.text("fie-waiting", {"number": view["track"]}))
    if laid:
        yield Text("; ".join(laid))


def towns(table: Table, view: View) -> Grid:
    """Every town with its holder, what is built there and who is there; Sherwood while somebody is in it."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("region", "town", "holder", "there"):
        grid.add_column(table.ui.text(f"fie-column-{name}"))
    rows = {row["id"]: row for name, row in table.match.module.content(None).entries() if name == "towns"}
    region = ""
    for town, lies in view["towns"].items():
        here = rows[town]["region"]
        name = table.words.component(here) if here != region else ""
        region = here
        there = Text("; ").join([*buildings(table, view, town, lies), *people(table, view, town)])
        grid.add_row(name, table.words.component(town), holder(table, lies["control"]), there)
    forest = list(people(table, view, "sherwood"))
    if forest:
        grid.add_row("", table.words.component("sherwood"), "", Text("; ").join(forest))
    return grid


def holder(table: Table, family: int) -> Text:
    return Text("–") if family == NOBODY else Text(table.words.family(family), style=STYLES[family])


def buildings(table: Table, view: View, town: str, lies: View) -> Iterator[Text]:
    ids = [lies["building"]] if lies["building"] else []
    ids += ["mill"] if lies["mill"] else []
    ids += lies["relics"]
    ids += ["excalibur"] if view["excalibur"] == town else []
    if ids:
        yield Text(", ".join(map(table.words.component, ids)))
    for siege in view["sieges"]:
        if siege["town"] == town:
            yield Text(table.ui.text("fie-siege", {"family": table.words.family(siege["family"])}))


def people(table: Table, view: View, place: str) -> Iterator[Text]:
    """The families' Lords and soldiers, those outside the walls in brackets; then Vikings."""
    for family in range(len(view["families"])):
        lords = [lord_here(table, id, lord) for id, lord in at(view, family, place)]
        stacks = [one for one in view["stacks"] if (one["family"], one["town"]) == (family, place)]
        parts = [*lords, *(stack_of(table, one) for one in stacks)]
        if parts:
            text = Text(table.words.family(family), style=STYLES[family])
            yield text.append(f": {', '.join(parts)}", style="not bold default")
    for clan in view["clans"]:
        if clan["town"] == place:
            name = table.words.component(f"clan_{clan['number']}")
            yield Text(f"{name}: {clan['vikings']}{' + J' if clan['jarl'] else ''}", style="bold")


def at(view: View, family: int, place: str) -> list[tuple[str, View]]:
    lords = [(id, lord) for id, lord in view["lords"].items() if lord["family"] == family]
    return [(id, lord) for id, lord in lords if lord["place"] == place]


def lord_here(table: Table, id: str, lord: View) -> str:
    name = table.words.component(id) + ("#" if lord["captor"] else "")
    return f"({name})" if lord["gate"] else name


def stack_of(table: Table, stack: View) -> str:
    """Kinds where they are known, else the number of soldiers."""
    known = sum(stack["units"].values())
    parts = [f"{number} {table.words.component(unit)}" for unit, number in stack["units"].items()]
    if known < stack["soldiers"]:
        parts.insert(0, f"{stack['soldiers']} ?")
    text = " + ".join(parts)
    return f"({text})" if stack["gate"] else text


def families(table: Table, view: View) -> Grid:
    """Points, purse, hand and the Lords with all they bear."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("family", "points", "coins", "hand", "lords"):
        grid.add_column(table.ui.text(f"fie-column-{name}"))
    for number, family in enumerate(view["families"]):
        player = view["players"][family["seat"]]
        hand = player["hand"]
        cards = str(player["hand_size"]) if hand is None else ", ".join(map(table.words.component, hand))
        coins = "?" if player["coins"] is None else str(player["coins"])
        lords = "; ".join(lord_words(table, id, view["lords"][id]) for id in family["lords"])
        grid.add_row(holder(table, number), str(family["points"]), coins, cards or "–", lords or "–")
    return grid


def lord_words(table: Table, id: str, lord: View) -> str:
    bears = [table.ui.text(RANKS[lord["royal"]])] if lord["royal"] else []
    ids = [*lord["fiefs"], *lord["church"], *([lord["servant"]] if lord["servant"] else []), *lord["relics"]]
    bears += [table.words.component(one) for one in ids]
    if lord["spouse"]:
        bears.append(f"♥ {table.words.component(lord['spouse'])}")
    name = table.words.component(id)
    return f"{name} ({', '.join(bears)})" if bears else name
