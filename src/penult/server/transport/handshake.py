"""The handshake by which an HTTP connection becomes a WebSocket, on the sans-I/O protocol of `websockets`."""

from __future__ import annotations

import asyncio
import logging
from asyncio import TimerHandle
from collections.abc import Callable, Coroutine
from http import HTTPStatus
from typing import Any

from starlette.responses import Response
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.http11 import Request
from websockets.http11 import Response as HandshakeResponse
from websockets.server import ServerProtocol

from ...wire.limits import MESSAGE_BYTES
from .admission import Slot
from .websocket import GOODBYE_SECONDS, WebSocket

_log = logging.getLogger("websockets.server")

Handler = Callable[["Handshake"], Coroutine[Any, Any, None]]
"""Accepts or rejects a handshake, in a task of its own."""


class Handshake(asyncio.Protocol):
    """A WebSocket that a client has asked for. Nothing is read until it is accepted."""

    __slots__ = ("_abort_timer", "_protocol", "_response", "_slot", "_state", "scope", "transport")

    def __init__(
        self, transport: asyncio.Transport, scope: dict[str, Any], state: ServerState, slot: Slot
    ) -> None:
        self.transport = transport
        self.scope = scope
        """As in ASGI: path, headers and client."""
        self._slot = slot
        self._state = state
        self._protocol = ServerProtocol(max_size=MESSAGE_BYTES, logger=_log)
        self._response: HandshakeResponse | None = None
        self._abort_timer: TimerHandle | None = None

    def begin(self, head: bytes, handler: Handler) -> None:
        """Take over the transport of an HTTP connection that received this head of a request."""
        self.transport.set_protocol(self)
        self._state.connections.add(self)  # type: ignore[arg-type]  # all it calls is `shutdown`
        self.transport.pause_reading()
        self._protocol.receive_data(head)
        for event in self._protocol.events_received():
            if isinstance(event, Request):
                self._response = self._protocol.accept(event)
        if self._response is None or self._response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._refuse(self._response)
            return
        task = asyncio.get_running_loop().create_task(self._run(handler))
        self._state.tasks.add(task)
        task.add_done_callback(self._state.tasks.discard)

    def accept(self) -> WebSocket | None:
        """Open the WebSocket; None if the client has gone. The handshake is over then."""
        if self.transport.is_closing():
            return None
        assert self._response is not None
        self._protocol.send_response(self._response)
        self.transport.write(b"".join(self._protocol.data_to_send()))
        self._state.connections.discard(self)
        self.scope["headers"].clear()  # a tenth of the memory that a connection takes
        self.scope = {}
        return WebSocket(self.transport, self._protocol, self._state, self._slot)

    def reject(self, response: Response) -> None:
        """Answer the handshake with this response instead."""
        if self.transport.is_closing():
            return
        assert self._response is not None
        headers = Headers(
            (name.decode("latin-1"), value.decode("latin-1")) for name, value in response.raw_headers
        )
        headers["Date"] = self._response.headers["Date"]
        headers["Connection"] = "close"
        phrase = HTTPStatus(response.status_code).phrase
        self._refuse(HandshakeResponse(response.status_code, phrase, headers, bytes(response.body)))

    def shutdown(self) -> None:
        """Called by uvicorn when the server stops."""
        if not self.transport.is_closing():
            self._refuse(self._protocol.reject(HTTPStatus.SERVICE_UNAVAILABLE, ""))

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        if self._abort_timer is not None:
            self._abort_timer.cancel()
            self._abort_timer = None
        self._slot.release()
        self._state.connections.discard(self)
        vars(self._protocol).clear()  # its parser is a generator that holds it

    async def _run(self, handler: Handler) -> None:
        try:
            await handler(self)
        except BaseException:
            self.transport.abort()
            raise

    def _refuse(self, response: HandshakeResponse | None) -> None:
        """Send this response, if the head could be read at all, and close."""
        if response is not None:
            self._protocol.send_response(response)
        self.transport.write(b"".join(self._protocol.data_to_send()))
        self.transport.close()
        self._abort_timer = asyncio.get_running_loop().call_later(GOODBYE_SECONDS, self.transport.abort)
