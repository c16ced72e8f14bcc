"""The live connection, from the handshake to the first message.

Before it is accepted a connection can be turned away as any request: 401 without a token that holds, 403 from
the page of a stranger, 429 when there are too many, 503 while the server closes. Later `Bye` says why.
"""

from __future__ import annotations

import asyncio
from time import monotonic

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from ...engine.errors import Malformed
from ...wire.coding import UNREADABLE, encode, read_by_server
from ...wire.to_client import Bye, Pong, Refused, Why
from ...wire.to_server import Hello, Ping
from ...wire.version import PROTOCOL
from ..house import NotNow
from ..passwords import NO_PASSWORD_FITS
from ..store.store import Damaged, PersonRow
from .addresses import blurred, household
from .conversation import Conversation, next_frame
from .desk import Desk
from .errors import Rejected, too_fast, why_failed
from .line import Line
from .security import check_origin
from .visitor import address_of, known_person, knows_password, spend

POLICY = 1008
"""The close code of a client that did not greet."""


class Greeting(msgspec.Struct):
    """As much of a hello as every version of the protocol has."""

    type: str
    protocol: int


class Live:
    """The endpoint; one for all connections."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asking = HTTPConnection(scope)
        address = address_of(asking, self._desk)
        counted = household(address)
        line: Line = scope["state"]["line"]
        if self._desk.self_call.is_own(asking.headers):
            await self._answer_itself(line, receive, send)
            return
        try:
            person = await self._admit(asking, counted)
        except Rejected as error:
            self._desk.log.mention("turned_away", why=error.code, address=blurred(address))
            await error.answer()(scope, receive, send)
            return
        except Exception as error:
            self._desk.log.failed(error, "live")
            await why_failed(error).answer()(scope, receive, send)
            return
        self._desk.lines.add(person.id, counted, line)
        try:
            await receive()
            await send({"type": "websocket.accept"})
            await self._converse(line, person, counted, receive)
        except Exception as error:
            self._desk.log.failed(error, "live")
            line.end(1011)
        finally:
            self._desk.lines.remove(person.id, counted, line)
            self._note_cut(line, person)
            line.part()

    async def _answer_itself(self, line: Line, receive: Receive, send: Send) -> None:
        """Pings of the server's own, heard and answered as those of anybody."""

        def hear(frame: str | bytes) -> None:
            message = read_by_server(frame)
            if isinstance(message, Ping):
                line.tell(encode(Pong(id=message.id, time=self._desk.clock.now())))

        await receive()
        await send({"type": "websocket.accept"})
        line.listen(hear)
        while (frame := await next_frame(receive)) is not None:
            hear(frame)
        line.part()

    async def _admit(self, asking: HTTPConnection, address: str) -> PersonRow:
        desk = self._desk
        spend(desk, "requests", desk.limits.requests, address)
        check_origin(asking.headers, desk.settings)
        if desk.closing:
            raise Rejected(503, "closing", "a server that is open; it comes back soon", wait=5)
        person = await known_person(asking, desk)
        if desk.lines.at(address) >= desk.limits.connections_per_address:
            desk.metrics.limited.add("connections")
            raise too_fast(60)
        return person

    async def _converse(self, line: Line, person: PersonRow, address: str, receive: Receive) -> None:
        self._desk.metrics.connected.add()
        hello = await self._hello(line, receive)
        if hello is None:
            return
        asked = monotonic()
        try:
            table = await self._desk.house.enter(hello.table)
        except NotNow:
            _bye(line, Bye(why="closing"))
            return
        except Damaged as error:  # whether there is such a table cannot be read: nobody waits for that
            self._desk.log.failed(error, "live")
            self._desk.limits.tries.charge(address, self._desk.ticks())
            _bye(line, Bye(why="halted"))
            return
        except OSError as error:
            self._desk.log.failed(error, "live")
            _bye(line, Bye(why="closing"))
            return
        if hello.table.upper() in self._desk.house.halted:
            _bye(line, Bye(why="halted"))
            return
        why = await self._refusal(hello, table, person, address)
        if table is None or why is not None:
            await self._desk.gate.hold_refusal(asked)
            _bye(line, Bye(why=why or "unknown_table"))
            return
        await Conversation(self._desk, line, person, address, table).hold(hello, receive)

    async def _refusal(self, hello: Hello, table: str | None, person: PersonRow, address: str) -> Why | None:
        """Why somebody may not come in; None if they may. Those who are at the table need no try."""
        desk = self._desk
        if table is not None and desk.house.knows(table, person.id):
            return None
        if desk.limits.tries.wait(address, desk.ticks()):
            desk.metrics.limited.add("tries")
            return "too_fast"
        lock = NO_PASSWORD_FITS if table is None else desk.house.lock(table, person.id)
        try:
            if not lock or await knows_password(desk, hello.table, address, hello.password, lock):
                return None
        except Rejected:
            return "too_fast"
        desk.limits.tries.charge(address, desk.ticks())
        return "unknown_table"

    def _note_cut(self, line: Line, person: PersonRow) -> None:
        if line.cut is None:
            return
        if line.cut == "too_slow":
            self._desk.metrics.slow.add()
        else:
            self._desk.metrics.limited.add("frames")
        self._desk.log.mention("cut", why=line.cut, person=person.id)

    async def _hello(self, line: Line, receive: Receive) -> Hello | None:
        """The first message, if it is a hello of our protocol and comes in time."""
        seconds = self._desk.settings.head_seconds
        try:
            async with asyncio.timeout(seconds):
                frame = await next_frame(receive)
        except TimeoutError:
            _turn_away(line, 0, f"hello within {seconds} seconds")
            return None
        if frame is None:
            return None
        if _of_another_version(frame):
            _bye(line, Bye(why="reload", protocol=PROTOCOL))
            return None
        try:
            message = read_by_server(frame)
        except Malformed as error:
            _turn_away(line, 0, f"hello: {error.expected}")
            return None
        if not isinstance(message, Hello):
            _turn_away(line, message.id, "hello before anything else")
            return None
        return message


def _of_another_version(frame: str | bytes) -> bool:
    try:
        greeting = msgspec.json.decode(frame, type=Greeting)
    except UNREADABLE:
        return False
    return greeting.type == "hello" and greeting.protocol != PROTOCOL


def _turn_away(line: Line, number: int, expected: str) -> None:
    line.tell(encode(Refused(id=number, code="malformed", expected=expected)))
    line.end(POLICY)


def _bye(line: Line, bye: Bye) -> None:
    line.tell(encode(bye))
    line.end()
