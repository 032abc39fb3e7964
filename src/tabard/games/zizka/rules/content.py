"""The components of Jan Žižka as typed records, read from content/*.toml and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabard.engine.content import Content, Tables, read_checked
from tabard.engine.errors import ContentError
from tabard.games.zizka.rules.payment import Counts

PACKAGE: Final = "tabard.games.zizka"

SWORD: Final = "sword"
CUNNING: Final = "cunning"
SPEECH: Final = "speech"
JOKER: Final = "joker"
COIN: Final = "coin"
SYMBOLS: Final[tuple[str, ...]] = (SWORD, CUNNING, SPEECH, JOKER)

FOLLOWER_DIE: Final = "follower_die"
RULERS: Final = ("wenceslas", "sigismund")
EASY: Final = "easy"
HARD: Final = "hard"
CASTLES: Final[tuple[str, ...]] = (EASY, HARD)
TOURNAMENT: Final = "tournament"
LEVELS: Final = (1, 2)
LEVEL_OF: Final[Mapping[str, tuple[int, ...]]] = {"I": (1,), "II": (2,), "any": LEVELS}
MORALE_OF: Final = {"virtue": 2, "vice": -2}
SKILLS: Final = ("die", "reroll", "sword", "cunning", "speech", "joker", "move", "peek")


class Skills:
    """ZIZ-4: what a tablet or a card can do."""

    __slots__ = SKILLS

    def __init__(self, row: Mapping[str, int]) -> None:
        self.die = row.get("die", 0)
        self.reroll = row.get("reroll", 0)
        self.sword = row.get("sword", 0)
        self.cunning = row.get("cunning", 0)
        self.speech = row.get("speech", 0)
        self.joker = row.get("joker", 0)
        self.move = row.get("move", 0)
        self.peek = row.get("peek", 0)


class Commander:
    """One side of a commander's tablet."""

    __slots__ = ("coins", "id", "luck", "skills")

    def __init__(self, row: Mapping[str, Any], side: str) -> None:
        data = row[f"side_{side.lower()}"]
        self.id: str = row["id"]
        self.skills = Skills(data["skills"])
        self.coins: int = data["start_coins"]
        self.luck: int = data["start_luck"]


class Follower:
    """A card of a team; level 0 is a starting follower."""

    __slots__ = ("bonus_die", "commander", "cost", "despises", "id", "lance", "level", "order", "skills")

    def __init__(self, row: Mapping[str, Any], order: int) -> None:
        conditional = row.get("conditional", {})
        self.id: str = row["id"]
        self.level: int = row["level"]
        self.cost: int = row["cost"]
        self.commander: str = row.get("commander", "")
        self.skills = Skills(row["skills"])
        self.bonus_die: str = conditional["event"] if "die" in conditional else ""  # ZIZ-4.14
        self.lance: int = conditional.get("free_reroll", 0)  # ZIZ-4.17
        self.despises: int = MORALE_OF[row["despises"]] if "despises" in row else 0
        self.order = order


class Reward:
    """What a row gives, in the order of ZIZ-7.30."""

    __slots__ = ("coins", "either", "favor", "follower", "luck", "morale", "poster", "vp")

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.coins: int = row.get("coins", 0)
        self.vp: int = row.get("vp", 0)
        self.luck: int = row.get("luck", 0)
        self.favor: str = row.get("favor", "")
        self.poster: int = row.get("poster", 0)
        self.morale: int = row.get("morale_virtue", 0) - row.get("morale_vice", 0)
        self.either: int = row.get("morale_any", 0)
        self.follower: str = row.get("follower", "")


class Row:
    """Requirement and reward (ZIZ-7.3)."""

    __slots__ = ("coins", "discard", "need", "reward")

    def __init__(self, row: Mapping[str, Any]) -> None:
        require = row["require"]
        self.need: Counts = (
            require.get(SWORD, 0),
            require.get(CUNNING, 0),
            require.get(SPEECH, 0),
            require.get(JOKER, 0),
        )
        self.coins: int = require.get("coins", 0)
        self.discard: int = require.get("discard_follower", 0)
        self.reward = Reward(row.get("reward", {}))


