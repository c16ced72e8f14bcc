"""A WebSocket connection, on the sans-I/O protocol of `websockets`.

A message goes out where it is sent, without a task or a queue of our own: what the network has not taken yet
stays in the transport's buffer, and that buffer is bounded. A message comes in where it arrives: its listener
bounds how many. Frames that are not messages are bounded here.

The frame of an outgoing message is written by hand: a delivery of 600 bytes then costs 5.5 µs. In the same
run it cost 7.4 µs with uvicorn's own WebSocket, and 5.1 with picows, which cannot share a port with HTTP.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import TimerHandle
from collections.abc import Callable, Coroutine
from http import HTTPStatus
from typing import Any, Protocol

from starlette.responses import Response
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.http11 import Response as HandshakeResponse
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from ...table.rate_limit import Bucket, Rate
from ...wire.coding import encode
from ...wire.limits import MESSAGE_BYTES
from ...wire.to_client import Bye, Why
from .admission import Slot

BEHIND_BYTES = 262_144
"""More than this unread is too much: a whole view has a few thousand bytes."""
BEHIND_SECONDS = 15.0
"""How long the buffer may stay above the transport's mark of 64 KB."""
GOODBYE_SECONDS = 5.0
"""How long a connection that has ended may take to send what is left."""
CONTROL_FRAMES = Rate(200, per=10)
"""Pings, pongs and further fragments of messages; browsers send only pongs, and programs a few."""
PING_BYTES = 8

SERVICE_RESTART = 1012
_INVALID_TEXT = 1007
_PING = bytes((0x89, PING_BYTES))
_TEXT = 0x81
"""RFC 6455: one frame, the last of its message, and text."""

_log = logging.getLogger("websockets.server")

Message = str | bytes
Handler = Callable[["WebSocket"], Coroutine[Any, Any, None]]


class Listener(Protocol):
    """Hears what happens on a connection. Messages come once `WebSocket.listen` was called."""

    def on_message(self, message: Message) -> None: ...

    def on_pong(self, body: bytes) -> None:
        """An answer to a ping of ours, or a pong that nobody asked for."""
        ...

    def on_failure(self, error: Exception) -> None:
        """`on_message` has raised; the connection is closed with 1011."""
        ...

    def on_close(self) -> None:
        """The connection has ended, on either side. Called once, and never from within `send`."""
        ...


