"""The server's HTTP routes, over one connection that stays open."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Self

import msgspec


class Doorway:
    def __init__(
        self, where: tuple[str, int], reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.where = where
        self._reader, self._writer = reader, writer

    @classmethod
    @asynccontextmanager
    async def open(cls, where: tuple[str, int]) -> AsyncIterator[Self]:
        reader, writer = await asyncio.open_connection(*where)
        yield cls(where, reader, writer)
        writer.close()

    async def guest(self, name: str) -> str:
        """The token of a new guest."""
        made = await self._ask("POST", "/api/guest", body={"name": name, "bearer": True})
        return str(msgspec.json.decode(made)["token"])

    async def table(self, token: str, terms: dict[str, object]) -> str:
        """The code of a new table."""
        opened = await self._ask("POST", "/api/tables", token, {"terms": terms})
        return str(msgspec.json.decode(opened)["code"])

    async def metrics(self) -> dict[str, float]:
        """The metrics by name, without those that have labels."""
        text = (await self._ask("GET", "/metrics", "bench")).decode()
        lines = (line.split() for line in text.splitlines() if line[0] != "#" and "{" not in line)
        return {name: float(value) for name, value in lines}

    async def _ask(
        self, method: str, path: str, token: str = "", body: dict[str, Any] | None = None
    ) -> bytes:
        payload = msgspec.json.encode(body) if body is not None else b""
        head = [f"{method} {path} HTTP/1.1", "Host: bench", "Content-Type: application/json"]
        head += [f"Content-Length: {len(payload)}", f"Authorization: Bearer {token}", "", ""]
        self._writer.write("\r\n".join(head).encode() + payload)
        return await self._answer()

    async def _answer(self) -> bytes:
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        size = int(head.partition("content-length:")[2].partition("\r\n")[0])
        answer = await self._reader.readexactly(size)
        if head.split()[1] not in ("200", "201"):
            raise ConnectionError(f"{head.splitlines()[0]}: {answer.decode()}")
        return answer
