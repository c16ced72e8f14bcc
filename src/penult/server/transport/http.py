"""An HTTP connection. Each of its phases has a deadline, and no byte postpones one.

uvicorn waits for ever for the head of a request, for its body and for its response to be read, and an idle
connection that sends a byte may stay for good. Here a deadline is set when a phase begins:

- the head of a request: from the moment of the connection, or from when the last response was taken;
- the body: from its head;
- the answer: from its head until the system has taken the last byte of it. Requests that are sent ahead of
  their responses share the deadline of the first;
- the connection as a whole, unless it becomes a WebSocket.

This overrides uvicorn's own protocol: `tests/server/transport/test_uvicorn.py` names the versions that it was
tried with, and fails with any other.
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
"""A body that is too large has been answered long before."""
AHEAD = 4
"""Requests sent ahead of the response to the first; browsers send none."""
LAST_SECONDS = 1.0
"""How long a client that is cut may take to read why."""
HEALTH_PATHS = ("/health", "/health/ready", "/health/live")
"""Asked for by machines, all day long."""


def health_urls(path: str) -> frozenset[bytes]:
    """What machines ask for, whether or not a proxy takes the path of the public URL away.

    >>> b"/penult/health" in health_urls("/penult"), b"/health" in health_urls("/penult")
    (True, True)
    """
    return frozenset(f"{before}{each}".encode() for before in ("", path) for each in HEALTH_PATHS)


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
    """What all connections of a server share."""

    config: Config
    server_state: ServerState
    deadlines: Deadlines
    admission: Admission
    metrics: Metrics
    health_urls: Collection[bytes]
    live: Handler
    """Takes every WebSocket."""


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
        self._answer_by = 0.0
        self._heard = 0
        self._begun = False
        """Whether a request's head began in the last read, and has not ended."""
        self._whole = True
        """No body is still to come."""
        self._asked: list[RequestResponseCycle] = []
        """What is still to be answered, or was lately."""
        self._proxied = False
        self._refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._proxied = self._shared.admission.is_proxy(self.client)
        transport.set_write_buffer_limits(high=0)  # `resume_writing` then says that everything was taken
        waited = monotonic() - self._slot.since
        self._end -= waited
        self._wait_for("head", self.loop.time() + self._deadlines.head - waited)

    def connection_lost(self, exc: Exception | None) -> None:
        """uvicorn tells only the last of several requests that nobody waits for its response any more."""
        self._stop_waiting()
        self._slot.release()
        self._disconnect()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        self._heard += len(data)
        self._begun = False
        super().data_received(data)
        if self._begun:
            self._heard = len(data)  # the head began in it, and has not ended
        if self._heard > (HEADER_BYTES if self._whole else BODY_BYTES):
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._heard, self._begun = 0, True
        if len(self.pipeline) >= AHEAD:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        self._heard, self._begun = 0, False
        if not self._is_admitted():
            return
        now, busy = self.loop.time(), self._is_busy
        super().on_headers_complete()
        if self.parser.should_upgrade() and self._should_upgrade():
            return
        if not busy:
            self._answer_by = now + self._deadlines.answer
            self._asked.clear()
        self._asked.append(self.cycle)
        self._whole = False
        self._wait_for("body", min(self._answer_by, now + self._deadlines.body))
        if now > self._end - self._deadlines.connection / 2 or (self._proxied and self._is_health_check):
            self.cycle.keep_alive = False  # it ends in good order, between two requests

    def on_body(self, body: bytes) -> None:
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if not self._refused:
            super().on_message_complete()
            self._heard = 0
            self._whole = True
            self._go_on()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._go_on()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._go_on()

    def handle_websocket_upgrade(self) -> None:
        if self._refused:
            return
        if self._is_busy:  # responses are still to be taken, and then it would be nobody's connection
            self.transport.abort()
            return
        self._stop_waiting()
        self.connections.discard(self)
        self.transport.set_write_buffer_limits()
        try:
            handshake = Handshake(self.transport, self._websocket_scope(), self.server_state, self._slot)
            handshake.begin(self._head(), self._shared.live)
        except BaseException:
            self.transport.abort()
            raise
        self.parser = None  # type: ignore[assignment]  # it holds us

    def _websocket_scope(self) -> dict[str, Any]:
        raw_path, _, query = self.url.partition(b"?")
        return {
            **self.scope,
            "type": "websocket",
            "path": unquote(raw_path.decode("latin-1")),
            "raw_path": raw_path,
            "query_string": query,
        }

    def _head(self) -> bytes:
        """The handshake as it came: `websockets` reads it again."""
        lines = (b"GET " + self.url + b" HTTP/1.1", *(b": ".join(header) for header in self.headers))
        return b"\r\n".join((*lines, b"", b""))

    def _should_upgrade(self) -> bool:
        """A WebSocket handshake is a GET."""
        return self.scope["method"] == "GET" and self._get_upgrade() == b"websocket"

    @property
    def _is_busy(self) -> bool:
        """Whether something is still to be answered, or an answer still to be taken."""
        if self.cycle is None:
            return False
        return not self.cycle.response_complete or bool(self.pipeline) or self.flow.write_paused

    def _go_on(self) -> None:
        """To the next phase, if this one is over."""
        if not self._whole:
            return
        if self._is_busy:
            self._wait_for("answer", self._answer_by)
        else:
            self._wait_for("head", self.loop.time() + self._deadlines.head)

    def _wait_for(self, phase: str, until: float) -> None:
        """A timer that ends sooner is left alone: making one takes longer than all the rest of this."""
        self._phase = phase if until < self._end else "connection"
        self._until = min(until, self._end)
        if self._timer is None or self._timer.when() > self._until:
            self._stop_waiting()
            self._timer = self.loop.call_at(self._until, self._look)

    def _look(self) -> None:
        """The timer has ended; the phase for which it was set may have been over long ago."""
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
            self._say_goodbye(Rejected(408, "too_slow", f"the body within {seconds:g} s"))
        else:
            self.transport.abort()

    def _is_admitted(self) -> bool:
        """Behind a proxy the head says whose connection it is."""
        if not self._proxied or self._is_health_check:
            return True
        named = (value.decode("latin-1") for name, value in self.headers if name == b"x-forwarded-for")
        limit = self._shared.admission.assign_address(self._slot, self.client, ",".join(named))
        if limit:
            self._metrics.limited.add(limit)
            self._say_goodbye(Rejected(503, "too_many", "fewer connections; try again soon", wait=5))
        return not limit

    @property
    def _is_health_check(self) -> bool:
        """Health checks are let through when a proxy has no more room for people."""
        return self.parser.get_method() == b"GET" and self.url in self._shared.health_urls

    def _say_goodbye(self, why: Rejected) -> None:
        """Answer without the application, and read nothing more."""
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
        for cycle in self._asked:
            cycle.disconnected = True
            cycle.message_event.set()
