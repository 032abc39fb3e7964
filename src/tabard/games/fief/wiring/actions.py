"""Every choice the game can ever offer, for action ids."""

from __future__ import annotations

from collections.abc import Sequence

from tabard.engine.codec import ActionCodec
from tabard.engine.decision import PASS, Choice
from tabard.games.fief.rules.content import OWN_UNITS, REGIONS, SOLDIERS, UNITS, FiefContent
from tabard.games.fief.rules.deals.moments import AT_SAFE_POINTS, IN_BATTLE, WHILE_ASKED
from tabard.games.fief.rules.deals.terms import BOOTY, PROMISES, PURPOSES, SIDES

DEALT = tuple(
    dict.fromkeys([kind for kinds in (AT_SAFE_POINTS, IN_BATTLE, *WHILE_ASKED.values()) for kind in kinds])
)
FAMILIES = ("0", "1", "2", "3")
CLANS = ("clan_1", "clan_2", "clan_3", "clan_4")
FOES = (*FAMILIES, "vikings")
GUARDS = ("royal_knight", "royal_man_at_arms")
MOST_BOWS = 3
END, NO_MORE, NOBODY, NONE = "end", "enough", "nobody", "none"
YES_OR_NO = (
    *("accept_marriage", "accept_servant", "call_parliament", "consent", "grant", "plunder_abbey"),
    *("plunder_mill", "refound", "release_veil", "revive", "take_gift"),
)
TWO_ANSWERS = {
    "calm": (PASS, "try"),
    "calm_for_coins": (PASS, "pay"),
    "declare_prince": ("prince", "lord"),
    "fire_bombards": ("fire", "hold"),
    "fire_trebuchets": ("fire", "hold"),
    "heal": ("man_at_arms", "archer"),
    "join_attack": ("neutral", "attack"),
    "join_defence": ("neutral", "defend"),
    "join_refusers": ("neutral", "defend"),
    "keep_consent": ("keep", "revoke"),
    "parliament_vote": ("null", "for"),
    "pay_title": ("leave", "pay"),
    "pay_toll": ("pay", "stay"),
    "sally_out": ("stay", "sally"),
}
A_LORD = {
    "also_escape": (NO_MORE,),
    "also_free": (NO_MORE,),
    "ambush_captor": (),
    "attack_leader": (),
    "candidate": (NONE,),
    "captor": (),
    "court_target": (),
    "first_servant": (),
    "heir": (),
    "instigator": (),
    "leading_lord": (),
    "letter_frees": (NO_MORE,),
    "loot_lord": (),
    "lose_lord": (),
    "new_prioress": (NOBODY,),
    "ransom": (END,),
    "sortie_lord": (NOBODY,),
    "title_lord": (),
    "vote_for": (NONE,),
    "vote_null": (NONE,),
}
A_TOWN = {
    "buy_town": ("nowhere",),
    "capital": (),
    "escape_to": (),
    "flee": (),
    "fog": (NONE,),
    "found_abbey": ("later",),
    "place_lord": ("nowhere",),
    "royal_site": (),
    "scorch": (END,),
    "start_town": (),
}


