"""The commands of the scorekeeper and of the tournament desk."""

from __future__ import annotations

from dataclasses import dataclass

from ...i18n.catalogue import catalogue
from ...notation.names import plainly

COMMANDS = (
    "undo",
    "correct",
    "dealer",
    "void",
    "blocked",
    "rename",
    "table",
    "export",
    "rule",
    "back",
    "help",
    "quit",
)
WAYS = ("cards", "birthdays")
"""Ways to find a dealer."""
OTHER_PLAYERS = ("late", "add", "drop")
"""Tournament commands that a match refuses with an explanation."""
_ALSO = {"?": "help", "q": "quit", "exit": "quit", "why": "rule", "aniversarios": "birthdays"}


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Commands, and the messages that name, list and explain them."""

    words: tuple[str, ...]
    unlisted: tuple[str, ...]
    """Understood, but not listed in the help."""
    word: str
    about: str
    help: str

    def meaning(self, typed: str, language: str) -> str:
        """The command meant, in this language or in English; empty if there is none."""
        words, say = (*self.words, *self.unlisted), catalogue(language).say
        own = {plainly(say(self.word, word=word)): word for word in words}
        meant = (own | {word: word for word in words} | _ALSO).get(plainly(typed), "")
        return meant if meant in words else ""


OF_A_MATCH = Vocabulary(COMMANDS, (*WAYS, *OTHER_PLAYERS), "score-word", "score-about", "score-help")
OF_A_TOURNAMENT = Vocabulary(
    words=(
        "draw",
        "seats",
        "totals",
        "void",
        "blocked",
        "standings",
        "correct",
        "penalty",
        "late",
        "drop",
        "return",
        "rename",
        "substitute",
        "rounds",
        "end",
        "undo",
        "strike",
        "log",
        "export",
        "rule",
        "back",
        "help",
        "quit",
    ),
    unlisted=(),
    word="tournament-word",
    about="tournament-about",
    help="tournament-help",
)
