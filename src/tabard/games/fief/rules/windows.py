"""Reaction windows: who is asked follows from public facts only (FIE-28.8 to 28.16).

Windows know no card and no power: what can be done in them is listed in `reactions.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import ClassVar, Final

from tabard.engine.decision import PASS, Choice
from tabard.games.fief.rules.asking import Ask, Choose, standing_pass
from tabard.games.fief.rules.cards.piles import without
from tabard.games.fief.rules.people import free_lords
from tabard.games.fief.rules.standing import StandingPass, Until
from tabard.games.fief.rules.state import Fief

STANDING: Final = {"pass_phase": Until.PHASE, "pass_battle": Until.BATTLE, "pass_turn": Until.TURN}
CARD: Final = "card:"


class Moment(StrEnum):
    """When things are done out of turn (FIE-28.6, 28.10 to 28.15)."""

    OWN = "own"  # FIE-28.6: a moment of one's own, outside any window
    ELECTION = "election"
    PARLIAMENT = "parliament"
    PLAY = "play"  # FIE-5.19: the play step
    BEFORE_INCOME = "before_income"
    TITLE = "title"
    ARRIVAL = "arrival"
    LANDING = "landing"
    OPENING = "opening"  # of a battle
    ROUND = "round"
    LAST = "last"


IN_BATTLE: Final = (Moment.OPENING, Moment.ROUND)


class React(Ask):
    """FIE-28.9, D28: one legal thing, or pass. Hands are secret: it is asked even without a choice."""

    __slots__ = ("about", "moment")

    kind = "react"
    safe_point = True
    clause = "FIE-28.9"
    secret = True

    def __init__(self, table: Fief, family: int, moment: Moment, about: Mapping[str, object]) -> None:
        super().__init__(table, family)
        self.moment = moment
        self.about = about  # what everybody sees: the town, the title

    def options(self, table: Fief) -> Sequence[Choice]:
        passes = ["pass_phase", "pass_turn"]
        if self.moment in IN_BATTLE:
            passes = ["pass_phase", "pass_battle", "pass_turn"]
        return [PASS, *passes, *things(table, self.family, self.moment)]

    def default(self, table: Fief) -> Choice:
        return PASS

    def prompt(self, table: Fief) -> Mapping[str, object]:
        return {"family": self.family, "moment": self.moment, **self.about}


class Interrupt(Ask):
    """FIE-28.7: the own moment of a player who claimed an interrupt."""

    __slots__ = ()

    kind = "interrupt"
    clause = "FIE-28.7"
    secret = True

    def options(self, table: Fief) -> Sequence[Choice]:
        return [PASS, *things(table, self.family, Moment.OWN)]

    def default(self, table: Fief) -> Choice:
        return PASS


class ReactTarget(Choose):
    """FIE-28.9: what the thing is done to."""

    __slots__ = ()

    kind = "react_target"
    clause = "FIE-28.9"
    second = True


class Reaction:
    """A kind of surprise card, or a power: what it can be used on, and what it does."""

    __slots__ = ()

    on_arrival: ClassVar[bool] = False  # FIE-28.10

    def targets(self, table: Fief, family: int, moment: Moment) -> list[str]:
        raise NotImplementedError

    def question(self, table: Fief, family: int, thing: str, moment: Moment) -> Ask:
        return ReactTarget(table, family, self.targets(table, family, moment), {"thing": thing})

    async def play(self, table: Fief, family: int, target: str, card: str) -> None:
        """The card, if it is one, has left the hand and goes where it belongs."""
        raise NotImplementedError


class Power(Reaction):
    """A reaction without a card: everybody sees who has it."""

    __slots__ = ()

    def held(self, table: Fief, family: int) -> bool:
        raise NotImplementedError

    def worth_asking(self, table: Fief) -> bool:
        """FIE-28.8: by public facts it could be used now."""
        return True


SURPRISES: Final[dict[str, Reaction]] = {}  # by kind of card
POWERS: Final[dict[str, Power]] = {}


def register(surprises: Mapping[str, Reaction], powers: Mapping[str, Power]) -> None:
    """What can be done in windows: said once, by those who know."""
    SURPRISES.update(surprises)
    POWERS.update(powers)


def things(table: Fief, family: int, moment: Moment) -> list[str]:
    """What a family can do now, each with at least one target."""
    hand = table.player_of(family).hand
    found = [
        CARD + card
        for card in hand
        if table.content.cards[card].surprise and card_targets(table, family, card, moment)
    ]
    if moment is Moment.ARRIVAL:
        return found
    return found + [
        name
        for name, power in POWERS.items()
        if power.held(table, family) and power.targets(table, family, moment)
    ]


def card_targets(table: Fief, family: int, card: str, moment: Moment) -> list[str]:
    """What a surprise card can be played on now, by this family."""
    reaction = SURPRISES.get(table.content.cards[card].kind)
    if reaction is None or (moment is Moment.ARRIVAL and not reaction.on_arrival):
        return []
    return reaction.targets(table, family, moment)


def has_burghers(table: Fief, family: int) -> bool:
    """FIE-14.40: burghers who still have a treasure marker."""
    board = table.families[family]
    return board.fourth.startswith("burghers") and board.treasure > 0


def asked(table: Fief, family: int, moment: Moment) -> bool:
    """FIE-28.8, 28.10: the public condition."""
    if table.player_of(family).hand:
        return True
    if moment is Moment.ARRIVAL:
        return False
    return any(power.held(table, family) and power.worth_asking(table) for power in POWERS.values())


async def window(
    table: Fief,
    moment: Moment,
    first: int,
    only: list[int] | None = None,
    about: Mapping[str, object] | None = None,
) -> None:
    """FIE-28.9: families in turn order from the active one, until all asked have passed in a row."""
    order = table.order_from(first)
    quiet = 0
    at = 0
    while quiet < len(order):
        family = order[at % len(order)]
        at += 1
        quiet += 1
        if (only is not None and family not in only) or not asked(table, family, moment):
            continue
        if standing_pass(table, family):
            table.reveal()  # nobody else knows why it was not asked
            continue
        if moment in IN_BATTLE and table.battle is None:
            return
        choice = str(await table.hear(React(table, family, moment, about or {})))
        if choice in STANDING:
            table.passes = (*table.passes, StandingPass(family, STANDING[choice]))
        elif choice != PASS:
            quiet = 0
            await perform(table, family, choice, moment)


async def interrupt(table: Fief, family: int) -> None:
    """FIE-28.7: one thing, resolved in full, while the question in progress waits."""
    table.tell("interrupt", family=family)
    choice = str(await table.hear(Interrupt(table, family)))
    if choice != PASS:
        await perform(table, family, choice, Moment.OWN)


async def perform(table: Fief, family: int, thing: str, moment: Moment) -> None:
    """The thing is shown, its target named, its effect carried out."""
    table.reveal()
    card = thing.removeprefix(CARD) if thing.startswith(CARD) else ""
    reaction = SURPRISES[table.content.cards[card].kind] if card else POWERS[thing]
    question = reaction.question(table, family, thing, moment)
    if card:
        player = table.player_of(family)
        player.hand = without(player.hand, card)
        table.in_play = (*table.in_play, card)
    table.tell("reacts", family=family, thing=thing)
    target = str(await table.hear(question))
    if card:
        table.in_play = without(table.in_play, card)
    await reaction.play(table, family, target, card)


def arrival_families(table: Fief, mover: int, town: str) -> list[int]:
    """FIE-28.10: other families with a free Lord there."""
    return [one for one in range(len(table.families)) if one != mover and free_lords(table, one, town)]
