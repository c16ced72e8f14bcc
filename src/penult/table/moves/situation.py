"""What the table was last shown: it decides which moves are stale, and what an accusation means."""

from __future__ import annotations

from ...engine.deal import Deal
from ...engine.events import Event
from ...engine.moves import Move
from ..context import Context
from ..declined import Declined
from .accusations import Accusations
from .wanted_move import WantedMove


class Situation:
    """The decision that one hand waits for, and the update that showed it."""

    def __init__(self, context: Context, deal: Deal | None) -> None:
        self._context = context
        self._accusations = Accusations(deal, context.n + 1)
        self.decisions = 0
        """How many decisions have been made in this hand."""
        self._shown_decisions = -1
        """How many of them the table has been shown."""
        self.shown_in = 0
        """The update that showed the decision which the table waits for now."""
        self._shown_at = 0.0
        """When that update was written."""
        self._exposed_at: dict[int, float] = {}
        """When each seat laid the card that last exposed it."""
        self._said: set[tuple[int, str, int | None]] = set()
        """The accusations and jumps of each seat since the last decision."""

    @property
    def is_shown(self) -> bool:
        """Whether the table has been shown the decision it waits for."""
        return self.decisions == self._shown_decisions

    @property
    def shown_at(self) -> float:
        """When the decision was shown for which the table waits."""
        return self._shown_at

    @property
    def exposed_at(self) -> float:
        """When the last card was shown that exposed somebody; 0 if nobody can be caught."""
        return self._accusations.exposed_at

    def decide(self) -> None:
        """A decision was made: from now on the table waits for the next one."""
        self.decisions += 1
        self._said.clear()

    def check_said(self, seat: int, move: Move) -> None:
        """One jump, and one accusation of each player, until something else is decided.

        A false accusation can be free (A-42, A-55), a wrong jump is (A-73): nobody fills a log with them.
        """
        if _what_is_said(seat, move) in self._said:
            raise Declined("said_once", "a jump or an accusation that you have not made since the last card")

    def note_said(self, seat: int, move: Move) -> None:
        self._said.add(_what_is_said(seat, move))

    def show(self, deal: Deal | None) -> bool:
        """Note that an update shows everything so far. Returns whether it shows a new decision."""
        context = self._context
        if deal is not None:
            self._accusations.show(deal, context.n, context.written_at)
        if self.decisions == self._shown_decisions:
            return False
        self._shown_decisions, self.shown_in, self._shown_at = self.decisions, context.n, context.written_at
        return True

    def note_exposures(self, events: list[Event]) -> None:
        for event in events:
            if event.kind == "exposed" and event.seat is not None:
                self._exposed_at[event.seat] = self._context.now

    def earliest(self, person: str, seat: int, move: Move) -> float:
        """A-68: no move is older than what it answers, no call older than its card."""
        if move.verb == "uno":
            shown = self._exposed_at.get(seat, 0.0)
        else:
            shown = self._accusations.shown_at(move) if move.out_of_turn else self._shown_at
        attendee = self._context.attendance.attendees.get(person)
        return max(shown, attendee.greeted_at) if attendee else shown

    def check_accusation(self, wanted: WantedMove, deal: Deal) -> None:
        self._accusations.follow(deal, self._context.n + 1)
        self._accusations.check(wanted.move, wanted.seen)

    def stale(self, wanted: WantedMove) -> Declined:
        """The refusal of a move that answers an older decision."""
        return Declined("stale", f"a move that answers update {self.shown_in} or the next", seen=wanted.seen)


def _what_is_said(seat: int, move: Move) -> tuple[int, str, int | None]:
    return seat, move.verb, None if move.verb == "jump" else move.target