class Token:
    """An event token; a tournament has points, pot and goal instead of rows."""

    __slots__ = ("goal", "id", "kind", "mode", "points", "pot", "reward", "rows")

    def __init__(self, row: Mapping[str, Any], mode: str) -> None:
        self.id: str = row["id"]
        self.kind: str = row["kind"]
        self.mode = mode
        self.rows = tuple(Row(one) for one in row.get("rows", ()))
        self.pot: int = row.get("pot", 0)
        self.points: Mapping[str, int] = row.get("points", {})
        self.goal: int = row.get("goal", {}).get("points_min", 0)
        self.reward = Reward(row.get("reward", {}))


class Conquest:
    """A conquest card (ZIZ-11)."""

    __slots__ = ("difficulty", "id", "reward", "rows")

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.id: str = row["id"]
        self.difficulty: str = row["difficulty"]
        self.rows = tuple(Row(one) for one in row["rows"])
        self.reward = Reward(row["reward"])


class TorakCard:
    """ZIZ-17: what Torak does in a phase, his result in a tournament, the loss he deals."""

    __slots__ = ("actions", "id", "loss", "set", "tournament")

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.id: str = row["id"]
        self.set: str = row["set"]
        self.actions: tuple[tuple[str, Any], ...] = tuple(
            item for action in row["actions"] for item in action.items()
        )
        self.loss: str = row["loss"]
        self.tournament: int = row["tournament"]


class ZizkaContent(Content):
    """All components; immutable and shared by every copy of a table."""

    def __init__(self, tables: Tables, replaced: tuple[str, ...]) -> None:
        super().__init__(tables, replaced)
        game = tables["game"]
        self.goal: int = game["end_trigger_vp"]
        self.coins_per_point: int = game["coins_per_vp_at_end"]
        self.actions: int = game["actions_per_turn"]
        self.team_limit: int = game["team_limit"]
        self.dice_limit: int = game["follower_dice_limit"]
        self.tournament_dice: int = game["tournament_dice"]
        self.poster_coins: int = game["poster_coins"]
        self.recruit_limit: int = game["recruit_limit_per_action"]
        self.luck_tokens: int = tables["counts"]["luck_tokens"]
        self.attacker_vp: int = tables["fight"]["attacker_win_vp"]
        self.defender_vp: int = tables["fight"]["defender_win_vp"]
        self.faces: Mapping[str, tuple[str, ...]] = {row["id"]: tuple(row["faces"]) for row in tables["die"]}
        self.die_of = {row["id"]: row["die"] for row in tables["favor_token"]}
        self.commanders = {
            side: {row["id"]: Commander(row, side) for row in tables["commander"]} for side in ("A", "B")
        }
        self._read_cards(tables)
        self._read_board(tables)
        self.combat = tables["torak_combat_card"]

    def _read_cards(self, tables: Tables) -> None:
        rows = [*tables["start_follower"], *tables["follower"]]
        self.followers = {row["id"]: Follower(row, order) for order, row in enumerate(rows)}
        modes = {row["id"]: row["mode"] for row in tables["event_kind"]}
        self.tokens: dict[str, Token] = {
            row["id"]: Token(row, modes[row["kind"]]) for row in tables["event_token"]
        }
        self.conquests = {row["id"]: Conquest(row) for row in tables["conquest_card"]}
        self.torak_cards = {row["id"]: TorakCard(row) for row in tables["torak_card"]}
        self.posters: Mapping[str, Mapping[str, Any]] = {
            row["id"]: row["solo"] for row in tables["wanted_poster"]
        }
        self.poster_move: int = tables["wanted_poster"][0]["multiplayer"]["move"]

    def _read_board(self, tables: Tables) -> None:
        spaces = tables["space"]
        self.spaces = tuple(sorted(row["id"] for row in spaces))
        self.kind_of = {row["id"]: row["kind"] for row in spaces}
        self.difficulty_of = {row["id"]: row.get("difficulty", "") for row in spaces}
        self.roads = {row["id"]: tuple(row["adjacent"]) for row in spaces}
        self.named_spaces = tuple(id for id in self.spaces if self.kind_of[id] != "small")
        self.event_spaces = tuple(id for id in self.spaces if self.kind_of[id] == "event")
        self.starts = {row["start"]: row["id"] for row in spaces if "start" in row}
        self.start_of_seat: tuple[str, ...] = tuple(tables["setup"]["start_space_by_seat"])
        self.solo_start: str = tables["setup"]["solo_player_start"]
        self.torak_start: str = tables["setup"]["solo_torak_start"]
        self.slots: int = tables["setup"]["followers_on_table_per_level"]
        self.distance = {id: distances(id, self.roads) for id in self.spaces}
        self._within: dict[tuple[str, int], tuple[str, ...]] = {}

    def within(self, space: str, reach: int) -> tuple[str, ...]:
        """ZIZ-5.1: the spaces at a distance from 1 to the range."""
        found = self._within.get((space, reach))
        if found is None:
            steps = self.distance[space]
            found = tuple(other for other in self.spaces if 1 <= steps[other] <= reach)
            self._within[space, reach] = found
        return found

    def level(self, number: int) -> tuple[Follower, ...]:
        return tuple(card for card in self.followers.values() if card.level == number)

    def starting_team(self, commander: str) -> tuple[Follower, ...]:
        """ZIZ-2.12."""
        return tuple(card for card in self.followers.values() if card.commander == commander)

    def castle(self, difficulty: str) -> tuple[Conquest, ...]:
        return tuple(card for card in self.conquests.values() if card.difficulty == difficulty)


