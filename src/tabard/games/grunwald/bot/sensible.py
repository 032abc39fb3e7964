"""What a beginner would consider: every rule here leaves out what nobody would do on purpose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.engine.decision import PASS, Choice
from tabard.engine.records import present
from tabard.games.grunwald.bot.prospects import benefits, card_of_rank, overtaken, reach_on
from tabard.games.grunwald.rules.content import HELPERS, MERCENARIES, PEASANT, PROVISIONS, TEUTONS
from tabard.games.grunwald.rules.goods import officer_points, points, provision_values
from tabard.games.grunwald.rules.placement import group_of
from tabard.games.grunwald.rules.provisioning import knights_of
from tabard.games.grunwald.rules.resolution import DECLINE
from tabard.games.grunwald.rules.state import HELPERS_PAWN, OFFICER, Grunwald, Placing, Step

LAST_HIRE: Final = 6  # a helper paid for later never earns his price
SAFETY: Final = 1  # pawns, or ducats on the provisions field, put down beyond the first place
DUCATS_FOR_THE_TOKEN: Final = 1
DUCATS_FOR_A_PROVISION: Final = 1.4
DUCATS_ABOVE_A_PRISONER: Final = 2  # his strength in points, and ducats are cheaper than points


def sensible(table: Grunwald, kind: str, options: Sequence[Choice]) -> Sequence[Choice]:
    """Some of the options, at least one."""
    if kind == "place":
        return sensible_placement(table, options)
    if kind == "bid":
        return not_above(options, prize_worth(table))
    if kind == "offer":
        return sensible_offer(table, options)
    if kind == "play":
        return sensible_card(table, options)
    if kind == "lose_provisions":
        return spare_first(table, options)
    if kind == "lose_card":
        return no_waste(table, options)
    if kind == "buy_helper":
        return [DECLINE] if table.round > LAST_HIRE else options
    if kind == "drop":
        return weakest(options)
    return options


# Placement: field, pawn, number of helpers, number of ducats (GRU-22.5).


def sensible_placement(table: Grunwald, options: Sequence[Choice]) -> Sequence[Choice]:
    placing = table.placing
    if placing is None:
        return worthwhile_fields(table, options)
    if placing.pawn is None:
        return sensible_pawns(table, placing.field, options)
    if placing.helpers is None and placing.pawn == HELPERS_PAWN:
        return sensible_helpers(table, placing.field, options)
    return sensible_ducats(table, placing, options)


def worthwhile_fields(table: Grunwald, options: Sequence[Choice]) -> Sequence[Choice]:
    """Nobody passes while there is something to win."""
    fields = [option for option in options if option != PASS and worthwhile(table, str(option))]
    return fields or [PASS]


def worthwhile(table: Grunwald, field: str) -> bool:
    """Whether the player on turn can win something on a field, or make safe what he has."""
    seat = table.turn
    if field == TEUTONS:
        return beats_a_teuton(table, seat)
    if field == HELPERS and table.round == table.content.rounds:  # GRU-14.5: he would never be placed
        return False
    own = group_of(table.groups[field], seat)
    reach = reach_on(table, field, seat)
    if field == MERCENARIES:
        reach = min(reach, ducats_worth_paying(table, field))
    rank = rank_with(table, field, reach)
    if own is not None and rank_with(table, field, 0) == rank:
        return overtaken(table, field, table.groups[field].index(own)) > 0
    if field == HELPERS and rank == 1:
        return table.round <= LAST_HIRE and table.players[seat].ducats >= table.players[seat].helpers
    return rank < benefits(table, field)


def beats_a_teuton(table: Grunwald, seat: int) -> bool:
    weaker = card_of_rank(table.up[TEUTONS], 1)
    return any(card.strength > weaker.strength for card in table.players[seat].hand)


def rank_with(table: Grunwald, field: str, added: int) -> int:
    """GRU-8.3, 8.4: the rank the player on turn would have with more points on a field; 0 is the first."""
    groups = table.groups[field]
    own = group_of(groups, table.turn)
    mine = added + (0 if own is None else points(table, field, own))
    rank = 0
    behind = False  # groups to the right of his own lose ties
    for group in groups:
        if group is own:
            behind = True
        elif points(table, field, group) >= mine + (1 if behind else 0):
            rank += 1
    return rank


def sensible_pawns(table: Grunwald, field: str, options: Sequence[Choice]) -> Sequence[Choice]:
    """An officer is not sent where a helper does the same (GRU-23.7), helpers not where they cannot win."""
    if table.content.fields[field].one_pawn:
        return [HELPERS_PAWN] if HELPERS_PAWN in options else options
    ducats = table.players[table.turn].ducats if field == PROVISIONS else 0
    helpers = table.players[table.turn].free_helpers
    winning: list[Choice] = []
    for option in options:
        added = officer_points(table, field) if option == OFFICER else helpers
        if rank_with(table, field, added + ducats) < benefits(table, field):
            winning.append(option)
    return winning or options


def sensible_helpers(table: Grunwald, field: str, options: Sequence[Choice]) -> Sequence[Choice]:
    """Enough to win, and not many more than the first place needs."""
    if table.content.fields[field].one_pawn:
        return options
    ducats = table.players[table.turn].ducats if field == PROVISIONS else 0
    return enough(table, field, options, 0, ducats, SAFETY)


def sensible_ducats(table: Grunwald, placing: Placing, options: Sequence[Choice]) -> Sequence[Choice]:
    """Enough to win, and no more than the prize is worth."""
    cheap = [option for option in options if int(option) <= ducats_worth_paying(table, placing.field)]
    if placing.field == MERCENARIES:  # GRU-7.27: raising is impossible, so more is no waste
        return enough(table, placing.field, cheap or options[:1], 0, 0, len(options))
    pawns = officer_points(table, placing.field) if placing.pawn == OFFICER else placing.helpers or 0
    return enough(table, placing.field, cheap or options[:1], pawns, 0, SAFETY)


def enough(
    table: Grunwald, field: str, numbers: Sequence[Choice], before: int, after: int, safety: int
) -> Sequence[Choice]:
    """The numbers that win something, up to the first place and a little more; else the least."""
    winning: list[Choice] = []
    left = safety
    for number in numbers:
        if rank_with(table, field, before + int(number) + after) < benefits(table, field):
            winning.append(number)
        if rank_with(table, field, before + int(number)) == 0:
            left -= 1
            if left < 0:
                break
    return winning or numbers[:1]


def ducats_worth_paying(table: Grunwald, field: str) -> int:
    """What the first place of a field is worth in ducats."""
    if field == PROVISIONS:
        return int(DUCATS_FOR_A_PROVISION * provision_values(table)[0])
    return card_of_rank(table.up[field], 0).strength


# Events.


def prize_worth(table: Grunwald) -> int:
    """What an auction's prize is worth in ducats."""
    prize = present(table.event).effect["prize"]
    worth = int(DUCATS_FOR_A_PROVISION * int(prize.get("provisions", 0)))
    if prize.get("helpers") and table.round <= LAST_HIRE:
        worth += LAST_HIRE - table.round // 2
    for card in table.up["events"]:
        worth += card.strength + DUCATS_ABOVE_A_PRISONER
    return worth + (DUCATS_FOR_THE_TOKEN if prize.get("start_token") else 0)


