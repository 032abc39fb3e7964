"""The play step: church titles, burghers, mercenaries, harvests, taxes (FIE-5.19 to 5.24, 14, 15)."""

from __future__ import annotations

from collections.abc import Sequence

from tabard.engine.decision import Choice, Clause
from tabard.games.fief.rules.asking import Choose, SeatDecision, YesNo
from tabard.games.fief.rules.cards.draw import END
from tabard.games.fief.rules.cards.fourth import fill_fourth
from tabard.games.fief.rules.cards.lords import introduce, take_back
from tabard.games.fief.rules.cards.piles import discard, without
from tabard.games.fief.rules.cards.plagues import BAD_WEATHER, FAMINE, drop_plague, plague_on
from tabard.games.fief.rules.content import REGIONS
from tabard.games.fief.rules.markers import Tax
from tabard.games.fief.rules.movement.control import update
from tabard.games.fief.rules.people import (
    allied,
    ally_of,
    bishop_of,
    lords_of,
    sovereign_family,
    title_family,
    titled,
)
from tabard.games.fief.rules.records import NOBODY
from tabard.games.fief.rules.rights import PhaseRight
from tabard.games.fief.rules.state import Fief
from tabard.games.fief.rules.steps import Step
from tabard.games.fief.rules.titles.church import make_bishop, make_prioress, may_be_bishop, may_be_prioress
from tabard.games.fief.rules.titles.deaths import place_waiting
from tabard.games.fief.rules.windows import SURPRISES, Moment, card_targets


class PlayCard(SeatDecision):
    """FIE-5.19, D05: the next card to play, or the end. The hand is secret: asked whenever there is one."""

    __slots__ = ()

    kind = "play_card"
    safe_point = True
    clause = "FIE-5.19"
    secret = True

    def options(self, table: Fief) -> Sequence[Choice]:
        hand = table.players[self.seat].hand
        return [END, *[card for card in hand if targets(table, self.seat, card)]]

    def default(self, table: Fief) -> Choice:
        return END

    def refused(self, table: Fief) -> Sequence[Choice]:
        hand = table.players[self.seat].hand
        return [card for card in hand if not targets(table, self.seat, card)]

    def why_not(self, table: Fief, choice: Choice) -> Clause | None:
        if choice in table.players[self.seat].hand:
            return Clause("FIE-5.20", "no-target-now", {"card": choice})
        return Clause(self.clause, "not-in-hand", {"card": choice})


class CardTarget(Choose):
    """FIE-5.19: what the card is played on."""

    __slots__ = ()

    kind = "card_target"
    clause = "FIE-5.19"
    second = True


class TakeGift(YesNo):
    """FIE-5.22, D32: the ally accepts a card played into his family, or declines."""

    __slots__ = ()

    kind = "take_gift"
    clause = "FIE-5.22"


def targets(table: Fief, seat: int, card: str) -> list[str]:
    """Everything a hand card can be played on in the play step."""
    own = table.families_of(seat)
    kind = table.content.cards[card].kind
    if kind in ("lord", "prioress", "bishop", "archbishop"):
        return people_targets(table, own, card, kind)
    if kind == "burghers":
        return [f"family:{one}" for one in own if any(map(titled, lords_of(table, one)))]
    if kind == "mercenaries":
        return [f"family:{one}" for one in own]
    if kind == "good_harvest":
        return harvest_targets(table)
    if kind == "tax":
        return tax_targets(table, own)
    return [target for one in own for target in card_targets(table, one, card, Moment.PLAY)]


def people_targets(table: Fief, own: list[int], card: str, kind: str) -> list[str]:
    """FIE-5.22: own families, and families of allies that have not declined this card."""
    allies = [ally_of(table, one) for one in own]
    families = [*own, *[ally for ally in allies if ally != NOBODY and ally not in own]]
    families = [one for one in families if not table.uses(PhaseRight.DECLINED, card, one)]
    if kind == "lord":
        most = table.content.limits["lords_per_family"]
        return [f"family:{one}" for one in families if len(table.families[one].lords) < most]
    lords = [lord for one in families for lord in lords_of(table, one)]
    if kind == "prioress":
        return [lord.id for lord in lords if may_be_prioress(lord)]
    return [lord.id for lord in lords if may_be_bishop(table, lord, card)]


