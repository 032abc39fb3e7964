"""How well a player stands, in glory: docs/games/glory/strategy.md as arithmetic."""

from __future__ import annotations

from typing import Final

from tabard.games.glory.bot.prospects import chance_next, chance_now, duel_chances, prospect, worth_of_duel
from tabard.games.glory.rules.assignment import Holdings, best_titles, feasible, total
from tabard.games.glory.rules.content import JOUST, LANCE, PERMANENT, TENT, Knight, Title
from tabard.games.glory.rules.duel.end import glory_of
from tabard.games.glory.rules.duel.state import CHALLENGE_CARD, KNIGHT, TITLE_CARD, Duel
from tabard.games.glory.rules.knights import mark
from tabard.games.glory.rules.solo.sir import LONE_CHALLENGE, RIVAL, WARRIOR
from tabard.games.glory.rules.state import FINAL_JOURNEY, JOURNEY_PHASE, Glory, Player, Step
from tabard.games.glory.rules.titles import candidates, holdings

COIN: Final = 0.75
STRENGTH: Final = 0.45
FAITH: Final = 0.45
FIGHTING_ALLY: Final = 0.8
PERMANENT_ALLY: Final = 0.8
RELIC: Final = 0.9
PRESTIGE: Final = 0.8
CARD: Final = 0.9
LEVEL: Final[tuple[float, ...]] = (0.0, 0.0, 1.2, 3.2, 6.0)  # by level, if all nine duels are to come
INITIATIVE: Final = 0.4
CARDS_A_PHASE: Final = 3
DUELS_A_TOURNAMENT: Final = {JOUST: 1.8, "pas_darmes": 2.4}
TYPICAL: Final = {1: (8.0, 5.5), 2: (9.2, 6.8), 3: (10.2, 8.0)}  # attack and glory by round
PROGRESS: Final = 0.55
CERTAIN: Final = 0.85  # of a title fulfilled before the end
CHALLENGE_GAIN: Final = 4.0
TITLE_GAIN: Final = 5.0
UPPER_ROUNDS: Final = 6.5  # a win in the Joust is worth more than its glory
SIR_A_TOURNAMENT: Final = 6.0  # what he wins of glory in one
DEFEAT: Final = 20.0
MOST_KEPT: Final = 10_000
TITLES_WORTH: Final[dict[tuple[object, ...], float]] = {}  # by all it depends on


def evaluate(table: Glory, seat: int) -> float:
    """What the seat is ahead of its best rival; alone, of the glory that wins."""
    mine = value(table, seat)
    if table.seats == 1:
        return mine - asked_for(table) - (DEFEAT if table.outcome == "lost" else 0.0)
    return mine - max(value(table, other) for other in range(table.seats) if other != seat)


def asked_for(table: Glory) -> float:
    """GLO-24.3 to 24.5: the glory that wins alone, as far as one can tell; a Warrior needs none."""
    sir = table.sir
    if table.scenario == LONE_CHALLENGE:
        return float(table.content.scenarios[LONE_CHALLENGE]["difficulty"][table.difficulty]["glory"])
    if table.scenario != RIVAL or sir is None:
        return 0.0
    if table.step is Step.OVER:
        return float(sir.glory)
    titles = sum([table.content.titles[id].glory for id in (*table.public_titles, *sir.goals)])
    return sir.glory + titles + SIR_A_TOURNAMENT * tournaments_left(table)


def value(table: Glory, seat: int) -> float:
    player = table.players[seat]
    if table.step is Step.OVER:
        return player.glory + 0.01 * (len(player.prestige) + len(player.used_prestige))
    left = tournaments_left(table)
    worth = float(player.glory) + titles_worth(table, player, left)
    worth += stock(table, player, left) + tournaments_worth(table, seat, left)
    if table.duel is not None:
        worth += duel_worth(table, table.duel, seat)
    return worth - INITIATIVE * table.rank(seat) * left


def tournaments_left(table: Glory) -> float:
    """Whole tournaments to come; the one under way counts by what is left of it."""
    rounds: int = table.content.game["rounds"]
    if table.step in (Step.BRAVE, Step.OVER) or table.window == FINAL_JOURNEY:
        return 0.0
    fought = table.step in (Step.TOURNAMENT, Step.PRIZE) or table.window not in (JOURNEY_PHASE,)
    return float(rounds - table.round) + (0.0 if fought and table.step is not Step.ACTION else 1.0)


