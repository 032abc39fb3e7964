"""`python -m tabard.server.thinking.worker`: reads jobs line by line, and writes the result of each."""

from __future__ import annotations

import os
import sys
import threading
import time
import traceback
from typing import Any

from msgspec import json

from tabard.server.thinking.jobs import JOBS


def live_with_parent() -> None:
    """A killed server leaves no worker processes behind."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def main() -> None:
    live_with_parent()
    os.nice(int(sys.argv[1]))
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a stray print must not look like an answer

    def say(said: dict[str, Any]) -> None:
        out.write(json.encode(said) + b"\n")
        out.flush()

    for line in sys.stdin.buffer:
        job = json.decode(line)
        try:
            say({"done": JOBS[job.pop("job")](say=say, **job)})
        except Exception as error:
            traceback.print_exc()
            say({"error": f"{type(error).__name__}: {error}"})


if __name__ == "__main__":
    main()
