"""Reads an uploaded file of components."""

from __future__ import annotations

import tomllib
from typing import Any

from msgspec import DecodeError, json

from tabard.server.tables.refusal import Refusal

MOST = 100_000  # characters


def read_components(text: str) -> dict[str, Any]:
    """TOML or JSON; the game checks what is in it."""
    if len(text) > MOST:
        raise Refusal("too_large", f"a file of components has at most {MOST} characters")
    try:
        found = json.decode(text) if text.lstrip().startswith("{") else plain(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise Refusal("content", f"this is not a TOML file: {error}") from error
    except (DecodeError, TypeError, ValueError, OverflowError) as error:
        raise Refusal("content", f"this is not a file of components: {error}") from error
    except RecursionError:
        raise Refusal("content", "this is not a file of components: nested too deeply") from None
    if not isinstance(found, dict) or not found:
        raise Refusal("content", "there are no components in this file")
    return found


def plain(tables: dict[str, Any]) -> dict[str, Any]:
    """As the journal stores it: JSON values only."""
    again: dict[str, Any] = json.decode(json.encode(tables))
    return again
