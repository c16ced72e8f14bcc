"""What happens between the hands of a match, in words.

>>> voice = Voice("en", Rules("classic+score=team"), ("Ana", "Ben", "Chloé", "Duarte"))
>>> print(MatchVoice(voice, ((0, 2), (1, 3))).event(MatchEvent("scored", "R-64", (1,), 40)))
Team Ben & Duarte scored 40 points. [R-64]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..engine.rules import Rules
from ..match.events import MatchEvent
from ..match.formats import format_of
from ..match.partners import hands_in_all
from ..match.standing import Standing
from ..rulebook.voice import Voice
from .hand_lines import Line

_SENTENCES = {
    "scored": "match-scored",
    "void_hand": "match-void_hand",
    "eliminated": "match-eliminated",
    "reached": "match-reached",
    "duel": "match-duel",
    "tied": "match-tied",
    "won": "match-won",
    "deals": "match-deals",
    "new_dealer": "match-new_dealer",
}
_TO_THE_READER = {
    "scored": "match-yours-scored",
    "eliminated": "match-yours-eliminated",
    "reached": "match-yours-reached",
    "duel": "match-yours-duel",
    "tied": "match-yours-tied",
    "won": "match-yours-won",
    "deals": "match-yours-deals",
}
"""The messages for events that concern the reader."""
_OF_SCORERS = frozenset(("scored", "reached", "tied", "won"))
"""Events about totals, and so about teams if partners play."""


class MatchVoice:
    """Speaks about the players of one match, whom `voice` names; `scorers` are those behind each total."""

    __slots__ = ("_scorers", "_voice")

    def __init__(self, voice: Voice, scorers: Sequence[Sequence[int]]) -> None:
        self._voice = voice
        self._scorers = tuple(scorers)

    def heading(self, scorer: int) -> str:
        """The name of a player or team, above a column or before a total."""
        return " & ".join(map(self._voice.name, self._scorers[scorer]))

    def goal(self, rules: Rules) -> Line:
        """The goal of the match, and the rule for winning it."""
        form = format_of(rules)
        number = hands_in_all(int(rules["rotate4_per_pair"])) if form.rotates else int(rules["target"])
        return Line(self._voice.say("match-goal", format=rules["score"], number=number), form.won_by)

    def event(self, event: MatchEvent) -> Line:
        mine = any(self._is_reader(who, event) for who in event.players)
        names = [self._named(who, event) for who in event.players]
        text = self._voice.say(
            (_TO_THE_READER if mine else _SENTENCES)[event.kind],
            who=names[0] if names else "",
            players=names,
            side="team" if self._is_of_teams(event) else "alone",
            count=len(names),
            number=event.number or 0,
        )
        return Line(text[:1].upper() + text[1:], event.rule)

    def totals(self, standing: Standing) -> Iterator[str]:
        """One line for each player or team, in seat order."""
        names = [self.heading(scorer) for scorer in range(len(standing.totals))]
        longest = max(map(len, names))
        for scorer, (name, total) in enumerate(zip(names, standing.totals, strict=True)):
            yield f"  {name:<{longest}}  {total:>5}  {self._mark(standing, scorer)}".rstrip()

    def standing(self, standing: Standing) -> Iterator[str]:
        """The number of hands played, and the totals."""
        after = self._voice.say("score-after", number=standing.hands)
        yield after if standing.hands else self._voice.say("score-before")
        yield from self.totals(standing)

    def _mark(self, standing: Standing, scorer: int) -> str:
        if scorer in standing.winners:
            return self._voice.say("score-mark-won")
        if scorer in standing.out:
            return self._voice.say("score-mark-out")
        return self._voice.say("score-mark-tied") if scorer in standing.tied else ""

    def _is_of_teams(self, event: MatchEvent) -> bool:
        return event.kind in _OF_SCORERS and any(len(players) > 1 for players in self._scorers)

    def _is_reader(self, who: int, event: MatchEvent) -> bool:
        return self._voice.reader in (self._scorers[who] if event.kind in _OF_SCORERS else (who,))

    def _named(self, who: int, event: MatchEvent) -> str:
        """A player's name, or the names of a team, for use in a sentence; the reader is not named."""
        if self._is_reader(who, event):
            return self._voice.say("match-reader")
        if not self._is_of_teams(event):
            return self._voice.name(who)
        first, second = map(self._voice.name, self._scorers[who])
        return self._voice.say("match-team", first=first, second=second)
