"""One act, one word: what the client calls each act in each language, and what it never calls it.

`python -m penult.i18n.glossary docs/words.md` writes it down for people.

>>> glossary()["draw"].terms["fr"].word
'piger'
>>> [breach.phrase for breach in breaches("en", "You laid { $cards-a }.")]
['laid']
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from .languages import LANGUAGES

_GAP = r"\s+(?:\S+\s+){0,3}?"
"""Up to three words."""


@dataclass(frozen=True, slots=True)
class Term:
    """The word of one language for an act, and the words that are not used for it."""

    word: str
    never: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Act:
    about: str
    terms: Mapping[str, Term]


class Breach(NamedTuple):
    """A phrase that is not used for an act."""

    act: str
    phrase: str


@cache
def glossary() -> Mapping[str, Act]:
    """By the English name of the act."""
    text = (files(__package__) / "glossary.toml").read_text(encoding="utf-8")
    return {
        name: Act(
            told["about"],
            {
                language: Term(told[language]["word"], tuple(told[language]["not"]))
                for language in LANGUAGES
                if language in told
            },
        )
        for name, told in tomllib.loads(text).items()
    }


def breaches(language: str, text: str) -> Iterator[Breach]:
    """What in a text of this language is not its word for an act."""
    for name, act in glossary().items():
        for phrase in act.terms[language].never:
            if _sought(phrase).search(text):
                yield Breach(name, phrase)


@cache
def _sought(phrase: str) -> re.Pattern[str]:
    """A whole word or phrase; any white space is a space."""
    parts = (r"\s+".join(map(re.escape, part.split())) for part in phrase.split("…"))
    return re.compile(rf"(?<![\w’']){_GAP.join(parts)}(?!\w)", re.IGNORECASE)


def document() -> str:
    """As Markdown: all words side by side, then each language with what it does not say."""
    return "\n".join((*_head(), *_side_by_side(), *_each_language())) + "\n"


def _head() -> Iterator[str]:
    yield "# Words"
    yield ""
    yield "One act, one word: a button, its line in the log, its help and its announcement say the same. This"
    yield "page is written from `i18n/glossary.toml` by `make words`. A test fails when a message of the"
    yield "client, or of the English rulebook, uses a word that its language does not use for the act. In the"
    yield "other languages the rulebook has its own register."
    yield ""


def _side_by_side() -> Iterator[str]:
    yield f"| act | {' | '.join(f'`{language}`' for language in LANGUAGES)} |"
    yield f"|---|{'---|' * len(LANGUAGES)}"
    for name, act in glossary().items():
        yield f"| {name} | {' | '.join(act.terms[language].word for language in LANGUAGES)} |"


def _each_language() -> Iterator[str]:
    for language, called in LANGUAGES.items():
        yield from ("", f"## {called}", "", "| act | what happens | say | do not say |", "|---|---|---|---|")
        for name, act in glossary().items():
            term = act.terms[language]
            yield f"| {name} | {act.about} | **{term.word}** | {', '.join(term.never)} |"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(document(), encoding="utf-8")
