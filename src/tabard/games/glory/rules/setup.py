"""Setup (GLO-3): shuffles, characters, goals, start cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from tabard.engine.chance import Chance
from tabard.engine.decision import Choice, Decision
from tabard.games.glory.rules.ally_track import fill_track
from tabard.games.glory.rules.content import (
    CHALLENGE,
    ITEMS,
    JOUST,
    KINDS,
    PAS_DARMES,
    SPECIAL_STACK,
    GloryContent,
)
from tabard.games.glory.rules.event_cards import begin_round, events_of_set
from tabard.games.glory.rules.goods import add_glory, draw_special, gain_ally
from tabard.games.glory.rules.journey_cards import in_card_order
from tabard.games.glory.rules.refresh import fill_columns
from tabard.games.glory.rules.solo.sir import LONE_CHALLENGE, RIVAL, WARRIOR, new_sir
from tabard.games.glory.rules.state import NOBODY, SIR, START, Glory, Player, Step, with_pile
from tabard.games.glory.rules.title_cards import keep_goal
from tabard.games.glory.rules.tournament_setup import set_up_tournament

CHOOSE: Final = "choose"
LEVELS: Final = (1, 2, 3)
RETURN: Final = "return"
KEEP: Final = "keep"
HANDICAPS: Final = ("none", "mount", "armour", "both")
PLAYER_OPTIONS: Final = ("handicap_p1", "handicap_p2", "handicap_p3", "handicap_p4")

Item = TypeVar("Item")


def set_up(seats: int, options: Mapping[str, object], content: GloryContent, chance: Chance) -> Glory:
    """GLO-3.3, 3.4 to 3.6: up to the first choice. The order of shuffles is part of the rules."""
    table = empty_table(seats, content, chance)
    take_options(table, options)
    titles = shuffled(chance, tuple(content.titles))
    shown: int = content.game["public_titles"]
    titles = chance.top(titles, shown, "public_title")
    table.public_titles, table.title_deck = titles[:shown], titles[shown:]  # GLO-3.4
    deal_characters(table)
    if table.scenario:
        table.initiative = (0, SIR)  # GLO-24.2
        table.sir = new_sir(table)
    else:
        table.initiative = shuffled(chance, tuple(range(seats)))  # GLO-3.6
    for kind in KINDS:
        table.decks[kind] = shuffled(chance, content.journey_decks[kind])
    for stack, tokens in content.ally_stacks.items():
        table.stacks[stack] = tokens if stack == "scroll" else shuffled(chance, tokens)  # GLO-3.11
    table.event, table.next_event, table.last_event = [
        chance.unseen(events_of_set(content, n)) for n in (1, 2, 3)
    ]  # GLO-3.19
    table.step = Step.CHARACTERS
    return table


def take_options(table: Glory, options: Mapping[str, object]) -> None:
    """GLO-3: solo choices mean nothing to several players; a Warrior rides in the Joust (GLO-24.3)."""
    table.tournament = PAS_DARMES if options["tournament"] == PAS_DARMES else JOUST
    table.prizes = options["prizes"] is True
    table.characters = str(options["characters"])
    table.open_goals = options["goals"] == "open"
    table.handicaps = tuple([str(options[name]) for name in PLAYER_OPTIONS[: table.seats]])
    table.simultaneous = options["simultaneous_journey"] is True
    if table.seats == 1:
        table.scenario = str(options["scenario"])
        table.difficulty = str(options["difficulty"])
        table.personality = str(options["personality"])
        if table.scenario == WARRIOR:
            table.tournament = JOUST


def empty_table(seats: int, content: GloryContent, chance: Chance) -> Glory:
    table = Glory()
    table.begin(seats, chance)
    table.content = content
    table.tournament = JOUST
    table.prizes = table.open_goals = table.simultaneous = False
    table.characters = CHOOSE
    table.handicaps = ()
    table.scenario = table.difficulty = table.personality = ""
    table.round = 1
    table.step = Step.CHARACTERS
    table.initiative = tuple(range(seats))
    table.turn = NOBODY
    table.players = [new_player() for _ in range(seats)]
    table.sir = None
    table.pawns_on = dict.fromkeys(content.spaces, ())
    table.track = ()
    table.stacks = {}
    table.decks = dict.fromkeys(KINDS, ())
    table.columns = dict.fromkeys(KINDS, ())
    table.public_titles = table.title_deck = ()
    table.title_discard = ()
    table.event = table.next_event = table.last_event = table.event_ally = ""
    table.tournament_card = table.prize = ""
    table.tournament_cards_used = table.prizes_used = ()
    table.places = table.winners = ()
    table.cities = ()
    table.shields = ()
    table.registering = table.travellers = table.braves = ()
    table.pass_number = table.bout = 0
    table.window = "journey"
    table.playing = table.outcome = ""
    table.duel = None
    table.undealt = table.removed_cards = table.removed_allies = ()
    return table


def new_player() -> Player:
    player = Player()
    player.character = ""
    player.coins = player.strength = player.faith = player.glory = 0
    player.parts = (0, 0, 0, 0, 0, 0, 0)
    player.mount = player.armour = 2
    player.allies = player.used_allies = ()
    player.relics = player.used_relics = ()
    player.prestige = player.used_prestige = ()
    player.hand = player.shown = player.played = ()
    player.goals = player.drawn = player.offered = ()
    player.returning = ()
    player.pawns = player.plays = player.finals = 0
    player.brave = False
    player.scored = ()
    return player


def shuffled(chance: Chance, items: tuple[Item, ...]) -> tuple[Item, ...]:
    deck = list(items)
    chance.shuffle(deck)
    return tuple(deck)


def deal_characters(table: Glory) -> None:
    """GLO-3.5: one of each level for everybody, or level I only."""
    characters = table.content.characters.values()
    levels = LEVELS if table.characters == CHOOSE else LEVELS[:1]
    for level in levels:
        deck = shuffled(table.chance, tuple(one.id for one in characters if one.level == level))
        for player in table.players:
            deck = table.chance.top(deck, 1, f"character:{level}")
            player.offered = (*player.offered, deck[0])
            deck = deck[1:]
        table.undealt += deck


async def choose_characters(table: Glory) -> None:
    """GLO-3.5: in secret, revealed together."""
    choices = await table.ask_all([ChooseCharacter(seat) for seat in range(table.seats)])
    take_characters(table, choices)


def take_characters(table: Glory, choices: Sequence[str]) -> None:
    """GLO-3.6 to 3.14: turn order, start goods, compensation, special allies, the ally track, titles."""
    table.reveal()
    for seat, choice in enumerate(choices):
        table.players[seat].character = choice
        table.players[seat].offered = ()
        table.tell("character_taken", seat=seat, character=choice)
    table.undealt = ()
    order = [seat for seat in table.initiative if seat != SIR]
    table.tell("initiative_order", participants=order)
    for seat in range(table.seats):
        take_start(table, seat)
    for place, seat in enumerate(order):  # GLO-3.10
        add_glory(table, seat, place, START)
        draw_cards(table, seat, CHALLENGE, place)
    for seat in order:  # GLO-3.12
        for _ in range(table.content.characters[table.players[seat].character].start["special_ally"]):
            if table.stacks[SPECIAL_STACK]:
                gain_ally(table, seat, draw_special(table))
    fill_track(table)
    for seat in order:  # GLO-3.14
        draw = table.content.characters[table.players[seat].character].draw
        table.title_deck = table.chance.top(table.title_deck, draw, "title")
        table.players[seat].drawn, table.title_deck = table.title_deck[:draw], table.title_deck[draw:]
    table.step = Step.GOALS


def take_start(table: Glory, seat: int) -> None:
    """GLO-3.7 to 3.9, 24.3: as the card says; a handicap or the Warrior's scenario lowers equipment."""
    player = table.players[seat]
    start = table.content.characters[player.character].start
    player.coins, player.strength, player.faith = start["coins"], start["strength"], start["faith"]
    player.mount, player.armour = start["mount"], start["armour"]
    handicap = table.handicaps[seat]
    if handicap in ("mount", "both"):
        player.mount = 1
    if handicap in ("armour", "both"):
        player.armour = 1
    if table.scenario == WARRIOR:
        levels = table.content.scenarios[WARRIOR]["difficulty"][table.difficulty]
        player.mount, player.armour = [min(player.level(item), levels[item]) for item in ITEMS]
    add_glory(table, seat, start["glory"], START)


