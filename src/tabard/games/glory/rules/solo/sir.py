"""SIR: setup, his deck, the end of a solo game (GLO-24.1 to 24.9, 24.34)."""

from __future__ import annotations

from typing import Final

from tabard.engine.records import present
from tabard.games.glory.rules.state import Glory, Sir

WARRIOR: Final = "solo_warrior"
LONE_CHALLENGE: Final = "solo_lone_challenge"
RIVAL: Final = "solo_rival"
DIFFICULTIES: Final = ("easy", "medium", "hard")
PERSONALITIES: Final = ("none", "warrior", "godly")


def new_sir(table: Glory) -> Sir:
    """GLO-24.2, 24.6, 24.7: as Rival he has a knight's token and glory."""
    sir = Sir()
    rival = table.scenario == RIVAL
    levels = table.content.scenarios[RIVAL]["difficulty"]
    sir.knight = levels[table.difficulty]["knight"] if rival else ""
    sir.glory = table.content.game["sir_start_glory"] if rival else 0
    sir.goals = ()
    sir.pawns = 0
    sir.deck = ()
    sir.discard = ()
    return sir


def solo_cards(table: Glory) -> list[str]:
    """GLO-24.1: nine cards, and the two of a personality."""
    return [card.id for card in table.content.solo_cards.values() if card.deck in ("base", table.personality)]


def shuffle_solo_deck(table: Glory) -> None:
    """GLO-24.9."""
    sir = present(table.sir)
    deck = solo_cards(table)
    table.chance.shuffle(deck)
    sir.deck = tuple(deck)
    sir.discard = ()


def sir_scores_titles(table: Glory) -> None:
    """GLO-24.34: all public titles and all his goals, without checking."""
    sir = table.sir
    if sir is None or table.scenario != RIVAL:
        return
    for id in (*table.public_titles, *sir.goals):
        glory = table.content.titles[id].glory
        sir.glory += glory
        table.tell("sir_scores", title=id, number=glory)


def end_of_solo(table: Glory) -> None:
    """GLO-24.4, 24.5: the glory asked for, or more than SIR."""
    sir = present(table.sir)
    glory = table.players[0].glory
    if table.scenario == RIVAL:
        won = glory > sir.glory
    else:  # a Warrior's game is over before (GLO-24.35)
        wanted: int = table.content.scenarios[LONE_CHALLENGE]["difficulty"][table.difficulty]["glory"]
        won = glory >= wanted
    table.outcome = "won" if won else "lost"
    table.tell("solo_won" if won else "solo_lost", seat=0)
