"""What lies on the table in Glory (GLO-2)."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeVar

from tabard.engine.records import Shared
from tabard.engine.table import Table
from tabard.games.glory.rules.content import GloryContent
from tabard.games.glory.rules.duel.state import NOBODY, SIR, Duel
from tabard.games.glory.rules.player import Player, Sir

__all__ = ["NOBODY", "SIR", "Glory", "Player", "Sir", "Step"]


Item = TypeVar("Item")


class Step(Enum):
    """Where the game stands: one chapter each (GLO-5.1, 5.2)."""

    CHARACTERS = "characters"
    GOALS = "goals"
    RETURNS = "returns"
    ACTION = "action"
    JOURNEY = "journey"
    REWARD = "reward"
    REGISTRATION = "registration"
    TOURNAMENT = "tournament"
    PRIZE = "prize"
    BRAVE = "brave"
    OVER = "over"


PHASES: Final = {
    Step.CHARACTERS: "setup",
    Step.GOALS: "setup",
    Step.RETURNS: "setup",
    Step.ACTION: "action",
    Step.REGISTRATION: "registration",
    Step.TOURNAMENT: "tournament",
    Step.PRIZE: "tournament",
    Step.BRAVE: "titles",
    Step.OVER: "over",
}

JOURNEY_PHASE: Final = "journey"
FINAL_JOURNEY: Final = "final_journey"
DEFEATED: Final = "tournament"  # the journey of a player thrown out of the Joust (GLO-14.18)

PARTS: Final = ("start", "duels", "prizes", "allies", "cards", "events", "titles")
START, DUELS, PRIZES, ALLIES, CARDS, EVENTS, TITLES = range(7)


class Glory(Table):
    """The table. Tuples, and dicts of tuples, are never changed, only replaced: a copy shares them."""

    content: GloryContent
    tournament: str  # joust or pas_darmes
    prizes: bool
    characters: str  # choose or level_1_only
    open_goals: bool
    handicaps: tuple[str, ...]
    simultaneous: bool
    scenario: str  # of the solo mode, else empty
    difficulty: str
    personality: str
    round: int
    step: Step
    initiative: tuple[int, ...]  # seats, and SIR, best first
    turn: int  # who places a pawn next
    players: list[Player]
    sir: Sir | None
    pawns_on: Shared[dict[str, tuple[int, ...]]]  # by space, in order of arrival
    track: tuple[str, ...]  # allies by slot, "" where empty
    stacks: Shared[dict[str, tuple[str, ...]]]  # of allies, top first; `scroll` is open
    decks: Shared[dict[str, tuple[str, ...]]]  # of journey cards, top first
    columns: Shared[dict[str, tuple[str, ...]]]
    public_titles: tuple[str, ...]
    title_deck: tuple[str, ...]
    title_discard: tuple[tuple[str, int], ...]  # face down, with who knows what he put there
    event: str
    next_event: str  # beside the board, face up
    last_event: str  # face down under it
    event_ally: str
    tournament_card: str
    tournament_cards_used: tuple[str, ...]
    prize: str
    prizes_used: tuple[str, ...]
    places: tuple[str, ...]  # Joust: a knight, "0" to "3" for a seat, "sir", or "" by bottom-row place
    winners: tuple[str, ...]  # Joust: of the seven matches, "" while open
    cities: tuple[tuple[str, ...], ...]  # Pas d'armes: knights from left to right
    shields: tuple[tuple[int, ...], ...]  # Pas d'armes: who challenges each of them
    registering: tuple[int, ...]  # still to be asked in this pass
    pass_number: int
    window: str  # which journey is under way
    travellers: tuple[int, ...]
    playing: str  # the journey card whose duel or gain is not over
    bout: int  # the next duel of the tournament
    duel: Duel | None
    braves: tuple[int, ...]
    outcome: str  # of a solo game: won, lost
    undealt: tuple[str, ...]  # characters nobody has seen
    removed_cards: tuple[str, ...]
    removed_allies: tuple[str, ...]

    # Written by scripts/records.
    __slots__ = (
        "bout",
        "braves",
        "characters",
        "cities",
        "columns",
        "content",
        "decks",
        "difficulty",
        "duel",
        "event",
        "event_ally",
        "handicaps",
        "initiative",
        "last_event",
        "next_event",
        "open_goals",
        "outcome",
        "pass_number",
        "pawns_on",
        "personality",
        "places",
        "players",
        "playing",
        "prize",
        "prizes",
        "prizes_used",
        "public_titles",
        "registering",
        "removed_allies",
        "removed_cards",
        "round",
        "scenario",
        "shields",
        "simultaneous",
        "sir",
        "stacks",
        "step",
        "title_deck",
        "title_discard",
        "tournament",
        "tournament_card",
        "tournament_cards_used",
        "track",
        "travellers",
        "turn",
        "undealt",
        "window",
        "winners",
    )

    def copy(self) -> Glory:
        twin = Glory()
        twin.start_from(self)
        twin.content = self.content
        twin.tournament = self.tournament
        twin.prizes = self.prizes
        twin.characters = self.characters
        twin.open_goals = self.open_goals
        twin.handicaps = self.handicaps
        twin.simultaneous = self.simultaneous
        twin.scenario = self.scenario
        twin.difficulty = self.difficulty
        twin.personality = self.personality
        twin.round = self.round
        twin.step = self.step
        twin.initiative = self.initiative
        twin.turn = self.turn
        twin.players = [one.copy() for one in self.players]
        twin.sir = None if self.sir is None else self.sir.copy()
        twin.pawns_on = self.pawns_on
        twin.track = self.track
        twin.stacks = self.stacks
        twin.decks = self.decks
        twin.columns = self.columns
        twin.public_titles = self.public_titles
        twin.title_deck = self.title_deck
        twin.title_discard = self.title_discard
        twin.event = self.event
        twin.next_event = self.next_event
        twin.last_event = self.last_event
        twin.event_ally = self.event_ally
        twin.tournament_card = self.tournament_card
        twin.tournament_cards_used = self.tournament_cards_used
        twin.prize = self.prize
        twin.prizes_used = self.prizes_used
        twin.places = self.places
        twin.winners = self.winners
        twin.cities = self.cities
        twin.shields = self.shields
        twin.registering = self.registering
        twin.pass_number = self.pass_number
        twin.window = self.window
        twin.travellers = self.travellers
        twin.playing = self.playing
        twin.bout = self.bout
        twin.duel = None if self.duel is None else self.duel.copy()
        twin.braves = self.braves
        twin.outcome = self.outcome
        twin.undealt = self.undealt
        twin.removed_cards = self.removed_cards
        twin.removed_allies = self.removed_allies
        return twin

    @property
    def phase(self) -> str:
        return PHASES.get(self.step) or self.window

    @property
    def in_journey_phase(self) -> bool:
        """GLO-7.2: when Messengers count; not for a player just thrown out of the Joust (GLO-14.19)."""
        return self.step in (Step.JOURNEY, Step.REWARD) and self.window != DEFEATED

    @property
    def layout(self) -> int:
        """GLO-3.21: the player count the board is laid out for; solo uses the one of two players."""
        return self.seats if self.seats > 2 else 2

    @property
    def goals_known(self) -> bool:
        """GLO-3.15, 17.8."""
        return self.open_goals or self.step is Step.OVER

    def circles(self, space: str) -> int:
        """GLO-3.21: the circles that exist with this number of players."""
        return self.content.spaces[space].number[self.seats]

    def rank(self, seat: int) -> int:
        """GLO-0.2: 0 is the best initiative."""
        return self.initiative.index(seat)


def with_pile(
    piles: dict[str, tuple[Item, ...]], name: str, pile: tuple[Item, ...]
) -> dict[str, tuple[Item, ...]]:
    """The piles with one of them replaced."""
    twin = piles.copy()
    twin[name] = pile
    return twin


def without(tokens: tuple[str, ...], token: str) -> tuple[str, ...]:
    at = tokens.index(token)
    return tokens[:at] + tokens[at + 1 :]


def kinds(tokens: tuple[str, ...]) -> list[str]:
    """Equal tokens and cards are one option."""
    found: list[str] = []
    for token in tokens:
        if token not in found:
            found.append(token)
    return found
