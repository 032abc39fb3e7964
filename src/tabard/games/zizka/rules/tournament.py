"""The knightly tournament (ZIZ-10, 17e)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice, Clause, Decision
from tabard.engine.records import present
from tabard.engine.table import clockwise
from tabard.games.zizka.rules.content import FOLLOWER_DIE, Token
from tabard.games.zizka.rules.goods import gain_coins, gain_vp, pay_coins
from tabard.games.zizka.rules.rewards import receive
from tabard.games.zizka.rules.rolling import STOP, roll_die
from tabard.games.zizka.rules.skills import lances
from tabard.games.zizka.rules.state import TORAK, Tournament, Zizka
from tabard.games.zizka.rules.torak_deck import draw, torak_gains_vp

JOIN: Final = "join"
STAY_OUT: Final = "stay_out"
SET_ASIDE: Final = "set_aside:"
LANCE: Final = "lance:"
ROLL: Final = "roll"
FEE: Final = 1  # ZIZ-10.4


async def tournament(table: Zizka, host: int, token: Token) -> None:
    """ZIZ-10.2 to 10.19: join, roll one after the other, settle."""
    table.tournament = gathered(token, token.pot)
    table.tell("tournament_begins", seat=host, token=token.id, pot=token.pot)
    for seat in clockwise((host + 1) % table.seats, table.seats):
        if seat != host and table.players[seat].coins >= FEE:
            answer: Choice = await table.ask(Join(seat))
            if answer == JOIN:
                enter(table, seat)
            else:
                table.tell("stayed_out", seat=seat)
    if table.solo:
        torak_enters(table)
    now = table.tournament
    participants = (*now.participants, host)
    table.tournament = gathered(now.token, now.pot, participants, now.results)
    for seat in participants:
        if seat != TORAK:
            await joust(table, seat)
    await settle(table, host)
    table.tournament = None


def gathered(
    token: Token, pot: int, participants: tuple[int, ...] = (), results: tuple[tuple[int, int], ...] = ()
) -> Tournament:
    """A tournament in which nobody rolls just now."""
    return Tournament(token, pot, participants, results, seat=None, faces=(), marked=None, lances=0)


def enter(table: Zizka, seat: int) -> None:
    """ZIZ-10.4."""
    now = present(table.tournament)
    pay_coins(table, seat, FEE)
    table.tell("joined", seat=seat)
    table.tournament = gathered(now.token, now.pot + FEE, (*now.participants, seat))


def torak_enters(table: Zizka) -> None:
    """ZIZ-17.42, 17.43: a coin from the bank, and his result before the player rolls."""
    now = present(table.tournament)
    card = draw(table)
    table.tell("torak_jousts", card=card.id, points=card.tournament)
    table.tournament = gathered(now.token, now.pot + FEE, (TORAK,), ((TORAK, card.tournament),))


async def joust(table: Zizka, seat: int) -> None:
    """ZIZ-10.7 to 10.12."""
    faces = tuple([roll_die(table, FOLLOWER_DIE) for _ in range(table.content.tournament_dice)])
    show(table, seat, faces, None, lances(table.players[seat]))
    table.tell("tournament_rolled", seat=seat, faces=list(faces))
    while True:
        choice: Choice = await table.ask(TournamentRoll(seat))
        if choice == STOP:
            break
        if str(choice).startswith(LANCE):
            use_lance(table, seat, str(choice).removeprefix(LANCE))
        else:
            set_aside(table, seat, str(choice).removeprefix(SET_ASIDE))
            await reroll_some(table, seat)
    now = present(table.tournament)
    points = sum([now.token.points[face] for face in now.faces])
    table.tell("tournament_result", seat=seat, points=points)
    table.tournament = gathered(now.token, now.pot, now.participants, (*now.results, (seat, points)))


def show(
    table: Zizka, seat: int, faces: tuple[str, ...], marked: tuple[bool, ...] | None, unused: int
) -> None:
    now = present(table.tournament)
    table.tournament = Tournament(
        now.token, now.pot, now.participants, now.results, seat, faces, marked, unused
    )


def use_lance(table: Zizka, seat: int, face: str) -> None:
    """ZIZ-4.17, 10.10."""
    now = present(table.tournament)
    at = now.faces.index(face)
    rolled = roll_die(table, FOLLOWER_DIE)
    table.tell("lance_used", seat=seat, die=face, face=rolled)
    show(table, seat, (*now.faces[:at], rolled, *now.faces[at + 1 :]), None, now.lances - 1)


def set_aside(table: Zizka, seat: int, face: str) -> None:
    """ZIZ-10.8: out, and worth nothing."""
    now = present(table.tournament)
    at = now.faces.index(face)
    faces = now.faces[:at] + now.faces[at + 1 :]
    table.tell("set_aside", seat=seat, die=face)
    show(table, seat, faces, (False,) * len(faces), now.lances)


async def reroll_some(table: Zizka, seat: int) -> None:
    """ZIZ-10.8: at least one of the remaining dice is rolled again."""
    while True:
        choice: Choice = await table.ask(Mark(seat))
        now = table.tournament
        assert now is not None and now.marked is not None
        if choice == ROLL:
            break
        at = unmarked(now).index(str(choice))
        show(table, seat, now.faces, (*now.marked[:at], True, *now.marked[at + 1 :]), now.lances)
    faces = tuple(
        [
            roll_die(table, FOLLOWER_DIE) if marked else face
            for face, marked in zip(now.faces, now.marked, strict=True)
        ]
    )
    show(table, seat, faces, None, now.lances)
    table.tell("tournament_rolled", seat=seat, faces=list(faces))


def unmarked(now: Tournament) -> list[str]:
    """Faces of the dice not yet marked; a marked die is named by nothing."""
    assert now.marked is not None
    return ["" if marked else face for face, marked in zip(now.faces, now.marked, strict=True)]


async def settle(table: Zizka, host: int) -> None:
    """ZIZ-10.13 to 10.18: personal reward, common prize, ranking VP."""
    now = present(table.tournament)
    results = dict(now.results)
    if results[host] >= now.token.goal:
        table.tell("goal_reached", seat=host, points=now.token.goal)
        await receive(table, host, now.token.reward)
    best = [seat for seat in results if results[seat] == max(results.values())]
    for seat in best:
        if seat != TORAK:  # ZIZ-17.44
            gain_coins(table, seat, now.pot // len(best))
    for seat, points in now.results:
        rank = len({other for other in results.values() if other < points})
        if seat == TORAK:
            torak_gains_vp(table, rank)
        else:
            gain_vp(table, seat, rank)


class Join(Decision[Zizka]):
    """ZIZ-10.4."""

    __slots__ = ()

    kind = "join"
    clause = "ZIZ-10.4"

    def options(self, table: Zizka) -> Sequence[Choice]:
        return [JOIN, STAY_OUT]

    def default(self, table: Zizka) -> Choice:
        return STAY_OUT

    def prompt(self, table: Zizka) -> Mapping[str, object]:
        tournament = present(table.tournament)
        return {"token": tournament.token.id, "pot": tournament.pot}


class TournamentRoll(Decision[Zizka]):
    """ZIZ-10.8 to 10.10: stop, set a die aside to roll others again, or use a lance."""

    __slots__ = ()

    kind = "tournament"
    clause = "ZIZ-10.8"

    def options(self, table: Zizka) -> Sequence[Choice]:
        now = present(table.tournament)
        faces = list(dict.fromkeys(now.faces))
        offered: list[Choice] = [STOP]
        if len(now.faces) >= 2:
            offered += [SET_ASIDE + face for face in faces]
        if now.lances:
            offered += [LANCE + face for face in faces]
        return offered

    def default(self, table: Zizka) -> Choice:
        return STOP

    def why_not(self, table: Zizka, choice: Choice) -> Clause | None:
        now = present(table.tournament)
        verb, _, face = str(choice).partition(":")
        if face not in now.faces:
            return None
        if verb + ":" == LANCE:
            return Clause("ZIZ-10.10", "no-lance-left")
        if verb + ":" == SET_ASIDE:
            return Clause("ZIZ-10.9", "last-die")
        return None

    def prompt(self, table: Zizka) -> Mapping[str, object]:
        now = present(table.tournament)
        points = sum([now.token.points[face] for face in now.faces])
        return {"token": now.token.id, "faces": list(now.faces), "points": points}


class Mark(Decision[Zizka]):
    """ZIZ-10.8: one more die to roll again, or roll."""

    __slots__ = ()

    kind = "mark"
    clause = "ZIZ-10.8"

    def options(self, table: Zizka) -> Sequence[Choice]:
        now = table.tournament
        assert now is not None and now.marked is not None
        faces: list[Choice] = [face for face in dict.fromkeys(unmarked(now)) if face]
        return [*faces, ROLL] if any(now.marked) else faces

    def default(self, table: Zizka) -> Choice:
        """ZIZ-18.9: one die of the lowest value, then roll."""
        now = table.tournament
        assert now is not None and now.marked is not None
        if any(now.marked):
            return ROLL
        return min(now.faces, key=lambda face: now.token.points[face])

    def why_not(self, table: Zizka, choice: Choice) -> Clause | None:
        return Clause("ZIZ-10.8", "mark-a-die-first") if choice == ROLL else None

    def prompt(self, table: Zizka) -> Mapping[str, object]:
        now = present(table.tournament)
        return {"token": now.token.id, "faces": list(now.faces)}
