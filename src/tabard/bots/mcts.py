"""Information-set Monte-Carlo tree search. One piece of code for all games.

Every iteration imagines a world from what the seat knows, walks down the tree by what was best for
whoever chooses, evaluates the choices of the first node it does not know, follows the best of them for
a while, and backs the chances of all seats up along the path.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabard.bots.bot import Position, quiet_point, sensible
from tabard.bots.budgets import Budget
from tabard.bots.chances import chance_of, chance_of_lead, chances_of_all
from tabard.bots.planning import TRUST_IN_PLANS, makes_plans, planned
from tabard.bots.squire import best_by_first_answer, lines_from
from tabard.bots.tree import Arm, Arms, Node
from tabard.engine.chance import Chance
from tabard.engine.decision import Choice
from tabard.engine.match import Imagined

LONGEST_ROLLOUT: Final = 500
LONGEST_LINE: Final = 24  # answers followed beyond the tree, whatever a game's turns look like
ONE_GLANCE: Final = 2.0  # visits it is worth …
OTHERS_GLANCE: Final = 4.0  # … to one of several others: what they try out adds up
OTHERS_CURIOSITY: Final = 0.05
AT_A_GLANCE: Final = Budget(iterations=0)


class Search:
    """One search. `root` is a tree to continue; plans may take two thirds of the budget."""

    __slots__ = (
        "chance",
        "choices",
        "tuning",
        "quiet_point",
        "planned",
        "position",
        "root",
        "seat",
        "seeds",
        "prior_visits",
    )

    def __init__(
        self,
        position: Position,
        chance: Chance,
        also: Sequence[Choice] = (),
        root: Node | None = None,
        budget: Budget = AT_A_GLANCE,
        started: float = 0.0,
    ) -> None:
        self.position = position
        self.seat = position.seat
        self.chance = chance
        self.tuning = position.tuning
        self.quiet_point = position.quiet_point if budget.plays_on else None
        self.seeds: list[int] = []
        sensible = list(position.sensible())
        self.choices = sensible + [choice for choice in also if choice not in sensible]
        self.root = root or Node()
        arms = self.root.arms_of(self.seat)
        self.planned = makes_plans(position, budget)
        self.prior_visits = TRUST_IN_PLANS if self.planned else self.tuning.prior_visits
        points = planned(position, chance, self.choices, budget, started)
        for choice, lead in points.items():
            arms.look(choice, chance_of_lead(lead, self.tuning.scale, position.seats))

    @property
    def arms(self) -> dict[Choice, Arm]:
        """What is known of the choices of the open decision."""
        known = self.root.asked[self.seat].known
        return {choice: known[choice] for choice in self.choices}

    def iterate(self) -> None:
        """One imagined world, from the open decision to where it is evaluated."""
        tuning = self.tuning
        first = self.root.arms_of(self.seat).chosen(
            self.choices, self.prior_visits, tuning.exploration, tuning.width
        )
        world = self.position.imagine(self._seed(first.visits))
        path: list[tuple[int, Arm]] = []
        node = self.root
        known = True
        while known and world.waiting:
            asked = world.waiting
            known = all(seat in node.asked for seat in asked)
            answers = self._answer_by_the_tree(world, node, first, path)
            node = node.child(self.key(world, answers))
            known = known or self._goes_on(world, asked)  # never stop in the middle of an act
        self._follow(world)
        if self.quiet_point is not None:
            self._play_on(world)
        chances = chances_of_all(world)
        for seat, arm in path:
            arm.visits += 1
            arm.total += chances[seat]

    def _seed(self, visits: int) -> int:
        """Every choice meets the same worlds in the same order: luck is no reason to prefer one."""
        while len(self.seeds) <= visits:
            self.seeds.append(self.chance.word())
        return self.seeds[visits]

    def _answer_by_the_tree(
        self, world: Imagined, node: Node, first: Arm, path: list[tuple[int, Arm]]
    ) -> list[Choice]:
        """Everybody asked answers; sealed answers are chosen independently."""
        answers: list[Choice] = []
        for seat in world.waiting:
            own_root = node is self.root and seat == self.seat
            arm = first if own_root else self._arm(world, seat, node.arms_of(seat))
            path.append((seat, arm))
            answers.append(arm.choice)
            world.answer(seat, arm.choice)
        return answers

    def _arm(self, world: Imagined, seat: int, arms: Arms) -> Arm:
        """The arm a seat tries; choices new to this node are evaluated first."""
        legal = sensible(world, seat)
        fresh = [choice for choice in legal if choice not in arms.known]
        if self.tuning.whole_acts and len(legal) > 1 and len(world.waiting) == 1:
            for choice, chance in self._prospects(world, seat, fresh).items():
                arms.look(choice, chance)
        else:
            for choice in fresh:
                arms.look(choice, self._glance(world, seat, choice) if len(legal) > 1 else 0.5)
        if seat != self.seat and world.seats > 2:
            return arms.chosen(legal, OTHERS_GLANCE, OTHERS_CURIOSITY, self.tuning.width)
        return arms.chosen(legal, ONE_GLANCE, self.tuning.exploration, self.tuning.width)

    def _follow(self, world: Imagined) -> None:
        """Continue beyond the tree for a few acts."""
        acts = answers = 0
        while world.waiting and acts < self.tuning.depth and answers < LONGEST_LINE:
            asked = world.waiting
            for seat in asked:
                world.answer(seat, self._good_enough(world, seat))
                answers += 1
            if not self._goes_on(world, asked):
                acts += 1

    def _play_on(self, world: Imagined) -> None:
        """Continue as Page plays, to the next quiet position."""
        answers = 0
        while world.waiting and answers < LONGEST_ROLLOUT and quiet_point(world) == self.quiet_point:
            for seat in world.waiting:
                world.answer(seat, self.chance.pick(sensible(world, seat)))
                answers += 1

    def _good_enough(self, world: Imagined, seat: int) -> Choice:
        """The best of a few sensible choices, by the evaluation right after each."""
        choices = list(sensible(world, seat))
        if len(choices) > self.tuning.glances:
            self.chance.shuffle(choices)
            del choices[self.tuning.glances :]
        if len(choices) == 1:
            return choices[0]
        return max(choices, key=lambda choice: self._glance(world, seat, choice))

    def _glance(self, world: Imagined, seat: int, choice: Choice) -> float:
        """The evaluation right after a choice; others asked at the same time answer at random."""
        after = world.copy()
        after.answer(seat, choice)
        if len(world.waiting) > 1:
            for other in world.waiting:
                if other != seat:
                    after.answer(other, self.chance.pick(sensible(after, other)))
        return chance_of(after, seat)

    def _prospects(self, world: Imagined, seat: int, choices: Sequence[Choice]) -> dict[Choice, float]:
        """The evaluation at the end of the best act that begins with each choice."""
        if not choices:
            return {}
        best = best_by_first_answer(lines_from(world.copy(), seat, choices), seat)
        return {
            choice: chance_of_lead(points, self.tuning.scale, world.seats) for choice, points in best.items()
        }

    def _goes_on(self, world: Imagined, asked: Sequence[int]) -> bool:
        """Whether an act is unfinished: the same seat is asked again, and no chance was used."""
        if len(asked) != 1 or world.waiting != asked:
            return False
        seat = asked[0]
        return world.undoable(seat) > 0 or (self.tuning.whole_acts and world.decision(seat).completes)

    def key(self, world: Imagined, answers: list[Choice]) -> Any:
        """The next node's key: what the searching seat can tell apart, nothing that only others can see."""
        asked = world.waiting
        if not asked:
            return tuple(answers)
        first = asked[0]
        options = tuple(world.options(first)) if first == self.seat else ()
        return (*answers, asked, world.decision(first).kind, options)
