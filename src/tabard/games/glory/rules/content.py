"""The components of Glory as typed records."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.content import Content, Tables

PACKAGE: Final = "tabard.games.glory"

STRENGTH: Final = 0
MOUNT: Final = 1
ARMOUR: Final = 2
# Compiled, a loop over a tuple of fixed length packs it anew each time: these are typed without a length.
COLOURS: Final[tuple[str, ...]] = ("strength", "mount", "armour")
DICE: Final = {"die_strength": STRENGTH, "die_mount": MOUNT, "die_armour": ARMOUR}
ITEMS: Final[tuple[str, ...]] = ("mount", "armour")
SPECIAL: Final = 9  # the special face of a die
DIE: Final = "die"  # die:mount:4 is a mount die that counts 4

ROMANCE: Final = "romance"
MARKET: Final = "market"
CHALLENGE: Final = "challenge"
KINDS: Final[tuple[str, ...]] = (ROMANCE, MARKET, CHALLENGE)

JOUST: Final = "joust"
PAS_DARMES: Final = "pas_darmes"
STACKS: Final[tuple[str, ...]] = ("I", "II", "III")
SPECIAL_STACK: Final = "special"
SCROLL: Final = "scroll"
CITIES: Final[tuple[str, ...]] = ("florence", "paris", "munich")
PLACES: Final = 8
MOST_PLAYERS: Final = 4

TENT: Final = "tent"
LANCE: Final = "lance"
PERMANENT: Final = "permanent"

Row = dict[str, Any]  # as it stands in the content files
Gain = Row
NOTHING: Final[Gain] = {}


class Token:
    """An ally or a relic: when it is used and what it does there, as plain numbers."""

    __slots__ = (
        "colour",
        "discounts",
        "effect",
        "first",
        "gain",
        "glory",
        "id",
        "opponent_attack",
        "opponent_prestige",
        "own_attack",
        "refresh",
        "reroll",
        "timing",
        "value",
    )

    def __init__(self, row: Row) -> None:
        effect: Row = row["effect"]
        self.id: str = row["id"]
        self.effect = effect
        self.timing: str = row.get("timing", "")
        self.glory: int = row.get("cost", {}).get("glory", 0)
        self.gain: Gain = effect.get("gain", NOTHING)
        die = effect.get("set_die")
        self.colour: int = -1 if die is None else DICE[die["die"]]
        self.value: int = 0 if die is None else die["value"]
        self.reroll: int = effect.get("reroll", 0)
        self.own_attack: int = effect.get("own_attack", 0)
        self.opponent_attack: int = effect.get("opponent_attack", 0)
        self.opponent_prestige: int = effect.get("opponent_prestige", 0)
        self.first: bool = effect.get("scope") == "first_engagement"
        self.refresh: str = effect.get("refresh", "")
        discount: Any = effect.get("discount", NOTHING)  # GLO-19.42
        self.discounts: dict[str, int] = dict.fromkeys(discount.get("spaces", ()), discount.get("coins", 0))

    def bonus(self, name: str) -> int:
        """A permanent effect that adds a number (GLO-19.2)."""
        number: int = self.effect.get(name, 0)
        return number


class Card:
    """A journey card (GLO-22)."""

    __slots__ = ("attack", "coins", "gain", "id", "kind", "options", "prestige")

    def __init__(self, row: Row, kind: str) -> None:
        self.id: str = row["id"]
        self.kind = kind
        self.coins: int = row.get("cost", {}).get("coins", 0)
        self.gain: Gain = row.get("gain", NOTHING)
        self.options: tuple[Gain, ...] = tuple(row.get("options", ()))
        opponent = row.get("opponent", {})
        self.attack: int = opponent.get("attack", 0)
        self.prestige: int = opponent.get("prestige", 0)


class Knight:
    """A knight token (GLO-11): `penalty` takes dice from the player, a Polish noble rolls one himself."""

    __slots__ = ("attack", "glory", "id", "kind", "noble", "penalty", "prestige")

    def __init__(self, row: Row) -> None:
        self.id: str = row["id"]
        self.kind: str = row["kind"]
        self.attack: int = row["attack"]
        self.glory: int = row["glory"]
        self.prestige: int = row["prestige"]
        penalty = row.get("dice_penalty", {})
        self.penalty: tuple[int, ...] = (
            penalty.get("strength", 0),
            penalty.get("mount", 0),
            penalty.get("armour", 0),
        )
        self.noble: bool = self.kind == "kind_polish_noble"


class Die:
    """Six faces; the special one counts by whether it is active (GLO-10.6 to 10.8)."""

    __slots__ = ("active", "faces", "inactive", "names", "what")

    def __init__(self, row: Row) -> None:
        self.what = f"die:{row['id']}"  # as it is called when real dice are thrown
        self.faces: tuple[int, ...] = tuple(SPECIAL if face == "special" else face for face in row["faces"])
        self.active: int = row["special"]["active"]
        self.inactive: int = row["special"]["inactive"]
        colour = COLOURS[DICE[row["id"]]]
        most = max(SPECIAL, self.active)
        self.names = tuple([f"{DIE}:{colour}:{number}" for number in range(most + 1)])  # by what it counts


class Level:
    """A level of mount or armour (GLO-10.5, 6.19)."""

    __slots__ = ("dice", "price", "special_active")

    def __init__(self, row: Row) -> None:
        self.dice: int = row["dice"]
        self.price: int = row["market_cost"]
        self.special_active: bool = row["special_active"]


class JoustMatch:
    """One of the seven matches: who meets, as places of the bottom row or winners of earlier matches."""

    __slots__ = ("entrants", "loser_plays")

    def __init__(self, row: Row, sources: list[str]) -> None:
        self.entrants = (sources.index(row["left"]), sources.index(row["right"]))
        self.loser_plays: int = row["loser_journey_cards"]


class Title:
    """A title card (GLO-17): glory and what it requires."""

    __slots__ = ("duel", "glory", "id", "requires")

    def __init__(self, row: Row) -> None:
        self.id: str = row["id"]
        self.glory: int = row["glory"]
        self.requires: Row = row["requires"]
        self.duel: dict[str, int] | None = self.requires.get("duel")


class Event:
    """An event card (GLO-21)."""

    __slots__ = ("action", "coins", "gain", "id", "lose", "pawns_lost", "recruits", "set", "strength")

    def __init__(self, row: Row) -> None:
        self.id: str = row["id"]
        self.set: int = row["set"]
        self.action: bool = row["kind"] == "action"
        self.coins: int = row.get("cost", {}).get("coins", 0)
        self.strength: int = row.get("cost", {}).get("strength", 0)
        self.gain: Gain = row.get("gain", NOTHING)
        self.lose: int = row.get("lose", {}).get("coins", 0)
        self.pawns_lost: int = row.get("pawns_lost", 0)
        self.recruits: bool = row.get("take_ally_on_card", False)


class Character:
    """A character card: start, titles drawn and kept, income (GLO-3.7, 3.23)."""

    __slots__ = ("cards", "draw", "id", "income", "keep", "level", "start")

    def __init__(self, row: Row) -> None:
        self.id: str = row["id"]
        self.level: int = row["level"]
        self.start: Row = row["start"]
        self.cards: dict[str, int] = row["start"]["cards"]
        self.draw: int = row["titles"]["draw"]
        self.keep: int = row["titles"]["keep"]
        self.income: Gain = row["income"]


class Slot:
    """A slot of the ally track, from left to right (GLO-6.21)."""

    __slots__ = ("cost", "id", "min_players", "special")

    def __init__(self, row: Row) -> None:
        self.id: str = row["id"]
        self.cost: int = row["cost"]
        self.special: bool = row["special"]
        self.min_players: int = row["min_players"]


class Space:
    """A space of the main board; without circles it takes any number of pawns (GLO-6.7, 6.8)."""

    __slots__ = ("gain", "id", "number")

    def __init__(self, row: Row) -> None:
        self.id: str = row["id"]
        least: list[int] = row["circles"]
        # GLO-3.21: solo uses the circles of two players.
        self.number = tuple(
            [sum(1 for one in least if one <= max(2, players)) for players in range(MOST_PLAYERS + 1)]
        )
        self.gain: Gain = row.get("gain", NOTHING)


class TournamentCard:
    """One of the twelve tournament cards: a section for each round (GLO-4.2)."""

    __slots__ = ("id", "players", "sections", "type")

    def __init__(self, row: Row) -> None:
        self.id: str = row["id"]
        self.type: str = row["type"]
        self.players: tuple[int, ...] = tuple(row["players"])
        self.sections: dict[int, Row] = {part["round"]: part for part in row["section"]}


class SoloCard:
    """One of SIR's cards: three actions (GLO-24.10)."""

    __slots__ = ("actions", "deck", "id")

    def __init__(self, row: Row) -> None:
        self.id: str = row["id"]
        self.deck: str = row["deck"]
        self.actions: tuple[Row, ...] = tuple(row["actions"])


