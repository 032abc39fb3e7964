"""Pig for the engine: what is seen and hidden, and how tests set up positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabard.engine.chance import Chance
from tabard.engine.codec import ActionCodec
from tabard.engine.content import Content, read_content
from tabard.engine.errors import BrokenRule, IllegalCommand, ScenarioError
from tabard.engine.module import (
    EVERYBODY,
    Chapter,
    ChosenOptions,
    Command,
    GameModule,
    Option,
    Rank,
    Score,
    Standing,
)
from tabard.engine.vectors import Verbs
from tabard.games.pig import rules
from tabard.games.pig.plain import from_plain, to_plain
from tabard.games.pig.rules import CARDS, SHOWN, Pig

PACKAGE: Final = "tabard.games.pig"
GIVEN: Final = ("turn", "pot", "points", "cards", "deck")


def chapter(table: Pig) -> Chapter | None:
    """What comes next, from the table alone."""
    return None if table.over else rules.turn(table)


def standing(table: Pig) -> Standing | None:
    """PIG-1.4: equal points are an equal rank."""
    if not table.over:
        return None
    order = sorted(range(table.seats), key=lambda seat: -table.points[seat])
    ranks = [1 + sum(more > points for more in table.points) for points in table.points]
    return tuple(Rank(seat, ranks[seat], {"points": table.points[seat]}, {}) for seat in order)


def scores(table: Pig, viewer: int | None) -> Sequence[Score]:
    return [Score(seat, {"points": points}) for seat, points in enumerate(table.points)]


def view(table: Pig, seat: int | None) -> dict[str, object]:
    """PIG-1.2: a view names what may be seen; a forgotten field is hidden, not leaked."""
    return {
        "turn": table.turn,
        "phase": "over" if table.over else "turn",
        "seat": table.seat,
        "pot": table.pot,
        "players": [
            {"points": points, "has_card": card != SHOWN}
            for points, card in zip(table.points, table.cards, strict=True)
        ],
        "card": None if seat is None or table.cards[seat] == SHOWN else table.cards[seat],
    }


def redeal(table: Pig, seat: int | None, chance: Chance) -> None:
    """Deal anew what a seat cannot know: the others' cards and the deck, sorted first to leave no trace."""
    if seat == EVERYBODY:  # every card in play is known to its owner
        return
    hidden = [other for other in range(table.seats) if other != seat and table.cards[other] != SHOWN]
    cards = sorted([*[table.cards[other] for other in hidden], *table.deck])
    chance.shuffle(cards)
    for other in hidden:
        table.cards[other] = cards.pop()
    table.deck = tuple(sorted(cards))


def check(table: Pig) -> None:
    """What holds in every position."""
    if min(table.points) < 0:
        raise BrokenRule("PIG-4.1: nobody owes points")
    cards = [*[card for card in table.cards if card != SHOWN], *table.deck]
    if len(set(cards)) < len(cards) or not set(cards) <= set(CARDS):
        raise BrokenRule("PIG-1.2: every card is there once")


def commands(table: Pig, seat: int) -> Sequence[Command]:
    """PIG-4.1: what a seat may do out of turn."""
    if not table.gifts or not table.points[seat]:
        return ()
    return [{"do": "give", "other": other} for other in range(table.seats) if other != seat]


def command(table: Pig, seat: int, command: Command) -> Chapter:
    if command not in commands(table, seat):
        raise IllegalCommand("PIG-4.1", "nothing-to-give")
    other = command["other"]
    assert isinstance(other, int)
    return rules.give(table, seat, other)


def load(override: Mapping[str, Any] | None) -> Content:
    return read_content(PACKAGE, override)


def scenario(position: Mapping[str, Any], content: Content, chance: Chance, options: ChosenOptions) -> Pig:
    """A new table, some fields of which are given: docs/games/pig/vectors.md."""
    given = dict(position)
    seats = given.pop("players", 2)
    table = rules.set_up(
        seats, options(seats, {"start_seat": 0, **given.pop("options", {})}), content, chance
    )
    for name, value in given.items():
        if name not in GIVEN:
            raise ScenarioError(f"a position has players, options, {', '.join(GIVEN)}; not {name!r}")
        setattr(table, name, tuple(value) if name == "deck" else value)
    return table


def actions(content: Content) -> ActionCodec:
    """Every choice the game can ever offer."""
    return ActionCodec(
        {
            "roll": [rules.ROLL, rules.HOLD],
            "show": [rules.KEEP, rules.SHOW],
            "thank": [rules.THANK, rules.NOD],
        }
    )


GAME: Final = GameModule(
    id="pig",
    code="PIG",
    seats=(2, 3),
    options=(
        Option("start_seat", ("random", 0, 1, 2), "random", "PIG-1.3"),
        Option("gifts", (True, False), True, "PIG-4.3"),
    ),
    rules_version=1,
    stage="example",
    package=PACKAGE,
    load=load,
    setup=rules.set_up,
    scenario=scenario,
    chapter=chapter,
    view=view,
    redeal=redeal,
    standing=standing,
    scores=scores,
    check=check,
    to_plain=to_plain,
    from_plain=from_plain,
    actions=actions,
    verbs=Verbs,
    commands=commands,
    command=command,
)
