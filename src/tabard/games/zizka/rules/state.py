"""What lies on the table in Jan Žižka (ZIZ-18b). Records marked so are never changed, only replaced."""

from __future__ import annotations

from enum import Enum
from typing import Final

from tabard.engine.records import Record, Value
from tabard.engine.table import Table
from tabard.games.zizka.rules.content import Commander, Conquest, Follower, Token, TorakCard, ZizkaContent
from tabard.games.zizka.rules.payment import Counts

TORAK: Final = -1
"""In a fight or tournament: Torak, who has no seat (ZIZ-17)."""

SUPPLY: Final = -1
"""The holder of a favour token that nobody holds."""

SOLO: Final = 1


class Step(Enum):
    """Which chapter comes next."""

    ACTION = "action"
    TORAK = "torak"
    OVER = "over"


class Player(Record):
    """What a player owns."""

    commander: Commander
    space: str
    lying: bool
    coins: int
    luck: int
    vp: int
    morale: int
    team: tuple[Follower, ...]  # in the order of joining
    wanted: bool  # owns a poster (2 to 4 players)
    poster: int  # coins on it
    posters: tuple[str, ...]  # solo
    conquests: tuple[Conquest, ...]  # completed

    # Written by scripts/records.
    __slots__ = (
        "coins",
        "commander",
        "conquests",
        "luck",
        "lying",
        "morale",
        "poster",
        "posters",
        "space",
        "team",
        "vp",
        "wanted",
    )

    def copy(self) -> Player:
        twin = Player()
        twin.commander = self.commander
        twin.space = self.space
        twin.lying = self.lying
        twin.coins = self.coins
        twin.luck = self.luck
        twin.vp = self.vp
        twin.morale = self.morale
        twin.team = self.team
        twin.wanted = self.wanted
        twin.poster = self.poster
        twin.posters = self.posters
        twin.conquests = self.conquests
        return twin


class Torak(Record):
    """ZIZ-17.3. Top of the deck first."""

    space: str
    lying: bool
    vp: int
    deck: tuple[TorakCard, ...]
    used: tuple[TorakCard, ...]

    # Written by scripts/records.
    __slots__ = ("deck", "lying", "space", "used", "vp")

    def copy(self) -> Torak:
        twin = Torak()
        twin.space = self.space
        twin.lying = self.lying
        twin.vp = self.vp
        twin.deck = self.deck
        twin.used = self.used
        return twin


class Roll(Value):
    """ZIZ-7.7: the pool of an event, a conquest row or a fight. Never changed, only replaced."""

    seat: int
    dice: tuple[str, ...]
    faces: tuple[str, ...]
    rerolls: int  # left
    fixed: Counts
    locked: bool  # the coin of Sigismund's die was taken (ZIZ-16.6)
    stopped: bool

    # Written by scripts/records.
    __slots__ = ("dice", "faces", "fixed", "locked", "rerolls", "seat", "stopped")

    def __init__(
        self,
        seat: int,
        dice: tuple[str, ...],
        faces: tuple[str, ...],
        rerolls: int,
        fixed: Counts,
        locked: bool,
        stopped: bool,
    ) -> None:
        self.seat = seat
        self.dice = dice
        self.faces = faces
        self.rerolls = rerolls
        self.fixed = fixed
        self.locked = locked
        self.stopped = stopped


class Facing(Value):
    """An event being faced: rows completed, and the luck of ZIZ-8. Never changed, only replaced."""

    space: str
    have: Counts
    luck: int
    rows: tuple[int, ...]  # numbers from 1

    # Written by scripts/records.
    __slots__ = ("have", "luck", "rows", "space")

    def __init__(self, space: str, have: Counts, luck: int, rows: tuple[int, ...]) -> None:
        self.space = space
        self.have = have
        self.luck = luck
        self.rows = rows


class Siege(Value):
    """A conquest being attempted (ZIZ-11). Never changed, only replaced."""

    card: Conquest
    row: int  # from 1
    luck: int

    # Written by scripts/records.
    __slots__ = ("card", "luck", "row")

    def __init__(self, card: Conquest, row: int, luck: int) -> None:
        self.card = card
        self.row = row
        self.luck = luck


class Fight(Value):
    """ZIZ-13b, 17d. TORAK stands for him. Never changed, only replaced."""

    attacker: int
    defender: int
    attack: int | None
    defence: int | None

    # Written by scripts/records.
    __slots__ = ("attack", "attacker", "defence", "defender")

    def __init__(self, attacker: int, defender: int, attack: int | None, defence: int | None) -> None:
        self.attacker = attacker
        self.defender = defender
        self.attack = attack
        self.defence = defence

    def against(self, seat: int) -> dict[str, object]:
        """Whom this seat fights, as a fact for a question; nobody's seat is Torak."""
        other = self.defender if seat == self.attacker else self.attacker
        return {"other": None if other == TORAK else other}


