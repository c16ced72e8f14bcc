"""An HTTP connection with deadlines, which no received byte extends.

uvicorn waits forever for the head of a request, for its body and for its response to be read, and an idle
connection that sends a byte may stay for good. Here each phase has a deadline, set when it begins:

- the head of a request: counted from the accept, or from when the last response was taken;
- the body: counted from the head;
- the response: counted from the head until the system has taken its last byte. Pipelined requests share the
  deadline of the first;
- the whole connection, unless it becomes a WebSocket.

This overrides private parts of uvicorn's protocol. `tests/server/transport/test_uvicorn.py` names the
versions it was tried with, and fails with any other.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections.abc import Collection
from dataclasses import dataclass
from http import HTTPStatus
from time import monotonic
from typing import Any
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from ..metrics import Metrics
from ..rejection import Rejected
from ..settings import Settings
from .admission import Admission, Slot
from .handshake import Handler, Handshake

HEADER_BYTES = 65_536
BODY_BYTES = 1_048_576
"""Only a last resort: the application has answered a body that is too large long before."""
PIPELINED_REQUESTS = 4
"""How many requests may wait for the response to the first. Browsers send none ahead."""
LAST_SECONDS = 1.0
"""How long a refused client has to read why."""
HEALTH_PATHS = ("/health", "/health/ready", "/health/live")


def health_urls(path: str) -> frozenset[bytes]:
    """The URLs of health checks, with and without the path of the public URL: a proxy may strip it.

    >>> b"/penult/health" in health_urls("/penult"), b"/health" in health_urls("/penult")
    (True, True)
    """
    return frozenset(f"{prefix}{each}".encode() for prefix in ("", path) for each in HEALTH_PATHS)


@dataclass(frozen=True, slots=True)
class Deadlines:
    """In seconds."""

    head: float
    body: float
    answer: float
    connection: float

    @classmethod
    def of(cls, settings: Settings) -> Deadlines:
        return cls(
            settings.head_seconds,
            settings.body_seconds,
            settings.answer_seconds,
            settings.connection_seconds,
        )


@dataclass(frozen=True, slots=True)
class HttpShared:
    """The parts that all connections of a server share."""

    config: Config
    server_state: ServerState
    deadlines: Deadlines
    admission: Admission
    metrics: Metrics
    health_urls: Collection[bytes]
    live: Handler
    """Takes the handshake of every WebSocket."""


class HttpProtocol(HttpToolsProtocol):
    def __init__(self, shared: HttpShared, slot: Slot) -> None:
        super().__init__(shared.config, shared.server_state, {})
        self._shared = shared
        self._deadlines = shared.deadlines
        self._metrics = shared.metrics
        self._slot = slot
        self._end = self.loop.time() + shared.deadlines.connection
        self._timer: TimerHandle | None = None
        self._phase = ""
        self._until = 0.0
        self._response_deadline = 0.0
        self._bytes_read = 0
        self._in_head = False
        """Whether a request's head began in the last read, and has not ended."""
        self._body_complete = True
        """Whether no part of a body is still to come."""
        self._cycles: list[RequestResponseCycle] = []
        """The requests that wait for responses, or were answered lately."""
        self._proxied = False
        self._refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._proxied = self._shared.admission.is_proxy(self.client)
        transport.set_write_buffer_limits(high=0)  # then `resume_writing` means that everything was taken
        waited = monotonic() - self._slot.since
        self._end -= waited
        self._wait_for("head", self.loop.time() + self._deadlines.head - waited)

    def connection_lost(self, exc: Exception | None) -> None:
        """Disconnect all pipelined requests: uvicorn disconnects only the last."""
        self._stop_waiting()
        self._slot.release()
        self._disconnect()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        self._bytes_read += len(data)
        self._in_head = False
        super().data_received(data)
        if self._in_head:
            self._bytes_read = len(data)  # a head began in this read, and has not ended
        if self._bytes_read > (HEADER_BYTES if self._body_complete else BODY_BYTES):
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._bytes_read, self._in_head = 0, True
        if len(self.pipeline) >= PIPELINED_REQUESTS:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        self._bytes_read, self._in_head = 0, False
        if not self._is_admitted():
            return
        now, busy = self.loop.time(), self._is_busy
        super().on_headers_complete()
        if self.parser.should_upgrade() and self._should_upgrade():
            return
        if not busy:
            self._response_deadline = now + self._deadlines.answer
            self._cycles.clear()
        self._cycles.append(self.cycle)
        self._body_complete = False
        self._wait_for("body", min(self._response_deadline, now + self._deadlines.body))
        if now > self._end - self._deadlines.connection / 2 or (self._proxied and self._is_health_check):
            self.cycle.keep_alive = False  # so that it ends between two requests

    def on_body(self, body: bytes) -> None:
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if not self._refused:
            super().on_message_complete()
            self._bytes_read = 0
            self._body_complete = True
            self._start_next_phase()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._start_next_phase()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._start_next_phase()

    def handle_websocket_upgrade(self) -> None:
        if self._refused:
            return
        if self._is_busy:  # responses to earlier requests are still to be taken
            self.transport.abort()
            return
        self._stop_waiting()
        self.connections.discard(self)
        self.transport.set_write_buffer_limits()
        try:
            handshake = Handshake(self.transport, self._websocket_scope(), self.server_state, self._slot)
            handshake.begin(self._request_head(), self._shared.live)
        except BaseException:
            self.transport.abort()
            raise
        self.parser = None  # type: ignore[assignment]  # it holds a reference to us

    def _websocket_scope(self) -> dict[str, Any]:
        raw_path, _, query = self.url.partition(b"?")
        return {
            **self.scope,
            "type": "websocket",
            "path": unquote(raw_path.decode("latin-1")),
            "raw_path": raw_path,
            "query_string": query,
        }

    def _request_head(self) -> bytes:
        """The head of the request, for `websockets` to parse again."""
        lines = (b"GET " + self.url + b" HTTP/1.1", *(b": ".join(header) for header in self.headers))
        return b"\r\n".join((*lines, b"", b""))

    def _should_upgrade(self) -> bool:
        """A WebSocket handshake is a GET."""
        return self.scope["method"] == "GET" and self._get_upgrade() == b"websocket"

    @property
    def _is_busy(self) -> bool:
        """Whether a response is still to be made, or to be taken by the system."""
        if self.cycle is None:
            return False
        return not self.cycle.response_complete or bool(self.pipeline) or self.flow.write_paused

    def _start_next_phase(self) -> None:
        """Set the deadline of the next phase, if this one is over."""
        if not self._body_complete:
            return
        if self._is_busy:
            self._wait_for("answer", self._response_deadline)
        else:
            self._wait_for("head", self.loop.time() + self._deadlines.head)

    def _wait_for(self, phase: str, until: float) -> None:
        """A timer that ends earlier is kept: making a new one would take longer than all the rest of this."""
        self._phase = phase if until < self._end else "connection"
        self._until = min(until, self._end)
        if self._timer is None or self._timer.when() > self._until:
            self._stop_waiting()
            self._timer = self.loop.call_at(self._until, self._check_deadline)

    def _check_deadline(self) -> None:
        """Called by the timer, perhaps long after the phase for which it was set."""
        self._timer = None
        if self.loop.time() < self._until:
            self._wait_for(self._phase, self._until)
        else:
            self._cut()

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _cut(self) -> None:
        self._metrics.late.add(self._phase)
        if self._phase == "body" and not self.cycle.response_started and not self.pipeline:
            seconds = self._deadlines.body
            self._refuse(Rejected(408, "too_slow", f"the body within {seconds:g} s"))
        else:
            self.transport.abort()

    def _is_admitted(self) -> bool:
        """Check the limits for the address of a proxied client, which the head contains."""
        if not self._proxied or self._is_health_check:
            return True
        values = (value.decode("latin-1") for name, value in self.headers if name == b"x-forwarded-for")
        limit = self._shared.admission.assign_address(self._slot, self.client, ",".join(values))
        if limit:
            self._metrics.limited.add(limit)
            self._refuse(Rejected(503, "too_many", "fewer connections; try again soon", wait=5))
        return not limit

    @property
    def _is_health_check(self) -> bool:
        """Health checks pass even if there is no room for more proxied clients."""
        return self.parser.get_method() == b"GET" and self.url in self._shared.health_urls

    def _refuse(self, why: Rejected) -> None:
        """Respond without the application, and read nothing more."""
        self._refused = True
        answer = why.response({"Cache-Control": "no-store", "Connection": "close"})
        head = (
            f"HTTP/1.1 {why.status} {HTTPStatus(why.status).phrase}",
            *(f"{name}: {value}" for name, value in answer.headers.items()),
        )
        self._disconnect()
        self.transport.write("\r\n".join((*head, "", "")).encode() + bytes(answer.body))
        self.transport.close()
        self._stop_waiting()
        self._timer = self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def _disconnect(self) -> None:
        for cycle in self._cycles:
            cycle.disconnected = True
            cycle.message_event.set()
