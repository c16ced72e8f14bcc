"""`penult rules`: look up entries of the rulebook, search it, or print a rule sheet."""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from ..engine.editions import EDITIONS
from ..engine.errors import Malformed
from ..engine.options import OPTIONS
from ..engine.rules import Rules
from ..i18n.languages import language_of
from .arguments import LANGUAGE_HELP, language, need
from .output import add_out, write_out

if TYPE_CHECKING:
    from ..rulebook.book import Book, Entry

_WIDEST = 96
_ENDINGS = {".html": "html", ".md": "markdown"}
_HOUSE = re.compile(rf"(?:{'|'.join(EDITIONS)})[+/]")
"""How rules begin that say more than an edition."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        nargs="*",
        metavar="RULE",
        help="ids (R-28), options (drawn), words to find, or the rules of your house (classic+seven=must)",
    )
    parser.add_argument(
        "--edition", choices=tuple(EDITIONS), help="alone: the whole rule sheet of the edition"
    )
    parser.add_argument("--house", action="store_true", help="what goes with what among house rules")
    parser.add_argument("--lang", type=language, help=LANGUAGE_HELP)
    parser.add_argument(
        "--format", choices=("text", "markdown", "html"), help="of a rule sheet; default text"
    )
    parser.add_argument("--json", action="store_true", help="the entries as one JSON object")
    add_out(parser, "write to FILE: a rule sheet as .html, .md, or else text; - prints")


def run(chosen: argparse.Namespace) -> int:
    need("words")
    from ..rulebook.book import book

    words = book(chosen.lang or language_of(os.environ))
    rules = _rules_of_a_sheet(chosen)
    _check(chosen, rules)
    if chosen.house:
        text = _house(words)
    elif chosen.json:
        text = _as_json(words, chosen.what, chosen.edition or "all")
    elif rules:
        text = _sheet(words, rules, chosen)
    else:
        text = "\n".join(_lines(words, chosen.what, chosen.edition or "all"))
    write_out(text, chosen)
    return 0


def _rules_of_a_sheet(chosen: argparse.Namespace) -> Rules | None:
    """The rules whose whole sheet is wanted: `classic+seven=must`, or an edition alone."""
    if chosen.edition and not chosen.what:
        return Rules(chosen.edition)
    if len(chosen.what) == 1 and _HOUSE.match(chosen.what[0]):
        return Rules(chosen.what[0])
    return None


def _check(chosen: argparse.Namespace, rules: Rules | None) -> None:
    """Refuse what says two things at once."""
    if chosen.format and not rules:
        raise Malformed("--format", chosen.format, "--edition and no RULE beside it, or the rules of a house")
    if chosen.format and chosen.json:
        raise Malformed("--format", chosen.format, "nothing beside --json")
    if chosen.house and (chosen.what or chosen.edition or chosen.json):
        raise Malformed("--house", " ".join(chosen.what) or chosen.edition or "--json", "nothing beside it")
    if rules and chosen.what and (chosen.edition or chosen.json):
        raise Malformed("rules", chosen.what[0], "the rules of a house, and nothing beside them")


def _house(words: Book) -> str:
    from ..rulebook.forms.house import WIDTH, house_as_text

    return house_as_text(words, min(WIDTH, shutil.get_terminal_size().columns))


def _sheet(words: Book, rules: Rules, chosen: argparse.Namespace) -> str:
    from ..rulebook.forms import FORMATS
    from ..rulebook.sheet import sheet

    return FORMATS[chosen.format or _promised(chosen.out)](sheet(words, rules))


def _promised(out: Path | None) -> str:
    """The form that the file's extension names."""
    return _ENDINGS.get(out.suffix.lower(), "text") if out else "text"


def _lines(words: Book, what: list[str], edition: str) -> Iterator[str]:
    if not what:
        yield from _contents(words, edition)
    elif all(words.has(name) for name in what):
        yield from _entries(words, what, edition)
    else:
        yield from _found(words, " ".join(what), edition)


def _as_json(words: Book, what: list[str], edition: str) -> str:
    """The same entries as in the lines, each in full."""
    entries = [
        {
            "id": entry.id,
            "title": entry.title,
            "editions": entry.editions,
            "see": entry.see,
            "parts": [asdict(part) for part in entry.parts],
        }
        for entry in _meant(words, what, edition)
    ]
    told = {"language": words.language, "edition": edition, "entries": entries}
    return json.dumps(told, ensure_ascii=False) + "\n"


def _meant(words: Book, what: list[str], edition: str) -> list[Entry]:
    if not what:
        sections = [entry for _, entries in words.sections(edition) for entry in entries]
        return [*sections, *words.options(edition)]
    if all(words.has(name) for name in what):
        return [_held(words.entry(name, edition), edition) for name in what]
    return _searched(words, " ".join(what), edition)


def _contents(words: Book, edition: str) -> Iterator[str]:
    yield words.say("contents-title")
    for title, entries in words.sections(edition):
        yield from ("", title, *_listed(entries))
    yield from ("", words.say("contents-options"), *_listed(words.options(edition)))
    yield from ("", words.say("contents-hint"), "")


def _listed(entries: Sequence[Entry]) -> Iterator[str]:
    widest = max(len(entry.id) for entry in entries)
    return (f"  {entry.id:<{widest}}  {entry.title}" for entry in entries)


def _entries(words: Book, what: list[str], edition: str) -> Iterator[str]:
    from ..rulebook.forms.text import entry_as_text

    width = min(_WIDEST, shutil.get_terminal_size().columns)
    for name in what:
        yield entry_as_text(words, _held(words.entry(name, edition), edition), width)


def _held(entry: Entry, edition: str) -> Entry:
    if edition not in (*entry.editions, "all"):
        raise Malformed("rule", entry.id, f"an entry that holds in {edition}")
    return entry


def _found(words: Book, wanted: str, edition: str) -> Iterator[str]:
    """Ids and titles of the entries that contain these words."""
    found = _searched(words, wanted, edition)
    if rules := [entry for entry in found if entry.id not in OPTIONS]:
        yield from (*_listed(rules), "")
    if options := [entry for entry in found if entry.id in OPTIONS]:
        yield from (words.say("contents-options"), *_listed(options), "")


def _searched(words: Book, wanted: str, edition: str) -> list[Entry]:
    """The entries that contain these words; an unknown id is an error."""
    found = words.search(wanted, edition) if wanted.strip() else []
    if not found:
        raise Malformed("rule", wanted, "an id such as R-28, an option, or words that the book uses")
    return list(found)
