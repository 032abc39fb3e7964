"""Rewards (ZIZ-7d)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice, Clause, Decision
from tabard.games.zizka.rules.content import LEVEL_OF, Reward
from tabard.games.zizka.rules.followers import allowed, available, find, join_team
from tabard.games.zizka.rules.goods import gain_coins, gain_favour, gain_luck, gain_poster, gain_vp
from tabard.games.zizka.rules.morale import VIRTUE, Direction, change_morale
from tabard.games.zizka.rules.state import Zizka

DECLINE: Final = "decline"


async def receive(table: Zizka, seat: int, reward: Reward) -> None:
    """ZIZ-7.30: the parts in their fixed order."""
    gain_coins(table, seat, reward.coins)
    gain_vp(table, seat, reward.vp)
    gain_luck(table, seat, reward.luck)
    if reward.favor:
        gain_favour(table, seat, reward.favor)
    for _ in range(reward.poster):
        gain_poster(table, seat)
    change_morale(table, seat, reward.morale)
    for _ in range(reward.either):
        direction: Choice = await table.ask(Direction(seat))
        change_morale(table, seat, 1 if direction == VIRTUE else -1)
    if reward.follower:
        await receive_follower(table, seat, LEVEL_OF[reward.follower])


async def receive_follower(table: Zizka, seat: int, levels: tuple[int, ...]) -> None:
    """ZIZ-7.36 to 7.40: free, and optional; lost if nobody may join."""
    choice: Choice = await table.ask(FollowerReward(seat, levels))
    if choice == DECLINE:
        table.tell("follower_declined", seat=seat)
        return
    card = find(table, choice)
    table.tell("follower_gained", seat=seat, card=card.id)
    await join_team(table, seat, card)


class FollowerReward(Decision[Zizka]):
    """ZIZ-7.36, 7.37: an allowed visible follower, or none."""

    __slots__ = ("levels",)

    kind = "follower"
    clause = "ZIZ-7.36"

    def __init__(self, seat: int, levels: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.levels = levels

    def options(self, table: Zizka) -> Sequence[Choice]:
        player = table.players[self.seat]
        cards = [card.id for card in available(table, self.levels) if allowed(player, card)]
        return [*cards, DECLINE]

    def default(self, table: Zizka) -> Choice:
        return DECLINE

    def why_not(self, table: Zizka, choice: Choice) -> Clause | None:
        if any(card.id == choice for card in available(table, self.levels)):
            return Clause("ZIZ-6.6", "despises-your-morale", {"card": choice})
        return Clause(self.clause, "not-on-offer", {"card": choice})

    def refused(self, table: Zizka) -> Sequence[Choice]:
        player = table.players[self.seat]
        return [card.id for card in available(table, self.levels) if not allowed(player, card)]

    def prompt(self, table: Zizka) -> Mapping[str, object]:
        return {"levels": list(self.levels)}
