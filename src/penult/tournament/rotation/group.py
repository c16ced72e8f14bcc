"""Numbers that are added digit by digit: modulo one number, or several at once.

>>> Group((11,)).add(7, 6)
2
>>> Group((3, 3)).add(5, 5), Group((3, 3)).subtract(0, 5)
(7, 7)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod


@dataclass(frozen=True, slots=True)
class Group:
    """With moduli (3, 3) the number 5 is written 1 2, and each digit wraps at 3 without a carry."""

    moduli: tuple[int, ...]

    @property
    def size(self) -> int:
        return prod(self.moduli)

    def add(self, left: int, right: int) -> int:
        return self._by_place(left, right, int.__add__)

    def subtract(self, left: int, right: int) -> int:
        return self._by_place(left, right, int.__sub__)

    def half(self, number: int) -> int:
        """The number whose double is this one; it exists if all moduli are odd."""
        return next(half for half in range(self.size) if self.add(half, half) == number)

    def _by_place(self, left: int, right: int, reckon: Callable[[int, int], int]) -> int:
        result, worth = 0, 1
        for modulus in reversed(self.moduli):
            (left, one), (right, other) = divmod(left, modulus), divmod(right, modulus)
            result += reckon(one, other) % modulus * worth
            worth *= modulus
        return result
