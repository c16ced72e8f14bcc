"""Cards as people type them: as codes, as printed, or in words, with or without a color.

>>> [str(each) for each in typed_cards("7r, gs +4 20+7 s")]
['R7', 'GS', 'W4', '20', '7', 'S']
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from ..engine.cards import COLORS, Card
from ..engine.errors import Malformed
from ..notation.names import plainly
from .card_words import CardWords, Colorless, Named, Phrase
from .refusals import ScoreRefused

_POINTS = re.compile(r"-?\d{1,9}", re.A)
_FACE = re.compile(r"[DVS]")
_NUMBER_FIRST = re.compile(r"([0-9DVS])([RGBY])")
_DRAW = re.compile(r"([RGBY]?)\+[23]")
_WILD_FOUR = re.compile(r"W?\+4")
_HYPHEN = re.compile(r"(?<=[^\W\d_])-(?=\w)")
_WORD_AND_NUMBER = re.compile(r"([^\W\d_]{3,})(\d)", re.A)
_MOST_COPIES = 8
"""The most copies of one face in a deck."""
_MOST_WORDS = 10
"""The highest count that is read; the deck check refuses counts above `_MOST_COPIES`."""


@dataclass(frozen=True, slots=True)
class _Color:
    code: str


@dataclass(frozen=True, slots=True)
class _Said:
    """A card in words or as printed (+2, +4): a number before it says how many."""

    card: Named
    several: bool = False

    @property
    def most(self) -> int:
        """The highest number that digits before one card can count: a higher one could be a card itself."""
        return 2 if isinstance(self.card, Card) and self.card.color else 4


@dataclass(frozen=True, slots=True)
class _Digits:
    """A number in digits: points, a card, or how many."""

    number: int


@dataclass(frozen=True, slots=True)
class _Count:
    """A number in words: always how many."""

    copies: int


_Item = Card | Colorless | _Color | _Said | _Digits | _Count | int


def typed_cards(text: str, words: CardWords | None = None) -> list[Named | int]:
    """Cards and points in the order of the text; anything else is refused."""
    known = words or CardWords()
    return [each for part in text.split(",") for each in _part(part, known)]


def _part(part: str, known: CardWords) -> Iterator[Named | int]:
    """The text between two commas."""
    return _counted(_colored(list(_items(part, known)), known, part), part)


def _items(part: str, known: CardWords) -> Iterator[_Item]:
    typed = _apart(part, known)
    plain = [plainly(word) for word in typed]
    at = 0
    while at < len(typed):
        length = known.phrase_at(plain[at:])
        after = at + (length or 1)
        if length:
            _refuse_two_ways(plain[at:after], plain[after:], known, part)
            yield _phrased(tuple(plain[at:after]), known)
        else:
            _refuse_wild_or_wild_four(plain[at].upper(), plain[after:], part)
            yield from _worded(typed[at], plain[after:], known)
        at = after


def _phrased(phrase: Phrase, known: CardWords) -> _Item:
    several = phrase in known.many
    meant = _meant(known.many[phrase] if several else known.meant[phrase])
    return meant if isinstance(meant, _Color) else _Said(meant, several)


def _worded(word: str, after: Sequence[str], known: CardWords) -> Iterator[_Item]:
    """A word that is not the name of a card: a number, a code, or a word to ignore."""
    plain, little = plainly(word), known.little | {"+"}
    if plain in known.numbers:
        yield _Count(known.numbers[plain])
    elif _POINTS.fullmatch(word):
        yield _Digits(int(word)) if after and after[0] not in little else int(word)
    elif plain not in little:
        yield from _coded(word)


def _counted(items: Sequence[_Item], part: str) -> Iterator[Named | int]:
    """Repeat each card as often as the number before it says."""
    copies = 0
    for item, following in pairwise([*items, None]):
        number = _how_many(item, following, part)
        if number is None:
            yield from [_bare(item)] * (copies or 1)
            copies = 0
        elif copies:
            raise ScoreRefused("count_or_card", text=part.strip())
        else:
            copies = number


def _how_many(item: _Item | None, card: _Item | None, part: str) -> int | None:
    """How many of the next card this item counts; None if it is itself a card or points."""
    if isinstance(item, _Count):
        if card is None or isinstance(card, _Count) or _points_alone(card):
            raise ScoreRefused("not_a_holding", text=part.strip())
        return item.copies
    if not (isinstance(item, _Digits) and isinstance(card, _Said)):
        return None
    if card.several and not 1 <= item.number <= _MOST_WORDS:
        raise ScoreRefused("not_a_holding", text=part.strip())
    if not card.several and not 1 <= item.number <= _MOST_COPIES:
        return None
    if not card.several and item.number > card.most:
        raise ScoreRefused("count_or_card", text=part.strip())
    return item.number


def _points_alone(item: _Item) -> bool:
    """Whether no card has this number."""
    return (number := _number(item)) is not None and not 0 <= number <= 9


def _number(item: _Item | None) -> int | None:
    if isinstance(item, _Digits):
        return item.number
    return item if isinstance(item, int) else None


def _bare(item: _Item | None) -> Named | int:
    if isinstance(item, _Said):
        return item.card
    if isinstance(item, _Digits):
        return item.number
    assert isinstance(item, Card | Colorless | int)
    return item


def _apart(part: str, known: CardWords) -> list[str]:
    """Split into words; `red7` and `wild-four` are two each."""
    words: list[str] = []
    for word in _HYPHEN.sub(" ", part).split():
        match = _WORD_AND_NUMBER.fullmatch(plainly(word))
        words.extend(match.groups() if match and (match[1],) in known.meant else [word])
    return words


def _refuse_two_ways(phrase: Sequence[str], after: Sequence[str], known: CardWords, part: str) -> None:
    """Refuse `draw two skips`: a Draw Two and a Skip, or two Skips?"""
    _refuse_wild_or_wild_four(known.meant.get(tuple(phrase), ""), after, part)
    number = phrase[-1].isdigit() or phrase[-1] in known.numbers
    if number and tuple(after[: known.phrase_at(after)]) in known.many:
        raise ScoreRefused("count_or_card", text=part.strip())


def _refuse_wild_or_wild_four(code: str, after: Sequence[str], part: str) -> None:
    """Refuse `wild 4`: one card or two? With a comma it is two."""
    if code == "W" and after[:1] == ["4"]:
        raise ScoreRefused("one_or_two", text=part.strip())


def _meant(code: str) -> _Color | Named:
    if code in COLORS:
        return _Color(code)
    return Colorless(code) if _FACE.fullmatch(code) else Card(code)


def _coded(word: str) -> list[_Item]:
    """A card by its code or as printed, or a sum of cards and points."""
    typed = word.upper()
    if typed in COLORS:
        return [_Color(typed)]
    if match := _DRAW.fullmatch(typed):
        return [_Said(Card(f"{match[1]}D") if match[1] else Colorless("D"))]
    if _WILD_FOUR.fullmatch(typed):
        return [_Said(Card("W4"))]
    held = [_card_or_points(each, word) for each in typed.split("+")]
    if any(not isinstance(one, int) and isinstance(other, int) for one, other in pairwise(held)):
        raise ScoreRefused("not_a_holding", text=word)  # R7+4: a card, or points?
    return held


def _card_or_points(part: str, word: str) -> _Item:
    if _POINTS.fullmatch(part):
        return int(part)
    if _FACE.fullmatch(part):
        return Colorless(part)
    try:
        return Card(_NUMBER_FIRST.sub(r"\2\1", part) if _NUMBER_FIRST.fullmatch(part) else part)
    except Malformed as error:
        raise ScoreRefused("not_a_holding", text=word) from error


def _colored(items: Sequence[_Item], known: CardWords, part: str) -> list[_Item]:
    """Give each color to the face beside it: after or before it, as the language prefers, if possible."""
    steps = (1, -1) if known.color_first else (-1, 1)
    for ways in ((steps[0],), (steps[1],), steps):
        painted = _painted(items, ways)
        if painted is not None:
            return painted
    raise ScoreRefused("not_a_holding", text=part.strip())


def _painted(items: Sequence[_Item], ways: Sequence[int]) -> list[_Item] | None:
    """Give every color to a card on one of these sides of it; None if a color finds no card."""
    painted = dict(enumerate(items))
    for at, item in enumerate(items):
        if isinstance(item, _Color):
            found = next((at + way for way in ways if _paintable(painted.get(at + way))), None)
            if found is None:
                return None
            painted[found] = _in_color(item.code, painted[found])
    return [item for item in painted.values() if not isinstance(item, _Color)]


def _paintable(item: _Item | None) -> bool:
    if isinstance(item, _Said):
        return isinstance(item.card, Colorless)
    return isinstance(item, Colorless) or ((number := _number(item)) is not None and 0 <= number <= 9)


def _in_color(color: str, item: _Item) -> _Said:
    several = isinstance(item, _Said) and item.several
    return _Said(Card(f"{color}{_bare(item)}"), several)
