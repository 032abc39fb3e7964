"""Random play is play: the same answers, given one by one, lead to the same match."""

import tabard
from tabard.engine.chance import seeded
from tabard.engine.match import Match
from tabard.engine.rollout import play_at_random


def by_hand(match: Match, seed: str) -> int:
    chance = seeded(seed)
    answers = 0
    while match.waiting:
        seat = match.waiting[0]
        match.answer(seat, chance.pick(match.options(seat)))
        answers += 1
    return answers


def test_random_play_gives_the_answers_a_player_could_give() -> None:
    quick, slow = tabard.new("grunwald", 3, 11), tabard.new("grunwald", 3, 11)
    assert play_at_random(quick, seeded("rollout")) == by_hand(slow, "rollout")
    assert quick.journal == slow.journal
    assert quick.log() == slow.log()


def test_random_play_stops_where_it_is_told() -> None:
    match = tabard.new("grunwald", 2, 11)
    assert play_at_random(match, seeded("rollout"), most=5) == 5
    assert match.answers == 5
    assert match.waiting
    assert play_at_random(match, seeded("rollout")) > 5
    assert play_at_random(match, seeded("rollout")) == 0
