"""Everything that differs between the two speeds: the decorator, constant tables, bits, wiping rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., object])

__all__ = ["COMPILED", "bits", "constant_table", "inlined", "jit", "lowest_bit", "nth_bit", "wipe"]

COMPILED = __name__.startswith("penult.compiled.")


if COMPILED and not TYPE_CHECKING:
    from penult.engine.compiler import (
        SPREADS_BITS,
        bits,
        constant_table,
        inlined,
        jit,
        lowest_bit,
        spread_bit,
    )

    if SPREADS_BITS:

        @inlined
        def nth_bit(number, nth):
            return lowest_bit(spread_bit(nth, number))

    else:

        @inlined
        def nth_bit(number, nth):
            for _ in range(nth):
                number &= number - 1
            return lowest_bit(number)

    @jit
    def wipe(row, start, end):
        for at in range(start, end):
            row[at] = 0

else:

    def jit(function: Function) -> Function:
        return function

    inlined = jit
    """For the path that every move takes: compiled into its callers, which is worth 40 % of the speed."""

    def constant_table(values: Iterable[int]) -> tuple[int, ...]:
        return tuple(values)

    def lowest_bit(number: int) -> int:
        """The position of the lowest set bit; the number is not 0."""
        return (number & -number).bit_length() - 1

    def bits(number: int) -> int:
        """How many bits are set."""
        return number.bit_count()

    def nth_bit(number: int, nth: int) -> int:
        """The position of the nth set bit, counted from 0; there are more than that."""
        for _ in range(nth):
            number &= number - 1
        return lowest_bit(number)

    def wipe(row: bytearray | list[int], start: int, end: int) -> None:
        """Set a row to zero from `start` up to `end`."""
        cast(bytearray, row)[start:end] = bytes(end - start)
