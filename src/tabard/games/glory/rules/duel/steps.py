"""A duel, step by step as printed on the player board (GLO-10.9)."""

from __future__ import annotations

from tabard.engine.decision import PASS
from tabard.games.glory.rules.content import ARMOUR, COLOURS, LANCE, MOUNT, STRENGTH, TENT
from tabard.games.glory.rules.duel.attack import (
    attack,
    dice_to_roll,
    left_is_losing,
    left_wins,
    values,
    with_die,
)
from tabard.games.glory.rules.duel.decisions import (
    ROLL,
    Reroll,
    SpendStrength,
    UseLance,
    UseRelic,
    UseTent,
    allies_of,
    die_meant,
    duel_of,
)
from tabard.games.glory.rules.duel.state import NO_DICE, NONE_OF_THREE, Duel, Jouster, new_duel
from tabard.games.glory.rules.duel.tokens import modify, refresh, set_die, turn_ally, turn_prestige
from tabard.games.glory.rules.goods import bonus
from tabard.games.glory.rules.state import Glory, without


def begin_duel(table: Glory, context: str, left: Jouster, right: Jouster) -> None:
    """The duel lies on the table from here on; its chapters follow."""
    table.duel = new_duel(context, left, right)
    if right.seat >= 0:
        table.tell("players_duel", participants=[left.seat, right.seat])
    else:
        table.tell("duel_begins", seat=left.seat, opponent=right.name, attack=right.attack)


async def tent(table: Glory) -> None:
    """GLO-10.12: D0, once, before the first engagement."""
    for seat in losing_first(table, "tent"):
        if allies_of(table, seat, TENT):
            await use_tent(table, seat)
    duel_of(table).engagement = 1


async def engagement(table: Glory) -> None:
    """GLO-10.9, 10.10: D1 to D7; nobody is asked for nothing (GLO-10.22)."""
    clear_engagement(duel_of(table))
    for seat in losing_first(table, "strength"):
        if table.players[seat].strength:
            await spend_strength(table, seat)
    roll_all(table)
    for seat in losing_first(table, "faith"):
        if table.players[seat].faith:
            await use_faith(table, seat)
    for stage in ("ally", "second_ally"):
        for seat in losing_first(table, stage):
            if allies_of(table, seat, LANCE):
                await use_lance(table, seat)
    for seat in losing_first(table, "relic"):
        if table.players[seat].relics:
            await use_relic(table, seat)
    resolve(table)


def losing_first(table: Glory, stage: str) -> list[int]:
    """GLO-12.1, 12.2: both act once, first the one who is losing when the step begins."""
    duel = duel_of(table)
    duel.stage = stage
    if duel.right.seat < 0:
        return [duel.left.seat]
    both = [duel.left.seat, duel.right.seat]
    return both if left_is_losing(table, duel) else both[::-1]


def clear_engagement(duel: Duel) -> None:
    """GLO-10.3."""
    for jouster in (duel.left, duel.right):
        jouster.dice = NO_DICE
        jouster.die = 0
        jouster.now = 0


async def use_tent(table: Glory, seat: int) -> None:
    """GLO-19.1: Thug, Cook, Jester, Lady-in-Waiting, Hermit, Herald."""
    choice: str = await table.ask(UseTent(seat))
    if choice == PASS:
        return
    ally, _, target = choice.partition(":")
    token = table.content.allies[ally]
    turn_ally(table, seat, token)
    modify(table, seat, token)
    if token.refresh:
        refresh(table, seat, token.refresh, target)


async def spend_strength(table: Glory, seat: int) -> None:
    """GLO-10.13: tokens spent count until the end of the duel."""
    number: int = await table.ask(SpendStrength(seat))
    if number:
        table.players[seat].strength -= number
        duel_of(table).side(seat).spent += number
        table.tell("strength_spent", seat=seat, number=number)


def roll_all(table: Glory) -> None:
    """GLO-10.9 D2, 12.4, 10.23: all dice at once, a Polish noble's too."""
    duel = duel_of(table)
    duel.stage = "roll"
    for jouster in (duel.left, duel.right):
        if jouster.seat >= 0:
            numbers = dice_to_roll(table, jouster)
            jouster.dice = (
                roll(table, STRENGTH, numbers[STRENGTH]),
                roll(table, MOUNT, numbers[MOUNT]),
                roll(table, ARMOUR, numbers[ARMOUR]),
            )
            tell_dice(table, jouster, again=False)
        elif jouster.noble:
            die = table.content.dice[ARMOUR]
            face = roll(table, ARMOUR, 1)[0]
            jouster.die = face if face in range(die.active + 1) else die.inactive  # GLO-11.3
            table.tell("noble_rolled", opponent=jouster.name, number=jouster.die)


