"""The table of Fief: England (FIE-2, 3)."""

from __future__ import annotations

from typing import ClassVar, Final

from tabard.engine.decision import Choice, Decision
from tabard.engine.records import Shared, Transient
from tabard.engine.table import Table
from tabard.games.fief.rules.battle.record import Battle
from tabard.games.fief.rules.content import FiefContent
from tabard.games.fief.rules.markers import Offer, Plague, Siege, Tax
from tabard.games.fief.rules.records import NOBODY, Clan, Family, Lord, Moving, Player, Stack, Town
from tabard.games.fief.rules.rights import Item, TurnRight, Use
from tabard.games.fief.rules.standing import Permit, StandingPass
from tabard.games.fief.rules.steps import Step

DEAL: Final = "deal"  # an offer …
TRADE: Final = "trade"  # … that holds only as long as the parley
AGREED_SHARE: Final = "agreed_share"  # FIE-9.42: accepted, and waiting for what is still missing
PLEDGE: Final = "pledge"  # a vote dealt away, not yet cast
PROMISE: Final = "promise"  # a note both sides keep (FIE-28.20)
DRAFT: Final = "draft"  # a deal being put together: its own player's affair


def families_led(seat: int, seats: int) -> list[int]:
    """FIE-1.2, 27.1: with two players each leads two families."""
    return [2 * seat, 2 * seat + 1] if seats == 2 else [seat]


# By players, then by the seat with the first-player marker.
PLAYER_ORDERS: Final[dict[int, list[tuple[int, ...]]]] = {
    seats: [(*range(first, seats), *range(first)) for first in range(seats)] for seats in (2, 3, 4)
}
FAMILY_ORDERS: Final[dict[int, list[tuple[int, ...]]]] = {
    seats: [tuple([family for seat in order for family in families_led(seat, seats)]) for order in orders]
    for seats, orders in PLAYER_ORDERS.items()
}


class FiefDecision(Decision["Fief"]):
    """A question. `safe_point`: free commands are possible while it is open (FIE-28.4)."""

    __slots__ = ()

    safe_point: ClassVar[bool] = False
    in_parley: ClassVar[bool] = False  # asked of those who parley: does not end it (FIE-28.18)


