"""The components of Fief: England as typed records, read from content/*.toml and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabard.engine.content import Content, Tables, read_checked
from tabard.engine.errors import ContentError
from tabard.games.fief.rules.distances import hops, neighbours

PACKAGE: Final = "tabard.games.fief"

# Units, in the order of the counts of a stack.
MAN: Final = 0
ARCHER: Final = 1
KNIGHT: Final = 2
BOMBARD: Final = 3
TREBUCHET: Final = 4
FRENCH: Final = 5
FLEMISH: Final = 6
UNITS: Final[tuple[str, ...]] = (
    "man_at_arms",
    "archer",
    "knight",
    "bombard",
    "trebuchet",
    "crossbowman_french",
    "crossbowman_flemish",
)
OWN_UNITS: Final = 5  # the first five come from the family's reserve, the others from the mercenaries' card
SOLDIERS: Final[tuple[int, ...]] = (MAN, ARCHER, KNIGHT, FRENCH, FLEMISH)  # FIE-1.9
ENGINES: Final = (BOMBARD, TREBUCHET)
HIDDEN: Final = (MAN, ARCHER, KNIGHT)  # FIE-3.8, R108: kinds of soldiers are secret

REGIONS: Final[tuple[str, ...]] = ("I", "II", "III", "IV", "V", "VI")

CASTLE: Final = "castle"
FORTRESS: Final = "fortress"
ROYAL_CASTLE: Final = "royal_castle"
FORTIFICATIONS: Final = (CASTLE, FORTRESS, ROYAL_CASTLE)  # FIE-1.11
ABBEY_PREFIX: Final = "abbey_"
SEE_PREFIX: Final = "see_"
LORD_PREFIX: Final = "lord_"

SEA: Final = "sea"
FOREST: Final = "forest"
SHERWOOD: Final = "sherwood"


class Region:
    """FIE-12.2: a region with its title."""

    __slots__ = ("diocese", "excalibur", "id", "number", "port", "price", "rank", "slug", "towns")

    def __init__(self, row: Mapping[str, Any], towns: tuple[str, ...]) -> None:
        self.id: str = row["id"]
        self.number: str = row["number"]
        self.slug: str = row["slug"]
        self.rank: str = row["rank"]
        self.price: int = row["title_price"]
        self.diocese: str = row["diocese"]
        self.port: str = row["port"]
        self.excalibur: str = row["excalibur_site"]
        self.towns = towns


class Site:
    """What the map says of a town: it never changes."""

    __slots__ = ("cathedral", "d6", "diocese", "gates", "id", "index", "port", "region")

    def __init__(self, row: Mapping[str, Any], gates: tuple[tuple[str, str], ...]) -> None:
        self.id: str = row["id"]
        self.index: int = row["index"]
        self.region: str = row["region"]
        self.diocese: str = row["diocese"]
        self.port: bool = row["port"]
        self.cathedral: bool = row["cathedral"]
        self.d6: tuple[int, ...] = tuple(row["d6"])
        self.gates = gates  # roads: the gate and the town behind it


class Card:
    """A CHARACTER, EVENT or PLAGUE card."""

    __slots__ = ("back", "diocese", "id", "kind", "sex", "surprise", "token", "votes")

    def __init__(self, row: Mapping[str, Any], back: str) -> None:
        self.id: str = row["id"]
        self.kind: str = row["kind"]
        self.back = back  # character, event, plague
        self.surprise: bool = row.get("surprise", False)
        self.sex: str = row.get("sex", "")
        self.diocese: str = row.get("diocese", "")
        effect: Mapping[str, Any] = row.get("effect", {})
        self.votes: int = effect.get("votes", 0)
        self.token: str = effect.get("token", "")


class FiefContent(Content):
    """All components; immutable and shared by every copy of a table."""

    def __init__(self, tables: Tables, replaced: tuple[str, ...]) -> None:
        super().__init__(tables, replaced)
        roads = tables["roads"]
        self.sites = {row["id"]: Site(row, _gates(row["id"], roads)) for row in tables["towns"]}
        self.towns = tuple(self.sites)
        self.regions = {
            row["number"]: Region(
                row, tuple(site.id for site in self.sites.values() if site.region == row["number"])
            )
            for row in tables["regions"]
        }
        self.dioceses: dict[str, Mapping[str, Any]] = {row["id"]: row for row in tables["dioceses"]}
        self.diocese_towns = {
            id: tuple(site.id for site in self.sites.values() if site.diocese == id) for id in self.dioceses
        }
        zones = {row["id"]: row["region"] for row in tables["sea_zones"]}
        self.zones = {
            row["region"]: tuple(zones[id] for id in row["adjacent"]) for row in tables["sea_zones"]
        }
        self.near = neighbours(
            {id: site.gates for id, site in self.sites.items()},
            {number: region.port for number, region in self.regions.items()},
            self.zones,
        )
        self.hops = hops(self.near)
        self.roads_apart = hops({id: [other for _, other in site.gates] for id, site in self.sites.items()})
        forest = tables["forests"][0]
        self.forest_gates: tuple[str, ...] = tuple(forest["gates"])
        self.robin: tuple[int, ...] = tuple(forest["encounter"]["on"])
        self.toll: Mapping[str, int] = forest["toll"]
        self.cards = {
            **{row["id"]: Card(row, "character") for row in tables["character_cards"]},
            **{row["id"]: Card(row, "event") for row in tables["event_cards"]},
            **{row["id"]: Card(row, "plague") for row in tables["plague_cards"]},
        }
        self.lords = tuple(card.id for card in self.cards.values() if card.kind == "lord")
        self.servants = tuple(row["id"] for row in tables["servant_cards"])
        self.relics = tuple(row["id"] for row in tables["relics"])
        units = {row["id"]: row for row in tables["units"]}
        self.cp = tuple(units[id]["cp"] for id in UNITS)
        self.kill_cost = tuple(units[id]["kill_cost"] for id in UNITS)
        self.reserve = tuple(units[id]["per_family"] for id in UNITS[:OWN_UNITS])
        self.buildings: dict[str, Mapping[str, Any]] = {row["id"]: row for row in tables["buildings"]}
        self.prices: dict[str, int] = {
            **{id: int(units[id]["price"]) for id in UNITS},
            **{id: int(row["price"]) for id, row in self.buildings.items() if "price" in row},
        }
        tokens = {row["id"]: row["count"] for row in tables["tokens"]}
        self.castles: int = tokens["castle_fortress"]
        self.mills: int = tokens["mill_token"]
        self.garters: int = tokens["garter"]
        self.daggers: int = tokens["dagger"]
        self.start: Mapping[str, Any] = tables["setup"]
        self.limits: Mapping[str, Any] = tables["limits"]
        self.victory: Mapping[str, Any] = tables["victory"]
        self.melee: list[Mapping[str, int]] = tables["tables"]["melee_dice"]
        self.combat_die: tuple[int, ...] = tuple(tables["dice"][0]["faces"])
        self.royal_tax: int = tables["single_cards"][0]["royal_tax"]

    def region_of(self, town: str) -> str:
        return self.sites[town].region

    def modifier(self, building: str) -> int:
        """FIE-1.11, 10.32: melee dice a fortification takes from those outside."""
        return -int(self.buildings[building]["melee_dice_modifier"]) if building in FORTIFICATIONS else 0

    def ends(self, gate: str) -> tuple[str, ...]:
        """The two towns of a road."""
        return tuple(id for id, site in self.sites.items() if any(road == gate for road, _ in site.gates))


def _gates(town: str, roads: list[dict[str, Any]]) -> tuple[tuple[str, str], ...]:
    found = [(road["id"], road["b"] if road["a"] == town else road["a"]) for road in roads]
    return tuple((id, other) for (id, other), road in zip(found, roads, strict=True) if _meets(road, town))


def _meets(road: Mapping[str, Any], town: str) -> bool:
    return town in (road["a"], road["b"])


def load(override: Mapping[str, Any] | None) -> FiefContent:
    tables, replaced = read_checked(PACKAGE, override)
    _check(tables)
    return FiefContent(tables, replaced)


def _check(tables: Tables) -> None:
    """What the rules rely on: the map hangs together and the decks have their sizes."""
    sizes = {"regions": 6, "dioceses": 4, "sea_zones": 6, "towns": 18, "character_cards": 31}
    for table, size in {**sizes, "event_cards": 16, "plague_cards": 9, "servant_cards": 23}.items():
        if len(tables[table]) != size:
            raise ContentError(f"[[{table}]] must have {size} entries, not {len(tables[table])} (FIE-2)")
    towns = {row["id"] for row in tables["towns"]}
    for road in tables["roads"]:
        if road["a"] not in towns or road["b"] not in towns or road["a"] == road["b"]:
            raise ContentError(f"[[roads]] {road['id']}: a and b must be two towns")
    for region in tables["regions"]:
        count = sum(row["region"] == region["number"] for row in tables["towns"])
        if count != region["towns"]:
            raise ContentError(f"[[regions]] {region['id']}: towns must be {count}")
