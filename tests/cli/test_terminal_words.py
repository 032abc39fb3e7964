"""The terminal's own words: the same in all languages, each used."""

import re
from pathlib import Path

import pytest

import tabard.cli
from tabard.words import LANGUAGES, read_messages

PACKAGE = "tabard.cli.terminal"
FOLDER = Path(tabard.cli.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_messages_and_variables(language: str) -> None:
    assert read_messages(language, PACKAGE).uses == read_messages("en", PACKAGE).uses


def test_no_message_is_unused_and_none_is_missing() -> None:
    source = "\n".join(file.read_text("utf-8") for file in FOLDER.rglob("*.py"))
    known = read_messages("en", PACKAGE).uses
    # made by f-strings
    built = {id for id in known if id.startswith(("gru-column-", "gru-card-", "fie-column-", "legend-"))}
    assert {id for id in known if f'"{id}"' not in source and f"'{id}'" not in source} == built
    asked = set(re.findall(r"""["']((?:play|setup|end|gru|fie)-[a-z-]+)["']""", source))
    assert asked <= set(known)
