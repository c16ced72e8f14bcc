"""The bus of a single process: plain calls."""

from __future__ import annotations

from collections.abc import Callable

from ...table.incoming import Incoming, Outgoing
from .bus import Post


class InProcessBus:
    """Rooms and connections of one process, by name."""

    def __init__(self) -> None:
        self._rooms: dict[str, Callable[[Incoming], None]] = {}
        self._connections: dict[str, Post] = {}

    def attend(self, table: str, hear: Callable[[Incoming], None]) -> None:
        self._rooms[table] = hear

    def retire(self, table: str) -> None:
        self._rooms.pop(table, None)

    def knock(self, table: str, knock: Incoming) -> bool:
        hear = self._rooms.get(table)
        if hear is None:
            return False
        hear(knock)
        return True

    def listen(self, connection: str, post: Post) -> None:
        self._connections[connection] = post

    def hang_up(self, connection: str) -> None:
        self._connections.pop(connection, None)

    def send(self, letter: Outgoing) -> None:
        post = self._connections.get(letter.connection)
        if post is not None:
            post(letter)
