"""A match: hands played one after the other until the format says who has won.

>>> match = Match("classic+target=40", players=2)
>>> deal = match.deal(Chance.seeded(match.rules, 3))
>>> while not deal.over:
...     _ = deal.play(deal.legal_moves()[0])
>>> match.finish(deal)[-1].kind
'won'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from ..engine.chance import Chance
from ..engine.deal import Deal
from ..engine.errors import Malformed
from ..engine.rules import Rules
from ..engine.speeds import INTERPRETED, Speed
from .course import after_hand, check_standing, first_standing, seated
from .events import MatchEvent
from .formats import format_of
from .results import HandResult
from .standing import Standing


class Match:
    """A function of its rules, players, first standing, chosen dealers and results."""

    __slots__ = ("before", "chosen", "deals", "events", "first", "players", "results", "rules", "standing")

    def __init__(self, rules: Rules | str, players: int, dealer: int = 0) -> None:
        self.rules = Rules(rules) if isinstance(rules, str) else rules
        self.players = players
        self._start(first_standing(self.rules, players, dealer))

    @classmethod
    def resumed(cls, rules: Rules | str, players: int, standing: Standing) -> Match:
        """A match that continues from a saved standing."""
        match = cls(rules, players)
        check_standing(match.rules, players, standing)
        match._start(standing)
        return match

    def _start(self, standing: Standing) -> None:
        self.first = standing
        self.standing = standing
        self.before: list[Standing] = []
        """The standing before each hand, including its dealer."""
        self.results: list[HandResult] = []
        self.events: list[tuple[MatchEvent, ...]] = []
        self.deals: list[Deal | None] = []
        """The hands as they were played; None for results that were entered or corrected by hand."""
        self.chosen: dict[int, int] = {}
        """The dealer that the table chose for a hand; hands count from 0."""

    @property
    def over(self) -> bool:
        return self.standing.over

    @property
    def winners(self) -> tuple[int, ...]:
        """Players, or teams if partners play; empty until the match is over."""
        return self.standing.winners

    @property
    def seated(self) -> tuple[int, ...]:
        """The players of the next hand in turn order: seat i of its deal is the ith of them."""
        return seated(self.rules, self.players, self.standing)

    @property
    def two_handed(self) -> bool:
        """R-68: whether the next hand is played by two."""
        return not self.over and len(self.seated) == 2

    def team(self, player: int) -> int:
        """R-63, A-60: the team of a player; without partners, each player is one."""
        return player % (self.players // 2) if format_of(self.rules).by_team else player

    @property
    def scorers(self) -> tuple[tuple[int, ...], ...]:
        """The players behind each total: a team if partners play, otherwise one player."""
        teams: list[list[int]] = [[] for _ in self.standing.totals]
        for player in range(self.players):
            teams[self.team(player)].append(player)
        return tuple(map(tuple, teams))

    @property
    def points(self) -> tuple[tuple[int, ...], ...]:
        """The points that each hand so far has added to the totals."""
        totals = (*(before.totals for before in self.before), self.standing.totals)
        return tuple(tuple(new - old for old, new in zip(*both, strict=True)) for both in pairwise(totals))

    def may_deal(self, player: int) -> bool:
        """Whether there is a next hand and this player takes part in it."""
        return not self.over and type(player) is int and player in self.seated

    def choose_dealer(self, player: int) -> None:
        """A-61: the table chooses who deals the next hand; the deal moves on from there."""
        if not self.may_deal(player):
            seats = ", ".join(map(str, sorted(self.seated)))
            raise Malformed("dealer", player, "nobody: the match is over" if self.over else f"one of {seats}")
        self.standing = replace(self.standing, dealer=player)
        self.chosen[len(self.results)] = player

    def keep_choice(self, player: int) -> None:
        """Choose this dealer again after a correction; if that is no longer possible, the rules decide."""
        if self.may_deal(player):
            self.choose_dealer(player)

    def deal(self, chance: Chance, *, speed: Speed = INTERPRETED) -> Deal:
        """The next hand. A-67: play begins to the left, whatever the direction the last hand ended in."""
        self._check_going_on()
        order, dealer = self.seated, self.standing.dealer
        if dealer is None:
            raise Malformed("dealer", None, "a dealer to be determined first (A-61)")
        if dealer not in order:
            raise Malformed("dealer", dealer, "a dealer who is not eliminated (A-61)")
        return Deal(self.rules, len(order), chance, order.index(dealer), speed=speed)

    def finish(self, deal: Deal) -> tuple[MatchEvent, ...]:
        """Count a hand that has been played; it must be the next one of this match."""
        self.check_deal(deal)
        events = self.add(HandResult.of(deal, self.seated, self.players))
        self.deals[-1] = deal
        return events

    def add(self, result: HandResult) -> tuple[MatchEvent, ...]:
        """Count the result of a hand and return the events that follow from it."""
        before = self.standing
        self.standing, events = after_hand(self.rules, self.players, before, result)
        self.before.append(before)
        self.results.append(result)
        self.events.append(events)
        self.deals.append(None)
        return events

    def correct(self, hand: int, result: HandResult) -> None:
        """Replace the result of a hand; everything after it is counted again."""
        if hand not in range(len(self.results)):
            raise Malformed("hand", hand, f"a hand from 0 to {len(self.results) - 1} that was played")
        self._replay([*self.results[:hand], result, *self.results[hand + 1 :]])

    def undo(self) -> HandResult:
        """Take the last result back."""
        if not self.results:
            raise Malformed("hand", 0, "at least one hand that was played")
        *earlier, last = self.results
        deals = self.deals[:-1]
        self._replay(earlier)
        self.deals = deals
        self.chosen = {hand: player for hand, player in self.chosen.items() if hand <= len(earlier)}
        return last

    def check_deal(self, deal: Deal) -> None:
        """Refuse a hand that is not the next one of this match."""
        self._check_going_on()
        if deal.rules != self.rules:
            raise Malformed("rules of the hand", str(deal.rules), str(self.rules))
        if deal.seats != len(self.seated):
            raise Malformed("players of the hand", deal.seats, str(len(self.seated)))
        if self.seated[deal.dealer] != self.standing.dealer:
            raise Malformed("dealer of the hand", self.seated[deal.dealer], f"player {self.standing.dealer}")

    def _check_going_on(self) -> None:
        if self.over:
            raise Malformed("hand", self.standing.hands + 1, "none: the match is over")

    def _replay(self, results: Sequence[HandResult]) -> None:
        """Count everything again with these results; nothing changes if one is impossible."""
        twin = Match.resumed(self.rules, self.players, self.first)
        for hand in range(len(results) + 1):
            if hand in self.chosen:
                twin.keep_choice(self.chosen[hand])
            if hand < len(results):
                twin.add(results[hand])
        self.standing, self.before = twin.standing, twin.before
        self.results, self.events, self.deals = twin.results, twin.events, twin.deals
