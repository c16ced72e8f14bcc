"""A proxy that makes lines slow: every byte comes later, both ways, and never before an earlier one.

It may also come to the server from another address, or delay the pongs of a client alone.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

IN_ORDER = 1e-6
"""Seconds between two callbacks, because a loop may run simultaneous ones in any order."""


PONG = 10


@dataclass(frozen=True)
class Way:
    """Where a line leads, and how."""

    to: int
    """The port of the server."""
    round_trip: float = 0.0
    """Each way takes half of it, and a little more."""
    jitter: float = 0.0
    source: str = ""
    """The address from which the server is called; any, if none is said."""
    pong_delay: float = 0.0


@asynccontextmanager
async def slow_lines(way: Way, rng: random.Random) -> AsyncIterator[int]:
    """The port of a proxy."""
    loop = asyncio.get_running_loop()

    def accept() -> _End:
        return _End(way, lambda: way.round_trip / 2 + rng.uniform(0, way.jitter))

    server = await loop.create_server(accept, "127.0.0.1", 0, backlog=1024)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


class _End(asyncio.Protocol):
    """One end of a connection; its input leaves the other end later."""

    def __init__(self, way: Way | None, delay: Callable[[], float], other: _End | None = None) -> None:
        self._way = way
        """Of the end at which the client is."""
        self._delay = delay
        self._other = other
        self._transport: asyncio.Transport | None = None
        self._waiting: list[bytes] = []
        self._last = 0.0
        self._unread = bytearray()
        self._upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        if self._way is not None:
            asyncio.get_running_loop().create_task(self._connect(self._way))
        for data in self._waiting:
            transport.write(data)

    async def _connect(self, way: Way) -> None:
        other = self._other = _End(None, self._delay, self)
        source = (way.source, 0) if way.source else None
        try:
            await asyncio.get_running_loop().create_connection(
                lambda: other, "127.0.0.1", way.to, local_addr=source
            )
        except OSError:
            self.close()

    def data_received(self, data: bytes) -> None:
        if self._way is not None and self._way.pong_delay:
            self._delay_pongs(data, self._way.pong_delay)
        else:
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

    def _delay_pongs(self, data: bytes, seconds: float) -> None:
        """Frame by frame, and what comes after a pong is not held up by it."""
        self._unread += data
        if not self._upgraded:
            head, end, rest = bytes(self._unread).partition(b"\r\n\r\n")
            if not end:
                return
            self._upgraded, self._unread = True, bytearray(rest)
            self._later(lambda other: other.write(head + end))
        for opcode, frame in _masked_frames(self._unread):
            if opcode == PONG:
                late = self._delay() + seconds
                pass_on = partial(self._pass_on, partial(_End.write, data=frame))
                asyncio.get_running_loop().call_later(late, pass_on)
            else:
                self._later(partial(_End.write, data=frame))

    def _later(self, what: Callable[[_End], None]) -> None:
        loop = asyncio.get_running_loop()
        self._last = max(self._last + IN_ORDER, loop.time() + self._delay())
        loop.call_at(self._last, self._pass_on, what)

    def _pass_on(self, what: Callable[[_End], None]) -> None:
        if self._other is not None:
            what(self._other)


def _masked_frames(unread: bytearray) -> Iterator[tuple[int, bytes]]:
    """Takes the frames of a client that are whole: the opcode and the bytes of each."""
    while len(unread) > 1:
        length, at = unread[1] & 127, 2
        if length > 125:
            at = 4 if length == 126 else 10
            length = int.from_bytes(unread[2:at], "big")
        end = at + 4 + length
        if len(unread) < end:
            return
        yield unread[0] & 15, bytes(unread[:end])
        del unread[:end]
