"""The messages of one language, read from its Fluent files; an overlay's are laid over its base's.

>>> catalogue("en").say("card-number", color="R", face="7")
'red 7'
>>> catalogue("pt").say("wild"), catalogue("pt-BR").say("wild")
('Joker', 'Curinga')
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from .languages import LOCALES, base, check_language
from .layers import laid_over
from .nouns import spread
from .sounds import first_sound

FILES = (
    "server",
    "cards",
    "bots",
    "events",
    "refusals",
    "moves",
    "terminal",
    "table",
    "online",
    "sheet",
    "match",
    "score",
    "tournament",
    "rulebook",
    "house",
)
WEB = "web"
"""Files whose names begin with this are only for the web client."""


class Catalogue:
    """Formats messages; a missing message or fact is an error, never a gap in a sentence."""

    __slots__ = ("_bundle", "_reading", "_unread", "language")

    def __init__(self, language: str) -> None:
        self.language = check_language(language)
        self._bundle = FluentBundle([LOCALES[self.language]], use_isolating=False)
        self._unread = [*FILES, *web_files()]
        self._reading = Lock()

    def say(self, name: str, /, **facts: object) -> str:
        """Format a message, or one part of it (`message.part`), with these facts.

        A fact that is a noun is there in all its forms, and one that is several texts as a list.
        """
        message, _, part = name.partition(".")
        if not self.has(message):
            raise LookupError(f"no message {message} in {self.language}")
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(part) if part else found.value
        if pattern is None:
            raise LookupError(f"no part {name} in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, spread(self._with_lists(facts)))
        if errors:
            raise LookupError(f"{name} in {self.language}: {errors[0]}")
        return str(text)

    def listed(self, items: Sequence[str]) -> str:
        """`Ana, Ben and Chloé`"""
        *earlier, last = items or [""]
        if not earlier:
            return last
        return self.say("list-and", first=", ".join(earlier), second=last, sound=first_sound(last))

    def parts(self, message: str) -> tuple[str, ...]:
        """The names of a message's parts, in the order of the file; none if there is no such message."""
        return tuple(self._bundle.get_message(message).attributes) if self.has(message) else ()

    def has(self, message: str) -> bool:
        """Reads files only until the message is found: the rulebook is long, and last."""
        with self._reading:
            while not self._bundle.has_message(message) and self._unread:
                self._bundle.add_resource(_resource(self.language, self._unread.pop(0)))
            return bool(self._bundle.has_message(message))

    def _with_lists(self, facts: Mapping[str, object]) -> dict[str, object]:
        return {
            name: self.listed(list(map(str, fact))) if isinstance(fact, tuple | list) else fact
            for name, fact in facts.items()
        }


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def source(language: str, file: str) -> str:
    """The text of one Fluent file; empty where an overlay has nothing to say in it."""
    found = files(__package__) / language / f"{file}.ftl"
    return "" if language != base(language) and not found.is_file() else found.read_text(encoding="utf-8")


def web_files() -> tuple[str, ...]:
    """The files that only the web client reads."""
    names = (file.name.removesuffix(".ftl") for file in (files(__package__) / "en").iterdir())
    return tuple(sorted(name for name in names if name.partition("-")[0] == WEB))


def sources(language: str) -> Iterator[tuple[str, str]]:
    """All Fluent files of a language: name and text."""
    return ((file, source(language, file)) for file in (*FILES, *web_files()))


def _resource(language: str, file: str) -> ast.Resource:
    whole = FluentResource(source(base(language), file))
    return whole if language == base(language) else laid_over(whole, FluentResource(source(language, file)))
