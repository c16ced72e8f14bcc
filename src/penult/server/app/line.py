"""One live connection as a wire: letters go out at once and in order, and whoever does not read is cut.

uvicorn's WebSocket with a shorter way out. A letter is written where it is posted, without a task or a queue
of our own: what the network has not taken yet lies in the transport's buffer, and that is what is bounded.
"""

from __future__ import annotations

from asyncio import TimerHandle
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from ...wire.coding import encode
from ...wire.to_client import Bye

BEHIND_BYTES = 262_144
"""So much unread is too much: a whole view has a few thousand bytes."""
BEHIND_SECONDS = 15.0
"""So long may the buffer stay above the transport's mark of 64 KB."""
GOODBYE_SECONDS = 5.0
"""So long may the last message take."""

_TOO_SLOW = encode(Bye(why="too_slow"))


class Line(WebSocketsSansIOProtocol):
    """Found by the live endpoint in `scope["state"]["line"]`."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.behind: TimerHandle | None = None
        self.parting: TimerHandle | None = None
        self.slow = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["line"] = self

    @property
    def open(self) -> bool:
        return not self.close_sent and not self.disconnected and not self.transport.is_closing()

    def tell(self, body: bytes) -> bool:
        """Write a message; False if nobody will read it."""
        if not self.open:
            return False
        self._write(body)
        if self.transport.get_write_buffer_size() > BEHIND_BYTES:
            self._cut()
        return True

    def end(self, code: int = 1000) -> None:
        """Say goodbye; a client that does not take it in time is cut."""
        if not self.open:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)

    def part(self) -> None:
        """The talk is over; what the client has not taken by then lingers no longer."""
        if not self.disconnected:
            self.parting = self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """No answer to a ping: nobody is there to take what still waits."""
        super().keepalive_timeout()
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.behind = self.loop.call_later(BEHIND_SECONDS, self._cut)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._forgive()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forgive()
        if self.parting is not None:
            self.parting.cancel()
        super().connection_lost(exc)

    def _cut(self) -> None:
        if self.open:
            self.slow = True
            self._write(_TOO_SLOW)
            self.end()

    def _write(self, body: bytes) -> None:
        self.conn.send_text(body)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def _forgive(self) -> None:
        if self.behind is not None:
            self.behind.cancel()
            self.behind = None
