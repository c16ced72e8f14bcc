"""The messages of one language, read from its Fluent files.

>>> catalogue("en").say("card-number", color="R", face="7")
'red 7'
>>> catalogue("pt").say("card-number", color="R", face="7")
'7 vermelho'
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource

from .languages import LOCALES, check_language

FILES = (
    "server",
    "cards",
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
        """Format a message, or one part of it (`message.part`), with these facts."""
        message, _, part = name.partition(".")
        if not self.has(message):
            raise LookupError(f"no message {message} in {self.language}")
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(part) if part else found.value
        if pattern is None:
            raise LookupError(f"no part {name} in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"{name} in {self.language}: {errors[0]}")
        return str(text)

    def parts(self, message: str) -> tuple[str, ...]:
        """The names of a message's parts, in the order of the file; none if there is no such message."""
        return tuple(self._bundle.get_message(message).attributes) if self.has(message) else ()

    def has(self, message: str) -> bool:
        """Reads files only until the message is found: the rulebook is long, and last."""
        with self._reading:
            while not self._bundle.has_message(message) and self._unread:
                text = source(self.language, self._unread.pop(0))
                self._bundle.add_resource(FluentResource(text))
            return bool(self._bundle.has_message(message))


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def source(language: str, file: str) -> str:
    """The text of one Fluent file."""
    return (files(__package__) / language / f"{file}.ftl").read_text(encoding="utf-8")


def web_files() -> tuple[str, ...]:
    """The files that only the web client reads."""
    names = (file.name.removesuffix(".ftl") for file in (files(__package__) / "en").iterdir())
    return tuple(sorted(name for name in names if name.partition("-")[0] == WEB))


def sources(language: str) -> Iterator[tuple[str, str]]:
    """All Fluent files of a language: name and text."""
    return ((file, source(language, file)) for file in (*FILES, *web_files()))
