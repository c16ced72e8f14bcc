"""A client that writes bytes, and keeps to the standard only as far as it likes."""

from __future__ import annotations

import json
import socket
from collections.abc import Mapping
from typing import Any

from websockets.client import ClientProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from penult.wire.version import PROTOCOL

LIVE = "/api/live"
SECONDS = 10.0
DATA = (Opcode.TEXT, Opcode.BINARY)


def frame(body: bytes, opcode: Opcode = Opcode.TEXT, last: bool = True) -> bytes:
    return Frame(opcode, body, fin=last).serialize(mask=True)


def ping(number: int) -> bytes:
    return json.dumps({"type": "ping", "id": number}).encode()


def upgrade(token: str) -> str:
    """A handshake, with plain ends of lines."""
    return (
        f"GET {LIVE} HTTP/1.1\nHost: x\nConnection: Upgrade\nUpgrade: websocket\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\nSec-WebSocket-Version: 13\n"
        f"Authorization: Bearer {token}\n\n"
    )


class HungUp(ConnectionError):
    """There is nothing more to be heard."""


class Wire:
    """One connection. Nothing is read, and no ping is answered, until somebody wants to hear something.

    A handshake that is refused raises `InvalidStatus`.
    """

    def __init__(
        self,
        port: int,
        token: str = "",
        code: str = "",
        headers: Mapping[str, str] | None = None,
        path: str = LIVE,
        listens: bool = True,
    ) -> None:
        self.heard = bytearray()
        """Every byte since the last message that was heard as one."""
        self.code = code
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=SECONDS)
        self._events: list[Frame] = []
        self._protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}{path}"))
        request = self._protocol.connect()
        request.headers.update({"Authorization": f"Bearer {token}"} if token else {})
        request.headers.update(headers or {})
        self._protocol.send_request(request)
        self._answer()
        if listens:
            self._shake_hands()

    @property
    def hello(self) -> bytes:
        return frame(json.dumps({"type": "hello", "protocol": PROTOCOL, "table": self.code}).encode())

    def comes(self) -> Wire:
        self.sends(self.hello)
        self.hears(b'"welcome"')
        return self

    def sends(self, *frames: bytes) -> None:
        """All in one piece."""
        self.socket.sendall(b"".join(frames))

    def send(self, message: str | bytes | dict[str, Any]) -> None:
        """One message, in one frame."""
        text = json.dumps(message) if isinstance(message, dict) else message
        self.sends(frame(text, Opcode.BINARY) if isinstance(text, bytes) else frame(text.encode()))

    def hears(self, wanted: bytes) -> None:
        """Without an answer to anything that comes."""
        while wanted not in self.heard:
            self.hears_more()

    def hears_more(self) -> None:
        more = self.socket.recv(65_536)
        if not more:
            raise HungUp
        self.heard += more
        self._protocol.receive_data(more)
        self._events += [event for event in self._protocol.events_received() if isinstance(event, Frame)]

    def hears_all(self) -> bytearray:
        """Until the server hangs up."""
        try:
            while True:
                self.hears_more()
        except HungUp:
            return self.heard

    def hear(self) -> Any:
        """The next message, as JSON."""
        return json.loads(self.hear_text())

    def hear_text(self) -> str:
        """The next message; pings and a goodbye are answered as by any client."""
        while not (messages := [event for event in self._events if event.opcode in DATA]):
            if self._protocol.close_rcvd is not None:
                raise HungUp
            self.hears_more()
            self._answer()
        self._events.remove(messages[0])
        self.heard.clear()
        return bytes(messages[0].data).decode()

    def hear_all(self) -> list[Any]:
        """Every message until the end."""
        messages = []
        try:
            while True:
                messages.append(self.hear())
        except (HungUp, ConnectionResetError):
            return messages

    def close_code(self) -> int:
        """With which the server ends the connection; 0 if it only hangs up."""
        self.hear_all()
        said = self._protocol.close_rcvd
        return CloseCode(said.code) if said else 0

    def close(self) -> None:
        self.socket.close()

    def _answer(self) -> None:
        """What the standard demands."""
        self.sends(*self._protocol.data_to_send())

    def _shake_hands(self) -> None:
        while not any(isinstance(event, Response) for event in self._events_of_handshake()):
            pass
        if self._protocol.handshake_exc is not None:
            self.close()
            raise self._protocol.handshake_exc

    def _events_of_handshake(self) -> list[Any]:
        more = self.socket.recv(65_536)
        self.heard += more
        self._protocol.receive_data(more) if more else self._protocol.receive_eof()
        events = self._protocol.events_received()
        self._events += [event for event in events if isinstance(event, Frame)]
        return events
