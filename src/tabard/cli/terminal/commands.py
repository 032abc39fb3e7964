"""What a player can type besides an answer: the rule, why not, undo, save, leave."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from tabard.cli.terminal import saving
from tabard.cli.terminal.choices import Asked, Line, find
from tabard.cli.terminal.narration import Telling
from tabard.cli.terminal.pictures import draw
from tabard.cli.terminal.screen import Quit
from tabard.engine.errors import TabardError
from tabard.engine.module import Command

Choices = Sequence[Line]


def command(telling: Telling, decision: Asked, choices: Choices, typed: str) -> None:
    """Carry out what was typed, or report unknown input. Enter alone shows the question again."""
    verb, _, rest = typed.partition(" ")
    rest = rest.strip()
    match verb.lower():
        case "":
            telling.question(decision, choices)
        case "?":
            telling.clause(rest.upper() or decision.clause)
        case "w":
            why(telling, decision, choices, rest)
        case "u":
            undo(telling, decision.seat)
        case "r":
            redo(telling, decision.seat)
        case "b":
            telling.screen.show(draw(telling.table, decision.seat))
            telling.question(decision, choices)
        case "l":
            log = telling.table.match.log(decision.seat)
            telling.events("play-whole-log" if log else "play-nothing", log)
        case "c":
            show_commands(telling, decision.seat, rest)
        case "s":
            save(telling, rest)
        case "q":
            raise Quit
        case "h" | "help":
            telling.say("play-help")
            telling.legend()
        case _:
            telling.say("play-unknown", {"typed": typed[:40]})


def why(telling: Telling, decision: Asked, choices: Choices, typed: str) -> None:
    """Why a choice is not possible, whether it is listed or not."""
    line = find(choices, typed)
    if not typed:
        telling.say("play-why-usage")
    elif line is None:
        telling.reason(decision.why_not(int(typed) if typed.isdecimal() else typed))
    elif line.why is not None:
        telling.reason(line.why)
    else:
        telling.say("play-possible", {"choice": line.words})


def undo(telling: Telling, seat: int) -> None:
    """Undo to this seat's last question; beyond what it may undo alone, only if the other people agree."""
    table = telling.table
    answers = table.steps_back(seat)
    if answers == 0:
        telling.say("play-no-undo")
    elif answers <= table.match.undoable(seat) or others_agree(telling, seat):
        table.match.undo(seat, answers, [other for other in range(table.match.seats) if other != seat])
        telling.say("play-undone")


def others_agree(telling: Telling, seat: int) -> bool:
    """Bots always do."""
    telling.say("play-undo-further")
    others = [telling.table.words.player(other) for other in telling.table.people if other != seat]
    question = telling.text(
        "play-undo-consent" if others else "play-undo-sure", {"players": ", ".join(others)}
    )
    return telling.screen.ask(question)[:1].lower() in ("y", telling.text("play-affirmative"))


def redo(telling: Telling, seat: int) -> None:
    try:
        telling.table.match.redo(seat)
    except TabardError:
        telling.say("play-no-redo")
    else:
        telling.say("play-redone")


def show_commands(telling: Telling, seat: int, typed: str) -> None:
    """What the seat may do out of turn: `c` lists the kinds, `c 2` one kind, `c 2.3` does it."""
    sorts: dict[str, list[Command]] = {}
    for one in telling.table.match.commands(seat):
        sorts.setdefault(f"{one['do']} {one.get('kind')}", []).append(one)
    groups = list(sorts.values())
    if not groups:
        telling.say("play-nothing-unasked")
        return
    number, _, which = typed.partition(".")
    if not number.isdecimal() or not 1 <= int(number) <= len(groups):
        telling.say("play-unasked")
        listed = [(str(key), group[0], len(group)) for key, group in enumerate(groups, 1)]
    elif which.isdecimal() and 1 <= int(which) <= len(groups[int(number) - 1]):
        telling.table.match.command(seat, groups[int(number) - 1][int(which) - 1])
        return
    else:
        listed = [(f"{number}.{key}", one, 1) for key, one in enumerate(groups[int(number) - 1], 1)]
    for key, one, many in listed:
        more = f" … ({many})" if many > 1 else ""
        telling.screen.show(Text(f"{key:>5}  {telling.table.words.command(one)}{more}"))


def save(telling: Telling, file: str) -> None:
    if not file:
        telling.say("play-save-usage")
        return
    try:
        saving.save(telling.table, Path(file).expanduser())
    except (TabardError, RuntimeError) as error:  # ~nobody is no home
        telling.screen.show(str(error))
    else:
        telling.screen.show_file(telling.text("play-saved", {"file": file}))
