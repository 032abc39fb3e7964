"""What is counted, and standing orders, are the same things again after a save."""

from __future__ import annotations

from tabard.engine.match import state_of
from tabard.games.fief.rules.rights import PhaseRight, TurnRight
from tabard.games.fief.rules.standing import Permit, Purpose, StandingPass, Until
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.wiring.plain import from_plain, to_plain
from tests.games.fief.harness import position


def test_uses_and_standing_orders_survive_a_save() -> None:
    table = state_of(position(phase="buy", F1={"lords": ["hugh york"]}))
    assert isinstance(table, Fief)
    table.count_use(TurnRight.ASKED, 0, 1, "york", "lord_hugh")
    table.count_use(TurnRight.GRANT)
    table.count_use(PhaseRight.PLACED, 0, "york")
    table.count_use(PhaseRight.DECLINED, "hire", 0, 1, "york", 2, 3)
    table.passes = (StandingPass(1, Until.BATTLE), StandingPass(0, Until.TURN))
    table.permits = {Permit(0, 2, Purpose.PASSING, "york"): "yes"}
    again = from_plain(to_plain(table), table.content)
    assert (again.used, again.phase_used) == (table.used, table.phase_used)
    assert (again.passes, again.permits) == (table.passes, table.permits)
    assert again.uses(PhaseRight.PLACED, 0, "york") == 1
    assert table.uses(PhaseRight.PLACED, 1, "york") == 0
