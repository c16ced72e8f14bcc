"""`penult serve` in its own process on its own core, and what it uses."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

MANY = "1000000"
LIMITS = (
    "sockets",
    "sockets-per-address",
    "connections-per-address",
    "requests-per-minute",
    "guests-per-hour",
    "tables-per-hour",
    "messages-per-second",
    "messages-per-address",
)
"""Limits that are lifted, because the whole crowd has one address; everything else is the default."""

_TICKS = os.sysconf("SC_CLK_TCK")


class Process:
    def __init__(self, pid: int, where: tuple[str, int]) -> None:
        self._pid = pid
        self.where = where

    @classmethod
    @contextmanager
    def open(cls, data: Path, core: int, source: Path | None = None) -> Iterator[Self]:
        """A running server; in the end it is killed, as in a power failure.

        `source` is the folder of another version of the package.
        """
        lifted = [part for limit in LIMITS for part in (f"--{limit}", MANY)]
        serve = [sys.executable, "-m", "penult", "serve", "--port", "0", "--data", str(data)]
        quiet = ["--log-level", "error", "--metrics-token", "bench"]
        environment = os.environ if source is None else {**os.environ, "PYTHONPATH": str(source)}
        process = subprocess.Popen(
            [*serve, *quiet, *lifted], stdout=subprocess.PIPE, text=True, env=environment
        )
        os.sched_setaffinity(process.pid, {core})
        assert process.stdout is not None
        try:
            host, _, port = process.stdout.readline().strip().rpartition("//")[2].rpartition(":")
            yield cls(process.pid, (host, int(port)))
        finally:
            process.kill()
            process.wait()

    @property
    def kilobytes(self) -> int:
        """The current memory."""
        status = Path(f"/proc/{self._pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])

    @property
    def seconds(self) -> float:
        """CPU time since the process began."""
        fields = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    @property
    def waited(self) -> float:
        """Seconds that its threads waited for the core; almost none on a quiet machine."""
        threads = Path(f"/proc/{self._pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[1]) for thread in threads) / 1e9
