"""Scoring and victory (GRU-18)."""

from __future__ import annotations

from tabard.engine.module import Rank, Standing
from tabard.games.grunwald.rules.content import CROWN, MERCENARY, TEUTON
from tabard.games.grunwald.rules.provisioning import knights_of
from tabard.games.grunwald.rules.state import Grunwald, Player, Step


def standing(table: Grunwald) -> Standing | None:
    """GRU-18.11 to 18.14: most points, then most cards; equal players share a place."""
    if table.step is not Step.OVER:
        return None
    parts = [score_parts(table, seat) for seat in range(table.seats)]
    cards = [len(player.hand) + len(player.camp) for player in table.players]
    keys = [(sum(parts[seat].values()), cards[seat]) for seat in range(table.seats)]
    return tuple(
        Rank(seat, 1 + sum(other > keys[seat] for other in keys), parts[seat], {"cards": cards[seat]})
        for seat in sorted(range(table.seats), key=lambda seat: (-keys[seat][0], -keys[seat][1], seat))
    )


def score_parts(table: Grunwald, seat: int) -> dict[str, int]:
    """GRU-18.1 to 18.10."""
    player = table.players[seat]
    return {
        "strength": sum(card.strength for card in knights_of(player)),
        "teutons": sum(card.strength for card in player.camp if card.kind == TEUTON),
        "crown_commander": commander(table, seat, CROWN),
        "merc_commander": commander(table, seat, MERCENARY),
        "quartermaster": quartermaster(table, seat),
        "ducats": player.ducats // table.content.ducats_per_point,
    }


def commander(table: Grunwald, seat: int, kind: str) -> int:
    """GRU-18.3 to 18.7: most cards of the kind, then their strength; tied players each score."""
    armies = [army(player, kind) for player in table.players]
    return armies[seat][0] if armies[seat] == max(armies) else 0


def army(player: Player, kind: str) -> tuple[int, int]:
    cards = [card for card in player.hand + player.camp if card.kind == kind]
    return len(cards), sum(card.strength for card in cards)


def quartermaster(table: Grunwald, seat: int) -> int:
    """GRU-18.8, 18.9: most spare provisions; tied players each score."""
    spares = [spare(player) for player in table.players]
    return spares[seat] if spares[seat] == max(spares) else 0


def spare(player: Player) -> int:
    """GRU-17.6: what feeding leaves."""
    return max(0, player.provisions - len(knights_of(player)))
