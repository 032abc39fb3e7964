"""What bots know of Glory."""

from typing import Final

from tabard.engine.decision import PASS
from tabard.games.glory.bot.evaluation import evaluate
from tabard.games.glory.bot.observation import fields
from tabard.games.glory.bot.parts import parts
from tabard.games.glory.bot.sensible import sensible
from tabard.games.glory.rules.state import Glory
from tabard.knowledge import Knowledge, Tempo, Tuning

WINDOWS: Final = {"lance": [PASS], "tent": [PASS], "use_relic": [PASS]}


def rounds_played(table: Glory) -> int:
    """A round is over, with its tournament."""
    return table.round


KNOWLEDGE: Final = Knowledge(
    evaluate=evaluate,
    parts=parts,
    sensible=sensible,
    quiet_point=rounds_played,
    tuning=Tuning(scale=9.0, knight=20),
    fields=fields,
    tempo=Tempo(rounds_played, windows=WINDOWS, in_advance=dict.fromkeys(WINDOWS, "")),
)
