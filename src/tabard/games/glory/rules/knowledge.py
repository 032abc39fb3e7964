"""What everybody knows: of a player's goals and hand (GLO-26.2, 26.4, 17.7), and in the set-up (GLO-3.3)."""

from __future__ import annotations

from tabard.games.glory.rules.state import Glory, Player, Step, without


def known_goals(table: Glory, seat: int) -> tuple[str, ...]:
    """All of them when goals are open; a title to be fought for, once its player is asked."""
    player = table.players[seat]
    if table.goals_known:
        return player.goals
    if table.step is not Step.BRAVE or seat not in table.braves:
        return ()
    return tuple([goal for goal in player.goals if table.content.titles[goal].duel is not None])


def hidden_goals(table: Glory, seat: int) -> tuple[str, ...]:
    known = known_goals(table, seat)
    return tuple([goal for goal in table.players[seat].goals if goal not in known])


def order_known(table: Glory) -> bool:
    """GLO-3.6: the turn order is determined after characters are chosen; SIR's place is given (GLO-24.2)."""
    return table.step is not Step.CHARACTERS or bool(table.scenario)


def events_lie(table: Glory) -> bool:
    """GLO-3.19: events are drawn when all choices of the set-up are made."""
    return table.step not in (Step.CHARACTERS, Step.GOALS, Step.RETURNS)


def hidden_hand(player: Player) -> tuple[str, ...]:
    """The cards of a hand that only their owner has seen."""
    hidden = player.hand
    for card in player.shown:
        hidden = without(hidden, card)
    return hidden
