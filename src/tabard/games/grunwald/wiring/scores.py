"""What each player would score now (GRU-17, 18): knights he could not feed are not counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tabard.engine.module import Score
from tabard.games.grunwald.rules.content import CROWN, MERCENARY, TEUTON
from tabard.games.grunwald.rules.provisioning import knights_of
from tabard.games.grunwald.rules.state import Grunwald, Step

TITLES: Final = ("crown_commander", "merc_commander", "quartermaster")
USUAL_STRENGTH: Final = 3  # of a knight nobody shows


class Fed(NamedTuple):
    """An army once it is fed: each kind as its number of cards and their strength, as titles compare them."""

    crown: tuple[int, int]
    mercenaries: tuple[int, int]
    spare: int
    prisoners: int


def scores(table: Grunwald, viewer: int | None) -> Sequence[Score]:
    """GRU-18.1 to 18.10, as if the army were fed now."""
    known = [table.show_hands or seat == viewer or table.step is Step.OVER for seat in range(table.seats)]
    armies = [fed(table, seat) if known[seat] else supposed(table, seat) for seat in range(table.seats)]
    crown = max(army.crown for army in armies)
    mercenaries = max(army.mercenaries for army in armies)
    spare = max(army.spare for army in armies)
    guessed = [*TITLES] if not all(known) else []
    return [
        Score(
            seat,
            {
                "strength": army.crown[1] + army.mercenaries[1],
                "teutons": army.prisoners,
                "crown_commander": army.crown[0] if army.crown == crown else 0,
                "merc_commander": army.mercenaries[0] if army.mercenaries == mercenaries else 0,
                "quartermaster": army.spare if army.spare == spare else 0,
                "ducats": table.players[seat].ducats // table.content.ducats_per_point,
            },
            guessed if known[seat] else ["strength", "teutons", *guessed],
        )
        for seat, army in enumerate(armies)
    ]


def fed(table: Grunwald, seat: int) -> Fed:
    """GRU-17.2: the strongest first, as far as the provisions reach."""
    player = table.players[seat]
    knights = knights_of(player)
    eating = sorted(knights, key=lambda card: -card.strength)[: player.provisions]
    strengths = {kind: [card.strength for card in eating if card.kind == kind] for kind in (CROWN, MERCENARY)}
    return Fed(
        (len(strengths[CROWN]), sum(strengths[CROWN])),
        (len(strengths[MERCENARY]), sum(strengths[MERCENARY])),
        max(0, player.provisions - len(knights)),
        sum(card.strength for card in player.camp if card.kind == TEUTON),
    )


def supposed(table: Grunwald, seat: int) -> Fed:
    """Where only the number of cards is shown (GRU-24.4): usual knights, half of each kind."""
    player = table.players[seat]
    cards = len(player.hand) + len(player.camp)
    eating = min(cards, player.provisions)
    crown = eating // 2
    return Fed(
        (crown, crown * USUAL_STRENGTH),
        (eating - crown, (eating - crown) * USUAL_STRENGTH),
        max(0, player.provisions - cards),
        0,
    )