def roll(table: Glory, colour: int, number: int) -> tuple[int, ...]:
    if number == 0:
        return ()
    die = table.content.dice[colour]
    chance = table.chance
    return tuple([chance.face(die.faces, die.what) for _ in range(number)])


def tell_dice(table: Glory, jouster: Jouster, again: bool) -> None:
    if table.log is not None:
        table.tell(
            "rerolled" if again else "rolled",
            seat=jouster.seat,
            strength=values(table, jouster, STRENGTH),
            mount=values(table, jouster, MOUNT),
            armour=values(table, jouster, ARMOUR),
        )


async def use_faith(table: Glory, seat: int) -> None:
    """GLO-10.14: one token an engagement; two dice, more by Nuns and Bishops."""
    duel = duel_of(table)
    player = table.players[seat]
    base: int = table.content.game["faith_rerolls_base"]
    duel.limit = base + bonus(table, player, "faith_reroll_bonus")
    if await choose_dice(table, seat, faith=True):
        player.faith -= 1
        duel.side(seat).faith += 1
        table.tell("faith_spent", seat=seat)
        throw_again(table, seat)
    duel.limit = 0


async def choose_dice(table: Glory, seat: int, faith: bool) -> bool:
    """Die by die; what is chosen lies on the table, seen by its player only."""
    duel = duel_of(table)
    duel.rerolls = NONE_OF_THREE
    duel.roller = seat
    while True:
        choice: str = await table.ask(Reroll(seat, faith))
        if choice in (PASS, ROLL):
            return choice == ROLL
        colour, place = die_meant(table, seat, choice)
        picked = list(duel.rerolls)
        picked[colour] |= 1 << place
        duel.rerolls = tuple(picked)


def throw_again(table: Glory, seat: int) -> None:
    """GLO-10.14: all dice chosen in one throw, the lowest of a colour first; the former results are lost."""
    duel = duel_of(table)
    side = duel.side(seat)
    for colour in range(len(COLOURS)):
        if not duel.rerolls[colour]:
            continue
        counted = values(table, side, colour)
        chosen = [(value, place) for place, value in enumerate(counted) if duel.is_chosen(colour, place)]
        chosen.sort()
        faces = roll(table, colour, len(chosen))
        for at, (_, place) in enumerate(chosen):
            side.dice = with_die(side.dice, colour, place, faces[at])
    duel.rerolls = NONE_OF_THREE
    tell_dice(table, side, again=True)


async def use_lance(table: Glory, seat: int) -> None:
    """GLO-10.15: Squire, Fencing Master, Armourer, Veteran, Witch."""
    choice: str = await table.ask(UseLance(seat))
    if choice == PASS:
        return
    token = table.content.allies[choice]
    turn_ally(table, seat, token)
    modify(table, seat, token)
    set_die(table, seat, token)


async def use_relic(table: Glory, seat: int) -> None:
    """GLO-20.1: turned face down; the Ring throws dice again."""
    choice: str = await table.ask(UseRelic(seat))
    if choice == PASS:
        return
    token = table.content.relics[choice]
    player = table.players[seat]
    duel = duel_of(table)
    player.relics = without(player.relics, choice)
    player.used_relics = (*player.used_relics, choice)
    duel.side(seat).used_relics = (*duel.side(seat).used_relics, choice)
    table.tell("relic_used", seat=seat, relic=choice)
    modify(table, seat, token)
    set_die(table, seat, token)
    if token.reroll:  # GLO-10.18
        duel.limit = token.reroll
        await choose_dice(table, seat, faith=False)
        throw_again(table, seat)
        duel.limit = 0


def resolve(table: Glory) -> None:
    """GLO-10.9 D7, 11.6 to 11.9, 12.5, 12.6: compare; a tie won costs an active prestige token."""
    duel = duel_of(table)
    duel.stage = "resolve"
    mine, its = attack(table, duel, duel.left), attack(table, duel, duel.right)
    won = left_wins(table, duel, mine, its)
    winner = duel.left if won else duel.right
    winner.wins += 1
    tell_result(table, duel, mine, its, won)
    if mine == its and winner.seat >= 0:
        turn_prestige(table, winner)
    duel.engagement += 1
    if winner.wins >= table.content.game["duel_wins_needed"]:
        duel.winner = 0 if won else 1


def tell_result(table: Glory, duel: Duel, mine: int, its: int, won: bool) -> None:
    seat = duel.left.seat
    if duel.right.seat >= 0 and not won:
        table.tell("engagement_won", seat=duel.right.seat, attack=its, against=mine)
    else:
        table.tell("engagement_won" if won else "engagement_lost", seat=seat, attack=mine, against=its)
