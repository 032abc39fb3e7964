"""The functions of the public interface."""

from __future__ import annotations

import json
import secrets
import tomllib
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from tabard.bots.bot import play_out
from tabard.engine.errors import (
    ContentError,
    JournalError,
    ScenarioError,
    SetupError,
    TabardError,
    UnknownGame,
)
from tabard.engine.journal import Setup, read_journal
from tabard.engine.match import Match, first_match
from tabard.engine.module import GameModule
from tabard.games import GAMES
from tabard.games.stages import is_offered

__all__ = [
    "env",
    "game_module",
    "games",
    "new",
    "play_out",
    "read_override",
    "replay",
    "scenario",
    "single_env",
    "vector_env",
]

Override = Mapping[str, Any] | str | Path


def games() -> tuple[str, ...]:
    """The games that players are offered. An example can be played too, by those who know its id."""
    return tuple(module.id for module in GAMES if is_offered(module.stage))


def game_module(game: str) -> GameModule[Any]:
    for module in GAMES:
        if module.id == game:
            return module
    raise UnknownGame(game, games())


def new(
    game: str,
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    content: Override | None = None,
) -> Match:
    """A new match. Without a seed, a random one is drawn; `content` replaces components by id."""
    module = game_module(game)
    if type(seats) is not int or seats not in module.seats:
        raise SetupError(f"{game} is played by {', '.join(map(str, module.seats))} seats, not {seats!r}")
    return first_match(
        module,
        Setup(game, seats, checked_seed(seed), module.chosen_options(seats, options), read_override(content)),
    )


def scenario(
    game: str,
    position: Mapping[str, Any],
    dice: Sequence[int] | None = None,
    seed: int | str = 0,
    content: Override | None = None,
) -> Match:
    """A match that starts in any position, with scripted chance: for tests, puzzles, companions."""
    module = game_module(game)
    if not isinstance(position, Mapping):
        raise ScenarioError(f"a position is a table of keys, not {position!r}")
    setup = Setup(game, 0, checked_seed(seed), {}, read_override(content), position, dice)
    match = first_match(module, setup)
    setup.seats = match.seats
    return match


def replay(journal: Mapping[str, Any] | str | bytes) -> Match:
    """Replay a journal: every answer is checked again, and the final hash."""
    setup, rules, entries, digest = read_journal(journal)
    module = game_module(setup.game)
    if rules != module.rules_version:
        raise JournalError(
            f"this journal was played under rules {rules} of {setup.game}, not {module.rules_version}"
        )
    if setup.position is None:
        match = new(setup.game, setup.seats, setup.seed, setup.options, setup.override)
    else:
        match = scenario(setup.game, setup.position, setup.dice, setup.seed or 0, setup.override)
    for number, entry in enumerate(entries):
        try:
            match.do(entry)
        except TabardError as error:
            raise JournalError(f"entry {number} is refused: {error}") from error
    if digest is not None and digest != match.hash():
        raise JournalError("the journal replays to another position than its hash says")
    return match


def env(game: str, **given: Any) -> Any:
    """A PettingZoo AEC environment: every seat an agent. Keywords: seats, options, reward, max_steps."""
    return _lab("aec").env(game, **given)


def single_env(game: str, **given: Any) -> Any:
    """A Gymnasium environment: one seat for the learner, bots in the others. Keywords: those of `Single`."""
    return _lab("single").Single(game, **given)


def vector_env(game: str, count: int, **given: Any) -> Any:
    """Many of these at once, in several processes: Gymnasium's vector API."""
    return _lab("vector").Vector(game, count, **given)


def _lab(module: str) -> Any:
    """Loaded when asked for: the laboratory's libraries are an extra."""
    try:
        return import_module(f"tabard.lab.gym.{module}")
    except ModuleNotFoundError as missing:
        raise SetupError(f"environments need {missing.name}: pip install 'tabard[lab]'") from missing


def checked_seed(seed: int | str | None) -> int | str:
    if seed is None:
        return secrets.randbits(128)
    if type(seed) is not int and type(seed) is not str:
        raise SetupError(f"a seed is a whole number or a text, not {seed!r}")
    return seed


def written_option(game: str, name: str, text: str) -> object:
    """The value of an option as people write it: one of its own texts, else JSON."""
    own = [one for option in game_module(game).options if option.name == name for one in option.values]
    try:
        return text if text in own else json.loads(text)
    except ValueError:
        return text


def read_override(content: Override | None) -> Mapping[str, Any] | None:
    """Content given as a mapping, or as the path of a TOML file."""
    if content is None or isinstance(content, Mapping):
        return content
    try:
        return tomllib.loads(Path(content).read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ContentError(f"cannot read content {str(content)!r}: {error}") from error
