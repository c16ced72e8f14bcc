"""Counts and durations in Prometheus' format.

>>> metrics = Metrics()
>>> metrics.messages.add()
>>> "penult_messages_total 1" in metrics.text()
True
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Counter:
    """Only goes up; with a label, one count for each of its values."""

    __slots__ = ("_counts", "help", "label", "name")

    def __init__(self, name: str, help: str, label: str = "") -> None:  # noqa: A002
        self.name, self.help, self.label = name, help, label
        self._counts: dict[str, int] = {} if label else {"": 0}

    def add(self, value: str = "", n: int = 1) -> None:
        self._counts[value] = self._counts.get(value, 0) + n

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.help, "counter")
        for value, count in self._counts.items():
            label = f'{{{self.label}="{value}"}}' if self.label else ""
            yield f"{self.name}{label} {count}"


class SampledMetric:
    """A number kept elsewhere, read whenever the metrics are."""

    __slots__ = ("ask", "help", "kind", "name")

    def __init__(self, name: str, help: str, ask: Callable[[], float], kind: str = "gauge") -> None:  # noqa: A002
        self.name, self.help, self.ask, self.kind = name, help, ask, kind

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.help, self.kind)
        yield f"{self.name} {self.ask():.10g}"


class Histogram:
    """Durations, counted by buckets."""

    __slots__ = ("_counts", "_sum", "help", "name")

    def __init__(self, name: str, help: str) -> None:  # noqa: A002
        self.name, self.help = name, help
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.help, "histogram")
        total = 0
        for bound, count in zip((*map(str, SECONDS), "+Inf"), self._counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {total}"


class Metrics:
    """All metrics of this process."""

    def __init__(self) -> None:
        self.requests = Counter("penult_requests_total", "HTTP requests answered.", "status")
        self.connected = Counter("penult_connections_total", "Live connections accepted.")
        self.messages = Counter("penult_messages_total", "Messages of clients.")
        self.malformed = Counter("penult_malformed_total", "Messages that could not be read.")
        self.messages_sent = Counter("penult_messages_sent_total", "Messages sent to clients.")
        self.bytes_sent = Counter("penult_sent_bytes_total", "Bytes of messages sent to clients.")
        self.slow_readers = Counter("penult_slow_readers_total", "Connections cut because they did not read.")
        self.late = Counter("penult_late_total", "HTTP connections cut at a deadline.", "deadline")
        self.out_of_files = Counter("penult_out_of_files_total", "Accepts that failed: no file was free.")
        self.reports = Counter("penult_reports_total", "Tables reported by visitors.", "why")
        self.limited = Counter("penult_limited_total", "What was turned away, by limit.", "limit")
        self.latency = Histogram(
            "penult_answer_seconds", "From a message of a client to the next message it gets."
        )
        self._all: list[Counter | SampledMetric | Histogram] = [
            each for each in vars(self).values() if isinstance(each, (Counter, Histogram))
        ]

    def include(self, *more: Counter | SampledMetric | Histogram) -> None:
        """Add metrics of other parts, such as rooms and store."""
        self._all.extend(more)

    def text(self) -> str:
        return "".join(f"{line}\n" for each in self._all for line in each.lines())


def _head(name: str, help: str, kind: str) -> tuple[str, str]:  # noqa: A002
    return f"# HELP {name} {help}", f"# TYPE {name} {kind}"
