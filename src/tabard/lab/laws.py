"""Laws that hold at every position of every game: one battery, used by the tests and by the fuzzer."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from tabard.api import replay
from tabard.bots.bot import knowledge_of
from tabard.engine.chance import Chance
from tabard.engine.decision import Choice
from tabard.engine.errors import IllegalChoice, UndoRefused, UnknownSeat
from tabard.engine.match import Match, state_of
from tabard.engine.saves import load, save
from tabard.lab.demands import NONSENSE, LawBroken, demand, offered
from tabard.lab.secrecy import imagination_is_ignorance, in_an_act, redeal_law, unseen_answers_stay_unseen

MOST_OPTIONS: Final = 64


def somebody_decides_or_all_is_over(match: Match) -> None:
    over = match.standing is not None
    demand(over != bool(match.waiting), "somebody has to decide, or there is a standing")
    demand(len(set(match.waiting)) == len(match.waiting), "a seat is asked one question at a time")


def questions_are_well_asked(match: Match) -> None:
    codec = match.module.codec()
    for seat in match.waiting:
        decision = match.decision(seat)
        options = decision.options
        demand(decision.secret or len(options) >= 2, f"{decision.kind} has no choice, yet it is asked")
        demand(len(options) <= MOST_OPTIONS, f"{decision.kind} has {len(options)} options")
        demand(len(set(options)) == len(options), f"{decision.kind} offers an option twice")
        demand(decision.default in options, f"the default of {decision.kind} is not an option")
        demand(decision.clause.startswith(match.module.code), f"{decision.kind} cites no clause of its game")
        plain: dict[str, Any] = decision.to_plain()
        demand(json.loads(json.dumps(plain)) == plain, f"{decision.kind} is not plain")
        for option in options:
            demand(
                codec.decode(codec.encode(decision.kind, option)) == (decision.kind, option),
                "codec round trip",
            )
        for refused in plain["refused"]:
            choice = refused["choice"]
            demand(choice not in options, f"{decision.kind} greys out the option {choice!r}")
            named = refused["clause"].startswith(match.module.code)
            demand(named, f"{decision.kind} refuses {choice!r} without a clause")


def what_lies_ahead_is_offered_next(match: Match) -> None:
    for seat in match.waiting:
        for option, then in match.decision(seat).ahead.items():
            copy = match.copy()
            copy.answer(seat, option)
            asked = seat in copy.waiting and len(then) > 1  # a single answer is not asked for
            found = copy.decision(seat).options if asked else then
            demand(found == then, f"after {option!r} {found} are offered, not {then}")


def invariants_hold(match: Match) -> None:
    match.module.check(state_of(match))


def scores_lead_to_the_standing(match: Match) -> None:
    """Every seat has a running score; in the end it is the final one, and nothing of it is a guess."""
    standing = match.standing
    for viewer in (None, *range(match.seats)):
        scores = match.module.scores(state_of(match), viewer)
        if not scores:
            return  # a game need not tell
        demand(
            [score.seat for score in scores] == list(range(match.seats)), "each seat has a score, in order"
        )
        for score in scores:
            demand(set(score.guessed) <= score.parts.keys(), "only parts of a score are guessed")
        if standing is not None:
            told = {score.seat: sum(score.parts.values()) for score in scores}
            demand(told == {rank.seat: rank.score for rank in standing}, "the last score is the final one")
            demand(not any(score.guessed for score in scores), "in the end no score is a guess")


def looking_changes_nothing(match: Match) -> None:
    before = match.hash()
    for seat in (None, *range(match.seats)):
        view = match.view(seat)
        demand(json.loads(json.dumps(view)) == view, "a view is plain")
        match.log(seat)
    for seat in range(match.seats):
        match.undoable(seat)
        match.commands(seat)
        knowledge_of(match).evaluate(state_of(match), seat)
    for seat in match.waiting:
        match.decision(seat).to_plain()
    demand(match.hash() == before, "looking changes nothing")


def wrong_answers_change_nothing(match: Match, chance: Chance) -> None:
    before = match.hash()
    for seat in range(match.seats):
        open_options = match.options(seat) if seat in match.waiting else ()
        for choice in (*NONSENSE, *_foreign_choices(match, chance)):
            if not offered(choice, open_options):
                _must_be_refused(match, seat, choice)
    strangers: tuple[Any, ...] = (-1, match.seats, True, "0", None)
    for stranger in strangers:
        try:
            match.answer(stranger, "pass")
        except UnknownSeat:
            continue
        raise LawBroken(f"the seat {stranger!r} does not exist, yet it may answer")
    demand(match.hash() == before, "a wrong answer changes nothing")


def _foreign_choices(match: Match, chance: Chance) -> list[Choice]:
    codec = match.module.codec()
    return [codec.decode(chance.below(codec.size))[1] for _ in range(3)]


def _must_be_refused(match: Match, seat: int, choice: Any) -> None:
    try:
        match.answer(seat, choice)
    except IllegalChoice as refusal:
        demand(refusal.clause.startswith(match.module.code), f"{choice!r} is refused without a clause")
        demand(bool(refusal.reason), f"{choice!r} is refused without a reason")
        return
    raise LawBroken(f"{choice!r} of seat {seat} is not an option, yet it is accepted")


def imagined_worlds_play_on(match: Match, chance: Chance) -> None:
    """An imagined match is a match: its copies agree, and it can be played on."""
    if not match.waiting:
        return
    seat = match.waiting[0]
    world = match.imagine(seat, chance.word())
    twin = world.copy()
    demand(twin.hash() == world.hash(), "a copy of an imagined match is equal")
    for _ in range(6):
        if not world.waiting:
            break
        answer_at_random(world, chance, twin)
    demand(twin.hash() == world.hash(), "a copy of an imagined match goes the same way")
    match.module.check(state_of(world))


def copies_never_touch(match: Match, chance: Chance) -> None:
    before = match.hash()
    twin = match.copy()
    demand(twin.hash() == before, "a copy is equal")
    for _ in range(8):
        if not twin.waiting:
            break
        answer_at_random(twin, chance)
    demand(match.hash() == before, "a copy never touches its original")


def journal_and_save_tell_all(match: Match) -> None:
    journal = json.loads(json.dumps(match.journal))
    demand(replay(journal).hash() == match.hash(), "the journal replays to the same position")
    loaded = load(match.module, json.loads(json.dumps(save(match))))
    demand(loaded.hash() == match.hash(), "a save loads to the same position")
    for seat in (None, *range(match.seats)):
        demand(loaded.view(seat) == match.view(seat), "a loaded match shows the same")
        demand(loaded.log(seat) == match.log(seat), "a loaded match tells the same")
    demand(loaded.waiting == match.waiting, "a loaded match waits for the same seats")


def undo_gives_back_no_look(match: Match, chance: Chance) -> None:
    """Answers that can be undone alone revealed nothing hidden, and redo reverts undo."""
    for seat in range(match.seats):
        free = match.undoable(seat)
        if match.answers > free and match.seats > 1:  # with one seat there is nobody else to consent
            _refused_alone(match, seat, free + 1)
        if not free:
            continue
        known = _without_acts_of_others(match, seat)
        demand(known.undoable(seat) == free, "an unfinished act of another seat is noticed by undo")
        taken = known.ledger.in_force[-free:]
        back = match.copy()
        back.undo(seat, free)
        others_know = not in_an_act(back, seat)  # otherwise they imagine the act from its start
        for other in range(match.seats) if others_know else [seat]:
            world = back.imagine(other, chance.word())
            for entry in taken:
                world.do(entry)
            demand(world.view(other) == known.view(other), "what can be taken back has told nothing hidden")
        back.redo(seat, free)
        demand(back.hash() == known.hash(), "redo gives back what undo took")


def _without_acts_of_others(match: Match, seat: int) -> Match:
    """As the seat knows it: what others have begun and not finished is taken back."""
    known = match.copy()
    for other in range(match.seats):
        if other != seat and in_an_act(known, other):
            known.undo(other, known.decision(other).steps)
    return known


def _refused_alone(match: Match, seat: int, answers: int) -> None:
    before = match.hash()
    try:
        match.undo(seat, answers)
    except UndoRefused:
        demand(match.hash() == before, "a refused undo changes nothing")
        return
    raise LawBroken(f"seat {seat} took back {answers} answers without consent")


def answer_at_random(match: Match, chance: Chance, twin: Match | None = None) -> None:
    seat = chance.pick(match.waiting)
    choice = chance.pick(match.options(seat))
    match.answer(seat, choice)
    if twin is not None:
        twin.answer(seat, choice)


QUICK: Final[tuple[Callable[[Match], None], ...]] = (
    somebody_decides_or_all_is_over,
    questions_are_well_asked,
    invariants_hold,
    scores_lead_to_the_standing,
)
THOROUGH: Final[tuple[Callable[[Match, Chance], None], ...]] = (
    lambda match, chance: looking_changes_nothing(match),
    wrong_answers_change_nothing,
    redeal_law,
    imagination_is_ignorance,
    unseen_answers_stay_unseen,
    imagined_worlds_play_on,
    copies_never_touch,
    lambda match, chance: what_lies_ahead_is_offered_next(match),
)
# These play the match again from its start.
REPLAYING: Final[tuple[Callable[[Match, Chance], None], ...]] = (
    undo_gives_back_no_look,
    lambda match, chance: journal_and_save_tell_all(match),
)
