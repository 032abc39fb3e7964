"""What lies on the table, piece by piece: players, families, Lords, stacks, clans, towns (FIE-2, 3)."""

from __future__ import annotations

from typing import Final

from tabard.engine.records import Record, Value
from tabard.games.fief.rules.content import UNITS

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


class Player(Record):
    """FIE-1.2: the person with the purse and the hand of cards."""

    coins: int
    account: int  # what the others can reckon from public facts: redeal knows no more
    hand: tuple[str, ...]
    characters: int  # CHARACTER cards drawn in this draw step
    events: int

    # Written by scripts/records.
    __slots__ = ("account", "characters", "coins", "events", "hand")

    def copy(self) -> Player:
        twin = Player()
        twin.coins = self.coins
        twin.account = self.account
        twin.hand = self.hand
        twin.characters = self.characters
        twin.events = self.events
        return twin


class Family(Record):
    """FIE-1.2: a family board."""

    lords: tuple[str, ...]  # in the order they joined
    reserve: list[int]
    pigeons: int
    treasure: int  # markers not in use (FIE-14.43)
    fourth: str  # Mercenaries or Burghers
    bows: int  # crossbowmen on the board, not bought

    # Written by scripts/records.
    __slots__ = ("bows", "fourth", "lords", "pigeons", "reserve", "treasure")

    def copy(self) -> Family:
        twin = Family()
        twin.lords = self.lords
        twin.reserve = self.reserve.copy()
        twin.pigeons = self.pigeons
        twin.treasure = self.treasure
        twin.fourth = self.fourth
        twin.bows = self.bows
        return twin


class Lord(Record):
    """FIE-1.3: a character on a family board, with what lies on the card."""

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

    # Written by scripts/records.
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


Alike = tuple[int, str, str, str, int, bool, bool]


class Stack(Record):
    """Units of one family that stand and have moved alike."""

    family: int
    town: str
    gate: str
    came: str
    stages: int
    spared: bool
    up: bool  # FIE-10.4: turned face up for everybody
    counts: list[int]

    # Written by scripts/records.
    __slots__ = ("came", "counts", "family", "gate", "spared", "stages", "town", "up")

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

    def alike(self) -> Alike:
        return (self.family, self.town, self.gate, self.came, self.stages, self.spared, self.up)


class Clan(Record):
    """FIE-9.1: a Viking clan; all its tokens on the map stand in one town."""

    number: int
    town: str  # "" while no token is on the map
    vikings: int  # on the map
    jarl: bool  # on the map
    gone: int  # tokens out of the game for good; 1 or more: never lands again
    gate: str
    landed: int  # the turn of its landing
    holds: bool  # FIE-9.32: stays in a fortress
    spared: bool

    # Written by scripts/records.
    __slots__ = ("gate", "gone", "holds", "jarl", "landed", "number", "spared", "town", "vikings")

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


class Town(Record):
    """What lies in a town. Copies of the table share it: to change it, `table.alter(town)`."""

    id: str
    control: int
    building: str  # castle, fortress, royal_castle or an abbey's card
    flipped: bool  # FIE-7.19: a castle on the royal tile, never a fortress
    royal_abbey: bool
    agreed: int  # FIE-7.28: the family that agreed to the abbey
    mill: bool
    hidden_relic: str
    relics: tuple[str, ...]  # face up
    since: tuple[int, ...]  # when each family came (0: not present), for FIE-8.43c

    # Written by scripts/records.
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
        twin.since = self.since
        return twin


class Moving(Value):
    """FIE-8.51: a group half named: seen by its own player only. Never changed, only replaced."""

    lords: tuple[str, ...]
    units: tuple[int, ...]

    # Written by scripts/records.
    __slots__ = ("lords", "units")

    def __init__(self, lords: tuple[str, ...], units: tuple[int, ...]) -> None:
        self.lords = lords
        self.units = units


NO_UNITS: Final = (0,) * len(UNITS)


RIDING: Final = "riding"  # the posture of a cavalcade or sortie while it fights
GOING: Final = "going"  # the posture of a group named for a stage, until it goes
