"""Output of the terminal: questions, rules, reasons, the log."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text

from tabard.cli.terminal.choices import Asked, Line
from tabard.cli.terminal.screen import Screen
from tabard.cli.terminal.table import Table
from tabard.engine.decision import Clause
from tabard.words.messages import Variables
from tabard.words.rules import clause_text

SHORT = 18  # choices up to this length stand beside each other


class Telling:
    """A table's words on a screen."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.screen = screen

    def text(self, id: str, variables: Variables | None = None) -> str:
        return self.table.ui.text(id, variables)

    def say(self, id: str, variables: Variables | None = None) -> None:
        self.screen.show(Text(self.text(id, variables)))

    def question(self, decision: Asked, choices: Sequence[Line]) -> None:
        """The open question with its clause, who has chosen already, and every choice with its key."""
        view = self.table.view(decision.seat)
        answered = view["answered"] if decision.seat in view["waiting"] else ()
        if answered:
            self.say("play-sealed", {"players": ", ".join(map(self.table.words.player, answered))})
        player = self.table.words.player(decision.seat)
        heading = Text(f"{player}: {self.table.words.prompt(decision)} ", style="bold")
        heading.append(decision.clause, style="not bold dim")
        self.screen.show("", heading)
        texts = [self.choice(line) for line in choices]
        if all(len(text) <= SHORT for text in texts):
            self.screen.show(Columns(texts, padding=(0, 2)))
        else:
            self.screen.show(*texts)

    def choice(self, line: Line) -> Text:
        text = Text(f"{line.key:>3}  {line.words}")
        if line.why is not None:
            text.append(f" – {self.table.words.why(line.why)} {line.why.id}")
            text.stylize("dim")
        return text

    def clause(self, id: str) -> None:
        text = clause_text(id, self.table.language)
        if text is None:
            self.say("play-no-clause", {"clause": id})
        else:
            self.screen.show(Text(f"{self.text('play-clause', {'clause': id})}. {text}"))

    def reason(self, why: Clause) -> None:
        """Why something is not possible now, and the rule that says so."""
        self.say("play-refused", {"reason": self.table.words.why(why)})
        self.clause(why.id)

    def events(self, title: str, events: Sequence[dict[str, object]]) -> None:
        self.say(title)
        grid = Grid.grid(padding=(0, 1))
        for event in events:
            grid.add_row(" ·", self.table.words.event(event))
        self.screen.show(grid)

    def legend(self) -> None:
        """What the signs of the picture mean, where the game has a picture of its own."""
        id = f"legend-{self.table.match.game}"
        if id in self.table.ui:
            self.screen.show(Text(self.text(id), style="dim"))
