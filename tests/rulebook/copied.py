"""Find where the rulebook repeats a printed sheet: eight words in a row that a sheet has too.

    python tests/rulebook/copied.py FOLDER

The sheets are not part of Penult: FOLDER holds their texts, one file each. The book is read in every language
and for every edition, without regard to case, punctuation or how a number is written.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from penult.engine.editions import EDITIONS
from penult.i18n.languages import LANGUAGES, base
from penult.rulebook.book import Book, book
from penult.rulebook.sources import ALL

RUN = 8
_WORD = re.compile(r"\w+")
_NUMBERS = {
    "2": "two dos deux dois duas",
    "3": "three tres trois três",
    "4": "four cuatro quatre quatro",
    "5": "five cinco cinq",
    "6": "six seis",
    "7": "seven siete sept sete",
    "8": "eight ocho huit oito",
}
_DIGITS = {word: digit for digit, words in _NUMBERS.items() for word in words.split()}

Words = tuple[str, ...]


def words_of(text: str) -> Words:
    return tuple(_DIGITS.get(word, word) for word in _WORD.findall(text.casefold()))


def runs_of(words: Words) -> set[Words]:
    return {words[start : start + RUN] for start in range(len(words) - RUN + 1)}


def repeated(text: str, known: set[Words]) -> Iterator[str]:
    """The longest stretches of a text that consist of known runs."""
    words = words_of(text)
    end = 0
    for start in range(len(words) - RUN + 1):
        if words[start : start + RUN] not in known or start + RUN <= end:
            continue
        end = start + RUN
        while words[end - RUN + 1 : end + 1] in known:
            end += 1
        yield " ".join(words[start:end])


def told(words: Book) -> Iterator[tuple[str, str]]:
    """Every text of the book: where it stands, and as it reads for some edition."""
    for edition in (ALL, *EDITIONS):
        listed = [entry for _, entries in words.sections(edition) for entry in entries]
        for entry in (*listed, *words.options(edition)):
            yield entry.id, entry.title
            yield from ((f"{entry.id}.{part.name}", part.text) for part in entry.parts)


def copies(sheets: Iterable[str]) -> Iterator[str]:
    """Each stretch once: language, place in the book, words. An overlay's are those that its base has not."""
    known = set[Words]().union(*(runs_of(words_of(sheet)) for sheet in sheets))
    for language in LANGUAGES:
        found = stretches(language, known)
        shared = {} if language == base(language) else stretches(base(language), known)
        yield from (f"{language} {each}" for each in found if each not in shared)


def stretches(language: str, known: set[Words]) -> dict[str, None]:
    """The place in the book and the words of each known stretch, in the order of the book."""
    said = told(book(language))
    return {f"{place}: {run}": None for place, text in said for run in repeated(text, known)}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, help="where the texts of the sheets are")
    files = sorted(parser.parse_args(arguments).folder.glob("*.txt"))
    if not files:
        parser.error("expected a folder with the sheets as .txt files, came one without")
    found = list(copies(file.read_text(encoding="utf-8") for file in files))
    said = (*found, f"{len(found)} stretches of {RUN} words or more in {len(files)} sheets")
    sys.stdout.write("\n".join(said) + "\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
