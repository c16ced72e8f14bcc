"""A window of fixed length: what happens in it is shown when it closes, however fast it came.

Two things open one. A player on whom a card was played has an answer to give (A-80). A player has drawn:
whether the card fits is not to be seen from the time it takes (A-11), so the passing of the turn waits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..engine.deal import Deal
from ..engine.events import Event
from .announcements import Announcement
from .journal import Journal
from .wanted_move import WantedMove


class AnswerWindow:
    """At most one is open at a table."""

    def __init__(self) -> None:
        self.until: float | None = None
        self.masked: int | None = None
        """The seat that has drawn."""
        self.unshown: list[Announcement] = []
        """What has happened already and waits: the turn has passed."""
        self._opens = False

    def open(self, masked: int | None = None) -> None:
        self._opens, self.masked = True, masked

    def look(self, said: WantedMove, deal: Deal, events: Sequence[Event], journal: Journal) -> None:
        """A move that may open one was made; that the turn has passed is taken back from what is told."""
        if said.move.verb == "draw" and any(event.kind == "drew" for event in events):
            self.open(masked=said.seat)
            if events[-1].kind == "turn":
                self.unshown = [journal.hold_back()]
        elif deal.answering:
            self.open()

    def open_again(self, deal: Deal, seats: Mapping[str, int]) -> None:
        """Found in the log: what was hidden is hidden as long, and a kept card like one that did not fit."""
        in_turn = [(seat, move) for seat, move in deal.moves if not (move.out_of_turn or move.by_referee)]
        if deal.answering:
            self.open()
        elif in_turn and in_turn[-1][1].verb in ("draw", "keep") and _has_drawn(deal):
            self.open(masked=in_turn[-1][0])
            if not deal.drew:
                turn = next(event for event in reversed(deal.events) if event.kind == "turn")
                self.unshown = [Announcement(turn, seats)]

    def start(self, now: float, seconds: float) -> None:
        """The table has seen what opened it: from now on time is counted."""
        if self._opens:
            self._opens, self.until = False, now + seconds

    def resume(self, now: float, seconds: float) -> None:
        """Time stood still when it should have closed: whoever has not answered yet gets the time again."""
        if self.until is not None and self.until <= now:
            self.until = now + seconds

    @property
    def on(self) -> bool:
        return self._opens or self.until is not None

    def shuts_out(self, seat: int) -> bool:
        """While a drawn card is hidden the others wait: whether they are in turn already is hidden too."""
        return self.masked is not None and self.masked != seat

    def hides(self, said: WantedMove, deal: Deal) -> bool:
        """Whether it is an answer whose time must not tell anything; laying a drawn card hides nothing."""
        if not self.on or said.out_of_turn or said.seat != deal.turn:
            return False
        return said.move.verb == "keep" if self.masked is not None else deal.answering

    def close(self) -> list[Announcement]:
        """What is to be shown now."""
        unshown, self.unshown = self.unshown, []
        self.until, self.masked, self._opens = None, None, False
        return unshown


def _has_drawn(deal: Deal) -> bool:
    """Where nothing could be drawn the turn has passed for all to see (A-56)."""
    drawings = (event.kind for event in reversed(deal.events) if event.kind in ("drew", "passed"))
    return next(drawings, "") == "drew" and not deal.over