def distances(start: str, roads: Mapping[str, tuple[str, ...]]) -> dict[str, int]:
    """ZIZ-5.1, 5.4: steps along roads from one space to every other."""
    steps = {start: 0}
    edge = [start]
    while edge:
        edge = [there for here in edge for there in roads[here] if _reach(steps, here, there)]
    return steps


def _reach(steps: dict[str, int], here: str, there: str) -> bool:
    if there in steps:
        return False
    steps[there] = steps[here] + 1
    return True


def load(override: Mapping[str, Any] | None) -> ZizkaContent:
    tables, replaced = read_checked(PACKAGE, override)
    _check(tables)
    return ZizkaContent(tables, replaced)


def _check(tables: Tables) -> None:
    """ZIZ-1.1: the box holds exactly these; roads lead both ways; rows need something."""
    counts = tables["counts"]
    sizes = {
        "start_follower": counts["start_followers"],
        "follower": counts["followers_level_1"] + counts["followers_level_2"],
        "event_token": counts["event_tokens"],
        "conquest_card": counts["conquest_easy"] + counts["conquest_hard"],
        "wanted_poster": counts["wanted_posters"],
    }
    for table, size in sizes.items():
        if len(tables[table]) != size:
            raise ContentError(f"[[{table}]] must have {size} entries, not {len(tables[table])} (ZIZ-1.1)")
    roads = {row["id"]: row["adjacent"] for row in tables["space"]}
    for here, neighbours in roads.items():
        for there in neighbours:
            if here not in roads.get(there, ()):
                raise ContentError(f"[[space]] {here}: the road to {there!r} must lead both ways (ZIZ-5.1)")
    for row in [*tables["event_token"], *tables["conquest_card"]]:
        if any(not one["require"] for one in row.get("rows", ())):
            raise ContentError(f"{row['id']}: every row needs a requirement (ZIZ-7.3)")
