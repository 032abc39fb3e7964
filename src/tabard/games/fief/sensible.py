"""The options a beginner would consider: every rule here leaves out what nobody would do on purpose."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tabard.engine.decision import PASS, Choice
from tabard.games.fief.asking import Ask
from tabard.games.fief.battle.sides import combat_points, walls
from tabard.games.fief.cards.draw import hand_limit
from tabard.games.fief.errands import EDGE, WALLS, sensible_march
from tabard.games.fief.people import sovereign_family, title_family, titled
from tabard.games.fief.prospects import Outlook, has_castle, purchases_left, seen_points
from tabard.games.fief.records import NOBODY
from tabard.games.fief.state import Fief

END: Final = "end"
PAYS_BACK: Final = 2  # purchase phases to come for which a mill is worth building
NEW_CARDS: Final = 2
HOARD: Final = 8  # coins nobody keeps without a title in view
LOSE_FIRST: Final = ("man_at_arms", "archer", "crossbowman_french", "crossbowman_flemish", "knight")
PEOPLE: Final = ("lord", "prioress", "bishop", "archbishop", "burghers", "mercenaries")
AGAINST_OTHERS: Final = ("revolt", "assassination", "ambush", "tunnel", "burghers")


ALWAYS: Final = {
    "call_parliament": "yes",
    "declare_prince": "prince",
    "fire_bombards": "fire",
    "fire_trebuchets": "fire",
    "fog": "none",
    "join_attack": "neutral",
    "join_revolt": "pass",
    "keep_consent": "keep",
    "pay_toll": "pay",
    "refound": "yes",
    "refused": "stay",
    "revive": "yes",
    "sally_out": "stay",
    "scorch": END,
}
"""Questions with one answer, where it is possible."""

NEVER: Final = {
    "candidate": "none",
    "new_prioress": "nobody",
    "shoot_archers": "hold",
}
"""Answers nobody gives while there is another."""


def sensible(table: Fief, kind: str, options: Sequence[Choice]) -> Sequence[Choice]:
    """Some of the options, at least one."""
    if len(options) == 1:
        return options
    if kind in ALWAYS:
        return [ALWAYS[kind]] if ALWAYS[kind] in options else options
    if kind in NEVER:
        return [one for one in options if one != NEVER[kind]]
    choose = BY_KIND.get(kind)
    return options if choose is None else choose(table, options) or options


def asked_family(table: Fief) -> int:
    question = table.question
    return question.family if isinstance(question, Ask) else table.families_of(table.asking)[0]


def facts(table: Fief) -> Mapping[str, Any]:
    return {} if table.question is None else table.question.prompt(table)


def own(table: Fief, family: int) -> bool:
    """The family is one of the asked seat's."""
    return family != NOBODY and table.seat_of(family) == table.asking


# Purchases.


