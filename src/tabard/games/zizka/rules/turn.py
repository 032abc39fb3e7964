"""The turn (ZIZ-3): two actions, peeks between them, refill, next player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabard.engine.decision import Choice, Clause, Decision
from tabard.engine.records import present
from tabard.games.zizka.rules.conquest import can_conquer, conquer
from tabard.games.zizka.rules.facing import face_event
from tabard.games.zizka.rules.fighting import attack
from tabard.games.zizka.rules.followers import available
from tabard.games.zizka.rules.moving import Move, move
from tabard.games.zizka.rules.peeking import may_peek, peek
from tabard.games.zizka.rules.recruiting import recruit
from tabard.games.zizka.rules.scoring import end_is_triggered, finish
from tabard.games.zizka.rules.skills import peek_sources
from tabard.games.zizka.rules.state import TORAK, Step, Zizka
from tabard.games.zizka.rules.tokens import refill
from tabard.games.zizka.rules.torak import strike_torak, torak_phase

MOVE: Final = "move"
FACE: Final = "face"
CONQUEST: Final = "conquest"
RECRUIT: Final = "recruit"
ATTACK: Final = "attack:"
PEEK: Final = "peek:"
END_TURN: Final = "end_turn"
TORAK_NAME: Final = "torak"


async def action(table: Zizka) -> None:
    """ZIZ-3.3 to 3.7: one action or one peek, or the end of the turn."""
    choice = str(await table.ask(Main(table.active)))
    if choice == END_TURN:
        end_turn(table)
    elif choice.startswith(PEEK):
        await peek(table, choice.removeprefix(PEEK))
    else:
        table.actions -= 1
        await act(table, choice)


async def act(table: Zizka, choice: str) -> None:
    """ZIZ-3.4, 3.6: each action is resolved completely."""
    if choice == MOVE:
        await move(table)
    elif choice == FACE:
        await face_event(table)
    elif choice == CONQUEST:
        await conquer(table)
    elif choice == RECRUIT:
        await recruit(table)
    else:
        target = target_of(table, choice)
        if target == TORAK:
            await strike_torak(table)
        else:
            await attack(table, target)


def end_turn(table: Zizka) -> None:
    """ZIZ-3.8, 3.13, 17.9."""
    refill(table)
    if table.solo:
        table.step = Step.TORAK
    elif table.active == table.last and end_is_triggered(table):  # ZIZ-15.2 to 15.4
        finish(table)
    else:
        begin_turn(table, (table.active + 1) % table.seats)


def begin_turn(table: Zizka, seat: int) -> None:
    """ZIZ-3.1 to 3.3."""
    if seat == table.first:
        table.round += 1
    table.step = Step.ACTION
    table.active = seat
    table.actions = table.content.actions
    table.peeks = ()
    table.attacked = False
    table.players[seat].lying = False
    table.tell("turn_begins", seat=seat, round=table.round)


def target_of(table: Zizka, choice: str) -> int:
    """ZIZ-R44: opponents are named by their commanders."""
    commander = choice.removeprefix(ATTACK)
    seat = table.seat_of(commander)
    return TORAK if seat is None else seat


def opponents(table: Zizka) -> list[Choice]:
    """Everybody who can be named by an attack."""
    if table.solo:
        return [ATTACK + TORAK_NAME]
    others = [player for seat, player in enumerate(table.players) if seat != table.active]
    return [ATTACK + player.commander.id for player in others]


def targets(table: Zizka) -> list[Choice]:
    """ZIZ-13.7, 13.10, 17.38: who may be attacked now."""
    if table.solo:
        return [one for one in opponents(table) if attack_refused(table, str(one)) is None]
    here = table.players[table.active].space
    return [
        ATTACK + player.commander.id
        for seat, player in enumerate(table.players)
        if player.wanted and player.space == here and not player.lying and seat != table.active
    ]


def attack_refused(table: Zizka, choice: str) -> Clause | None:
    """ZIZ-13.7, 13.10, 17.38, 17.41: None if the attack is legal."""
    target = target_of(table, choice)
    here = table.players[table.active].space
    if target == TORAK:
        torak = present(table.torak)
        if table.attacked:
            return Clause("ZIZ-17.41", "attacked-this-turn")
        if torak.space != here:
            return Clause("ZIZ-17.38", "not-on-the-same-space")
        return Clause("ZIZ-17.38", "lying-already") if torak.lying else None
    player = table.players[target]
    if not player.wanted:
        return Clause("ZIZ-13.7", "not-wanted")
    if player.space != here:
        return Clause("ZIZ-13.7", "not-on-the-same-space")
    return Clause("ZIZ-13.10", "lying-already") if player.lying else None


class Main(Decision[Zizka]):
    """ZIZ-3.4, 3.5, 3.7: what the active player does next."""

    __slots__ = ()

    kind = "main"
    clause = "ZIZ-3.4"

    def options(self, table: Zizka) -> Sequence[Choice]:
        offered: list[Choice] = []
        if table.actions:
            player = table.players[self.seat]
            kind = table.content.kind_of[player.space]
            offered.append(MOVE)
            if player.space in table.tokens:
                offered.append(FACE)
            if can_conquer(table, player):
                offered.append(CONQUEST)
            if kind == "tavern" and available(table):
                offered.append(RECRUIT)
            offered += targets(table)
        sources = peek_sources(table, self.seat)
        if sources and may_peek(table, self.seat):
            offered += [PEEK + source for source in sources]
        return [*offered, END_TURN]

    def default(self, table: Zizka) -> Choice:
        return END_TURN

    def why_not(self, table: Zizka, choice: Choice) -> Clause | None:
        if str(choice).startswith(PEEK):
            return Clause("ZIZ-4.20", "no-peek-left")
        known = choice in (MOVE, FACE, CONQUEST, RECRUIT) or choice in opponents(table)
        if not known:
            return None
        if not table.actions:
            return Clause("ZIZ-3.3", "no-action-left")
        if choice == FACE:
            return Clause("ZIZ-7.4", "no-token-here")
        if choice == CONQUEST:
            castle = table.content.difficulty_of[table.players[self.seat].space]
            return Clause("ZIZ-11.2", "conquered-already") if castle else Clause("ZIZ-11.1", "no-castle-here")
        if choice == RECRUIT:
            return Clause("ZIZ-12.1", "no-tavern-here")
        return attack_refused(table, str(choice))

    def refused(self, table: Zizka) -> Sequence[Choice]:
        offered = self.options(table)
        all_actions: list[Choice] = [MOVE, FACE, CONQUEST, RECRUIT, *opponents(table)]
        return [choice for choice in all_actions if choice not in offered]

    def ahead(self, table: Zizka) -> Mapping[Choice, Sequence[Choice]]:
        return {MOVE: Move(self.seat).options(table)} if table.actions else {}

    def prompt(self, table: Zizka) -> Mapping[str, object]:
        return {"actions": table.actions, "space": table.players[self.seat].space}


async def torak_turn(table: Zizka) -> None:
    """ZIZ-17.9, 17.45: Torak's phase, then the end or the player's next turn."""
    await torak_phase(table)
    if end_is_triggered(table):
        finish(table)
    else:
        begin_turn(table, 0)
