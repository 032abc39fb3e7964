"""What lies on the table, piece by piece: players, families, Lords, stacks, clans, towns (FIE-2, 3)."""

from __future__ import annotations

from typing import Final

from tabard.games.fief.content import UNITS

NOBODY: Final = -1
FREE: Final = ""
INSIDE: Final = ""
OUTSIDE: Final = "out"  # FIE-8.7: came by no road, blocks nothing
OFF_BOARD: Final = ""  # FIE-14.5: a freed Lord waits
ROBIN: Final = "robin"
GRAVE: Final = "grave"  # the captor of a Lord whose death is being dealt with
CLAN: Final = "clan_"

KING: Final = "king"
SOVEREIGN_QUEEN: Final = "sovereign_queen"
QUEEN: Final = "queen"
PRINCE: Final = "prince"


class Player:
    """FIE-1.2: the person with the purse and the hand of cards."""

    __slots__ = ("account", "characters", "coins", "events", "hand", "owed")

    coins: int
    account: int  # what the others can reckon from public facts: redeal knows no more
    hand: tuple[str, ...]
    characters: int  # CHARACTER cards drawn in this draw step
    events: int
    owed: int  # FIE-27.5

    def copy(self) -> Player:
        twin = Player()
        twin.coins = self.coins
        twin.account = self.account
        twin.hand = self.hand
        twin.characters = self.characters
        twin.events = self.events
        twin.owed = self.owed
        return twin


class Family:
    """FIE-1.2: a family board."""

    __slots__ = ("bows", "fourth", "lords", "pigeons", "reserve", "treasure")

    lords: tuple[str, ...]  # in the order they joined
    reserve: list[int]
    pigeons: int
    treasure: int  # markers not in use (FIE-14.43)
    fourth: str  # Mercenaries or Burghers
    bows: int  # crossbowmen on the board, not bought

    def copy(self) -> Family:
        twin = Family()
        twin.lords = self.lords
        twin.reserve = self.reserve.copy()
        twin.pigeons = self.pigeons
        twin.treasure = self.treasure
        twin.fourth = self.fourth
        twin.bows = self.bows
        return twin


class Lord:
    """FIE-1.3: a character on a family board, with what lies on the card."""

    __slots__ = (
        "came",
        "captor",
        "church",
        "dagger",
        "eligible",
        "excalibur",
        "family",
        "fiefs",
        "garter",
        "gate",
        "guard_due",
        "guard_knights",
        "guard_men",
        "halted",
        "id",
        "man",
        "place",
        "relics",
        "royal",
        "servant",
        "spared",
        "spouse",
        "stages",
    )

    id: str
    man: bool
    family: int
    place: str  # a town, Sherwood, or OFF_BOARD
    gate: str  # FIE-8.6: INSIDE, a gate, or OUTSIDE
    captor: str  # FREE, a Lord, a clan, or ROBIN
    fiefs: tuple[str, ...]  # numbers of the regions
    church: tuple[str, ...]  # the see, or the abbeys of a prioress
    royal: str
    spouse: str
    servant: str
    dagger: bool
    garter: bool
    eligible: bool  # FIE-21.2
    excalibur: bool
    relics: tuple[str, ...]
    guard_knights: int
    guard_men: int
    guard_due: bool  # FIE-18.1: a captive gets it when freed
    stages: int  # made this turn
    came: str  # the gate entered by in this phase
    halted: bool  # no further stage this turn
    spared: bool  # FIE-15.7, 15.8: no Black Death (any more) this turn

    def copy(self) -> Lord:
        twin = Lord()
        twin.id = self.id
        twin.man = self.man
        twin.family = self.family
        twin.place = self.place
        twin.gate = self.gate
        twin.captor = self.captor
        twin.fiefs = self.fiefs
        twin.church = self.church
        twin.royal = self.royal
        twin.spouse = self.spouse
        twin.servant = self.servant
        twin.dagger = self.dagger
        twin.garter = self.garter
        twin.eligible = self.eligible
        twin.excalibur = self.excalibur
        twin.relics = self.relics
        twin.guard_knights = self.guard_knights
        twin.guard_men = self.guard_men
        twin.guard_due = self.guard_due
        twin.stages = self.stages
        twin.came = self.came
        twin.halted = self.halted
        twin.spared = self.spared
        return twin

    @property
    def free(self) -> bool:
        """FIE-1.4."""
        return self.captor == FREE

    @property
    def guard(self) -> int:
        return self.guard_knights + self.guard_men


class Stack:
    """Units of one family that stand and have moved alike."""

    __slots__ = ("came", "counts", "family", "gate", "spared", "stages", "town", "up")

    family: int
    town: str
    gate: str
    came: str
    stages: int
    spared: bool
    up: bool  # FIE-10.4: turned face up for everybody
    counts: list[int]

    def copy(self) -> Stack:
        twin = Stack()
        twin.family = self.family
        twin.town = self.town
        twin.gate = self.gate
        twin.came = self.came
        twin.stages = self.stages
        twin.spared = self.spared
        twin.up = self.up
        twin.counts = self.counts.copy()
        return twin

    def alike(self) -> tuple[object, ...]:
        return (self.family, self.town, self.gate, self.came, self.stages, self.spared, self.up)


