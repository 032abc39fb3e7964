"""What must hold after every step of every match (docs/games/glory/vectors.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabard.engine.errors import BrokenRule
from tabard.games.glory.rules.content import JOUST, KINDS
from tabard.games.glory.rules.goods import prestige_left, relics_left
from tabard.games.glory.rules.knights import mark
from tabard.games.glory.rules.knowledge import hidden_hand
from tabard.games.glory.rules.state import SIR, Glory, Step


def check(table: Glory) -> None:
    check_players(table)
    check_allies(table)
    check_cards(table)
    check_titles(table)
    check_pawns(table)
    check_lists(table)
    check_duel(table)


def demand(holds: bool, law: str) -> None:
    if not holds:
        raise BrokenRule(law)


def check_players(table: Glory) -> None:
    for player in table.players:
        demand(min(player.coins, player.strength, player.faith) >= 0, "GLO-6.9: no stock is ever negative")
        demand(player.glory >= 0, "GLO-2.10: glory never falls below 0")
        demand(sum(player.parts) == player.glory, "GLO-1.4: glory has a source")
        demand(1 <= player.mount <= 4 and 1 <= player.armour <= 4, "GLO-23.1: levels I to IV")
        tokens = player.prestige + player.used_prestige
        demand(len(set(tokens)) == len(tokens), "GLO-15.2: one prestige token of each kind")
    for relic in table.content.relic_counts:
        demand(relics_left(table, relic) >= 0, "GLO-2.7: relics are limited")
    for kind in table.content.prestige_counts:
        demand(prestige_left(table, kind) >= 0, "GLO-2.7: prestige tokens are limited")
    seats = [*range(table.seats), *([SIR] if table.sir is not None else [])]
    demand(sorted(table.initiative) == sorted(seats), "GLO-5.4: everybody has one initiative")


def check_allies(table: Glory) -> None:
    lying = [ally for ally in (*table.track, table.event_ally) if ally]
    lying += table.removed_allies
    for stack in table.stacks.values():
        lying += stack
    for player in table.players:
        lying += player.allies
        lying += player.used_allies
        for ally in player.used_allies:
            demand(table.content.allies[ally].timing in ("tent", "lance"), "GLO-19.1: only those are turned")
    demand(sorted(lying) == in_order(table.content.ally_stacks), "GLO-2.7: every ally token once")


def check_cards(table: Glory) -> None:
    lying = list(table.removed_cards)
    for kind in KINDS:
        lying += table.decks[kind]
        lying += table.columns[kind]
    for player in table.players:
        lying += player.hand
        lying += player.played
        demand(
            len(hidden_hand(player)) + len(player.shown) == len(player.hand), "GLO-26.4: shown cards are held"
        )
    if table.playing:
        lying.append(table.playing)
    demand(sorted(lying) == in_order(table.content.journey_decks), "GLO-2.4: every journey card once")


def in_order(piles: Mapping[str, Sequence[str]]) -> list[str]:
    return sorted([one for pile in piles.values() for one in pile])


def check_titles(table: Glory) -> None:
    lying = [*table.public_titles, *table.title_deck, *[title for title, _ in table.title_discard]]
    for player in table.players:
        lying += [*player.goals, *player.drawn]
    if table.sir is not None:
        lying += table.sir.goals
    demand(sorted(lying) == sorted(table.content.titles), "GLO-3.4: every title once")


def check_pawns(table: Glory) -> None:
    if table.step is not Step.ACTION:
        return
    lost = table.content.events[table.event].pawns_lost if table.event else 0
    whole: int = table.content.game["actions_per_round"] - lost
    for seat, player in enumerate(table.players):
        placed = sum(pawns.count(seat) for pawns in table.pawns_on.values())
        demand(player.pawns + placed == whole, "GLO-6.4: no pawn is ever lost")
    for space, pawns in table.pawns_on.items():
        circles = table.circles(space)
        demand(not circles or len(pawns) <= circles, "GLO-6.7: a circle takes one pawn")
    initiative = table.pawns_on["space_initiative"]
    demand(len(set(initiative)) == len(initiative), "GLO-6.18: the initiative once a round")


def check_lists(table: Glory) -> None:
    """GLO-9.4, 9.7: shields."""
    if table.tournament == JOUST:
        taken = [occupant for occupant in table.places if occupant]
        demand(len(set(taken)) == len(taken), "GLO-9.7: one place each")
        if table.step is Step.TOURNAMENT and table.places:
            seats = range(table.seats)
            demand(all(mark(seat) in table.places for seat in seats), "GLO-9.7: everybody takes part")
        return
    for shields in table.shields:
        seats_here = [seat for seat in shields if seat >= SIR]
        demand(len(set(seats_here)) == len(seats_here), "GLO-9.4: one knight per city")


def check_duel(table: Glory) -> None:
    duel = table.duel
    if duel is None:
        return
    for side in (duel.left, duel.right):
        demand(0 <= side.spent <= 4, "GLO-10.4: at most four strength tokens")
        demand(side.faith <= max(1, duel.engagement), "GLO-10.14: one faith token an engagement")
        demand(len(side.used_relics) <= max(1, duel.engagement), "GLO-10.16: one relic an engagement")
        demand(all(len(faces) <= 3 for faces in side.dice), "GLO-2.3: three dice of a colour")
        demand(side.wins <= 2, "GLO-10.1: two engagements win")
