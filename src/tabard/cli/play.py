"""`tabard play`: a game in the terminal, against bots or people at the same keyboard."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.text import Text

from tabard.api import game_module, games, new, read_override
from tabard.bots.names import HELP as NAMES
from tabard.bots.names import dismiss, is_command, named_bot
from tabard.cli.options import chosen_options, option_argument
from tabard.cli.terminal import saving
from tabard.cli.terminal.screen import Quit, Screen
from tabard.cli.terminal.session import Session
from tabard.cli.terminal.table import Table
from tabard.engine.errors import SetupError
from tabard.engine.match import Match
from tabard.words import LANGUAGES, read_messages
from tabard.words.messages import Messages

NAME = "play"
HELP = "play in the terminal, against bots or people at the same keyboard"
USUAL_BOT = "squire"
SHORT_COMMITMENT = 16


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help=f"one of {', '.join(games())}")
    parser.add_argument("--seats", type=int, help="number of players")
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="SEAT=BOT",
        help=f"a bot in a seat (0 is the first): {NAMES}",
    )
    parser.add_argument("--seed", help="the seed of all chance (default: a good one is drawn)")
    option_argument(parser)
    parser.add_argument("--content", type=Path, metavar="FILE", help="components that replace ours")
    parser.add_argument("--language", choices=LANGUAGES)
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved table")


def run(args: argparse.Namespace) -> int:
    screen = Screen()
    try:
        table = resumed(args) if args.resume else new_table(args, screen)
    except Quit:
        return 0
    greet(table, screen)
    try:
        Session(table, screen).play()
    finally:
        for bot in table.bots.values():
            dismiss(bot)
    return 0


def resumed(args: argparse.Namespace) -> Table:
    match, levels, language = saving.load(args.resume)
    given = chosen_bots(args.bot)
    for seat, name in levels.items():
        if is_command(name) and seat not in given:  # a file from somebody else must not start programs
            raise SetupError(f"seat {seat} was played by a program: give --bot {seat}={name!r} to start it")
    levels |= given
    return seated(match, levels, args.language or (language if language in LANGUAGES else "en"))


def new_table(args: argparse.Namespace, screen: Screen) -> Table:
    language = args.language or "en"
    ui = read_messages(language, "tabard.cli.terminal")
    game = args.game or ask_game(screen, ui)
    seats, levels = args.seats, chosen_bots(args.bot)
    if seats is None and not levels:
        seats, levels = ask_opponents(screen, ui, game)
    elif seats is None:
        seats = max(len(levels) + 1, max(levels) + 1, game_module(game).seats[0])
    seed = int(args.seed) if args.seed and args.seed.isdecimal() else args.seed
    content = read_override(args.content)
    return seated(new(game, seats, seed, chosen_options(game, args.option), content), levels, language)


def seated(match: Match, levels: Mapping[int, str], language: str) -> Table:
    beyond = [seat for seat in levels if not 0 <= seat < match.seats]
    if beyond:
        raise SetupError(f"there is no seat {beyond[0]} for a bot; the seats are 0 to {match.seats - 1}")
    return Table(match, levels, {seat: named_bot(name) for seat, name in levels.items()}, language)


def chosen_bots(given: Sequence[str]) -> dict[int, str]:
    """`1=squire` for every bot."""
    bots: dict[int, str] = {}
    for text in given:
        seat, _, level = text.partition("=")
        if not seat.isdecimal() or not level:
            raise SetupError(f"--bot takes SEAT=BOT, for example 1=squire, not {text!r}")
        bots[int(seat)] = level
    return bots


def ask_game(screen: Screen, ui: Messages) -> str:
    known = games()
    if len(known) == 1:
        return known[0]
    while True:
        typed = screen.ask(ui.text("setup-game", {"games": ", ".join(known), "first": known[0]})).lower()
        if not typed or typed in known:
            return typed or known[0]
        screen.show(Text(ui.text("setup-unknown", {"words": ", ".join(known)})))


def ask_opponents(screen: Screen, ui: Messages, game: str) -> tuple[int, dict[int, str]]:
    """One word for each opponent: a bot level, or a person at this keyboard."""
    from tabard.bots.levels import LEVELS

    human = ui.text("setup-human")
    known = [*LEVELS, human]
    usual = USUAL_BOT if USUAL_BOT in LEVELS else human
    allowed = game_module(game).seats
    while True:
        variables = {"words": ", ".join(known), "first": usual}
        words = screen.ask(ui.text("setup-opponents", variables)).lower().replace(",", " ").split() or [usual]
        if not set(words) <= set(known):
            screen.show(Text(ui.text("setup-unknown", {"words": ", ".join(known)})))
        elif len(words) + 1 not in allowed:
            seats = ", ".join(map(str, allowed))
            opponents = ", ".join(str(number - 1) for number in allowed)
            screen.show(Text(ui.text("setup-number", {"game": game, "seats": seats, "opponents": opponents})))
        else:
            return len(words) + 1, {seat: word for seat, word in enumerate(words, 1) if word != human}


def greet(table: Table, screen: Screen) -> None:
    start = {"title": table.words.title(), "commitment": table.commitment[:SHORT_COMMITMENT]}
    screen.show(Text(table.ui.text("play-start", start), style="bold"))
    replaced = table.match.journal["content"]
    if replaced:
        number = len(table.match.module.content(replaced).replaced)
        screen.show(Text(table.ui.text("play-content", {"number": number})))
    screen.show(Text(table.ui.text("play-reconstructed", {"game": table.match.game}), style="dim"))
