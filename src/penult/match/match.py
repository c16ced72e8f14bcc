"""A match: hands played one after the other until the format says who has won.

>>> match = Match("classic+target=40", players=2)
>>> deal = match.deal(Chance.seeded(match.rules, 3))
>>> while not deal.over:
...     _ = deal.play(deal.legal_moves()[0])
>>> match.finish(deal)[-1].kind
'won'
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ..engine.chance import Chance
from ..engine.deal import Deal
from ..engine.errors import Malformed
from ..engine.rules import Rules
from ..engine.speeds import INTERPRETED, Speed
from .course import after_hand, first_standing, seated
from .events import MatchEvent
from .formats import format_of
from .results import HandResult
from .standing import Standing


class Match:
    """A function of its rules, its players, its first dealer and the results of its hands."""

    __slots__ = ("_chosen", "_first", "dealers", "deals", "events", "players", "results", "rules", "standing")

    def __init__(self, rules: Rules | str, players: int, dealer: int = 0) -> None:
        self.rules = Rules(rules) if isinstance(rules, str) else rules
        self.players = players
        self._start(first_standing(self.rules, players, dealer))

    @classmethod
    def resumed(cls, rules: Rules | str, players: int, standing: Standing) -> Match:
        """A match that goes on from a standing written down."""
        match = cls(rules, players, standing.dealer or 0)
        match._check_standing(standing)
        match._start(standing)
        return match

    def _start(self, standing: Standing) -> None:
        self._first = standing
        self.standing = standing
        self.results: list[HandResult] = []
        self.events: list[tuple[MatchEvent, ...]] = []
        self.dealers: list[int | None] = []
        self.deals: list[Deal] = []
        """The hands as they were played here; none where a result was entered or corrected by hand."""
        self._chosen: dict[int, int] = {}

    @property
    def over(self) -> bool:
        return self.standing.over

    @property
    def winners(self) -> tuple[int, ...]:
        """Players, or teams where partners play; empty while the match goes on."""
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
        """R-63, A-60: the team of a player; each is their own where no partners play."""
        return player % (self.players // 2) if format_of(self.rules).by_team else player

    @property
    def scorers(self) -> tuple[tuple[int, ...], ...]:
        """The players behind each total: a team where partners play, otherwise one."""
        teams: list[list[int]] = [[] for _ in self.standing.totals]
        for player in range(self.players):
            teams[self.team(player)].append(player)
        return tuple(map(tuple, teams))

    def choose_dealer(self, player: int) -> None:
        """A-61: the dealer of the next hand, where the table determines it anew."""
        if player not in self.seated:
            raise Malformed("dealer", player, "one of " + ", ".join(map(str, self.seated)))
        self.standing = replace(self.standing, dealer=player)
        self._chosen[len(self.results)] = player

    def deal(self, chance: Chance, *, speed: Speed = INTERPRETED) -> Deal:
        """The next hand. A-67: it begins to the left, whatever the last one did."""
        if self.over:
            raise Malformed("hand", self.standing.hands + 1, "none: the match is over")
        if self.standing.dealer is None:
            raise Malformed("dealer", None, "a dealer to be determined first (A-61)")
        order = self.seated
        return Deal(self.rules, len(order), chance, order.index(self.standing.dealer), speed=speed)

    def finish(self, deal: Deal) -> tuple[MatchEvent, ...]:
        """Count a hand that has been played: the one that this match had come to."""
        self._check_deal(deal)
        events = self.add(HandResult.of(deal, self.seated, self.players))
        self.deals.append(deal)
        return events

    def add(self, result: HandResult) -> tuple[MatchEvent, ...]:
        """Count the result of a hand; what happens between it and the next."""
        dealer = self.standing.dealer
        self.standing, events = after_hand(self.rules, self.players, self.standing, result)
        self.results.append(result)
        self.events.append(events)
        self.dealers.append(dealer)
        return events

    def correct(self, hand: int, result: HandResult) -> None:
        """Put another result in the place of a hand: all that follows is counted anew."""
        if hand not in range(len(self.results)):
            raise Malformed("hand", hand, f"a hand from 0 to {len(self.results) - 1} that was played")
        self._replay([*self.results[:hand], result, *self.results[hand + 1 :]])
        self.deals = []

    def undo(self) -> HandResult:
        """Take the last result back."""
        if not self.results:
            raise Malformed("hand", 0, "at least one hand that was played")
        *earlier, last = self.results
        self._replay(earlier)
        self.deals = self.deals[: len(earlier)]
        return last

    def _replay(self, results: Iterable[HandResult]) -> None:
        """Everything from the start with these results; nothing changes if one of them cannot be."""
        twin = Match.resumed(self.rules, self.players, self._first)
        for hand, result in enumerate(results):
            if hand in self._chosen:
                twin.choose_dealer(self._chosen[hand])
            twin.add(result)
        if len(twin.results) in self._chosen and not twin.over:
            twin.choose_dealer(self._chosen[len(twin.results)])
        self.standing, self.results, self.events = twin.standing, twin.results, twin.events
        self.dealers, self._chosen = twin.dealers, twin._chosen

    def _check_deal(self, deal: Deal) -> None:
        if deal.rules != self.rules:
            raise Malformed("rules of the hand", str(deal.rules), str(self.rules))
        if deal.seats != len(self.seated):
            raise Malformed("players of the hand", deal.seats, str(len(self.seated)))
        if self.standing.dealer is None or self.seated[deal.dealer] != self.standing.dealer:
            raise Malformed("dealer of the hand", self.seated[deal.dealer], f"player {self.standing.dealer}")

    def _check_standing(self, standing: Standing) -> None:
        if len(standing.totals) != len(self.standing.totals):
            raise Malformed("totals", len(standing.totals), f"{len(self.standing.totals)} of them")
        if min(standing.totals) < 0:
            raise Malformed("total", min(standing.totals), "0 or more")
        if not set(standing.out) < set(range(self.players)) or (
            standing.out and not format_of(self.rules).eliminates
        ):
            raise Malformed("eliminated", standing.out, "some of the players, in an elimination match")
