"""The command line: one file per verb."""

from __future__ import annotations


def main() -> int:
    return 0
