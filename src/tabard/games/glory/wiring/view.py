"""What a seat may see (GLO-26.1 to 26.4), built by naming it: a forgotten field is hidden, not leaked."""

from __future__ import annotations

from typing import cast

from tabard.games.glory.rules.ally_track import slots
from tabard.games.glory.rules.content import CITIES, JOUST, KINDS, STACKS
from tabard.games.glory.rules.duel.attack import attack, prestige, values
from tabard.games.glory.rules.duel.state import Duel, Jouster
from tabard.games.glory.rules.knowledge import events_lie, known_goals, order_known
from tabard.games.glory.rules.scoring import prestige_tokens
from tabard.games.glory.rules.state import SIR, Glory, Step
from tabard.games.glory.wiring import view_types as views


def view(table: Glory, seat: int | None) -> views.GloryTable:
    """GLO-26.1: everything but hands, hidden goals, offers, and the order of decks and stacks."""
    return {
        "round": table.round,
        "phase": table.phase,
        "step": table.step.value,
        "options": view_options(table),
        "initiative": [who(one) for one in table.initiative] if order_known(table) else [],
        "turn": who(table.turn) if table.step in (Step.ACTION, Step.JOURNEY) else None,
        "players": [view_player(table, other, seat) for other in range(table.seats)],
        "sir": view_sir(table),
        "spaces": {
            space: {"circles": table.circles(space), "pawns": [who(one) for one in pawns]}
            for space, pawns in table.pawns_on.items()
        },
        "track": [
            {"slot": slot.id, "ally": ally or None, "cost": slot.cost}
            for slot, ally in zip(slots(table), table.track, strict=False)
        ],
        "stacks": {stack: len(table.stacks[stack]) for stack in (*STACKS, "special")},
        "scroll": list(table.stacks["scroll"]),
        "decks": cast(views.ByKind, {kind: len(table.decks[kind]) for kind in KINDS}),
        "columns": cast(views.Columns, {kind: list(table.columns[kind]) for kind in KINDS}),
        "public_titles": list(table.public_titles),
        "title_deck": len(table.title_deck),
        "title_discard": len(table.title_discard),
        "my_discards": [title for title, by in table.title_discard if by == seat],
        "event": table.event or None if events_lie(table) else None,
        "next_event": table.next_event or None if events_lie(table) else None,
        "last_event_hidden": bool(table.last_event) and events_lie(table),
        "event_ally": table.event_ally or None,
        "tournament": view_tournament(table),
        "duel": view_duel(table, seat),
        "playing": table.playing or None,
        "travellers": list(table.travellers),
        "registering": [who(one) for one in table.registering],
        "removed": {"cards": list(table.removed_cards), "allies": list(table.removed_allies)},
        "outcome": table.outcome or None,
        "content": {"fingerprint": table.content.fingerprint, "replaced": list(table.content.replaced)},
    }


def who(seat: int) -> views.Who:
    """A seat, or SIR by name."""
    return "sir" if seat == SIR else seat


def view_options(table: Glory) -> views.Options:
    return {
        "tournament": table.tournament,
        "prizes": table.prizes,
        "characters": table.characters,
        "goals": "open" if table.open_goals else "hidden",
        "handicaps": list(table.handicaps),
        "simultaneous_journey": table.simultaneous,
        "scenario": table.scenario or None,
        "difficulty": table.difficulty or None,
        "personality": table.personality or None,
    }


def view_player(table: Glory, seat: int, viewer: int | None) -> views.Player:
    """GLO-26.1, 26.2, 22.3: of a hand everybody sees how many cards of each kind, and what was shown."""
    player = table.players[seat]
    own = seat == viewer
    cards = table.content.cards
    over = table.step is Step.OVER
    return {
        "colour": table.content.colours[seat],
        "character": player.character or None,
        "coins": player.coins,
        "strength": player.strength,
        "faith": player.faith,
        "glory": player.glory,
        "parts": list(player.parts),
        "marker": {"extra": min(60, player.glory // 30 * 30), "field": player.glory % 30},  # GLO-2.11
        "mount": player.mount,
        "armour": player.armour,
        "allies": list(player.allies),
        "used_allies": list(player.used_allies),
        "relics": list(player.relics),
        "used_relics": list(player.used_relics),
        "prestige": list(player.prestige),
        "used_prestige": list(player.used_prestige),
        "prestige_tokens": prestige_tokens(player),
        "hand_kinds": cast(
            views.ByKind, {kind: sum(cards[card].kind == kind for card in player.hand) for kind in KINDS}
        ),
        "hand": list(player.hand) if own or over else None,
        "shown": list(player.shown),
        "played": list(player.played),
        "goal_count": len(player.goals),
        "goals": list(player.goals) if own or table.goals_known else None,
        "known_goals": list(known_goals(table, seat)),
        "drawn": list(player.drawn) if own else None,
        "drawn_count": len(player.drawn),
        "offered": list(player.offered) if own else None,
        "returning": list(player.returning) if own else None,
        "pawns": player.pawns,
        "plays": player.plays,
        "scored": list(player.scored),
        "brave": player.brave,
        "tournaments_won": player.finals,
    }


def view_sir(table: Glory) -> views.Sir | None:
    sir = table.sir
    if sir is None:
        return None
    return {
        "knight": sir.knight or None,
        "glory": sir.glory,
        "goals": list(sir.goals),
        "pawns": sir.pawns,
        "deck": len(sir.deck),
        "discard": list(sir.discard),
    }


def view_tournament(table: Glory) -> views.Tournament:
    if table.tournament == JOUST:
        return {
            "card": table.tournament_card or None,
            "prize": table.prize or None,
            "places": list(table.places),
            "winners": list(table.winners),
            "bout": table.bout,
        }
    return {
        "card": table.tournament_card or None,
        "cities": [
            {
                "city": city,
                "knights": list(knights),
                "shields": [who(one) if one > -2 else None for one in shields],
            }
            for city, knights, shields in zip(CITIES, table.cities, table.shields, strict=False)
        ],
        "bout": table.bout,
    }


def view_duel(table: Glory, viewer: int | None) -> views.Duel | None:
    duel = table.duel
    if duel is None:
        return None
    return {
        "context": duel.context,
        "engagement": max(1, duel.engagement),
        "stage": duel.stage,
        "sides": [view_jouster(table, duel, side) for side in (duel.left, duel.right)],
        "rerolls": view_rerolls(duel) if viewer is not None and viewer == duel.roller else None,
        "limit": duel.limit,
    }


def view_rerolls(duel: Duel) -> list[list[int]]:
    """By colour the places of the dice to be thrown again."""
    sides = [side for side in (duel.left, duel.right) if side.seat == duel.roller]
    return [
        [place for place in range(len(faces)) if duel.is_chosen(colour, place)]
        for side in sides
        for colour, faces in enumerate(side.dice)
    ]


def view_jouster(table: Glory, duel: Duel, side: Jouster) -> views.Side:
    """GLO-10.11: what lies on the player board."""
    return {
        "seat": who(side.seat) if side.seat > -2 else None,
        "opponent": side.name or None,
        "attack": attack(table, duel, side),
        "prestige": prestige(table, duel, side),
        "wins": side.wins,
        "spent": side.spent,
        "faith": side.faith,
        "dice": [list(faces) for faces in side.dice],
        "values": [values(table, side, colour) for colour in range(3)] if side.seat >= 0 else [],
        "noble_die": side.die if side.noble else None,
        "used_allies": list(side.used_allies),
        "used_relics": list(side.used_relics),
        "used_prestige": list(side.used_prestige),
    }
