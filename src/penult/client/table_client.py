"""One person's connection to a table: messages both ways, over a socket or within one process."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import dataclass
from typing import Protocol

from ..wire.to_client import ToClient
from ..wire.to_server import ToServer


@dataclass(frozen=True, slots=True)
class Lost:
    """The connection is lost; the next try is in `pause` seconds."""

    pause: float


class TableClient(Protocol):
    """`client.connection.Connection` over a socket, `terminal.local_table.LocalTable` in this process."""

    def messages(self) -> AsyncGenerator[ToClient | Lost, None]:
        """Everything the table sends, until it says goodbye for good."""
        ...

    async def send(self, message: ToServer) -> bool:
        """False if the message is lost."""
        ...

    async def close(self) -> None: ...
