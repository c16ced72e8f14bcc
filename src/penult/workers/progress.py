"""A line on the error stream that says how far a calculation is; only a terminal gets one."""

from __future__ import annotations

import sys
import time
from typing import Protocol, TextIO

_SECONDS_BETWEEN = 0.1
_WIDTH = 30


class ProgressMeter(Protocol):
    """What is told how far a calculation is."""

    def show(self, done: int) -> None: ...


class ProgressBar:
    """Shows how many of a number of things are done."""

    def __init__(self, total: int, what: str, stream: TextIO | None = None) -> None:
        self._total = total
        self._what = what
        self._stream = stream or sys.stderr
        self._live = self._stream is not None and self._stream.isatty()
        self._started = self._shown = time.perf_counter()
        self._length = 0

    def show(self, done: int) -> None:
        now = time.perf_counter()
        if self._live and now - self._shown >= _SECONDS_BETWEEN:
            self._shown = now
            self._write(self._words(done, now - self._started))

    def close(self) -> None:
        """Remove the line."""
        if self._length:
            self._write("")
            self._stream.write("\r")
            self._stream.flush()

    def _words(self, done: int, seconds: float) -> str:
        full = _WIDTH * done // max(1, self._total)
        rest = seconds * (self._total - done) / max(1, done)
        bar = "#" * full + "." * (_WIDTH - full)
        return f"[{bar}] {done:,} of {self._total:,} {self._what}, {rest:,.0f} s left"

    def _write(self, words: str) -> None:
        self._stream.write("\r" + words.ljust(self._length))
        self._stream.flush()
        self._length = len(words)
