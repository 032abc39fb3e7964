"""What bots know of Na Grunwald!"""

from typing import Final

from tabard.games.grunwald.bot.evaluation import evaluate
from tabard.games.grunwald.bot.observation import fields
from tabard.games.grunwald.bot.parts import parts
from tabard.games.grunwald.bot.sensible import sensible
from tabard.games.grunwald.rules.state import Grunwald
from tabard.knowledge import Knowledge, Tempo, Tuning


def rounds_played(table: Grunwald) -> int:
    return table.round


KNOWLEDGE: Final = Knowledge(
    evaluate=evaluate,
    parts=parts,
    sensible=sensible,
    tuning=Tuning(scale=7.0),
    fields=fields,
    tempo=Tempo(rounds_played, in_advance={"bid": ""}, bids=("bid",)),
)
