"""The search: what it finds, what it may know, and that it keeps to its budget."""

import pickle
from collections.abc import Iterator

import pytest

import tabard
from tabard.bots.bot import Position, play_out, quiet_point, sensible
from tabard.bots.budgets import SECONDS, Budget, budget_of
from tabard.bots.chances import chance_of_lead, chances_of_all, win_chance
from tabard.bots.levels import LEVELS, UnknownBot, bot_of_level
from tabard.bots.mcts import Search
from tabard.bots.names import named_bot
from tabard.bots.search import Findings, search, think
from tabard.bots.searcher import Searcher
from tabard.bots.tree import Node
from tabard.engine.chance import seeded
from tabard.engine.match import Match
from tabard.games import KNOWLEDGE

GAMES = pytest.mark.parametrize("game", tabard.games())


def middles(game: str, number: int = 3) -> Iterator[Match]:
    """Positions from matches of Pages, one for each number of seats in turn."""
    counts = tabard.api.game_module(game).seats
    for seed in range(number):
        match = tabard.new(game, counts[seed % len(counts)], seed)
        chance = seeded(f"middle {seed}")
        for _ in range(30 + 20 * seed):
            if match.waiting:
                seat = match.waiting[0]
                match.answer(seat, LEVELS["page"].choose(Position(match.imagine(seat, "test")), chance))
        if match.waiting:
            yield match


def found_in(match: Match, iterations: int, seed: int = 1) -> Findings:
    return search(
        Position(match.imagine(match.waiting[0], "test")), Budget(iterations=iterations), seeded(seed)
    )


@GAMES
def test_every_sensible_choice_has_its_finding(game: str) -> None:
    for match in middles(game):
        found = found_in(match, 20)
        assert {one.choice for one in found.found} == set(sensible(match, match.waiting[0]))
        assert sum(one.visits for one in found.found) == found.iterations == 20
        assert all(0.0 <= one.chance <= 1.0 for one in found.found)
        assert found.best == found.found[0].choice
        assert found.of(found.best).chance == found.chance


@pytest.mark.parametrize("game", ["glory", "zizka"])
def test_a_champion_plays_every_line_on_to_where_it_can_be_judged(game: str) -> None:
    """In both to the end of the round."""
    for match in middles(game):
        position = Position(match.imagine(match.waiting[0], "test"))
        world = position.imagine(1)
        Search(position, seeded(1), budget=Budget(1, plays_on=True))._play_on(world)
        assert quiet_point(world) != quiet_point(match) or not world.waiting


def test_only_champions_play_on() -> None:
    tuning = KNOWLEDGE["fief"].tuning
    assert budget_of("champion", tuning, 2).plays_on and not budget_of("knight", tuning, 2).plays_on
    champion, knight = named_bot("champion:5"), named_bot("knight:5")
    assert isinstance(champion, Searcher) and champion.budget is not None and champion.budget.plays_on
    assert isinstance(knight, Searcher) and knight.budget is not None and not knight.budget.plays_on


@GAMES
def test_a_choice_nobody_would_consider_can_be_looked_at_too(game: str) -> None:
    for match in middles(game):
        position = Position(match.imagine(match.waiting[0], "test"))
        found = search(position, Budget(iterations=4), seeded(1), also=position.options)
        assert {one.choice for one in found.found} == set(position.options)


@GAMES
def test_what_a_seat_cannot_know_changes_no_finding(game: str) -> None:
    for number, match in enumerate(middles(game)):
        seat = match.waiting[0]
        twins = [match, match.imagine(seat, f"one {number}"), match.imagine(seat, f"two {number}")]
        found = [
            search(Position(twin.imagine(seat, "test")), Budget(iterations=15), seeded(7)).to_plain()
            for twin in twins
        ]
        assert found[0] == found[1] == found[2]


@GAMES
def test_a_search_changes_nothing(game: str) -> None:
    for match in middles(game):
        before = match.hash()
        found_in(match, 10)
        assert match.hash() == before


def test_findings_travel_between_processes() -> None:
    match = tabard.new("grunwald", 2, 1)
    found = found_in(match, 5)
    assert pickle.loads(pickle.dumps(found)).to_plain() == found.to_plain()
    bot = pickle.loads(pickle.dumps(named_bot("knight:5")))
    seat = match.waiting[0]
    assert bot.choose(Position(match.imagine(seat, "test")), seeded(1)) == found.best


def test_a_budget_without_end_is_refused() -> None:
    with pytest.raises(ValueError, match="a number of iterations or a time limit"):
        Budget()


def test_the_clock_stops_a_search() -> None:
    match = tabard.new("grunwald", 2, 1)
    position = Position(match.imagine(match.waiting[0], "test"))
    assert search(position, Budget(seconds=0.0), seeded(1)).iterations == 0
    assert search(position, Budget(seconds=0.2), seeded(1)).iterations > 0
    assert SECONDS["knight"] < 1.0 and SECONDS["champion"] < 5.0


