"""The server connects to itself over a live connection, to know whether clients can.

The connection goes straight to the listening socket, so proxies in front of the server are not tested. It is
recognized by a secret of this process, counts against no limit, and needs no guest. Health checks within a
few seconds of each other share one.
"""

from __future__ import annotations

import asyncio
import secrets
import socket
from contextlib import closing
from hmac import compare_digest
from time import monotonic
from typing import Any

from starlette.datastructures import Headers
from websockets.client import ClientProtocol
from websockets.exceptions import InvalidHandshake
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from ...engine.errors import Malformed
from ...wire.coding import encode, read_by_client
from ...wire.to_client import Pong
from ...wire.to_server import Ping
from ..transport.admission import Admission

LIVE = "/api/live"
HEADER = "Penult-Self-Call"
CALL_SECONDS = 3.0
"""How long the check may take."""
FRESH_SECONDS = 5.0
"""How long its result is valid."""
PINGS = 2
"""The first may be answered before the server handles the connection in the usual way."""


class SelfCheck:
    def __init__(self, admission: Admission) -> None:
        self._admission = admission
        self._secret = secrets.token_urlsafe(18)
        self._listening: socket.socket | None = None
        self._calling: asyncio.Task[bool] | None = None
        self._fresh_until = 0.0
        self._reachable = True
        self.calls = 0

    def listen_at(self, listening: socket.socket) -> None:
        self._listening = listening

    def is_own(self, headers: Headers) -> bool:
        return compare_digest(headers.get(HEADER, "").encode(), self._secret.encode())

    async def reachable(self) -> bool:
        """Whether the live endpoint answers; True until the server listens."""
        if self._listening is None or monotonic() < self._fresh_until:
            return self._reachable
        if self._calling is None:
            self._calling = asyncio.create_task(self._try(self._listening))
        return await asyncio.shield(self._calling)

    async def _try(self, listening: socket.socket) -> bool:
        self.calls += 1
        try:
            async with asyncio.timeout(CALL_SECONDS):
                await self._call(listening)
            self._reachable = True
        except (OSError, TimeoutError, EOFError, InvalidHandshake, Malformed):
            self._reachable = False
        finally:
            self._fresh_until, self._calling = monotonic() + FRESH_SECONDS, None
        return self._reachable

    async def _call(self, listening: socket.socket) -> None:
        with closing(socket.socket(listening.family, socket.SOCK_STREAM)) as line:
            line.setblocking(False)
            where = target(listening.getsockname())
            if not isinstance(where, tuple):
                await self._converse(line, where)
                return
            line.bind((where[0], 0))
            here = line.getsockname()
            self._admission.exempt(here)
            try:
                await self._converse(line, where)
            finally:
                self._admission.end_exemption(here)

    async def _converse(self, line: socket.socket, where: Any) -> None:
        """A handshake, and a few pings; an error says what went wrong."""
        await asyncio.get_running_loop().sock_connect(line, where)
        client = ClientProtocol(parse_uri(f"ws://localhost{LIVE}"))
        request = client.connect()
        request.headers[HEADER] = self._secret
        client.send_request(request)
        await _next(client, line, Response)
        if client.handshake_exc is not None:
            raise client.handshake_exc
        for number in range(1, PINGS + 1):
            client.send_text(encode(Ping(id=number)))
            frame = await _next(client, line, Frame)
            answer = read_by_client(bytes(frame.data)) if frame.opcode is Opcode.TEXT else None
            if not isinstance(answer, Pong) or answer.id != number:
                raise EOFError
        client.send_close(1000)
        await asyncio.get_running_loop().sock_sendall(line, b"".join(client.data_to_send()))


async def _next(client: ClientProtocol, line: socket.socket, kind: type[Any]) -> Any:
    """Send what is pending, and wait for an event of this kind."""
    loop = asyncio.get_running_loop()
    await loop.sock_sendall(line, b"".join(client.data_to_send()))
    while True:
        for event in client.events_received():
            if isinstance(event, kind):
                return event
        some = await loop.sock_recv(line, 65_536)
        if not some:
            raise EOFError
        client.receive_data(some)


def target(listening: Any) -> Any:
    """The address at which this machine reaches a listening socket.

    >>> [target(each) for each in (("0.0.0.0", 8000), ("::", 8000, 0, 0), ("192.0.2.7", 80), "/run/penult")]
    [('127.0.0.1', 8000), ('::1', 8000, 0, 0), ('192.0.2.7', 80), '/run/penult']
    """
    if not isinstance(listening, tuple):
        return listening
    everywhere = {"0.0.0.0": "127.0.0.1", "::": "::1"}
    return (everywhere.get(listening[0], listening[0]), *listening[1:])
