"""A client in a race, which notes to the millisecond when it sees something and when it speaks."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any

import msgspec

from penult.wire.version import PROTOCOL

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
Message = dict[str, Any]


class Racer(asyncio.Protocol):
    """Answers pings as a browser does, or `pong_delay` seconds later."""

    def __init__(self, name: str, token: str, pong_delay: float = 0.0) -> None:
        self.name = name
        self.n = 0
        self.table: Message = {}
        self.heard: Callable[[Message], None] = lambda _: None
        """Looks at every message."""
        self._token = token
        self._pong_delay = pong_delay
        self._bytes = bytearray()
        self._upgraded = asyncio.get_running_loop().create_future()
        self._changed = asyncio.Event()
        self._asked = 0

    async def come(self, port: int, code: str) -> None:
        """To a table."""
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", port)
        self._transport = transport
        head = (
            "GET /api/live HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {self._token}",
        )
        transport.write("\r\n".join((*head, "", "")).encode())
        await self._upgraded
        self.say({"type": "hello", "protocol": PROTOCOL, "table": code})
        await self.until(lambda: self.n > 0)

    def act(self, move: str, seen: int | None = None) -> None:
        """A move that answers this update, or else the last one."""
        self.ask("act", move=move, seen=seen or self.n)

    def ask(self, kind: str, **fields: object) -> None:
        self._asked += 1
        self.say({"type": kind, "id": self._asked, **fields})

    def say(self, message: Message) -> None:
        self._send(TEXT, msgspec.json.encode(message))

    async def until(self, come_true: Callable[[], bool], seconds: float = 30.0) -> None:
        """Wait until a condition on what was seen holds."""
        async with asyncio.timeout(seconds):
            while not come_true():
                self._changed.clear()
                await self._changed.wait()

    def close(self) -> None:
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._bytes += data
        if not self._upgraded.done():
            head, found, rest = bytes(self._bytes).partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._upgraded.set_result(None)
            self._bytes = bytearray(rest)
        while (frame := self._next_frame()) is not None:
            self._hear(*frame)

    def connection_lost(self, _: Exception | None) -> None:
        self._changed.set()

    def _next_frame(self) -> tuple[int, bytes] | None:
        head = self._bytes
        if len(head) < 2:
            return None
        length, at = head[1], 2
        if length >= 126:
            at = 4 if length == 126 else 10
            length = int.from_bytes(head[2:at], "big")
        if len(head) < at + length:
            return None
        frame = head[0] & 15, bytes(head[at : at + length])
        del head[: at + length]
        return frame

    def _hear(self, opcode: int, body: bytes) -> None:
        if opcode == PING:
            asyncio.get_running_loop().call_later(self._pong_delay, self._send, PONG, body)
        elif opcode == TEXT:
            self._read(msgspec.json.decode(body))

    def _read(self, message: Message) -> None:
        assert message["type"] != "bye", message
        if message["type"] in ("welcome", "update"):
            self.n = message["n"]
            self.table |= message.get("table") or {}
            self._changed.set()
        self.heard(message)

    def _send(self, opcode: int, body: bytes) -> None:
        """Masked with zeros, as clients must mask."""
        if self._transport.is_closing():
            return
        length = bytes((0x80 | len(body),)) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self._transport.write(bytes((0x80 | opcode,)) + length + bytes(4) + body)
