"""Any position, described as in docs/games/zizka/vectors.md. What is not said is as after setup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabard.engine.chance import Chance
from tabard.engine.errors import ScenarioError
from tabard.engine.module import ChosenOptions
from tabard.games.zizka.rules.content import CASTLES, LEVELS, RULERS, Follower, Token, ZizkaContent
from tabard.games.zizka.rules.morale import END
from tabard.games.zizka.rules.setup import NAMES, empty_table, new_player, new_torak, shuffled
from tabard.games.zizka.rules.state import SOLO, Player, Zizka

KEYS: Final = {
    *("players", "options", "round", "active", "actions", "P1", "P2", "P3", "P4", "torak"),
    *("tokens", "face_up", "empty", "stack", "used", "level_1", "level_2", *CASTLES),
}
PLAYER_KEYS: Final = {
    *("commander", "space", "coins", "luck", "vp", "morale", "team", "poster", "posters"),
    *("favours", "conquests", "lying"),
}
LEVEL_KEYS: Final = {"table", "deck", "discards", "rest"}
TORAK_KEYS: Final = {"space", "lying", "vp", "deck", "used"}
MOST: Final = 999


def scenario(
    position: Mapping[str, Any], content: ZizkaContent, chance: Chance, options: ChosenOptions
) -> Zizka:
    """A table in the position described; what cannot be is refused with a sentence."""
    known(position, KEYS, "a position")
    seats = whole(position.get("players", 2), "players", SOLO, 4)
    table = empty_table(seats, options(seats, position.get("options")), content, chance)
    names = commanders(position, seats)
    for seat in range(seats):
        fill_player(table, seat, names[seat], position.get(f"P{seat + 1}", {}))
    table.round = whole(position.get("round", 1), "round", 1, MOST)
    table.active = whole(position.get("active", table.first + 1), "active", 1, seats) - 1
    table.actions = whole(position.get("actions", content.actions), "actions", 0, content.actions)
    lay_castles(table, position)
    for level in LEVELS:
        lay_followers(table, level, position.get(f"level_{level}", {}))
    if seats == SOLO:
        lay_torak(table, position.get("torak", {}))
    elif "torak" in position:
        raise ScenarioError("Torak plays only against one player (ZIZ-17)")
    lay_tokens(table, position)
    return table


def known(given: object, keys: set[str], what: str) -> None:
    if not isinstance(given, Mapping):
        raise ScenarioError(f"{what} must be a table, not {given!r}")
    unknown = sorted(set(given) - keys)
    if unknown:
        raise ScenarioError(f"unknown key {unknown[0]!r}; {what} has: {', '.join(sorted(keys))}")


def whole(value: object, name: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ScenarioError(f"{name} must be a whole number from {least} to {most}, not {value!r}")
    return value


def one_of(value: object, names: Sequence[str], what: str) -> str:
    if not isinstance(value, str) or value not in names:
        raise ScenarioError(f"unknown {what} {value!r}")
    return value


def commanders(position: Mapping[str, Any], seats: int) -> list[str]:
    """Those named; the other seats get the free ones in the order of the box."""
    names: list[str | None] = []
    for seat in range(seats):
        given = position.get(f"P{seat + 1}", {})
        known(given, PLAYER_KEYS, "a player")
        names.append(one_of(given["commander"], NAMES, "commander") if "commander" in given else None)
    taken = [name for name in names if name is not None]
    if len(set(taken)) < len(taken):
        raise ScenarioError(f"all commanders must be different, not {', '.join(taken)} (ZIZ-2.9)")
    free = [name for name in NAMES if name not in taken]
    return [free.pop(0) if name is None else name for name in names]


def fill_player(table: Zizka, seat: int, commander: str, given: Mapping[str, Any]) -> None:
    content = table.content
    player = new_player(table, seat, content.commanders[table.side][commander])
    player.space = one_of(given.get("space", player.space), content.spaces, "space")
    player.coins = whole(given.get("coins", player.coins), "coins", 0, MOST)
    player.luck = whole(given.get("luck", player.luck), "luck", 0, content.luck_tokens)
    player.vp = whole(given.get("vp", 0), "vp", 0, MOST)
    player.morale = whole(given.get("morale", 0), "morale", -END, END)
    player.lying = given.get("lying", False) is True
    if "team" in given:
        fill_team(table, player, given["team"])
    if "poster" in given:
        player.wanted = True
        player.poster = whole(given["poster"], "poster", 0, MOST)
    player.posters = tuple(one_of(id, list(content.posters), "poster") for id in given.get("posters", ()))
    player.conquests = tuple(
        content.conquests[one_of(id, list(content.conquests), "conquest card")]
        for id in given.get("conquests", ())
    )
    for ruler in given.get("favours", ()):
        table.favours[one_of(ruler, RULERS, "favour")] = seat
    table.players[seat] = player


def fill_team(table: Zizka, player: Player, given: Sequence[object]) -> None:
    """Starting followers that are not named have left the game."""
    team = named(table.content, given)
    if len(team) > table.content.team_limit:
        raise ScenarioError("a team has at most four followers (ZIZ-1.5)")
    table.gone += tuple(card for card in player.team if card not in team)
    player.team = team


def named(content: ZizkaContent, given: Sequence[object]) -> tuple[Follower, ...]:
    return tuple(content.followers[one_of(id, list(content.followers), "follower")] for id in given)


def lay_castles(table: Zizka, position: Mapping[str, Any]) -> None:
    """A deck is named top first; cards not named lie below."""
    done = [card for player in table.players for card in player.conquests]
    for castle in CASTLES:
        cards = {card.id: card for card in table.content.castle(castle) if card not in done}
        top = [cards.pop(one_of(id, list(cards), "conquest card")) for id in position.get(castle, ())]
        table.castles[castle] = (*top, *shuffled(table.chance, list(cards.values())))


def lay_followers(table: Zizka, level: int, given: Mapping[str, Any]) -> None:
    """Cards not named lie below the deck, or with rest = "box" are out of the game."""
    known(given, LEVEL_KEYS, "a follower level")
    teams = [card for player in table.players for card in player.team]
    slots, deck, discards = [
        named(table.content, given.get(key, ())) for key in ("table", "deck", "discards")
    ]
    taken = [*teams, *slots, *deck, *discards]
    if len(set(taken)) < len(taken):
        raise ScenarioError("every follower exists once (ZIZ-1.11)")
    rest = shuffled(table.chance, [card for card in table.content.level(level) if card not in taken])
    if given.get("rest") == "box":
        table.gone += rest
        rest = ()
    missing = 0 if "table" in given else table.content.slots
    table.slots[level] = slots + rest[:missing]
    table.decks[level] = deck + rest[missing:]
    table.discards[level] = discards


def lay_torak(table: Zizka, given: Mapping[str, Any]) -> None:
    known(given, TORAK_KEYS, "Torak")
    table.posters = tuple(id for id in table.content.posters if id not in table.players[0].posters)
    torak = new_torak(table)
    torak.space = one_of(given.get("space", torak.space), table.content.spaces, "space")
    torak.lying = given.get("lying", False) is True
    torak.vp = whole(given.get("vp", 0), "vp", 0, MOST)
    cards = {card.id: card for card in torak.deck}
    top = tuple(cards.pop(one_of(id, list(cards), "card of Torak")) for id in given.get("deck", ()))
    used = tuple(cards.pop(one_of(id, list(cards), "card of Torak")) for id in given.get("used", ()))
    torak.deck = top + tuple(cards.values())
    torak.used = used
    table.torak = torak


def lay_tokens(table: Zizka, position: Mapping[str, Any]) -> None:
    """Spaces not named get a token as at setup; a `stack` that is named is the whole stack."""
    left: dict[str, Token] = dict(table.content.tokens)

    def take(id: object) -> Token:
        return left.pop(one_of(id, list(left), "token, or named twice:"))

    for space, id in position.get("tokens", {}).items():
        table.tokens[one_of(space, table.content.event_spaces, "event space")] = take(id)
    stack = tuple(take(id) for id in position.get("stack", ()))
    used = tuple(take(id) for id in position.get("used", ()))
    rest = list(shuffled(table.chance, list(left.values())))
    bare = {*table.content.starts.values(), *position.get("empty", ())}
    for space in table.content.event_spaces:
        if space not in table.tokens and space not in bare:
            table.tokens[space] = rest.pop()
    if "stack" in position:
        table.stack, table.used = stack, (*used, *rest)
    else:
        table.stack, table.used = tuple(rest), used
    up = [one_of(space, table.content.event_spaces, "event space") for space in position.get("face_up", ())]
    table.face_up = frozenset(up)
