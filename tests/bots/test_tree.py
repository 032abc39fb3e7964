"""The tree: which arm is tried next, and that sealed answers stay apart."""

from collections.abc import Iterator

import tabard
from tabard.bots.bot import Position
from tabard.bots.levels import LEVELS
from tabard.bots.mcts import Search
from tabard.bots.tree import Arm, Arms, Node
from tabard.engine.chance import seeded


def arms_worth(**worths: float) -> Arms:
    arms = Arms()
    for choice, worth in worths.items():
        arms.look(choice, worth)
    return arms


def tried(arms: Arms, times: int, results: dict[str, float], width: int = 4) -> dict[str, int]:
    """How often each arm is tried if it always brings the same."""
    for _ in range(times):
        arm = arms.chosen(list(results), prior_visits=2.0, exploration=0.3, width=width)
        arm.visits += 1
        arm.total += results[str(arm.choice)]
    return {choice: arms.known[choice].visits for choice in results}


def test_a_glance_counts_as_a_few_visits() -> None:
    arm = Arm("a", 0.8)
    assert arm.mean(4.0) == 0.8
    arm.visits, arm.total = 4, 0.8
    assert arm.mean(4.0) == 0.5


def test_the_best_arm_is_tried_most_whatever_the_glance_said() -> None:
    visits = tried(arms_worth(a=0.6, b=0.5, c=0.4), 100, {"a": 0.3, "b": 0.2, "c": 0.5})
    assert visits["c"] > 60
    assert min(visits.values()) > 0


def test_where_there_are_many_the_most_promising_come_first() -> None:
    worths = {chr(97 + number): number / 20 for number in range(20)}
    few = tried(arms_worth(**worths), 3, worths, width=2)
    assert {choice for choice, visits in few.items() if visits} <= {"t", "s", "r"}
    many = tried(arms_worth(**worths), 400, worths, width=2)
    assert all(many.values())


def test_an_arm_that_is_not_legal_now_is_not_tried() -> None:
    arms = arms_worth(a=0.9, b=0.1)
    assert arms.chosen(["b"], 2.0, 0.3, 4).choice == "b"
    assert (arms.known["a"].available, arms.known["b"].available) == (0, 1)


def test_a_new_look_keeps_what_was_tried() -> None:
    arms = arms_worth(a=0.9)
    arms.known["a"].visits = 7
    arms.look("a", 0.2)
    assert (arms.known["a"].visits, arms.known["a"].worth) == (7, 0.2)


def test_sealed_answers_are_in_nobody_elses_arms() -> None:
    position = {
        "players": 2,
        "round": 4,
        "phase": "resolution",
        "board": {"teutons": [4, 2]},
        "fields": {"teutons": ["P1 helpers 1", "P2 helpers 1"]},
        "P1": {"hand": ["c5", "m3", "c1"]},
        "P2": {"hand": ["c6", "m2"]},
    }
    match = tabard.scenario("grunwald", position)
    assert match.waiting == (0, 1)
    searching = Search(Position(match.imagine(0, "test")), seeded(1))
    for _ in range(40):
        searching.iterate()
    asked = searching.root.asked
    assert set(asked) == {0, 1}
    assert sum(arm.visits for arm in asked[0].known.values()) == 40
    assert sum(arm.visits for arm in asked[1].known.values()) == 40
    assert all(len(key) >= 2 for key in searching.root.children)  # both answers tell what follows


def test_the_others_are_expected_to_play_well() -> None:
    """Who needs another's folly has no good line: what looks best to him is what he does."""
    best = every = 0
    for seed in range(3, 7):
        match = tabard.new("glory", 4, seed)
        play_out_for(match, 40)
        search = Search(Position(match.imagine(match.waiting[0], "test")), seeded(1))
        for _ in range(120):
            search.iterate()
        for arms in others_arms(search.root, search.seat):
            visits = [arm.visits for arm in sorted(arms.known.values(), key=lambda arm: -arm.worth)]
            if len(visits) > 1 and 8 <= sum(visits) <= 40:
                best += visits[0]
                every += sum(visits)
    assert every > 200
    assert best / every > 0.85


def play_out_for(match: tabard.Match, answers: int) -> None:
    chance = seeded("tree")
    for _ in range(answers):
        seat = match.waiting[0]
        match.answer(seat, LEVELS["page"].choose(Position(match.imagine(seat, "test")), chance))


def others_arms(node: Node, seat: int) -> Iterator[Arms]:
    yield from (arms for asked, arms in node.asked.items() if asked != seat)
    for following in node.children.values():
        yield from others_arms(following, seat)