@GAMES
def test_a_knight_stops_where_the_game_says_and_a_champion_when_time_is_up(game: str) -> None:
    tuning = KNOWLEDGE[game].tuning
    knight, champion = (budget_of(level, tuning, 2, seconds=0.3) for level in ("knight", "champion"))
    assert (knight.iterations, knight.seconds) == (tuning.knight, 0.3)
    assert budget_of("knight", tuning, 1).iterations == tuning.knight
    assert budget_of("knight", tuning, 4).iterations == 3 * tuning.knight
    assert champion.iterations > 1000 * knight.iterations and champion.seconds == 0.3


def test_forced_answers_need_no_search() -> None:
    match = tabard.scenario(
        "grunwald", {"players": 2, "phase": "placement", "P2": {"helpers": 5}, "fields": {}}
    )
    match.answer(0, "mercenaries")
    position = Position(match.imagine(0, "test"))
    assert len(position.options) > len(position.sensible()) == 1

    class Fails:
        def word(self) -> int:
            raise AssertionError("nothing to think about")

    assert LEVELS["champion"].choose(position, Fails()) == position.sensible()[0]  # type: ignore[arg-type]


def remembers(bot: Searcher, match: Match) -> bool:
    """Whether the bot has a tree for the question open now."""
    seat = match.waiting[0]
    return bot._tree is not None and bot._expected == (match.view(seat), match.decision(seat).to_plain())


def test_the_tree_is_kept_within_an_act_and_no_longer() -> None:
    bot = Searcher("knight", Budget(iterations=30))
    match = tabard.new("grunwald", 2, 4)
    kept = 0
    for _ in range(24):
        seat = match.waiting[0]
        match.answer(seat, bot.choose(Position(match.imagine(seat, "test")), seeded(1)))
        if match.waiting == (seat,) and match.undoable(seat):
            kept += remembers(bot, match)
        else:
            assert not remembers(bot, match)
    assert kept > 3


def test_a_tree_kept_is_gone_on_with() -> None:
    match = tabard.new("grunwald", 2, 4)
    seat = match.waiting[0]
    first = Search(Position(match.imagine(seat, "test")), seeded(1))
    think(first, Budget(iterations=10), 0.0)
    second = Search(Position(match.imagine(seat, "test")), seeded(2), root=first.root)
    found = think(second, Budget(iterations=10), 0.0)
    assert sum(one.visits for one in found.found) == 20


def test_what_a_tree_knows_of_another_question_is_never_the_answer() -> None:
    match = tabard.new("grunwald", 2, 4)
    position = Position(match.imagine(match.waiting[0], "test"))
    other = Node()
    other.arms_of(position.seat).look("of another question", 1.0)
    other.arms_of(position.seat).known["of another question"].visits = 1000
    found = think(Search(position, seeded(1), root=other), Budget(iterations=3), 0.0)
    assert {one.choice for one in found.found} == set(position.sensible())


def test_one_view_may_hold_two_questions_and_a_tree_is_for_one_of_them() -> None:
    match = tabard.new("grunwald", 2, 4)
    position = Position(match.imagine(match.waiting[0], "test"))
    bot, fresh = Searcher("knight", Budget(iterations=3)), Searcher("knight", Budget(iterations=3))
    bot._tree, bot._expected = Node(), (position.view(), {"kind": "another question"})
    kept = bot._tree
    assert bot.choose(position, seeded(1)) == fresh.choose(position, seeded(1))
    assert not kept.asked


@GAMES
def test_alone_at_the_table_a_line_has_an_end_too(game: str) -> None:
    if 1 in tabard.api.game_module(game).seats:
        match = tabard.new(game, 1, 2)
        assert found_in(match, 10).iterations == 10


@pytest.mark.parametrize("name", ["knight:", "knight:x", "squire:5", "knight:-1", "king:5", "stdio:"])
def test_only_searching_levels_count_iterations(name: str) -> None:
    with pytest.raises(UnknownBot):
        named_bot(name)


def test_a_level_is_never_a_command() -> None:
    for name in ("knight:5", "stdio:ls"):
        with pytest.raises(UnknownBot):
            bot_of_level(name)


def test_chances_are_shares() -> None:
    assert chance_of_lead(0.0, 8.0, 2) == 0.5
    assert chance_of_lead(0.0, 8.0, 4) == 0.25
    assert chance_of_lead(1e9, 8.0, 3) > 0.999
    assert chance_of_lead(-1e9, 8.0, 3) < 0.001


@GAMES
def test_at_the_end_the_chances_are_the_victory(game: str) -> None:
    seats = tabard.api.game_module(game).seats[-1]
    match = tabard.new(game, seats, 3)
    play_out(match, [LEVELS["page"]] * seats, 3)
    assert match.standing is not None
    winners = [rank.seat for rank in match.standing if rank.rank == 1]
    assert sum(chances_of_all(match)) == pytest.approx(1.0)
    assert all(chances_of_all(match)[seat] > 0 for seat in winners)


@GAMES
def test_the_outlook_depends_on_knowledge_alone(game: str) -> None:
    for number, match in enumerate(middles(game)):
        for seat in range(match.seats):
            twins = (match, match.imagine(seat, number))
            one, other = (win_chance(Position(twin.imagine(seat, "test")), seeded(2), 4) for twin in twins)
            assert one == other
            assert 0.0 <= one <= 1.0
