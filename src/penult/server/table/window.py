"""A window of fixed length: what happens in it is shown when it closes, however fast it came.

Two things open one. A player on whom a card was played has an answer to give (A-80). A player has drawn:
whether the card fits is not to be seen from the time it takes (A-11), so the passing of the turn waits.
"""

from __future__ import annotations

from .telling import Telling


class Window:
    """At most one is open at a table."""

    def __init__(self) -> None:
        self.until: float | None = None
        self.masked: int | None = None
        """The seat that has drawn."""
        self.unshown: list[Telling] = []
        """What has happened already and waits: the turn has passed."""
        self._opens = False

    def open(self, masked: int | None = None) -> None:
        self._opens, self.masked = True, masked

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

    def close(self) -> list[Telling]:
        """What is to be shown now."""
        unshown, self.unshown = self.unshown, []
        self.until, self.masked, self._opens = None, None, False
        return unshown
