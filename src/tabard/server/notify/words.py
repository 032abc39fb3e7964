"""What notifications say. They name the table and the game, never what lies on the table."""

from __future__ import annotations

YOUR_TURN = {
    "en": "{table}: it is your turn.",
    "pl": "{table}: twoja kolej.",
    "ru": "{table}: ваш ход.",
}


TIME_IS_SHORT = {
    "en": "{table}: your time is running out.",
    "pl": "{table}: kończy ci się czas.",
    "ru": "{table}: ваше время на исходе.",
}

Words = dict[str, str]


def said(words: Words, language: str, table: str) -> str:
    return words.get(language, words["en"]).format(table=table)
