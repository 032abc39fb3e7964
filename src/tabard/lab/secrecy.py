"""Laws about secrets: what a seat sees, imagines and is sent does not depend on what it cannot know."""

from __future__ import annotations

from typing import Any

from tabard.bots.bot import knowledge_of
from tabard.engine.chance import Chance
from tabard.engine.decision import Choice
from tabard.engine.errors import IllegalChoice
from tabard.engine.match import Match, state_of
from tabard.engine.module import Command
from tabard.lab.demands import NONSENSE, LawBroken, demand, offered


def redeal_law(match: Match, chance: Chance) -> None:
    """What a seat sees does not depend on what it cannot know, on any channel."""
    for seat in (None, *range(match.seats)):
        other = match.imagine(seat, chance.word())
        demand(other.view(seat) == match.view(seat), f"redeal law: the view of seat {seat}")
        demand(other.waiting == match.waiting, f"redeal law: who is asked, for seat {seat}")
        demand(_attacked(other) == _attacked(match), f"redeal law: who is attacked, for seat {seat}")
        demand(_idle(other) == _idle(match), f"redeal law: whose window is idle, for seat {seat}")
        match.module.check(state_of(other))
        if seat is None:
            continue
        demand(
            list(other.commands(seat)) == list(match.commands(seat)), f"redeal law: commands of seat {seat}"
        )
        if seat in match.waiting:
            mine, its = match.decision(seat).to_plain(), other.decision(seat).to_plain()
            demand(mine == its, f"redeal law: the question of seat {seat}")
            demand(
                _sensible(match, seat) == _sensible(other, seat), f"redeal law: what seems sensible to {seat}"
            )
            demand(
                _command_first(match, seat) == _command_first(other, seat),
                f"redeal law: what {seat} does unasked",
            )
            for choice in NONSENSE[:6]:
                if not offered(choice, match.options(seat)):  # a trade may well be worth -1
                    refusals = _refusal(match, seat, choice), _refusal(other, seat, choice)
                    demand(refusals[0] == refusals[1], "redeal law: refusals")


def _attacked(match: Match) -> list[int]:
    attacked = knowledge_of(match).tempo.attacked
    return [seat for seat in range(match.seats) if attacked is not None and attacked(state_of(match), seat)]


def _idle(match: Match) -> list[int]:
    """Whoever is asked there can only pass."""
    tempo = knowledge_of(match).tempo
    found = [seat for seat in match.waiting if tempo.idle is not None and tempo.idle(state_of(match), seat)]
    for seat in found:
        passes = tempo.windows[match.decision(seat).kind]
        demand(set(match.options(seat)) <= set(passes), f"seat {seat} can only pass in an idle window")
    return found


def _sensible(match: Match, seat: int) -> list[Choice]:
    """Never empty, and only options."""
    options = match.options(seat)
    sensible = list(knowledge_of(match).sensible(state_of(match), match.decision(seat).kind, options))
    demand(bool(sensible) and set(sensible) <= set(options), "what is sensible is an option")
    return sensible


def _command_first(match: Match, seat: int) -> Command | None:
    """Only a legal command."""
    command = knowledge_of(match).command_first(state_of(match), seat)
    if command is not None:
        match.copy().command(seat, command)
    return command


def _refusal(match: Match, seat: int, choice: Any) -> str:
    try:
        match.answer(seat, choice)
    except IllegalChoice as refusal:
        return str(refusal)
    raise LawBroken(f"{choice!r} is accepted")


def imagination_is_ignorance(match: Match, chance: Chance) -> None:
    """A world imagined by a seat depends on what it knows and on nothing else: so no bot can peek."""
    for seat in range(match.seats):
        elsewhere = match.imagine(seat, chance.word())
        _demand_same_imagination(match, elsewhere, seat, chance)
        seed = chance.word()
        another = elsewhere.redealt(seed).hash() == elsewhere.imagine(seat, seed).hash()
        demand(another, f"seat {seat} imagines another world than it would from the true one")


def unseen_answers_stay_unseen(match: Match, chance: Chance) -> None:
    """While an answer is sealed, or one step of an act, nobody else can tell it from another one."""
    for seat in match.waiting:
        options = match.options(seat)
        one, other = _listening_copy(match), _listening_copy(match)
        one.answer(seat, chance.pick(options))
        other.answer(seat, chance.pick(options))
        sealed = len(match.waiting) > 1
        if not sealed and not (in_an_act(one, seat) and in_an_act(other, seat)):
            continue
        for viewer in (None, *range(match.seats)):
            if viewer == seat:
                continue
            demand(one.view(viewer) == other.view(viewer), f"seat {viewer} sees an unseen answer")
            demand(one.log(viewer) == other.log(viewer), f"seat {viewer} hears an unseen answer")
            if viewer is not None:
                _demand_same_imagination(one, other, viewer, chance)


def _listening_copy(match: Match) -> Match:
    """A copy that records events from here on."""
    twin = match.copy()
    state_of(twin).log = []
    return twin


def in_an_act(match: Match, seat: int) -> bool:
    """Whether the seat has given steps of an act that nobody else has seen yet."""
    return seat in match.waiting and match.decision(seat).steps > 0


def _demand_same_imagination(one: Match, other: Match, seat: int, chance: Chance) -> None:
    seed = chance.word()
    same = one.imagine(seat, seed).hash() == other.imagine(seat, seed).hash()
    demand(same, f"what seat {seat} imagines depends on what it cannot know")
