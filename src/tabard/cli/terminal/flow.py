"""Short texts beside each other, broken only between them."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

GAP = 2


class Flow:
    """Fills the width line by line and never breaks a text, unless it alone is too wide."""

    def __init__(self, texts: Iterable[Text]) -> None:
        self.texts = list(texts)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [text.cell_len for text in self.texts] or [0]
        return Measurement(max(widths), sum(widths) + GAP * (len(widths) - 1))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for text in self.texts:
            if line and line.cell_len + GAP + text.cell_len > options.max_width:
                yield line
                line = Text()
            if line:
                line.append(" " * GAP)
            line.append_text(text)
        yield line
