"""A window of fixed length, which hides how fast an answer came: the answer is shown when it closes.

It opens when a card is played on somebody, who may answer it (A-80), and when a player draws: the time that
passes must not reveal whether the card fits (A-11), so the end of the turn is shown later too. Where
everybody knows that it fits (H-35), a draw opens no window.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...engine.deal import Deal
from ...engine.events import Event
from ..journal import Journal
from ..sending.announcements import Announcement
from .wanted_move import WantedMove


class AnswerWindow:
    """The window of a table, open or closed."""

    def __init__(self) -> None:
        self.until: float | None = None
        """When it closes; None until the table has seen what opened it."""
        self.masked: int | None = None
        """The seat that has drawn, if a draw opened it."""
        self.unshown: list[Announcement] = []
        """What has happened already and is shown later: the turn has passed."""
        self._is_opening = False

    def open(self, masked: int | None = None) -> None:
        self._is_opening, self.masked = True, masked

    def open_after(self, wanted: WantedMove, deal: Deal, events: Sequence[Event], journal: Journal) -> None:
        """Open it if this move calls for it, and hold the announcement back that the turn has passed."""
        if wanted.move.verb == "draw" and _hides_draw(deal) and any(event.kind == "drew" for event in events):
            self.open(masked=wanted.seat)
            if events[-1].kind == "turn":
                self.unshown = [journal.hold_back()]
        elif deal.answering:
            self.open()

    def reopen(self, deal: Deal, seats: Mapping[str, int]) -> None:
        """Open it for a hand read from the log, for a kept card just as for one that did not fit."""
        in_turn = [(seat, move) for seat, move in deal.moves if not (move.out_of_turn or move.by_referee)]
        if deal.answering:
            self.open()
        elif in_turn and in_turn[-1][1].verb in ("draw", "keep") and _hides_draw(deal) and _has_drawn(deal):
            self.open(masked=in_turn[-1][0])
            if not deal.drew:
                turn = next(event for event in reversed(deal.events) if event.kind == "turn")
                self.unshown = [Announcement(turn, seats)]

    def start(self, now: float, seconds: float) -> None:
        """Count the time, now that the table sees what opened it."""
        if self._is_opening:
            self._is_opening, self.until = False, now + seconds

    def resume(self, now: float, seconds: float) -> None:
        """Start again if it should have closed while the table was stopped."""
        if self.until is not None and self.until <= now:
            self.until = now + seconds

    @property
    def is_open(self) -> bool:
        return self._is_opening or self.until is not None

    def shuts_out(self, seat: int) -> bool:
        """Whether this seat has to wait because another has drawn: whose turn it is by now is hidden."""
        return self.masked is not None and self.masked != seat

    def hides(self, wanted: WantedMove, deal: Deal) -> bool:
        """Whether the move is an answer to be held. Laying a drawn card is not: it hides nothing."""
        if not self.is_open or wanted.out_of_turn or wanted.seat != deal.turn:
            return False
        return wanted.move.verb == "keep" if self.masked is not None else deal.answering

    def close(self) -> list[Announcement]:
        """Close it. Returns the announcements it held back."""
        unshown, self.unshown = self.unshown, []
        self.until, self.masked, self._is_opening = None, None, False
        return unshown


def _hides_draw(deal: Deal) -> bool:
    """A-11: whether a drawn card that fits looks like one that does not."""
    return not deal.draw_shows_fit


def _has_drawn(deal: Deal) -> bool:
    """Whether the last draw brought a card. If there was none to draw, everybody saw the turn pass (A-56)."""
    draws = (event.kind for event in reversed(deal.events) if event.kind in ("drew", "passed"))
    return next(draws, "") == "drew" and not deal.over
