"""A rule sheet of our own, for the rules of one table in one language, ready to print.

>>> from penult.rulebook.book import book
>>> [choice.rule for choice in sheet(book("en"), Rules("classic+seven=may")).choices]
['seven=may']
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from ..engine.cards import COLORS, Card
from ..engine.editions import Edition
from ..engine.options import HOUSE_OPTIONS
from ..engine.rules import Rules
from .book import Book, Entry
from .house import in_force
from .voice import Voice

_ACTIONS = "DVS"


@dataclass(frozen=True, slots=True)
class DeckRow:
    """One row of the table of cards."""

    card: Card
    """An example to draw."""
    name: str
    number: int
    points: str


@dataclass(frozen=True, slots=True)
class Choice:
    """What a table has agreed on: `seven=must`, its title, and what it means."""

    rule: str
    title: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """A section: its rules, then the rulings and differences for disputes."""

    title: str
    rules: tuple[Entry, ...]
    rulings: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything on the sheet, in reading order."""

    book: Book
    edition: str
    title: str
    product: str
    reading: str
    choices: tuple[Choice, ...]
    """What differs from the printed game; usually nothing."""
    house: tuple[Entry, ...]
    """The house rules that the choices bring into force."""
    deck: tuple[DeckRow, ...]
    chapters: tuple[Chapter, ...]
    options: tuple[Entry, ...]
    switches: tuple[Entry, ...]
    """The house rules that any table may choose."""
    footer: str

    @property
    def ids(self) -> frozenset[str]:
        """The entries that the sheet can link to."""
        printed = (entry for each in self.chapters for entry in (*each.rules, *each.rulings))
        return frozenset(entry.id for entry in (*self.house, *printed))

    def say(self, message: str) -> str:
        return self.book.say(message, edition=self.edition)


def sheet(book: Book, rules: Rules) -> Sheet:
    name = rules.edition.name
    return Sheet(
        book=book,
        edition=name,
        title=book.say("sheet-house-title" if rules.chosen else "sheet-title", edition=name),
        product=book.say("sheet-product", edition=name),
        reading=book.say("sheet-reading"),
        choices=tuple(_choice(book, rules, option) for option in rules.chosen),
        house=tuple(book.entry(id_, name) for id_ in in_force(rules)),
        deck=tuple(_deck_rows(book, rules.edition)),
        chapters=tuple(
            _chapter(title, entries) for title, entries in book.sections(name) if _printed(entries)
        ),
        options=book.options(name),
        switches=tuple(book.entry(switch, name) for switch in HOUSE_OPTIONS),
        footer=book.say("sheet-footer"),
    )


def _choice(book: Book, rules: Rules, option: str) -> Choice:
    edition, value = rules.edition.name, rules[option]
    title = book.entry(option, edition).title
    return Choice(f"{option}={value}", title, book.meaning(option, value, edition))


def _printed(entries: tuple[Entry, ...]) -> bool:
    """Whether a section is of the printed game."""
    return entries[0].id[0] in "RAD"


def _chapter(title: str, entries: tuple[Entry, ...]) -> Chapter:
    rules = tuple(entry for entry in entries if entry.id.startswith("R"))
    return Chapter(title, rules, tuple(entry for entry in entries if entry not in rules))


def _deck_rows(book: Book, edition: Edition) -> Iterator[DeckRow]:
    """R-02: colors first, then the action cards, then the wilds."""
    counts = Counter(edition.deck)
    voice = Voice(book.language, Rules(edition.name), ())
    for color in COLORS:
        numbers = sum(counts[card] for card in counts if card.color == color and card.number is not None)
        name = voice.say("sheet-numbers", color=color)
        yield DeckRow(Card(color + "7"), name, numbers, book.say("sheet-face-value"))
    for face, message in zip(_ACTIONS, ("draw-card", "reverse", "skip"), strict=True):
        cards = [Card(color + face) for color in COLORS]
        name = voice.say("sheet-per-color", card=voice.say(message))
        yield DeckRow(cards[0], name, sum(counts[card] for card in cards), str(cards[0].points))
    for card in sorted(card for card in counts if card.wild):
        yield DeckRow(card, str(voice.card(card)), counts[card], str(card.points))
