"""The scorekeeper's sentences: events between hands, and refusals.

>>> voice = ScoreVoice("en", Rules("classic+score=team"), ("Ana", "Ben", "Chloé", "Duarte"), ((0, 2), (1, 3)))
>>> print(voice.event(MatchEvent("scored", "R-64", (1,), 40)))
Team Ben & Duarte scored 40 points. [R-64]
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ...engine.cards import Card
from ...engine.rules import Rules
from ...match.events import MatchEvent
from ...notation.errors import EntryRefused
from ...rulebook.card_names import card_noun, cards_noun
from ...rulebook.voice import Voice
from ...scorekeeper.card_words import Colorless
from ...scorekeeper.head import ScoreHead
from ...scorekeeper.holdings import Holding
from ...tournament.refusals import TournamentRefused
from ..hand_lines import Line
from ..match_voice import MatchVoice

_LONGEST_TEXT = 40


class ScoreVoice:
    """One language, and the people at one table."""

    __slots__ = ("_mercy", "_voice", "edition", "language", "match")

    def __init__(
        self,
        language: str,
        rules: Rules,
        names: Sequence[str] = (),
        scorers: Sequence[Sequence[int]] = (),
    ) -> None:
        self._voice = Voice(language, rules, names)
        self._mercy = rules["mercy"] != "0"
        self.match = MatchVoice(self._voice, scorers)
        self.edition = self._voice.edition
        self.language = self._voice.language

    @classmethod
    def of(cls, language: str, head: ScoreHead) -> ScoreVoice:
        return cls(language, head.rules, head.names, head.scorers)

    def say(self, message: str, /, **facts: object) -> str:
        return self._voice.say(message, **facts)

    def name(self, player: int) -> str:
        return self._voice.name(player)

    def heading(self, scorer: int) -> str:
        return self.match.heading(scorer)

    def listed(self, names: Sequence[str]) -> str:
        return self._voice.listed(names)

    def numbered(self, players: Iterable[int]) -> str:
        """Names with the numbers that can be typed for them."""
        return "  ".join(f"{player + 1} {self.name(player)}" for player in players)

    def event(self, event: MatchEvent) -> Line:
        return self.match.event(event)

    def refusal(self, refusal: EntryRefused) -> Line:
        facts = {name: self._fact(name, fact) for name, fact in refusal.facts.items() if name != "edition"}
        words = "tournament-refused" if isinstance(refusal, TournamentRefused) else "score-refused"
        return Line(_sentence(self.say(f"{words}.{refusal.code}", **facts)), refusal.rule)

    def help(self, message: str) -> str:
        """What can be typed, with a paragraph about the mercy rule where it is played."""
        return self.say("score-help-mercy", help=self.say(message)) if self._mercy else self.say(message)

    def ask_winner(self) -> str:
        """H-46: with mercy the last player left wins, too."""
        return self.say("score-ask-won" if self._mercy else "score-ask-out")

    def ask_winner_again(self, kept: str) -> str:
        return self.say("score-ask-won-again" if self._mercy else "score-ask-out-again", text=kept)

    def ask_left(self, player: int, kept: Holding | None) -> str:
        """What a player has left; with mercy, perhaps what the player was put out with."""
        who = self.name(player)
        if kept:
            again = "score-ask-left-or-out-again" if self._mercy else "score-ask-left-again"
            return self.say(again, who=who, text=self.held(kept))
        return self.say("score-ask-left-or-out" if self._mercy else "score-ask-left", who=who)

    def held(self, holding: Holding) -> str:
        """A holding as it can be typed."""
        cards = str(replace(holding, mercy=False))
        return f"{self.say('score-mercy')} {cards}" if holding.mercy else cards

    def holding(self, player: int, holding: Holding) -> str:
        """A player's holding, repeated for people to check."""
        who, points = self.name(player), holding.points
        if holding.mercy:
            return self.say("score-was-put-out", who=who, points=points)
        if not holding.named:
            return self.say("score-holds-points", who=who, points=points)
        more = [self.say("command-points", points=holding.counted)] if holding.counted else []
        cards = cards_noun(self.language, self.edition, tuple(map(str, holding.named)), more)
        return self.say("score-holds", who=who, cards=cards, points=points)

    def _fact(self, name: str, fact: object) -> object:
        if isinstance(fact, Card | Colorless):
            return card_noun(self.language, self.edition, str(fact))
        if name == "who":
            return self.name(fact) if isinstance(fact, int) else ""
        return fact[:_LONGEST_TEXT] if name == "text" and isinstance(fact, str) else fact


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
