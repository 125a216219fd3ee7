"""The random numbers of a game: xoroshiro64** (Blackman and Vigna, 2018), its state in the game's record.

Two words of 32 bits, kept in a field `rng` of two uint32. 64 bits, so that nobody finds the order of a deck
by trying every seed.
"""

from typing import Any

import numpy as np

from antiqua.kernel.compiling import PLAIN, inline, rule

MASK = 0xFFFFFFFF
MAX_SEED = (1 << 63) - 1

if PLAIN:
    integer: Any = int
else:
    integer = np.int64


@rule
def seed_rng(rng, seed):
    """Fills the two words from a seed of 0 to 2**63 - 1 (a mix of its halves after MurmurHash3)."""
    word = (integer(seed) & MASK) ^ 0x9E3779B9
    other = ((integer(seed) >> 32) & MASK) ^ 0x243F6A88
    for _ in range(4):
        word = (word ^ (word >> 16)) & MASK
        word = (word * 0x45D9F3B) & MASK
        word = (word ^ (word >> 15)) & MASK
        word = (word * 0x2C1B3C6D) & MASK
        word, other = (other + word) & MASK, (word ^ (word >> 13)) & MASK
    if word == 0 and other == 0:
        word = integer(1)
    rng[0] = word
    rng[1] = other


@inline
def next_word(rng):
    """The next 32 random bits."""
    low = integer(rng[0])
    high = integer(rng[1])
    product = (low * 0x9E3779BB) & MASK
    result = ((((product << 5) | (product >> 27)) & MASK) * 5) & MASK
    high ^= low
    rng[0] = ((low << 26) | (low >> 6)) & MASK ^ high ^ ((high << 9) & MASK)
    rng[1] = ((high << 13) | (high >> 19)) & MASK
    return result


@inline
def below(rng, n):
    """A random number from 0 to n - 1; n at most 2**31."""
    return (next_word(rng) * n) >> 32


@rule
def shuffle_afresh(rng, items, count):
    """Shuffles the first `count` items so that nothing of their order before shows in it."""
    for i in range(1, count):
        item = integer(items[i])
        at = i
        while at > 0 and items[at - 1] > item:
            items[at] = items[at - 1]
            at -= 1
        items[at] = item
    shuffle(rng, items, count)


@rule
def shuffle(rng, items, count):
    """Shuffles the first `count` items in place."""
    for i in range(count - 1, 0, -1):
        j = below(rng, i + 1)
        items[i], items[j] = items[j], items[i]
