"""What bots know of Fief: England."""

from typing import Final

from tabard.engine.decision import PASS
from tabard.games.fief.bot.command_first import command_first
from tabard.games.fief.bot.evaluation import evaluate
from tabard.games.fief.bot.observation import fields
from tabard.games.fief.bot.parts import parts
from tabard.games.fief.bot.sensible import sensible
from tabard.games.fief.rules.cards.revolt import JoinRevolt, revolt_towns
from tabard.games.fief.rules.cards.surprise import ambush_targets
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.windows import POWERS, STANDING, Moment, React
from tabard.knowledge import Knowledge, Tempo, Tuning

WINDOWS: Final = {
    "react": (PASS, *STANDING),
    "interrupt": (PASS,),
    "join_revolt": (PASS,),
    "calm_for_coins": (PASS,),
}
IN_ADVANCE: Final = {"react": "moment", "join_revolt": "", "calm_for_coins": "", "consent": "asker"}


def rounds_played(table: Fief) -> int:
    """A turn is everybody's."""
    return table.turn


def attacked(table: Fief, seat: int) -> bool:
    """One of the player's families fights in the battle of the moment."""
    battle = table.battle
    if battle is None:
        return False
    return any(table.seat_of(family) == seat for family in (*battle.attackers, *battle.defenders))


def idle(table: Fief, seat: int) -> bool:
    """No card that could be in the hand, and no power, has anything to be used on."""
    question = table.question
    if isinstance(question, React):
        return idle_window(table, question.family, question.moment)
    if isinstance(question, JoinRevolt):
        return idle_revolt(table, question.family, question.town)
    return False


def idle_window(table: Fief, family: int, moment: Moment) -> bool:
    if moment is Moment.ARRIVAL:
        return not ambush_targets(table, family)
    if table.player_of(family).hand or table.families[family].bows:
        return False
    held = [power for power in POWERS.values() if power.held(table, family)]
    return not any(power.targets(table, family, moment) for power in held)


def idle_revolt(table: Fief, family: int, town: str) -> bool:
    tunnels = "tunnel" not in table.queue
    return not (tunnels or table.families[family].bows or town in revolt_towns(table, family))


KNOWLEDGE: Final = Knowledge(
    evaluate=evaluate,
    parts=parts,
    sensible=sensible,
    command_first=command_first,
    tuning=Tuning(
        scale=1.0,
        depth=0,
        whole_acts=True,
        knight=10,
        plans=("buy", "buy_town", "march"),
        careless_squire=0.7,
        careless_knight=0.012,
        page_wanders=3,
    ),
    fields=fields,
    tempo=Tempo(rounds_played, windows=WINDOWS, in_advance=IN_ADVANCE, attacked=attacked, idle=idle),
)
