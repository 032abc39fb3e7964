"""Reaction windows: who is asked follows from public facts only (FIE-28.8 to 28.16)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabard.engine.decision import PASS, Choice
from tabard.games.fief.rules.asking import Ask, Choose, standing_pass
from tabard.games.fief.rules.cards.bows import bow_choices, buy_bows
from tabard.games.fief.rules.cards.draw import without
from tabard.games.fief.rules.cards.plagues import BAD_WEATHER, FAMINE
from tabard.games.fief.rules.cards.play import fill_fourth
from tabard.games.fief.rules.cards.revolt import revolt, revolt_towns
from tabard.games.fief.rules.cards.surprise import card_targets, drop_plague, play_surprise
from tabard.games.fief.rules.cards.tunnel import tunnel_targets, use_tunnel
from tabard.games.fief.rules.markers import Plague
from tabard.games.fief.rules.movement.control import update
from tabard.games.fief.rules.people import free_lords
from tabard.games.fief.rules.relics import relic_family
from tabard.games.fief.rules.rights import TurnRight
from tabard.games.fief.rules.standing import StandingPass, Until
from tabard.games.fief.rules.state import Fief

STANDING = {"pass_phase": Until.PHASE, "pass_battle": Until.BATTLE, "pass_turn": Until.TURN}
IN_BATTLE = ("opening", "round")
OWN = "own"  # FIE-28.6: a moment of one's own, outside any window


class React(Ask):
    """FIE-28.9, D28: one legal thing, or pass. Hands are secret: it is asked even without a choice."""

    __slots__ = ("moment",)

    kind = "react"
    safe_point = True
    clause = "FIE-28.9"
    secret = True

    def __init__(self, table: Fief, family: int, moment: str) -> None:
        super().__init__(table, family)
        self.moment = moment

    def options(self, table: Fief) -> Sequence[Choice]:
        passes = ["pass_phase", "pass_turn"]
        if self.moment in IN_BATTLE:
            passes = ["pass_phase", "pass_battle", "pass_turn"]
        return [PASS, *passes, *things(table, self.family, self.moment)]

    def default(self, table: Fief) -> Choice:
        return PASS

    def prompt(self, table: Fief) -> Mapping[str, object]:
        return {"family": self.family, "moment": self.moment}


class Interrupt(Ask):
    """FIE-28.7: the own moment of a player who claimed an interrupt."""

    __slots__ = ()

    kind = "interrupt"
    clause = "FIE-28.7"
    secret = True

    def options(self, table: Fief) -> Sequence[Choice]:
        return [PASS, *things(table, self.family, OWN)]

    def default(self, table: Fief) -> Choice:
        return PASS


class ReactTarget(Choose):
    """FIE-28.9: what the thing is done to."""

    __slots__ = ()

    kind = "react_target"
    clause = "FIE-28.9"
    second = True


def things(table: Fief, family: int, moment: str) -> list[str]:
    """What a family can do now, each with at least one target."""
    hand = table.player_of(family).hand
    found = [
        f"card:{card}"
        for card in hand
        if table.content.cards[card].surprise and card_targets(table, family, card, moment)
    ]
    if moment == "arrival":
        return found
    return found + [thing for thing in powers(table, family) if thing_targets(table, family, thing, moment)]


def powers(table: Fief, family: int) -> list[str]:
    """Powers that are public: burghers, crossbowmen, relics."""
    board = table.families[family]
    found: list[str] = []
    if board.fourth.startswith("burghers") and board.treasure:
        found += ["burghers:revolt", "burghers:help"]
    if board.bows:
        found.append("bows")
    if not table.plagues:  # relics help against Bad Weather and Famine
        return found
    if relic_family(table, "becket") == family and not table.uses(TurnRight.BECKET):
        found.append("becket")
    if relic_family(table, "eanswythe") == family:
        found.append("eanswythe")
    return found


def thing_targets(table: Fief, family: int, thing: str, moment: str) -> list[str]:
    if thing.startswith("card:"):
        return card_targets(table, family, thing.removeprefix("card:"), moment)
    if thing == "burghers:revolt":
        return [] if table.battle is not None else revolt_towns(table, family)
    if thing == "burghers:help":
        return tunnel_targets(table, moment)
    if thing == "bows":
        return bow_choices(table, family, [table.battle.town] if table.battle is not None else None)
    if thing == "becket":
        return becket_targets(table)
    return [one.region for one in table.plagues if one.kind == FAMINE]


def becket_targets(table: Fief) -> list[str]:
    """FIE-17.11: a Bad Weather card to an adjacent sea zone, not onto another one, each card once."""
    stormy = [one.region for one in table.plagues if one.kind == BAD_WEATHER]
    return [
        f"{one.region}:{zone}"
        for one in table.plagues
        if one.kind == BAD_WEATHER and not one.moved
        for zone in table.content.zones[one.region]
        if zone not in stormy
    ]


def asked(table: Fief, family: int, moment: str) -> bool:
    """FIE-28.8, 28.10: the public condition."""
    if table.player_of(family).hand:
        return True
    if moment.startswith("arrival"):
        return False
    return any(thing == "bows" or worth_asking(table, thing) for thing in powers(table, family))


def worth_asking(table: Fief, thing: str) -> bool:
    """A relic power is asked about only where it could be used."""
    if thing == "becket":
        return bool(becket_targets(table))
    if thing == "eanswythe":
        return any(one.kind == FAMINE for one in table.plagues)
    return True


async def window(table: Fief, moment: str, first: int, only: list[int] | None = None) -> None:
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
        choice = str(await table.hear(React(table, family, moment)))
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
        await perform(table, family, choice, OWN)


async def perform(table: Fief, family: int, thing: str, moment: str) -> None:
    """The thing is shown, its target named, its effect carried out."""
    table.reveal()
    card = thing.removeprefix("card:") if thing.startswith("card:") else ""
    targets = thing_targets(table, family, thing, moment)
    if card:
        player = table.player_of(family)
        player.hand = without(player.hand, card)
        table.in_play = (*table.in_play, card)
    table.tell("reacts", family=family, thing=thing)
    if thing == "bows":
        choice = str(await table.hear(BowTarget(table, family)))
        if choice != "none":
            buy_bows(table, family, choice)
        return
    target = str(await table.hear(ReactTarget(table, family, targets, {"thing": thing})))
    if card:
        table.in_play = without(table.in_play, card)
        if table.content.cards[card].kind == "mercenaries":
            fill_fourth(table, family, card)
            await update(table, table.towns)
        else:
            await play_surprise(table, family, card, target, moment)
    elif thing == "becket":
        move_weather(table, target)
    elif thing == "eanswythe":
        drop_plague(table, FAMINE, target)
    else:
        table.families[family].treasure -= 1
        if thing == "burghers:revolt":
            await revolt(table, family, target)
        else:
            await use_tunnel(table, family, target)


class BowTarget(Ask):
    """FIE-14.22: town and number; what the purse allows is secret."""

    __slots__ = ()

    kind = "bow_target"
    clause = "FIE-14.22"
    second = True
    secret = True

    def options(self, table: Fief) -> Sequence[Choice]:
        towns = [table.battle.town] if table.battle is not None else None
        return ["none", *bow_choices(table, self.family, towns)]

    def default(self, table: Fief) -> Choice:
        return "none"


def move_weather(table: Fief, target: str) -> None:
    """FIE-17.11."""
    region, _, zone = target.partition(":")
    table.count_use(TurnRight.BECKET)
    table.plagues = tuple(
        Plague(one.card, one.kind, zone, one.active, True)
        if one.kind == BAD_WEATHER and one.region == region
        else one
        for one in table.plagues
    )
    table.tell("weather_moved", region=region, zone=zone)


def arrival_families(table: Fief, mover: int, town: str) -> list[int]:
    """FIE-28.10: other families with a free Lord there."""
    return [one for one in range(len(table.families)) if one != mover and free_lords(table, one, town)]
