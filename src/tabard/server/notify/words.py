"""What notifications say. They name the table and the game, never what lies on the table."""

from __future__ import annotations

YOUR_TURN = {
    "en": "{table}: it is your turn.",
    "pl": "{table}: twoja kolej.",
    "ru": "{table}: ваш ход.",
}


def your_turn(language: str, table: str) -> str:
    return YOUR_TURN.get(language, YOUR_TURN["en"]).format(table=table)
