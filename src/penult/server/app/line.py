"""One live connection as a wire: letters go out at once and in order, and whoever does not read is cut.

uvicorn's WebSocket with a shorter way in and out. A letter is written where it is posted, without a task or a
queue of our own: what the network has not taken yet lies in the transport's buffer, and that is what is
bounded. A message is heard where it arrives: how many may come is bounded by the rates of the conversation.
How many frames may come that are no message is bounded here.
"""

from __future__ import annotations

from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from ...table.rate_limit import Bucket, Rate
from ...wire.coding import encode
from ...wire.to_client import Bye, Why
from .admission import Entry

BEHIND_BYTES = 262_144
"""So much unread is too much: a whole view has a few thousand bytes."""
BEHIND_SECONDS = 15.0
"""So long may the buffer stay above the transport's mark of 64 KB."""
GOODBYE_SECONDS = 5.0
"""So long may the last message take."""
ASIDE = Rate(200, per=10)
"""Pings, pongs and further pieces of messages; browsers send none but pongs, and programs a few."""


class Line(WebSocketsSansIOProtocol):
    """Found by the live endpoint in `scope["state"]["line"]`."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.entry: Entry | None = None
        """As the connection is counted."""
        self.asked = False
        """Whether a handshake came that could be read."""
        self.behind: TimerHandle | None = None
        self.parting: TimerHandle | None = None
        self.cut: Why | None = None
        """Why we have ended it, where the wire itself was the reason."""
        self._aside = Bucket(ASIDE)
        self.failure: Exception | None = None
        """What went wrong on our side while a message was heard."""
        self._hear: Callable[[str], None] | None = None
        self.answered: Callable[[bytes], None] | None = None
        """Takes what a ping of ours was sent with."""

    def handle_connect(self, event: Request) -> None:
        self.asked = True
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["line"] = self

    @property
    def open(self) -> bool:
        return not self.close_sent and not self.disconnected and not self.transport.is_closing()

    def listen(self, hear: Callable[[str], None]) -> None:
        """From now on messages are heard here, as soon as those are taken that came before."""
        self._hear = hear
        self._forget_the_door()

    def _forget_the_door(self) -> None:
        """What was said in the handshake nobody asks for again: a tenth of what a connection takes."""
        self.request.headers.clear()
        self.response.headers.clear()
        heard = self.scope["headers"]
        assert isinstance(heard, list)  # the one that whoever asked at the door still holds
        heard.clear()

    def handle_ping(self) -> None:
        if self._bears_another():
            super().handle_ping()
            self._cut_who_is_behind()

    def handle_pong(self, event: Frame) -> None:
        if not self._bears_another():
            return
        if self.answered is not None and len(event.data) == PING_BYTES:
            self.answered(bytes(event.data))
        else:
            super().handle_pong(event)

    def ping(self, body: bytes) -> None:
        """Ask for a pong with these `PING_BYTES`: browsers answer by themselves.

        The pings that keep the connection alive are shorter, so neither is taken for the other.
        """
        if self.open:
            self.transport.write(_PING + body)

    def handle_cont(self, event: Frame) -> None:
        """Pieces are joined as they come: the length of a message is bounded, not how many it comes in."""
        if self._bears_another():
            self.frames = [b"".join(self.frames)]
            super().handle_cont(event)

    def _bears_another(self) -> bool:
        """Count a frame that is no message; whoever sends too many is told so, and is not read any more."""
        if self._aside.take(self.loop.time()):
            return True
        if self.handshake_complete:
            self._cut("too_fast")
        if not self.transport.is_closing():
            self.transport.pause_reading()
        return False

    def send_receive_event_to_app(self) -> None:
        """A message has come: whole, or in several frames."""
        if self.close_sent and not self._bears_another():
            return  # it goes on after our goodbye
        text = self._text()
        if text is None and self.conn.state is not State.OPEN:
            return  # no text, and the client has said goodbye already
        if self._hear is None or text is None or self.close_sent or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        self.frames = []
        try:
            self._hear(text)
        except Exception as error:  # ours, not the client's: whoever holds the conversation ends it
            self.failure = error
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1011})

    def _text(self) -> str | None:
        """None for bytes, and for what is no text though it says so."""
        if self.curr_msg_data_type != "text":
            return None
        try:
            return b"".join(self.frames).decode()
        except UnicodeDecodeError:
            return None

    def tell(self, body: bytes) -> bool:
        """Write a message; False if nobody will read it."""
        if not self.open:
            return False
        self._write(body)
        self._cut_who_is_behind()
        return True

    def end(self, code: int = 1000) -> None:
        """Say goodbye; a client that does not take it in time is cut."""
        if not self.open:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        if self.conn.state is State.OPEN:  # otherwise the client has said goodbye, and the answer waits
            self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)

    def part(self) -> None:
        """The talk is over; what the client has not taken by then lingers no longer."""
        if not self.disconnected and self.parting is None:
            self.parting = self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)

    def eof_received(self) -> None:
        """The client says nothing more; it may take what was said before, but not for ever."""
        self.part()

    def keepalive_timeout(self) -> None:
        """No answer to a ping: nobody is there to take what still waits."""
        super().keepalive_timeout()
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.behind = self.loop.call_later(BEHIND_SECONDS, self._cut, "too_slow")

    def resume_writing(self) -> None:
        super().resume_writing()
        self._forgive()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forgive()
        if self.parting is not None:
            self.parting.cancel()
        if self.entry is not None:
            self.entry.leave()
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        """Of all that holds us in turn: garbage is looked for so seldom that connections would pile up."""
        self._hear = self.answered = self.parting = self.close_timer = None
        self.conn.parser.close()
        if hasattr(self, "scope"):
            self.scope["state"].pop("line", None)

    def _cut_who_is_behind(self) -> None:
        if self.transport.get_write_buffer_size() > BEHIND_BYTES:
            self._cut("too_slow")

    def _cut(self, why: Why) -> None:
        if self.open:
            self.cut = why
            self._write(encode(Bye(why=why)))
            self.end()

    def _write(self, body: bytes) -> None:
        self.transport.write(_head(len(body)) + body)

    def _forgive(self) -> None:
        if self.behind is not None:
            self.behind.cancel()
            self.behind = None


PING_BYTES = 8
_PING = bytes((0x89, PING_BYTES))
_TEXT = 0x81
"""RFC 6455: one frame, the last of its message, and text."""


def _head(length: int) -> bytes:
    if length < 126:
        return bytes((_TEXT, length))
    if length < 1 << 16:
        return bytes((_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((_TEXT, 127)) + length.to_bytes(8, "big")
