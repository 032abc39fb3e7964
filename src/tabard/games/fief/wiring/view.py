"""What a seat may see (FIE-3, 28.22), built by naming it: a forgotten field is hidden, not leaked."""

from __future__ import annotations

from typing import cast

from tabard.games.fief.rules.content import HIDDEN, OWN_UNITS, UNITS
from tabard.games.fief.rules.deals.moments import LEAVE, kinds_now
from tabard.games.fief.rules.deals.offers import OPEN_KINDS, concerns, plain_item
from tabard.games.fief.rules.deals.parley import wanted
from tabard.games.fief.rules.deals.terms import PROMISES, why_not
from tabard.games.fief.rules.deals.things import things
from tabard.games.fief.rules.hear_ye.election import PENDING, votes
from tabard.games.fief.rules.hear_ye.parliament import parliament_votes
from tabard.games.fief.rules.markers import Offer
from tabard.games.fief.rules.people import ally_of, family_titles
from tabard.games.fief.rules.purchases.buying import BUILDINGS
from tabard.games.fief.rules.purchases.prices import price
from tabard.games.fief.rules.purchases.ransom import ransom_price
from tabard.games.fief.rules.records import Clan, Lord, Stack, Town
from tabard.games.fief.rules.rights import text_of
from tabard.games.fief.rules.scoring import victory_points
from tabard.games.fief.rules.state import PROMISE, Fief
from tabard.games.fief.wiring import view_types as views
from tabard.games.fief.wiring.battle_view import view_battle


def view(table: Fief, seat: int | None) -> views.FiefTable:
    """FIE-3.6 to 3.12: coins, hands, kinds of soldiers, decks, relics face down and votes are secret."""
    return {
        "turn": table.turn,
        "last_turn": table.last_turn,
        "phase": table.phase,
        "step": table.step,
        "first": table.first,
        "order": list(table.order()),
        "players": [view_player(table, other, seat) for other in range(table.seats)],
        "families": [view_family(table, family) for family in range(len(table.families))],
        "lords": {id: view_lord(table, lord) for id, lord in table.lords.items()},
        "dead": list(table.dead),
        "towns": {id: view_town(table, town) for id, town in table.towns.items()},
        "stacks": [view_stack(table, stack, seat) for stack in table.stacks],
        "clans": [view_clan(clan) for clan in table.clans],
        "sieges": [
            {"town": one.town, "family": one.family, "trebuchets": one.trebuchets, "active": one.active}
            for one in table.sieges
        ],
        "plagues": [
            {"card": one.card, "kind": one.kind, "region": one.region, "active": one.active}
            for one in table.plagues
        ],
        "bonuses": [{"card": card, "region": region} for card, region in table.bonuses],
        "taxes": [{"card": one.card, "family": one.family, "where": one.where} for one in table.taxes],
        "character_deck": len(table.character_deck),
        "event_deck": len(table.event_deck),
        "event_back": table.content.cards[table.event_deck[0]].back if table.event_deck else None,
        "discard": len(table.discard),
        "discard_top": table.discard[0] if table.discard else None,
        "track": len(table.track),
        "servant_deck": len(table.servant_deck),
        "excalibur": table.excalibur,
        "drawn": table.drawn,
        "titles": {
            region: family for family in range(len(table.families)) for region in family_titles(table, family)
        },
        "vacant": dict(table.vacant),
        "vp_holder": table.vp_holder,
        "caradoc_spent": table.caradoc_spent,
        "parliament_revolt": table.parliament_revolt,
        "candidates": list(table.candidates),
        "markers": {
            str(family): sorted(target for target in targets if target)
            for family, targets in table.ballots.items()
            if PENDING not in targets
        },
        "fog": table.fog,
        "battle": view_battle(table),
        "in_play": list(table.in_play),
        "offers": view_offers(table, seat, promises=False),
        "promises": view_offers(table, seat, promises=True),
        "deals": view_deals(table, seat),
        "parley": list(table.parley),
        "orders": view_orders(table, seat),
        "moving": view_moving(table, seat),
        "content": {"fingerprint": table.content.fingerprint, "replaced": list(table.content.replaced)},
    }


def view_orders(table: Fief, seat: int | None) -> views.Orders:
    """FIE-28.22: standing permissions and passes, seen by their owner only."""
    own = [] if seat is None else table.families_of(seat)
    return {
        "permits": {text_of(one): answer for one, answer in table.permits.items() if one.family in own},
        "passes": {text_of(one): "pass" for one in table.passes if one.family in own},
    }


def view_player(table: Fief, seat: int, viewer: int | None) -> views.Player:
    """FIE-3.6, 3.7, R109: the backs of cards in a hand are seen, nothing else."""
    player = table.players[seat]
    backs = [table.content.cards[card].back for card in player.hand]
    own = seat == viewer
    return {
        "families": table.families_of(seat),
        "hand_size": len(player.hand),
        "hand_backs": sorted(backs),
        "hand": list(player.hand) if own else None,
        "coins": player.coins if own else None,
    }


