"""Asking for the result of one table: hand by hand as at any table, or its totals at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...match.course import after_hand
from ...match.match import Match
from ...match.results import HandResult
from ...match.scorekeeper.entries import Entry
from ...match.scorekeeper.holdings import Holding
from ...match.tournament.acts import Played, Totaled
from ...match.tournament.progress import Progress, Spot
from ...match.tournament.refusals import TournamentRefused
from ..scoring.board import entered
from ..scoring.hand import ask_again, ask_hand
from ..scoring.score_voice import ScoreVoice
from ..scoring.talk import Talk
from ..telling import Line
from .numbers import LONGEST


class Table:
    """The people at one table of a sitting; the seats are their numbers, the first dealer is 0."""

    def __init__(self, progress: Progress, spot: Spot, language: str) -> None:
        self.spot = spot
        self.names = [progress.names[player] for player in progress.seats(spot)]
        self._terms = progress.terms
        self._match = Match(self._terms.table_rules, len(self.names))
        self.voice = ScoreVoice(language, self._terms.rules, self.names, self._match.scorers)

    def before_hand(self, hand: int) -> Iterator[str]:
        sitting, table = self.spot
        yield ""
        yield self.voice.say(
            "tournament-hand",
            number=sitting + 1,
            table=table + 1,
            hand=hand + 1,
            last=self._terms.hands,
            who=self.names[hand % len(self.names)],
            players=self.voice.numbered(range(len(self.names))),
        )
        if self._terms.partners:
            first, second = self.voice.listed(self.names[::2]), self.voice.listed(self.names[1::2])
            yield self.voice.say("score-seats", players=", ".join(self.names), first=first, second=second)

    def ask_hand(self, verb: str, winner: int | None, hand: int, talk: Talk) -> Played:
        return self._played(hand, ask_hand(verb, winner, self._match, talk))

    def ask_hand_again(self, act: Played, talk: Talk) -> Played:
        """Each question is answered with Enter where nothing was wrong."""
        before = _entry(act.result)
        text = entered(before, self.voice)
        talk.say(self.voice.say("score-correcting", number=act.hand + 1, text=text))
        return self._played(act.hand, ask_again(before, self.names, self._match, talk))

    def ask_totals(self, talk: Talk, before: Totaled | None = None) -> Totaled:
        """Points and hands won of everybody, or of each partnership: both partners write them (A-59)."""
        scorers = len(self.names) // 2 if self._terms.partners else len(self.names)
        points, won = [0] * len(self.names), [0] * len(self.names)
        for seat in range(scorers):
            together = range(seat, len(self.names), scorers)
            scored, won[seat] = self._ask_totals(together, _kept(before, together), talk)
            for partner in together:
                points[partner] = scored
        return Totaled(*self.spot, tuple(points), tuple(won))

    def told(self, result: HandResult) -> Iterator[Line]:
        """What a hand brought, and to whom."""
        _, events = after_hand(self._match.rules, len(self.names), self._match.standing, result)
        yield from (self.voice.event(event) for event in events if event.kind in ("scored", "void_hand"))

    def _played(self, hand: int, entry: Entry) -> Played:
        result = entry.result(self._match.rules, len(self.names), self._match.seated)
        return Played(*self.spot, hand, result)

    def _ask_totals(self, seats: Sequence[int], kept: str, talk: Talk) -> tuple[int, int]:
        who = self.voice.listed(self.names[seat] for seat in seats)
        if not kept:
            return talk.ask_for(self.voice.say("tournament-ask-totals", who=who), _totals)
        prompt = self.voice.say("tournament-ask-totals-again", who=who, text=kept)
        return talk.ask_for(prompt, lambda text: _totals(text or kept))


def _kept(before: Totaled | None, seats: Sequence[int]) -> str:
    """What was entered earlier for those who scored together, as it is typed."""
    return f"{before.points[seats[0]]} {sum(before.won[seat] for seat in seats)}" if before else ""


def _entry(result: HandResult) -> Entry:
    """What may have been entered for it: a log knows points, not cards. A-57: a lowest hand may have won."""
    if result.winner is None:
        return Entry.void()
    left = {seat: Holding(points) for seat, points in enumerate(result.tally) if points is not None}
    if left[result.winner].points:
        return Entry.blocked(left)
    del left[result.winner]
    return Entry.out(result.winner, left)


def _totals(text: str) -> tuple[int, int]:
    numbers = text.replace(",", " ").split()
    if len(numbers) != 2 or not all(map(_counts, numbers)):
        raise TournamentRefused("not_totals", text=text)
    return int(numbers[0]), int(numbers[1])


def _counts(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST
