"""Phase 7, titles: the duel of the Brave, then everything is revealed and scored (GLO-17)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice, Decision
from tabard.games.glory.rules.assignment import Holdings, assigned_allies, assigned_relics, best_titles
from tabard.games.glory.rules.content import KINDS, Title
from tabard.games.glory.rules.duel.state import TITLE_CARD, new_jouster, new_knight
from tabard.games.glory.rules.duel.steps import begin_duel
from tabard.games.glory.rules.goods import add_glory, bonus, in_order
from tabard.games.glory.rules.solo.sir import end_of_solo, sir_scores_titles
from tabard.games.glory.rules.state import SIR, TITLES, Glory, Player, Step

FIGHT: Final = "fight"
DECLINE: Final = "decline"


def begin_titles(table: Glory) -> None:
    """GLO-17.7: everybody with a title to be fought for decides, in initiative order."""
    table.step = Step.BRAVE
    fought = [title.id for title in table.content.titles.values() if title.duel is not None]
    table.braves = tuple(
        [
            seat
            for seat in table.initiative
            if seat != SIR and any(one in fought for one in candidates(table, table.players[seat]))
        ]
    )
    table.reveal()
    if not table.braves:
        score_titles(table)


def candidates(table: Glory, player: Player) -> tuple[str, ...]:
    """GLO-17.1."""
    return table.public_titles + player.goals


def duel_title(table: Glory, seat: int) -> Title:
    """GLO-R61: there is one card with a duel."""
    titles = [table.content.titles[id] for id in candidates(table, table.players[seat])]
    return next(title for title in titles if title.duel is not None)


async def brave(table: Glory) -> None:
    """GLO-17.7: one attempt, with what is left."""
    seat = table.braves[0]
    title = duel_title(table, seat)
    assert title.duel is not None
    choice: str = await table.ask(FightForTitle(seat))
    if choice == DECLINE:
        next_brave(table)
        return
    opponent = new_knight(title.id, title.duel["attack"], title.duel["prestige"])
    begin_duel(table, TITLE_CARD, new_jouster(seat), opponent)


def end_brave(table: Glory, won: bool) -> None:
    table.players[table.braves[0]].brave = won
    next_brave(table)


def next_brave(table: Glory) -> None:
    table.braves = table.braves[1:]
    if not table.braves:
        score_titles(table)


def score_titles(table: Glory) -> None:
    """GLO-17.8 to 17.10: goals are revealed; the best assignment of each player scores."""
    table.step = Step.OVER
    table.reveal()
    for seat in [seat for seat in table.initiative if seat != SIR]:
        player = table.players[seat]
        table.tell("goals_revealed", seat=seat, titles=list(player.goals))
        score_player(table, seat)
    if table.sir is not None:
        sir_scores_titles(table)
        end_of_solo(table)


def score_player(table: Glory, seat: int) -> None:
    player = table.players[seat]
    titles = [table.content.titles[id] for id in candidates(table, player)]
    player.scored = best_titles(titles, holdings(table, player))
    scribes = bonus(table, player, "title_bonus_glory")
    allies, relics = assignments(table, player)
    for id in player.scored:
        glory = table.content.titles[id].glory + scribes
        served = [*allies[id], *relics[id]]
        table.tell("title_scored", seat=seat, title=id, number=glory, tokens=served)
        add_glory(table, seat, glory, TITLES)


def assignments(
    table: Glory, player: Player
) -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    """GLO-17.15: what serves each title scored, in content order."""
    chosen = [table.content.titles[id] for id in player.scored]
    allies = in_order(table.content.allies, player.allies + player.used_allies)
    relics = in_order(table.content.relics, player.relics + player.used_relics)
    return assigned_allies(chosen, allies), assigned_relics(chosen, relics)


def holdings(table: Glory, player: Player) -> Holdings:
    """GLO-17.3, 17.4."""
    owned = player.allies + player.used_allies
    numbers = {
        "coins": player.coins,
        "strength": player.strength,
        "faith": player.faith,
        "relics": len(player.relics) + len(player.used_relics),
        "prestige": len(player.prestige) + len(player.used_prestige),
    }
    played = dict.fromkeys(KINDS, 0)
    for card in player.played:
        played[table.content.cards[card].kind] += 1
    return Holdings(
        numbers,
        {ally: owned.count(ally) for ally in owned},
        played,
        (player.mount, player.armour),
        player.brave,
        bonus(table, player, "title_bonus_glory"),
    )


class FightForTitle(Decision[Glory]):
    """GLO-17.7: fight the duel of a title, or do without it."""

    __slots__ = ()

    kind = "brave"
    clause = "GLO-17.7"

    def options(self, table: Glory) -> Sequence[Choice]:
        return [FIGHT, DECLINE]

    def default(self, table: Glory) -> Choice:
        return DECLINE

    def prompt(self, table: Glory) -> Mapping[str, object]:
        title = duel_title(table, self.seat)
        assert title.duel is not None
        return {"title": title.id, "attack": title.duel["attack"], "prestige": title.duel["prestige"]}
