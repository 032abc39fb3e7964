"""Phase 5, the tournament: Pas d'armes city by city, the Joust stage by stage (GLO-14)."""

from __future__ import annotations

from tabard.games.glory.rules.content import JOUST
from tabard.games.glory.rules.duel.end import give_glory
from tabard.games.glory.rules.duel.state import SIR, TOURNAMENT, new_jouster
from tabard.games.glory.rules.duel.steps import begin_duel
from tabard.games.glory.rules.event_cards import begin_round
from tabard.games.glory.rules.goods import receive
from tabard.games.glory.rules.journey import begin_journey, open_window
from tabard.games.glory.rules.knights import against_knight, against_sir, beats, mark, seat_on, token_of
from tabard.games.glory.rules.solo.sir import WARRIOR
from tabard.games.glory.rules.state import DEFEATED, FINAL_JOURNEY, PRIZES, Glory, Step
from tabard.games.glory.rules.tournament_setup import set_up_tournament


def next_bout(table: Glory) -> None:
    """GLO-14.1, 14.10: the next duel, or the end of the tournament."""
    if table.tournament == JOUST:
        next_match(table)
    else:
        next_challenge(table)


def next_challenge(table: Glory) -> None:
    """GLO-14.1 to 14.4: Florence, Paris, Munich; every shield is a duel."""
    bouts = [
        (knight, seat)
        for knights, shields in zip(table.cities, table.shields, strict=True)
        for knight, seat in zip(knights, shields, strict=True)
    ]
    while table.bout < len(bouts):
        knight, seat = bouts[table.bout]
        if seat >= 0:
            left, right = against_knight(table, seat, table.content.knights[knight])
            begin_duel(table, TOURNAMENT, left, right)
            return
        if seat == SIR:
            sir_fights(table, knight)
        table.bout += 1
    end_tournament(table)


def sir_fights(table: Glory, knight: str) -> None:
    """GLO-24.24, 24.31: in Pas d'armes an exact tie goes to SIR."""
    token = table.content.knights[knight]
    won = beats(token_of(table, mark(SIR)), token)
    table.tell("sir_fought", knight=knight, won=won)
    give_glory(table, SIR, token.glory if won else 0)


def next_match(table: Glory) -> None:
    """GLO-14.10 to 14.13: seven matches; those of knights are decided at once."""
    while table.bout < len(table.content.matches):
        left, right = pairing(table, table.bout)
        seats = seat_on(left), seat_on(right)
        if seats[0] is None and seats[1] is None:
            knights_meet(table, left, right)
            continue
        if ((seats[0] or 0) < 0 and seats[1] is None) or (seats[0] is None and (seats[1] or 0) < 0):
            sir_meets_knight(table, left, right)
            continue
        players_meet(table, left, right)
        return
    champion(table)


def pairing(table: Glory, match: int) -> tuple[str, str]:
    """Who meets in a match: occupants of the bottom row, or winners of earlier matches."""
    left, right = table.content.matches[match].entrants
    entrants = table.places + table.winners
    return (entrants[left], entrants[right])


def move_up(table: Glory, winner: str) -> None:
    """GLO-14.13."""
    table.winners = (*table.winners[: table.bout], winner, *table.winners[table.bout + 1 :])
    table.bout += 1


def knights_meet(table: Glory, left: str, right: str) -> None:
    """GLO-13.1."""
    first = beats(token_of(table, left), token_of(table, right))
    winner, loser = (left, right) if first else (right, left)
    table.tell("knight_wins", knight=winner, opponent=loser)
    move_up(table, winner)


def sir_meets_knight(table: Glory, left: str, right: str) -> None:
    """GLO-24.24, 24.31: by the values of the tokens; the left one wins an exact tie."""
    first = beats(token_of(table, left), token_of(table, right))
    winner = left if first else right
    knight = right if left == mark(SIR) else left
    won = winner == mark(SIR)
    table.tell("sir_fought", knight=knight, won=won)
    give_glory(table, SIR, table.content.knights[knight].glory if won else 0)
    move_up(table, winner)


def players_meet(table: Glory, left: str, right: str) -> None:
    """GLO-14.12: a player against a knight, a player or SIR."""
    first, second = seat_on(left), seat_on(right)
    if first is not None and second is not None and first >= 0 and second >= 0:
        begin_duel(table, TOURNAMENT, new_jouster(first), new_jouster(second))
        return
    seat, other = (first, right) if first is not None and first >= 0 else (second, left)
    assert seat is not None
    if other == mark(SIR):
        begin_duel(table, TOURNAMENT, *against_sir(table, seat))
    else:
        begin_duel(table, TOURNAMENT, *against_knight(table, seat, table.content.knights[other]))


def end_bout(table: Glory, winner: int, loser: int) -> None:
    """GLO-14.13, 14.18: up in the tree after a duel, and the journey of the defeated."""
    if table.scenario == WARRIOR and loser >= 0:  # GLO-24.35
        end_solo(table, won=False)
        return
    if table.tournament != JOUST:
        table.bout += 1
        return
    left, right = pairing(table, table.bout)
    plays = table.content.matches[table.bout].loser_plays
    beaten = mark(loser) if loser >= 0 or loser == SIR else None
    if beaten is None:  # the loser is a knight
        beaten = right if left == mark(winner) else left
    move_up(table, right if left == beaten else left)
    if loser >= 0 and plays and table.players[loser].hand:
        table.players[loser].plays = plays  # GLO-14.19: Messengers do not add
        open_window(table, DEFEATED, [loser])


def end_solo(table: Glory, won: bool) -> None:
    table.outcome = "won" if won else "lost"
    table.step = Step.OVER
    table.tell("solo_won" if won else "solo_lost", seat=0)


def champion(table: Glory) -> None:
    """GLO-14.14, 14.15, 24.33: the prize goes to a player; what a knight wins is lost."""
    seat = seat_on(table.winners[-1])
    prize = table.content.prize(table.prize)
    if seat is not None and seat >= 0:
        table.players[seat].finals += 1
        if table.scenario == WARRIOR and table.round == table.content.game["rounds"]:  # GLO-24.35
            end_solo(table, won=True)
            return
        table.step = Step.PRIZE
    elif seat == SIR:
        table.tell("sir_wins_prize", prize=table.prize)
        give_glory(table, SIR, prize.get("glory", 0))
        end_tournament(table)
    else:
        table.tell("prize_lost", prize=table.prize)
        end_tournament(table)


async def award_prize(table: Glory) -> None:
    """GLO-4.7, 14.14."""
    seat = seat_on(table.winners[-1])
    assert seat is not None
    table.tell("prize_won", seat=seat, prize=table.prize)
    await receive(table, seat, table.content.prize(table.prize), PRIZES)
    end_tournament(table)


def end_tournament(table: Glory) -> None:
    """GLO-14.20 to 14.23, 5.2: shields and knights leave the board; the next round, or the last journey."""
    table.places = ()
    table.winners = ()
    table.cities = ()
    table.shields = ()
    table.prize = ""
    table.tell("tournament_over", round=table.round)
    if table.round == table.content.game["rounds"]:
        begin_journey(table, FINAL_JOURNEY)
        return
    table.round += 1
    set_up_tournament(table)
    begin_round(table)
