"""Chance: anybody who knows the seed can work out every card and die, today and in ten years, and nobody else can."""

from __future__ import annotations

from hashlib import blake2b

import pytest

import tharsis
from tharsis.kernel.core import State
from tharsis.kernel.rng import seed_bytes


def stream(seed: str, words: int) -> list[int]:
    """The random words of a seed, as its makers describe them: 64 bytes at a time, four to a word."""
    key = blake2b(seed.encode(), digest_size=32, person=b"tharsis seed").digest()
    raw = b"".join(
        blake2b(n.to_bytes(8, "little"), key=key, digest_size=64).digest() for n in range(1 + words // 16)
    )
    return [int.from_bytes(raw[4 * i : 4 * i + 4], "little") for i in range(words)]


def beginning(seed: int | str) -> State:
    """A state whose chance has not begun."""
    s = tharsis.new_game("mars", players=2, seed=1).state.clone()
    s.seed, s.rng_at, s.block_number, s.stack = seed_bytes(seed), 0, -1, 0
    return s


def test_the_words_of_a_seed_are_always_the_same() -> None:
    s = beginning(7)
    assert [s.word() for _ in range(40)] == stream("7", 40)


def test_a_copy_goes_on_where_it_was_taken() -> None:
    s = beginning("luck")
    for _ in range(19):
        s.word()
    copy = s.clone()
    assert [copy.word() for _ in range(20)] == [s.word() for _ in range(20)] == stream("luck", 39)[19:]


def test_a_number_is_the_rest_of_a_word() -> None:
    s = beginning(7)
    assert [s.below(52) for _ in range(20)] == [w % 52 for w in stream("7", 20)]


@pytest.mark.parametrize("n", [3 << 30, (1 << 31) + 1])
def test_words_that_would_favour_small_numbers_are_passed_over(n: int) -> None:
    s = beginning(11)
    fair = [w for w in stream("11", 60) if w < (1 << 32) // n * n]
    assert [s.below(n) for _ in range(20)] == [w % n for w in fair[:20]]
    assert s.rng_at > 20


def test_cards_are_shuffled_from_the_last_to_the_first() -> None:
    s, cards, by_hand, words = beginning(3), list(range(10)), list(range(10)), stream("3", 9)
    s.shuffle(cards)
    for i, w in zip(range(9, 0, -1), words, strict=True):
        j = w % (i + 1)
        by_hand[i], by_hand[j] = by_hand[j], by_hand[i]
    assert cards == by_hand
    assert s.rng_at == 9


def test_a_seed_of_32_bytes_is_taken_as_it_is() -> None:
    whole = bytes(range(32))
    assert seed_bytes(whole) == whole
    assert seed_bytes(whole[:31]) != whole[:31]
    assert len(seed_bytes(whole[:31])) == len(seed_bytes("7")) == 32
    assert seed_bytes("7") == seed_bytes(7) == seed_bytes(b"7")


@pytest.mark.parametrize("n", [6, 52, 208])
def test_the_last_fair_word_counts_and_the_next_one_does_not(n: int) -> None:
    s, fair = beginning(1), (1 << 32) // n * n
    s.block, s.block_number = [fair - 1, fair, 0], 0
    assert s.below(n) == n - 1
    assert s.below(n) == 0  # the word between them was passed over
    assert s.rng_at == 3