class Tournament(Value):
    """ZIZ-10: who takes part, and the dice of the one who rolls. Never changed, only replaced."""

    token: Token
    pot: int
    participants: tuple[int, ...]  # in rolling order
    results: tuple[tuple[int, int], ...]  # participant and points
    seat: int | None  # who rolls now
    faces: tuple[str, ...]  # dice not set aside
    marked: tuple[bool, ...] | None  # None: no die is being set aside
    lances: int  # unused

    # Written by scripts/records.
    __slots__ = ("faces", "lances", "marked", "participants", "pot", "results", "seat", "token")

    def __init__(
        self,
        token: Token,
        pot: int,
        participants: tuple[int, ...],
        results: tuple[tuple[int, int], ...],
        seat: int | None,
        faces: tuple[str, ...],
        marked: tuple[bool, ...] | None,
        lances: int,
    ) -> None:
        self.token = token
        self.pot = pot
        self.participants = participants
        self.results = results
        self.seat = seat
        self.faces = faces
        self.marked = marked
        self.lances = lances


class Recruiting(Value):
    """ZIZ-12: one recruit action so far. Never changed, only replaced."""

    refreshed: bool
    recruited: int

    # Written by scripts/records.
    __slots__ = ("recruited", "refreshed")

    def __init__(self, refreshed: bool, recruited: int) -> None:
        self.refreshed = refreshed
        self.recruited = recruited


class Zizka(Table):
    """The table. Tuples and records marked so are never changed, so that a copy may share them."""

    content: ZizkaContent
    side: str
    advanced: bool
    level: str  # of the solo game
    step: Step
    round: int
    first: int  # the seat that begins every round (ZIZ-2.15)
    active: int
    actions: int  # left
    peeks: tuple[str, ...]  # sources used this turn, once for each use (ZIZ-4.20)
    attacked: bool  # solo: Torak was attacked this turn (ZIZ-17.41)
    players: list[Player]
    torak: Torak | None
    tokens: dict[str, Token]  # by space; top of the stack first
    face_up: frozenset[str]  # spaces
    known: dict[str, tuple[int, ...]]  # seats that peeked, by space
    stack: tuple[Token, ...]
    used: tuple[Token, ...]
    slots: dict[int, tuple[Follower, ...]]  # by level, in table order
    decks: dict[int, tuple[Follower, ...]]  # the first is face up
    discards: dict[int, tuple[Follower, ...]]
    gone: tuple[Follower, ...]  # starting followers out of the game
    favours: dict[str, int]
    castles: dict[str, tuple[Conquest, ...]]
    castle_known: dict[str, tuple[int, ...]]  # seats that peeked at the top card
    shown: tuple[str, ...]  # conquest cards put under their deck: everybody knows where they lie
    posters: tuple[str, ...]  # solo: those in the supply
    roll: Roll | None
    facing: Facing | None
    siege: Siege | None
    fight: Fight | None
    tournament: Tournament | None
    recruiting: Recruiting | None
    taken: Follower | None  # joins as soon as another has left (ZIZ-12.8)

    # Written by scripts/records.
    __slots__ = (
        "actions",
        "active",
        "advanced",
        "attacked",
        "castle_known",
        "castles",
        "content",
        "decks",
        "discards",
        "face_up",
        "facing",
        "favours",
        "fight",
        "first",
        "gone",
        "known",
        "level",
        "peeks",
        "players",
        "posters",
        "recruiting",
        "roll",
        "round",
        "shown",
        "side",
        "siege",
        "slots",
        "stack",
        "step",
        "taken",
        "tokens",
        "torak",
        "tournament",
        "used",
    )

    def copy(self) -> Zizka:
        twin = Zizka()
        twin.start_from(self)
        twin.content = self.content
        twin.side = self.side
        twin.advanced = self.advanced
        twin.level = self.level
        twin.step = self.step
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.actions = self.actions
        twin.peeks = self.peeks
        twin.attacked = self.attacked
        twin.players = [one.copy() for one in self.players]
        twin.torak = None if self.torak is None else self.torak.copy()
        twin.tokens = self.tokens.copy()
        twin.face_up = self.face_up
        twin.known = self.known.copy()
        twin.stack = self.stack
        twin.used = self.used
        twin.slots = self.slots.copy()
        twin.decks = self.decks.copy()
        twin.discards = self.discards.copy()
        twin.gone = self.gone
        twin.favours = self.favours.copy()
        twin.castles = self.castles.copy()
        twin.castle_known = self.castle_known.copy()
        twin.shown = self.shown
        twin.posters = self.posters
        twin.roll = self.roll
        twin.facing = self.facing
        twin.siege = self.siege
        twin.fight = self.fight
        twin.tournament = self.tournament
        twin.recruiting = self.recruiting
        twin.taken = self.taken
        return twin

    @property
    def last(self) -> int:
        """Whose turn ends the round."""
        return (self.first - 1) % self.seats

    @property
    def solo(self) -> bool:
        return self.torak is not None

    def luck_supply(self) -> int:
        """ZIZ-1.3, 1.4."""
        return self.content.luck_tokens - sum(player.luck for player in self.players)

    def seat_of(self, commander: str) -> int | None:
        for seat, player in enumerate(self.players):
            if player.commander.id == commander:
                return seat
        return None
