"""Questions about any position: is this legal, why not, what would a Knight do."""

from __future__ import annotations

from rich.text import Text

from tabard.cli.terminal.advice import advise
from tabard.cli.terminal.choices import lines
from tabard.cli.terminal.narration import Telling
from tabard.cli.terminal.pictures import draw
from tabard.cli.terminal.screen import Quit, Screen
from tabard.cli.terminal.table import Table
from tabard.companion.positions import judge, read_position, say
from tabard.engine.decision import Clause
from tabard.engine.match import Match


class Asking:
    """A position, and the positions before the answers that were played in it."""

    def __init__(self, game: str, text: str, screen: Screen, language: str) -> None:
        self.screen = screen
        self.table = Table(read_position(game, text), {}, {}, language)
        self.telling = Telling(self.table, screen)
        self.before: list[Match] = []

    def play(self) -> None:
        self.telling.say("companion-position", {"title": self.table.words.title()})
        self.show()
        try:
            while True:
                self.ask(self.screen.ask(self.telling.text("companion-ask")))
        except (Quit, KeyboardInterrupt):
            return

    def ask(self, typed: str) -> None:
        verb, _, rest = typed.partition(" ")
        match verb.lower():
            case "":
                self.show()
            case "q":
                raise Quit
            case "h" | "help":
                self.telling.say("companion-position-help")
            case "b":
                self.screen.show(draw(self.table, None))
            case "?":
                self.telling.clause(rest.strip().upper())
            case "k":
                self.advise(rest.strip())
            case "u":
                self.take_back()
            case "do":
                self.judge(rest, do=True)
            case _:
                self.judge(typed, do=False)

    def show(self) -> None:
        """Who is asked what, with every choice and what forbids the others."""
        match = self.table.match
        if not match.waiting:
            self.telling.say("companion-nobody")
        for seat in match.waiting:
            decision = match.decision(seat)
            self.telling.question(decision, lines(decision, self.table.words))

    def judge(self, line: str, do: bool) -> None:
        verdict = judge(self.table.match, line)
        if verdict.why is not None:
            why = verdict.why
            self.telling.reason(Clause(why.clause, why.reason, why.facts))
        elif not verdict.legal:
            self.screen.show(Text(verdict.unclear))
        elif do:
            self.before.append(self.table.match)
            self.table.match = self.table.match.copy()
            say(self.table.match, line)
            self.show()
        else:
            self.telling.say("companion-legal", {"answer": line})

    def take_back(self) -> None:
        if not self.before:
            self.telling.say("play-no-undo")
            return
        self.table.match = self.before.pop()
        self.telling.say("play-undone")
        self.show()

    def advise(self, player: str) -> None:
        waiting = self.table.match.waiting
        wanted = [seat for seat in waiting if player.upper() in ("", f"P{seat + 1}")]
        if not wanted:
            self.telling.say("companion-nobody")
        for seat in wanted[:1]:
            advise(self.telling, seat)
