"""One sitting at a table: show, ask, answer, until the match is over or the player leaves."""

from __future__ import annotations

from pathlib import Path

from rich.columns import Columns
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from tabard.cli.terminal import saving
from tabard.cli.terminal.choices import Line, find, lines
from tabard.cli.terminal.pictures import draw
from tabard.cli.terminal.screen import Quit, Screen
from tabard.cli.terminal.standing import show_end
from tabard.cli.terminal.table import Table
from tabard.engine.decision import Clause, OpenDecision
from tabard.engine.errors import TabardError
from tabard.words.messages import Variables
from tabard.words.rules import clause_text

SHORT = 18  # choices up to this length stand beside each other


class Session:
    """A table and the screen it is played on."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.heard = dict.fromkeys(range(table.match.seats), 0)  # how much of the log each seat has read
        self.shown: tuple[int, int] | None = None  # the seat and the length of the log last drawn
        self.explained = False

    def play(self) -> None:
        """Until the match is over or the player quits; leaving always saves."""
        try:
            while True:
                self.table.let_bots_answer()
                if not self.table.match.waiting:
                    break
                self.turn(self.table.match.waiting[0])
        except (Quit, KeyboardInterrupt):  # also while a bot thinks
            self.leave()
            return
        path = saving.autosave_path(self.table.match)
        saving.save(self.table.match, self.table.levels, self.table.language, path)
        show_end(self.table, self.screen, path)

    def leave(self) -> None:
        if not self.table.match.journal["entries"]:
            self.say("play-nothing-to-save")
            return
        path = saving.autosave_path(self.table.match)
        saving.save(self.table.match, self.table.levels, self.table.language, path)
        self.screen.show_file(self.text("play-saved", {"file": str(path)}))
        self.screen.show_file(self.text("play-resume", {"file": str(path)}))

    def turn(self, seat: int) -> None:
        """One question to a person, until it is answered or taken back."""
        secret = self.table.has_secrets_from_others(seat)
        if secret and (self.shown is None or self.shown[0] != seat):
            self.screen.clear()
            self.screen.ask(self.text("play-curtain", {"player": self.table.words.player(seat)}))
            self.screen.clear()
        self.show_news(seat)
        decision = self.table.match.decision(seat)
        choices = lines(decision, self.table.words)
        self.show_question(decision, choices)
        before = self.table.match.journal["entries"]
        while self.table.match.journal["entries"] == before:
            self.act(seat, decision, choices, self.screen.ask(self.text("play-prompt")))
        if secret:
            self.screen.clear()

    # Showing.

    def show_news(self, seat: int) -> None:
        """The table and what happened, if something has happened since this seat looked last."""
        log = self.table.match.log(seat)
        if self.shown == (seat, len(log)):
            return
        self.shown = (seat, len(log))
        news = log[self.heard[seat] :]
        self.heard[seat] = len(log)
        self.screen.show(Rule(style="dim"))
        if news:
            self.show_events("play-log", news)
        self.screen.show("", draw(self.table, seat))
        if not self.explained:
            self.explained = True
            self.show_legend()

    def show_legend(self) -> None:
        """What the signs of the picture mean, where the game has a picture of its own."""
        if f"legend-{self.table.match.game}" in self.table.ui:
            self.screen.show(Text(self.text(f"legend-{self.table.match.game}"), style="dim"))

    def show_question(self, decision: OpenDecision, choices: list[Line]) -> None:
        player = self.table.words.player(decision.seat)
        answered = self.table.view(decision.seat)["answered"]
        if answered:
            names = ", ".join(self.table.words.player(seat) for seat in answered)
            self.say("play-sealed", {"players": names})
        self.screen.show("")
        heading = Text(f"{player}: {self.table.words.prompt(decision)} ", style="bold")
        heading.append(decision.clause, style="not bold dim")
        self.screen.show(heading)
        texts = [choice_text(line, self.table) for line in choices]
        if all(len(text) <= SHORT for text in texts):
            self.screen.show(Columns(texts, padding=(0, 2)))
        else:
            self.screen.show(*texts)

    def show_clause(self, id: str) -> None:
        text = clause_text(id)
        if text is None:
            self.say("play-no-clause", {"clause": id})
        else:
            self.screen.show(Text(f"{self.text('play-clause', {'clause': id})}. {text}"))

    # Acting.

    def act(self, seat: int, decision: OpenDecision, choices: list[Line], typed: str) -> None:
        """Answer with what was typed, or say why not, or do what else it asks for."""
        line = find(choices, typed)
        if line is None:
            self.command(seat, decision, choices, typed)
        elif line.why is not None:
            self.explain(line.why)
        else:
            self.table.match.answer(seat, line.choice)

    def command(self, seat: int, decision: OpenDecision, choices: list[Line], typed: str) -> None:
        verb, _, rest = typed.partition(" ")
        rest = rest.strip()
        match verb.lower():
            case "?":
                self.show_clause(rest.upper() or decision.clause)
            case "w":
                self.why(decision, choices, rest)
            case "u":
                self.undo(seat)
            case "r":
                self.redo(seat)
            case "b":
                self.screen.show(draw(self.table, seat))
                self.show_question(decision, choices)
            case "":
                self.show_question(decision, choices)
            case "l":
                self.show_log(seat)
            case "s":
                self.save(rest)
            case "q":
                raise Quit
            case "h" | "help":
                self.say("play-help")
                self.show_legend()
            case _:
                self.say("play-unknown", {"typed": typed[:40]})

    def why(self, decision: OpenDecision, choices: list[Line], typed: str) -> None:
        """Why a choice is not possible: one on the list, or any other that can be thought of."""
        line = find(choices, typed)
        if not typed:
            self.say("play-why-usage")
        elif line is not None and line.why is None:
            self.say("play-possible", {"choice": line.words})
        elif line is not None and line.why is not None:
            self.explain(line.why)
        else:
            self.explain(decision.why_not(int(typed) if typed.isdecimal() else typed))

    def explain(self, why: Clause) -> None:
        self.say("play-refused", {"reason": self.table.words.why(why)})
        self.show_clause(why.id)

    def show_log(self, seat: int) -> None:
        log = self.table.match.log(seat)
        self.show_events("play-whole-log" if log else "play-nothing", log)

    def show_events(self, title: str, events: list[dict[str, object]]) -> None:
        self.say(title)
        grid = Grid.grid(padding=(0, 1))
        for event in events:
            grid.add_row(" ·", self.table.words.event(event))
        self.screen.show(grid)

    def save(self, file: str) -> None:
        if not file:
            self.say("play-save-usage")
            return
        try:
            saving.save(self.table.match, self.table.levels, self.table.language, Path(file).expanduser())
        except TabardError as error:
            self.screen.show(Text(str(error)))
        else:
            self.screen.show_file(self.text("play-saved", {"file": file}))

    def undo(self, seat: int) -> None:
        """Back to this seat's last question; beyond its own reach only if the other people agree."""
        match = self.table.match
        answers = self.table.steps_back(seat)
        if answers == 0:
            self.say("play-no-undo")
            return
        if answers > match.undoable(seat) and not self.others_agree(seat):
            return
        match.undo(seat, answers, [other for other in range(match.seats) if other != seat])
        self.say("play-undone")
        self.forget_the_future(seat)

    def others_agree(self, seat: int) -> bool:
        self.say("play-undo-further")
        others = [self.table.words.player(other) for other in self.table.people if other != seat]
        question = "play-undo-consent" if others else "play-undo-sure"
        typed = self.screen.ask(self.text(question, {"players": ", ".join(others)}))
        return typed[:1].lower() in ("y", self.text("play-affirmative"))

    def redo(self, seat: int) -> None:
        try:
            self.table.match.redo(seat)
        except TabardError:
            self.say("play-no-redo")
            return
        self.say("play-redone")
        self.forget_the_future(seat)

    def forget_the_future(self, seat: int) -> None:
        """After undo the log is shorter: nobody has read more of it than there is."""
        self.shown = None
        for other in self.heard:
            self.heard[other] = min(self.heard[other], len(self.table.match.log(other)))

    # Words.

    def text(self, id: str, variables: Variables | None = None) -> str:
        return self.table.ui.text(id, variables)

    def say(self, id: str, variables: Variables | None = None) -> None:
        self.screen.show(Text(self.text(id, variables)))


def choice_text(line: Line, table: Table) -> Text:
    text = Text(f"{line.key:>3}  {line.words}")
    if line.why is not None:
        text.append(f" – {table.words.why(line.why)} {line.why.id}")
        text.stylize("dim")
    return text
