"""The two tools of the search: modular addition and exact cover."""

from __future__ import annotations

from itertools import product

import pytest

from penult.tournament.rotation.cover import exact_cover
from penult.tournament.rotation.group import Group


@pytest.mark.parametrize("moduli", [(7,), (3, 3), (5, 3)])
def test_a_group_adds_and_takes_away(moduli: tuple[int, ...]) -> None:
    group = Group(moduli)
    numbers = range(group.size)

    for one, other in product(numbers, numbers):
        assert group.subtract(group.add(one, other), other) == one
        assert group.add(one, other) == group.add(other, one)
    assert all(group.add(group.half(number), group.half(number)) == number for number in numbers)
    assert all({group.add(number, other) for other in numbers} == set(numbers) for number in numbers)


def test_two_circles_of_three_are_not_one_of_nine() -> None:
    assert Group((3, 3)).add(1, 2) == 0
    assert Group((9,)).add(1, 2) == 3


def test_a_cover_has_every_bit_once() -> None:
    found = exact_cover(0b111111, [0b000111, 0b111001, 0b011000, 0b000110])

    assert sorted(found or []) == [0b000110, 0b111001]


def test_where_there_is_no_cover_there_is_none() -> None:
    assert exact_cover(0b111, [0b011, 0b110, 0b101]) is None
    assert exact_cover(0b111, [0b011]) is None
    assert exact_cover(0, [0b1]) == []
