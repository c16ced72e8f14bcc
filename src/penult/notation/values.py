"""Values in the lines of a record: numbers, rows of cards, names and other plain text."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..engine.cards import Card
from .errors import at_line, mistake
from .lines import RecordLine, unwritable

LONGEST_TEXT = 300
"""The longest name or text of a header."""

_NUMBER = re.compile(r"\d{1,4}", re.A)
_CARDS_IN_A_ROW = 20


def read_only_word(line: RecordLine) -> str:
    """The one word after the keyword."""
    words = line.words[1:]
    if len(words) != 1:
        raise mistake(line.number, line.text, f"one word after {line.keyword}", len(words))
    return words[0]


def read_numbers(line: RecordLine) -> tuple[int, ...]:
    words = line.words[1:]
    if not words:
        raise mistake(line.number, line.text, "numbers", "none")
    return tuple(number_in(line, word) for word in words)


def number_in(line: RecordLine, word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise mistake(line.number, line.text, "a number from 0 to 9999", word)
    return int(word)


def read_cards(line: RecordLine) -> tuple[Card, ...]:
    cards = _cards(line, line.words[1:])
    for row in line.below:
        cards += _cards(row, row.words)
    if not cards:
        raise mistake(line.number, line.text, "cards", "none")
    return tuple(cards)


def _cards(line: RecordLine, words: list[str]) -> list[Card]:
    with at_line(line.number):
        return [Card(word) for word in words]


def write_cards(keyword: str, cards: Sequence[Card]) -> str:
    """Rows of twenty cards, aligned below each other."""
    rows = [cards[at : at + _CARDS_IN_A_ROW] for at in range(0, len(cards), _CARDS_IN_A_ROW)]
    margin = "\n" + " " * (len(keyword) + 1)
    return f"{keyword} {margin.join(map(_write_row, rows))}"


def _write_row(cards: Sequence[Card]) -> str:
    return " ".join(str(card).ljust(2) for card in cards).rstrip()


def plain_text(what: str, text: str, line: int = 0) -> str:
    """A name, or the text of a header, as it is written: one line, single spaces.

    >>> plain_text("player", " Ana  Sofía ")
    'Ana Sofía'
    """
    if not isinstance(text, str):
        raise mistake(line, what, "text", repr(text))
    plain = " ".join(text.split())
    if len(plain) > LONGEST_TEXT:
        raise mistake(line, what, f"at most {LONGEST_TEXT} characters", len(plain))
    if letter := unwritable(plain):
        raise mistake(line, what, "text without control characters", repr(letter))
    return plain
