"""What bots know of Jan Žižka."""

from typing import Final

from tabard.games.zizka.bot.evaluation import evaluate
from tabard.games.zizka.bot.observation import fields
from tabard.games.zizka.bot.parts import parts
from tabard.games.zizka.bot.sensible import sensible
from tabard.games.zizka.rules.state import Zizka
from tabard.knowledge import Knowledge, Tempo, Tuning


def rounds_played(table: Zizka) -> int:
    """A round is over."""
    return table.round


KNOWLEDGE: Final = Knowledge(
    evaluate=evaluate,
    parts=parts,
    sensible=sensible,
    quiet_point=rounds_played,
    tuning=Tuning(scale=4.0, depth=0, knight=30),
    fields=fields,
    tempo=Tempo(rounds_played),
)