def view_family(table: Fief, family: int) -> views.Family:
    board = table.families[family]
    return {
        "seat": table.seat_of(family),
        "lords": list(board.lords),
        "reserve": cast(views.Units, dict(zip(UNITS, board.reserve, strict=False))),
        "pigeons": board.pigeons,
        "treasure": board.treasure,
        "fourth": board.fourth,
        "bows": board.bows,
        "ally": ally_of(table, family),
        "points": victory_points(table, family),
        "votes": votes(table, family)[0],
        "parliament_votes": parliament_votes(table, family),
        "prices": {item: price(table, family, item) for item in (*UNITS[:OWN_UNITS], *BUILDINGS)},
    }


def view_lord(table: Fief, lord: Lord) -> views.Lord:
    return {
        "family": lord.family,
        "man": lord.man,
        "place": lord.place,
        "gate": lord.gate,
        "captor": lord.captor,
        "ransom": 0 if lord.free else ransom_price(table, lord),
        "fiefs": list(lord.fiefs),
        "church": list(lord.church),
        "royal": lord.royal,
        "spouse": lord.spouse,
        "servant": lord.servant,
        "dagger": lord.dagger,
        "garter": lord.garter,
        "eligible": lord.eligible,
        "relics": list(lord.relics),
        "excalibur": lord.excalibur,
        "guard_knights": lord.guard_knights,
        "guard_men": lord.guard_men,
        "stages": lord.stages,
    }


def view_town(table: Fief, town: Town) -> views.Town:
    return {
        "control": town.control,
        "building": town.building,
        "royal_abbey": town.royal_abbey,
        "mill": town.mill,
        "hidden_relic": bool(town.hidden_relic),
        "relics": list(town.relics),
    }


def view_stack(table: Fief, stack: Stack, seat: int | None) -> views.Stack:
    """FIE-3.8, R108: the number of soldiers is public, their kinds are the owner's until turned up."""
    shown = stack.up or (seat is not None and table.seat_of(stack.family) == seat)
    counts = {UNITS[unit]: number for unit, number in enumerate(stack.counts) if number}
    if not shown:
        counts = {unit: number for unit, number in counts.items() if UNITS.index(unit) not in HIDDEN}
    return {
        "family": stack.family,
        "town": stack.town,
        "gate": stack.gate,
        "stages": stack.stages,
        "up": stack.up,
        "soldiers": sum(stack.counts[unit] for unit in HIDDEN),
        "units": cast(views.Units, counts),
    }


def view_clan(clan: Clan) -> views.Clan:
    return {
        "number": clan.number,
        "town": clan.town,
        "vikings": clan.vikings,
        "jarl": clan.jarl,
        "gone": clan.gone,
        "gate": clan.gate,
        "holds": clan.holds,
    }


def view_moving(table: Fief, seat: int | None) -> views.Moving | None:
    """FIE-8.51: a group half named is seen by its own player only."""
    moving = table.moving
    if moving is None or seat is None or table.seat_of(table.lords[moving.lords[0]].family) != seat:
        return None
    return {"lords": list(moving.lords), "units": list(moving.units)}


def view_offers(table: Fief, seat: int | None, promises: bool) -> list[views.Offer]:
    if seat is None:
        return []
    own = table.families_of(seat)
    known = [one for one in table.offers if concerns(one, own)]
    return [view_offer(table, one, seat) for one in known if (one.kind == PROMISE) == promises]


def view_offer(table: Fief, offer: Offer, seat: int) -> views.Offer:
    """FIE-28.17: seen only by the families in it; whether it could be agreed to now, as its viewer knows."""
    waits = [one for one in offer.parties if one not in offer.agreed]
    why = why_not(table, offer.items, seat) if awaited(offer) else None
    return {
        "number": offer.number,
        "kind": offer.kind,
        "family": offer.family,
        "parties": list(offer.parties),
        "items": [cast(views.Item, plain_item(item)) for item in offer.items],
        "agreed": list(offer.agreed),
        "waits": waits if awaited(offer) else [],
        "answers": offer.answers or None,
        "turn": offer.turn,
        "why_not": None
        if why is None
        else {"clause": why.id, "reason": why.reason, "facts": dict(why.facts)},
    }


def awaited(offer: Offer) -> bool:
    return offer.kind in OPEN_KINDS


def view_deals(table: Fief, seat: int | None) -> views.Deals:
    """What can be dealt in now, and what each family could give which other: from public facts.

    Consents are so many that only those are named which the viewer could give or get.
    """
    kinds = kinds_now(table)
    families = range(len(table.families)) if seat is not None else ()
    own = table.families_of(seat) if seat is not None else ()
    return {
        "kinds": list(kinds),
        "things": [
            {"item": kind, "from": giver, "to": taker, "what": what}
            for kind in kinds
            for giver in families
            for taker in families
            if giver != taker and (kind != LEAVE or giver in own or taker in own)
            for what in things(table, giver, taker, kind)
        ],
        "cards": [] if seat is None else wanted(table, seat),
        "promises": list(PROMISES),
    }
