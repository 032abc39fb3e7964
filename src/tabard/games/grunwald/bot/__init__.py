"""What bots know of Na Grunwald!"""

from typing import Final

from tabard.games.grunwald.bot.evaluation import evaluate
from tabard.games.grunwald.bot.observation import fields
from tabard.games.grunwald.bot.sensible import sensible
from tabard.knowledge import Knowledge, Tuning

KNOWLEDGE: Final = Knowledge(
    evaluate=evaluate,
    sensible=sensible,
    tuning=Tuning(scale=7.0),
    fields=fields,
)
