"""Between two hands: how long the scores stay, who is waited for, and how long the last hand was played."""

from __future__ import annotations

from .agenda import Agenda
from .context import Context
from .dealer_choice import DealerChoice

SCORES_SECONDS = 25.0
"""Then the next hand is dealt, even if somebody is still looking at the scores."""


class BetweenHands:
    def __init__(self, context: Context, dealer_choice: DealerChoice) -> None:
        self._context = context
        self._dealer_choice = dealer_choice
        self._until: float | None = None
        self.seconds: float | None = None
        """How long the last hand was played; None where the log was read in the middle of it."""
        self._looked_at = 0.0
        self._counts = False

    @property
    def next_at(self) -> float | None:
        """When the next hand is dealt by itself: never while bots sit in for everybody."""
        return None if self._until is None or self._context.table.all_asleep else self._until

    def agenda(self) -> Agenda:
        if (at := self.next_at) is not None:
            yield at, self.go_on

    def go_on(self) -> None:
        """Deal the next hand, or first find its dealer (A-61)."""
        table = self._context.table
        if table.stage != "scores" or table.match is None:
            return
        if table.match.standing.dealer is None and table.dealer is None:
            self._dealer_choice.spread_out(table.match.seated)
        else:
            self._context.deal()

    def show_scores(self) -> None:
        """A hand is over: everybody has a while to look at it."""
        self._until = self._context.now + SCORES_SECONDS
        self._context.agreement.ask("next")

    def scores_seen(self) -> None:
        self._until = None
        self._context.agreement.ask(None)

    def resume(self) -> None:
        """Time passes again: everybody has the whole while once more."""
        if self._until is not None:
            self._until = self._context.now + SCORES_SECONDS

    def start_clock(self) -> None:
        """A hand begins."""
        self.seconds, self._looked_at, self._counts = 0.0, self._context.now, True

    def stop_clock(self) -> None:
        self._counts = False

    def count_time(self, played: bool) -> None:
        """Time has passed; while the table stands still nobody plays."""
        now = self._context.now
        if self._counts and played and self.seconds is not None:
            self.seconds += now - self._looked_at
        self._looked_at = now
