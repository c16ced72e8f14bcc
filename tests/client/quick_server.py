"""The real server in its own process, in which time runs twenty times as fast.

Run as a program, it serves; `quick_server` starts it, returns its address, and stops it.
"""

from __future__ import annotations

import asyncio
import os
import random
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SPEED = 20.0


class QuickSelector(selectors.DefaultSelector):
    """Waits a twentieth of what it is told."""

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        return super().select(timeout / SPEED if timeout else timeout)


class QuickLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        super().__init__(QuickSelector())

    def time(self) -> float:
        return time.monotonic() * SPEED


class QuickClock:
    def now(self) -> float:
        return time.monotonic() * SPEED

    def until(self, at: float) -> float:
        """In seconds of the event loop, which are equally short."""
        return at - self.now()


@contextmanager
def quick_server(folder: Path, port: int = 0) -> Iterator[str]:
    """The address of a server that keeps its tables in this folder."""
    program = [sys.executable, __file__, str(folder), str(port)]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.terminate()
            process.wait(20)


def _serve(folder: str, port: str) -> None:
    from penult.server.app.lifecycle import serve
    from penult.server.settings import gather

    generous = {"requests_per_minute": 100_000, "guests_per_hour": 100_000, "tries_per_minute": 100_000}
    settings, _ = gather({"data": folder, "port": port, **generous}, {})
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, lambda *_: None)
    with asyncio.Runner(loop_factory=QuickLoop) as runner:
        say = os.fdopen(os.dup(1), "w", buffering=1)
        runner.run(
            serve(settings, QuickClock(), random.Random(4), lambda where, _: say.write(f"{where}\n") and None)
        )


if __name__ == "__main__":
    _serve(*sys.argv[1:])
