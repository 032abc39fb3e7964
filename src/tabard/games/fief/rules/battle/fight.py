"""A battle, round by round (FIE-10.30 to 10.39, 10.46 to 10.51)."""

from __future__ import annotations

from typing import Final

from tabard.games.fief.rules.asking import Choose, Dealt
from tabard.games.fief.rules.battle.losses import COSTS, greatest, lose_one
from tabard.games.fief.rules.battle.record import Ending
from tabard.games.fief.rules.battle.shooting import can_shoot, salvo
from tabard.games.fief.rules.battle.sides import (
    are_vikings,
    fighting,
    leader,
    melee_bonus,
    melee_dice,
    note_fallen,
    note_loss,
    roll,
    side_lords,
    side_soldiers,
    side_troop,
    superior,
    surge,
    walls,
)
from tabard.games.fief.rules.people import titled
from tabard.games.fief.rules.records import NOBODY
from tabard.games.fief.rules.rights import PhaseRight
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.titles.deaths import BY_VIKINGS, IN_BATTLE, die
from tabard.games.fief.rules.units import clans_at, tidy
from tabard.games.fief.rules.vikings.captives import kill_jarl
from tabard.games.fief.rules.vikings.losses import lose_vikings
from tabard.games.fief.rules.windows import Moment, window

STAY: Final = "stay"
SALLY: Final = "sally"

CONTINUE: Final = "continue"
STOP: Final = "stop"
SURRENDER: Final = "surrender"


class LoseLord(Choose):
    """FIE-10.42, D09: which Lord dies; untitled ones first."""

    __slots__ = ()

    kind = "lose_lord"
    clause = "FIE-10.42"


class SallyOut(Choose):
    """FIE-10.37, D25: the garrison comes out, or does not."""

    __slots__ = ()

    kind = "sally_out"
    clause = "FIE-10.37"


class EndOfRound(Dealt):
    """FIE-10.48, 10.49, D26: continue, stop where it can take effect, or surrender; after a truce stop."""

    __slots__ = ()

    kind = "end_of_round"
    clause = "FIE-10.48"

    def dealt(self, table: Fief) -> str:
        if not truce_made(table):
            return ""
        return STOP if STOP in self.choices else CONTINUE


def truce_made(table: Fief) -> bool:
    """FIE-10.49, 28.17: by a deal of the two leaders."""
    sides = leader(table, attack=True), leader(table, attack=False)
    return table.uses(PhaseRight.TRUCE, fighting(table).town, *sides) > 0


async def next_round(table: Fief) -> Ending | None:
    """FIE-10.30, 10.31: one round with its window; how the battle ended, or None while it goes on."""
    battle = fighting(table)
    ended: Ending | None = None
    if battle.round > 1:
        await battle_window(table, opening=False)
        ended = verdict(table)
    if ended is None:
        ended = await one_round(table)
    if ended is None:
        ended = await round_end(table)
    if ended is None:
        battle.round += 1
    return ended


async def battle_window(table: Fief, opening: bool) -> None:
    """FIE-28.11, 28.12."""
    moment = Moment.OPENING if opening else Moment.ROUND
    await window(table, moment, leader(table, attack=True), about={"town": fighting(table).town})


async def one_round(table: Fief) -> Ending | None:
    """FIE-10.31, 10.37: attackers shoot, defenders shoot, melee, unless walls keep the attackers off."""
    battle = fighting(table)
    battle.idle += 1
    ended = await shooting(table, attack=True)
    if ended is not None:
        return ended
    answered = can_shoot(table, attack=False)  # FIE-10.38: what they could fire, whatever becomes of it
    ended = await shooting(table, attack=False)
    if ended is not None:
        return ended
    if melee_dice(table, attack=True) or not walls(table):
        return await melee(table)
    if await garrison_sallies(table):
        battle.modifier = 0
        return await melee(table)
    return await no_melee(table, answered)


async def shooting(table: Fief, attack: bool) -> Ending | None:
    """FIE-10.29: one side shoots, the other suffers at once."""
    if are_vikings(fighting(table), attack):
        return None
    damage = await salvo(table, attack)
    await suffer(table, not attack, damage)
    return verdict(table) or broken_off(table)


async def garrison_sallies(table: Fief) -> bool:
    """FIE-10.37: the whole garrison comes out, without modifiers. Vikings stay where they are."""
    battle = fighting(table)
    if are_vikings(battle, attack=False):
        return False
    question = SallyOut(table, leader(table, attack=False), (STAY, SALLY), {"town": battle.town})
    return await table.hear(question) == SALLY


async def no_melee(table: Fief, answered: bool) -> Ending:
    """FIE-10.38, 10.39: unanswered attackers shoot a second time; the battle ends with this round."""
    if not answered:
        await suffer(table, False, await salvo(table, attack=True))
    return verdict(table) or Ending.STOPPED


async def melee(table: Fief) -> Ending | None:
    """FIE-10.32 to 10.35: both sides roll, losses are applied together."""
    damages: list[int] = []
    for attack in (True, False):
        dice = melee_dice(table, attack)
        rolls = roll(table, attack, dice)
        damage = sum(rolls) + (melee_bonus(table, attack) + surge(table, attack, dice) if dice else 0)
        damages.append(damage)
        table.tell("melee", side="attack" if attack else "defence", rolls=rolls, damage=damage)
    await suffer(table, False, damages[0])
    await suffer(table, True, damages[1])
    return verdict(table) or broken_off(table)


