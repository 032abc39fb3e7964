"""Victory points, the end of the game and its winner (FIE-24 to 27)."""

from __future__ import annotations

from tabard.engine.module import Rank, Standing
from tabard.games.fief.rules.people import ally_of, family_titles, has_servant, lords_of, sovereign_family
from tabard.games.fief.rules.records import NOBODY, QUEEN, SOVEREIGN_QUEEN
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step

Ties = tuple[int, ...]


def victory_points(table: Fief, family: int) -> int:
    """FIE-24."""
    titles = len(family_titles(table, family))
    return titles + (table.vp_holder == family) + queen_has_troubadour(table, family)


def queen_has_troubadour(table: Fief, family: int) -> bool:
    """FIE-R97 Juffre."""
    troubadour = has_servant(table, family, "servant_juffre")
    return troubadour is not None and troubadour.royal in (QUEEN, SOVEREIGN_QUEEN)


def point_parts(table: Fief, family: int) -> dict[str, int]:
    """FIE-24."""
    return {
        "titles": len(family_titles(table, family)),
        "relic": int(table.vp_holder == family),
        "troubadour": int(queen_has_troubadour(table, family)),
    }


def ties(table: Fief, families: list[int]) -> Ties:
    """FIE-26.3, 26.4: Garters, sovereign, duchies, counties, viscounties."""
    ranks = [table.content.regions[region].rank for one in families for region in family_titles(table, one)]
    return (
        sum(lord.garter for one in families for lord in lords_of(table, one)),
        int(sovereign_family(table) in families),
        ranks.count("duchy"),
        ranks.count("county"),
        ranks.count("viscounty"),
    )


def automatic_winners(table: Fief) -> list[int]:
    """FIE-25.2 to 25.6, 27.8: the seats that win now; [] if nobody does."""
    sides = qualifying_sides(table)
    if not sides:
        return []
    best = max((excess, ties(table, families)) for families, excess in sides)
    winners = [families for families, excess in sides if (excess, ties(table, families)) == best]
    return sorted({table.seat_of(family) for families in winners for family in families})


def qualifying_sides(table: Fief) -> list[tuple[list[int], int]]:
    """The sides over their threshold, and by how much."""
    victory = table.content.victory
    sides: list[tuple[list[int], int]] = []
    if table.seats == 2:
        for seat in range(2):
            one, other = table.families_of(seat)
            points = victory_points(table, one) + victory_points(table, other)
            if ally_of(table, one) == other and points >= victory["two_player_married_vp"]:
                sides.append(([one, other], points - victory["two_player_married_vp"]))
        return sides
    for family in range(len(table.families)):
        ally = ally_of(table, family) if table.seats == 4 else NOBODY
        points = victory_points(table, family)
        if ally == NOBODY and points >= victory["solo_vp"]:
            sides.append(([family], points - victory["solo_vp"]))
        if ally > family:
            points += victory_points(table, ally)
            if points >= victory["alliance_vp"]:
                sides.append(([family, ally], points - victory["alliance_vp"]))
    return sides


def standing(table: Fief) -> Standing | None:
    """FIE-25, 26, 27.9: None while the game goes on."""
    if table.step is not Step.OVER:
        return None
    won = [int(seat) for seat in table.queue]  # automatic winners, if any
    lines = []
    for seat in range(table.seats):
        families = table.families_of(seat)
        parts: dict[str, int] = {"titles": 0, "relic": 0, "troubadour": 0}
        for family in families:
            for name, points in point_parts(table, family).items():
                parts[name] += points
        lines.append((int(seat in won), sum(parts.values()), ties(table, families), seat, parts))
    return tuple(ranked(lines))


def ranked(lines: list[tuple[int, int, Ties, int, dict[str, int]]]) -> list[Rank]:
    """FIE-26.5: equal lines share a rank; winners of an automatic victory share the first."""
    ranks: list[Rank] = []
    for won, points, tie, seat, parts in lines:
        better = sum(beats(other, (won, points, tie)) for other in lines)
        names = ("garters", "sovereign", "duchies", "counties", "viscounties")
        breaks = {"won": won, **dict(zip(names, tie, strict=True))}
        ranks.append(Rank(seat, 1 + better, parts, breaks))
    return sorted(ranks, key=lambda rank: (rank.rank, rank.seat))


def beats(one: tuple[int, int, Ties, int, dict[str, int]], other: tuple[int, int, Ties]) -> bool:
    if one[0] != other[0]:
        return one[0] > other[0]
    return not other[0] and (one[1], one[2]) > (other[1], other[2])
