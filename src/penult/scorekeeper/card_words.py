"""Cards as people name them: with or without a color, and the words of a language for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ..engine.cards import Card


@dataclass(frozen=True, slots=True, order=True)
class Colorless:
    """A card without its color: 0 to 9, D, V or S. Its points are known (R-54)."""

    face: str

    @property
    def in_red(self) -> Card:
        """One of the cards that it may be."""
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
    """The names of colors and cards in a language, without capitals and accents."""

    meant: Mapping[Phrase, str] = field(default_factory=dict)
    """The code of a color or a card, or the letter of its face: R, W4, S."""
    many: Mapping[Phrase, str] = field(default_factory=dict)
    """Plurals of the same: a number before them says how many."""
    numbers: Mapping[str, int] = field(default_factory=dict)
    """How many of a card there are, in words."""
    little: frozenset[str] = frozenset()
    """Words to ignore, such as articles."""
    mercy: frozenset[str] = frozenset(("mercy",))
    """What is said before the hand of a player whom the mercy rule put out."""
    color_first: bool = True
    """Whether the language says `red 7` or `7 rojo`."""

    def phrase_at(self, words: Sequence[str]) -> int:
        """The length of the longest known phrase at the beginning of these words."""
        known = range(min(len(words), 4), 0, -1)
        return next((n for n in known if tuple(words[:n]) in self.meant or tuple(words[:n]) in self.many), 0)
