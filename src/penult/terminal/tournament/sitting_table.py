"""One table of a sitting: who sits there, and the questions about its hands."""

from __future__ import annotations

from collections.abc import Iterator

from ...match.course import after_hand
from ...match.match import Match
from ...match.results import HandResult
from ...scorekeeper.entries import HandEntry, asked
from ...scorekeeper.holdings import Holding
from ...tournament.acts import HandReported
from ...tournament.progress import Progress, Spot
from ..hand_lines import Line
from ..scorekeeper.board import entered
from ..scorekeeper.dialog import Dialog
from ..scorekeeper.hand import ask_again, ask_hand
from ..scorekeeper.score_voice import ScoreVoice


class SittingTable:
    """The people at one table of a sitting, by seat; the first dealer is 0."""

    def __init__(self, progress: Progress, spot: Spot, language: str, reported: int | None = None) -> None:
        """With the people who sit there now, or those of the hand `reported`."""
        self.spot = spot
        self.names = progress.names_now(spot) if reported is None else progress.names_in_hand(spot, reported)
        self.terms = progress.terms
        self._match = Match(self.terms.table_rules, len(self.names))
        self.voice = ScoreVoice(language, self.terms.rules, self.names, self._match.scorers)

    def before_hand(self, hand: int) -> Iterator[str]:
        sitting, table = self.spot
        yield ""
        yield self.voice.say(
            "tournament-hand",
            number=sitting + 1,
            table=table + 1,
            hand=hand + 1,
            last=self.terms.hands,
            who=self.names[hand % len(self.names)],
            players=self.voice.numbered(range(len(self.names))),
        )
        if self.terms.partners:
            first, second = self.names[::2], self.names[1::2]
            yield self.voice.say("score-seats", players=self.names, first=first, second=second)

    def ask_hand(self, verb: str, winner: int | None, hand: int, dialog: Dialog) -> HandReported:
        return self._played(hand, ask_hand(verb, winner, self._match, dialog))

    def ask_hand_again(self, act: HandReported, dialog: Dialog) -> HandReported:
        """Enter keeps an answer."""
        before = self._entry(act)
        text = entered(before, self.voice)
        dialog.say(self.voice.say("score-correcting", number=act.hand + 1, text=text))
        return self._played(act.hand, ask_again(before, self.names, self._match, dialog))

    def told(self, result: HandResult) -> Iterator[Line]:
        """Who scored how many points in a hand."""
        _, events = after_hand(self._match.rules, len(self.names), self._match.standing, result)
        yield from (self.voice.event(event) for event in events if event.kind in ("scored", "void_hand"))

    def _played(self, hand: int, entry: HandEntry) -> HandReported:
        result = entry.result(self._match.rules, len(self.names), self._match.seated)
        return HandReported(*self.spot, hand, result, _held(entry, result))

    def _entry(self, act: HandReported) -> HandEntry:
        """The entry behind a result. A-57: a lowest hand may have won."""
        winner, rules = act.result.winner, self._match.rules
        if winner is None:
            return HandEntry.void()
        verb = "blocked" if act.result.tally[winner] else "hand"
        known = asked(verb, winner, rules, self._match.seated)
        left = {seat: _holding(act, seat) for seat in sorted(known)}
        return HandEntry(verb, winner if verb == "hand" else None, left)


def _held(entry: HandEntry, result: HandResult) -> tuple[str, ...]:
    """The holdings as entered, if any cards were named; the result has only points."""
    if result.winner is None or all(str(holding).isdigit() for holding in entry.left.values()):
        return ()
    return tuple(str(entry.left.get(seat, "")) for seat in range(len(result.tally)))


def _holding(act: HandReported, seat: int) -> Holding:
    text = act.held[seat] if act.held else ""
    return Holding.parse(text) if text else Holding(act.result.tally[seat] or 0)
