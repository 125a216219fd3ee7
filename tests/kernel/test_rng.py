"""The generator against its published definition, and what is made of its words."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations

import numpy as np
import pytest

from antiqua.kernel.records import new_numbers
from antiqua.kernel.rng import MASK, MAX_SEED, below, next_word, seed_rng, shuffle

# The first words of xoroshiro64** from the state (1, 2), as the authors' own program prints them.
PUBLISHED = [
    3802928447,
    813792938,
    1618621494,
    2955957307,
    3252880261,
    1129983909,
    2539651700,
    1327610908,
    1757650787,
    2763843748,
]


def rotated(word: int, bits: int) -> int:
    """32 bits turned to the left."""
    return int(f"{word:032b}"[bits:] + f"{word:032b}"[:bits], 2)


def xoroshiro64_star_star(s0: int, s1: int) -> Iterator[int]:
    """Blackman and Vigna 2018: scrambler ** with multiplier 0x9E3779BB, engine (a, b, c) = (26, 9, 13)."""
    while True:
        yield rotated(s0 * 0x9E3779BB % 2**32, 5) * 5 % 2**32
        s1 ^= s0
        s0, s1 = rotated(s0, 26) ^ s1 ^ s1 * 2**9 % 2**32, rotated(s1, 13)


def generator(s0: int, s1: int) -> np.ndarray:
    return np.array([s0, s1], np.uint32)


def seeded(seed: int) -> np.ndarray:
    rng = generator(0, 0)
    seed_rng(rng, seed)
    return rng


def test_the_reference_is_the_published_generator() -> None:
    assert list(islice(xoroshiro64_star_star(1, 2), 10)) == PUBLISHED


@pytest.mark.parametrize("state", [(1, 2), (0, 1), (MASK, MASK), (0x80000000, 0), (0xDEADBEEF, 0x12345678)])
def test_words(state: tuple[int, int]) -> None:
    rng = generator(*state)
    wanted = list(islice(xoroshiro64_star_star(*state), 1000))
    assert [int(next_word(rng)) for _ in range(1000)] == wanted


def test_below_is_the_word_scaled() -> None:
    words = list(islice(xoroshiro64_star_star(1, 2), 500))
    for n in (1, 2, 3, 6, 40, 1000, 2**31):
        rng = generator(1, 2)
        assert [int(below(rng, n)) for _ in words] == [word * n // 2**32 for word in words]


def test_below_is_even() -> None:
    rng = seeded(3)
    counts = Counter(int(below(rng, 6)) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 10_000) < 400 for count in counts.values())  # four standard deviations are 365


def test_shuffle_is_that_of_fisher_and_yates() -> None:
    words = xoroshiro64_star_star(1, 2)
    wanted = list(range(10))
    for i in range(9, 0, -1):
        j = next(words) * (i + 1) // 2**32
        wanted[i], wanted[j] = wanted[j], wanted[i]
    items = new_numbers(12)
    items[:10] = range(10)
    items[10:] = [77, 88]
    rng = generator(1, 2)
    shuffle(rng, items, 10)
    assert list(items) == [*wanted, 77, 88]
    assert int(next_word(rng)) == next(words)


def test_every_order_is_as_likely() -> None:
    rng = seeded(5)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = np.arange(4, dtype=np.int16)
        shuffle(rng, items, 4)
        counts[tuple(items.tolist())] += 1
    assert set(counts) == set(permutations(range(4)))
    assert all(abs(count - 1000) < 130 for count in counts.values())  # four standard deviations are 124


@pytest.mark.parametrize("count", [0, 1])
def test_nothing_to_shuffle(count: int) -> None:
    rng = generator(1, 2)
    items = np.array([7, 8], np.int16)
    shuffle(rng, items, count)
    assert items.tolist() == [7, 8]
    assert rng.tolist() == [1, 2]


def test_seeds_are_all_different() -> None:
    seeds = [*range(2000), *(1 << bit for bit in range(11, 63)), MAX_SEED, MAX_SEED - 1]
    states = {tuple(seeded(seed).tolist()) for seed in seeds}
    assert len(states) == len(set(seeds))
    assert (0, 0) not in states


def test_a_bit_of_the_seed_changes_half_of_the_state() -> None:
    for seed in (0, 1, 7, 123456789, MAX_SEED):
        changed = []
        for bit in range(63):
            one, other = seeded(seed), seeded(seed ^ 1 << bit)
            changed.append(sum(int(a ^ b).bit_count() for a, b in zip(one, other, strict=True)))
        assert 28 < sum(changed) / 63 < 36
        assert min(changed) > 10
