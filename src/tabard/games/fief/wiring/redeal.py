"""What a seat cannot know, dealt anew (FIE-3.6 to 3.10). Sorted first: no trace of the truth is left."""

from __future__ import annotations

from tabard.engine.chance import Chance
from tabard.engine.module import EVERYBODY
from tabard.games.fief.rules.content import HIDDEN
from tabard.games.fief.rules.deals.offers import concerns
from tabard.games.fief.rules.hear_ye.election import PENDING
from tabard.games.fief.rules.rights import TurnRight, Use
from tabard.games.fief.rules.setup import shuffled
from tabard.games.fief.rules.state import Fief


def redeal(table: Fief, seat: int | None, chance: Chance) -> None:
    """EVERYBODY: only what no seat at all knows (undo by consent)."""
    others = [] if seat == EVERYBODY else [one for one in range(table.seats) if one != seat]
    redeal_characters(table, others, chance)
    redeal_events(table, others, chance)
    redeal_relics(table, chance)
    table.servant_deck = shuffled(chance, sorted(table.servant_deck))
    for other in others:
        redeal_purse(table, other)
        for family in table.families_of(other):
            redeal_units(table, family, chance)
            redeal_vote(table, family, chance)
    forget_orders(table, seat)


def deal_as(table: Fief, dealt: Fief) -> None:
    """As another table was dealt: everything that `redeal` replaces."""
    table.removed = dealt.removed
    table.character_deck = dealt.character_deck
    table.event_deck = dealt.event_deck
    table.track = dealt.track
    table.servant_deck = dealt.servant_deck
    table.towns.update(dealt.towns)
    table.bank = dealt.bank
    for player, as_dealt in zip(table.players, dealt.players, strict=True):
        player.hand = as_dealt.hand
        player.coins = as_dealt.coins
    for stack, dealt_stack in zip(table.stacks, dealt.stacks, strict=True):
        for unit in HIDDEN:
            stack.counts[unit] = dealt_stack.counts[unit]
    table.ballots.update(dealt.ballots)
    table.passes = dealt.passes
    table.permits = dealt.permits.copy()
    table.offers = dealt.offers
    table.used = dealt.used.copy()
    table.moving = dealt.moving


def redeal_characters(table: Fief, others: list[int], chance: Chance) -> None:
    """FIE-2.6, 3.7, 3.10: removed Lords, others' hands and the deck; card backs are seen."""
    cards = table.content.cards
    hands = {one: [id for id in table.players[one].hand if cards[id].back == "character"] for one in others}
    unknown = sorted([*table.removed, *table.character_deck, *[id for hand in hands.values() for id in hand]])
    removed: list[str] = []
    for sex in ("male", "female"):
        lords = [id for id in unknown if cards[id].sex == sex]
        number = sum(cards[id].sex == sex for id in table.removed)
        removed += drawn(chance, lords, number)
    table.removed = tuple(removed)
    rest = [id for id in unknown if id not in removed]
    for one in others:
        player = table.players[one]
        kept = [id for id in player.hand if cards[id].back != "character"]
        player.hand = tuple(sorted([*kept, *drawn(chance, rest, len(hands[one]))]))
    chance.shuffle(rest)
    table.character_deck = tuple(rest)


def drawn(chance: Chance, cards: list[str], number: int) -> list[str]:
    """Some of the cards at random; the others stay."""
    found: list[str] = []
    for _ in range(number):
        at = chance.below(len(cards))
        cards[at], cards[-1] = cards[-1], cards[at]
        found.append(cards.pop())
    return found


def redeal_events(table: Fief, others: list[int], chance: Chance) -> None:
    """FIE-2.3, 3.10: others' hands, the deck, the plague track; the top card's back is seen."""
    cards = table.content.cards
    hands = {one: [id for id in table.players[one].hand if cards[id].back == "event"] for one in others}
    deck = table.event_deck
    blue = sorted(
        [id for id in deck if cards[id].back == "event"] + [id for hand in hands.values() for id in hand]
    )
    red = sorted([id for id in deck if cards[id].back == "plague"] + list(table.track))
    top = cards[deck[0]].back if deck else ""
    for one in others:
        player = table.players[one]
        kept = [id for id in player.hand if cards[id].back != "event"]
        player.hand = tuple(sorted([*kept, *drawn(chance, blue, len(hands[one]))]))
    table.track = tuple(drawn(chance, red, len(table.track)))
    first = drawn(chance, blue if top == "event" else red, 1) if top else []
    table.event_deck = (*first, *shuffled(chance, [*blue, *red]))


def redeal_relics(table: Fief, chance: Chance) -> None:
    """FIE-2.12: nobody knows which face-down relic is where."""
    towns = [town for town in table.towns.values() if town.hidden_relic]
    relics = shuffled(chance, sorted(town.hidden_relic for town in towns))
    for town, relic in zip(towns, relics, strict=True):
        table.alter(town.id).hidden_relic = relic


def redeal_purse(table: Fief, seat: int) -> None:
    """FIE-3.6: what can be reckoned from public facts."""
    player = table.players[seat]
    table.bank += player.coins - player.account
    player.coins = player.account


def redeal_units(table: Fief, family: int, chance: Chance) -> None:
    """FIE-3.8, 3.12: which kinds of soldiers stand where; how many of a kind are out is public."""
    stacks = [stack for stack in table.stacks if stack.family == family and not stack.up]
    kinds = [unit for unit in HIDDEN for stack in stacks for _ in range(stack.counts[unit])]
    kinds.sort()
    chance.shuffle(kinds)
    for stack in stacks:
        number = sum(stack.counts[unit] for unit in HIDDEN)
        for unit in HIDDEN:
            stack.counts[unit] = 0
        for _ in range(number):
            stack.counts[kinds.pop()] += 1


def redeal_vote(table: Fief, family: int, chance: Chance) -> None:
    """FIE-28.21: everyone sees where markers lie, nobody their faces."""
    if PENDING in table.ballots.get(family, ()):
        marks = ["", *table.candidates]
        table.ballots[family] = (marks[chance.below(len(marks))], PENDING)
    elif family in table.ballots:
        one, other = sorted(table.ballots[family])
        table.ballots[family] = (one, other) if chance.below(2) else (other, one)


def forget_orders(table: Fief, seat: int | None) -> None:
    """FIE-28.9, 28.19, 8.51: standing orders and a group half named are their owner's affair."""
    if seat == EVERYBODY:
        return
    own = [] if seat is None else table.families_of(seat)
    table.passes = tuple(one for one in table.passes if one.family in own)
    table.permits = {one: answer for one, answer in table.permits.items() if one.family in own}
    table.offers = tuple(one for one in table.offers if concerns(one, own))
    table.used = {use: number for use, number in table.used.items() if not is_others_deal(use, seat)}
    if table.moving is not None and table.lords[table.moving.lords[0]].family not in own:
        table.moving = None


def is_others_deal(use: Use, seat: int | None) -> bool:
    """FIE-28.17: of deals about coins and cards nobody else hears."""
    return use[0] == TurnRight.DEALT and seat not in use[1:]
