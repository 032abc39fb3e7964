"""The rest of the box in a scenario: what nobody was given lies in its deck, stack or column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tabard.engine.errors import ScenarioError
from tabard.games.glory.rules.ally_track import slots
from tabard.games.glory.rules.content import KINDS, SCROLL
from tabard.games.glory.rules.setup import shuffled
from tabard.games.glory.rules.state import NOBODY, Glory

Named = Callable[[str, object], tuple[str, ...]]


def deal_rest(table: Glory, position: Mapping[str, Any], named: Named) -> None:
    lay_titles(table, position, named)
    lay_cards(table, position, named)
    lay_allies(table, position, named)


def left_of(whole: Sequence[str], taken: Sequence[str]) -> tuple[str, ...]:
    """What is left of a set of pieces; taking more than there are is allowed in a scenario."""
    out = Counter(taken)
    left: list[str] = []
    for one in whole:
        if out[one]:
            out[one] -= 1
        else:
            left.append(one)
    return tuple(left)


def lay_titles(table: Glory, position: Mapping[str, Any], named: Named) -> None:
    """Public titles, deck and discard pile as given; what is not named is shuffled into the deck."""
    taken = [goal for player in table.players for goal in player.goals]
    taken += table.sir.goals if table.sir is not None else ()
    given = {
        name: named("title_", position[name])
        for name in ("public_titles", "title_deck", "title_discard")
        if name in position
    }
    for titles in given.values():
        taken += titles
    rest = shuffled(table.chance, tuple(sorted(left_of(tuple(table.content.titles), taken))))
    number: int = table.content.game["public_titles"]
    if "public_titles" in given:
        table.public_titles = given["public_titles"]
    else:
        table.public_titles, rest = rest[:number], rest[number:]
    table.title_deck = given.get("title_deck", rest)
    table.title_discard = tuple([(title, NOBODY) for title in given.get("title_discard", ())])


def lay_cards(table: Glory, position: Mapping[str, Any], named: Named) -> None:
    shown: int = table.content.game["journey_display_per_kind"]
    columns, decks = position.get("columns", {}), position.get("decks", {})
    if not isinstance(columns, Mapping) or not isinstance(decks, Mapping):
        raise ScenarioError(f"columns and decks are tables of {', '.join(KINDS)}")
    table.removed_cards = ()
    for kind in KINDS:
        taken = [card for player in table.players for card in player.hand + player.played]
        open_cards = named("card_", columns[kind]) if kind in columns else None
        deck = named("card_", decks[kind]) if kind in decks else None
        rest = left_of(table.content.journey_decks[kind], [*taken, *(open_cards or ()), *(deck or ())])
        rest = shuffled(table.chance, rest)
        if open_cards is None:
            open_cards, rest = (rest[:shown], rest[shown:]) if deck is None else (rest[:shown], ())
        table.columns[kind] = open_cards
        table.decks[kind] = rest if deck is None else deck


def lay_allies(table: Glory, position: Mapping[str, Any], named: Named) -> None:
    """The track as given; allies owned are taken from the first stack that has them."""
    stacks = position.get("stacks", {})
    if not isinstance(stacks, Mapping) or set(stacks) - set(table.content.ally_stacks):
        raise ScenarioError(f"stacks are {', '.join(table.content.ally_stacks)}")
    taken = [ally for player in table.players for ally in player.allies + player.used_allies]
    if table.event_ally:
        taken.append(table.event_ally)
    track: tuple[str, ...] | None = None
    if "track" in position:
        given = [name for name in position["track"] if name not in ("", "-")]
        ids = iter(named("ally_", given))
        track = tuple(["" if name in ("", "-") else next(ids) for name in position["track"]])
        if len(track) != len(slots(table)):
            raise ScenarioError(f"the track has {len(slots(table))} slots, not {len(track)}")
        taken += [ally for ally in track if ally]
    out = Counter(taken)
    for stack, whole in table.content.ally_stacks.items():
        table.stacks[stack] = take_out(whole, out)
        if stack != SCROLL:
            table.stacks[stack] = shuffled(table.chance, table.stacks[stack])
        if stack in stacks:
            table.stacks[stack] = named("ally_", stacks[stack])
    table.removed_allies = ()
    if track is None:
        table.track = fill(table)
    else:
        table.track = track


def take_out(whole: tuple[str, ...], out: Counter[str]) -> tuple[str, ...]:
    left: list[str] = []
    for one in whole:
        if out[one]:
            out[one] -= 1
        else:
            left.append(one)
    return tuple(left)


def fill(table: Glory) -> tuple[str, ...]:
    """As at the start of a round."""
    track: list[str] = []
    for slot in reversed(slots(table)):
        names = ("special",) if slot.special else ("I", "II", "III")
        stack = next((name for name in names if table.stacks[name]), None)
        if stack is None:
            track.append("")
            continue
        track.append(table.stacks[stack][0])
        table.stacks[stack] = table.stacks[stack][1:]
    return tuple(reversed(track))
