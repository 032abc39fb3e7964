"""The end: places, points and their parts, and the seed that was committed to at the start."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from tabard.cli.terminal.pictures import draw
from tabard.cli.terminal.screen import Screen
from tabard.cli.terminal.table import Table
from tabard.engine.module import Standing


def show_end(table: Table, screen: Screen, saved: Path) -> None:
    screen.show(draw(table, None), "")
    standing = table.match.standing
    if standing is None:  # a scenario may stop in the middle of a game
        screen.show(Text(table.ui.text("end-unfinished")))
        return
    screen.show(standing_grid(table, standing), "")
    winners = [table.words.player(rank.seat) for rank in standing if rank.rank == 1]
    sentence = "end-winner" if len(winners) == 1 else "end-shared"
    screen.show(Text(table.ui.text(sentence, {"players": ", ".join(winners)}), style="bold"))
    screen.show_file(table.ui.text("end-seed", {"seed": str(table.match.journal["seed"])}))
    screen.show_file(table.ui.text("end-commitment", {"commitment": table.commitment}))
    screen.show_file(table.ui.text("play-saved", {"file": str(saved)}))
    screen.show_file(table.ui.text("end-verify", {"file": str(saved)}))


def standing_grid(table: Table, standing: Standing) -> Grid:
    """One column for each player in the order of the places, one row for each part."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column(table.ui.text("end-standing"))
    for rank in standing:
        grid.add_column(table.words.player(rank.seat), justify="right")
    grid.add_row(table.ui.text("end-place"), *(str(rank.rank) for rank in standing))
    for part in standing[0].parts:
        grid.add_row(table.words.part(part), *(str(rank.parts[part]) for rank in standing))
    total = (Text(str(rank.score), style="bold") for rank in standing)
    grid.add_row(Text(table.ui.text("end-total"), style="bold"), *total)
    for name in standing[0].tie_breaks:
        label = table.ui.text("end-tie", {"name": table.words.tie_break(name)})
        grid.add_row(Text(label, style="dim"), *(str(rank.tie_breaks[name]) for rank in standing))
    return grid
