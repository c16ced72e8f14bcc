"""Cards as people write them.

>>> Card("R7"), Card("W4").points, Card("GS").color
(Card('R7'), 50, 'G')
"""

from __future__ import annotations

from collections.abc import Iterable

from .errors import Malformed
from .kernel.cards import BLANK, COLOR, FACE, HIDDEN, KINDS, NO_COLOR, POINTS

COLORS = "RGBY"
_FACES = "0123456789DVS"
_WILDS = ("W", "W4", "HW", "IN", "SH", "*")
CODES = tuple(color + face for color in COLORS for face in _FACES) + _WILDS


class Card:
    """One face. There is one object for each, so cards can be compared by identity.

    `*` is a blank, which matches nothing; `?` is a card the reader may not see.
    """

    __slots__ = ("kind",)
    kind: int

    def __new__(cls, code: str) -> Card:
        card = _BY_CODE.get(code) if isinstance(code, str) else None
        if card is None:
            raise Malformed("card", code, "R, G, B or Y with 0-9, D, V or S; or W, W4, HW, IN, SH, *")
        return card

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a card does not change")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("a card does not change")

    @property
    def color(self) -> str | None:
        """R, G, B or Y; None for wilds, blanks and hidden cards."""
        return None if self.kind >= BLANK else color_name(COLOR[self.kind])

    @property
    def wild(self) -> bool:
        return self.kind < BLANK and COLOR[self.kind] == NO_COLOR

    @property
    def number(self) -> int | None:
        """0 to 9, None for every other card."""
        return FACE[self.kind] if self.kind < KINDS and FACE[self.kind] <= 9 else None

    @property
    def points(self) -> int:
        return 0 if self.kind == HIDDEN else POINTS[self.kind]

    def __str__(self) -> str:
        return "?" if self.kind == HIDDEN else CODES[self.kind]

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def _repr_svg_(self) -> str:
        """For notebooks. A card does not know its edition, so a Draw card appears as Draw Two."""
        from ..pictures import card_svg

        return card_svg(str(self))

    def __lt__(self, other: Card) -> bool:
        return self.kind < other.kind

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (str(self),)


def _made(kind: int) -> Card:
    card = object.__new__(Card)
    object.__setattr__(card, "kind", kind)
    return card


CARDS = tuple(map(_made, range(len(CODES))))
HIDDEN_CARD = _made(HIDDEN)
_BY_CODE = dict(zip(CODES, CARDS, strict=True)) | {"?": HIDDEN_CARD}


def card_of_kind(kind: int) -> Card:
    return HIDDEN_CARD if kind == HIDDEN else CARDS[kind]


def color_name(color: int) -> str | None:
    return None if color == NO_COLOR else COLORS[color]


def color_number(name: str) -> int:
    if len(name) != 1 or name not in COLORS:
        raise Malformed("color", name, "R, G, B or Y")
    return COLORS.index(name)


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards separated by commas; `*7` is seven blanks and `-` is none.

    >>> parse_cards("R1,*2")
    (Card('R1'), Card('*'), Card('*'))
    """
    if text == "-":
        return ()
    return tuple(card for word in text.split(",") for card in _one_or_blanks(word))


def _one_or_blanks(word: str) -> Iterable[Card]:
    number = word[1:]
    if word.startswith("*") and number:
        if not (number.isascii() and number.isdigit() and len(number) <= 3 and 1 <= int(number) <= 200):
            raise Malformed("blanks", word, "* and a number from 1 to 200")
        return int(number) * (Card("*"),)
    return (Card(word),)
