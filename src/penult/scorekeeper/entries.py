"""The entry for one hand: who went out and what the others hold, or that nobody won.

>>> str(HandEntry.out(0, {1: Holding.parse("R7 GS"), 2: Holding.parse("45")}))
'hand 0 h1=R7,GS h2=45'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ..engine.kernel.scoring import BEYOND_EVERY_HAND, lowest_so_far, partner
from ..engine.kernel.state import NOBODY
from ..engine.rules import Rules
from ..match.formats import format_of
from ..match.results import HandResult
from .deck import check_hands
from .holdings import Holding
from .refusals import ScoreRefused

VERBS = ("hand", "void", "blocked")

Left = Mapping[int, Holding]
"""The holding of each player, without those who went out or are eliminated."""


@dataclass(frozen=True, slots=True)
class HandEntry:
    """`hand`: somebody went out · `void`: nobody scores (A-74) · `blocked`: all have passed (A-57)."""

    verb: str
    winner: int | None = None
    left: Left = field(default_factory=dict)

    @classmethod
    def out(cls, winner: int, left: Left) -> HandEntry:
        return cls("hand", winner, dict(left))

    @classmethod
    def void(cls) -> HandEntry:
        return cls("void")

    @classmethod
    def blocked(cls, left: Left | None = None) -> HandEntry:
        """Holdings matter only if the lowest hand wins."""
        return cls("blocked", None, dict(left or {}))

    def result(self, rules: Rules, players: int, seated: Sequence[int]) -> HandResult:
        """The result for the match; an impossible hand is refused."""
        self._check_players(asked(self.verb, self.winner, rules, seated), seated)
        check_hands(rules, list(self.left.values()))
        winner = lowest_hand(self._still_in(rules)) if wins_lowest(self.verb, rules) else self.winner
        if winner is None:
            return HandResult.void(players, "A-74" if self.verb == "void" else "A-57")
        return HandResult(winner, tuple(self._points(player, seated) for player in range(players)))

    def _still_in(self, rules: Rules) -> Left:
        """H-48: what those hold whom mercy has not put out; H-46: a last player left would have won."""
        left = {who: held for who, held in self.left.items() if not held.out_of_the_hand(rules)}
        if len(left) < 2:
            raise ScoreRefused("last_left")
        return left

    def _check_players(self, wanted: Sequence[int], seated: Sequence[int]) -> None:
        if self.winner in self.left:
            raise ScoreRefused("holds_cards", who=self.winner)
        for player in (*self.left, *([] if self.winner is None else [self.winner])):
            if player not in seated:
                raise ScoreRefused("not_playing", who=player)
        for player in wanted:
            if player not in self.left:
                raise ScoreRefused("missing", who=player)

    def _points(self, player: int, seated: Sequence[int]) -> int | None:
        """0 if the holding need not be known; None for the eliminated."""
        if player in self.left:
            return self.left[player].points
        return 0 if player in seated else None

    def __str__(self) -> str:
        winner = [] if self.winner is None else [str(self.winner)]
        return " ".join([self.verb, *winner, *(f"h{who}={self.left[who]}" for who in sorted(self.left))])


def asked(verb: str, winner: int | None, rules: Rules, seated: Sequence[int]) -> tuple[int, ...]:
    """Whose cards must be known, in turn order, starting to the left of the player who went out.

    R-64: the cards of the winner's partner do not count.
    """
    if verb == "hand" and winner in seated:
        at, seats = seated.index(winner), len(seated)
        others = (*seated[at + 1 :], *seated[:at])
        if not format_of(rules).partners:
            return others
        uncounted = seated[partner(at, seats)]
        return tuple(player for player in others if player != uncounted)
    return tuple(seated) if wins_lowest(verb, rules) else ()


def wins_lowest(verb: str, rules: Rules) -> bool:
    """A-57: whether the table agreed that a blocked hand goes to the fewest points."""
    return verb == "blocked" and rules["blocked"] == "lowest_hand"


def lowest_hand(left: Left) -> int | None:
    lowest, fewest = NOBODY, BEYOND_EVERY_HAND
    for player, holding in left.items():
        lowest, fewest = lowest_so_far(lowest, fewest, player, holding.points)
    return None if lowest == NOBODY else lowest
