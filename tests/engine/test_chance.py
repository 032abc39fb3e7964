"""One door for chance."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabard.engine.chance import WORD, chance_from_plain, commitment, scripted, seeded
from tabard.engine.errors import DiceExhausted


def reference_sfc32(a: int, b: int, c: int, counter: int, words: int) -> list[int]:
    """The generator once more, written as its author publishes it, on whole words."""
    out = []
    for _ in range(words):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + c * 8) % 2**32
        rotated = (c * 2**21) % 2**32 + c // 2**11
        c = (rotated + word) % 2**32
        out.append(word)
    return out


def test_words_are_those_of_sfc32() -> None:
    chance = seeded("reference")
    expected = reference_sfc32(chance.a, chance.b, chance.c, chance.counter, 1000)
    assert [chance.word() for _ in range(1000)] == expected


def test_a_seed_gives_the_same_dice_everywhere() -> None:
    chance = seeded(7)
    assert [chance.die(6) for _ in range(12)] == DICE_OF_SEED_7


DICE_OF_SEED_7 = [6, 6, 3, 5, 4, 5, 4, 4, 2, 4, 6, 1]


def test_small_and_large_and_worded_seeds_differ() -> None:
    assert len({seeded(seed).word() for seed in (0, 1, -1, 2**128, "0 1", "king")}) == 6


@given(st.integers(1, 1000), st.integers())
def test_below_stays_below(limit: int, seed: int) -> None:
    chance = seeded(seed)
    assert all(0 <= chance.below(limit) < limit for _ in range(20))


@given(st.lists(st.integers(), max_size=60), st.integers())
def test_a_shuffle_keeps_every_card(cards: list[int], seed: int) -> None:
    deck = cards.copy()
    seeded(seed).shuffle(deck)
    assert sorted(deck) == sorted(cards)


def test_dice_are_fair() -> None:
    chance = seeded("fair")
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.die(6) - 1] += 1
    assert all(abs(count - 10_000) < 400 for count in counts)


def test_every_order_of_three_cards_comes_up_equally_often() -> None:
    chance = seeded("orders")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(12_000):
        deck = [1, 2, 3]
        chance.shuffle(deck)
        counts[tuple(deck)] = counts.get(tuple(deck), 0) + 1
    assert len(counts) == 6
    assert all(abs(count - 2000) < 200 for count in counts.values())


def test_every_draw_is_counted() -> None:
    chance = seeded(1)
    before = chance.used
    chance.die(6)
    assert chance.used > before


def test_a_copy_rolls_the_same_and_leaves_the_original_alone() -> None:
    chance = seeded(1)
    twin = chance.copy()
    rolls = [twin.below(WORD) for _ in range(5)]
    assert [chance.below(WORD) for _ in range(5)] == rolls


def test_chance_survives_as_plain_values() -> None:
    chance = seeded(3)
    chance.word()
    assert chance_from_plain(chance.to_plain()).word() == chance.copy().word()


def test_scripted_dice_come_first_and_then_nothing() -> None:
    chance = scripted([6, 1])
    assert [chance.die(6), chance.die(6)] == [6, 1]
    with pytest.raises(DiceExhausted):
        chance.die(6)


def test_a_scripted_die_must_have_that_face() -> None:
    with pytest.raises(DiceExhausted):
        scripted([7]).die(6)


def test_a_commitment_tells_seeds_apart() -> None:
    assert commitment(1) != commitment(2)
    assert commitment(1) == commitment(1)


@given(st.integers(1, 2**32), st.integers(0, 2**32))
def test_no_number_is_favoured(limit: int, seed: int) -> None:
    """Words of the last, incomplete stretch are thrown away, and only those."""
    chance, words = seeded(seed), seeded(seed)
    word = words.word()
    while word >= 2**32 - 2**32 % limit:
        word = words.word()
    assert chance.below(limit) == word % limit
    assert chance.used == words.used
