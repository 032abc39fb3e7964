"""What a seat may see (ZIZ-19), built by naming it: a forgotten field is hidden, not leaked."""

from __future__ import annotations

from typing import cast

from tabard.games.zizka.rules.conquest import row_luck as row_cost
from tabard.games.zizka.rules.content import CASTLES, LEVELS, Follower
from tabard.games.zizka.rules.facing import open_rows, payable, row_luck
from tabard.games.zizka.rules.goods import can_gain_poster
from tabard.games.zizka.rules.payment import INFEASIBLE, Counts, further_cost
from tabard.games.zizka.rules.skills import (
    dice,
    fixed_symbols,
    lances,
    move_range,
    peek_sources,
    rerolls,
    symbols,
)
from tabard.games.zizka.rules.state import SUPPLY, Zizka
from tabard.games.zizka.wiring import view_types as views


def view(table: Zizka, seat: int | None) -> views.ZizkaTable:
    """ZIZ-19.1 to 19.3."""
    return {
        "round": table.round,
        "phase": table.step.value,
        "start": None if table.solo else table.first,
        "active": table.active,
        "actions": table.actions,
        "peeks": peek_sources(table, table.active),
        "players": [view_player(table, other) for other in range(table.seats)],
        "torak": view_torak(table),
        "spaces": {
            space: view_token(table, space, seat)
            for space in table.content.event_spaces
            if space in table.tokens
        },
        "stack": {"size": len(table.stack), "back": table.stack[0].kind if table.stack else None},
        "used": [token.id for token in table.used],
        "followers": cast(views.Followers, {str(level): view_level(table, level) for level in LEVELS}),
        "favours": {ruler: None if holder == SUPPLY else holder for ruler, holder in table.favours.items()},
        "castles": {castle: view_castle(table, castle, seat) for castle in CASTLES},
        "luck": table.luck_supply(),
        "posters": list(table.posters),
        "taken": None if table.taken is None else table.taken.id,
        "roll": view_roll(table),
        "event": view_event(table),
        "siege": view_siege(table),
        "fight": view_fight(table),
        "tournament": view_tournament(table),
        "options": {"side": table.side, "advanced": table.advanced, "level": table.level or None},
        "content": {"fingerprint": table.content.fingerprint, "replaced": list(table.content.replaced)},
    }


def view_player(table: Zizka, seat: int) -> views.Player:
    """ZIZ-19.3, 14.8: nothing of a player is hidden; skills are added up (ZIZ-4.1)."""
    player = table.players[seat]
    return {
        "commander": player.commander.id,
        "space": player.space,
        "lying": player.lying,
        "coins": player.coins,
        "luck": player.luck,
        "vp": player.vp,
        "morale": player.morale,
        "team": ids(player.team),
        "poster": player.poster if player.wanted else None,
        "posters": list(player.posters),
        "conquests": [card.id for card in player.conquests],
        "skills": {
            "dice": dice(table, seat, ""),
            "rerolls": rerolls(player),
            **counts(fixed_symbols(player)),
            "range": move_range(table, seat),
            "lances": lances(player),
        },
    }


def view_torak(table: Zizka) -> views.Torak | None:
    torak = table.torak
    if torak is None:
        return None
    return {
        "space": torak.space,
        "lying": torak.lying,
        "vp": torak.vp,
        "deck": len(torak.deck),
        "used": [card.id for card in torak.used],
    }


def view_token(table: Zizka, space: str, seat: int | None) -> views.SpaceToken:
    """ZIZ-7.2, 19.2, 19.5: backs and who peeked are public; faces when up, or to those who peeked."""
    token = table.tokens[space]
    up = space in table.face_up
    known = table.known.get(space, ())
    seen = up or (seat is not None and seat in known)
    return {
        "back": token.kind,
        "up": up,
        "token": token.id if seen else None,
        "known": list(known),
    }


def view_level(table: Zizka, level: int) -> views.FollowerLevel:
    deck = table.decks[level]
    return {
        "table": ids(table.slots[level]),
        "top": deck[0].id if deck else None,
        "deck": len(deck),
        "discards": ids(table.discards[level]),
    }


def view_castle(table: Zizka, castle: str, seat: int | None) -> views.Castle:
    """ZIZ-19.2, 19.4: unknown cards are null, top first."""
    known = table.castle_known[castle]
    top = seat is not None and seat in known
    return {
        "deck": [
            card.id if card.id in table.shown or (at == 0 and top) else None
            for at, card in enumerate(table.castles[castle])
        ],
        "known": list(known),
    }


def view_roll(table: Zizka) -> views.Roll | None:
    roll = table.roll
    if roll is None:
        return None
    return {
        "seat": roll.seat,
        "dice": list(roll.dice),
        "faces": list(roll.faces),
        "rerolls": roll.rerolls,
        "locked": roll.locked,
        "stopped": roll.stopped,
        "symbols": counts(symbols(roll)),
    }


def view_event(table: Zizka) -> views.Event | None:
    """ZIZ-8.8: which rows can be paid, and for how many luck tokens."""
    facing = table.facing
    if facing is None:
        return view_rolled_event(table)
    token = table.tokens[facing.space]
    costs = {
        str(number): row_luck(table, token, token.rows[number - 1])
        for number in open_rows(table, token)
        if payable(table, table.active, token, number)
    }
    return {"space": facing.space, "token": token.id, "rows": list(facing.rows), "payable": costs}


def view_rolled_event(table: Zizka) -> views.Event | None:
    """ZIZ-7.9, 8.8: while dice may be rolled again, what they would pay: row 1, or another right after it."""
    if table.roll is None or table.siege is not None or table.fight is not None:
        return None
    player = table.players[table.active]
    token = table.tokens[player.space]
    have = symbols(table.roll)
    first = token.rows[0].need
    costs: dict[str, int] = {}
    if further_cost(have, (), first, player.luck) != INFEASIBLE:
        for at, row in enumerate(token.rows):
            luck = further_cost(have, (first,) if at else (), row.need, player.luck)
            if luck != INFEASIBLE and (not row.reward.poster or can_gain_poster(table)):
                costs[str(at + 1)] = luck
    return {"space": player.space, "token": token.id, "rows": [], "payable": costs}


def view_siege(table: Zizka) -> views.Siege | None:
    """ZIZ-11.6: with the luck tokens the row costs as the dice lie, null if it cannot be paid."""
    siege = table.siege
    if siege is None:
        return None
    luck = INFEASIBLE if table.roll is None else row_cost(table)
    return {"card": siege.card.id, "row": siege.row, "luck": None if luck == INFEASIBLE else luck}


def view_fight(table: Zizka) -> views.Fight | None:
    fight = table.fight
    if fight is None:
        return None
    return {
        "attacker": fight.attacker,
        "defender": fight.defender,
        "attack": fight.attack,
        "defence": fight.defence,
    }


def view_tournament(table: Zizka) -> views.Tournament | None:
    now = table.tournament
    if now is None:
        return None
    return {
        "token": now.token.id,
        "pot": now.pot,
        "participants": list(now.participants),
        "results": [{"seat": seat, "points": points} for seat, points in now.results],
        "seat": now.seat,
        "faces": list(now.faces),
        "marked": None if now.marked is None else list(now.marked),
        "lances": now.lances,
    }


def counts(numbers: Counts) -> views.Counts:
    sword, cunning, speech, joker = numbers
    return {"sword": sword, "cunning": cunning, "speech": speech, "joker": joker}


def ids(cards: tuple[Follower, ...]) -> list[str]:
    return [card.id for card in cards]
