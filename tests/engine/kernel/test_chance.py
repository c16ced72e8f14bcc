"""The simulator's generator: its values are pinned, because a seed must mean the same forever."""

from __future__ import annotations

import pytest

from penult.engine.kernel.chance import below, shuffle, shuffled_positions, stir


def numbers(rng: int, n: int, how_many: int) -> list[int]:
    drawn = []
    for _ in range(how_many):
        rng = stir(rng)
        drawn.append(below(rng, n))
    return drawn


def test_the_generator_is_pinned() -> None:
    assert stir(1) == 2862933558814942250
    assert numbers(1, 1000, 5) == [966, 449, 976, 204, 225]


def test_a_large_state_stays_within_its_bits() -> None:
    large = stir((1 << 62) - 1)

    assert (large, below(stir(large), 1_000_000_000)) == (1748752465686446640, 290705523)


def test_every_number_below_n_comes_about_equally_often() -> None:
    drawn = numbers(7, 10, 20_000)

    assert all(1850 < drawn.count(number) < 2150 for number in range(10))


def test_a_shuffle_keeps_the_cards_and_can_move_each() -> None:
    firsts = set()
    rng = 3
    for _ in range(300):
        cards = bytearray(range(12))
        rng = shuffle(cards, 10, rng)
        assert sorted(cards[:10]) == list(range(10))
        assert cards[10:] == bytes((10, 11))
        firsts.add((cards[0], cards[1]))

    assert len(firsts) > 80


@pytest.mark.parametrize("size", [1, 2, 3, 10, 108])
def test_two_steps_of_a_shuffle_at_once_are_two_steps(size: int) -> None:
    one_by_one, rng = bytearray(range(size)), 5
    for at in range(size - 1, 0, -1):
        rng = stir(rng)
        other = below(rng, at + 1)
        one_by_one[at], one_by_one[other] = one_by_one[other], one_by_one[at]

    shuffled = bytearray(range(size))

    assert shuffle(shuffled, size, 5) == rng
    assert shuffled == one_by_one


def test_positions_are_a_permutation() -> None:
    order = bytearray(20)
    rng = shuffled_positions(order, 15, 5)

    assert sorted(order[:15]) == list(range(15))
    assert order[15:] == bytes(5)
    assert rng != 5
