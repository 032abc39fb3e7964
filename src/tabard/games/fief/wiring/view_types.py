"""What a seat may see of Fief: the types of `match.view(seat)["table"]`.

Families are numbers; −1 is nobody.
"""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from msgspec import Meta

from tabard.engine.view_types import ContentView


class Units(TypedDict, total=False):
    """How many of each kind; what is left out is none."""

    man_at_arms: int
    archer: int
    knight: int
    bombard: int
    trebuchet: int
    crossbowman_french: int
    crossbowman_flemish: int


class Player(TypedDict):
    """A player: the backs of the hand are seen by all, the rest is the player's own."""

    families: list[int]
    hand_size: int
    hand_backs: list[str]
    hand: Annotated[list[str] | None, Meta(description="null: another's")]
    coins: Annotated[int | None, Meta(description="null: another's")]


class Family(TypedDict):
    """A family: what lies on its board, and what it comes to."""

    seat: int
    lords: list[str]
    reserve: Units
    pigeons: int
    treasure: int
    fourth: str
    bows: int
    ally: int
    points: int
    votes: int
    parliament_votes: int
    prices: Annotated[dict[str, int], Meta(description="what each unit and building costs now")]


class Lord(TypedDict):
    """A Lord in play."""

    family: int
    man: bool
    place: str
    gate: str
    captor: str
    ransom: Annotated[int, Meta(description="what it costs to buy the Lord free; 0 for whoever is free")]
    fiefs: list[str]
    church: list[str]
    royal: str
    spouse: str
    servant: str
    dagger: bool
    garter: bool
    eligible: bool
    relics: list[str]
    excalibur: bool
    guard_knights: int
    guard_men: int
    stages: int


class Town(TypedDict):
    """A town, village or abbey."""

    control: int
    building: str
    royal_abbey: bool
    mill: bool
    hidden_relic: Annotated[bool, Meta(description="one lies there face down")]
    relics: list[str]


class Stack(TypedDict):
    """The tokens of a family in one place."""

    family: int
    town: str
    gate: str
    stages: int
    up: bool
    soldiers: Annotated[int, Meta(description="men-at-arms, archers and knights: everybody may count them")]
    units: Annotated[Units, Meta(description="kinds that may be seen; of somebody else's soldiers none")]


class Clan(TypedDict):
    """A clan of Vikings."""

    number: int
    town: str
    vikings: int
    jarl: bool
    gone: Annotated[int, Meta(description="tokens out of the game: such a clan never lands again")]
    gate: str
    holds: bool


class Siege(TypedDict):
    """A siege."""

    town: str
    family: int
    trebuchets: int
    active: bool


class Plague(TypedDict):
    """A plague, a famine or foul weather in a region."""

    card: str
    kind: str
    region: str
    active: bool


class Bonus(TypedDict):
    """A good harvest or fair weather in a region."""

    card: str
    region: str


class Tax(TypedDict):
    """A tax card that was played."""

    card: str
    family: int
    where: str


class FamilyInBattle(TypedDict):
    """The tokens of one family in a battle, guards beside them."""

    family: int
    units: Units
    guard_knights: int
    guard_men: int


class Shooting(TypedDict):
    """Who shoots in a battle."""

    archers: int
    bombards: int
    trebuchets: int


class Side(TypedDict):
    """What one side of a battle has, and what it comes to."""

    points: int
    dice: int
    bonus: int
    lords: list[str]
    families: list[FamilyInBattle]
    clans: list[int]
    shooting: Shooting


class Sides(TypedDict):
    """Both sides of a battle."""

    attack: Side
    defence: Side


class Battle(TypedDict):
    """A battle: the tokens of both sides are turned up."""

    town: str
    kind: str
    vikings: Annotated[str, Meta(description="`attack`, `defend` or empty")]
    attackers: list[int]
    defenders: list[int]
    lead: str
    modifier: int
    tunnel: bool
    walls: Annotated[int, Meta(description="dice the attack loses to the walls now")]
    round: int
    lost: Annotated[list[str], Meta(description="tokens lost so far: `1:knight`")]
    fallen: int
    sides: Sides


Thing = TypedDict("Thing", {"item": str, "from": int, "to": int, "what": str})
Thing.__doc__ = "One thing a family could give another: docs/games/fief/deals.md."

Item = TypedDict("Item", {"item": str, "from": int, "to": int, "what": str, "coins": int})
Item.__doc__ = "One thing of a deal, from one family to another."


class WhyNot(TypedDict):
    """What forbids a deal now, as far as the viewer can know."""

    clause: str
    reason: str
    facts: dict[str, Any]


class Offer(TypedDict):
    """A deal that is open, or what is left of one."""

    number: int
    kind: str
    family: int
    parties: list[int]
    items: list[Item]
    agreed: list[int]
    waits: list[int]
    answers: Annotated[int | None, Meta(description="the offer it answers")]
    turn: int
    why_not: WhyNot | None


class Deals(TypedDict):
    """What can be dealt in now."""

    kinds: list[str]
    things: list[Thing]
    cards: list[str]
    promises: list[str]


class Orders(TypedDict):
    """The viewer's own standing permissions and passes."""

    permits: dict[str, str]
    passes: dict[str, str]


class Moving(TypedDict):
    """A group half named: only its own player sees it."""

    lords: list[str]
    units: list[int]


class FiefTable(TypedDict):
    """The table of Fief."""

    turn: int
    last_turn: int
    phase: int
    step: str
    first: int
    order: list[int]
    players: list[Player]
    families: list[Family]
    lords: dict[str, Lord]
    dead: list[str]
    towns: dict[str, Town]
    stacks: list[Stack]
    clans: list[Clan]
    sieges: list[Siege]
    plagues: list[Plague]
    bonuses: list[Bonus]
    taxes: list[Tax]
    character_deck: int
    event_deck: int
    event_back: str | None
    discard: int
    discard_top: str | None
    track: int
    servant_deck: int
    excalibur: str
    drawn: bool
    titles: Annotated[dict[str, int], Meta(description="who has each title")]
    vacant: dict[str, int]
    vp_holder: int
    caradoc_spent: bool
    parliament_revolt: bool
    candidates: list[str]
    markers: dict[str, list[str]]
    fog: str
    battle: Battle | None
    in_play: list[str]
    offers: list[Offer]
    promises: Annotated[list[Offer], Meta(description="promises made in deals: they bind nobody")]
    deals: Deals
    parley: Annotated[list[int], Meta(description="who sent for it and who came, while it is held")]
    orders: Orders
    moving: Moving | None
    content: ContentView
