"""What bots know of Fief: England."""

from typing import Final

from tabard.games.fief.bot.evaluation import evaluate
from tabard.games.fief.bot.sensible import sensible
from tabard.games.fief.bot.unasked import unasked
from tabard.knowledge import Knowledge, Tuning

KNOWLEDGE: Final = Knowledge(
    evaluate=evaluate,
    sensible=sensible,
    unasked=unasked,
    tuning=Tuning(
        scale=1.0,
        reach=0,
        whole_acts=True,
        knight=10,
        plans=("buy", "buy_town", "march"),
        careless_squire=0.7,
        careless_knight=0.012,
        page_wanders=3,
    ),
)
