"""A bot in a process of its own, in any language: one JSON line asks, one JSON line answers.

If such a process fails, only its own seat suffers: it gives the default answer of a time-out.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from collections.abc import Mapping, Sequence
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any, Final

from tabard.bots.bot import Position
from tabard.engine.chance import Chance
from tabard.engine.decision import Choice

SECONDS: Final = 5.0  # for one answer, the start of the process included
MOST_FAULTS: Final = 3  # in a row; after these the process is not started again
LONGEST_LINE: Final = 65_536


class Fault(Exception):
    """The process was late, ended, or answered nonsense."""


class External:
    """Asks a command. The process lives from the first question to `close`, or to its first fault."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.name = f"stdio:{command}"
        self.seconds = seconds
        self.faults = 0  # in a row
        self._command = shlex.split(command)
        self._asked = 0
        self._running: Conversation | None = None

    def choose(self, position: Position, chance: Chance) -> Choice:
        if self.faults >= MOST_FAULTS:
            return position.decision.default
        try:
            choice = self._answer(position)
        except Fault:
            self.faults += 1
            self.close()
            return position.decision.default
        self.faults = 0
        return choice

    def _answer(self, position: Position) -> Choice:
        if self._running is None:
            self._running = Conversation(self._command)
        self._asked += 1
        question = {
            "id": self._asked,
            "game": position.game,
            "seat": position.seat,
            "seconds": self.seconds,
            "view": position.view(),
            "decision": position.decision.to_plain(),
        }
        reply = self._running.ask(question, self.seconds)
        choice = reply.get("choice")
        if reply.get("id") != self._asked or not _offered(choice, position.options):
            raise Fault(f"not an answer: {reply!r}")
        answer: Choice = choice  # type: ignore[assignment]
        return answer

    def close(self) -> None:
        """End the process, if it runs. Asked again, it would start anew."""
        if self._running is not None:
            self._running.end()
            self._running = None


class Conversation:
    """One run of the process. A thread writes and reads, so that a question can time out."""

    def __init__(self, command: Sequence[str]) -> None:
        self._questions: Queue[str | None] = Queue()
        self._replies: Queue[str] = Queue()
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            raise Fault(str(error)) from error
        assert self._process.stdin is not None and self._process.stdout is not None
        Thread(target=self._talk, args=(self._process.stdin, self._process.stdout), daemon=True).start()

    def _talk(self, to: IO[str], back: IO[str]) -> None:
        try:
            with to, back:
                while (line := self._questions.get()) is not None:
                    to.write(line + "\n")
                    to.flush()
                    self._replies.put(back.readline(LONGEST_LINE))
        except (OSError, ValueError):  # the process has ended, or its output is not text
            self._replies.put("")

    def ask(self, question: Mapping[str, object], seconds: float) -> dict[str, Any]:
        self._questions.put(json.dumps(question))
        try:
            reply = json.loads(self._replies.get(timeout=seconds))
        except Empty as late:
            raise Fault("no answer in time") from late
        except ValueError as nonsense:
            raise Fault("not JSON, or the process ended") from nonsense
        if not isinstance(reply, dict):
            raise Fault("not an object")
        return reply

    def end(self) -> None:
        self._questions.put(None)
        self._process.kill()
        self._process.wait()


def _offered(choice: object, options: Sequence[Choice]) -> bool:
    """Compared with types: True is not 1."""
    return any(choice == option and type(choice) is type(option) for option in options)
