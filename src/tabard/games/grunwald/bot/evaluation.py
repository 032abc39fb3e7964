"""How well a player stands, in points: docs/games/grunwald/strategy.md as arithmetic."""

from __future__ import annotations

from math import exp
from typing import Final

from tabard.games.grunwald.bot.prospects import STRENGTHS, Prospect, prospects
from tabard.games.grunwald.rules.content import TEUTONS
from tabard.games.grunwald.rules.scoring import score_parts
from tabard.games.grunwald.rules.state import Grunwald, Player, Step

PRISONER: Final = 0.95  # of his strength: he may have to be discarded
DUCAT: Final = 0.85  # while there is something to buy
MANY_DUCATS: Final = 6  # beyond these nobody knows what to buy
DUCAT_BEYOND: Final = 0.55
DUCAT_AT_THE_END: Final = 0.5  # GRU-18.10
PROVISION: Final = 1.2  # a unit that will feed a knight, while units can still be had elsewhere
SPARE_PROVISION: Final = 0.4  # armour against lost skirmishes
PAWN: Final = 1.25  # what one point of pawns wins in a round
START_TOKEN: Final = 0.4  # the first place on a field wins ties
USE_OF_A_KNIGHT: Final = 0.8  # what the one use of a strong knight may bring (GRU-16.2)
KNIGHTS_TO_COME: Final = 0.8  # a round, to be fed
PROVISIONS_TO_COME: Final = 0.4  # a round, from the provisions field
LOST_STRENGTH: Final = 1.1  # there is no change for a card (GRU-9.20)
MOST_LOST: Final = 0.9  # of all one owns: even a player who owns too little likes to own more

# by strength; a six also wins the first duel
BEATS_A_TEUTON: Final[tuple[float, ...]] = (0.0, 0.0, 0.25, 0.5, 0.75, 1.0, 1.1)
TITLE_LEAD: Final = 1.2  # how much one card of lead decides a title
SPARE_LEAD: Final = 0.8
EARLY_QUARTERMASTER: Final = 0.7  # spare provisions are spent before they score


def evaluate(table: Grunwald, seat: int) -> float:
    """What the seat is ahead of its best rival; at the end, the difference of the scores."""
    values = points_at_the_end(table) if table.step is Step.OVER else estimates(table)
    best_rival = -1000.0
    for other in range(table.seats):
        if other != seat and values[other] > best_rival:
            best_rival = values[other]
    return values[seat] - best_rival


def points_at_the_end(table: Grunwald) -> list[float]:
    """GRU-18."""
    return [float(sum(score_parts(table, seat).values())) for seat in range(table.seats)]


def estimates(table: Grunwald) -> list[float]:
    """What each player would score, as far as one can tell now."""
    expected = prospects(table)
    left = rounds_to_come(table)
    skirmishes = skirmishes_to_come(table, left)
    values = []
    for seat in range(table.seats):
        value = goods(expected[seat], left)
        value += uses(table.players[seat], skirmishes)
        values.append(value)
    add_titles(values, expected, left)
    return values


def rounds_to_come(table: Grunwald) -> int:
    """Rounds in which all pawns will be placed anew."""
    begun = table.step is not Step.EVENT and table.step is not Step.ROUND_END
    return table.content.rounds - table.round + (0 if begun else 1)


def skirmishes_to_come(table: Grunwald, left: int) -> int:
    this_round = 1 if table.up[TEUTONS] and table.step is Step.PLACEMENT else 0
    return this_round + min(left, table.content.rounds - table.content.first_teuton_round + 1)


def goods(own: Prospect, left: int) -> float:
    """Everything but titles and uses to come."""
    value = fed_strength(own, own.provisions + PROVISIONS_TO_COME * left)
    value += PRISONER * own.prisoners
    value += ducats_worth(own.ducats, left)
    value += provisions_worth(own, left)
    value += PAWN * (own.helpers * left + own.pawns)
    value += START_TOKEN * own.start
    return value - loss(own, left)


def fed_strength(own: Prospect, provisions: float) -> float:
    """GRU-17.2, 18.1: the strongest are fed first."""
    strength = 0.0
    for one in range(STRENGTHS - 1, 0, -1):
        fed = min(provisions, own.crown[one] + own.mercenaries[one])
        strength += fed * one
        provisions -= fed
    return strength


def ducats_worth(ducats: float, left: int) -> float:
    if left == 0:
        return DUCAT_AT_THE_END * ducats
    return DUCAT * min(ducats, MANY_DUCATS) + DUCAT_BEYOND * max(0.0, ducats - MANY_DUCATS)


def provisions_worth(own: Prospect, left: int) -> float:
    """Nothing at the end, when they are spent on feeding (GRU-17.6)."""
    if left == 0:
        return 0.0
    spare = spare_provisions(own, left)
    worth = PROVISION * (own.provisions - spare) + SPARE_PROVISION * spare
    return worth if left > 1 else worth / 2


def spare_provisions(own: Prospect, left: int) -> float:
    """Beyond what the knights need, those still to come included."""
    return max(0.0, own.provisions - army(own.crown) - army(own.mercenaries) - KNIGHTS_TO_COME * left)


def army(knights: list[float]) -> float:
    number = 0.0
    for part in knights:
        number += part
    return number


def loss(own: Prospect, left: int) -> float:
    """GRU-9.17, 9.21: spare provisions go first; nobody loses more than he has."""
    if own.owed <= 0:
        return 0.0
    spare = min(own.owed, spare_provisions(own, left))
    owned = PRISONER * own.prisoners + own.provisions - spare
    for one in range(1, STRENGTHS):
        owned += one * (own.crown[one] + own.mercenaries[one])
    return SPARE_PROVISION * spare + min(LOST_STRENGTH * (own.owed - spare), MOST_LOST * owned)


def uses(player: Player, skirmishes: int) -> float:
    """GRU-16.2: a knight in hand can still beat a Teuton, if there are skirmishes enough for all of them."""
    if not player.hand or skirmishes == 0:
        return 0.0
    chances = 0.0
    for card in player.hand:
        chances += BEATS_A_TEUTON[card.strength]
    return USE_OF_A_KNIGHT * chances * min(1.0, skirmishes / len(player.hand))


def add_titles(values: list[float], expected: list[Prospect], left: int) -> None:
    """GRU-18.3 to 18.9: what a title would score now, by how likely it is kept."""
    crown = [army(own.crown) for own in expected]
    mercenaries = [army(own.mercenaries) for own in expected]
    spare = [spare_provisions(own, left) for own in expected]
    certainty = 1.0 + 3.0 / (1 + left)  # a lead says more, the fewer rounds there are to make it up
    quartermaster = 1.0 if left == 0 else EARLY_QUARTERMASTER
    for seat in range(len(values)):
        values[seat] += crown[seat] * likely(lead(crown, seat) * TITLE_LEAD * certainty)
        values[seat] += mercenaries[seat] * likely(lead(mercenaries, seat) * TITLE_LEAD * certainty)
        values[seat] += quartermaster * spare[seat] * likely(lead(spare, seat) * SPARE_LEAD * certainty)


def lead(numbers: list[float], seat: int) -> float:
    best = 0.0
    for other in range(len(numbers)):
        if other != seat and numbers[other] > best:
            best = numbers[other]
    return numbers[seat] - best


def likely(lead: float) -> float:
    """The logistic curve: one half where nobody leads."""
    return 1.0 / (1.0 + exp(-lead))
