"""Recruiting (ZIZ-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.engine.decision import Choice, Clause, Decision
from tabard.engine.records import present
from tabard.games.zizka.rules.content import Follower
from tabard.games.zizka.rules.followers import allowed, available, discard_from_display, find, join_team
from tabard.games.zizka.rules.state import Player, Recruiting, Zizka

REFRESH: Final = "refresh:"
RECRUIT: Final = "recruit:"
DONE: Final = "done"


async def recruit(table: Zizka) -> None:
    """ZIZ-12.3 to 12.8: perhaps discard one available card, then recruit up to four."""
    seat = table.active
    table.recruiting = Recruiting(False, 0)
    while True:
        choice = str(await table.ask(Recruit(seat)))
        if choice == DONE:
            break
        now = table.recruiting
        if choice.startswith(REFRESH):
            card = find(table, choice.removeprefix(REFRESH))
            table.tell("display_refreshed", seat=seat, card=card.id)
            discard_from_display(table, card)
            table.recruiting = Recruiting(True, now.recruited)
            continue
        card = find(table, choice.removeprefix(RECRUIT))
        table.recruiting = Recruiting(now.refreshed, now.recruited + 1)
        price = cost(table, table.players[seat], card)
        table.tell("recruited", seat=seat, card=card.id, coins=price)
        table.players[seat].coins -= price
        await join_team(table, seat, card)
    table.recruiting = None


def cost(table: Zizka, player: Player, card: Follower) -> int:
    """ZIZ-12.5; distrust makes it dearer (ZIZ-17.30)."""
    extra: int = sum([table.content.posters[poster].get("recruit_cost", 0) for poster in player.posters])
    return card.cost + extra


class Recruit(Decision[Zizka]):
    """ZIZ-12.3 to 12.5, 12.13: discard once before the first recruit, recruit, or be done."""

    __slots__ = ()

    kind = "recruit"
    clause = "ZIZ-12.5"

    def options(self, table: Zizka) -> Sequence[Choice]:
        now = present(table.recruiting)
        player = table.players[self.seat]
        cards = available(table)
        offered: list[Choice] = []
        if now.recruited < table.content.recruit_limit:
            offered += [
                RECRUIT + card.id
                for card in cards
                if cost(table, player, card) <= player.coins and allowed(player, card)
            ]
        if not now.refreshed and not now.recruited:
            offered += [REFRESH + card.id for card in cards]
        if now.refreshed or now.recruited:
            offered.append(DONE)
        return offered

    def prompt(self, table: Zizka) -> dict[str, object]:
        player = table.players[self.seat]
        return {"space": player.space, "coins": player.coins}

    def default(self, table: Zizka) -> Choice:
        """ZIZ-18.9."""
        now = present(table.recruiting)
        if now.refreshed or now.recruited:
            return DONE
        first = table.decks[1][:1] or tuple(available(table))
        return REFRESH + first[0].id

    def why_not(self, table: Zizka, choice: Choice) -> Clause | None:
        now = present(table.recruiting)
        if choice == DONE:
            return Clause("ZIZ-12.13", "discard-or-recruit-first")
        verb, _, id = str(choice).partition(":")
        card = next((card for card in available(table) if card.id == id), None)
        if card is None:
            return Clause("ZIZ-12.2", "not-on-offer", {"card": id})
        if verb + ":" == REFRESH:
            return Clause("ZIZ-12.3", "only-once-and-before-recruiting")
        player = table.players[self.seat]
        if now.recruited >= table.content.recruit_limit:
            return Clause("ZIZ-12.4", "four-recruits-at-most")
        if not allowed(player, card):
            return Clause("ZIZ-6.6", "despises-your-morale", {"card": id})
        return Clause("ZIZ-12.5", "not-enough-own-coins", {"number": cost(table, player, card)})

    def refused(self, table: Zizka) -> Sequence[Choice]:
        offered = self.options(table)
        cards = [RECRUIT + card.id for card in available(table)]
        return [choice for choice in cards if choice not in offered]
