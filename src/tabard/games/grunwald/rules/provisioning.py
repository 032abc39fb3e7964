"""The end of the game: feeding the knights (GRU-17)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabard.engine.decision import Choice, Clause, Decision
from tabard.games.grunwald.rules.content import TEUTON, Card
from tabard.games.grunwald.rules.state import Grunwald, Player, Step, find, marks, without_card


async def provisioning(table: Grunwald) -> None:
    """GRU-17.3 to 17.5: in turn order, each puts away the knights he cannot feed, one at a time."""
    seat = table.payers[0]
    player = table.players[seat]
    while shortage(player) > 0:
        if player.provisions == 0:
            for knight in knights_of(player):  # GRU-17.5: no real choice
                put_away(table, seat, knight)
        else:
            choice: Choice = await table.ask(Drop(seat))
            put_away(table, seat, find(knights_of(player), choice))
    table.payers = table.payers[1:]
    if not table.payers:
        table.step = Step.OVER
        table.tell("over")


def knights_of(player: Player) -> tuple[Card, ...]:
    """GRU-1.7; a card in hand goes before an equal one in camp (GRU-22.6)."""
    return tuple(card for card in player.hand + player.camp if card.kind != TEUTON)


def shortage(player: Player) -> int:
    """GRU-17.2: every knight needs one provision, prisoners need none."""
    return len(knights_of(player)) - player.provisions


def put_away(table: Grunwald, seat: int, knight: Card) -> None:
    player = table.players[seat]
    if knight in player.hand:
        player.hand = without_card(player.hand, knight)
    else:
        player.camp = without_card(player.camp, knight)
    table.box += (knight,)
    table.tell("unfed", seat=seat, card=knight.id)


class Drop(Decision[Grunwald]):
    """GRU-17.3: which knight goes unfed. Only as many as needed (GRU-17.4)."""

    __slots__ = ()

    kind = "drop"
    clause = "GRU-17.3"

    def options(self, table: Grunwald) -> Sequence[Choice]:
        return marks(knights_of(table.players[self.seat]))

    def default(self, table: Grunwald) -> Choice:
        """GRU-22.4: the weakest knight, crown before mercenary."""
        return min(knights_of(table.players[self.seat]), key=lambda card: (card.strength, card.order)).mark

    def why_not(self, table: Grunwald, choice: Choice) -> Clause | None:
        return Clause("GRU-17.3", "not-a-knight-of-yours", {"card": choice})

    def prompt(self, table: Grunwald) -> Mapping[str, object]:
        return {"number": shortage(table.players[self.seat])}