class GloryContent(Content):
    """All components; immutable and shared by every copy of a table."""

    def __init__(self, tables: Tables, replaced: tuple[str, ...]) -> None:
        super().__init__(tables, replaced)
        self.game: Row = tables["game"]
        self.colours: tuple[str, ...] = tuple(row["id"] for row in tables["colours"])
        self.dice = tuple(Die(row) for row in tables["dice"])
        self.most_strength: int = self.game["strength_tokens_per_duel_max"]
        self.most_strength_dice: int = self.game["strength_dice_max"]
        self.levels = {row["level"]: Level(row) for row in tables["equipment_levels"]}
        self.spaces = {row["id"]: Space(row) for row in tables["spaces"]}
        slots = [Slot(row) for row in tables["ally_slots"]]
        self.slots = {
            players: tuple(slot for slot in slots if slot.min_players <= max(2, players))
            for players in range(1, MOST_PLAYERS + 1)
        }
        self.allies = {row["id"]: Token(row) for row in tables["allies"]}
        self.relics = {row["id"]: Token(row) for row in tables["relics"]}
        self.relic_counts = {row["id"]: row["count"] for row in tables["relics"]}
        self.prestige_counts = {row["id"]: row["count"] for row in tables["prestige"]}
        self.titles = {row["id"]: Title(row) for row in tables["titles"]}
        self.events = {row["id"]: Event(row) for row in tables["events"]}
        self.characters = {row["id"]: Character(row) for row in tables["characters"]}
        self.knights = {row["id"]: Knight(row) for row in tables["knights"]}
        self.knights_of = {
            row["id"]: tuple(one.id for one in self.knights.values() if one.kind == row["id"])
            for row in tables["knight_kinds"]
        }
        self.tournament_cards = {row["id"]: TournamentCard(row) for row in tables["tournament_cards"]}
        sources = [f"slot:{n + 1}" for n in range(PLACES)]
        sources += [f"winner:{row['id']}" for row in tables["joust_matches"]]
        self.matches = tuple(JoustMatch(row, sources) for row in tables["joust_matches"])
        self.prizes: dict[str, Gain] = {row["id"]: row["gain"] for row in tables["prizes"]}
        self.standard_prize: str = tables["standard_prize"]["id"]
        self.standard_gain: Gain = tables["standard_prize"]["gain"]
        self.solo_cards = {row["id"]: SoloCard(row) for row in tables["solo_cards"]}
        self.scenarios: dict[str, Row] = {row["id"]: row for row in tables["solo_scenarios"]}
        self.cards = {row["id"]: Card(row, kind) for kind in KINDS for row in tables[kind]}
        self.card_order = {card: n for n, card in enumerate(self.cards)}
        self.journey_decks: dict[str, tuple[str, ...]] = {
            kind: tuple(row["id"] for row in tables[kind] for _ in range(row["copies"])) for kind in KINDS
        }
        self.ally_stacks: dict[str, tuple[str, ...]] = {
            stack: tuple(row["id"] for row in tables["allies"] for _ in range(row["tokens"][stack]))
            for stack in (*STACKS, SPECIAL_STACK, SCROLL)
        }

    def prize(self, id: str) -> Gain:
        return self.standard_gain if id == self.standard_prize else self.prizes[id]
