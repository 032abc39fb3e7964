"""Attack on another player (ZIZ-13b), and fights with Torak (ZIZ-17d)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabard.engine.decision import Choice, Clause, Decision
from tabard.engine.records import present
from tabard.games.zizka.rules.content import CUNNING, FOLLOWER_DIE, JOKER, SWORD
from tabard.games.zizka.rules.goods import gain_coins, gain_vp, spend_luck
from tabard.games.zizka.rules.payment import Counts
from tabard.games.zizka.rules.rolling import roll_die, roll_pool
from tabard.games.zizka.rules.skills import symbols
from tabard.games.zizka.rules.state import TORAK, Fight, Zizka


async def attack(table: Zizka, defender: int) -> None:
    """ZIZ-13.9 to 13.18."""
    attacker = table.active
    table.players[defender].lying = True
    table.tell("attack", participants=[attacker, defender])
    attack_score = await own_attack(table, attacker, defender)
    defence = await own_defence(table, defender, attacker, attack_score)
    loser = table.players[defender]
    if attack_score > defence:  # ZIZ-13.17
        table.tell("attacker_wins", seat=attacker, attack=attack_score, defence=defence)
        gain_vp(table, attacker, table.content.attacker_vp)
        gain_coins(table, attacker, loser.poster)
        loser.wanted = False
        loser.poster = 0
    else:  # ZIZ-13.18
        table.tell("defender_wins", seat=defender, attack=attack_score, defence=defence)
        gain_vp(table, defender, table.content.defender_vp)
    table.fight = None
    table.roll = None


async def own_attack(table: Zizka, seat: int, defender: int) -> int:
    """ZIZ-13.12, 13.14, 13.16: swords, jokers and luck tokens."""
    table.fight = Fight(seat, defender, None, None)
    have = await roll_pool(table, seat)
    luck: int = await table.ask(FightLuck(seat))
    spend_luck(table, seat, luck)
    score = attack_symbols(have) + luck
    table.fight = Fight(seat, defender, score, None)
    table.tell("attack_score", seat=seat, score=score)
    return score


async def own_defence(table: Zizka, seat: int, attacker: int, attack_score: int) -> int:
    """ZIZ-13.13, 13.15, 13.16: cunning, jokers and luck tokens."""
    have = await roll_pool(table, seat)
    luck: int = await table.ask(FightLuck(seat))
    spend_luck(table, seat, luck)
    score = defence_symbols(have) + luck
    table.fight = Fight(attacker, seat, attack_score, score)
    table.tell("defence_score", seat=seat, score=score)
    return score


def attack_symbols(have: Counts) -> int:
    return have[0] + have[3]


def defence_symbols(have: Counts) -> int:
    return have[1] + have[3]


def torak_rolls(table: Zizka, symbol: str) -> int:
    """ZIZ-17.31, 17.32: dice and luck by his VP; he never re-rolls."""
    dice, luck = torak_strength(table)
    faces = [roll_die(table, FOLLOWER_DIE) for _ in range(dice)]
    score = faces.count(symbol) + faces.count(JOKER) + luck
    table.tell("torak_rolled", faces=faces, luck=luck, score=score)
    return score


def torak_strength(table: Zizka) -> tuple[int, int]:
    """ZIZ-17.31, 17.7: the last line of the combat card his VP reach."""
    torak = present(table.torak)
    combat = table.content.combat
    dice = luck = 0
    for line in combat[combat["levels"][table.level]]:
        if torak.vp >= line["vp_from"]:
            dice, luck = line["dice"], line["luck"]
    return dice, luck


async def attack_torak(table: Zizka) -> bool:
    """ZIZ-17.33, 17.38: the player rolls first; True if the player wins."""
    seat = table.active
    table.attacked = True
    table.tell("attack_on_torak", seat=seat)
    score = await own_attack(table, seat, TORAK)
    defence = torak_rolls(table, CUNNING)
    table.fight = None
    table.roll = None
    return score > defence


async def torak_attacks(table: Zizka, seat: int) -> bool:
    """ZIZ-17.32 to 17.34: True if Torak wins."""
    table.tell("torak_attacks", seat=seat)
    score = torak_rolls(table, SWORD)
    table.fight = Fight(TORAK, seat, score, None)
    defence = await own_defence(table, seat, TORAK, score)
    table.fight = None
    table.roll = None
    return score > defence


class FightLuck(Decision[Zizka]):
    """ZIZ-13.14, 18.2: the attacker any number; the defender none, or exactly what saves the fight."""

    __slots__ = ()

    kind = "luck"
    clause = "ZIZ-14.7"

    def options(self, table: Zizka) -> Sequence[Choice]:
        held = table.players[self.seat].luck
        missing = self.missing(table)
        if missing is None:
            return list(range(held + 1))
        return [0, missing] if 1 <= missing <= held else [0]

    def missing(self, table: Zizka) -> int | None:
        """What the defender lacks; None for the attacker."""
        fight = table.fight
        assert fight is not None and table.roll is not None
        if fight.attack is None:
            return None
        return fight.attack - defence_symbols(symbols(table.roll))

    def default(self, table: Zizka) -> Choice:
        missing = self.missing(table)
        return 0 if missing is None else self.options(table)[-1]

    def why_not(self, table: Zizka, choice: Choice) -> Clause | None:
        if not isinstance(choice, int):
            return None
        if choice > table.players[self.seat].luck:
            return Clause("ZIZ-14.2", "not-so-many-luck-tokens", {"luck": table.players[self.seat].luck})
        return Clause("ZIZ-18.2", "luck-would-be-wasted")

    def prompt(self, table: Zizka) -> Mapping[str, object]:
        fight = table.fight
        assert fight is not None and table.roll is not None
        have = symbols(table.roll)
        if fight.attack is None:
            return {"step": "attack", "score": attack_symbols(have), **fight.against(self.seat)}
        score = defence_symbols(have)
        return {"step": "defence", "score": score, "attack": fight.attack, **fight.against(self.seat)}
