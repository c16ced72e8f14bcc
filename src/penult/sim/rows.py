"""Rows of states to simulate on, at either speed, and the scratch rows that go with them."""

from __future__ import annotations

from typing import Any

from ..engine.cards import Card
from ..engine.kernel.cards import KINDS
from ..engine.kernel.state import State
from ..engine.rules import Rules


def undealt(rules: Rules, seats: int) -> State:
    """A state before the shuffle: the rules written in, the deck in its pile."""
    rules.check_seats(seats)
    state = State(seats=seats)
    rules.write_into(state)
    deck = rules.edition.deck
    state.pile[: len(deck)] = bytes(card.kind for card in deck)
    state.pile_end = len(deck)
    return state


def card_counts(deck: tuple[Card, ...]) -> list[int]:
    """How many of each kind a deck has."""
    counts = [0] * KINDS
    for card in deck:
        counts[card.kind] += 1
    return counts


class PlainRow(list[State]):
    """A row of plain states that copies what is assigned to it, as a row of records does."""

    def __setitem__(self, at: Any, state: Any) -> None:
        super().__setitem__(at, state.copy())


def plain_row(state: State) -> PlainRow:
    """The state, and a place to play on."""
    return PlainRow((state, state.copy()))


def compiled_row(state: State) -> Any:
    """The same for compiled code."""
    from ..engine.compiler import freeze, records

    row = records(2)
    freeze(state, row, 0)
    return row


def compiled_numbers(numbers: list[int]) -> Any:
    """A row of ints for compiled code."""
    import numpy

    return numpy.array(numbers, numpy.int64)
