"""Na Grunwald! drawn in text: the round track, the event, six fields with their groups, the players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tabard.bots.levels import LEVELS
from tabard.cli.terminal.flow import Flow
from tabard.cli.terminal.table import Table

STYLES = {"red": "red", "green": "green", "violet": "magenta", "yellow": "yellow"}
KINDS = {"crown_knights": "c", "mercenary_knights": "m", "teutons": "t", "peasants": "p"}
View = dict[str, Any]


def picture(table: Table, seat: int | None) -> RenderableType:
    view = table.view(seat)["table"]
    board: list[RenderableType] = ["", fields(table, view)] if lies_on_the_board(view) else []
    return Group(
        heading(table, view),
        *event(table, view),
        *board,
        *on_the_table(table, view),
        "",
        players(table, view, seat),
    )


def heading(table: Table, view: View) -> Text:
    """The round track with its truce, the season, the phase."""
    rounds = [row for name, row in table.match.module.content(None).entries() if name == "rounds"]
    track = Text()
    for row in rounds:
        number = f"{row['number']}{'~' if row['truce'] else ''}"
        here = row["number"] == view["round"]
        track.append(f"[{number}]" if here else f" {number} ", style="bold reverse" if here else "")
    season = table.words.component(rounds[view["round"] - 1]["id"])
    track.append(f"  {season} – {table.words.phase(view['phase'])}", style="bold")
    return track


def event(table: Table, view: View) -> Iterator[Text]:
    if view["event"] is not None:
        name = table.words.component(view["event"])
        yield Text(table.ui.text("gru-event", {"name": name, "text": table.words.printed(view["event"])}))
    for card in view["up"]["events"]:
        yield Text(table.ui.text("gru-prize", {"card": table.words.component(card)}))
    auction = view["auction"]
    if auction is not None and view["phase"] == "event":
        leader = "none" if auction["leader"] is None else table.words.player(auction["leader"])
        bidders = ", ".join(table.words.player(seat) for seat in auction["bidders"])
        yield Text(
            table.ui.text("gru-auction", {"bid": auction["bid"], "leader": leader, "bidders": bidders})
        )
    if view["pending"]:
        yield Text(table.ui.text("gru-pending", {"number": view["pending"]}))


def lies_on_the_board(view: View) -> bool:
    """Between two rounds, and at the end, the fields are empty and not worth drawing."""
    return view["ducat_card"] is not None or any(view["fields"].values())


def fields(table: Table, view: View) -> Grid:
    """Each field with its cards and its groups in placement order, their points and their present rank."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column("")
    for column in ("gru-field", "gru-cards", "gru-groups"):
        grid.add_column(table.ui.text(column))
    for number, field in enumerate(view["fields"], start=1):
        groups = Flow(group_of(table, view, field, group) for group in view["fields"][field])
        grid.add_row(str(number), table.words.component(field), cards_of(table, view, field), groups)
    return grid


def group_of(table: Table, view: View, field: str, group: View) -> Text:
    seat = group["seat"]
    text = Text(table.words.player(seat), style=style_of(view, seat))
    pawns = pawns_of(table, group["officer"], group["helpers"])
    ducats = f"+{group['ducats']}{table.ui.text('gru-ducat')}" if group["ducats"] else ""
    text.append(f" {pawns}{ducats}", style="not bold default")
    if field != "teutons":  # no points there: the skirmish ranks
        rank = view["ranking"][field].index(seat) + 1
        text.append(f" ={group['points']}", style="bold default")
        text.append(f" #{rank}", style="default")
    return text


def pawns_of(table: Table, officer: bool, helpers: int) -> str:
    return (table.ui.text("gru-officer") if officer else "") + table.ui.text("gru-helper") * helpers


def cards_of(table: Table, view: View, field: str) -> Text:
    """The face-up cards of a field; what cannot be won with this number of players stands in brackets."""
    seats = len(view["players"])
    if field in ("provisions", "ducats"):
        rows = view["supplies"][field]
        return values_of(rows) if rows else Text("–")
    return knights_of(table, view, field, seats) if field in view["up"] else Text("–")


