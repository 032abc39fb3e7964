"""A session at a table: show, ask, answer, until the match is over or the player leaves."""

from __future__ import annotations

from collections.abc import Sequence

from rich.rule import Rule

from tabard.cli.terminal import saving
from tabard.cli.terminal.choices import Line, find, lines
from tabard.cli.terminal.commands import command
from tabard.cli.terminal.narration import Telling
from tabard.cli.terminal.pictures import draw
from tabard.cli.terminal.screen import Quit, Screen
from tabard.cli.terminal.standing import show_end
from tabard.cli.terminal.table import Table
from tabard.engine.decision import OpenDecision

RECENT = 12  # log lines repeated for a player who comes back


class Session:
    """A table and the screen it is played on."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.match = table.match
        self.screen = screen
        self.telling = Telling(table, screen)
        self.log_read = {  # how much of the log each seat has read
            seat: max(0, len(table.match.log(seat)) - RECENT) for seat in range(table.match.seats)
        }
        self.shown: tuple[int, list[dict[str, object]]] | None = (
            None  # whose table was drawn last, and its log
        )

    def play(self) -> None:
        """Until the match is over or the player quits; leaving always saves."""
        try:
            self.table.let_bots_answer()
            while self.match.waiting:
                self.turn(self.match.waiting[0])
                self.table.let_bots_answer()
        except (Quit, KeyboardInterrupt):  # also while a bot thinks
            self.leave()
            return
        path = saving.autosave_path(self.match)
        saving.save(self.table, path)
        show_end(self.table, self.screen, path)

    def leave(self) -> None:
        if not self.match.journal["entries"]:
            self.telling.say("play-nothing-to-save")
            return
        path = saving.autosave_path(self.match)
        saving.save(self.table, path)
        for id in ("play-saved", "play-resume"):
            self.screen.show_file(self.telling.text(id, {"file": str(path)}))

    def turn(self, seat: int) -> None:
        """One question to a person, until it is answered or taken back."""
        secret = self.table.has_secrets_from_others(seat)
        if secret and (self.shown is None or self.shown[0] != seat):
            self.screen.clear()
            self.screen.ask(self.telling.text("play-curtain", {"player": self.table.words.player(seat)}))
            self.screen.clear()
        self.show_news(seat)
        decision = self.match.decision(seat)
        choices = lines(decision, self.table.words)
        self.telling.question(decision, choices)
        before = self.match.journal["entries"]
        while self.match.journal["entries"] == before:
            self.act(decision, choices, self.screen.ask(self.telling.text("play-prompt")))
        if secret:
            self.screen.clear()

    def show_news(self, seat: int) -> None:
        """Show the table and the new log lines, if there are any for this seat."""
        log = self.match.log(seat)
        if self.shown == (seat, log):
            return
        first_look = self.shown is None
        again = self.shown is not None and self.shown[0] == seat
        news = log[self.log_read[seat] :] or (log[-1:] if again else [])  # undo makes the log shorter
        self.shown = (seat, log)
        self.log_read[seat] = len(log)
        self.screen.show(Rule(style="dim"))
        if news:
            self.telling.events("play-log", news)
        self.screen.show("", draw(self.table, seat))
        if first_look:
            self.telling.legend()

    def act(self, decision: OpenDecision, choices: Sequence[Line], typed: str) -> None:
        """Answer with what was typed, or say why not, or run a terminal command."""
        line = find(choices, typed)
        if line is None:
            command(self.telling, decision, choices, typed)
        elif line.why is not None:
            self.telling.reason(line.why)
        else:
            self.match.answer(decision.seat, line.choice)
