"""A solo match beside the real box: says what the opponent does and why, asks what dice and cards show."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from tabard.api import new
from tabard.cli.terminal.advice import advise
from tabard.cli.terminal.choices import Line, find, lines
from tabard.cli.terminal.commands import command
from tabard.cli.terminal.narration import Telling
from tabard.cli.terminal.screen import Quit, Screen
from tabard.cli.terminal.standing import standing_grid
from tabard.cli.terminal.table import Table
from tabard.companion.by_hand import ALONE, PLAYER, SHOWN, Given, Played, ToShow, play_by_hand, solo_setup
from tabard.companion.solo import solo_of
from tabard.engine.decision import OpenDecision
from tabard.engine.errors import JournalError, SetupError, TabardError
from tabard.engine.journal import ANSWER, COMMAND

FORMAT = 1
KINDS = (SHOWN, ANSWER, COMMAND)


class BesideTheBox:
    """What was said so far, and the screen it is said at."""

    def __init__(
        self, game: str, options: Mapping[str, object], screen: Screen, language: str, seed: str = "0"
    ) -> None:
        self.setup = solo_setup(game, options, seed)
        self.screen = screen
        self.given: list[Given] = []
        self.told = 0  # how many events
        self.typed: list[str] = []  # what else was typed in the same line
        self.table = Table(new(game, ALONE, 0, options), {}, {}, language)
        self.telling = Telling(self.table, screen)
        self.solo = solo_of(game)
        self.file: Path | None = None

    def play(self) -> None:
        self.telling.say("companion-start", {"title": self.table.words.title()})
        try:
            while (at := self.stands()).to_show is not None or (at.match and at.match.waiting):
                self.step(at)
        except (Quit, KeyboardInterrupt):
            self.leave()
            return
        self.tell_news(at)
        assert at.match is not None and at.match.standing is not None
        self.screen.show(standing_grid(self.table, at.match.standing))
        self.leave()

    def stands(self) -> Played:
        at = play_by_hand(self.setup, self.given)
        if at.match is not None:
            self.table.match = at.match
        return at

    def step(self, at: Played) -> None:
        """One question, until it is answered or taken back."""
        self.tell_news(at)
        question = at.to_show or self.table.match.decision(PLAYER)
        choices = lines(question, self.table.words)
        if not self.typed:
            self.telling.question(question, choices)
        before, queued = list(self.given), bool(self.typed)
        while self.given == before:
            typed = self.next_typed()
            if not self.answer(question, choices, typed):
                self.typed = []
                self.other(question, choices, typed)
                if queued and self.given == before:
                    self.telling.question(question, choices)
                queued = False
        if queued and len(self.given) > len(
            before
        ):  # typed with the answer before: say what it was taken for
            asked = self.table.words.prompt(question)
            self.screen.show(Text(f"{asked} {self.table.words.choice(question, self.given[-1].value)}"))

    def next_typed(self) -> str:
        return self.typed.pop(0) if self.typed else self.screen.ask(self.telling.text("companion-prompt"))

    def answer(self, question: OpenDecision | ToShow, choices: Sequence[Line], typed: str) -> bool:
        """Whether it was an answer: one, or several with commas, for the questions that follow."""
        line = find(choices, typed)
        if line is None:
            first, comma, rest = typed.partition(",")
            line = find(choices, first.strip()) if comma else None
            if line is not None:
                self.typed = [rest.strip(), *self.typed]
        if line is None or line.why is not None:
            return False
        self.given.append(Given(SHOWN if isinstance(question, ToShow) else ANSWER, line.choice))
        return True

    def other(self, question: OpenDecision | ToShow, choices: Sequence[Line], typed: str) -> None:
        line = find(choices, typed)
        if line is not None and line.why is not None:
            self.telling.reason(line.why)
        elif typed == "u":
            self.take_back()
        elif typed == "k" and not isinstance(question, ToShow):
            advise(self.telling, PLAYER)
        elif typed.partition(" ")[0] == "s":
            self.file = Path(typed[1:].strip()).expanduser() if typed[1:].strip() else None
            self.save()
        elif typed in ("h", "help", "k"):
            self.telling.say("companion-help")
        elif typed.partition(" ")[0] in ("r", "c"):  # of no use here
            self.telling.say("play-unknown", {"typed": typed[:40]})
        else:
            command(self.telling, question, choices, typed)

    def take_back(self) -> None:
        """The last thing said; the box must be put right by hand."""
        if not self.given:
            self.telling.say("play-no-undo")
            return
        self.given.pop()
        self.told = min(self.told, len(play_by_hand(self.setup, self.given).telling))
        self.telling.say("companion-undone")

    def tell_news(self, at: Played) -> None:
        """What happened since the last question; of the opponent, with the clause that makes him."""
        news = at.telling[self.told :]
        self.told = len(at.telling)
        if not news:
            return
        self.screen.show(Rule(style="dim"))
        grid = Grid.grid(padding=(0, 1))
        for event in news:
            text = Text(self.table.words.event(event))
            clause = self.solo.clause(event)
            if clause is not None:
                text.stylize("bold")
                text.append(f" {clause}", style="not bold dim")
            grid.add_row(" ·", text)
        self.screen.show(grid)

    # Files.

    def leave(self) -> None:
        if not self.given:
            self.telling.say("play-nothing-to-save")
            return
        self.save()
        self.screen.show_file(self.telling.text("companion-resume", {"file": str(self.file)}))

    def save(self) -> None:
        game, language = self.setup.game, self.table.language
        self.file = (
            self.file or user_data_path("tabard", appauthor=False) / "saves" / f"companion-{game}.json"
        )
        plain = {
            "companion": FORMAT,
            "game": game,
            "options": dict(self.setup.options),
            "seed": self.setup.seed,
            "language": language,
            "given": [[one.kind, one.value] for one in self.given],
        }
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(json.dumps(plain, indent=1), "utf-8")
        except (OSError, ValueError) as error:
            raise SetupError(f"cannot save to {str(self.file)!r}: {error}") from error
        self.screen.show_file(self.telling.text("play-saved", {"file": str(self.file)}))


def resumed(file: Path, screen: Screen, language: str | None) -> BesideTheBox:
    try:
        plain: dict[str, Any] = json.loads(file.read_text("utf-8"))
        if plain["companion"] != FORMAT:
            raise JournalError(f"{str(file)!r} was saved by another version")
        game, options, seed = plain["game"], plain["options"], str(plain["seed"])
        given = [Given(kind, value) for kind, value in plain["given"] if kind in KINDS]
        table = BesideTheBox(game, options, screen, language or plain["language"], seed)
        at = play_by_hand(table.setup, given)
    except (OSError, ValueError, LookupError, TypeError) as error:
        raise JournalError(f"{str(file)!r} is no saved companion: {error}") from error
    except TabardError as error:
        raise JournalError(f"{str(file)!r} cannot be played: {error}") from error
    table.given, table.file = given, file
    table.told = max(0, len(at.telling) - 5)
    return table