def knights_of(table: Table, view: View, field: str, seats: int) -> Text:
    """Strength and name, one card below the other; under the Teutons their strength in the skirmish."""
    cards = view["up"][field]
    strengths = [strength_of(table, card) for card in cards]
    winners = table.words.components.row(field).get("winners", {}).get(f"p{seats}", len(strengths))
    marks = bracketed(strengths, lost=sorted(strengths)[: len(strengths) - winners])
    rows = [
        mark.append(f" {name_on(table, card)}", "not bold") for mark, card in zip(marks, cards, strict=True)
    ]
    if field == "teutons" and view["teuton_strength"] is not None:
        facts = {"surplus": view["surplus"], "strength": view["teuton_strength"]}
        rows.append(Text(table.ui.text("gru-strength", facts)))
    return Text("\n").join(rows) if rows else Text("–")


def name_on(table: Table, card: str) -> str:
    """The name without the office that follows it."""
    return table.words.components.name(card).partition(",")[0] if card in table.words.components else ""


def values_of(rows: Sequence[View]) -> Text:
    """What is paid this round; in brackets what nobody can win."""
    return Text(" ").join(value_of(row["value"], won=row["won"]) for row in rows)


def value_of(value: int, won: bool) -> Text:
    return Text(str(value), style="bold") if won else Text(f"({value})", style="dim")


def bracketed(values: Sequence[int], lost: Sequence[int]) -> list[Text]:
    """Of two equal values the one further right is lost."""
    left = list(lost)
    parts: list[Text] = []
    for value in reversed(values):
        won = value not in left
        if not won:
            left.remove(value)
        parts.insert(0, value_of(value, won))
    return parts


def on_the_table(table: Table, view: View) -> Iterator[Text]:
    """Cards laid out in a skirmish, and the prisoners made in it."""
    laid: list[str] = []
    for seat, player in enumerate(view["players"]):
        cards = [card for card in (player["played"], *player["captured"]) if card is not None]
        if cards:
            laid.append(f"{table.words.player(seat)}: {', '.join(map(table.words.component, cards))}")
    if laid:
        yield Text(table.ui.text("gru-laid-out", {"cards": "; ".join(laid)}))


def players(table: Table, view: View, viewer: int | None) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    names = ("player", "ducats", "provisions", "pawns", "helpers", "hand", "camp")
    for name in names:
        numeric = name in ("ducats", "provisions", "helpers")
        label = table.ui.text(f"gru-column-{name}")
        grid.add_column(label, justify="right" if numeric else "left", no_wrap=name not in ("hand", "camp"))
    for seat, player in enumerate(view["players"]):
        grid.add_row(
            name_of(table, view, seat, viewer),
            f"{player['ducats']}" + (f" (+{player['due']})" if player["due"] else ""),
            str(player["provisions"]),
            pawns_of(table, player["officer"], player["free_helpers"]) or "–",
            f"{player['helpers']}/{player['helpers'] + player['pool']}",
            cards(table, player["hand"], player["hand_size"]),
            cards(table, player["camp"], player["camp_size"]),
        )
    return grid


def name_of(table: Table, view: View, seat: int, viewer: int | None) -> Text:
    """Marked if it is the viewer's own seat, and if it holds the start-player token."""
    text = Text((">" if seat == viewer else " ") + ("* " if seat == view["start"] else "  "))
    text.append(table.words.player(seat), style=style_of(view, seat))
    if seat in table.levels:
        name = table.levels[seat]
        text.append(f" ({table.words.level(name) if name in LEVELS else name})")
    if view["players"][seat]["passed"] and view["phase"] == "placement":
        text.append(f" – {table.ui.text('gru-passed')}", style="dim")
    return text


def cards(table: Table, ids: Sequence[str] | None, size: int) -> Text:
    if ids is None:
        return Text(table.ui.text("gru-number-of-cards", {"number": size}))
    return Text(" ".join(short(table, id) for id in ids) or "–")


def short(table: Table, id: str) -> str:
    """A card in two letters: its kind and its strength."""
    kind = KINDS[table.words.components.table(id)] if id in table.words.components else id[0]
    return f"{table.ui.text(f'gru-card-{kind}')}{strength_of(table, id)}"


def strength_of(table: Table, id: str) -> int:
    if id in table.words.components:
        return table.words.components.numbers(id)["strength"]
    return int(id[1:])  # a scenario's card known by its mark alone


def style_of(view: View, seat: int) -> str:
    return f"bold {STYLES.get(view['players'][seat]['colour'], '')}"
