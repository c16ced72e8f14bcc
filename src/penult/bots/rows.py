"""Rows of states and of numbers for bulk play, at either speed."""

from __future__ import annotations

from typing import Any

from ..engine.kernel.state import State
from ..engine.rules import Rules


def undealt(rules: Rules, seats: int) -> State:
    """A state before the shuffle: the rules set, the deck in the pile."""
    rules.check_seats(seats)
    state = State(seats=seats)
    rules.write_into(state)
    deck = rules.edition.deck
    state.pile[: len(deck)] = bytes(card.kind for card in deck)
    state.pile_end = len(deck)
    return state


class PlainRow(list[State]):
    """A row of plain states that copies on assignment, as a row of records does."""

    def __setitem__(self, at: Any, state: Any) -> None:
        super().__setitem__(at, state.copy())


def plain_row(state: State, places: int) -> PlainRow:
    """The state, and `places` in all to play on."""
    return PlainRow(state.copy() for _ in range(places))


def compiled_row(state: State, places: int) -> Any:
    """The same for compiled code."""
    from ..engine.compiler import freeze, records

    row = records(places)
    freeze(state, row, 0)
    return row


def compiled_numbers(numbers: list[int]) -> Any:
    """A row of ints for compiled code."""
    import numpy

    return numpy.array(numbers, numpy.int64)


def compiled_bytes(number: int) -> Any:
    """A row of small counts for compiled code."""
    import numpy

    return numpy.zeros(number, numpy.uint8)
