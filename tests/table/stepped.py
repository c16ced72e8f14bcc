"""A table session under a clock that is moved by hand: what it decides is written first, and then sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from penult.table.incoming import Incoming, Outgoing
from penult.table.session import TableSession
from penult.table.steps import AnyStep

PATIENCE = 40
"""How often a table may ask to be woken without time passing."""

Write = Callable[[Sequence[AnyStep]], float]
"""Says how many seconds the disk took."""
Send = Callable[[Sequence[Outgoing], bool], None]
"""Also told whether something was written before."""


class SteppedTable:
    def __init__(self, session: TableSession, write: Write, send: Send, now: float = 0.0) -> None:
        self.session = session
        self.now = now
        self._write = write
        self._send = send

    def receive(self, *incoming: Incoming) -> None:
        """Several at once reach the table before it answers."""
        for each in incoming:
            self.session.receive(self.now, each)
        self._deliver()

    def wait(self, until: float) -> None:
        """Time passes; the table is woken whenever it asked for it."""
        woken = 0
        while (wake := self.session.wake) is not None and wake <= until:
            woken = woken + 1 if wake <= self.now else 0
            assert woken < PATIENCE, f"woken again and again at {self.now}"
            self.now = max(self.now, wake)
            self.session.tick(self.now)
            self._deliver()
        self.now = max(self.now, until)

    def _deliver(self) -> None:
        if steps := self.session.take_steps():
            self.now += self._write(steps)
        self._send(self.session.release(self.now), bool(steps))
