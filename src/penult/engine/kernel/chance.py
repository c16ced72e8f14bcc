"""A small random generator for simulations: 62 bits, the same at both speeds. Real tables never use it."""

from __future__ import annotations

from .jit import jit

_MASK = (1 << 62) - 1
_FACTOR, _SUMMAND = 2862933555777941757, 3037000493
_TWICE, _AFTER_TWICE = _FACTOR * _FACTOR & _MASK, (_SUMMAND * _FACTOR + _SUMMAND) & _MASK


@jit
def stir(rng: int) -> int:
    """The next state of the generator."""
    return (rng * _FACTOR + _SUMMAND) & _MASK


@jit
def stir_twice(rng: int) -> int:
    """The same as stirring the stirred generator, without waiting for the first."""
    return (rng * _TWICE + _AFTER_TWICE) & _MASK


@jit
def stream(seed: int, nth: int) -> int:
    """The first state of the nth of many streams; a simulation cannot tell that neighbors are related."""
    return mixed(mixed(seed) + nth)


@jit
def mixed(number: int) -> int:
    """Hash a number to 62 bits, each of which depends on every bit of the input."""
    number = (number + 0x1E3779B97F4A7C15) & _MASK
    number = ((number ^ number >> 30) * 0x3F58476D1CE4E5B9) & _MASK
    number = ((number ^ number >> 27) * 0x14D049BB133111EB) & _MASK
    return number ^ number >> 31


@jit
def below(rng: int, n: int) -> int:
    """A number from 0 to n - 1, from a state that has just been stirred."""
    return ((rng ^ rng >> 18) >> 27 & 0xFFFFFFFF) * n >> 32


@jit
def shuffle(cards: bytearray, size: int, rng: int) -> int:
    """Put the first `size` cards into a random order and return the generator's new state."""
    at = size - 1
    while at > 1:
        other = below(stir(rng), at + 1)
        cards[at], cards[other] = cards[other], cards[at]
        rng = stir_twice(rng)
        other = below(rng, at)
        cards[at - 1], cards[other] = cards[other], cards[at - 1]
        at -= 2
    if at == 1:
        rng = stir(rng)
        other = below(rng, 2)
        cards[1], cards[other] = cards[other], cards[1]
    return rng


@jit
def shuffled_positions(order: bytearray, size: int, rng: int) -> int:
    """Fill `order` with 0 … size - 1 in a random order."""
    for at in range(size):
        order[at] = at
    return shuffle(order, size, rng)
