"""The chance of real tables: every order of a deck is possible and equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from penult.server.system_chance import SystemChance


def test_every_order_comes_about_as_often_as_any_other() -> None:
    chance, orders = SystemChance(), Counter[tuple[str, ...]]()
    for _ in range(12_000):
        cards = list("RGBY")
        chance.shuffle(cards)
        orders[tuple(cards)] += 1

    assert set(orders) == set(permutations("RGBY"))
    assert all(350 < times < 650 for times in orders.values())


def test_nothing_and_a_single_card_are_shuffled_too() -> None:
    for cards in ([], ["R7"]):
        shuffled = list(cards)
        SystemChance().shuffle(shuffled)

        assert shuffled == cards