def sensible_purchase(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """A title at once; coins for one in view are saved; mills while they pay; soldiers."""
    family = asked_family(table)
    coins = table.coins(family)
    regions = table.content.regions
    titles = [one for one in options if str(one).startswith("title:") and price_of(table, str(one)) <= coins]
    if titles:
        return titles
    if "free_man_at_arms" in options:
        return ["free_man_at_arms"]
    outlook = Outlook(table)
    free = [region for region in regions if outlook.holders[region] == NOBODY]
    complete = [region for region in free if outlook.held[region][family] == len(regions[region].towns)]
    if any(has_castle(table, outlook, region, family) for region in complete) and purchases_left(table) > 1:
        return [END]
    found: list[Choice] = [one for one in ("man_at_arms", "archer", "knight") if one in options]
    if "castle" in options and complete:
        return ["castle"]
    if "mill" in options and purchases_left(table) > PAYS_BACK:
        found.append("mill")
    return found if coins >= HOARD and found else [END, *found]


def price_of(table: Fief, choice: str) -> int:
    return table.content.regions[choice.removeprefix("title:")].price


def sensible_site(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """A castle where a title lacks one; soldiers where Lords or walls are; a mill behind walls."""
    item = facts(table).get("item")
    family = asked_family(table)
    if item == "castle":
        outlook = Outlook(table)
        regions = table.content.regions
        return [
            town
            for town in options
            for region in [table.content.region_of(str(town))]
            if outlook.held[region][family] == len(regions[region].towns)
            and not has_castle(table, outlook, region, family)
        ]
    if item == "mill":
        return [town for town in options if table.towns[str(town)].building]
    return options


# Cards.


def sensible_discard(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """Room for two new cards: first what is neither a person nor a surprise; else only from a full hand."""
    room = hand_limit(table) - len(table.players[table.asking].hand)
    if room >= NEW_CARDS:
        return [END]
    cards = [one for one in options if one in table.content.cards]
    dull = [one for one in cards if is_dull(table, str(one))]
    return dull or ([END] if room else cards)


def is_dull(table: Fief, card: str) -> bool:
    return table.content.cards[card].kind not in PEOPLE and not table.content.cards[card].surprise


def sensible_draw(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """New people while a family has room for a Lord; whoever may draw does."""
    most = table.content.limits["lords_per_family"]
    room = any(len(table.families[one].lords) < most for one in table.families_of(table.asking))
    if room and "character" in options:
        return ["character"]
    return [one for one in options if one != END]


def sensible_card(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """People at once; surprises are kept for their moment."""
    cards = table.content.cards
    people = [one for one in options if one != END and cards[str(one)].kind in PEOPLE]
    if people:
        return people
    taxes = [one for one in options if one != END and cards[str(one)].kind == "tax"]
    return taxes or [one for one in options if one == END or not cards[str(one)].surprise]


def sensible_card_target(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    card = str(facts(table).get("card", ""))
    kind = table.content.cards[card].kind if card in table.content.cards else ""
    if kind in AGAINST_OTHERS:
        return foreign(table, options)
    if kind in ("good_harvest", "fair_weather"):
        return good_regions(table, options)
    return options


def sensible_reaction(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """Pass until something can be done; with no surprise in hand, for the whole turn."""
    things = [one for one in options if str(one).startswith(("card:", "becket", "eanswythe", "burghers"))]
    if things:
        return [PASS, *things]
    hand = table.players[table.asking].hand
    surprises = any(table.content.cards[card].surprise for card in hand)
    return [PASS] if surprises else ["pass_turn"]


def sensible_target(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    thing = str(facts(table).get("thing", ""))
    card = thing.removeprefix("card:")
    kind = table.content.cards[card].kind if card in table.content.cards else thing.partition(":")[0]
    if kind in AGAINST_OTHERS:
        return foreign(table, options)
    return good_regions(table, options) if kind == "fair_weather" else options


def foreign(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """Towns and Lords of others; those with buildings or titles, if there are any."""
    found: list[Choice] = []
    rich: list[Choice] = []
    for option in options:
        text = str(option)
        owner, wealth = NOBODY, False
        if text in table.towns:
            place = table.towns[text]
            owner, wealth = place.control, place.mill or bool(place.building)
        elif text in table.lords:
            lord = table.lords[text]
            owner, wealth = lord.family, titled(lord)
        if owner != NOBODY and not own(table, owner):
            found.append(option)
            if wealth:
                rich.append(option)
    return rich or found


def good_regions(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """Where the own mills stand."""
    mills = {
        table.content.region_of(town)
        for town, place in table.towns.items()
        if place.mill and own(table, place.control)
    }
    return [one for one in options if str(one).rpartition(":")[2] in mills]


# Court, crown and parliament.


def sensible_court(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    marriages = [one for one in options if str(one).startswith("marry:")]
    if table.seats == 2:  # FIE-27: a player's own two families win together
        return marriages or [END]
    return [END, *marriages]


def sensible_spouse(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """With two players the other family of the same player."""
    if table.seats != 2:
        return options
    return [one for one in options if own(table, table.lords[str(one)].family)]


def sensible_marriage(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    return ["no"] if table.seats == 2 else options


def sensible_grant(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    return ["yes" if own(table, int(facts(table).get("claimant", NOBODY))) else "no"]


def sensible_vote(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    return [one for one in options if one in table.lords and own(table, table.lords[str(one)].family)]


def sensible_veto(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    return [one for one in options if one not in table.lords or not own(table, table.lords[str(one)].family)]


def sensible_parliament(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    monarch = sovereign_family(table)
    return ["for"] if own(table, monarch) else options


def sensible_share(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    to = facts(table).get("to")
    return [options[-1]] if to == table.asking else [options[0]]


# War.


def sensible_war(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """Battles that can be won; Excalibur may always be tried."""
    family = asked_family(table)
    found: list[Choice] = []
    for option in options:
        verb, _, rest = str(option).partition(":")
        if verb == "sword":
            return [option]
        town, _, foe = rest.partition(":")
        if verb == "abbey" or (verb == "battle" and beats(table, family, town, foe)):
            found.append(option)
    return [END, *found]


def beats(table: Fief, family: int, town: str, foe: str) -> bool:
    """FIE-10.4: in phase 7 everybody's units are seen."""
    mine = seen_points(table, table.asking, town, family)
    if foe == "vikings":
        tokens = sum(2 * clan.vikings + 3 * clan.jarl for clan in table.clans if clan.town == town)
        return mine >= EDGE * tokens
    other = int(foe)
    if own(table, other):
        return False
    fort = WALLS.get(table.towns[town].building, 0) if table.towns[town].control == other else 0
    return mine >= EDGE * (seen_points(table, table.asking, town, other) + fort)


def sensible_round(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """Go on while the dice favour it; nobody surrenders."""
    battle = table.battle
    if battle is None:
        return options
    attack = asked_family(table) in battle.attackers
    mine = combat_points(table, attack)
    theirs = combat_points(table, not attack)
    fort = 3 * walls(table)
    better = mine >= theirs + fort if attack else mine + fort >= theirs
    return ["continue"] if better else ["stop"] if "stop" in options else ["continue"]


def sensible_loss(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """The cheapest soldiers first."""
    return [one for one in LOSE_FIRST if one in options][:1]


def sensible_consent(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """Strangers neither pass nor enter where a title hangs on it; with two players never."""
    region = table.content.sites[town].region if (town := facts(table).get("town")) in table.towns else ""
    if table.seats == 2 or (region and own(table, title_family(table, region))):
        return ["no"]
    return options


def sensible_deal(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """No cleric is risked; a clan is bought off only by the rich."""
    rich = table.players[table.asking].coins >= HOARD
    return [
        one
        for one in options
        if not str(one).startswith("convert:") and (rich or not str(one).startswith("buy_off:"))
    ]


def at_home(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """In a town of one's own, if there is one."""
    return [one for one in options if one in table.towns and own(table, table.towns[str(one)].control)]


def sensible_start(table: Fief, options: Sequence[Choice]) -> Sequence[Choice]:
    """Where a title needs few towns."""
    regions = table.content.regions
    sizes = {one: len(regions[table.content.region_of(str(one))].towns) for one in options}
    return [one for one in options if sizes[one] == min(sizes.values())]


BY_KIND: Final[dict[str, Callable[[Fief, Sequence[Choice]], Sequence[Choice]]]] = {
    "accept_marriage": sensible_marriage,
    "buy": sensible_purchase,
    "buy_town": sensible_site,
    "card_target": sensible_card_target,
    "consent": sensible_consent,
    "court": sensible_court,
    "court_target": sensible_spouse,
    "deal": sensible_deal,
    "discard": sensible_discard,
    "draw": sensible_draw,
    "end_of_round": sensible_round,
    "grant": sensible_grant,
    "found_abbey": at_home,
    "lose_in_battle": sensible_loss,
    "lose_soldier": sensible_loss,
    "march": sensible_march,
    "parliament_vote": sensible_parliament,
    "place_lord": at_home,
    "play_card": sensible_card,
    "react": sensible_reaction,
    "react_target": sensible_target,
    "share": sensible_share,
    "start_town": sensible_start,
    "vote_for": sensible_vote,
    "vote_null": sensible_veto,
    "war": sensible_war,
}
