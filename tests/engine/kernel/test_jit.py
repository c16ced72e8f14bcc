"""Sets of cards as bits."""

from __future__ import annotations

from penult.engine.kernel.jit import nth_bit


def test_the_nth_bit_counts_only_those_that_are_set() -> None:
    cards = 1 << 3 | 1 << 17 | 1 << 56

    assert [nth_bit(cards, nth) for nth in range(3)] == [3, 17, 56]
