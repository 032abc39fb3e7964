"""Field 1, Teutons: the skirmish and what a lost one costs (GRU-9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice, Clause, Decision
from tabard.games.grunwald.rules.content import TEUTON, TEUTONS, Card
from tabard.games.grunwald.rules.goods import in_winning_order
from tabard.games.grunwald.rules.play import Play, hand_out_played, lay_out
from tabard.games.grunwald.rules.resolution import pawns_return
from tabard.games.grunwald.rules.state import (
    Grunwald,
    Player,
    Skirmish,
    Step,
    find,
    marks,
    with_card,
    without_card,
)

HAND: Final = "hand:"
CAMP: Final = "camp:"


async def skirmish(table: Grunwald) -> None:
    """GRU-9.1 to 9.16: sealed cards, two duels, then the strengths are compared."""
    participants = [group.seat for group in table.groups[TEUTONS]]  # GRU-9.2, in placement order
    teutons = teuton_strength(table)
    table.tell("skirmish", strength=teutons, participants=participants)
    choices = await table.ask_all([Play(seat) for seat in participants])
    lay_out(table, participants, choices)
    table.pending = 0
    captured = duels(table, participants)
    defenders = sum(strength(table, seat) for seat in participants)
    table.skirmish = Skirmish(teutons, defenders, captured)
    deficit = table.skirmish.deficit
    table.tell(
        "skirmish_won" if deficit == 0 else "skirmish_lost",
        teutons=teutons,
        defenders=defenders,
        deficit=deficit,
    )
    if deficit == 0:  # GRU-9.15
        end_skirmish(table)
    else:
        table.payers = tuple(table.turn_order())
        table.step = Step.LOSSES


def teuton_strength(table: Grunwald) -> int:
    """GRU-9.3: both Teutons, the surplus for the number of players, and guests."""
    return sum(card.strength for card in table.up[TEUTONS]) + table.surplus + table.pending


def strength(table: Grunwald, seat: int) -> int:
    played = table.players[seat].played
    assert played is not None
    return played.strength


def duels(table: Grunwald, participants: Sequence[int]) -> tuple[tuple[int, str], ...]:
    """GRU-9.8 to 9.12: the first takes the strongest Teuton he beats; the second may take the weaker one."""
    fighters = sorted(participants, key=lambda seat: -strength(table, seat))
    stronger, weaker = in_winning_order(table.up[TEUTONS])
    captured: list[tuple[int, str]] = []
    for seat, teuton in duel_pairs(table, fighters, stronger, weaker):
        player = table.players[seat]
        player.captured = (*player.captured, teuton)
        table.up[TEUTONS] = without_card(table.up[TEUTONS], teuton)
        captured.append((seat, teuton.mark))
        table.tell("captured", seat=seat, card=teuton.id)
    return tuple(captured)


def duel_pairs(table: Grunwald, fighters: list[int], stronger: Card, weaker: Card) -> list[tuple[int, Card]]:
    """Who captures whom. Equal strength captures nobody (GRU-9.12)."""
    if not fighters:
        return []
    first = fighters[0]
    if strength(table, first) <= stronger.strength:  # GRU-R9: then the second could not beat it either
        return [(first, weaker)] if strength(table, first) > weaker.strength else []
    pairs = [(first, stronger)]
    if len(fighters) > 1 and strength(table, fighters[1]) > weaker.strength:
        pairs.append((fighters[1], weaker))
    return pairs


async def loss(table: Grunwald) -> None:
    """GRU-9.17, 9.22: the next player in turn order pays the full deficit."""
    assert table.skirmish is not None
    seat = table.payers[0]
    player = table.players[seat]
    table.owed = table.skirmish.deficit
    if player.provisions + worth(player) <= table.owed:  # GRU-9.21
        give_provisions(table, seat, player.provisions)
        give_all_cards(table, seat)
    else:
        number: int = await table.ask(LoseProvisions(seat))
        give_provisions(table, seat, number)
        await lose_cards(table, seat)
    table.owed = 0
    table.payers = table.payers[1:]
    if not table.payers:
        end_skirmish(table)


async def lose_cards(table: Grunwald, seat: int) -> None:
    """GRU-9.22: one card after the other; if none can be kept they all go without asking."""
    player = table.players[seat]
    while table.owed > 0:
        cards = player.hand + player.camp
        if worth(player) - min(card.strength for card in cards) < table.owed:
            give_all_cards(table, seat)
            return
        choice: str = await table.ask(LoseCard(seat))
        give_card(table, seat, choice)


def worth(player: Player) -> int:
    """GRU-9.18: knights in hand and camp and earlier prisoners; what lies on the table is safe (GRU-9.19)."""
    return sum(card.strength for card in player.hand) + sum(card.strength for card in player.camp)


def give_provisions(table: Grunwald, seat: int, number: int) -> None:
    table.players[seat].provisions -= number
    table.owed -= number
    if number:
        table.tell("provisions_lost", seat=seat, number=number)


def give_all_cards(table: Grunwald, seat: int) -> None:
    player = table.players[seat]
    for card in player.hand + player.camp:
        table.tell("card_lost", seat=seat, card=card.id)
    table.box += player.hand + player.camp  # GRU-9.23
    player.hand = ()
    player.camp = ()


def give_card(table: Grunwald, seat: int, choice: str) -> None:
    player = table.players[seat]
    if choice.startswith(HAND):
        card = find(player.hand, choice.removeprefix(HAND))
        player.hand = without_card(player.hand, card)
    else:
        card = find(player.camp, choice.removeprefix(CAMP))
        player.camp = without_card(player.camp, card)
    table.owed -= card.strength
    table.box += (card,)
    table.tell("card_lost", seat=seat, card=card.id)


def end_skirmish(table: Grunwald) -> None:
    """GRU-9.24: captured Teutons and played knights go to camp, pawns home."""
    for player in table.players:
        for teuton in player.captured:
            player.camp = with_card(player.camp, teuton)
        player.captured = ()
    hand_out_played(table)
    pawns_return(table, TEUTONS)
    table.step = Step.FIELDS


class LoseProvisions(Decision[Grunwald]):
    """GRU-9.22: how many provisions go towards the deficit."""

    __slots__ = ()

    kind = "lose_provisions"
    clause = "GRU-9.22"

    def options(self, table: Grunwald) -> Sequence[Choice]:
        player = table.players[self.seat]
        return range(max(0, table.owed - worth(player)), min(player.provisions, table.owed) + 1)

    def default(self, table: Grunwald) -> Choice:
        """GRU-22.4: spare provisions, moved into the legal range."""
        player = table.players[self.seat]
        knights = sum(1 for card in player.hand + player.camp if card.kind != TEUTON)
        on_the_table = player.played is not None and player.played.strength > 0
        options = self.options(table)
        spare = max(0, player.provisions - knights - (1 if on_the_table else 0))
        return min(max(spare, int(options[0])), int(options[-1]))

    def why_not(self, table: Grunwald, choice: Choice) -> Clause | None:
        options = self.options(table)
        return Clause("GRU-9.22", "provisions-out-of-range", {"least": options[0], "most": options[-1]})

    def prompt(self, table: Grunwald) -> Mapping[str, object]:
        return {"owed": table.owed}


class LoseCard(Decision[Grunwald]):
    """GRU-9.22: one card from hand or camp towards the deficit."""

    __slots__ = ()

    kind = "lose_card"
    clause = "GRU-9.22"

    def options(self, table: Grunwald) -> Sequence[Choice]:
        player = table.players[self.seat]
        return [HAND + mark for mark in marks(player.hand)] + [CAMP + mark for mark in marks(player.camp)]

    def default(self, table: Grunwald) -> Choice:
        """GRU-22.4: the weakest card that covers the rest, else the strongest; camp first, prisoners last."""
        player = table.players[self.seat]
        cards = [(CAMP, card) for card in player.camp] + [(HAND, card) for card in player.hand]
        covering = [(zone, card) for zone, card in cards if card.strength >= table.owed]
        sign = 1 if covering else -1
        zone, card = min(
            covering or cards,
            key=lambda item: (
                sign * item[1].strength,
                item[1].kind == TEUTON,
                item[0] == HAND,
                item[1].order,
            ),
        )
        return zone + card.mark

    def why_not(self, table: Grunwald, choice: Choice) -> Clause | None:
        player = table.players[self.seat]
        safe = player.captured if player.played is None else (*player.captured, player.played)
        mark = str(choice).removeprefix(HAND).removeprefix(CAMP)
        clause = "GRU-9.19" if any(card.mark == mark for card in safe) else "GRU-9.18"
        return Clause(clause, "cannot-be-discarded", {"choice": choice})

    def prompt(self, table: Grunwald) -> Mapping[str, object]:
        return {"owed": table.owed}