def stock(table: Glory, player: Player, left: float) -> float:
    """Tokens by what they can still do."""
    worth = coins_worth(player, left) + strength_worth(player, left) + retinue_worth(table, player, left)
    return worth + gear_worth(player, left) + cards_worth(table, player, left)


def fading(left: float) -> float:
    return min(1.0, left / 2) if left else 0.0


def coins_worth(player: Player, left: float) -> float:
    return COIN * player.coins * (min(1.0, 0.4 + left / 3) if left else 0.05)


def strength_worth(player: Player, left: float) -> float:
    return (STRENGTH * player.strength + FAITH * player.faith) * (fading(left) if left else 0.1)


def gear_worth(player: Player, left: float) -> float:
    return (LEVEL[player.mount] + LEVEL[player.armour]) * left / 3


def cards_worth(table: Glory, player: Player, left: float) -> float:
    phases = left + (1 if table.window != FINAL_JOURNEY or table.step is not Step.BRAVE else 0)
    return CARD * min(len(player.hand), CARDS_A_PHASE * phases)


def retinue_worth(table: Glory, player: Player, left: float) -> float:
    """Allies, relics, prestige."""
    content = table.content
    fade = fading(left)
    fighting = permanent = 0
    for ally in player.allies + player.used_allies:
        timing = content.allies[ally].timing
        if timing in (TENT, LANCE):
            fighting += 1
        elif timing == PERMANENT:
            permanent += 1
    worth = (FIGHTING_ALLY * fighting + RELIC * (len(player.relics) + len(player.used_relics))) * fade
    worth += PRESTIGE * (len(player.prestige) + len(player.used_prestige)) * max(0.1, fade)
    return worth + PERMANENT_ALLY * permanent * left * 0.6


def titles_worth(table: Glory, player: Player, left: float) -> float:
    """What would be scored now, and how near the others are: most lines leave most players as they were."""
    key = (
        table.content.fingerprint,
        table.public_titles,
        player.goals,
        player.coins,
        player.strength,
        player.faith,
        len(player.relics) + len(player.used_relics),
        len(player.prestige) + len(player.used_prestige),
        player.allies,
        player.used_allies,
        player.played,
        player.mount * 10 + player.armour,
        player.brave,
        left == 0,
    )
    worth = TITLES_WORTH.get(key)
    if worth is None:
        if len(TITLES_WORTH) >= MOST_KEPT:
            TITLES_WORTH.clear()
        worth = TITLES_WORTH[key] = titles_to_score(table, player, left)
    return worth


def titles_to_score(table: Glory, player: Player, left: float) -> float:
    own = holdings(table, player)
    titles = [table.content.titles[id] for id in candidates(table, player)]
    scored = best_titles(titles, own)
    chosen = [title for title in titles if title.id in scored]
    worth = total(chosen, own) * (1.0 if left == 0 else CERTAIN)
    for title in titles:
        if title.id not in scored:
            share = progress(title, own)
            if share < 1.0 or not feasible([title], own):
                worth += title.glory * share * share * PROGRESS
    return worth


def progress(title: Title, own: Holdings) -> float:
    """The share of a title's requirements that is held."""
    needed = held = 0
    for name, number in title.requires.items():
        if isinstance(number, int):
            have = sum(own.allies.values()) if name == "allies_any" else own.numbers.get(name, 0)
            needed += number
            held += min(number, have)
        elif name in ("allies", "played"):
            owned = own.allies if name == "allies" else own.played
            for kind, wanted in number.items():
                needed += wanted
                held += min(wanted, owned.get(kind, 0))
        elif name == "equipment":
            needed += 4
            held += min(2, own.mount - 2) + min(2, own.armour - 2)
    return max(0, held) / needed if needed else 0.0


def tournaments_worth(table: Glory, seat: int, left: float) -> float:
    """Duels to come: those the shields stand for, and typical ones after them."""
    player = table.players[seat]
    rounds: int = table.content.game["rounds"]
    duels = DUELS_A_TOURNAMENT[table.tournament]
    worth = 0.0
    this_round = table.step in (Step.ACTION, Step.REGISTRATION, Step.TOURNAMENT) or (
        table.window in (JOURNEY_PHASE, "tournament") and table.step in (Step.JOURNEY, Step.REWARD)
    )
    if this_round and left + (1 if table.step is Step.TOURNAMENT else 0) > 0:
        worth += this_tournament(table, seat, duels)
    for round in range(table.round + 1, rounds + 1):
        worth += duels * typical(table, player, round, 2.5)
    return worth


