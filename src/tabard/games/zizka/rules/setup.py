"""Setup (ZIZ-2, 17a)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from tabard.engine.chance import Chance
from tabard.games.zizka.rules.content import CASTLES, LEVELS, RULERS, Commander, ZizkaContent
from tabard.games.zizka.rules.seeing import by_back
from tabard.games.zizka.rules.state import SOLO, SUPPLY, Player, Step, Torak, Zizka

RANDOM: Final = "random"
NAMES: Final = ("bores", "katerina", "torak", "zizka")
WISHES: Final = ("commander_1", "commander_2", "commander_3", "commander_4")
DIFFICULTIES: Final = ("easy", "normal", "hard")
NEVER_SOLO: Final = "torak"  # ZIZ-17.2

Item = TypeVar("Item")


def set_up(seats: int, options: Mapping[str, object], content: ZizkaContent, chance: Chance) -> Zizka:
    """ZIZ-2. The order of shuffles is part of the rules: a seed gives the same match everywhere."""
    table = empty_table(seats, options, content, chance)
    commanders = choose_commanders(seats, [str(options[wish]) for wish in WISHES], chance)
    lay_tokens(table)
    for castle in CASTLES:
        table.castles[castle] = shuffled(chance, content.castle(castle))
    for level in LEVELS:
        cards = shuffled(chance, content.level(level))
        cards = chance.top(cards, content.slots + 1, f"follower:{level}")
        table.slots[level], table.decks[level] = cards[: content.slots], cards[content.slots :]
    if seats > SOLO and options["start_seat"] == RANDOM:
        table.first = table.active = chance.below(seats)  # ZIZ-2.15
    for seat, name in enumerate(commanders):
        table.players[seat] = new_player(table, seat, content.commanders[table.side][name])
    if seats == SOLO:
        table.posters = tuple(content.posters)
        table.torak = new_torak(table)
    return table


def empty_table(seats: int, options: Mapping[str, object], content: ZizkaContent, chance: Chance) -> Zizka:
    """A table without anything on it, at the start of the first turn."""
    table = Zizka()
    table.begin(seats, chance)
    table.content = content
    table.side = str(options["side"])
    table.advanced = options["advanced"] is True
    table.level = str(options["level"]) if seats == SOLO else ""
    table.step = Step.ACTION
    table.round = 1
    start = options["start_seat"]
    table.first = table.active = start if isinstance(start, int) else 0
    table.actions = content.actions
    table.peeks = ()
    table.attacked = False
    table.players = [
        new_player(table, seat, content.commanders[table.side][NAMES[seat]]) for seat in range(seats)
    ]
    table.torak = None
    table.tokens = {}
    table.face_up = frozenset()
    table.known = {}
    table.stack = ()
    table.used = ()
    table.slots = dict.fromkeys(LEVELS, ())
    table.decks = dict.fromkeys(LEVELS, ())
    table.discards = dict.fromkeys(LEVELS, ())
    table.gone = ()
    table.favours = dict.fromkeys(RULERS, SUPPLY)
    table.castles = dict.fromkeys(CASTLES, ())
    table.castle_known = dict.fromkeys(CASTLES, ())
    table.shown = ()
    table.posters = ()
    clear_the_middle(table)
    return table


def clear_the_middle(table: Zizka) -> None:
    table.roll = None
    table.facing = None
    table.siege = None
    table.fight = None
    table.tournament = None
    table.recruiting = None
    table.taken = None


def new_player(table: Zizka, seat: int, commander: Commander) -> Player:
    """ZIZ-2.11 to 2.18."""
    player = Player()
    player.commander = commander
    place = (seat - table.first) % table.seats  # ZIZ-2.17: in the turn order
    player.space = table.content.solo_start if table.seats == SOLO else table.content.start_of_seat[place]
    player.lying = False
    player.coins = commander.coins
    player.luck = commander.luck
    player.vp = 0
    player.morale = 0
    player.team = table.content.starting_team(commander.id)
    player.wanted = False
    player.poster = 0
    player.posters = ()
    player.conquests = ()
    return player


def new_torak(table: Zizka) -> Torak:
    """ZIZ-17.3, 17.4, 17.6."""
    torak = Torak()
    torak.space = table.content.torak_start
    torak.lying = False
    torak.vp = 0
    sets = ("base", table.level)
    cards = [card for card in table.content.torak_cards.values() if card.set in sets]
    torak.deck = shuffled(table.chance, cards)
    torak.used = ()
    return torak


def choose_commanders(seats: int, wishes: Sequence[str], chance: Chance) -> list[str]:
    """ZIZ-2.9, 17.2, R42: wishes in seat order as far as they can be granted, the rest by lot."""
    free = [name for name in NAMES if seats > SOLO or name != NEVER_SOLO]
    granted: list[str] = []
    for wish in wishes[:seats]:
        granted.append(wish if wish in free else RANDOM)
        if wish in free:
            free.remove(wish)
    chance.shuffle(free)
    return [free.pop() if name == RANDOM else name for name in granted]


def lay_tokens(table: Zizka) -> None:
    """ZIZ-2.1 to 2.3."""
    tokens = list(shuffled(table.chance, list(table.content.tokens.values())))
    starts = set(table.content.starts.values())
    for space in table.content.event_spaces:
        if space not in starts:
            if table.chance.shown is not None:
                tokens = list(reversed(by_back(table.chance, tuple(reversed(tokens)), space)))
            table.tokens[space] = tokens.pop()
    table.stack = by_back(table.chance, tuple(tokens))


def shuffled(chance: Chance, cards: Sequence[Item]) -> tuple[Item, ...]:
    deck = list(cards)
    chance.shuffle(deck)
    return tuple(deck)
