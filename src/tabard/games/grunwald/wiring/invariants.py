"""What must hold after every step of every match (docs/games/grunwald/vectors.md, part C)."""

from __future__ import annotations

from tabard.engine.errors import BrokenRule
from tabard.games.grunwald.rules.content import FIELDS, MERCENARIES, PROVISIONS, TEUTONS, Card
from tabard.games.grunwald.rules.provisioning import knights_of
from tabard.games.grunwald.rules.scoring import score_parts
from tabard.games.grunwald.rules.setup import LEFT, RIGHT
from tabard.games.grunwald.rules.state import Grunwald, Step


def check(table: Grunwald) -> None:
    check_pawns(table)
    check_groups(table)
    check_goods(table)
    check_cards(table)
    check_piles(table)
    check_scores(table)


def demand(holds: bool, law: str) -> None:
    if not holds:
        raise BrokenRule(law)


def check_pawns(table: Grunwald) -> None:
    for seat, player in enumerate(table.players):
        groups = [group for field in FIELDS for group in table.groups[field] if group.seat == seat]
        out = sum(group.helpers for group in groups)
        demand(2 <= player.helpers <= table.content.most_helpers, "GRU-2.1: two to five helpers each")
        demand(player.free_helpers + out == player.helpers, "GRU-14.6: no helper is ever lost")
        demand(player.officer + sum(group.officer for group in groups) == 1, "GRU-2.1: one officer each")
    if table.step is Step.EVENT or table.step is Step.FINAL:
        demand(not any(table.groups.values()), "GRU-8.6: all pawns return before the next round")


def check_groups(table: Grunwald) -> None:
    for field in FIELDS:
        groups = table.groups[field]
        demand(
            len({group.seat for group in groups}) == len(groups), "GRU-1.9: one group per player and field"
        )
        for group in groups:
            demand(group.officer or group.helpers > 0, "GRU-7.25: ducats never stand alone")
            if field in (TEUTONS, MERCENARIES):
                demand(group.officer + group.helpers == 1, "GRU-7.23, 7.26: exactly one pawn")
            if field == MERCENARIES:
                demand(group.ducats > 0, "GRU-7.26: at least one ducat")
            elif field != PROVISIONS:
                demand(group.ducats == 0, "GRU-7.20, 7.22: pawns only")


def check_goods(table: Grunwald) -> None:
    for player in table.players:
        demand(player.ducats >= 0 and player.provisions >= 0, "GRU-1.10: no stock is ever negative")
    provisions = sum(player.provisions for player in table.players)
    demand(provisions <= table.content.provision_units, "GRU-2.10: provisions never run out")


def check_cards(table: Grunwald) -> None:
    content = table.content
    lying: list[Card] = [card for pile in (*table.piles.values(), *table.up.values()) for card in pile]
    lying += table.box
    for player in table.players:
        demand(
            not any(card.mark[0] == "t" for card in player.hand), "GRU-16.4: prisoners are never in a hand"
        )
        lying += (*player.hand, *player.camp, *player.captured)
        if player.played is not None and player.played.strength:
            lying.append(player.played)
    whole = [*content.crown, *content.mercenaries, *content.teutons]
    demand(sorted(card.id for card in lying) == sorted(card.id for card in whole), "GRU-2.2: every card once")


def check_piles(table: Grunwald) -> None:
    """GRU-4.5: the piles after the reveals of a round."""
    if table.step is not Step.PLACEMENT:
        return
    left = table.content.rounds - table.round
    for field in ("crown", "mercenaries"):
        sizes = (len(table.piles[field + LEFT]), len(table.piles[field + RIGHT]))
        demand(sizes == (left, left), "GRU-4.5: knight piles last eight rounds")
    demand(
        len(table.provision_pile) == len(table.ducat_pile) == left, "GRU-4.5: supply piles last eight rounds"
    )
    shown = max(0, table.round - table.content.first_teuton_round + 1)
    half = len(table.content.teutons) // 2
    demand(len(table.piles["teutons_right"]) == half - shown, "GRU-4.5: two Teutons a round from round 4")
    demand(
        half - shown - 1 <= len(table.piles["teutons_left"]) <= half - shown, "GRU-R35: one may be a prisoner"
    )
    drawn = table.round - 1 if table.events_on else 0
    demand(len(table.event_pile) == len(table.content.events) - drawn, "GRU-4.5: one event a round")


def check_scores(table: Grunwald) -> None:
    if table.step is not Step.OVER:
        return
    for seat, player in enumerate(table.players):
        demand(len(knights_of(player)) <= player.provisions, "GRU-17.3: every knight left is fed")
        demand(all(part >= 0 for part in score_parts(table, seat).values()), "GRU-18: no part is negative")