def this_tournament(table: Glory, seat: int, duels: float) -> float:
    """Knights challenged, or the first opponent of the Joust, and typical ones for duels not fixed yet."""
    player = table.players[seat]
    refreshed = table.step is Step.ACTION or table.window == JOURNEY_PHASE
    if table.tournament == JOUST:
        return joust_worth(table, seat, refreshed)
    fixed = [
        table.content.knights[knight]
        for at, (knights, shields) in enumerate(zip(table.cities, table.shields, strict=True))
        for place, (knight, shield) in enumerate(zip(knights, shields, strict=True))
        if shield == seat and flat(table, at, place) >= table.bout + (table.duel is not None)
    ]
    number = max(1.0, len(fixed))
    worth = 0.0
    for knight in fixed:
        worth += worth_of_duel(
            prospect(table, player, player.strength / number, knight, refreshed), knight.glory
        )
    if table.step is Step.TOURNAMENT:
        return worth
    missing = max(0.0, duels - len(fixed))
    return worth + missing * typical(table, player, table.round, player.strength / max(1.0, duels))


def flat(table: Glory, city: int, place: int) -> int:
    return sum(len(knights) for knights in table.cities[:city]) + place


def joust_worth(table: Glory, seat: int, refreshed: bool) -> float:
    player = table.players[seat]
    if mark(seat) not in table.places:
        return 0.0 if table.step is Step.TOURNAMENT else 2.0 * typical(table, player, table.round, 3.0)
    place = table.places.index(mark(seat))
    if table.step is Step.TOURNAMENT or table.window == "tournament":
        return still_in(table, seat, place)
    other = table.places[place ^ 1]
    knight = table.content.knights.get(other)
    if knight is None:
        return 2.0 * typical(table, player, table.round, 3.0)
    chances = prospect(table, player, min(4.0, player.strength * 0.6), knight, refreshed)
    return worth_of_duel(chances, knight.glory) + chances[0] * UPPER_ROUNDS * 0.5


def still_in(table: Glory, seat: int, place: int) -> float:
    """After matches won in the Joust: half of what an upper round is worth; nothing for the defeated."""
    match = place // 2
    if table.winners[match] not in ("", mark(seat)):
        return 0.0
    upper = 4 + place // 4
    if table.winners[upper] not in ("", mark(seat)) or table.winners[6]:
        return 0.0
    played = (1 if table.winners[match] else 0) + (1 if table.winners[upper] else 0)
    return 0.45 * UPPER_ROUNDS * (2 - played if table.duel is not None else 3 - played)


def typical(table: Glory, player: Player, round: int, strength: float) -> float:
    attack, glory = TYPICAL[round]
    return worth_of_duel(prospect(table, player, min(4.0, strength), typical_knight(attack), True), glory)


class Typical(Knight):
    """A knight as they come in a round: nobody's token."""

    __slots__ = ()

    def __init__(self, attack: float) -> None:
        self.id = ""
        self.kind = ""
        self.attack = round(attack)
        self.glory = 0
        self.prestige = 1
        self.penalty = (0, 0, 0)
        self.noble = False


KNOWN: Final = {attack: Typical(attack) for attack, _ in TYPICAL.values()}


def typical_knight(attack: float) -> Knight:
    return KNOWN[attack]


def duel_worth(table: Glory, duel: Duel, seat: int) -> float:
    """The duel under way: its glory, or what its card gives."""
    if seat not in (duel.left.seat, duel.right.seat):
        return 0.0
    side, other = duel.side(seat), duel.against(seat)
    now = chance_now(table, duel, side, other)
    if duel.winner >= 0:
        now = 0.0
    later = chance_next(table, duel, side, other)
    chances = duel_chances(now, later, side.wins, other.wins)
    if duel.context == CHALLENGE_CARD:
        return chances[0] * CHALLENGE_GAIN
    if duel.context == TITLE_CARD:
        return chances[0] * TITLE_GAIN
    if other.seat == KNIGHT:
        glory = float(other.glory)
    else:
        glory = 9.0 if glory_of(table, other.seat) > glory_of(table, seat) else 7.0
    if table.scenario == WARRIOR:
        return chances[0] * DEFEAT  # one duel lost, and all is over (GLO-24.35)
    upper = UPPER_ROUNDS * 0.4 if table.tournament == JOUST and table.bout < 6 else 0.0
    prize = 2.5 if table.tournament == JOUST and table.bout == 6 else 0.0
    return worth_of_duel(chances, glory) + chances[0] * (upper + prize)
