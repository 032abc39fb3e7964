"""Phase 2, royal officers: placing pawns on the six fields (GRU-7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tabard.engine.decision import PASS, Choice, Clause, Decision
from tabard.games.grunwald.rules.content import FIELDS, Field
from tabard.games.grunwald.rules.state import HELPERS_PAWN, OFFICER, Group, Grunwald, Placing, Player, Step

FIELD_STEP: Final = "field"
PAWN_STEP: Final = "pawn"
HELPERS_STEP: Final = "helpers"
DUCATS_STEP: Final = "ducats"
NO_PAWN: Final[tuple[Choice, ...]] = ()
ONLY_OFFICER: Final[tuple[Choice, ...]] = (OFFICER,)
ONLY_HELPERS: Final[tuple[Choice, ...]] = (HELPERS_PAWN,)
BOTH: Final[tuple[Choice, ...]] = (OFFICER, HELPERS_PAWN)


async def placement_turn(table: Grunwald) -> None:
    """GRU-7.1, 7.2: one player makes one placement or passes; then the next one who can."""
    seat = table.turn
    player = table.players[seat]
    placing: Placing | None = None
    while open_step(table, placing) is not None:
        choice: Choice = await table.ask(Place(seat))
        placing = next_placing(table.placing, choice)
        table.placing = placing
        if placing is None:
            break
    table.placing = None
    if placing is None:
        player.passed = True  # GRU-7.11
        table.tell("passed", seat=seat)
    else:
        put_down(table, seat, placing)
    next_turn(table)


def put_down(table: Grunwald, seat: int, placing: Placing) -> None:
    """GRU-7.9: a new group goes to the right of all others; added pawns and ducats join the group."""
    player = table.players[seat]
    officer = placing.pawn == OFFICER
    helpers = placing.helpers or 0
    ducats = placing.ducats or 0
    groups = table.groups[placing.field]
    own = group_of(groups, seat)
    if own is None:
        table.groups[placing.field] = (*groups, Group(seat, officer, helpers, ducats))
    else:
        joined = Group(seat, own.officer or officer, own.helpers + helpers, own.ducats + ducats)
        table.groups[placing.field] = tuple(joined if group is own else group for group in groups)
    if officer:
        player.officer = False
    player.free_helpers -= helpers
    player.ducats -= ducats
    table.tell("placed", seat=seat, field=placing.field, officer=officer, helpers=helpers, ducats=ducats)


def next_turn(table: Grunwald) -> None:
    """GRU-7.12 to 7.15: on to the next player who still places; without one the phase ends."""
    for ahead in range(1, table.seats + 1):
        seat = (table.turn + ahead) % table.seats
        if may_place(table, seat):
            table.turn = seat
            return
    end_placement(table)


def begin_placement(table: Grunwald) -> None:
    """GRU-7.1: the start player begins."""
    table.step = Step.PLACEMENT
    for player in table.players:
        player.passed = False
    table.turn = (table.start - 1) % table.seats
    next_turn(table)


def end_placement(table: Grunwald) -> None:
    """GRU-4.3, 4.4: in the truce there is no skirmish."""
    table.step = Step.SKIRMISH if table.round >= table.content.first_teuton_round else Step.FIELDS


def may_place(table: Grunwald, seat: int) -> bool:
    """GRU-7.12, 7.14: free pawns and somewhere to put them; without that a player passes by himself."""
    player = table.players[seat]
    if player.passed or not (player.officer or player.free_helpers):
        return False
    if any(pawns_for(table, seat, field) for field in table.content.field_order):
        return True
    player.passed = True
    table.tell("passed", seat=seat, forced=True)
    return False


class Place(Decision[Grunwald]):
    """GRU-7.2, 22.5: field or pass; officer or helpers; how many helpers; how many ducats."""

    __slots__ = ()

    kind = "place"
    clause = "GRU-7.2"

    def options(self, table: Grunwald) -> Sequence[Choice]:
        step = open_step(table, table.placing)
        return step_options(table, self.seat, table.placing, step)

    def default(self, table: Grunwald) -> Choice:
        # GRU-22.4: pass. Between two steps a time-out takes the steps back first (`steps`).
        return PASS if table.placing is None else self.options(table)[0]

    def steps(self, table: Grunwald) -> int:
        return asked_steps(table, self.seat, table.placing)

    def prompt(self, table: Grunwald) -> Mapping[str, object]:
        placing = table.placing
        step = open_step(table, placing)
        if placing is None:
            return {"step": step, "stacks": stacks(table, self.seat, FIELDS)}
        asked = {"step": step, "field": placing.field, "pawn": placing.pawn, "helpers": placing.helpers or 0}
        return {**asked, "stacks": stacks(table, self.seat, [placing.field])} if step == PAWN_STEP else asked

    def refused(self, table: Grunwald) -> Sequence[Choice]:
        if table.placing is not None:
            return ()
        options = self.options(table)
        return [field for field in FIELDS if field not in options]

    def why_not(self, table: Grunwald, choice: Choice) -> Clause | None:
        placing = table.placing
        if placing is None:
            return why_not_field(table, self.seat, choice)
        field = table.content.fields[placing.field]
        if choice in (OFFICER, HELPERS_PAWN):
            return why_not_pawn(table, self.seat, field, choice)
        return why_not_number(table.players[self.seat], field, open_step(table, placing), choice)


def open_step(table: Grunwald, placing: Placing | None) -> str | None:
    """The step of a placement that is asked next; None when it is complete."""
    if placing is None:
        return FIELD_STEP
    if placing.pawn is None:
        return PAWN_STEP
    if placing.helpers is None and placing.pawn == HELPERS_PAWN:
        return HELPERS_STEP
    if placing.ducats is None and table.content.fields[placing.field].max_ducats:
        return DUCATS_STEP
    return None


def step_options(table: Grunwald, seat: int, placing: Placing | None, step: str | None) -> Sequence[Choice]:
    """GRU-22.5: exactly the values that still lead to a legal placement."""
    if placing is None:
        open_fields: list[Choice] = [
            field.id for field in table.content.field_order if pawns_for(table, seat, field)
        ]
        open_fields.append(PASS)
        return open_fields
    field = table.content.fields[placing.field]
    if step == PAWN_STEP:
        return pawns_for(table, seat, field)
    player = table.players[seat]
    if step == HELPERS_STEP:
        return [1] if field.one_pawn else range(1, player.free_helpers + 1)  # GRU-7.20, 7.23, 7.26
    return range(field.min_ducats, player.ducats + 1)  # GRU-7.24, 7.26, 7.28


def next_placing(placing: Placing | None, choice: Choice) -> Placing | None:
    """A placement with one more step answered; None for a pass."""
    if placing is None:
        return None if choice == PASS else Placing(str(choice), None, None, None)
    if placing.pawn is None:
        return Placing(placing.field, str(choice), None, None)
    assert isinstance(choice, int)
    if placing.helpers is None and placing.pawn == HELPERS_PAWN:
        return Placing(placing.field, placing.pawn, choice, None)
    return Placing(placing.field, placing.pawn, placing.helpers, choice)


def pawns_for(table: Grunwald, seat: int, field: Field) -> tuple[Choice, ...]:
    """GRU-7b: the kinds of pawn a player can put on a field now."""
    player = table.players[seat]
    if table.round < field.first_round or field.closed_with_helpers == player.helpers:  # GRU-7.21, 7.22
        return NO_PAWN
    if player.ducats < field.min_ducats:  # GRU-7.26
        return NO_PAWN
    own = group_of(table.groups[field.id], seat)
    if own is not None and field.one_pawn:  # GRU-7.23, 7.27
        return NO_PAWN
    if not player.free_helpers or (own is not None and own.helpers):  # GRU-7.7
        return ONLY_OFFICER if player.officer else NO_PAWN
    return BOTH if player.officer else ONLY_HELPERS


def stacks(table: Grunwald, seat: int, fields: Sequence[str]) -> dict[str, dict[str, int]]:
    """What may be put down on each field in one go: so many officers, so many helpers at most."""
    found: dict[str, dict[str, int]] = {}
    for id in fields:
        field = table.content.fields[id]
        pawns = pawns_for(table, seat, field)
        most = 1 if field.one_pawn else table.players[seat].free_helpers
        if pawns:
            found[id] = {
                OFFICER: int(OFFICER in pawns),
                HELPERS_PAWN: most if HELPERS_PAWN in pawns else 0,
            }
    return found


def group_of(groups: tuple[Group, ...], seat: int) -> Group | None:
    for group in groups:
        if group.seat == seat:
            return group
    return None


def asked_steps(table: Grunwald, seat: int, placing: Placing | None) -> int:
    """How many steps of this placement were really asked: those with more than one value."""
    if placing is None:
        return 0
    field = table.content.fields[placing.field]
    asked = 1  # the field itself: passing was possible
    if placing.pawn is not None and len(pawns_for(table, seat, field)) > 1:
        asked += 1
    if placing.helpers is not None and not field.one_pawn and table.players[seat].free_helpers > 1:
        asked += 1
    return asked


def placements(table: Grunwald, seat: int, placing: Placing | None = None) -> Iterator[Placing]:
    """Every complete placement, as GRU-22 counts them."""
    step = open_step(table, placing)
    if step is None:
        assert placing is not None
        yield placing
        return
    for choice in step_options(table, seat, placing, step):
        if choice != PASS:
            yield from placements(table, seat, next_placing(placing, choice))


def why_not_field(table: Grunwald, seat: int, choice: Choice) -> Clause | None:
    """Why a field cannot be chosen."""
    if choice not in FIELDS:
        return None
    field = table.content.fields[str(choice)]
    player = table.players[seat]
    facts = {"field": field.id}
    if table.round < field.first_round:
        return Clause("GRU-7.22", "closed-in-the-truce", facts)
    if field.closed_with_helpers == player.helpers:
        return Clause("GRU-7.21", "all-helpers-owned", facts)
    if group_of(table.groups[field.id], seat) is not None and field.one_pawn:
        return Clause("GRU-7.27" if field.min_ducats else "GRU-7.23", "one-pawn-only", facts)
    if player.ducats < field.min_ducats:
        return Clause("GRU-7.26", "needs-a-ducat", facts)
    return Clause("GRU-7.7", "no-helpers-to-helpers", facts)


def why_not_pawn(table: Grunwald, seat: int, field: Field, pawn: Choice) -> Clause | None:
    """Why a kind of pawn cannot be put on the field chosen."""
    if pawn in pawns_for(table, seat, field):
        return None
    if pawn == OFFICER:
        return Clause("GRU-7.10", "officer-already-placed", {"field": field.id})
    if not table.players[seat].free_helpers:
        return Clause("GRU-7.10", "no-free-helpers", {"field": field.id})
    return Clause("GRU-7.7", "no-helpers-to-helpers", {"field": field.id})


def why_not_number(player: Player, field: Field, step: str | None, choice: Choice) -> Clause | None:
    """Why a number of helpers or of ducats cannot be chosen."""
    if not isinstance(choice, int):
        return None
    if step == HELPERS_STEP and choice < 1:
        return Clause("GRU-7.4", "not-an-option", {"choice": choice})
    if step == HELPERS_STEP:
        return Clause("GRU-1.6", "not-so-many-helpers", {"free": player.free_helpers})
    if choice > player.ducats:
        return Clause("GRU-7.28", "not-so-many-ducats", {"ducats": player.ducats})
    return Clause("GRU-7.26", "needs-a-ducat", {"field": field.id}) if field.min_ducats else None
