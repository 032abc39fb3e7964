"""What a duel puts on the player boards (GLO-10)."""

from __future__ import annotations

from typing import Final

from tabard.engine.records import Record

# By colour: strength, mount, armour. Typed without a length: compiled, a fixed one is packed at every look.
Numbers = tuple[int, ...]
Dice = tuple[tuple[int, ...], ...]

NO_DICE: Final[Dice] = ((), (), ())
NONE_OF_THREE: Final[Numbers] = (0, 0, 0)

TOURNAMENT: Final = "tournament"
CHALLENGE_CARD: Final = "challenge"
TITLE_CARD: Final = "title"

KNIGHT: Final = -3  # the seat of a jouster nobody plays
SIR: Final = -1  # the solo opponent, in the initiative order and in the lists
NOBODY: Final = -2


class Jouster(Record):
    """One side of a duel: a player, or a knight with printed values (GLO-11)."""

    seat: int
    name: str  # the knight, card or title fought; empty for a player
    attack: int  # printed
    prestige: int  # printed
    glory: int  # what beating this knight is worth
    noble: bool  # rolls an armour die of his own (GLO-11.3)
    die: int  # what that die shows
    penalty: Numbers  # dice taken from this player (GLO-11.4)
    dice: Dice
    spent: int  # strength tokens in this duel (GLO-10.4)
    faith: int  # faith tokens in this duel
    wins: int
    now: int  # attack modifiers of this engagement
    first: int  # attack modifiers of the first engagement
    prestige_first: int
    used_allies: tuple[str, ...]  # in this duel (GLO-10.11)
    used_relics: tuple[str, ...]
    used_prestige: tuple[str, ...]

    # Written by scripts/records.
    __slots__ = (
        "attack",
        "dice",
        "die",
        "faith",
        "first",
        "glory",
        "name",
        "noble",
        "now",
        "penalty",
        "prestige",
        "prestige_first",
        "seat",
        "spent",
        "used_allies",
        "used_prestige",
        "used_relics",
        "wins",
    )

    def copy(self) -> Jouster:
        twin = Jouster()
        twin.seat = self.seat
        twin.name = self.name
        twin.attack = self.attack
        twin.prestige = self.prestige
        twin.glory = self.glory
        twin.noble = self.noble
        twin.die = self.die
        twin.penalty = self.penalty
        twin.dice = self.dice
        twin.spent = self.spent
        twin.faith = self.faith
        twin.wins = self.wins
        twin.now = self.now
        twin.first = self.first
        twin.prestige_first = self.prestige_first
        twin.used_allies = self.used_allies
        twin.used_relics = self.used_relics
        twin.used_prestige = self.used_prestige
        return twin


class Duel(Record):
    """A duel under way. `left` is a player; the order of the two has no meaning but the order of dice."""

    context: str
    left: Jouster
    right: Jouster
    engagement: int  # 0 in the tent, then 1 to 3
    stage: str  # the step on the player board, for the eyes
    rerolls: Numbers  # a bit for the place of each die to be thrown again: seen by their player only
    limit: int  # how many may be thrown again
    roller: int  # whose throw it is
    winner: int  # 0 left, 1 right, -1 nobody yet

    # Written by scripts/records.
    __slots__ = ("context", "engagement", "left", "limit", "rerolls", "right", "roller", "stage", "winner")

    def copy(self) -> Duel:
        twin = Duel()
        twin.context = self.context
        twin.left = self.left.copy()
        twin.right = self.right.copy()
        twin.engagement = self.engagement
        twin.stage = self.stage
        twin.rerolls = self.rerolls
        twin.limit = self.limit
        twin.roller = self.roller
        twin.winner = self.winner
        return twin

    def chosen(self) -> int:
        """How many dice are chosen so far."""
        rerolls = self.rerolls
        if rerolls is NONE_OF_THREE:
            return 0
        return rerolls[0].bit_count() + rerolls[1].bit_count() + rerolls[2].bit_count()

    def is_chosen(self, colour: int, place: int) -> bool:
        return self.rerolls[colour] >> place & 1 == 1

    def side(self, seat: int) -> Jouster:
        return self.left if self.left.seat == seat else self.right

    def against(self, seat: int) -> Jouster:
        return self.right if self.left.seat == seat else self.left


def new_jouster(seat: int, penalty: Numbers = NONE_OF_THREE) -> Jouster:
    jouster = Jouster()
    jouster.seat = seat
    jouster.name = ""
    jouster.attack = 0
    jouster.prestige = 0
    jouster.glory = 0
    jouster.noble = False
    jouster.die = 0
    jouster.penalty = penalty
    jouster.dice = NO_DICE
    jouster.spent = 0
    jouster.faith = 0
    jouster.wins = 0
    jouster.now = 0
    jouster.first = 0
    jouster.prestige_first = 0
    jouster.used_allies = ()
    jouster.used_relics = ()
    jouster.used_prestige = ()
    return jouster


def new_knight(name: str, attack: int, prestige: int, glory: int = 0, noble: bool = False) -> Jouster:
    jouster = new_jouster(KNIGHT)
    jouster.name = name
    jouster.attack = attack
    jouster.prestige = prestige
    jouster.glory = glory
    jouster.noble = noble
    return jouster


def new_duel(context: str, left: Jouster, right: Jouster) -> Duel:
    duel = Duel()
    duel.context = context
    duel.left = left
    duel.right = right
    duel.engagement = 0
    duel.stage = "tent"
    duel.rerolls = NONE_OF_THREE
    duel.limit = 0
    duel.roller = NOBODY
    duel.winner = -1
    return duel
