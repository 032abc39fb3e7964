"""What a player owns, and what SIR has (GLO-2.2, 24.2)."""

from __future__ import annotations

from tabard.engine.records import Record


class Player(Record):
    """What a player owns. `allies`, `relics`, `prestige` are active, `used_…` lie face down (GLO-0.3)."""

    character: str
    coins: int
    strength: int
    faith: int
    glory: int
    parts: tuple[int, ...]  # where the glory came from
    mount: int
    armour: int
    allies: tuple[str, ...]
    used_allies: tuple[str, ...]
    relics: tuple[str, ...]
    used_relics: tuple[str, ...]
    prestige: tuple[str, ...]
    used_prestige: tuple[str, ...]
    hand: tuple[str, ...]  # journey cards, in content order
    shown: tuple[str, ...]  # those of them that everybody has seen (GLO-26.4)
    played: tuple[str, ...]  # the personal discard pile
    goals: tuple[str, ...]
    drawn: tuple[str, ...]  # titles to choose from
    offered: tuple[str, ...]  # characters to choose from
    returning: tuple[bool, ...]  # start cards given back so far, sealed (GLO-3.17)
    pawns: int
    plays: int  # journey cards still to be played in this phase
    brave: bool  # the duel of a title was won (GLO-17.7)
    scored: tuple[str, ...]  # titles
    finals: int  # tournaments won

    # Written by scripts/records.
    __slots__ = (
        "allies",
        "armour",
        "brave",
        "character",
        "coins",
        "drawn",
        "faith",
        "finals",
        "glory",
        "goals",
        "hand",
        "mount",
        "offered",
        "parts",
        "pawns",
        "played",
        "plays",
        "prestige",
        "relics",
        "returning",
        "scored",
        "shown",
        "strength",
        "used_allies",
        "used_prestige",
        "used_relics",
    )

    def copy(self) -> Player:
        twin = Player()
        twin.character = self.character
        twin.coins = self.coins
        twin.strength = self.strength
        twin.faith = self.faith
        twin.glory = self.glory
        twin.parts = self.parts
        twin.mount = self.mount
        twin.armour = self.armour
        twin.allies = self.allies
        twin.used_allies = self.used_allies
        twin.relics = self.relics
        twin.used_relics = self.used_relics
        twin.prestige = self.prestige
        twin.used_prestige = self.used_prestige
        twin.hand = self.hand
        twin.shown = self.shown
        twin.played = self.played
        twin.goals = self.goals
        twin.drawn = self.drawn
        twin.offered = self.offered
        twin.returning = self.returning
        twin.pawns = self.pawns
        twin.plays = self.plays
        twin.brave = self.brave
        twin.scored = self.scored
        twin.finals = self.finals
        return twin

    def level(self, item: str) -> int:
        return self.mount if item == "mount" else self.armour


class Sir(Record):
    """The solo opponent (GLO-24.2): no resources, only pawns, glory and, as Rival, a knight's token."""

    knight: str  # his token as Rival, else empty
    glory: int
    goals: tuple[str, ...]  # face up
    pawns: int
    deck: tuple[str, ...]
    discard: tuple[str, ...]

    # Written by scripts/records.
    __slots__ = ("deck", "discard", "glory", "goals", "knight", "pawns")

    def copy(self) -> Sir:
        twin = Sir()
        twin.knight = self.knight
        twin.glory = self.glory
        twin.goals = self.goals
        twin.pawns = self.pawns
        twin.deck = self.deck
        twin.discard = self.discard
        return twin
