"""A match beside the real box: what was answered and what real dice and cards showed, in order.

Nothing is kept but that list. The match is played anew from it each time: where it must be shown something, a
coroutine stands in the middle of an act, and a coroutine cannot be copied.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tabard.api import game_module
from tabard.companion.solo import solo_of
from tabard.engine.chance import ANY, by_hand
from tabard.engine.decision import Choice, Clause
from tabard.engine.errors import IllegalChoice, JournalError, MustBeShown, NotThere
from tabard.engine.journal import ANSWER, COMMAND, Entry, Setup
from tabard.engine.match import Match, first_match, state_of

SHOWN: Final = "shown"
ALONE: Final = 1
PLAYER: Final = 0


@dataclass(frozen=True)
class Given:
    """What the person said: an answer, a command, or what a die or card shows."""

    kind: str  # ANSWER, COMMAND or SHOWN
    value: Any


class ToShow:
    """What a real die or card must show: a question like any other, so that it is asked in the same ways."""

    def __init__(self, needs: MustBeShown, game: str) -> None:
        what, _, where = needs.what.partition(":")
        self.seat = PLAYER
        self.kind = SHOWN
        self.clause = solo_of(game).shown[what]
        self.prompt: Mapping[str, object] = {
            "kind": SHOWN,
            "step": what,
            **({"where": where} if where else {}),
        }
        self.options: tuple[Choice, ...] = (*in_box_order(game, needs.among), ANY)
        self.default: Choice = ANY
        self.refused: tuple[tuple[Choice, Clause], ...] = ()

    def why_not(self, choice: Choice) -> Clause:
        return Clause(self.clause, "not-an-option", {"choice": choice})

    def to_plain(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "clause": self.clause,
            "prompt": self.prompt,
            "options": list(self.options),
            "default": self.default,
            "refused": [],
        }


def in_box_order(game: str, among: Sequence[Choice]) -> list[Choice]:
    """As the components are listed, so that a person finds one; a pile's own order means nothing."""
    order = {row["id"]: at for at, (_, row) in enumerate(game_module(game).content(None).entries())}
    return sorted(among, key=lambda one: one if isinstance(one, int) else order.get(one, len(order)))


@dataclass(frozen=True)
class Played:
    """A match as far as it can be played, and what must be shown before it can go on, if anything must."""

    match: Match | None  # None while it is set up; while something must be shown, only to be looked at
    to_show: ToShow | None
    telling: tuple[Mapping[str, object], ...]  # what happened, as the player sees it


def solo_setup(game: str, options: Mapping[str, object], seed: int | str = 0) -> Setup:
    """A solo match. The seed decides only what the person leaves to the program."""
    module = game_module(game)
    solo_of(game)
    return Setup(game, ALONE, seed, module.chosen_options(ALONE, options), None)


def play_by_hand(setup: Setup, given: Sequence[Given]) -> Played:
    """Everything that was said so far, played. TabardError where something cannot be."""
    module = game_module(setup.game)
    shown = [one.value for one in given if one.kind == SHOWN]
    entries = [Entry(one.kind, PLAYER, one.value) for one in given if one.kind in (ANSWER, COMMAND)]
    if len(shown) + len(entries) < len(given):
        raise JournalError("by hand there are answers, commands, and what is shown")
    match: Match | None = None
    to_show: ToShow | None = None
    done = 0
    try:
        match = first_match(module, setup, by_hand(shown, f"by hand {setup.seed}"))
        for entry in entries:
            done += 1
            match.do(entry)
    except MustBeShown as needs:
        to_show = ToShow(needs, setup.game)
    except NotThere as error:
        raise IllegalChoice(module.code, "not-an-option", {"choice": error.said}) from error
    if done < len(entries):
        raise JournalError("something must be shown before the next answer")
    if to_show is None and match is not None and state_of(match).chance.scripted < len(shown):
        raise JournalError("nothing more is to be shown")
    return Played(match, to_show, tuple(match.log(PLAYER)) if match else ())
