"""The live endpoint: from the handshake of a WebSocket to its first message.

A handshake can be rejected like any request: 401 without a valid token, 403 from a page of another site, 429
when there are too many connections, 503 while the server closes. Once it is accepted, `Bye` says why it ends.
"""

from __future__ import annotations

import asyncio
from time import monotonic

import msgspec
from starlette.requests import HTTPConnection

from ...engine.errors import Malformed
from ...wire.coding import UNREADABLE, encode, read_by_server
from ...wire.to_client import Bye, Pong, Refused, Why
from ...wire.to_server import Hello, Ping
from ...wire.version import PROTOCOL
from ..addresses import blurred, household
from ..passwords import NO_PASSWORD_FITS
from ..rejection import Rejected, too_fast
from ..rooms import TableUnavailable
from ..store.rows import PersonRow
from ..store.store import Damaged
from ..transport.handshake import Handshake
from ..transport.websocket import Message, WebSocket
from .authentication import address_of, check_password, require_person, spend
from .client_session import ClientSession
from .context import AppContext
from .errors import why_failed
from .security import check_origin

POLICY = 1008
"""The close code for a client that did not begin with a hello."""


class Greeting(msgspec.Struct):
    """The part of a hello that every version of the protocol has."""

    type: str
    protocol: int


class LiveEndpoint:
    def __init__(self, context: AppContext) -> None:
        self._context = context

    async def __call__(self, handshake: Handshake) -> None:
        request = HTTPConnection(handshake.scope)
        if self._context.self_check.is_own(request.headers):
            self._answer_pings(handshake)
            return
        address = address_of(request, self._context)
        try:
            person = await self._admit(request, household(address))
        except Rejected as error:
            self._context.log.mention("turned_away", why=error.code, address=blurred(address))
            handshake.reject(error.response())
            return
        except Exception as error:
            self._context.log.failed(error, "live")
            handshake.reject(why_failed(error).response())
            return
        if socket := handshake.accept():
            await self._serve(socket, person, household(address))

    def _answer_pings(self, handshake: Handshake) -> None:
        if socket := handshake.accept():
            socket.start(PingAnswerer(self._context, socket))
            socket.listen()

    async def _serve(self, socket: WebSocket, person: PersonRow, address: str) -> None:
        session = ClientSession(self._context, socket, person, address)
        socket.start(session)
        try:
            await self._greet(session, socket, person, address)
        except Exception as error:
            self._context.log.failed(error, "live")
            socket.close(1011)

    async def _admit(self, request: HTTPConnection, address: str) -> PersonRow:
        context = self._context
        spend(context, "requests", context.limits.requests, address)
        check_origin(request.headers, context.settings)
        if context.closing:
            raise Rejected(503, "closing", "a server that is open; it comes back soon", wait=5)
        person = await require_person(request, context)
        if context.connections.at(address) >= context.limits.connections_per_address:
            context.metrics.limited.add("connections")
            raise too_fast(60)
        return person

    async def _greet(
        self, session: ClientSession, socket: WebSocket, person: PersonRow, address: str
    ) -> None:
        self._context.metrics.connected.add()
        hello = await self._hello(socket)
        if hello is None:
            return
        asked = monotonic()
        try:
            table = await self._context.rooms.enter(hello.table)
        except TableUnavailable:
            session.bye(Bye(why="closing"))
            return
        except Damaged as error:  # the store cannot say whether there is such a table
            self._context.log.failed(error, "live")
            self._context.limits.tries.charge(address, self._context.ticks())
            session.bye(Bye(why="halted"))
            return
        except OSError as error:
            self._context.log.failed(error, "live")
            session.bye(Bye(why="closing"))
            return
        if hello.table.upper() in self._context.rooms.halted:
            session.bye(Bye(why="halted"))
            return
        why = await self._refusal(hello, table, person, address)
        if table is None or why is not None:
            await self._context.passwords.delay_refusal(asked)
            session.bye(Bye(why=why or "unknown_table"))
            return
        await session.join(table, hello)

    async def _refusal(self, hello: Hello, table: str | None, person: PersonRow, address: str) -> Why | None:
        """Why a person may not come in; None if they may. People at the table need no password."""
        context = self._context
        if table is not None and context.rooms.has_person(table, person.id):
            return None
        if context.limits.tries.wait(address, context.ticks()):
            context.metrics.limited.add("tries")
            return "too_fast"
        lock = NO_PASSWORD_FITS if table is None else context.rooms.password_hash(table, person.id)
        try:
            if not lock or await check_password(context, hello.table, address, hello.password, lock):
                return None
        except Rejected:
            return "too_fast"
        context.limits.tries.charge(address, context.ticks())
        return "unknown_table"

    async def _hello(self, socket: WebSocket) -> Hello | None:
        """The first message; None if it is not a hello of our protocol, or comes too late."""
        seconds = self._context.settings.head_seconds
        try:
            async with asyncio.timeout(seconds):
                message = await socket.receive()
        except TimeoutError:
            _turn_away(socket, 0, f"hello within {seconds} seconds")
            return None
        if message is None:
            return None
        if _has_other_version(message):
            socket.send(encode(Bye(why="reload", protocol=PROTOCOL)))
            socket.close()
            return None
        try:
            hello = read_by_server(message)
        except Malformed as error:
            _turn_away(socket, 0, f"hello: {error.expected}")
            return None
        if not isinstance(hello, Hello):
            _turn_away(socket, hello.id, "hello before anything else")
            return None
        return hello


class PingAnswerer:
    """Listens to the server's calls to itself."""

    def __init__(self, context: AppContext, socket: WebSocket) -> None:
        self._context = context
        self._socket = socket

    def on_message(self, frame: Message) -> None:
        message = read_by_server(frame)
        if isinstance(message, Ping):
            self._socket.send(encode(Pong(id=message.id, time=self._context.clock.now())))

    def on_pong(self, body: bytes) -> None: ...

    def on_failure(self, error: Exception) -> None:
        self._context.log.failed(error, "live")

    def on_close(self) -> None: ...


def _has_other_version(message: Message) -> bool:
    try:
        greeting = msgspec.json.decode(message, type=Greeting)
    except UNREADABLE:
        return False
    return greeting.type == "hello" and greeting.protocol != PROTOCOL


def _turn_away(socket: WebSocket, request_id: int, expected: str) -> None:
    socket.send(encode(Refused(id=request_id, code="malformed", expected=expected)))
    socket.close(POLICY)
