"""The rulebook in one language: every rule, ruling, difference, option and house rule.

>>> entry = book("en").entry("R-61")
>>> entry.id, entry.editions
('R-61', ('classic', 'hp2003', 'hp2018'))
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from ..engine.errors import Malformed
from ..engine.options import OPTIONS, PRINTED_OPTIONS
from ..engine.rules import Rules
from ..i18n.catalogue import Catalogue, catalogue
from .entries import Facts, Section, facts, option_facts, sections
from .sources import ALL

ID = re.compile(r"\b[RADHC]-\d{2,3}\b")
"""An id in a text."""


@dataclass(frozen=True, slots=True)
class Part:
    """One part of an entry: its label and its text, with empty lines between paragraphs."""

    name: str
    label: str
    text: str


@dataclass(frozen=True, slots=True)
class Entry:
    """Everything under one id, in one language, for one edition or all."""

    id: str
    edition: str
    title: str
    parts: tuple[Part, ...]
    facts: Facts

    @property
    def editions(self) -> tuple[str, ...]:
        return self.facts.editions

    @property
    def see(self) -> tuple[str, ...]:
        return self.facts.see

    @property
    def text(self) -> str:
        """All its text, to search in."""
        return "\n".join((self.id, self.title, *(part.text for part in self.parts)))


class Book:
    """The words of one language together with what is the same in all."""

    __slots__ = ("_words",)

    def __init__(self, words: Catalogue) -> None:
        self._words = words

    @property
    def language(self) -> str:
        return self._words.language

    def say(self, message: str, /, **given: object) -> str:
        return self._words.say(message, **given)

    def sections(self, edition: str = ALL) -> Iterator[tuple[str, tuple[Entry, ...]]]:
        """The title and the entries of each section that has any for the edition."""
        for section in sections():
            if entries := tuple(self._entries_of(section, edition)):
                yield self.say(f"section-{section.id}", edition=edition), entries

    def options(self, edition: str = ALL) -> tuple[Entry, ...]:
        """The options of the printed game; the switches of the house stand in the sections."""
        return tuple(
            self.entry(name, edition) for name in PRINTED_OPTIONS if _holds(option_facts()[name], edition)
        )

    def entry(self, name: str, edition: str = ALL) -> Entry:
        """A rule of any kind by its id, or an option by its name."""
        if not self.has(name):
            raise Malformed("rule", name, "an id such as R-28, A-14 or D-04, or the name of an option")
        id_ = _id(name)
        known = _known(id_)
        message = id_ if id_ in facts() else f"option-{id_}"
        if edition == ALL and len(known.editions) == 1:
            edition = known.editions[0]
        return Entry(
            id=id_,
            edition=edition,
            title=self.say(message, edition=edition),
            parts=tuple(self._part(message, part, edition) for part in self._words.parts(message)),
            facts=known,
        )

    def has(self, name: str) -> bool:
        return _id(name) in facts() or _id(name) in option_facts()

    def meaning(self, option: str, value: str, edition: str = ALL) -> str:
        """What a value of an option means; many numbers share one sentence."""
        parts = {part.name: part.text for part in self.entry(option, edition).parts}
        return (
            parts.get(f"n{value}" if value.isdigit() else value) or parts.get("any-number") or parts["about"]
        )

    def search(self, words: str, edition: str = ALL) -> list[Entry]:
        """The entries that contain all these words."""
        wanted = words.casefold().split()
        found = [entry for _, entries in self.sections(edition) for entry in entries]
        return [
            entry
            for entry in (*found, *self.options(edition))
            if all(word in entry.text.casefold() for word in wanted)
        ]

    def _entries_of(self, section: Section, edition: str) -> Iterator[Entry]:
        return (self.entry(name, edition) for name in section.entries if _holds(_known(name), edition))

    def _part(self, message: str, part: str, edition: str) -> Part:
        option, value = message.removeprefix("option-"), _value(part)
        if option in OPTIONS and value in OPTIONS[option].values:
            label = self._value_label(option, value, edition)
        else:
            label = self.say(f"part-{part}")
        return Part(part, label, _paragraphs(self.say(f"{message}.{part}", edition=edition)))

    def _value_label(self, option: str, value: str, edition: str) -> str:
        """The value of an option, marked if it is the default."""
        editions = option_facts()[option].editions if edition == ALL else (edition,)
        usual = all(Rules(each)[option] == value for each in editions)
        return self.say("option-default", value=value) if usual else value


@cache
def book(language: str) -> Book:
    return Book(catalogue(language))


def _known(id_: str) -> Facts:
    return facts().get(id_) or option_facts()[id_]


def _holds(known: Facts, edition: str) -> bool:
    return edition == ALL or edition in known.editions


def _id(name: str) -> str:
    """`r28`, `R-28` and `R 28` are the same; options keep their names."""
    match = re.fullmatch(r"([RADHC])[- ]?0*(\d{1,3})", name.strip(), re.I | re.A)
    return f"{match[1].upper()}-{int(match[2]):02}" if match else name.strip()


def _value(part: str) -> str:
    """The value of an option that a part explains: `n500` is 500."""
    return part[1:] if re.fullmatch(r"n\d+", part) else part


def _paragraphs(text: str) -> str:
    """Join lines with spaces; an empty line begins a new paragraph, and other spaces are kept."""
    return "\n\n".join(re.sub(r"[ \n]+", " ", each).strip(" ") for each in re.split(r"\n *\n", text))
