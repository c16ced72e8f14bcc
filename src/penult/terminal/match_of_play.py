"""A match at a terminal: one person, bots, and hand after hand. No I/O and no clock."""

from __future__ import annotations

import random
from collections.abc import Mapping

from ..bots.registry import bot
from ..engine.chance import Chance
from ..engine.dealer import by_chance
from ..engine.kernel.scoring import partner
from ..match.events import MatchEvent
from ..match.formats import format_of
from ..match.match import Match
from ..match.record import MatchRecord
from ..rulebook.voice import Voice
from .hand_of_play import YOU, HandOfPlay
from .match_voice import MatchVoice
from .party import Party


class MatchOfPlay:
    """A match with its players. The person is player 0, and so seat 0 of every hand until eliminated."""

    def __init__(self, party: Party, rng: random.Random) -> None:
        self.party = party
        self._rng = rng
        self._chance: Chance | None = Chance.drawn_from(rng, party.rules)
        """Of the next hand, once its dealer has been found with it."""
        self.match = Match(party.rules, party.seats, by_chance(self._chance, party.seats))
        self._marks: list[dict[int, str]] = []

    @property
    def number(self) -> int:
        """Of the next hand."""
        return self.match.standing.hands + 1

    @property
    def person_plays(self) -> bool:
        """Whether the person sits at the next hand; R-67: not once eliminated."""
        return YOU in self.match.seated

    @property
    def voice(self) -> Voice:
        """The voice at the next hand."""
        return self.party.voice_at(self.match.seated)

    @property
    def match_voice(self) -> MatchVoice:
        """The voice between hands."""
        return MatchVoice(self.party.voice, self.match.scorers)

    @property
    def partner(self) -> str:
        """R-63: the name of whoever sits opposite the person in the next hand, empty without partners."""
        if not format_of(self.match.rules).partners:
            return ""
        return self.voice.name(partner(YOU, len(self.match.seated)))

    def record(self, headers: Mapping[str, str]) -> MatchRecord:
        """The hands that are over, with what else is worth knowing of them all: a date, the kinds of bots."""
        names = (self.party.name, *self.party.bot_names)
        return MatchRecord.of(self.match, names, marks=self._marks, headers=headers)

    def deal(self) -> HandOfPlay:
        """The next hand; where its dealer is to be determined anew, by picking cards (A-61)."""
        match = self.match
        chance = self._chance or Chance.drawn_from(self._rng, match.rules)
        self._chance = None
        if match.standing.dealer is None:
            match.choose_dealer(match.seated[by_chance(chance, len(match.seated))])
        kinds = {seat: self.party.bots[who - 1] for seat, who in enumerate(match.seated) if who != YOU}
        bots = {seat: bot(kind, self._rng) for seat, kind in kinds.items()}
        return HandOfPlay(match.deal(chance), bots, self._rng)

    def finish(self, hand: HandOfPlay) -> tuple[MatchEvent, ...]:
        """Count a hand that is over."""
        self._marks.append(hand.marks)
        return self.match.finish(hand.deal)

    def play_without_person(self) -> tuple[MatchEvent, ...]:
        """One hand among those who are left; nothing is told of it but who has won the match."""
        hand = self.deal()
        hand.play_out()
        return tuple(event for event in self.finish(hand) if event.kind == "won")
