"""The terminal itself: printing, reading a line, clearing. Works in pipes, without colours, in 80 columns."""

from __future__ import annotations

import io
import sys

from rich.console import Console, RenderableType

WIDEST = 100
FORGET_SCROLLBACK = "\x1b[3J"


class Quit(Exception):
    """The player leaves, or the input has ended."""


class Screen:
    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # odd bytes are odd input, not a reason to stop
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.console.width = min(self.console.width, WIDEST)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def show_file(self, text: str) -> None:
        """A line with the name of a file, never broken: people copy it."""
        self.console.print(text, soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """A line typed by the player, without surrounding blanks."""
        self.console.print(prompt, end=" ")
        try:
            return input().strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Quit from None

    def clear(self) -> None:
        """Wipe the screen, so that the next player sees nothing of the one before."""
        self.console.clear()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(FORGET_SCROLLBACK)
