"""A connection between browsers and a server that can be cut, go silent, and be restored, at one address."""

from __future__ import annotations

import asyncio
import threading
from asyncio import StreamReader, StreamWriter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress


class Wire:
    """Forwards every byte to the server's port and back, unless it is cut."""

    def __init__(self, port: int) -> None:
        self.to = port
        """The server's port, which changes after a restart."""
        self.address = ""
        self._whole = True
        self._forth, self._back = asyncio.Event(), asyncio.Event()
        """Whether bytes pass to the server, and back."""
        self._ends: set[StreamWriter] = set()
        self._loop = asyncio.new_event_loop()

    def cut(self) -> None:
        """Drop everything in transit, and let nobody through."""
        self._whole = False
        self._loop.call_soon_threadsafe(self._drop)

    def hush(self, forth: bool = True) -> None:
        """The network is dead: nothing passes and nobody hangs up. It may arrive when it is restored.

        If only the way back is dead, the server still receives everything.
        """
        silent = (self._forth, self._back) if forth else (self._back,)
        self._call(*(way.clear for way in silent))

    def mend(self) -> None:
        self._whole = True
        self._call(self._forth.set, self._back.set)

    def _call(self, *what: Callable[[], object]) -> None:
        for each in what:
            self._loop.call_soon_threadsafe(each)

    def _drop(self) -> None:
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()

    async def _carry(self, here: StreamReader, back: StreamWriter) -> None:
        self._ends.add(back)
        if not self._whole:
            self._drop()
            return
        try:
            there, forth = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            back.transport.abort()
            return
        self._ends.add(forth)
        await asyncio.gather(_pour(here, forth, self._forth), _pour(there, back, self._back))


async def _pour(one: StreamReader, other: StreamWriter, way: asyncio.Event) -> None:
    with suppress(OSError):
        while some := await one.read(65_536):
            await way.wait()
            other.write(some)
            await other.drain()
    await way.wait()
    with suppress(ConnectionError):
        other.close()


@contextmanager
def wired(port: int) -> Iterator[Wire]:
    wire = Wire(port)
    wire._forth.set()
    wire._back.set()
    thread = threading.Thread(target=wire._loop.run_forever, daemon=True)
    thread.start()

    async def begin() -> asyncio.Server:
        return await asyncio.start_server(wire._carry, "127.0.0.1", 0)

    async def end() -> None:
        server.close()
        carrying = asyncio.all_tasks() - {asyncio.current_task()}
        for task in carrying:
            task.cancel()
        await asyncio.gather(*carrying, return_exceptions=True)

    server = asyncio.run_coroutine_threadsafe(begin(), wire._loop).result(10)
    wire.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield wire
    finally:
        wire.cut()
        asyncio.run_coroutine_threadsafe(end(), wire._loop).result(10)
        wire._loop.call_soon_threadsafe(wire._loop.stop)
        thread.join(10)
