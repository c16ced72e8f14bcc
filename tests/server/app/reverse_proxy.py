"""A small reverse proxy that serves a server under a path, and strips the path from requests."""

from __future__ import annotations

import asyncio
import threading
from asyncio import StreamReader, StreamWriter
from collections.abc import Iterator
from contextlib import contextmanager, suppress


@contextmanager
def proxied(port: int, prefix: str) -> Iterator[int]:
    """The port of a proxy to another port, which serves only this path."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()

    async def begin() -> asyncio.Server:
        return await asyncio.start_server(lambda *ends: _pass_on(*ends, port, prefix), "127.0.0.1", 0)

    server = asyncio.run_coroutine_threadsafe(begin(), loop).result(10)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        loop.call_soon_threadsafe(server.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)


async def _pass_on(here: StreamReader, back: StreamWriter, port: int, prefix: str) -> None:
    with suppress(ConnectionError, asyncio.IncompleteReadError):
        head = (await here.readuntil(b"\r\n\r\n")).decode("latin-1")
        method, path, rest = head.split(" ", 2)
        if not path.startswith(f"{prefix}/"):
            back.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            back.close()
            return
        there, forth = await asyncio.open_connection("127.0.0.1", port)
        forth.write(f"{method} {path.removeprefix(prefix)} {_once(rest)}".encode("latin-1"))
        await asyncio.gather(_pour(here, forth), _pour(there, back))


def _once(rest: str) -> str:
    """One request per connection, so that only heads must be parsed."""
    if "\r\nupgrade:" in rest.lower():
        return rest
    lines = [line for line in rest.split("\r\n") if not line.lower().startswith("connection:")]
    return "\r\n".join([lines[0], "Connection: close", *lines[1:]])


async def _pour(one: StreamReader, other: StreamWriter) -> None:
    with suppress(ConnectionError):
        while some := await one.read(65_536):
            other.write(some)
            await other.drain()
    with suppress(ConnectionError):
        other.close()