def draw_cards(table: Glory, seat: int, kind: str, number: int) -> None:
    player = table.players[seat]
    deck = table.chance.top(table.decks[kind], number, f"card:{kind}")
    player.hand = in_card_order(table, player.hand + deck[:number])
    table.decks = with_pile(table.decks, kind, deck[number:])


async def keep_goals(table: Glory) -> None:
    """GLO-3.14: everybody in secret; the rest goes back to the deck."""
    left = [table.content.characters[player.character].keep for player in table.players]
    while any(left):
        seats = [seat for seat in range(table.seats) if left[seat]]
        choices = await table.ask_all([KeepStartGoal(seat) for seat in seats])
        for seat, choice in zip(seats, choices, strict=True):
            keep_goal(table, seat, choice)
            left[seat] = left[seat] - 1 if table.players[seat].drawn else 0
    deal_cards(table)


def deal_cards(table: Glory) -> None:
    """GLO-3.14, 3.16: unkept titles are shuffled back; everybody draws his journey cards."""
    unkept = sorted((*table.title_deck, *[title for player in table.players for title in player.drawn]))
    table.title_deck = shuffled(table.chance, tuple(unkept))
    for player in table.players:
        player.drawn = ()
    if table.sir is not None and table.scenario == RIVAL:  # GLO-24.7
        deck = table.chance.top(table.title_deck, 1, "sir_goal")
        table.sir.goals, table.title_deck = deck[:1], deck[1:]
        table.tell("sir_goal", title=table.sir.goals[0])
    for seat in [seat for seat in table.initiative if seat != SIR]:
        for kind, number in table.content.characters[table.players[seat].character].cards.items():
            draw_cards(table, seat, kind, number)
        table.tell("hand_dealt", (seat,), seat=seat, cards=list(table.players[seat].hand))
    table.step = Step.RETURNS


