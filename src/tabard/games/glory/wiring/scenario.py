"""Any position, described as in docs/games/glory/vectors.md."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tabard.engine.chance import Chance
from tabard.engine.errors import ScenarioError
from tabard.engine.module import ChosenOptions
from tabard.games.glory.rules.content import CITIES, JOUST, PLACES, GloryContent
from tabard.games.glory.rules.event_cards import begin_round
from tabard.games.glory.rules.goods import in_order
from tabard.games.glory.rules.journey import begin_journey
from tabard.games.glory.rules.journey_cards import in_card_order
from tabard.games.glory.rules.knights import mark
from tabard.games.glory.rules.refresh import refresh
from tabard.games.glory.rules.registration import begin_registration
from tabard.games.glory.rules.setup import deal_cards, give_back, set_up, take_characters
from tabard.games.glory.rules.state import FINAL_JOURNEY, JOURNEY_PHASE, NOBODY, SIR, Glory, Step
from tabard.games.glory.rules.titles import begin_titles
from tabard.games.glory.rules.tournament_setup import fill_with_joining, use_card
from tabard.games.glory.wiring.scenario_pools import deal_rest

PHASES: Final = (
    *("setup", "action", "journey", "refresh", "registration", "tournament"),
    *("final_journey", "titles"),
)
KEYS: Final = {
    *("players", "options", "phase", "round", "initiative", "P1", "P2", "P3", "P4", "sir", "prize"),
    *("event", "next_event", "last_event", "event_ally", "track", "columns", "decks", "stacks"),
    *("public_titles", "title_deck", "title_discard", "spaces", "card", "places", "cities", "shields"),
}
NUMBERS: Final = ("coins", "strength", "faith", "glory", "mount", "armour")
TOKENS: Final = {"allies": "ally_", "relics": "relic_", "prestige": "prestige_"}
PLAYER_KEYS: Final = {
    *NUMBERS,
    *TOKENS,
    *["used_" + name for name in TOKENS],
    *("hand", "played", "goals", "character"),
}
SIR_KEYS: Final = {"glory", "goals", "deck", "pawns"}


def scenario(
    position: Mapping[str, Any], content: GloryContent, chance: Chance, options: ChosenOptions
) -> Glory:
    """A table in the position described; what cannot be is refused with a sentence."""
    demand_keys(position, KEYS, "a position")
    seats = whole(position.get("players"), "players", 1, 4)
    phase = position.get("phase")
    if phase not in PHASES:
        raise ScenarioError(f"phase must be one of {', '.join(PHASES)}, not {phase!r}")
    table = set_up(seats, options(seats, position.get("options")), content, chance)
    if table.sir is None:
        table.initiative = tuple(range(seats))
    if "initiative" in position:
        table.initiative = tuple(seat_of(name, table) for name in position["initiative"])
        if sorted(table.initiative) != sorted([*range(seats), *([SIR] if table.sir else [])]):
            raise ScenarioError("initiative names every player once, and SIR in solo")
    if phase == "setup":
        return table
    table.round = whole(position.get("round", 1), "round", 1, content.game["rounds"])
    play_through_setup(table, position)
    clear(table)
    for seat in range(seats):
        fill_player(table, seat, position.get(f"P{seat + 1}", {}))
    lay_sir(table, position.get("sir", {}))
    lay_events(table, position)
    deal_rest(table, position, lambda prefix, ids: named(table, prefix, ids))
    lay_tournament(table, position)
    begin(table, position, phase)
    return table


def play_through_setup(table: Glory, position: Mapping[str, Any]) -> None:
    """Everybody takes a level-I character, or the one named, and keeps what he is dealt."""
    chosen: list[str] = []
    for seat, player in enumerate(table.players):
        given = position.get(f"P{seat + 1}", {})
        wanted = given.get("character") if isinstance(given, Mapping) else None
        chosen.append(player.offered[0] if wanted is None else named(table, "char_", [wanted])[0])
    take_characters(table, chosen)
    deal_cards(table)
    give_back(table)


def clear(table: Glory) -> None:
    """Hands, goals and special allies of the setup are taken back; the position says what there is."""
    for seat, player in enumerate(table.players):
        start = table.content.characters[player.character].start
        player.hand = player.shown = player.goals = player.allies = player.used_allies = ()
        player.relics = player.prestige = ()
        player.coins, player.strength, player.faith = start["coins"], start["strength"], start["faith"]
        set_glory(table, seat, start["glory"])
    if table.sir is not None:
        table.sir.goals = ()


def set_glory(table: Glory, seat: int, glory: int) -> None:
    player = table.players[seat]
    player.glory = glory
    player.parts = (glory, 0, 0, 0, 0, 0, 0)


def demand_keys(given: object, known: Iterable[str], what: str) -> None:
    if not isinstance(given, Mapping):
        raise ScenarioError(f"{what} must be a table, not {given!r}")
    unknown = sorted(set(given) - set(known))
    if unknown:
        raise ScenarioError(f"unknown key {unknown[0]!r}; {what} has: {', '.join(sorted(known))}")


def whole(value: object, name: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ScenarioError(f"{name} must be a whole number from {least} to {most}, not {value!r}")
    return value


def seat_of(name: object, table: Glory) -> int:
    if name == "SIR" and table.sir is not None:
        return SIR
    number = str(name)[1:]
    if str(name)[:1] != "P" or not number.isdecimal() or not 1 <= int(number) <= table.seats:
        raise ScenarioError(f"players are P1 to P{table.seats}, not {name!r}")
    return int(number) - 1


def named(table: Glory, prefix: str, names: object) -> tuple[str, ...]:
    """Ids, with or without their prefix; journey cards have the prefix of their kind."""
    if not isinstance(names, list):
        raise ScenarioError(f"{names!r} must be a list of names")
    known = {row["id"] for _, row in table.content.entries()}
    prefixes = ("romance_", "market_", "challenge_") if prefix == "card_" else (prefix,)
    found: list[str] = []
    for name in names:
        ids = [id for id in (str(name), *[one + str(name) for one in prefixes]) if id in known]
        fitting = [id for id in ids if id.startswith(prefixes)]
        if not fitting:
            raise ScenarioError(f"there is no {prefix.rstrip('_')} {name!r}")
        found.append(fitting[0])
    return tuple(found)


def fill_player(table: Glory, seat: int, given: object) -> None:
    demand_keys(given, PLAYER_KEYS, "a player")
    assert isinstance(given, Mapping)
    player = table.players[seat]
    content = table.content
    numbers = {name: whole(given[name], name, 0, 99) for name in NUMBERS if name in given}
    player.coins = numbers.get("coins", player.coins)
    player.strength = numbers.get("strength", player.strength)
    player.faith = numbers.get("faith", player.faith)
    player.mount = numbers.get("mount", player.mount)
    player.armour = numbers.get("armour", player.armour)
    if not (1 <= player.mount <= 4 and 1 <= player.armour <= 4):
        raise ScenarioError("mount and armour have levels 1 to 4")
    set_glory(table, seat, numbers.get("glory", player.glory))
    tokens = {
        name: named(table, TOKENS[name.removeprefix("used_")], given[name])
        for name in given
        if name.removeprefix("used_") in TOKENS
    }
    player.allies, player.used_allies = tokens.get("allies", ()), tokens.get("used_allies", ())
    player.relics, player.used_relics = tokens.get("relics", ()), tokens.get("used_relics", ())
    player.prestige = in_order(content.prestige_counts, tokens.get("prestige", ()))
    player.used_prestige = in_order(content.prestige_counts, tokens.get("used_prestige", ()))
    player.hand = in_card_order(table, named(table, "card_", given.get("hand", [])))
    player.played = in_card_order(table, named(table, "card_", given.get("played", [])))
    player.goals = named(table, "title_", given.get("goals", []))


def lay_sir(table: Glory, given: object) -> None:
    demand_keys(given, SIR_KEYS, "sir")
    assert isinstance(given, Mapping)
    if table.sir is not None and given:
        table.sir.glory = whole(given.get("glory", table.sir.glory), "glory", 0, 99)
        table.sir.goals = named(table, "title_", given.get("goals", []))


def lay_events(table: Glory, position: Mapping[str, Any]) -> None:
    """The events of this round and the next ones; unnamed ones stay as drawn, past ones are gone."""
    drawn = (table.event, table.next_event, table.last_event)[table.round - 1 :]
    names = ("event", "next_event", "last_event")
    chosen = [*drawn, "", ""][:3]
    for at, name in enumerate(names):
        if name in position:
            chosen[at] = named(table, "event_", [position[name]])[0] if position[name] else ""
    table.event, table.next_event, table.last_event = chosen
    table.event_ally = named(table, "ally_", [position["event_ally"]])[0] if "event_ally" in position else ""


def lay_tournament(table: Glory, position: Mapping[str, Any]) -> None:
    """The card named is set up for this round; places, cities and shields named lie as they say."""
    if "card" in position:
        table.tournament_cards_used = ()
        card = named(table, "tourney_", [position["card"]])[0]
        if table.content.tournament_cards[card].type != table.tournament:
            raise ScenarioError(f"{card} is no card of this tournament, {table.tournament}")
        use_card(table, card)
    if "prize" in position:
        table.prize = named_prize(table, position["prize"])
    if "places" in position:
        occupants = [occupant(table, one) for one in position["places"]]
        table.places = (*occupants, *[""] * (PLACES - len(occupants)))
    if "cities" in position:
        demand_keys(position["cities"], CITIES, "cities")
        table.cities = tuple([named(table, "knight_", position["cities"].get(city, [])) for city in CITIES])
        table.shields = tuple([(NOBODY,) * len(knights) for knights in table.cities])
    if "shields" in position:
        demand_keys(position["shields"], CITIES, "shields")
        table.shields = tuple(
            [
                tuple([NOBODY if one in ("", "-") else seat_of(one, table) for one in given])
                + knights[len(given) :]
                for given, knights in [
                    (position["shields"].get(city, []), table.shields[at]) for at, city in enumerate(CITIES)
                ]
            ]
        )


def named_prize(table: Glory, name: object) -> str:
    for id in (table.content.standard_prize, *table.content.prizes):
        if name in (id, id.removeprefix("prize_")):
            return id
    raise ScenarioError(f"there is no prize {name!r}")


def occupant(table: Glory, name: object) -> str:
    """A knight, a player, SIR, or nobody."""
    if name in ("", "-"):
        return ""
    if name == "SIR" or str(name)[1:].isdecimal():
        return mark(seat_of(name, table))
    return named(table, "knight_", [name])[0]


def begin(table: Glory, position: Mapping[str, Any], phase: str) -> None:
    """The phase named begins."""
    if phase == "action":
        table.pawns_on = dict.fromkeys(table.content.spaces, ())
        begin_round(table)
        put_pawns(table, position.get("spaces", {}))
        lay_solo_deck(table, position.get("sir", {}))
    elif phase == "journey":
        begin_journey(table, JOURNEY_PHASE)
    elif phase == "refresh":
        put_pawns(table, position.get("spaces", {}))
        refresh(table)
        begin_registration(table)
    elif phase == "registration":
        begin_registration(table)
    elif phase == "tournament":
        if table.tournament == JOUST:
            fill_with_joining(table)
        table.step = Step.TOURNAMENT
    elif phase == "final_journey":
        begin_journey(table, FINAL_JOURNEY)
    else:
        begin_titles(table)


def put_pawns(table: Glory, given: object) -> None:
    demand_keys(given, [id.removeprefix("space_") for id in table.content.spaces], "spaces")
    assert isinstance(given, Mapping)
    for space, owners in given.items():
        seats = tuple(seat_of(name, table) for name in owners)
        table.pawns_on[f"space_{space}"] = seats
        for seat in seats:
            if seat == SIR and table.sir is not None:
                table.sir.pawns -= 1
            elif seat >= 0:
                table.players[seat].pawns -= 1
    while table.turn >= 0 and not table.players[table.turn].pawns:
        table.turn = table.initiative[(table.rank(table.turn) + 1) % len(table.initiative)]


def lay_solo_deck(table: Glory, given: Mapping[str, Any]) -> None:
    if table.sir is None:
        return
    if "deck" in given:
        top = named(table, "solo_", given["deck"])
        table.sir.deck = top + tuple([card for card in table.sir.deck if card not in top])
    if "pawns" in given:
        table.sir.pawns = whole(given["pawns"], "pawns", 0, 6)