async def suffer(table: Fief, attack: bool, damage: int) -> None:
    """FIE-10.41, 10.42, 9.22, 9.23: soldiers first, then Lords, chosen by the side's leader."""
    if damage <= 0:
        return
    battle = fighting(table)
    if are_vikings(battle, attack):
        await vikings_suffer(table, leader(table, not attack), damage)
        return
    chief = leader(table, attack)
    troop = side_troop(table, attack)
    while greatest(troop.kinds(), damage):
        kind, family = await lose_one(table, chief, troop, damage)
        note_fallen(table, family, kind)
        damage -= COSTS[kind]
    if troop.size():
        return
    bare = battle.bare_attack if attack else battle.bare_defence
    if bare:
        note_loss(table)
    while damage > 0:
        lords = sorted(side_lords(table, attack), key=lambda lord: titled(lord))
        if not lords:
            return
        victim = str(
            await table.hear(LoseLord(table, chief, [lord.id for lord in lords], {"town": battle.town}))
        )
        damage -= 1
        foes = are_vikings(battle, not attack)
        if await die(table, victim, BY_VIKINGS if foes else IN_BATTLE):
            note_loss(table)
    if bare:
        mark_beaten(table, attack)


def mark_beaten(table: Fief, attack: bool) -> None:
    """FIE-10.45: Lords without soldiers are beaten by their first damage."""
    battle = fighting(table)
    battle.stayed = (*battle.stayed, "beaten_attack" if attack else "beaten_defence")


async def vikings_suffer(table: Fief, chooser: int, damage: int) -> None:
    battle = fighting(table)
    before = tokens(table)
    battle.struck, _ = await lose_vikings(table, chooser, battle.town, damage, battle.struck)
    if not any(clan.vikings for clan in clans_at(table, battle.town)):  # FIE-9.23
        for clan in clans_at(table, battle.town):
            await kill_jarl(table, clan, for_good=False)
    gone = before - tokens(table)
    battle.fallen += gone
    if gone:
        note_loss(table)


def tokens(table: Fief) -> int:
    return sum(clan.vikings + clan.jarl for clan in clans_at(table, fighting(table).town))


def verdict(table: Fief) -> Ending | None:
    """FIE-10.46, 10.47, 10.17: None while the battle goes on."""
    battle = fighting(table)
    mine, theirs = side_soldiers(table, attack=True), side_soldiers(table, attack=False)
    my_lords, their_lords = side_lords(table, attack=True), side_lords(table, attack=False)
    if not theirs and not their_lords:
        return Ending.ATTACK_WON if mine or my_lords else Ending.UNDECIDED
    if not mine and not my_lords:
        return Ending.DEFENCE_WON
    if not mine and not theirs:
        return Ending.UNDECIDED
    beaten = battle.stayed
    if not theirs and mine and (not battle.bare_defence or "beaten_defence" in beaten):
        return Ending.ATTACK_WON
    if not mine and theirs and (not battle.bare_attack or "beaten_attack" in beaten):
        return Ending.DEFENCE_WON
    if are_vikings(battle, attack=True):
        jarls = any(clan.jarl for clan in clans_at(table, battle.town))
        return None if jarls else Ending.UNDECIDED
    chief = battle.attackers[0] if battle.attackers else NOBODY
    led = any(lord.family == chief for lord in my_lords)
    return None if led else Ending.UNDECIDED


def broken_off(table: Fief) -> Ending | None:
    """FIE-9.21: attacking Vikings break off without superiority or without a die."""
    battle = fighting(table)
    return Ending.STOPPED if are_vikings(battle, attack=True) and not superior(table) else None


async def round_end(table: Fief) -> Ending | None:
    """FIE-10.46 to 10.51: three idle rounds end it; then both leaders speak."""
    battle = fighting(table)
    tidy(table)
    if battle.idle >= 3:
        return Ending.UNDECIDED
    behind_walls = battle.modifier > 0
    answers: dict[bool, str] = {}
    for attack in (True, False):
        if are_vikings(battle, attack):
            answers[attack] = CONTINUE if attack or superior(table) else STOP
            continue
        if attack:
            idle_word = are_vikings(battle, attack=False) and superior(table) and not behind_walls
            choices = [*([] if idle_word else [STOP]), CONTINUE, SURRENDER]
        else:
            heard = answers[True] == STOP and not behind_walls
            choices = [CONTINUE, *([STOP] if heard else []), SURRENDER]
        facts = {"town": battle.town, "round": battle.round}
        choice = str(await table.hear(EndOfRound(table, leader(table, attack), choices, facts)))
        table.tell("end_of_round", family=leader(table, attack), choice=choice)
        if choice == SURRENDER:
            return Ending.ATTACK_SURRENDERED if attack else Ending.DEFENCE_SURRENDERED
        answers[attack] = choice
    stopped = truce_made(table) or (answers[True] == STOP and (behind_walls or answers[False] == STOP))
    return Ending.STOPPED if stopped else None
