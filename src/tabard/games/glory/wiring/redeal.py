"""What a seat cannot know, dealt anew (GLO-26.2, 26.3). Everything is sorted before it is shuffled."""

from __future__ import annotations

from tabard.engine.chance import Chance
from tabard.engine.module import EVERYBODY
from tabard.games.glory.rules.content import KINDS, SPECIAL_STACK, STACKS
from tabard.games.glory.rules.duel.state import NONE_OF_THREE
from tabard.games.glory.rules.journey_cards import in_card_order
from tabard.games.glory.rules.knowledge import (
    events_lie,
    hidden_goals,
    hidden_hand,
    known_goals,
    order_known,
)
from tabard.games.glory.rules.setup import LEVELS
from tabard.games.glory.rules.state import NOBODY, Glory, with_pile


def redeal(table: Glory, seat: int | None, chance: Chance) -> None:
    others = [] if seat == EVERYBODY else [other for other in range(table.seats) if other != seat]
    redeal_stacks(table, chance)
    redeal_titles(table, seat, others, chance)
    for kind in KINDS:
        redeal_cards(table, kind, others, chance)
    redeal_characters(table, others, chance)
    redeal_returns(table, others, chance)
    redeal_events(table, chance)
    if not order_known(table):
        order = sorted(table.initiative)
        chance.shuffle(order)
        table.initiative = tuple(order)
    if table.sir is not None:
        table.sir.deck = mixed(chance, table.sir.deck)
    if table.duel is not None and seat not in (table.duel.roller, EVERYBODY):
        table.duel.rerolls = NONE_OF_THREE  # how far somebody has got with his dice is his own affair


def deal_as(table: Glory, dealt: Glory) -> None:
    """As another table was dealt: everything that `redeal` replaces."""
    table.stacks = dealt.stacks
    table.title_deck = dealt.title_deck
    table.title_discard = dealt.title_discard
    table.decks = dealt.decks
    table.undealt = dealt.undealt
    table.initiative = dealt.initiative
    table.event = dealt.event
    table.next_event = dealt.next_event
    table.last_event = dealt.last_event
    for player, as_dealt in zip(table.players, dealt.players, strict=True):
        player.goals = as_dealt.goals
        player.drawn = as_dealt.drawn
        player.hand = as_dealt.hand
        player.offered = as_dealt.offered
        player.returning = as_dealt.returning
    if table.sir is not None and dealt.sir is not None:
        table.sir.deck = dealt.sir.deck
    if table.duel is not None and dealt.duel is not None:
        table.duel.rerolls = dealt.duel.rerolls


def redeal_events(table: Glory, chance: Chance) -> None:
    """GLO-3.19: the last one lies face down; in the set-up none lies there yet."""
    sets = [sorted(event.id for event in table.content.events.values() if event.set == n) for n in (1, 2, 3)]
    if table.event and not events_lie(table):
        table.event = chance.pick(sets[0])
    if table.next_event and not events_lie(table):
        table.next_event = chance.pick(sets[1])
    if table.last_event:
        table.last_event = chance.pick(sets[2])


def mixed(chance: Chance, items: tuple[str, ...]) -> tuple[str, ...]:
    deck = sorted(items)
    chance.shuffle(deck)
    return tuple(deck)


def redeal_stacks(table: Glory, chance: Chance) -> None:
    for stack in (*STACKS, SPECIAL_STACK):
        table.stacks = with_pile(table.stacks, stack, mixed(chance, table.stacks[stack]))


def redeal_titles(table: Glory, seat: int | None, others: list[int], chance: Chance) -> None:
    """The deck, what others discarded, hold as secret goals or have drawn: one pool."""
    mine = tuple([pair for pair in table.title_discard if is_known(pair[1], seat)])
    foreign = [pair for pair in table.title_discard if not is_known(pair[1], seat)]
    unseen = list(table.title_deck) + [title for title, _ in foreign]
    for other in others:
        unseen += [*hidden_goals(table, other), *table.players[other].drawn]
    pool = list(mixed(chance, tuple(unseen)))
    for other in others:
        player = table.players[other]
        hidden, drawn = len(hidden_goals(table, other)), len(player.drawn)
        player.goals = known_goals(table, other) + tuple(pool[:hidden])
        player.drawn = tuple(pool[hidden : hidden + drawn])
        pool = pool[hidden + drawn :]
    owners = sorted(by for _, by in foreign)
    table.title_discard = mine + tuple(zip(pool[: len(foreign)], owners, strict=True))
    table.title_deck = tuple(pool[len(foreign) :])


def is_known(by: int, seat: int | None) -> bool:
    """Whether a discarded title is known to the seat; EVERYBODY asks what nobody knows."""
    return by != NOBODY if seat == EVERYBODY else by == seat


def redeal_cards(table: Glory, kind: str, others: list[int], chance: Chance) -> None:
    """GLO-22.3: hidden cards of one kind, over the deck and the hands of others."""
    cards = table.content.cards
    hidden = {
        other: tuple([card for card in hidden_hand(table.players[other]) if cards[card].kind == kind])
        for other in others
    }
    pool = mixed(chance, table.decks[kind] + tuple([card for held in hidden.values() for card in held]))
    for other in others:
        player = table.players[other]
        rest = player.hand
        for card in hidden[other]:
            at = rest.index(card)
            rest = rest[:at] + rest[at + 1 :]
        player.hand = in_card_order(table, rest + pool[: len(hidden[other])])
        pool = pool[len(hidden[other]) :]
    table.decks = with_pile(table.decks, kind, pool)


def redeal_characters(table: Glory, others: list[int], chance: Chance) -> None:
    """GLO-3.5: the characters offered to others, level by level."""
    characters = table.content.characters
    for number, level in enumerate(LEVELS):
        holders = [other for other in others if len(table.players[other].offered) > number]
        undealt = tuple([one for one in table.undealt if characters[one].level == level])
        offered = tuple([table.players[other].offered[number] for other in holders])
        pool = mixed(chance, undealt + offered)
        for other in holders:
            player = table.players[other]
            player.offered = (*player.offered[:number], pool[0], *player.offered[number + 1 :])
            pool = pool[1:]
        table.undealt = tuple([one for one in table.undealt if characters[one].level != level]) + pool


def redeal_returns(table: Glory, others: list[int], chance: Chance) -> None:
    """GLO-3.17: what others have decided about their start cards is sealed."""
    for other in others:
        player = table.players[other]
        player.returning = tuple([chance.below(2) == 1 for _ in player.returning])
