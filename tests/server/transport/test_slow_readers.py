"""A client that does not read is cut, and the others at the table get every message in order."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from socket import SO_RCVBUF, SOL_SOCKET
from threading import Event

import pytest
from websockets.frames import Opcode

from penult.server.app import client_session
from penult.server.bus import Bus
from penult.server.transport import websocket
from penult.table.incoming import Connected, Disconnected, Incoming, MessageReceived, Outgoing
from penult.wire.version import PROTOCOL
from server.app.open_server import OpenServer, open_server
from server.app.wire import Wire, frame

LETTER = 20_000
BYE = (1000).to_bytes(2, "big")


class TalkativeRoom:
    """Whatever anybody says, everybody at the table gets a numbered message of twenty thousand bytes."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._here: list[str] = []
        self._n = 0
        self.somebody_went = Event()

    def hear(self, incoming: Incoming) -> None:
        if isinstance(incoming, Connected):
            self._here.append(incoming.connection)
            self._bus.to_client(Outgoing(incoming.connection, b'{"n": 0}'))
        elif isinstance(incoming, Disconnected):
            self._here.remove(incoming.connection)
            self.somebody_went.set()
        elif isinstance(incoming, MessageReceived):
            self._n += 1
            body = json.dumps({"n": self._n, "text": "x" * LETTER}).encode()
            for connection in list(self._here):
                self._bus.to_client(Outgoing(connection, body))


@dataclass
class Talk:
    """A server with one table, whose messages on the bus go to a talkative room."""

    server: OpenServer
    code: str
    room: TalkativeRoom


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Talk]:
    many = {"messages_per_second": "100000", "messages_per_address": "100000"}
    with open_server(tmp_path, **many) as server:
        code = server.table(server.guest("Host"))
        room = TalkativeRoom(server.context.bus)
        table = asyncio.run_coroutine_threadsafe(server.context.rooms.enter(code), server.loop).result(10)
        assert table is not None
        server.context.bus.attach_room(table, room.hear)
        yield Talk(server, code, room)


def come(scene: Talk, name: str) -> Wire:
    """Somebody who reads only when the scene says so, and whose system takes little before that."""
    line = scene.server.call(scene.server.guest(name))
    line.socket.setsockopt(SOL_SOCKET, SO_RCVBUF, 65_536)
    line.send({"type": "hello", "protocol": PROTOCOL, "table": scene.code})
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


def unsent(scene: Talk) -> int:
    """The most that waits for one connection."""
    return max(each.transport.get_write_buffer_size() for each in sockets(scene))


def sockets(scene: Talk) -> list[websocket.WebSocket]:
    return list(scene.server.context.connections)


def test_who_does_not_read_is_cut_and_the_others_miss_nothing(scene: Talk) -> None:
    slow, calm = come(scene, "Slow"), come(scene, "Calm")
    came = talk(calm, scene.room.somebody_went.is_set)
    more = talk(calm, lambda: True)

    assert came + more == list(range(1, len(came) + 2))
    assert "penult_slow_readers_total 1" in scene.server.context.metrics.text()
    assert '"event": "cut", "why": "too_slow"' in scene.server.log.getvalue()
    assert slow.hear_all()[-1] == {"type": "bye", "why": "too_slow"}


def test_never_more_waits_for_anybody_than_the_bound(scene: Talk) -> None:
    come(scene, "Slow")
    calm = come(scene, "Calm")
    waiting: list[int] = []

    def noted() -> bool:
        waiting.append(unsent(scene))
        return scene.room.somebody_went.is_set()

    talk(calm, noted)

    assert websocket.BEHIND_BYTES / 2 < max(waiting) <= websocket.BEHIND_BYTES + LETTER + 1000


def test_who_stays_behind_for_too_long_is_cut_though_little_waits(
    scene: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "BEHIND_SECONDS", 0.3)
    slow, calm = come(scene, "Slow"), come(scene, "Calm")
    talk(calm, lambda: unsent(scene) > 200_000)

    assert scene.room.somebody_went.wait(10)
    assert slow.hear_all()[-1] == {"type": "bye", "why": "too_slow"}


def test_who_never_takes_the_goodbye_is_cut_off(scene: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "GOODBYE_SECONDS", 0.2)
    slow = come(scene, "Slow")
    (behind,) = sockets(scene)
    calm = come(scene, "Calm")
    talk(calm, scene.room.somebody_went.is_set)
    talk(calm, lambda: behind.lost, most=50_000)

    assert [letter for letter in slow.hear_all() if "type" in letter] == []


def test_who_leaves_without_having_read_does_not_linger(scene: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "GOODBYE_SECONDS", 0.2)
    deaf = come(scene, "Deaf")
    (behind,) = sockets(scene)
    calm = come(scene, "Calm")
    talk(calm, lambda: behind.transport.get_write_buffer_size() > 0)
    deaf.sends(frame(BYE, Opcode.CLOSE))

    assert scene.room.somebody_went.wait(10)
    talk(calm, lambda: behind.lost, most=20_000)


def test_who_answers_no_ping_is_gone_though_letters_wait(
    scene: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    come(scene, "Slow")
    calm = come(scene, "Calm")
    talk(calm, lambda: unsent(scene) > 0)
    monkeypatch.setattr(client_session, "PONG_CHECKS", 0)

    assert scene.room.somebody_went.wait(10)
