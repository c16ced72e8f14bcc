"""Who plays and by which rules, as chosen before the cards are dealt."""

from __future__ import annotations

import random
from dataclasses import dataclass

from ..bots.registry import bot
from ..engine.rules import Rules
from ..i18n.catalogue import catalogue
from ..match.course import check_players
from ..rulebook.voice import Voice
from ..table.people.namesakes import BOT_NAMES
from ..wire.limits import NO_CLOCK
from ..wire.terms import Pace

YOU = 0
"""The seat of the person."""
LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Party:
    """The rules, the kind of bot in each other seat, and the person's language and name."""

    rules: Rules
    bots: tuple[str, ...]
    language: str = "en"
    name: str = ""
    """Empty if the person gave none."""
    whole_match: bool = False
    """Whether to play a match in the format of the rules, instead of single hands."""
    turn_seconds: int = NO_CLOCK
    """How long the person may take for a turn."""
    pace: Pace | None = None
    """How fast the bots move; None for what suits their number."""

    @property
    def seats(self) -> int:
        return 1 + len(self.bots)

    @property
    def names(self) -> tuple[str, ...]:
        """All players in seat order; no bot has the person's name."""
        you = self.name or catalogue(self.language).say("terminal-you")
        return (you, *self.bot_names)

    @property
    def bot_names(self) -> tuple[str, ...]:
        """From the person's left; one spare, in case the person has one of these names."""
        return tuple(name for name in BOT_NAMES if name != self.name)[: len(self.bots)]

    @property
    def recorded_names(self) -> tuple[str, ...]:
        """The names for a record: empty if the person gave none."""
        return (self.name, *self.bot_names)

    @property
    def voice(self) -> Voice:
        return Voice(self.language, self.rules, self.names, reader=YOU)

    def check(self) -> None:
        """Refuse a wrong number of players, a format for other numbers, or an unknown bot."""
        self.check_number()
        for kind in self.bots:
            bot(kind, random.Random(0))

    def check_number(self) -> None:
        """Refuse a number of players that these rules do not allow."""
        self.rules.check_seats(self.seats)
        if self.whole_match:
            check_players(self.rules, self.seats)


def readable(name: str) -> str:
    """A name that fits a table and a record: on one line, and not too long."""
    words = "".join(letter if letter.isprintable() else " " for letter in name).split()
    return " ".join(words)[:LONGEST_NAME].strip()
