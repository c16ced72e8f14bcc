"""The live connections: by person, to cut them when a token is revoked, and by address, to count them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..transport.websocket import WebSocket


class Connections:
    def __init__(self) -> None:
        self._of_person: dict[str, list[WebSocket]] = {}
        self._at_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._at_address.total()

    def __iter__(self) -> Iterator[WebSocket]:
        return (socket for sockets in self._of_person.values() for socket in sockets)

    def at(self, address: str) -> int:
        return self._at_address[address]

    def of(self, person: str) -> tuple[WebSocket, ...]:
        return tuple(self._of_person.get(person, ()))

    def add(self, person: str, address: str, socket: WebSocket) -> None:
        self._of_person.setdefault(person, []).append(socket)
        self._at_address[address] += 1

    def remove(self, person: str, address: str, socket: WebSocket) -> None:
        sockets = self._of_person[person]
        sockets.remove(socket)
        if not sockets:
            del self._of_person[person]
        self._at_address[address] -= 1
        if not self._at_address[address]:
            del self._at_address[address]