async def return_cards(table: Glory) -> None:
    """GLO-3.17: card by card, all players at once, nothing shown until the last card is decided."""
    for number in range(max(len(player.hand) for player in table.players)):
        seats = [seat for seat in range(table.seats) if number < len(table.players[seat].hand)]
        choices = await table.ask_all([ReturnCard(seat) for seat in seats])
        for seat, choice in zip(seats, choices, strict=True):
            player = table.players[seat]
            player.returning = (*player.returning, choice == RETURN)
    give_back(table)


def give_back(table: Glory) -> None:
    """GLO-3.17: one strength for each card; they are shuffled back."""
    for seat, player in enumerate(table.players):
        pairs = list(zip(player.hand, player.returning, strict=False))
        back = [card for card, returned in pairs if returned]
        player.hand = tuple([card for card, returned in pairs if not returned]) + player.hand[len(pairs) :]
        player.returning = ()
        player.strength += len(back)
        returned = [table.content.cards[card].kind for card in back]
        for kind, card in zip(returned, back, strict=True):
            table.decks = with_pile(table.decks, kind, (*table.decks[kind], card))
        table.tell("cards_returned", seat=seat, number=len(back), kinds=returned)
    for kind in KINDS:
        deck = shuffled(table.chance, tuple(sorted(table.decks[kind])))
        table.decks = with_pile(table.decks, kind, deck)
    fill_columns(table)  # GLO-3.18
    content = table.content
    table.event = table.chance.turned_up(table.event, events_of_set(content, 1), "event:1")
    table.next_event = table.chance.turned_up(table.next_event, events_of_set(content, 2), "event:2")
    set_up_tournament(table)  # GLO-3.20
    begin_round(table)


class ChooseCharacter(Decision[Glory]):
    """GLO-3.5: one of the characters dealt."""

    __slots__ = ()

    kind = "character"
    clause = "GLO-3.5"

    def options(self, table: Glory) -> Sequence[Choice]:
        return list(table.players[self.seat].offered)

    def default(self, table: Glory) -> Choice:
        return table.players[self.seat].offered[0]


class KeepStartGoal(Decision[Glory]):
    """GLO-3.14: which of the titles dealt becomes the personal goal."""

    __slots__ = ()

    kind = "start_goal"
    clause = "GLO-3.14"

    def options(self, table: Glory) -> Sequence[Choice]:
        return list(table.players[self.seat].drawn)

    def default(self, table: Glory) -> Choice:
        return table.players[self.seat].drawn[0]


class ReturnCard(Decision[Glory]):
    """GLO-3.17: the next card of the hand: back to its deck for 1 strength, or kept."""

    __slots__ = ()

    kind = "return"
    clause = "GLO-3.17"

    def options(self, table: Glory) -> Sequence[Choice]:
        return [KEEP, RETURN]

    def default(self, table: Glory) -> Choice:
        return KEEP

    def prompt(self, table: Glory) -> Mapping[str, object]:
        player = table.players[self.seat]
        return {"card": player.hand[len(player.returning)]}


SCENARIOS: Final = (LONE_CHALLENGE, RIVAL, WARRIOR)
