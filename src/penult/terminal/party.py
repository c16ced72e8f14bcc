"""Who plays, by which rules: what a person asks for before the cards are dealt."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass

from ..bots.registry import bot
from ..engine.chance import Chance
from ..engine.deal import Deal
from ..engine.rules import Rules
from ..i18n.catalogue import catalogue
from ..match.course import check_players
from ..match.match import Match
from ..rulebook.voice import Voice
from .first_dealer import FirstDealer
from .hand_of_play import YOU, HandOfPlay

NAMES = ("Nadia", "Bruno", "Chloé", "Omar", "Lúcia", "Felix", "Inés", "Théo", "Ada", "Rui")
"""The bots, from the person's left; one is in reserve for a person of the same name."""


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
        return tuple(name for name in NAMES if name != self.name)[: len(self.bots)]

    @property
    def voice(self) -> Voice:
        return self.voice_at(range(self.seats))

    def voice_at(self, seated: Iterable[int]) -> Voice:
        """A voice at a hand where these players sit, in the order of its seats; the person is the first."""
        return Voice(self.language, self.rules, [self.names[player] for player in seated], reader=YOU)

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

    def deal(
        self, rng: random.Random, first: FirstDealer | None = None, last: Deal | None = None
    ) -> HandOfPlay:
        """A fresh hand. Its dealer is found, or follows from the `last` one that the same people played."""
        chance, found = Chance.drawn_from(rng, self.rules), None
        dealer = _next_dealer(last) if last else None
        if dealer is None:
            found = (first or FirstDealer()).find(self.rules, self.seats, chance, rng)
            dealer = found.dealer
        deal = Deal(self.rules, self.seats, chance, dealer)
        bots = {seat: bot(kind, rng) for seat, kind in enumerate(self.bots, 1)}
        return HandOfPlay(deal, bots, rng, found)


def _next_dealer(last: Deal) -> int | None:
    """Hands one by one pass the deal on as those of a match do (A-61)."""
    match = Match(last.rules, last.seats, last.dealer)
    match.finish(last)
    return None if match.over else match.standing.dealer


def readable(name: str) -> str:
    """A name as it can stand at a table and in a record: on one line, and not too long."""
    words = "".join(letter if letter.isprintable() else " " for letter in name).split()
    return " ".join(words)[:LONGEST_NAME].strip()
