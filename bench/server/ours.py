"""The server under test, with limits that do not stop a bench."""

from __future__ import annotations

import sys

from tabard.server.config import Config, Limits
from tabard.server.run import serve

MANY = 1e9


def main() -> int:
    limits = Limits(MANY, MANY, MANY, MANY, MANY, MANY, MANY, MANY, sockets_per_address=1_000_000)
    return serve(Config(sys.argv[1], port=0, limits=limits))


if __name__ == "__main__":
    sys.exit(main())
