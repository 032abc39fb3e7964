"""All that can be done out of turn: surprise cards, and powers everybody sees (FIE-5.21, 28.9)."""

from __future__ import annotations

from typing import Final

from tabard.games.fief.rules.cards.bows import Crossbowmen
from tabard.games.fief.rules.cards.fourth import Mercenaries
from tabard.games.fief.rules.cards.relic_powers import Becket, Eanswythe
from tabard.games.fief.rules.cards.revolt import BurghersRevolt, RevoltCard
from tabard.games.fief.rules.cards.surprise import Ambush, Assassination, FairWeather, Justice
from tabard.games.fief.rules.cards.tunnel import BurghersHelp, Tunnel
from tabard.games.fief.rules.windows import Power, Reaction

SURPRISE_CARDS: Final[dict[str, Reaction]] = {
    "ambush": Ambush(),
    "assassination": Assassination(),
    "fair_weather": FairWeather(),
    "justice": Justice(),
    "mercenaries": Mercenaries(),
    "revolt": RevoltCard(),
    "tunnel": Tunnel(),
}
PUBLIC_POWERS: Final[dict[str, Power]] = {
    "burghers:revolt": BurghersRevolt(),
    "burghers:help": BurghersHelp(),
    "bows": Crossbowmen(),
    "becket": Becket(),
    "eanswythe": Eanswythe(),
}
