"""A match at a terminal: one person, bots, and hand after hand. No I/O and no clock."""

from __future__ import annotations

import random
from collections.abc import Mapping

from ..bots.bot import Bot
from ..bots.registry import bot
from ..engine.chance import Chance
from ..engine.kernel.scoring import partner
from ..match.events import MatchEvent
from ..match.formats import format_of
from ..match.match import Match
from ..match.record import MatchRecord
from ..rulebook.voice import Voice
from .first_dealer import FirstDealer, Found, by_cards
from .hand_lines import Line
from .hand_of_play import YOU, HandOfPlay
from .match_voice import MatchVoice
from .party import Party


class MatchOfPlay:
    """A match with its players. The person is player 0, and so seat 0 of every hand until eliminated."""

    def __init__(
        self,
        party: Party,
        rng: random.Random,
        left: MatchRecord | None = None,
        first: FirstDealer | None = None,
    ) -> None:
        """`left` is the record of a match that goes on; otherwise one begins, with its `first` dealer."""
        self.party = party
        self._rng = rng
        self._first = first or FirstDealer()
        self._found: Found | None = None
        """How the dealer of the next hand was found, if that is news."""
        self._chance: Chance | None = None
        """Of the next hand, once its dealer has been found with it."""
        self._marks: list[dict[int, str]] = []
        self._hand: HandOfPlay | None = None
        """The hand that was dealt and is not counted yet."""
        self.match = self._taken_up(left) if left else self._begun()

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

    def totals(self) -> tuple[Line | str, ...]:
        """What is played for, and how the match stands before the next hand."""
        voice = self.match_voice
        return (voice.goal(self.match.rules), *voice.standing(self.match.standing))

    def record(self, headers: Mapping[str, str]) -> MatchRecord:
        """All hands, also an open one, with what else is worth knowing of them: a date, the kinds of bots."""
        names = (self.party.name, *self.party.bot_names)
        going_on = [self._hand] if self._hand and not self._hand.deal.over else []
        marks = [*self._marks, *(hand.marks for hand in going_on)]
        open_hand = going_on[0].deal if going_on else None
        return MatchRecord.of(self.match, names, open_hand, marks, headers)

    def deal(self) -> HandOfPlay:
        """The next hand, or the one that was left open."""
        self._hand = self._hand or self._dealt()
        return self._hand

    def finish(self, hand: HandOfPlay) -> tuple[MatchEvent, ...]:
        """Count a hand that is over."""
        self._hand = None
        self._marks.append(hand.marks)
        return self.match.finish(hand.deal)

    def play_without_person(self) -> tuple[MatchEvent, ...]:
        """One hand among those who are left; nothing is told of it but who has won the match."""
        hand = self.deal()
        hand.play_out()
        return tuple(event for event in self.finish(hand) if event.kind == "won")

    def _begun(self) -> Match:
        party = self.party
        self._chance = Chance.drawn_from(self._rng, party.rules)
        self._found = self._first.find(party.rules, party.seats, self._chance, self._rng)
        return Match(party.rules, party.seats, self._found.dealer)

    def _taken_up(self, left: MatchRecord) -> Match:
        match, deal = left.resume(self._rng)
        marks = [{at: act.mark for at, act in enumerate(hand.acts) if act.mark} for hand in left.hands]
        if deal:
            self._hand = HandOfPlay(deal, self._bots(match), self._rng)
            self._hand.marks.update(marks.pop())
        self._marks = marks
        return match

    def _dealt(self) -> HandOfPlay:
        """Where the dealer is to be determined anew, by picking cards (A-61)."""
        match = self.match
        chance = self._chance or Chance.drawn_from(self._rng, match.rules)
        self._chance = None
        if match.standing.dealer is None:
            self._found = by_cards(chance, len(match.seated))
            match.choose_dealer(match.seated[self._found.dealer])
        found, self._found = self._found, None
        return HandOfPlay(match.deal(chance), self._bots(match), self._rng, found)

    def _bots(self, match: Match) -> dict[int, Bot]:
        """Those who sit at the next hand, by seat."""
        others = {seat: who for seat, who in enumerate(match.seated) if who != YOU}
        return {seat: bot(self.party.bots[who - 1], self._rng) for seat, who in others.items()}