def not_above(options: Sequence[Choice], most: int) -> Sequence[Choice]:
    return [option for option in options if option == PASS or int(option) <= most]


def sensible_offer(table: Grunwald, options: Sequence[Choice]) -> Sequence[Choice]:
    """Nobody pays for a helper who has nothing left to do."""
    event = present(table.event)
    if table.round <= LAST_HIRE:
        return options
    offers = event.effect["options"]
    helpers = [number for number, offer in enumerate(offers, start=1) if "helpers" in offer["gain"]]
    return [option for option in options if option not in helpers]


# Skirmishes.


def sensible_card(table: Grunwald, options: Sequence[Choice]) -> Sequence[Choice]:
    """Who came to fight does not send the peasant while a knight of his beats a Teuton."""
    if table.step is not Step.SKIRMISH:
        return options
    weaker = card_of_rank(table.up[TEUTONS], 1).strength
    knights = [option for option in options if option != PEASANT]
    return knights if any(strength_of(knight) > weaker for knight in knights) else options


def spare_first(table: Grunwald, options: Sequence[Choice]) -> Sequence[Choice]:
    """Provisions that feed nobody go before any card."""
    player = table.players[table.payers[0]]
    on_the_table = player.played is not None and player.played.strength > 0
    spare = player.provisions - len(knights_of(player)) - (1 if on_the_table else 0)
    return [number for number in options if int(number) >= spare] or options[-1:]


def no_waste(table: Grunwald, options: Sequence[Choice]) -> Sequence[Choice]:
    """No card stronger than the weakest that pays everything."""
    covering = [strength_of(option) for option in options if strength_of(option) >= table.owed]
    if not covering:
        return options
    most = min(covering)
    return [option for option in options if strength_of(option) <= most]


def weakest(options: Sequence[Choice]) -> Sequence[Choice]:
    """One of the weakest knights; a title may be worth a point of strength."""
    least = min(strength_of(option) for option in options)
    return [option for option in options if strength_of(option) <= least + 1]


def strength_of(option: Choice) -> int:
    """Of a card named by its mark, also `hand:c5` and `camp:t2`."""
    return int(str(option).rpartition(":")[2][1:])
