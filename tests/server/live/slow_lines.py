"""A proxy that makes connections slow: every byte is delayed, both ways, and order is kept."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

IN_ORDER = 1e-6
"""Seconds between two callbacks, because a loop may run simultaneous ones in any order."""


@asynccontextmanager
async def slow_lines(to: int, round_trip: float, jitter: float, rng: random.Random) -> AsyncIterator[int]:
    """The port of a proxy to that port; each way takes half the round trip, and a little more."""
    loop = asyncio.get_running_loop()

    def accept() -> _End:
        return _End(to, lambda: round_trip / 2 + rng.uniform(0, jitter))

    server = await loop.create_server(accept, "127.0.0.1", 0, backlog=1024)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


class _End(asyncio.Protocol):
    """One end of a connection; its input leaves the other end later."""

    def __init__(self, to: int | None, delay: Callable[[], float], other: _End | None = None) -> None:
        self._to = to
        self._delay = delay
        self._other = other
        self._transport: asyncio.Transport | None = None
        self._waiting: list[bytes] = []
        self._last = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        if self._to is not None:
            asyncio.get_running_loop().create_task(self._connect(self._to))
        for data in self._waiting:
            transport.write(data)

    async def _connect(self, port: int) -> None:
        other = self._other = _End(None, self._delay, self)
        await asyncio.get_running_loop().create_connection(lambda: other, "127.0.0.1", port)

    def data_received(self, data: bytes) -> None:
        self._later(lambda other: other.write(data))

    def connection_lost(self, _: Exception | None) -> None:
        self._later(_End.close)

    def write(self, data: bytes) -> None:
        if self._transport is None:
            self._waiting.append(data)
        elif not self._transport.is_closing():
            self._transport.write(data)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def _later(self, what: Callable[[_End], None]) -> None:
        loop = asyncio.get_running_loop()
        self._last = max(self._last + IN_ORDER, loop.time() + self._delay())
        loop.call_at(self._last, self._pass_on, what)

    def _pass_on(self, what: Callable[[_End], None]) -> None:
        if self._other is not None:
            what(self._other)
