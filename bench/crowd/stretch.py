"""What both sides used and achieved in a stretch of time."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Self

from .doorway import Doorway
from .process import Process


@dataclass(frozen=True, slots=True)
class Stretch:
    seconds: float
    crowd: float
    """The crowd's CPU seconds."""
    server: float
    """The server's CPU seconds."""
    waited: float
    """Seconds in which the server could have run but others had its core."""
    metrics: dict[str, float]
    """The increase of each of the server's metrics."""

    @classmethod
    async def now(cls, server: Process) -> Self:
        """The totals so far; the difference of two is a stretch."""
        async with Doorway.open(server.where) as doorway:
            metrics = await doorway.metrics()
        return cls(perf_counter(), process_time(), server.seconds, server.waited, metrics)

    def since(self, before: Stretch) -> Stretch:
        growth = {name: value - before.metrics.get(name, 0.0) for name, value in self.metrics.items()}
        return Stretch(
            self.seconds - before.seconds,
            self.crowd - before.crowd,
            self.server - before.server,
            self.waited - before.waited,
            growth,
        )

    @property
    def updates(self) -> float:
        return self._sent("penult_messages_sent_total", "penult_letters_total")

    @property
    def moves_a_commit(self) -> float:
        return self.metrics["penult_batches_total"] / self.metrics["penult_commits_total"]

    @property
    def bytes_an_update(self) -> float:
        return self._sent("penult_sent_bytes_total", "penult_letter_bytes_total") / self.updates

    def _sent(self, name: str, old_name: str) -> float:
        """A metric that older commits, which `--against` measures, call by another name."""
        return self.metrics[name if name in self.metrics else old_name]
