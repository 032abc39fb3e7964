"""Phase 7: what a family declares, one thing after the other (FIE-10.1 to 10.11, 10.70, 19.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.engine.decision import Choice
from tabard.games.fief.rules.asking import Ask
from tabard.games.fief.rules.battle.declaration import (
    VIKINGS,
    AttackLeader,
    attacking_lords,
    behind_walls,
    declare,
    inside_walls,
)
from tabard.games.fief.rules.battle.engage import unopposed
from tabard.games.fief.rules.battle.record import BattleKind, new_battle
from tabard.games.fief.rules.battle.sortie import sortie, wall_shooting
from tabard.games.fief.rules.cards.plagues import weather_in
from tabard.games.fief.rules.content import TREBUCHET
from tabard.games.fief.rules.markers import Siege
from tabard.games.fief.rules.movement.actions import draw_sword, may_draw
from tabard.games.fief.rules.people import free_lords, prioress_of
from tabard.games.fief.rules.rights import PhaseRight
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.rules.titles.church import abbey_here
from tabard.games.fief.rules.units import clans_at, families_present, presence, soldiers, stacks_at, tidy

END: Final = "end"


class War(Ask):
    """FIE-10.1, D22: a battle, a sortie, a siege …, or the end."""

    __slots__ = ()

    kind = "war"
    safe_point = True
    clause = "FIE-10.1"

    def options(self, table: Fief) -> Sequence[Choice]:
        return [END, *war_options(table, self.family)]

    def default(self, table: Fief) -> Choice:
        return END


def war_options(table: Fief, family: int) -> list[str]:
    found: list[str] = []
    places = {lord.place for lord in free_lords(table, family)}
    for town in table.content.towns:
        if town not in places:
            continue
        lords = free_lords(table, family, town)
        found += [f"sword:{lord.id}" for lord in lords if may_draw(table, lord)]
        if weather_in(table, town):
            continue
        if soldiers(table, family, town):
            found += battles(table, family, town)
        if abbey_target(table, family, town):
            found.append(f"abbey:{town}")
    return found


def battles(table: Fief, family: int, town: str) -> list[str]:
    """FIE-10.6, 10.70, 10.76, 10.77: what can be declared in a town."""
    found: list[str] = []
    own_walls = behind_walls(table, family, town)
    for other in families_present(table, town):
        if other == family or not attacking_lords(table, family, town, (other,)):
            continue
        if not table.uses(PhaseRight.BATTLE, family, town, other):
            outside = own_walls and not inside_walls(table, other, town)
            kinds = ("sortie", "walls") if outside else ("battle",)
            found += [f"{kind}:{town}:{other}" for kind in kinds]
        if behind_walls(table, other, town) and not inside_walls(table, family, town):
            sieging = any(one.town == town and one.family == family for one in table.sieges)
            engine = table.families[family].reserve[TREBUCHET] > 0
            if engine and not sieging and not table.uses(PhaseRight.SIEGE, family, town):
                found.append(f"siege:{town}:{other}")
    fought = table.uses(PhaseRight.BATTLE, family, town, VIKINGS)
    if clans_at(table, town) and attacking_lords(table, family, town) and not fought:
        found.append(f"battle:{town}:{VIKINGS}")
    return found


def abbey_target(table: Fief, family: int, town: str) -> bool:
    """FIE-10.11: an abbey of another family, nobody else being present."""
    if not abbey_here(table, town) or table.uses(PhaseRight.ABBEY, family, town):
        return False
    prioress = prioress_of(table, table.towns[town].building)
    own = prioress is not None and prioress.family == family
    empty = families_present(table, town) == [family] and not clans_at(table, town)
    return not own and empty and bool(attacking_lords(table, family, town))


async def reveal_contested(table: Fief) -> None:
    """FIE-10.4: units in contested towns are turned up for the phase."""
    for town, here in presence(table, table.towns).items():
        parties = len(here) + bool(clans_at(table, town))
        if parties > 1 and town in table.towns:
            table.reveal()
            for stack in stacks_at(table, town):
                stack.up = True
    tidy(table)
    table.step = Step.WAR
    table.at = 0


async def war_step(table: Fief) -> None:
    """FIE-10.1: one declaration of the active family."""
    order = table.order()
    if table.at >= len(order):
        for stack in table.stacks:
            stack.up = False
        tidy(table)
        table.step = Step.BATTLES_END
        return
    family = order[table.at]
    choice = END
    if free_lords(table, family):
        choice = str(await table.hear(War(table, family)))
    if choice == END:
        table.pass_on()
        return
    verb, _, rest = choice.partition(":")
    if verb == "sword":
        await draw_sword(table, table.lords[rest])
        return
    town, _, foe = rest.partition(":")
    if verb == "siege":
        besiege(table, family, town)
    elif verb == "abbey":
        await attack_abbey(table, family, town)
    elif verb == "sortie":
        await sortie(table, family, town, int(foe))
    elif verb == "walls":
        await wall_shooting(table, family, town, int(foe))
    else:
        await declare(table, family, town, foe)


def besiege(table: Fief, family: int, town: str) -> None:
    """FIE-10.70: a trebuchet under construction."""
    table.count_use(PhaseRight.SIEGE, family, town)
    table.families[family].reserve[TREBUCHET] -= 1
    table.sieges = (*table.sieges, Siege(town, family, 1, False))
    table.tell("siege", family=family, town=town)


async def attack_abbey(table: Fief, family: int, town: str) -> None:
    """FIE-10.11."""
    table.count_use(PhaseRight.ABBEY, family, town)
    lords = [lord.id for lord in attacking_lords(table, family, town)]
    battle = new_battle(town, BattleKind.BATTLE, (family,), ())
    battle.lead = str(await table.hear(AttackLeader(table, family, lords, {"town": town})))
    await unopposed(table, battle)
