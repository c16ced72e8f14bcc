"""Cards as people type them: as codes, as they are printed, or in words; a color only where it is said.

>>> [str(each) for each in typed_cards("7r, gs +4 20+7 s")]
['R7', 'GS', 'W4', '20', '7', 'S']
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from ...engine.cards import COLORS, Card
from ...engine.errors import Malformed
from ..names import plainly
from .refusals import ScoreRefused

_POINTS = re.compile(r"-?\d{1,9}", re.A)
_FACE = re.compile(r"[DVS]")
_NUMBER_FIRST = re.compile(r"([0-9DVS])([RGBY])")
_DRAW = re.compile(r"([RGBY]?)\+[23]")
_WILD_FOUR = re.compile(r"W?\+4")
_HYPHEN = re.compile(r"(?<=[^\W\d_])-(?=\w)")
_WORD_AND_NUMBER = re.compile(r"([^\W\d_]{3,})(\d)", re.A)
_MOST_COPIES = 8
"""No face is in a deck more often."""


@dataclass(frozen=True, slots=True, order=True)
class Colorless:
    """A card of which only the face was said: 0 to 9, D, V or S. Its points are known all the same (R-54)."""

    face: str

    @property
    def in_red(self) -> Card:
        """Any of the cards that it may be."""
        return Card(f"R{self.face}")

    @property
    def points(self) -> int:
        return self.in_red.points

    @property
    def number(self) -> int | None:
        return self.in_red.number

    def __str__(self) -> str:
        return self.face


Named = Card | Colorless
Phrase = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardWords:
    """What colors and cards are called in a language, without capitals and accents."""

    meant: Mapping[Phrase, str] = field(default_factory=dict)
    """The code of a color or a card, or the letter of its face: R, W4, S."""
    many: Mapping[Phrase, str] = field(default_factory=dict)
    """Several of such a card: before them a number counts."""
    little: frozenset[str] = frozenset()
    """What may stand between them and means nothing."""
    color_first: bool = True
    """Whether one says `red 7`, or `7 rojo`."""

    def phrase_at(self, words: Sequence[str]) -> int:
        """How many words at the beginning are one phrase, the longest that is known."""
        known = range(min(len(words), 4), 0, -1)
        return next((n for n in known if tuple(words[:n]) in self.meant or tuple(words[:n]) in self.many), 0)


@dataclass(frozen=True, slots=True)
class _Color:
    code: str


_Item = Card | Colorless | _Color | int


def typed_cards(text: str, words: CardWords | None = None) -> list[Named | int]:
    """Cards and points in the order in which they stand; what is neither is refused."""
    known = words or CardWords()
    return [each for part in text.split(",") for each in _colored(list(_items(part, known)), known, part)]


def _items(part: str, known: CardWords) -> Iterator[_Item]:
    """What stands between two commas."""
    typed = _apart(part, known)
    plain = [plainly(word) for word in typed]
    at, before = 0, None
    while at < len(typed):
        length = known.phrase_at(plain[at:])
        phrase = tuple(plain[at : at + length])
        _refuse_wild_or_wild_four(
            known.meant.get(phrase, plain[at].upper()), plain[at + (length or 1) :], part
        )
        if phrase in known.many:
            copies, before = (before if before is not None else 1), None
            if not 1 <= copies <= _MOST_COPIES:
                raise ScoreRefused("not_a_holding", text=part.strip())
            yield from [_meant(known.many[phrase])] * copies
        else:
            if before is not None:
                yield before
            before = None
            if length:
                yield _meant(known.meant[phrase])
            elif _POINTS.fullmatch(typed[at]):
                before = int(typed[at])
            elif plain[at] not in known.little | {"+"}:
                yield from _coded(typed[at])
        at += length or 1
    if before is not None:
        yield before


def _apart(part: str, known: CardWords) -> list[str]:
    """The words; `red7` and `wild-four` are two each."""
    words: list[str] = []
    for word in _HYPHEN.sub(" ", part).split():
        match = _WORD_AND_NUMBER.fullmatch(plainly(word))
        words.extend(match.groups() if match and (match[1],) in known.meant else [word])
    return words


def _refuse_wild_or_wild_four(code: str, after: Sequence[str], part: str) -> None:
    """`wild 4` may be one card or two; a comma between them says that they are two."""
    if code == "W" and after[:1] == ["4"]:
        raise ScoreRefused("one_or_two", text=part.strip())


def _meant(code: str) -> _Item:
    if code in COLORS:
        return _Color(code)
    return Colorless(code) if _FACE.fullmatch(code) else Card(code)


def _coded(word: str) -> list[_Item]:
    """A card as it is written or printed, or a sum of cards and points."""
    typed = word.upper()
    if typed in COLORS:
        return [_Color(typed)]
    if match := _DRAW.fullmatch(typed):
        return [Card(f"{match[1]}D") if match[1] else Colorless("D")]
    if _WILD_FOUR.fullmatch(typed):
        return [Card("W4")]
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


def _colored(items: Sequence[_Item], known: CardWords, part: str) -> Sequence[Named | int]:
    """Each color goes to the face beside it: after it or before it, as the language has it, if that fits."""
    steps = (1, -1) if known.color_first else (-1, 1)
    for ways in ((steps[0],), (steps[1],), steps):
        painted = _painted(items, ways)
        if painted is not None:
            return painted
    raise ScoreRefused("not_a_holding", text=part.strip())


def _painted(items: Sequence[_Item], ways: Sequence[int]) -> list[Named | int] | None:
    """With every color on one of the cards on these sides of it; None where one finds no card."""
    painted = dict(enumerate(items))
    for at, item in enumerate(items):
        if isinstance(item, _Color):
            found = next((at + way for way in ways if _paintable(painted.get(at + way))), None)
            if found is None:
                return None
            painted[found] = Card(f"{item.code}{painted[found]}")
    return [item for item in painted.values() if not isinstance(item, _Color)]


def _paintable(item: _Item | None) -> bool:
    return isinstance(item, Colorless) or (isinstance(item, int) and 0 <= item <= 9)
