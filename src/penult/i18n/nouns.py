"""Names with their grammar: a message that is given one chooses the form its sentence needs.

A fact `card` that is a noun reaches the message as `$card` (the bare name), `$card-the`, `$card-a`,
`$card-of`, `$card-to`, `$card-on` and `$card-gender`. The web client does the same: `web/src/words/nouns.ts`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

FORMS = ("the", "a", "of", "to", "on")
"""With the definite article, with the indefinite one, and with the article after a preposition."""
GENDER = "gender"
PARTS = (*FORMS, GENDER)
"""The parts of a message that names something."""
MIXED = "masculine"
"""The gender of things of several genders."""


@dataclass(frozen=True, slots=True)
class Noun:
    """A name in all its forms."""

    name: str
    parts: Mapping[str, str]

    def __str__(self) -> str:
        return self.name


def unchanging(text: str) -> Noun:
    """A text that is the same in every form."""
    return Noun(text, dict.fromkeys(PARTS, text))


NOTHING = unchanging("")
"""Where there is nothing to name, and the message does not ask."""


def spread(facts: Mapping[str, object]) -> dict[str, object]:
    """The facts of a message, a noun with all its forms."""
    return dict(pair for name, fact in facts.items() for pair in _spread(name, fact))


def _spread(name: str, fact: object) -> Iterator[tuple[str, object]]:
    if not isinstance(fact, Noun):
        yield name, fact
        return
    yield name, fact.name
    yield from ((f"{name}-{part}", text) for part, text in fact.parts.items())
