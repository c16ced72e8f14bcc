"""A client that writes bytes, and keeps to the standard only as far as it likes."""

from __future__ import annotations

import base64
import json
import os
import socket

from websockets.frames import Frame, Opcode

from penult.wire.version import PROTOCOL


def frame(body: bytes, opcode: Opcode = Opcode.TEXT, last: bool = True) -> bytes:
    return Frame(opcode, body, fin=last).serialize(mask=True)


def ping(number: int) -> bytes:
    return json.dumps({"type": "ping", "id": number}).encode()


class Wire:
    def __init__(self, port: int, token: str, code: str, listens: bool = True) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            "GET /api/live HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {token}",
        )
        self._socket.sendall("\r\n".join((*head, "", "")).encode())
        self.heard = b""
        if listens:
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
            self.hears_more()

    def hears_more(self) -> None:
        more = self._socket.recv(65536)
        assert more, "the connection has ended"
        self.heard += more

    def hears_all(self) -> bytes:
        """Until the server hangs up."""
        while more := self._socket.recv(65536):
            self.heard += more
        return self.heard

    def close(self) -> None:
        self._socket.close()