def codec(content: FiefContent) -> ActionCodec:
    """Names joined by colons; a new kind of choice goes to the end, so that old ids stay."""
    lords, towns = content.lords, content.towns
    soldiers = [UNITS[unit] for unit in SOLDIERS]
    cards = [id for id, card in content.cards.items() if card.back != "plague"]
    surprises = [id for id in cards if content.cards[id].surprise]
    tunnels = [id for id in surprises if content.cards[id].kind == "tunnel"]
    revolts = [id for id in surprises if content.cards[id].kind == "revolt"]
    bows = [f"{town}:{number}" for town in towns for number in range(1, MOST_BOWS + 1)]
    choices: dict[str, Sequence[Choice]] = dict.fromkeys(YES_OR_NO, ("no", "yes"))
    choices.update(TWO_ANSWERS)
    choices.update({kind: (*others, *lords) for kind, others in A_LORD.items()})
    choices.update({kind: (*others, *towns) for kind, others in A_TOWN.items()})
    choices.update(
        {
            "also_attack": [NOBODY, *FAMILIES],
            "bow_target": [NONE, *bows],
            "buy": [
                *(END, *UNITS[:OWN_UNITS], "castle", "mill", "royal_castle", "free_man_at_arms", "bows"),
                *named("title", REGIONS),
            ],
            "card_target": targets(content),
            "court": [
                *(END, *named("title", REGIONS)),
                *[f"{verb}:{lord}" for verb in ("servant", "marry", "veil") for lord in lords],
            ],
            "deal": [
                *(END, *named("ransom", lords)),
                *[
                    f"{verb}:{clan}:{lord}"
                    for verb in ("buy_off", "convert")
                    for clan in CLANS
                    for lord in lords
                ],
            ],
            "discard": [END, *cards, *named("play", surprises)],
            "draw": [END, "character", "event"],
            "end_of_round": ["continue", "stop", "surrender"],
            "escape_with": [NOBODY, *soldiers],
            "invite": [NOBODY, *FAMILIES],
            "join_revolt": [PASS, *revolts, *tunnels, "burghers", "help", *named("bows", bows)],
            "lose_in_battle": [*soldiers, *GUARDS],
            "lose_soldier": [*soldiers, *GUARDS],
            "march": marches(content),
            "place_bows": ["none:0", *bows],
            "play_card": [END, *cards],
            "react": [
                *(PASS, "pass_phase", "pass_battle", "pass_turn", *named("card", surprises)),
                *("burghers:revolt", "burghers:help", "bows", "becket", "eanswythe"),
            ],
            "react_target": targets(content),
            "refused": ["stay", "back", *named("ride", FOES), *tunnels, "help", "lent"],
            "revolt_victim": [*named("family", FAMILIES), "vikings"],
            "servant_price": ["0", "1", "2", "3", "5", "8"],
            "share": range(content.royal_tax + 1),
            "shoot_archers": ["troops", "hold", *CLANS, *named("lord", lords)],
            "siege_payment": range(3),
            "sortie_size": range(max(content.reserve) + 1),
            "struck_clan": CLANS,
            "war": [
                *(END, *named("sword", lords), *named("abbey", towns)),
                *[f"battle:{town}:{foe}" for town in towns for foe in FOES],
                *[
                    f"{verb}:{town}:{foe}"
                    for verb in ("sortie", "walls", "siege")
                    for town in towns
                    for foe in FAMILIES
                ],
            ],
        }
    )
    choices.update(
        {
            "accept_parley": ("no", "yes"),
            "lose_from": FAMILIES,
            "interrupt": [
                *(PASS, *named("card", surprises)),
                *("burghers:revolt", "burghers:help", "bows", "becket", "eanswythe"),
            ],
            "tunnel_by": [*tunnels, "help", "lent"],
            "deal_item": ["drop", "send", *named("give", DEALT), *named("ask", DEALT)],
            "deal_what": dealt(content),
            "deal_sum": ["done", "1", "5", "20", "100"],
        }
    )
    return ActionCodec(choices)


def named(verb: str, things: Sequence[str]) -> list[str]:
    return [f"{verb}:{thing}" for thing in things]


def dealt(content: FiefContent) -> list[str]:
    """Whatever can lie on the scales (FIE-28.17)."""
    lords, towns = content.lords, content.towns
    cards = [id for id, card in content.cards.items() if card.back != "plague"]
    treasures = (*content.relics, "excalibur")
    return [
        *(NONE, *cards, *towns, *REGIONS, "for", "null", *PROMISES),
        *[f"{treasure}:{one}:{other}" for treasure in treasures for one in lords for other in lords],
        *[f"{one}:{other}" for one in (*lords, *content.servants, *CLANS) for other in lords],
        *[f"{verb}:{town}" for verb in (*PURPOSES, *SIDES, *BOOTY) for town in towns],
        *[f"{town}:{number}" for town in towns for number in range(1, MOST_BOWS + 1)],
    ]


def targets(content: FiefContent) -> list[str]:
    """What any card or power can be used on."""
    taxable = (*REGIONS, *content.dioceses)
    return [
        *(*content.lords, *CLANS, *content.towns, *REGIONS),
        *(*named("family", FAMILIES), *named("cancel", REGIONS), *named("lie", REGIONS)),
        *[f"tax:{family}:{where}" for family in FAMILIES for where in taxable],
        *(
            "walls",
            *named("free", content.lords),
            *named("escape", FAMILIES),
            *named("breach", content.towns),
        ),
        *[f"{region}:{zone}" for region in REGIONS for zone in content.zones[region]],
    ]


def marches(content: FiefContent) -> list[str]:
    """Groups, ways and everything else of phase 5."""
    lords, towns = content.lords, content.towns
    ports = [region.port for region in content.regions.values()]
    roads = dict.fromkeys([road for site in content.sites.values() for road, _ in site.gates])
    treasures = (*content.relics, "excalibur")
    return [
        *(END, "cancel", *named("lord", lords), *named("add", lords), *named("take", UNITS), "all"),
        *(*roads, *named("sea", ports), *named("forest", content.forest_gates), "castle"),
        *[f"far:{zone}:{port}" for zone in REGIONS for port in ports],
        *(*named("abbey", towns), *named("ride", FOES)),
        *[f"{verb}:{lord}" for verb in ("enter", "sword", "fetch") for lord in lords],
        *[f"relic:{lord}:{treasure}" for lord in lords for treasure in treasures],
        *named("under", [*roads, *named("sea", ports)]),
    ]
