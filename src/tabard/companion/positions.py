"""Any position of a game, written as its test vectors write it, and what may be asked about it."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from tabard.api import game_module, scenario
from tabard.engine.errors import BrokenRule, IllegalChoice, ScenarioError, TabardError
from tabard.engine.match import Match
from tabard.engine.vectors import NOT_POSITION

EXAMPLE = "example.toml"
FORM = "position.toml"
AS_IT_IS = "choice"  # `P1 choice X`: one answer as the engine knows it


@dataclass(frozen=True)
class Verdict:
    """Whether an answer is legal; if not, the refusal, or else why nobody understands it."""

    legal: bool
    why: IllegalChoice | None = None
    unclear: str = ""


def example(game: str) -> str:
    """A position to start from, explained by its comments."""
    return files(game_module(game).package).joinpath(EXAMPLE).read_text("utf-8")


def form(game: str) -> dict[str, Any]:
    """What a position is made of, to be filled in instead of written; empty where there is no form."""
    file = files(game_module(game).package).joinpath(FORM)
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def as_plain(text: str) -> dict[str, Any]:
    """What is written, as JSON values."""
    try:
        plain = tomllib.loads(text)
        json.dumps(plain)
    except (tomllib.TOMLDecodeError, TypeError) as error:
        raise ScenarioError(f"this is not TOML: {error}") from error
    return plain


def read_position(game: str, text: str) -> Match:
    """A match in the position described. ScenarioError says what is wrong with it."""
    plain = as_plain(text)
    dice = plain.get("dice")
    if dice is not None and not (isinstance(dice, list) and all(type(one) is int for one in dice)):
        raise ScenarioError(f"dice must be a list of whole numbers, not {dice!r}")
    position = {key: value for key, value in plain.items() if key not in NOT_POSITION}
    try:
        return scenario(game, position, dice)
    except TabardError:
        raise
    except (BrokenRule, ValueError, TypeError, KeyError, IndexError, AttributeError, AssertionError) as error:
        raise ScenarioError(f"this position cannot be: {type(error).__name__}: {error}") from error


def judge(match: Match, line: str) -> Verdict:
    """Whether an answer in the words of the game's vectors (`P1 bid 3`) is legal now. Nothing is changed."""
    try:
        say(match.copy(), line)
    except IllegalChoice as error:
        return Verdict(False, error)
    except (TabardError, BrokenRule) as error:
        return Verdict(False, unclear=str(error))
    return Verdict(True)


def say(match: Match, line: str) -> None:
    """Give the answer."""
    player, *words = line.split() or [""]
    if not words:
        raise ScenarioError("name a player and an answer, for example: P1 pass")
    verbs = game_module(match.game).verbs()
    seat = verbs.seat(match, player)
    try:
        if words[0] == AS_IT_IS:
            given = " ".join(words[1:])
            match.answer(seat, int(given) if given.lstrip("-").isdecimal() else given)
        else:
            verbs.act(match, seat, words)
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, AssertionError) as error:
        raise ScenarioError(f"{line!r} is not understood here ({type(error).__name__}: {error})") from error
