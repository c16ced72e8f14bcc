"""Who plays, by which rules: what a person asks for before the cards are dealt."""

from __future__ import annotations

import random
from dataclasses import dataclass

from ..bots.registry import bot
from ..engine.rules import Rules
from ..i18n.catalogue import catalogue
from ..match.course import check_players
from ..rulebook.voice import Voice
from ..table.namesakes import BOT_NAMES
from ..wire.limits import NO_CLOCK

YOU = 0
"""The seat of the person."""
LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Party:
    """The rules, the kind of bot on each other seat, and the person's language and name."""

    rules: Rules
    bots: tuple[str, ...]
    language: str = "en"
    name: str = ""
    """Empty for somebody who gave none."""
    whole_match: bool = False
    """Whether hands are counted in the format that the rules name, until it is won."""
    turn_seconds: int = NO_CLOCK
    """How long the person may take for a turn."""

    @property
    def seats(self) -> int:
        return 1 + len(self.bots)

    @property
    def names(self) -> tuple[str, ...]:
        """All players in the order of the seats; no bot is called like the person."""
        you = self.name or catalogue(self.language).say("terminal-you")
        return (you, *self.bot_names)

    @property
    def bot_names(self) -> tuple[str, ...]:
        """From the person's left; one name is in reserve for a person who is called so."""
        return tuple(name for name in BOT_NAMES if name != self.name)[: len(self.bots)]

    @property
    def recorded_names(self) -> tuple[str, ...]:
        """As a record has them: empty for somebody who gave none."""
        return (self.name, *self.bot_names)

    @property
    def voice(self) -> Voice:
        return Voice(self.language, self.rules, self.names, reader=YOU)

    def check(self) -> None:
        """Refuse what cannot be dealt: a number of players, a format for others, an unknown bot."""
        self.check_number()
        for kind in self.bots:
            bot(kind, random.Random(0))

    def check_number(self) -> None:
        """Refuse a number of players that these rules do not allow."""
        self.rules.check_seats(self.seats)
        if self.whole_match:
            check_players(self.rules, self.seats)


def readable(name: str) -> str:
    """A name as it can stand at a table and in a record: on one line, and not too long."""
    words = "".join(letter if letter.isprintable() else " " for letter in name).split()
    return " ".join(words)[:LONGEST_NAME].strip()