def harvest_targets(table: Fief) -> list[str]:
    """FIE-15.30, 15.31, 5.32: against a Famine, sleeping or not, or for a harvest."""
    famines = [one.region for one in table.plagues if one.kind == FAMINE]
    laid = [region for card, region in table.bonuses if card.startswith("good_harvest")]
    fine = [
        region
        for region in REGIONS
        if not plague_on(table, region, FAMINE)
        and not plague_on(table, region, BAD_WEATHER)
        and region not in laid
    ]
    return [f"cancel:{region}" for region in REGIONS if region in famines] + [f"lie:{one}" for one in fine]


def tax_targets(table: Fief, own: list[int]) -> list[str]:
    """FIE-15.41 to 15.44: fiefs and dioceses these families may tax."""
    taxed = [tax.where for tax in table.taxes]
    found: list[str] = []
    for family in own:
        if not table.families[family].treasure:
            continue
        for region in REGIONS:
            holder = title_family(table, region)
            entitled = holder == family or (holder == NOBODY and sovereign_family(table) == family)
            if entitled and region not in taxed:
                found.append(f"tax:{family}:{region}")
        for diocese in table.content.dioceses:
            bishop = bishop_of(table, diocese)
            if bishop is not None and bishop.family == family and diocese not in taxed:
                found.append(f"tax:{family}:{diocese}")
    return found


async def play_step(table: Fief) -> None:
    """FIE-5.19: one card of one player, then the next chapter."""
    order = table.player_order()
    if table.at >= len(order):
        table.at = 0
        table.step = Step.CARDS_END
        return
    seat = order[table.at]
    for family in table.families_of(seat):
        await place_waiting(table, family)
    choice = END
    if table.players[seat].hand:
        choice = str(await table.hear(PlayCard(seat)))
    if choice == END:
        table.pass_on()
        return
    await play_card(table, seat, choice)


async def play_card(table: Fief, seat: int, card: str) -> None:
    """The card is shown, its target named, its effect carried out."""
    family = table.families_of(seat)[0]
    table.reveal()
    table.tell("played", seat=seat, card=card)
    kind = table.content.cards[card].kind
    found = list(dict.fromkeys(targets(table, seat, card)))
    player = table.players[seat]
    player.hand = without(player.hand, card)
    table.in_play = (*table.in_play, card)
    target = str(await table.hear(CardTarget(table, family, found, {"card": card})))
    if kind in ("lord", "prioress", "bishop", "archbishop"):
        await play_person(table, seat, card, target)
        return
    table.in_play = without(table.in_play, card)
    verb, _, where = target.partition(":")
    if kind in ("burghers", "mercenaries"):
        await fill_fourth(table, int(where), card)
    elif kind == "good_harvest":
        play_harvest(table, card, verb, where)
    elif kind == "tax":
        levier, _, base = where.partition(":")
        table.taxes = (*table.taxes, Tax(card, int(levier), base))
        table.families[int(levier)].treasure -= 1  # FIE-15.42
        table.tell("taxed", family=int(levier), where=base)
    else:
        own = [
            one for one in table.families_of(seat) if target in card_targets(table, one, card, Moment.PLAY)
        ]
        await SURPRISES[kind].play(table, own[0] if own else family, target, card)


def play_harvest(table: Fief, card: str, verb: str, region: str) -> None:
    """FIE-15.30, 15.31."""
    if verb == "lie":
        table.bonuses = (*table.bonuses, (card, region))
        table.tell("bonus_laid", card=card, region=region)
        return
    drop_plague(table, FAMINE, region)
    discard(table, card)


async def play_person(table: Fief, seat: int, card: str, target: str) -> None:
    """FIE-5.22: a card into an own family, or into an ally's if he accepts."""
    into = int(target.partition(":")[2]) if target.startswith("family:") else table.lords[target].family
    own = table.families_of(seat)
    if into not in own:
        giver = next(one for one in own if allied(table, one, into))
        answer = await table.hear(TakeGift(table, into, {"card": card, "giver": giver}))
        if answer != "yes":
            table.count_use(PhaseRight.DECLINED, card, into)
            take_back(table, seat, card)
            return
    kind = table.content.cards[card].kind
    if kind == "lord":
        await introduce(table, seat, into, card)
        return
    table.in_play = without(table.in_play, card)
    if kind == "prioress":
        await make_prioress(table, table.lords[target], card)
    else:
        make_bishop(table, table.lords[target], card)
    await update(table, [])
