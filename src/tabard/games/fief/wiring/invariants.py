"""Conservation laws and invariants of the table (FIE-3.1): a violation is a bug, never a player's fault."""

from __future__ import annotations

from tabard.engine.errors import BrokenRule
from tabard.games.fief.rules.content import FORTIFICATIONS, OWN_UNITS, UNITS
from tabard.games.fief.rules.people import lords_of, title_family, title_lord
from tabard.games.fief.rules.records import GRAVE, NOBODY, ROBIN
from tabard.games.fief.rules.state import Fief


def demand(holds: bool, law: str) -> None:
    if not holds:
        raise BrokenRule(law)


def check(table: Fief) -> None:
    check_coins(table)
    check_cards(table)
    check_units(table)
    check_lords(table)
    check_towns(table)
    check_vikings(table)


def check_coins(table: Fief) -> None:
    demand(all(player.coins >= 0 for player in table.players), "no purse is overdrawn")
    demand(table.bank + sum(player.coins for player in table.players) == 0, "coins are in purses or the bank")


def check_cards(table: Fief) -> None:
    """Every card is in exactly one place."""
    laid = [plague.card for plague in table.plagues] + [card for card, _ in table.bonuses]
    church = [card for lord in table.lords.values() for card in lord.church]
    hands = [card for player in table.players for card in player.hand]
    fourth = [family.fourth for family in table.families if family.fourth]
    seen = [
        *(
            *table.character_deck,
            *table.event_deck,
            *table.discard,
            *table.track,
            *table.in_play,
            *hands,
            *laid,
            *church,
        ),
        *(*table.lords, *table.dead, *table.removed, *fourth, *[tax.card for tax in table.taxes]),
    ]
    demand(len(seen) == len(set(seen)), "no card is in two places")
    if table.queue[:1] != ("scenario",):
        limit = table.content.limits["hand_two_player" if table.seats == 2 else "hand"]
        demand(all(len(player.hand) <= limit for player in table.players), "hands keep their limit (FIE-5.6)")


def check_units(table: Fief) -> None:
    """FIE-3.1: reserve and map together never exceed the tokens of a family."""
    for number, family in enumerate(table.families):
        for unit in range(OWN_UNITS):
            out = sum(stack.counts[unit] for stack in table.stacks if stack.family == number)
            if UNITS[unit] == "trebuchet":
                out += sum(siege.trebuchets for siege in table.sieges if siege.family == number)
            total = family.reserve[unit] + out
            demand(family.reserve[unit] >= 0, f"a reserve of {UNITS[unit]} is not negative")
            demand(total <= table.content.reserve[unit], f"family {number} has {total} {UNITS[unit]}")
    for stack in table.stacks:
        demand(min(stack.counts) >= 0, "no stack is negative")
        demand(stack.town in table.towns or stack.town == "sherwood", "a stack stands in a town")
    for unit, card in ((5, "mercenaries_french"), (6, "mercenaries_flemish")):
        out = sum(stack.counts[unit] for stack in table.stacks)
        out += sum(family.bows for family in table.families if family.fourth == card)
        demand(out <= 3, "three crossbowmen of a nation")


def check_lords(table: Fief) -> None:
    for number in range(len(table.families)):
        lords = lords_of(table, number)
        demand(len(lords) <= table.content.limits["lords_per_family"], "a family has at most three Lords")
        demand(all(lord.family == number for lord in lords), "a Lord is on his family's board")
        demand(sum(bool(lord.spouse) for lord in lords) <= 1 or table.seats == 2, "one marriage (FIE-13.5)")
    demand(sum(len(family.lords) for family in table.families) == len(table.lords), "a Lord has one family")
    for lord in table.lords.values():
        if lord.captor in table.lords:
            holder = table.lords[lord.captor]
            alive = holder.free or holder.captor == GRAVE
            demand(alive and holder.place == lord.place, f"{lord.id} is with his captor")
            demand(holder.family != lord.family, f"{lord.id} is held by another family")
        elif not lord.free:
            known = lord.captor in (ROBIN, GRAVE) or lord.captor in [
                clan.id for clan in table.clans if clan.town
            ]
            demand(known, f"{lord.id} is held by nobody: {lord.captor}")
        if lord.spouse:
            demand(table.lords[lord.spouse].spouse == lord.id, "spouses are each other's")
    royals = [lord.royal for lord in table.lords.values() if lord.royal]
    demand(len(royals) == len(set(royals)), "royal titles are held once")
    demand(not {"king", "sovereign_queen"} <= set(royals), "one sovereign (FIE-1.7)")
    for region in table.content.regions:
        holders = sum(region in lord.fiefs for lord in table.lords.values())
        demand(holders + (region in table.vacant) <= 1, f"the title of {region} is held once")
    swords = sum(lord.excalibur for lord in table.lords.values()) + bool(table.excalibur)
    demand(swords <= 1, "one Excalibur")


def check_towns(table: Fief) -> None:
    buildings = [town.building for town in table.towns.values()]
    ordinary = sum(
        town.building in ("castle", "fortress") and not town.flipped for town in table.towns.values()
    )
    royal = sum(town.building == "royal_castle" or town.flipped for town in table.towns.values())
    demand(ordinary <= table.content.castles, "nine castles and fortresses")
    demand(royal <= 1, "one royal castle tile")
    abbeys = [one for one in buildings if one and one not in FORTIFICATIONS]
    demand(len(abbeys) == len(set(abbeys)), "each abbey stands once")
    demand(sum(town.mill for town in table.towns.values()) <= table.content.mills, "twelve mills")
    for region in table.content.regions.values():
        fortresses = sum(table.towns[town].building == "fortress" for town in region.towns)
        demand(fortresses <= 1, "one fortress in a region (FIE-7.46)")
        if title_lord(table, region.number) is None and region.number in table.vacant:
            demand(title_family(table, region.number) != NOBODY, "a vacant title has a family")


def check_vikings(table: Fief) -> None:
    for clan in table.clans:
        demand(0 <= clan.vikings <= 5, "a clan has five Vikings")
        demand(bool(clan.town) == bool(clan.vikings or clan.jarl), "a clan on the map has tokens")
