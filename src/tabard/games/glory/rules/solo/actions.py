"""SIR's turn in the action phase: a card, and the first action on it that he can do (GLO-24.10 to 24.21)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabard.engine.records import present
from tabard.games.glory.rules.ally_track import slots, take_from_track
from tabard.games.glory.rules.duel.end import give_glory
from tabard.games.glory.rules.solo.places import sir_registers, sirs_place
from tabard.games.glory.rules.solo.sir import RIVAL, solo_cards
from tabard.games.glory.rules.spaces import (
    EVENT,
    GUARD,
    HERALD,
    INITIATIVE,
    JOURNEY,
    NEW_GOAL,
    SUPPORT,
    event_has_action,
)
from tabard.games.glory.rules.state import SIR, Glory, Sir, with_pile
from tabard.games.glory.rules.title_cards import discard_title, draw_title, titles_to_draw

Action = Mapping[str, Any]
GOAL_TITLES: Final = 3  # GLO-24.17: two unseen, the third is his


def sir_turn(table: Glory) -> None:
    """GLO-24.10, 24.11: cards are drawn until one can be done; if none can, he stands guard."""
    sir = sir_of(table)
    sir.pawns -= 1
    if not any(first_possible(table, card) is not None for card in solo_cards(table)):
        put_pawn(table, GUARD)
        table.tell("sir_idle", space=GUARD)
        return
    while True:
        card = draw_solo_card(table)
        action = first_possible(table, card)
        if action is not None:
            table.tell("sir_acts", card=card, action=action["do"])
            act(table, action)
            return


def sir_of(table: Glory) -> Sir:
    return present(table.sir)


def draw_solo_card(table: Glory) -> str:
    """GLO-24.10: an empty deck is shuffled anew."""
    sir = sir_of(table)
    if not sir.deck:
        deck = sorted(sir.discard)
        table.chance.shuffle(deck)
        sir.deck, sir.discard = tuple(deck), ()
    sir.deck = table.chance.top(sir.deck, 1, "sir_card")
    card = sir.deck[0]
    sir.deck = sir.deck[1:]
    sir.discard = (*sir.discard, card)
    table.reveal()
    table.tell("sir_draws", card=card)
    return card


def first_possible(table: Glory, card: str) -> Action | None:
    """GLO-24.10: action I, otherwise II, otherwise III."""
    for action in table.content.solo_cards[card].actions:
        if possible(table, action):
            return action
    return None


def possible(table: Glory, action: Action) -> bool:
    """GLO-24.14 to 24.21: whether SIR can do all of it now."""
    do = action["do"]
    if do == "ally":
        return ally_place(table, action["allies"]) is not None
    if do == "special_ally":
        return special_place(table) is not None
    if do == "journey":
        shown: int = table.content.game["journey_display_per_kind"]
        return len(table.columns[action["kind"]]) >= shown
    if do == "new_goal":
        return free_circle(table, NEW_GOAL) and titles_to_draw(table) >= GOAL_TITLES
    if do == "event":
        return event_has_action(table) and free_circle(table, EVENT)
    if do == "initiative":
        return free_circle(table, INITIATIVE) and SIR not in table.pawns_on[INITIATIVE]
    if do == "herald":
        return table.scenario == RIVAL and sirs_place(table, herald=True) is not None
    return free_circle(table, f"space_{do}")


def free_circle(table: Glory, space: str) -> bool:
    return len(table.pawns_on[space]) < table.circles(space)


def ally_place(table: Glory, wanted: list[str]) -> int | None:
    """GLO-24.14: the first kind present on the ordinary slots, its leftmost token."""
    ordinary = [n for n, slot in enumerate(slots(table)) if not slot.special]
    for ally in wanted:
        for place in ordinary:
            if table.track[place] == ally:
                return place
    return None


def special_place(table: Glory) -> int | None:
    """GLO-24.15: the leftmost special ally on the track."""
    for place, slot in enumerate(slots(table)):
        if slot.special and table.track[place]:
            return place
    return None


def act(table: Glory, action: Action) -> None:
    """Carry out an action that is possible; the pawn stands on its space (GLO-24.12)."""
    do = action["do"]
    if do == "ally":
        place = ally_place(table, action["allies"])
        assert place is not None
        discard_ally(table, take_from_track(table, place))
        put_pawn(table, SUPPORT)
    elif do == "special_ally":
        place = special_place(table)
        assert place is not None
        discard_ally(table, take_from_track(table, place))
        put_pawn(table, SUPPORT)
    elif do == "journey":
        kind = action["kind"]
        table.removed_cards += table.columns[kind]  # GLO-24.16
        table.columns = with_pile(table.columns, kind, ())
        put_pawn(table, JOURNEY)
    elif do == "new_goal":
        take_goal(table)
        put_pawn(table, NEW_GOAL)
    elif do == "event":
        do_event(table)
        put_pawn(table, EVENT)
    elif do == "herald":
        put_pawn(table, HERALD)
        sir_registers(table, herald=True)
    else:  # GLO-24.19, 24.20
        put_pawn(table, f"space_{do}")


def put_pawn(table: Glory, space: str) -> None:
    table.pawns_on = with_pile(table.pawns_on, space, (*table.pawns_on[space], SIR))


def discard_ally(table: Glory, ally: str) -> None:
    """GLO-24.14, 24.15: a Minstrel or the Lady gives a Rival glory; losses do not apply."""
    table.removed_allies += (ally,)
    table.tell("sir_discards", ally=ally)
    if table.scenario == RIVAL:
        give_glory(table, SIR, max(0, table.content.allies[ally].gain.get("glory", 0)))


def take_goal(table: Glory) -> None:
    """GLO-24.17, 24.7: two titles are discarded unseen, the third is his goal, face up."""
    for _ in range(GOAL_TITLES - 1):
        discard_title(table, draw_title(table, None))
    title = draw_title(table, "sir_goal")
    sir = sir_of(table)
    sir.goals = (*sir.goals, title)
    table.tell("sir_goal", title=title)


def do_event(table: Glory) -> None:
    """GLO-24.18: without cost; only glory matters to a Rival."""
    event = table.content.events[table.event]
    if table.event_ally:
        ally, table.event_ally = table.event_ally, ""
        discard_ally(table, ally)
    if table.scenario == RIVAL:
        give_glory(table, SIR, event.gain.get("glory", 0))