class WebSocket(asyncio.Protocol):
    """One connection. `handler` decides in a task of its own whether to accept it."""

    __slots__ = (
        "_abort_timer",
        "_behind_timer",
        "_control_frames",
        "_ended",
        "_fragments",
        "_handshake",
        "_is_listening",
        "_listener",
        "_loop",
        "_protocol",
        "_slot",
        "_state",
        "_text_fragments",
        "_unread",
        "_waiting",
        "cut",
        "lost",
        "scope",
        "transport",
    )

    def __init__(
        self, transport: asyncio.Transport, scope: dict[str, Any], state: ServerState, slot: Slot
    ) -> None:
        self.transport = transport
        self.scope = scope
        """As ASGI has it: path, headers and client of the handshake, until it is accepted."""
        self.cut: Why | None = None
        """Why we ended it, where the connection itself was the reason."""
        self.lost = False
        """Whether nothing is left of it in the system."""
        self._slot = slot
        self._state = state
        self._loop = asyncio.get_running_loop()
        self._protocol = ServerProtocol(max_size=MESSAGE_BYTES, logger=_log)
        self._handshake: HandshakeResponse | None = None
        self._listener: Listener | None = None
        self._is_listening = False
        self._unread: list[Message] = []
        """Messages that came before anybody listened; nothing more is read while there are any."""
        self._waiting: asyncio.Future[None] | None = None
        self._fragments = bytearray()
        self._text_fragments = False
        self._control_frames = Bucket(CONTROL_FRAMES)
        self._ended = False
        self._behind_timer: TimerHandle | None = None
        self._abort_timer: TimerHandle | None = None

    @property
    def open(self) -> bool:
        return not self._ended and not self.transport.is_closing()

    def upgrade(self, head: bytes, handler: Handler) -> None:
        """Take over the transport of an HTTP connection that received this handshake."""
        self.transport.set_protocol(self)
        self._state.connections.add(self)  # type: ignore[arg-type]  # it asks for `shutdown`, and that is here
        self.transport.pause_reading()  # until the handshake is answered
        self._protocol.receive_data(head)
        for event in self._protocol.events_received():
            if isinstance(event, Request):
                self._handshake = self._protocol.accept(event)
        if self._handshake is not None and self._handshake.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            task = self._loop.create_task(self._run(handler))
            self._state.tasks.add(task)
            task.add_done_callback(self._state.tasks.discard)
            return
        if self._handshake is not None:
            self._protocol.send_response(self._handshake)
        self._flush()

    def accept(self, listener: Listener) -> None:
        """Answer the handshake; what it said is forgotten, a tenth of what a connection takes."""
        assert self._handshake is not None
        self._listener = listener
        if self.open:
            self._protocol.send_response(self._handshake)
            self._flush()
        else:
            self._loop.call_soon(self._tell_closed)
        self._handshake = None
        self.scope["headers"].clear()
        self.scope = {}
        self._read_on()

    def reject(self, response: Response) -> None:
        """Answer the handshake with this response instead."""
        if not self.open:
            return
        headers = Headers(
            (name.decode("latin-1"), value.decode("latin-1")) for name, value in response.raw_headers
        )
        assert self._handshake is not None
        headers["Date"] = self._handshake.headers["Date"]
        headers["Connection"] = "close"
        phrase = HTTPStatus(response.status_code).phrase
        body = bytes(response.body)
        self._protocol.send_response(HandshakeResponse(response.status_code, phrase, headers, body))
        self._flush()

    async def receive(self) -> Message | None:
        """The next message before `listen`; None if the client has gone."""
        if not self._unread and not self._ended:
            self._waiting = self._loop.create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        message = self._unread.pop(0) if self._unread else None
        if not self._unread:
            self._read_on()
        return message

    def listen(self) -> None:
        """From now on the listener gets every message where it arrives; first those that came before."""
        self._is_listening = True
        while self._unread and self.open:
            self._tell(self._unread.pop(0))
        self._unread.clear()
        self._read_on()

    def send(self, body: bytes) -> bool:
        """Write a text message; False if nobody will read it."""
        if not self.open:
            return False
        self.transport.write(frame_head(len(body)) + body)
        self._cut_if_behind()
        return True

    def ping(self, body: bytes) -> None:
        """Ask for a pong with these `PING_BYTES`: browsers answer by themselves."""
        if self.open:
            self.transport.write(_PING + body)

    def close(self, code: int = 1000) -> None:
        """Say goodbye; a client that does not take it in time is cut."""
        if not self.open:
            return
        self._end()
        if self._protocol.state is State.OPEN:  # otherwise the client has said goodbye, and the answer waits
            self._protocol.send_close(code)
        self._flush()
        self._read_on()  # the client's answer ends it

    def shutdown(self) -> None:
        """The server stops; people at a table have been told."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(SERVICE_RESTART)
        elif self._protocol.state is State.CONNECTING:
            self._protocol.send_response(self._protocol.reject(HTTPStatus.SERVICE_UNAVAILABLE, ""))
        self._flush()
        self._end()
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            assert isinstance(event, Frame)
            self._take(event)
        self._flush()

    def eof_received(self) -> None:
        """The client says nothing more; it may take what was sent before, but not for ever."""
        self._end()

    def pause_writing(self) -> None:
        self._behind_timer = self._loop.call_later(BEHIND_SECONDS, self._cut, "too_slow")

    def resume_writing(self) -> None:
        if self._behind_timer is not None:
            self._behind_timer.cancel()
            self._behind_timer = None

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Let go of all that holds us: garbage is collected so seldom that connections would pile up."""
        self._end()
        self.lost = True
        self.resume_writing()
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
            self._end()
            self.transport.abort()
            raise

    def _take(self, frame: Frame) -> None:
        opcode = frame.opcode
        if opcode is Opcode.TEXT or opcode is Opcode.BINARY:
            if frame.fin:
                self._complete(frame.data, opcode is Opcode.TEXT)
            else:
                self._fragments, self._text_fragments = bytearray(frame.data), opcode is Opcode.TEXT
        elif opcode is not Opcode.CLOSE and self._bears_another():
            self._take_control(frame)

    def _take_control(self, frame: Frame) -> None:
        if frame.opcode is Opcode.CONT:
            self._fragments += frame.data
            if frame.fin:
                whole, self._fragments = self._fragments, bytearray()
                self._complete(whole, self._text_fragments)
        elif frame.opcode is Opcode.PONG and self._listener is not None:
            self._listener.on_pong(bytes(frame.data))

    def _complete(self, data: bytes | bytearray | memoryview, is_text: bool) -> None:
        """A message has come: whole, or in several frames."""
        if self._ended:
            self._bears_another()  # it goes on after a goodbye
            return
        try:
            message = str(data, "utf-8") if is_text else bytes(data)
        except UnicodeDecodeError:
            self._protocol.fail(_INVALID_TEXT)
            self._flush()
            return
        if self._is_listening:
            self._tell(message)
            return
        self._unread.append(message)
        self._stop_reading()
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def _tell(self, message: Message) -> None:
        assert self._listener is not None
        try:
            self._listener.on_message(message)
        except Exception as error:  # ours, not the client's
            self._listener.on_failure(error)
            self.close(1011)

    def _bears_another(self) -> bool:
        """Count a frame that is not a message; a client that sends too many is told so, and read no more."""
        if self._control_frames.take(self._loop.time()):
            return True
        self._cut("too_fast")
        self._stop_reading()
        return False

    def _flush(self) -> None:
        """Write what the protocol has to say: pongs, an answer to a goodbye, why a frame was refused."""
        output = self._protocol.data_to_send()
        if not output or self.transport.is_closing():
            return
        self.transport.write(b"".join(output))
        self._cut_if_behind()
        if output[-1] == SEND_EOF:
            self._end()
            self.transport.close()

    def _read_on(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def _stop_reading(self) -> None:
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def _cut_if_behind(self) -> None:
        if self.transport.get_write_buffer_size() > BEHIND_BYTES:
            self._cut("too_slow")

    def _cut(self, why: Why) -> None:
        if self.open:
            self.cut = why
            goodbye = encode(Bye(why=why))
            self.transport.write(frame_head(len(goodbye)) + goodbye)
            self.close()

    def _end(self) -> None:
        """Nobody is heard any more, and what the client has not taken soon is dropped."""
        if self._ended:
            return
        self._ended = True
        self._abort_timer = self._loop.call_later(GOODBYE_SECONDS, self.transport.abort)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
        self._loop.call_soon(self._tell_closed)

    def _tell_closed(self) -> None:
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.on_close()


def frame_head(length: int) -> bytes:
    """The bytes before a text of this length.

    >>> frame_head(5), frame_head(600)
    (b'\\x81\\x05', b'\\x81~\\x02X')
    """
    if length < 126:
        return bytes((_TEXT, length))
    if length < 1 << 16:
        return bytes((_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((_TEXT, 127)) + length.to_bytes(8, "big")
