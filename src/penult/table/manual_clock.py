"""A table session under a clock that is moved by hand: what it decides is written first, and then sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .incoming import Incoming, Outgoing
from .log.steps import AnyStep
from .session import TableSession

PATIENCE = 40
"""How often a table may ask to be woken without time passing."""

Write = Callable[[Sequence[AnyStep]], float]
"""Returns how many seconds the disk took."""
Send = Callable[[Sequence[Outgoing], bool], None]
"""Also gets whether something was written before."""


def write_nowhere(_: Sequence[AnyStep]) -> float:
    """For a table that nobody will restore."""
    return 0.0


class ManualClockTable:
    def __init__(
        self, session: TableSession, send: Send, now: float = 0.0, write: Write = write_nowhere
    ) -> None:
        self.session = session
        self.now = now
        self._send = send
        self._write = write

    def receive(self, *incoming: Incoming) -> None:
        """Several at once reach the table before it answers."""
        for each in incoming:
            self.session.receive(self.now, each)
        self._deliver()

    def wait(self, until: float) -> None:
        """Let time pass. The table is woken whenever it asked for it."""
        woken = 0
        while (wake := self.session.wake) is not None and wake <= until:
            woken = woken + 1 if wake <= self.now else 0
            if woken >= PATIENCE:
                raise RuntimeError(f"woken again and again at {self.now}")
            self.now = max(self.now, wake)
            self.session.tick(self.now)
            self._deliver()
        self.now = max(self.now, until)

    def _deliver(self) -> None:
        if steps := self.session.take_steps():
            self.now += self._write(steps)
        self._send(self.session.release(self.now), bool(steps))