class Fief(Table):
    """The table. Tuples and records marked so are never changed, so that a copy may share them."""

    content: FiefContent
    placement: str  # chosen or random (FIE-23)
    last_turn: int
    live: bool  # FIE-28.7: interrupts may be claimed
    safe: bool  # FIE-28.4: the question open now is asked at a safe point
    asking: int  # the seat asked
    question: Transient[FiefDecision | None]  # what it is asked
    turn: int
    phase: int
    step: Step
    first: int  # the seat with the first-player marker
    at: int  # whose turn it is within the step: index into the order of families or players
    players: list[Player]
    families: list[Family]
    lords: dict[str, Lord]  # in play
    dead: tuple[str, ...]
    removed: tuple[str, ...]  # FIE-2.6
    towns: dict[str, Shared[Town]]
    stacks: list[Stack]
    clans: list[Clan]
    sieges: tuple[Siege, ...]
    plagues: tuple[Plague, ...]
    bonuses: tuple[tuple[str, str], ...]  # Good Harvest and Fair Weather: card, region
    taxes: tuple[Tax, ...]
    character_deck: tuple[str, ...]  # top first
    event_deck: tuple[str, ...]
    discard: tuple[str, ...]  # top first
    track: tuple[str, ...]
    servant_deck: tuple[str, ...]
    excalibur: str  # the town it is in, in the stone or lying; "" while a Lord bears it
    drawn: bool  # FIE-19.3: out of the stone
    royal_owner: int  # the last sovereign's family (FIE-7.21)
    vacant: dict[str, int]  # FIE-12.10: region of a vacant title, and the family that keeps it
    vp_holder: int
    caradoc_spent: bool
    parliament_revolt: bool
    candidates: tuple[str, ...]
    ballots: dict[int, tuple[str, str]]  # family: FOR on, NULL on ("" = not placed)
    fog: str  # FIE-R97 Morgane
    last_fog: str
    queue: tuple[str, ...]  # what a step still has to go through
    moving: Moving | None
    offers: tuple[Offer, ...]
    parley: tuple[int, ...]  # FIE-28.18: sender and guest; () while there is none
    battle: Battle | None
    in_play: tuple[str, ...]  # cards shown and not yet dealt with
    walls_off: tuple[str, ...]  # FIE-9.28
    used: dict[Use, int]  # rights used this turn
    phase_used: dict[Use, int]  # … this phase
    passes: tuple[StandingPass, ...]  # FIE-28.9: secret
    permits: dict[Permit, str]  # FIE-28.19: secret
    clock: int  # grows with every arrival, for FIE-8.43c
    bank: int  # minus all coins in purses

    # Written by scripts/records.
    __slots__ = (
        "asking",
        "at",
        "ballots",
        "bank",
        "battle",
        "bonuses",
        "candidates",
        "caradoc_spent",
        "character_deck",
        "clans",
        "clock",
        "content",
        "dead",
        "discard",
        "drawn",
        "event_deck",
        "excalibur",
        "families",
        "first",
        "fog",
        "in_play",
        "last_fog",
        "last_turn",
        "live",
        "lords",
        "moving",
        "offers",
        "parley",
        "parliament_revolt",
        "passes",
        "permits",
        "phase",
        "phase_used",
        "placement",
        "plagues",
        "players",
        "question",
        "queue",
        "removed",
        "royal_owner",
        "safe",
        "servant_deck",
        "sieges",
        "stacks",
        "step",
        "taxes",
        "towns",
        "track",
        "turn",
        "used",
        "vacant",
        "vp_holder",
        "walls_off",
    )

    def copy(self) -> Fief:
        twin = Fief()
        twin.start_from(self)
        twin.content = self.content
        twin.placement = self.placement
        twin.last_turn = self.last_turn
        twin.live = self.live
        twin.safe = self.safe
        twin.asking = self.asking
        twin.question = None
        twin.turn = self.turn
        twin.phase = self.phase
        twin.step = self.step
        twin.first = self.first
        twin.at = self.at
        twin.players = [one.copy() for one in self.players]
        twin.families = [one.copy() for one in self.families]
        twin.lords = {key: one.copy() for key, one in self.lords.items()}
        twin.dead = self.dead
        twin.removed = self.removed
        twin.towns = self.towns.copy()
        twin.stacks = [one.copy() for one in self.stacks]
        twin.clans = [one.copy() for one in self.clans]
        twin.sieges = self.sieges
        twin.plagues = self.plagues
        twin.bonuses = self.bonuses
        twin.taxes = self.taxes
        twin.character_deck = self.character_deck
        twin.event_deck = self.event_deck
        twin.discard = self.discard
        twin.track = self.track
        twin.servant_deck = self.servant_deck
        twin.excalibur = self.excalibur
        twin.drawn = self.drawn
        twin.royal_owner = self.royal_owner
        twin.vacant = self.vacant.copy()
        twin.vp_holder = self.vp_holder
        twin.caradoc_spent = self.caradoc_spent
        twin.parliament_revolt = self.parliament_revolt
        twin.candidates = self.candidates
        twin.ballots = self.ballots.copy()
        twin.fog = self.fog
        twin.last_fog = self.last_fog
        twin.queue = self.queue
        twin.moving = self.moving
        twin.offers = self.offers
        twin.parley = self.parley
        twin.battle = None if self.battle is None else self.battle.copy()
        twin.in_play = self.in_play
        twin.walls_off = self.walls_off
        twin.used = self.used.copy()
        twin.phase_used = self.phase_used.copy()
        twin.passes = self.passes
        twin.permits = self.permits.copy()
        twin.clock = self.clock
        twin.bank = self.bank
        return twin

    async def hear(self, decision: FiefDecision) -> Choice:
        """Ask. An answer that only its own player knew to be legal is not taken back (FIE-28.8)."""
        self.safe = is_safe(self, decision)
        self.asking = decision.seat
        self.question = decision
        choice: Choice = await self.ask(decision)
        self.safe = False
        if decision.secret:
            self.reveal()
        if self.parley and not self.live and decision.seat == self.parley[0] and not decision.in_parley:
            self.close_parley()  # FIE-28.18: the sender's answer, if it is not about a trade
        return choice

    # Parley (FIE-28.18).

    def open_parley(self, sender: int, guest: int) -> None:
        self.close_parley()
        self.parley = (sender, guest)

    def close_parley(self) -> None:
        self.parley = ()
        self.offers = tuple(one for one in self.offers if one.kind != TRADE)

    # Players and families.

    def seat_of(self, family: int) -> int:
        """FIE-1.2, 27.1: the seat that leads a family."""
        return family // 2 if self.seats == 2 else family

    def families_of(self, seat: int) -> list[int]:
        return families_led(seat, self.seats)

    def player_of(self, family: int) -> Player:
        return self.players[self.seat_of(family)]

    def player_order(self) -> tuple[int, ...]:
        """FIE-1.13."""
        return PLAYER_ORDERS[self.seats][self.first]

    def order(self) -> tuple[int, ...]:
        """FIE-1.13, 27.2: the families in turn order."""
        return FAMILY_ORDERS[self.seats][self.first]

    def order_from(self, family: int) -> tuple[int, ...]:
        order = self.order()
        at = order.index(family)
        return order[at:] + order[:at]

    def pass_on(self) -> None:
        """The next one's turn in this step. Nothing was done: the chapter goes on as if nobody was asked."""
        self.at += 1
        self.asking = NOBODY

    # Towns.

    def alter(self, town: str) -> Town:
        """A town about to change: a record of its own takes the place of the one shared with copies."""
        changed = self.towns[town].copy()
        self.towns[town] = changed
        return changed

    # Rights that run out.

    def uses(self, *use: Item) -> int:
        """How often a right, the first of these, has been used in this turn or phase."""
        used = self.used if isinstance(use[0], TurnRight) else self.phase_used
        return used.get(use, 0) if used else 0

    def count_use(self, *use: Item) -> int:
        """One more use; says which one it is."""
        used = self.used if isinstance(use[0], TurnRight) else self.phase_used
        number = used.get(use, 0) + 1
        used[use] = number
        return number

    # Coins.

    def pay(self, family: int, coins: int, public: bool = True) -> None:
        """Coins from a purse to the bank; negative: from the bank."""
        player = self.player_of(family)
        player.coins -= coins
        self.bank += coins
        if public:
            player.account = max(0, player.account - coins)

    def coins(self, family: int) -> int:
        return self.player_of(family).coins


def is_safe(table: Fief, decision: FiefDecision) -> bool:
    """FIE-28.4: not while cards are drawn, votes cast, a battle or revolt fought, or anything resolved."""
    if not decision.safe_point:
        return False
    return table.battle is None and not table.in_play and not table.ballots
