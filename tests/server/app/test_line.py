"""The wire of a live connection, byte by byte: what comes in one piece, in many, or after a goodbye."""

from __future__ import annotations

import base64
import json
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from penult.server.app import conversation
from penult.server.app.line import _head
from penult.wire.version import PROTOCOL
from server.app.open_server import OpenServer, open_server

BYE = (1000).to_bytes(2, "big")


def frame(body: bytes, opcode: Opcode = Opcode.TEXT, last: bool = True) -> bytes:
    return Frame(opcode, body, fin=last).serialize(mask=True)


def ping(number: int) -> bytes:
    return json.dumps({"type": "ping", "id": number}).encode()


class Wire:
    """A client that writes bytes."""

    def __init__(self, server: OpenServer, token: str, code: str) -> None:
        self._socket = socket.create_connection(("127.0.0.1", server.port), timeout=10)
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            "GET /api/live HTTP/1.1",
            f"Host: 127.0.0.1:{server.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {token}",
        )
        self._socket.sendall("\r\n".join((*head, "", "")).encode())
        self.heard = b""
        self.hears(b"\r\n\r\n")
        self.hello = frame(json.dumps({"type": "hello", "protocol": PROTOCOL, "table": code}).encode())

    def comes(self) -> Wire:
        self.sends(self.hello)
        self.hears(b'"welcome"')
        return self

    def sends(self, *frames: bytes) -> None:
        """All in one piece."""
        self._socket.sendall(b"".join(frames))

    def hears(self, wanted: bytes) -> None:
        while wanted not in self.heard:
            more = self._socket.recv(65536)
            assert more, f"the connection ended before {wanted!r}"
            self.heard += more

    def hears_all(self) -> bytes:
        """Until the server hangs up."""
        while more := self._socket.recv(65536):
            self.heard += more
        return self.heard

    def close(self) -> None:
        self._socket.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[OpenServer]:
    with open_server(tmp_path) as server:
        yield server


@pytest.fixture
def wire(server: OpenServer) -> Iterator[Wire]:
    token = server.guest()
    wire = Wire(server, token, server.table(token))
    yield wire
    wire.close()


def failures(server: OpenServer) -> list[str]:
    lines = map(json.loads, server.log.getvalue().splitlines())
    return [line["error"] for line in lines if line["level"] == "error"]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_begins_as_the_standard_says(length: int) -> None:
    assert _head(length) + bytes(length) == Frame(Opcode.TEXT, bytes(length)).serialize(mask=False)


def test_what_comes_with_the_hello_is_answered_in_order(wire: Wire) -> None:
    wire.sends(wire.hello, *(frame(ping(n), Opcode.BINARY if n % 3 else Opcode.TEXT) for n in range(1, 12)))
    wire.hears(b'"id":11')

    places = [wire.heard.index(b'"id":%d,' % n) for n in range(1, 12)]
    assert places == sorted(places)


def test_a_message_in_pieces_is_one_message(wire: Wire) -> None:
    body = ping(7)

    wire.comes().sends(
        frame(body[:5], last=False), frame(b"", Opcode.PING), frame(body[5:], Opcode.CONT), frame(ping(8))
    )

    wire.hears(b'"id":8')
    assert b'"id":7' in wire.heard


def test_text_that_is_no_text_ends_the_connection(wire: Wire) -> None:
    wire.comes().sends(frame(b"\xff\xfe"))

    assert (1007).to_bytes(2, "big") in wire.hears_all()


@pytest.mark.parametrize("spoiled", [b"x", b"\xff\xfe", b"{}"])
def test_nonsense_before_a_goodbye_in_one_piece_is_no_failure_of_ours(
    server: OpenServer, wire: Wire, spoiled: bytes
) -> None:
    wire.comes().sends(*[frame(spoiled)] * 100, frame(BYE, Opcode.CLOSE))
    wire.hears_all()

    assert failures(server) == []


def test_a_defect_of_ours_ends_one_connection_and_is_reported_once(
    server: OpenServer, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = conversation.read_by_server

    def read(text: bytes | str) -> object:
        if "id" in str(text) and "13" in str(text):
            raise RuntimeError("a defect")
        return honest(text)

    monkeypatch.setattr(conversation, "read_by_server", read)
    wire.comes().sends(frame(ping(13)), frame(ping(14)))

    assert (1011).to_bytes(2, "big") in wire.hears_all()
    assert b'"id":14' not in wire.heard
    assert failures(server) == ["RuntimeError"]
