"""A battle in progress (FIE-10.30)."""

from __future__ import annotations

from enum import StrEnum

from tabard.engine.records import Record
from tabard.games.fief.rules.records import INSIDE


class BattleKind(StrEnum):
    BATTLE = "battle"
    CAVALCADE = "cavalcade"  # FIE-8.25
    SORTIE = "sortie"  # FIE-10.76
    WALLS = "walls"  # FIE-10.77: shooting only


class Vikings(StrEnum):
    """What Vikings do in a battle."""

    ABSENT = ""
    ATTACK = "attack"
    DEFEND = "defend"


class Ending(StrEnum):
    """FIE-10.46: how a battle ended."""

    ATTACK_WON = "attack"
    DEFENCE_WON = "defence"
    ATTACK_SURRENDERED = "attack_surrendered"
    DEFENCE_SURRENDERED = "defence_surrendered"
    STOPPED = "stopped"
    UNDECIDED = "undecided"


class Battle(Record):
    """FIE-10.30: a battle in progress. Everything in it is public."""

    town: str
    kind: BattleKind
    vikings: Vikings
    attackers: tuple[int, ...]  # the leader first
    defenders: tuple[int, ...]
    lead: str  # the leading Lord of the attack
    back: str  # the posture to which those who rode return
    riders: tuple[str, ...]  # FIE-8.30: Lords who make no further stage unless they win
    modifier: int  # melee dice the walls take from the attack
    tunnel: bool
    round: int  # 0 until the opening is over
    idle: int  # rounds in a row without loss
    bare_attack: bool  # FIE-10.45: no soldiers from the start
    bare_defence: bool
    stayed: tuple[str, ...]  # FIE-21.4: Garter holders who stay out
    loot: tuple[str, ...]  # relics of the fallen
    excalibur: bool  # fallen with its bearer
    fallen: int  # Vikings and Jarls eliminated
    struck: str  # FIE-9.22: the clan that suffers until it is wiped out
    lost: tuple[str, ...]  # "family:unit" of every soldier lost, for Merewen

    # Written by scripts/records.
    __slots__ = (
        "attackers",
        "back",
        "bare_attack",
        "bare_defence",
        "defenders",
        "excalibur",
        "fallen",
        "idle",
        "kind",
        "lead",
        "loot",
        "lost",
        "modifier",
        "riders",
        "round",
        "stayed",
        "struck",
        "town",
        "tunnel",
        "vikings",
    )

    def copy(self) -> Battle:
        twin = Battle()
        twin.town = self.town
        twin.kind = self.kind
        twin.vikings = self.vikings
        twin.attackers = self.attackers
        twin.defenders = self.defenders
        twin.lead = self.lead
        twin.back = self.back
        twin.riders = self.riders
        twin.modifier = self.modifier
        twin.tunnel = self.tunnel
        twin.round = self.round
        twin.idle = self.idle
        twin.bare_attack = self.bare_attack
        twin.bare_defence = self.bare_defence
        twin.stayed = self.stayed
        twin.loot = self.loot
        twin.excalibur = self.excalibur
        twin.fallen = self.fallen
        twin.struck = self.struck
        twin.lost = self.lost
        return twin


def new_battle(town: str, kind: BattleKind, attackers: tuple[int, ...], defenders: tuple[int, ...]) -> Battle:
    battle = Battle()
    battle.town = town
    battle.kind = kind
    battle.vikings = Vikings.ABSENT
    battle.attackers = attackers
    battle.defenders = defenders
    battle.lead = ""
    battle.back = INSIDE
    battle.riders = ()
    battle.modifier = 0
    battle.tunnel = False
    battle.round = 0
    battle.idle = 0
    battle.bare_attack = False
    battle.bare_defence = False
    battle.stayed = ()
    battle.loot = ()
    battle.excalibur = False
    battle.fallen = 0
    battle.struck = ""
    battle.lost = ()
    return battle
