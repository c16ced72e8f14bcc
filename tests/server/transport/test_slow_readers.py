"""A client that does not read is cut, and the others at the table get every message in order."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from socket import SO_RCVBUF, SOL_SOCKET
from threading import Event

import pytest
from websockets.frames import Opcode

from penult.server.app import client_session
from penult.server.app.context import AppContext
from penult.server.store.rows import PersonRow, TableRow
from penult.server.transport import websocket
from penult.table.incoming import Connected, Disconnected, Incoming, MessageReceived, Outgoing
from penult.wire.listing import Listing
from penult.wire.terms import NewTable
from penult.wire.version import PROTOCOL
from server.app.open_server import OpenServer, open_server
from server.app.wire import Wire, frame

LETTER = 20_000
BYE = (1000).to_bytes(2, "big")


class TalkativeRooms:
    """One table. Whatever anybody says, everybody gets a numbered message of twenty thousand bytes."""

    def __init__(self, context: AppContext) -> None:
        self.halted: dict[str, str] = {}
        self._bus = context.bus
        self._here: list[str] = []
        self._n = 0
        self.somebody_went = Event()
        context.bus.attach_room("talk", self.hear)

    def hear(self, knock: Incoming) -> None:
        if isinstance(knock, Connected):
            self._here.append(knock.connection)
            self._bus.to_client(Outgoing(knock.connection, b'{"n": 0}'))
        elif isinstance(knock, Disconnected):
            self._here.remove(knock.connection)
            self.somebody_went.set()
        elif isinstance(knock, MessageReceived):
            self._n += 1
            body = json.dumps({"n": self._n, "text": "x" * LETTER}).encode()
            for connection in list(self._here):
                self._bus.to_client(Outgoing(connection, body))

    async def open(self, host: PersonRow, new: NewTable) -> TableRow:
        raise AssertionError(f"{host.name} opens {new}, and everybody should come to the table that is there")

    async def enter(self, code: str) -> str | None:
        return "talk" if code == "TALK" else None

    def listing(self) -> Sequence[Listing]:
        return ()

    def password_hash(self, table: str, person: str) -> str:  # noqa: ARG002
        return ""

    def has_person(self, table: str, person: str) -> bool:  # noqa: ARG002
        return True

    def has_seat(self, table: str, person: str) -> bool:  # noqa: ARG002
        return False

    def in_hand(self, table: str, person: str) -> bool:  # noqa: ARG002
        return False

    async def close(self) -> None:
        """Nothing is kept here."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[OpenServer]:
    many = {"messages_per_second": "100000", "messages_per_address": "100000"}
    with open_server(tmp_path, TalkativeRooms, **many) as running:
        yield running


def rooms(server: OpenServer) -> TalkativeRooms:
    assert isinstance(server.context.rooms, TalkativeRooms)
    return server.context.rooms


def come(server: OpenServer, name: str) -> Wire:
    """Somebody who reads only when the scene says so, and whose system takes little before that."""
    line = server.call(server.guest(name))
    line.socket.setsockopt(SOL_SOCKET, SO_RCVBUF, 65_536)
    line.send({"type": "hello", "protocol": PROTOCOL, "table": "TALK"})
    assert line.hear() == {"n": 0}
    return line


def talk(calm: Wire, until: Callable[[], bool], most: int = 2000) -> list[int]:
    """The calm one speaks and reads, one letter after the other; the numbers that came."""
    came = []
    for _ in range(most):
        calm.send('{"type": "resume"}')
        came.append(calm.hear()["n"])
        if until():
            return came
    raise AssertionError("it never happened")


def unsent(server: OpenServer) -> int:
    """The most that waits for one connection."""
    return max(each.transport.get_write_buffer_size() for each in sockets(server))


def sockets(server: OpenServer) -> list[websocket.WebSocket]:
    return list(server.context.connections)


def test_who_does_not_read_is_cut_and_the_others_miss_nothing(server: OpenServer) -> None:
    slow, calm = come(server, "Slow"), come(server, "Calm")
    came = talk(calm, rooms(server).somebody_went.is_set)
    more = talk(calm, lambda: True)

    assert came + more == list(range(1, len(came) + 2))
    assert "penult_slow_readers_total 1" in server.context.metrics.text()
    assert '"event": "cut", "why": "too_slow"' in server.log.getvalue()
    assert slow.hear_all()[-1] == {"type": "bye", "why": "too_slow"}


def test_never_more_waits_for_anybody_than_the_bound(server: OpenServer) -> None:
    come(server, "Slow")
    calm = come(server, "Calm")
    waiting: list[int] = []

    def noted() -> bool:
        waiting.append(unsent(server))
        return rooms(server).somebody_went.is_set()

    talk(calm, noted)

    assert websocket.BEHIND_BYTES / 2 < max(waiting) <= websocket.BEHIND_BYTES + LETTER + 1000


def test_who_stays_behind_for_too_long_is_cut_though_little_waits(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "BEHIND_SECONDS", 0.3)
    slow, calm = come(server, "Slow"), come(server, "Calm")
    talk(calm, lambda: unsent(server) > 200_000)

    assert rooms(server).somebody_went.wait(10)
    assert slow.hear_all()[-1] == {"type": "bye", "why": "too_slow"}


def test_who_never_takes_the_goodbye_is_cut_off(server: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "GOODBYE_SECONDS", 0.2)
    slow = come(server, "Slow")
    (behind,) = sockets(server)
    calm = come(server, "Calm")
    talk(calm, rooms(server).somebody_went.is_set)
    talk(calm, lambda: behind.lost, most=50_000)

    assert [letter for letter in slow.hear_all() if "type" in letter] == []


def test_who_leaves_without_having_read_does_not_linger(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "GOODBYE_SECONDS", 0.2)
    deaf = come(server, "Deaf")
    (behind,) = sockets(server)
    calm = come(server, "Calm")
    talk(calm, lambda: behind.transport.get_write_buffer_size() > 0)
    deaf.sends(frame(BYE, Opcode.CLOSE))

    assert rooms(server).somebody_went.wait(10)
    talk(calm, lambda: behind.lost, most=20_000)


def test_who_answers_no_ping_is_gone_though_letters_wait(
    server: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    come(server, "Slow")
    calm = come(server, "Calm")
    talk(calm, lambda: unsent(server) > 0)
    monkeypatch.setattr(client_session, "PONG_CHECKS", 0)

    assert rooms(server).somebody_went.wait(10)
