"""The server under test, with limits that do not stop a bench."""

from __future__ import annotations

import sys
from dataclasses import replace

from tabard.server.config import Config, Limits
from tabard.server.run import serve

MANY = 1_000_000


def generous() -> Limits:
    """Every limit of one visitor, for here all players come from one address."""
    usual = Limits()
    rates = {name: MANY for name, value in vars(usual).items() if isinstance(value, float)}
    return replace(usual, **rates, sockets_per_address=MANY, connections_per_address=MANY)


def main() -> int:
    config = Config(sys.argv[1], port=0, limits=generous(), log_level="warning")
    return serve(config)


if __name__ == "__main__":
    sys.exit(main())
