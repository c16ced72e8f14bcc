"""A table from where one person sits: messages come from it and go to it, over a socket or in one process."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import dataclass
from typing import Protocol

from ..wire.to_client import ToClient
from ..wire.to_server import Act, Agree, Birthday, PickCard, Resume, TakeBack, ToServer

SAID_AGAIN = (Act, Agree, TakeBack, Resume, PickCard, Birthday)
"""What a player decides. Anything else that is lost with the connection stays lost."""


@dataclass(frozen=True, slots=True)
class Lost:
    """The connection is not there; after `pause` seconds it will be tried again."""

    pause: float


class TableClient(Protocol):
    """`client.connection.Connection` over a socket, `terminal.local_table.LocalTable` in this process."""

    def messages(self) -> AsyncGenerator[ToClient | Lost, None]:
        """Everything the table says, until it says goodbye for good."""
        ...

    async def send(self, message: ToServer) -> bool:
        """False if the message is lost."""
        ...

    async def close(self) -> None: ...
