from __future__ import annotations

import pytest

from penult import Card, Malformed
from penult.engine.cards import CARDS, CODES, parse_cards
from penult.engine.editions import EDITIONS
from penult.engine.kernel.cards import AS_TEXT


def test_what_str_writes_a_card_reads() -> None:
    assert [Card(str(card)) for card in CARDS] == list(CARDS)


@pytest.mark.parametrize(
    ("code", "points"),
    [("R0", 0), ("G9", 9), ("BD", 20), ("YV", 20), ("RS", 20), ("W", 50), ("SH", 50), ("*", 0), ("?", 0)],
)
def test_a_card_counts_its_points(code: str, points: int) -> None:
    assert Card(code).points == points


def test_the_kernel_knows_every_card_in_the_order_of_the_codes() -> None:
    assert [CODES[kind] for kind in AS_TEXT] == sorted(CODES)


@pytest.mark.parametrize("text", ["", "R", "R10", "r7", "P3", "W5", "*3", "R7 ", "77", "Я7"])
def test_a_card_that_does_not_exist_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match="expected R, G, B or Y"):
        Card(text)


def test_a_card_does_not_change() -> None:
    with pytest.raises(AttributeError):
        Card("R7").kind = 3  # type: ignore[misc]


@pytest.mark.parametrize("text", ["*0", "*201", "*x", "*-1", "R1,,R2", "R1,"])
def test_bad_lists_of_cards_are_refused(text: str) -> None:
    with pytest.raises(Malformed):
        parse_cards(text)


@pytest.mark.parametrize(("name", "size"), [("classic", 108), ("hp2003", 110), ("hp2018", 112)])
def test_a_deck_has_the_printed_size(name: str, size: int) -> None:
    assert len(EDITIONS[name].deck) == size
