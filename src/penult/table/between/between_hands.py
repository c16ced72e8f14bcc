"""Between two hands: shows the scores for a while, then deals. Also measures how long a hand takes."""

from __future__ import annotations

from ..agenda import Agenda
from ..context import Context
from .dealer_choice import DealerChoice

SCORES_SECONDS = 25.0
"""How long the scores are shown if not everybody agrees to go on."""


class BetweenHands:
    def __init__(self, context: Context, dealer_choice: DealerChoice) -> None:
        self._context = context
        self._dealer_choice = dealer_choice
        self._until: float | None = None
        self.hand_seconds: float | None = None
        """How long the last hand took; None if the server was restarted in the middle of it."""
        self._counted_until = 0.0
        self._is_counting = False

    @property
    def next_at(self) -> float | None:
        """When the next hand is dealt by itself: never while bots play for everybody."""
        return None if self._until is None or self._context.table.all_on_autopilot else self._until

    def agenda(self) -> Agenda:
        return () if (at := self.next_at) is None else ((at, self.go_on),)

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
        self._until = self._context.now + SCORES_SECONDS
        self._context.agreement.ask("next")

    def hide_scores(self) -> None:
        self._until = None
        self._context.agreement.ask(None)

    def resume(self) -> None:
        """Show the scores for the whole time again, because the table was stopped."""
        if self._until is not None:
            self._until = self._context.now + SCORES_SECONDS

    def start_counting(self) -> None:
        """Measure the hand that begins now."""
        self.hand_seconds, self._counted_until, self._is_counting = 0.0, self._context.now, True

    def stop_counting(self) -> None:
        self._is_counting = False

    def count_time(self, played: bool) -> None:
        """Add the time since the last call to the hand, if it was `played`."""
        now = self._context.now
        if self._is_counting and played and self.hand_seconds is not None:
            self.hand_seconds += now - self._counted_until
        self._counted_until = now