class Clan:
    """FIE-9.1: a Viking clan; all its tokens on the map stand in one town."""

    __slots__ = ("gate", "gone", "holds", "jarl", "landed", "number", "spared", "town", "vikings")

    number: int
    town: str  # "" while no token is on the map
    vikings: int  # on the map
    jarl: bool  # on the map
    gone: int  # tokens out of the game for good; 1 or more: never lands again
    gate: str
    landed: int  # the turn of its landing
    holds: bool  # FIE-9.32: stays in a fortress
    spared: bool

    def copy(self) -> Clan:
        twin = Clan()
        twin.number = self.number
        twin.town = self.town
        twin.vikings = self.vikings
        twin.jarl = self.jarl
        twin.gone = self.gone
        twin.gate = self.gate
        twin.landed = self.landed
        twin.holds = self.holds
        twin.spared = self.spared
        return twin

    @property
    def id(self) -> str:
        return f"{CLAN}{self.number}"


class Town:
    """What lies in a town."""

    __slots__ = (
        "agreed",
        "building",
        "control",
        "flipped",
        "hidden_relic",
        "id",
        "mill",
        "relics",
        "royal_abbey",
        "since",
    )

    id: str
    control: int
    building: str  # castle, fortress, royal_castle or an abbey's card
    flipped: bool  # FIE-7.19: a castle on the royal tile, never a fortress
    royal_abbey: bool
    agreed: int  # FIE-7.28: the family that agreed to the abbey
    mill: bool
    hidden_relic: str
    relics: tuple[str, ...]  # face up
    since: list[int]  # when each family came (0: not present), for FIE-8.43c

    def copy(self) -> Town:
        twin = Town()
        twin.id = self.id
        twin.control = self.control
        twin.building = self.building
        twin.flipped = self.flipped
        twin.royal_abbey = self.royal_abbey
        twin.agreed = self.agreed
        twin.mill = self.mill
        twin.hidden_relic = self.hidden_relic
        twin.relics = self.relics
        twin.since = self.since.copy()
        return twin


class Plague:
    """A plague on a region. Never changed, only replaced."""

    __slots__ = ("active", "card", "kind", "moved", "region")

    def __init__(self, card: str, kind: str, region: str, active: bool, moved: bool) -> None:
        self.card = card
        self.kind = kind
        self.region = region
        self.active = active
        self.moved = moved  # FIE-17.11: by Becket


class Tax:
    """FIE-15.40: a Tax card on a fief (region) or a diocese. Never changed, only replaced."""

    __slots__ = ("card", "family", "where")

    def __init__(self, card: str, family: int, where: str) -> None:
        self.card = card
        self.family = family
        self.where = where


class Siege:
    """FIE-10.70. Never changed, only replaced."""

    __slots__ = ("active", "family", "town", "trebuchets")

    def __init__(self, town: str, family: int, trebuchets: int, active: bool) -> None:
        self.town = town
        self.family = family
        self.trebuchets = trebuchets
        self.active = active


class Offer:
    """FIE-28.17: an offer that waits for its answer. Never changed, only replaced."""

    __slots__ = ("coins", "family", "kind", "number", "to", "what")

    def __init__(self, number: int, kind: str, family: int, to: int, what: str, coins: int) -> None:
        self.number = number
        self.kind = kind
        self.family = family
        self.to = to
        self.what = what
        self.coins = coins


class Moving:
    """FIE-8.51: a group half named: seen by its own player only. Never changed, only replaced."""

    __slots__ = ("lords", "units")

    def __init__(self, lords: tuple[str, ...], units: tuple[int, ...]) -> None:
        self.lords = lords
        self.units = units


NO_UNITS: Final = (0,) * len(UNITS)


class Battle:
    """FIE-10.30: a battle in progress. Everything in it is public."""

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
        "lost",
        "loot",
        "modifier",
        "round",
        "stayed",
        "town",
        "tunnel",
        "vikings",
    )

    town: str
    kind: str  # battle, cavalcade, sortie, walls
    vikings: str  # "", attack or defend
    attackers: tuple[int, ...]  # the leader first
    defenders: tuple[int, ...]
    lead: str  # the leading Lord of the attack
    back: str  # the posture to which those who rode return
    modifier: int  # melee dice the walls take from the attack
    tunnel: bool
    round: int
    idle: int  # rounds in a row without loss
    bare_attack: bool  # FIE-10.45: no soldiers from the start
    bare_defence: bool
    stayed: tuple[str, ...]  # FIE-21.4: Garter holders who stay out
    loot: tuple[str, ...]  # relics of the fallen
    excalibur: bool  # fallen with its bearer
    fallen: int  # Vikings and Jarls eliminated
    lost: tuple[str, ...]  # "family:unit" of every soldier lost, for Merewen

    def copy(self) -> Battle:
        twin = Battle()
        twin.town = self.town
        twin.kind = self.kind
        twin.vikings = self.vikings
        twin.attackers = self.attackers
        twin.defenders = self.defenders
        twin.lead = self.lead
        twin.back = self.back
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
        twin.lost = self.lost
        return twin


RIDING: Final = "riding"  # the posture of a cavalcade or sortie while it fights
GOING: Final = "going"  # the posture of a group named for a stage, until it goes


def new_battle(town: str, kind: str, attackers: tuple[int, ...], defenders: tuple[int, ...]) -> Battle:
    battle = Battle()
    battle.town = town
    battle.kind = kind
    battle.vikings = ""
    battle.attackers = attackers
    battle.defenders = defenders
    battle.lead = ""
    battle.back = INSIDE
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
    battle.lost = ()
    return battle
