"""What a seat may see (GRU-21), built by naming it: a forgotten field is hidden, not leaked."""

from __future__ import annotations

from typing import Literal, cast

from tabard.games.grunwald.rules.content import FIELDS, Card
from tabard.games.grunwald.rules.goods import ducat_values, ducats_now, points, provision_values, ranking
from tabard.games.grunwald.rules.skirmish import teuton_strength
from tabard.games.grunwald.rules.state import Group, Grunwald, Step
from tabard.games.grunwald.wiring import view_types as views


def view(table: Grunwald, seat: int | None) -> views.GrunwaldTable:
    """GRU-21.1: everything but pile orders, sealed answers and unfinished placements."""
    return {
        "round": table.round,
        "phase": table.phase,
        "step": table.step.value,
        "start": table.start,
        "turn": table.turn if table.phase == "placement" else None,
        "event": None if table.event is None else table.event.id,
        "pending": table.pending,
        "surplus": table.surplus,
        "players": [view_player(table, other, seat) for other in range(table.seats)],
        "fields": cast(
            views.Groups,
            {field: [view_group(table, field, group) for group in table.groups[field]] for field in FIELDS},
        ),
        "ranking": cast(
            views.Ranking, {field: [group.seat for group in ranking(table, field)] for field in FIELDS}
        ),
        "piles": {name: len(pile) for name, pile in pile_sizes(table).items()},
        "up": cast(views.FaceUp, {field: ids(cards) for field, cards in table.up.items()}),
        "provision_card": None if table.provision_card is None else table.provision_card.id,
        "ducat_card": None if table.ducat_card is None else table.ducat_card.id,
        "supplies": {"provisions": provision_rows(table), "ducats": ducat_rows(table)},
        "teuton_strength": view_teuton_strength(table),
        "placing": view_placing(table) if seat is not None and seat == table.turn else None,
        "auction": view_auction(table),
        "skirmish": view_skirmish(table),
        "owed": table.owed,
        "box": [*ids(table.box), *table.spent],  # GRU-21.6
        "options": {"events": table.events_on, "show_hands": table.show_hands},
        "content": {"fingerprint": table.content.fingerprint, "replaced": list(table.content.replaced)},
    }


def provision_rows(table: Grunwald) -> list[views.Value]:
    card = table.provision_card
    return (
        [] if card is None else rows(card.values, card.values, len(provision_values(table)), table.seats == 2)
    )


def ducat_rows(table: Grunwald) -> list[views.Value]:
    card = table.ducat_card
    if card is None:
        return []
    return rows(card.values, ducats_now(table, card.values), len(ducat_values(table)), table.seats == 2)


def rows(printed: tuple[int, ...], now: tuple[int, ...], winners: int, from_below: bool) -> list[views.Value]:
    """GRU-6.3, 11, 12: each value as it is printed and as it is paid this round; whether it can be won."""
    first = len(printed) - winners if from_below else 0
    return [
        {"printed": value, "value": worth, "won": first <= row < first + winners}
        for row, (value, worth) in enumerate(zip(printed, now, strict=True))
    ]


def view_player(table: Grunwald, seat: int, viewer: int | None) -> views.Player:
    """GRU-21.2, 21.5: hands and camps are known to all; `show_hands` off shows only their sizes."""
    player = table.players[seat]
    shown = table.show_hands or seat == viewer or table.phase == "over"
    return {
        "colour": table.content.colours[seat],
        "ducats": player.ducats,
        "provisions": player.provisions,
        "helpers": player.helpers,
        "pool": table.content.most_helpers - player.helpers,
        "officer": player.officer,
        "free_helpers": player.free_helpers,
        "passed": player.passed,
        "due": player.due,
        "hand_size": len(player.hand),
        "camp_size": len(player.camp),
        "hand": ids(player.hand) if shown else None,
        "camp": ids(player.camp) if shown else None,
        "played": None if player.played is None else player.played.id,
        "captured": ids(player.captured),
    }


def view_group(table: Grunwald, field: str, group: Group) -> views.Group:
    return {
        "seat": group.seat,
        "officer": group.officer,
        "helpers": group.helpers,
        "ducats": group.ducats,
        "points": points(table, field, group),
    }


def view_placing(table: Grunwald) -> views.Placing | None:
    """GRU-22.5: a placement half asked is seen by its own player only."""
    placing = table.placing
    if placing is None:
        return None
    return {
        "field": cast(views.FieldId, placing.field),
        "pawn": cast(Literal["officer", "helpers"] | None, placing.pawn),
        "helpers": placing.helpers,
        "ducats": placing.ducats,
    }


def view_auction(table: Grunwald) -> views.Auction | None:
    auction = table.auction
    if auction is None:
        return None
    return {"bid": auction.bid, "leader": auction.leader, "bidders": list(auction.bidders)}


def view_teuton_strength(table: Grunwald) -> int | None:
    """GRU-9.4, 9.14: known before cards are chosen, and the duels do not change it."""
    if table.step is Step.LOSSES and table.skirmish is not None:
        return table.skirmish.teutons
    return teuton_strength(table) if table.up["teutons"] and table.step is not Step.FIELDS else None


def view_skirmish(table: Grunwald) -> views.Skirmish | None:
    skirmish = table.skirmish
    if skirmish is None:
        return None
    return {
        "teutons": skirmish.teutons,
        "defenders": skirmish.defenders,
        "deficit": skirmish.deficit,
        "captured": [{"seat": seat, "card": mark} for seat, mark in skirmish.captured],
    }


def pile_sizes(table: Grunwald) -> dict[str, tuple[object, ...]]:
    supplies = {"provisions": table.provision_pile, "ducats": table.ducat_pile, "events": table.event_pile}
    return {**table.piles, **supplies}


def ids(cards: tuple[Card, ...]) -> list[str]:
    return [card.id for card in cards]
