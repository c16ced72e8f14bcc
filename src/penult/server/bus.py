"""The bus carries messages from clients to the room of their table, and from the room to clients."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ..table.incoming import Incoming, Outgoing

Receive = Callable[[Incoming], None]
Send = Callable[[Outgoing], None]
"""Must not block: a client that cannot keep up is cut by its connection."""


class Bus(Protocol):
    def attach_room(self, table: str, receive: Receive) -> None: ...

    def detach_room(self, table: str) -> None: ...

    def to_room(self, table: str, incoming: Incoming) -> bool:
        """Returns False if the table has no room."""
        ...

    def attach_client(self, connection: str, send: Send) -> None: ...

    def detach_client(self, connection: str) -> None: ...

    def to_client(self, outgoing: Outgoing) -> None:
        """Dropped if the connection has ended."""
        ...


class InProcessBus:
    """The bus of a single process: plain calls."""

    def __init__(self) -> None:
        self._rooms: dict[str, Receive] = {}
        self._clients: dict[str, Send] = {}

    def attach_room(self, table: str, receive: Receive) -> None:
        self._rooms[table] = receive

    def detach_room(self, table: str) -> None:
        self._rooms.pop(table, None)

    def to_room(self, table: str, incoming: Incoming) -> bool:
        receive = self._rooms.get(table)
        if receive is None:
            return False
        receive(incoming)
        return True

    def attach_client(self, connection: str, send: Send) -> None:
        self._clients[connection] = send

    def detach_client(self, connection: str) -> None:
        self._clients.pop(connection, None)

    def to_client(self, outgoing: Outgoing) -> None:
        send = self._clients.get(outgoing.connection)
        if send is not None:
            send(outgoing)
