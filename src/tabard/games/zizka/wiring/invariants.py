"""What must hold after every step of every match."""

from __future__ import annotations

from tabard.engine.errors import BrokenRule
from tabard.games.zizka.rules.content import CASTLES, LEVELS
from tabard.games.zizka.rules.morale import END
from tabard.games.zizka.rules.state import SUPPLY, Zizka


def check(table: Zizka) -> None:
    check_players(table)
    check_tokens(table)
    check_followers(table)
    check_castles(table)
    check_solo(table)


def demand(holds: bool, law: str) -> None:
    if not holds:
        raise BrokenRule(law)


def check_players(table: Zizka) -> None:
    names = [player.commander.id for player in table.players]
    demand(len(set(names)) == len(names), "ZIZ-2.9: all commanders are different")
    demand(table.luck_supply() >= 0, "ZIZ-1.3: twelve luck tokens")
    for player in table.players:
        demand(player.coins >= 0 and player.luck >= 0 and player.vp >= 0, "ZIZ-1.9: nothing is negative")
        demand(-END <= player.morale <= END, "ZIZ-6.1: five spaces of morale")
        demand(len(player.team) <= table.content.team_limit, "ZIZ-1.5: four followers at most")
        demand(
            all(not card.despises or card.despises != player.morale for card in player.team),
            "ZIZ-6.5: nobody serves at the end he despises",
        )
        demand(player.poster == 0 or player.wanted, "ZIZ-13.2: coins lie on a poster")
        demand(player.space in table.content.distance, "ZIZ-5.6: a figure stands on a space")
        done = [card.difficulty for card in player.conquests]
        demand(len(set(done)) == len(done), "ZIZ-11.2: one conquest of each difficulty")
    for holder in table.favours.values():
        demand(holder == SUPPLY or 0 <= holder < table.seats, "ZIZ-9.1: one holder, or the supply")
    dice = () if table.roll is None else table.roll.dice
    demand(dice.count("follower_die") <= table.content.dice_limit, "ZIZ-1.7: eight follower dice")


def check_tokens(table: Zizka) -> None:
    lying = [*table.tokens.values(), *table.stack, *table.used]
    demand(sorted(token.id for token in lying) == sorted(table.content.tokens), "ZIZ-1.11: every token once")
    demand(set(table.tokens) <= set(table.content.event_spaces), "ZIZ-11.17: tokens lie on event spaces")
    demand(table.face_up <= set(table.tokens), "ZIZ-7.5: what is face up is a token")
    hidden = set(table.tokens) - table.face_up
    demand(set(table.known) <= hidden, "ZIZ-19.2: knowledge ends when a token is public or gone")


def check_followers(table: Zizka) -> None:
    teams = [card for player in table.players for card in player.team]
    lying = [card for level in LEVELS for card in (*table.slots[level], *table.decks[level])]
    lying += [card for level in LEVELS for card in table.discards[level]]
    lying += [*teams, *table.gone] + ([] if table.taken is None else [table.taken])
    names = {player.commander.id for player in table.players}
    cards = [card.id for card in table.content.followers.values() if card.level or card.commander in names]
    demand(sorted(card.id for card in lying) == sorted(cards), "ZIZ-1.11: every follower once")
    for level in LEVELS:
        shown = len(table.slots[level]) == table.content.slots and table.decks[level]
        demand(bool(shown) or not table.discards[level], "ZIZ-12.10: an empty deck is renewed at once")
        demand(
            all(card.level == level for card in (*table.slots[level], *table.decks[level])),
            "ZIZ-2.5: every level has its own deck",
        )


def check_castles(table: Zizka) -> None:
    cards = [card.id for castle in CASTLES for card in table.castles[castle]]
    cards += [card.id for player in table.players for card in player.conquests]
    cards += [] if table.siege is None else [table.siege.card.id]
    demand(sorted(cards) == sorted(table.content.conquests), "ZIZ-1.11: every conquest card once")
    for castle in CASTLES:
        deck = [card.id for card in table.castles[castle]]
        demand(
            all(one.difficulty == castle for one in table.castles[castle]),
            "ZIZ-2.4: easy and hard cards never mix",
        )
        bottom = [id for id in deck if id in table.shown]
        demand(deck[len(deck) - len(bottom) :] == bottom, "ZIZ-19.4: failed cards lie at the bottom")


def check_solo(table: Zizka) -> None:
    torak = table.torak
    if torak is None:
        return
    posters = [*table.posters, *table.players[0].posters]
    demand(sorted(posters) == sorted(table.content.posters), "ZIZ-17.24: four posters in all")
    cards = sorted(card.id for card in (*torak.deck, *torak.used))
    sets = ("base", table.level)
    all_cards = [card.id for card in table.content.torak_cards.values() if card.set in sets]
    demand(cards == sorted(all_cards), "ZIZ-17.6: Torak's cards are in his deck or used")
    disgraced = "poster_disgrace" in table.players[0].posters
    demand(not disgraced or all(one == SUPPLY for one in table.favours.values()), "ZIZ-17.28: no favour")
