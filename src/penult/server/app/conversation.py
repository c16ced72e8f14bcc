"""A client at a table: what it says goes to the room, the room's letters come back."""

from __future__ import annotations

import secrets
from collections import deque
from contextlib import suppress

import msgspec
from starlette.types import Receive

from ...engine.errors import Malformed
from ...table.incoming import Connected, Disconnected, MessageReceived, Outgoing, RoundTripMeasured
from ...table.rate_limit import Bucket
from ...wire.coding import UNREADABLE, encode, read_by_server
from ...wire.to_client import Bye, Pong, Refused
from ...wire.to_server import Act, Hello, Ping, ToServer
from ..house import NotNow
from ..store.store import PersonRow
from .addresses import neighborhood
from .desk import Desk
from .line import PING_BYTES, Line

_UNKNOWN_TABLE = encode(Bye(why="unknown_table"))
"""So somebody who was sent away is answered, as if the code were wrong: it counts as a try."""

SEAT_EVERY = 60.0
"""Seconds after which a seat is looked for again."""


_REMEMBERED = 4
"""Updates whose time is remembered: people answer the last one, or the one before it."""


class Numbered(msgspec.Struct):
    """As much of a message as is needed to answer it."""

    id: int = 0


class Conversation:
    __slots__ = (
        "_address",
        "_asked",
        "_desk",
        "_faults",
        "_line",
        "_messages",
        "_person",
        "_pinged",
        "_seat_known",
        "_table",
        "_written",
        "id",
    )

    def __init__(self, desk: Desk, line: Line, person: PersonRow, address: str, table: str) -> None:
        self.id = secrets.token_urlsafe(9)
        self._desk = desk
        self._line = line
        self._person = person
        self._address = address
        self._table = table
        self._messages = Bucket(desk.limits.messages)
        self._faults = Bucket(desk.limits.faults)
        self._seat_known = -SEAT_EVERY
        """When they were last found in a seat."""
        self._asked = 0.0
        """When the message came whose answer we wait for."""
        self._pinged: tuple[bytes, float] | None = None
        """What the last ping was sent with and when, until it is answered."""
        self._written: deque[tuple[int, float]] = deque(maxlen=_REMEMBERED)
        """The last updates, and when they were written to the line."""

    async def hold(self, hello: Hello, receive: Receive) -> None:
        """Until the client goes or the room says goodbye."""
        desk, person = self._desk, self._person
        desk.bus.listen(self.id, self.post)
        try:
            if not self._come(hello):
                with suppress(NotNow):
                    await desk.house.enter(hello.table)
                if not self._come(hello):
                    self._bye(Bye(why="closing"))
            self._line.listen(self._hear)
            self._line.answered = self._pong
            self._ping()
            desk.pinging.add(self)
            while (frame := await next_frame(receive)) is not None:
                self._hear(frame)
            if self._line.failure is not None:
                raise self._line.failure
        finally:
            desk.pinging.remove(self)
            self._remember_seat()
            desk.bus.hang_up(self.id)
            desk.bus.knock(self._table, Disconnected(self.id, person.id))

    def post(self, letter: Outgoing) -> None:
        """What the room writes, sent at once."""
        if self._asked:
            self._desk.metrics.latency.observe(self._desk.ticks() - self._asked)
            self._asked = 0.0
        if letter.n is not None:
            self._written.append((letter.n, self._desk.clock.now()))
        if self._line.tell(letter.body):
            self._desk.metrics.letters.add()
            self._desk.metrics.sent.add(n=len(letter.body))
        if not letter.last:
            return
        if letter.body == _UNKNOWN_TABLE:
            self._desk.limits.tries.charge(self._address, self._desk.ticks())
        self._line.end()

    def _come(self, hello: Hello) -> bool:
        """False if the room has just closed: then it can be opened again."""
        person = self._person
        around = neighborhood(self._address)
        came = Connected(self.id, person.id, person.name, hello.since, hello.session, around)
        return self._desk.bus.knock(self._table, came)

    def _hear(self, frame: str | bytes) -> None:
        if not self._line.open:
            return
        now = self._desk.ticks()
        self._desk.metrics.messages.add()
        if limit := self._over_limit(now):
            self._desk.metrics.limited.add(limit)
            self._fault(Refused(id=_number(frame), code="too_fast", expected="fewer messages a second"), now)
            return
        try:
            message = read_by_server(frame)
        except Malformed as error:
            self._desk.metrics.malformed.add()
            self._fault(Refused(id=_number(frame), code="malformed", expected=error.expected), now)
            return
        if isinstance(message, Ping):
            self._line.tell(encode(Pong(id=message.id, time=self._desk.clock.now())))
        elif isinstance(message, Hello):
            expected = "hello only once; another table takes another connection"
            self._fault(Refused(id=message.id, code="malformed", expected=expected), now)
        else:
            self._asked = now
            if now >= self._seat_known + SEAT_EVERY and self._remember_seat():
                self._seat_known = now
            if not self._desk.bus.knock(self._table, self._dated(message)):
                self._bye(Bye(why="closing"))

    def _remember_seat(self) -> bool:
        """Those who have a seat find a connection kept for them when they come back."""
        seated = self._desk.house.seats(self._table, self._person.id)
        if seated:
            self._desk.admission.remember_seat(self._address, self._person.id)
        return seated

    def _dated(self, message: ToServer) -> MessageReceived:
        """A-68: with the time of its arrival, and how soon it follows the update it answers."""
        arrived = self._desk.clock.now()
        seen = message.seen if isinstance(message, Act) else None
        written = next((at for n, at in self._written if n == seen), None)
        after = None if written is None else arrived - written
        return MessageReceived(self.id, self._person.id, message, arrived, after)

    def ping_in_a_hand(self) -> None:
        if self._desk.house.plays(self._table, self._person.id):
            self._ping()

    def _ping(self) -> None:
        """Not before the last one is answered: a pong that never comes measures nothing."""
        if self._pinged is None:
            self._pinged = secrets.token_bytes(PING_BYTES), self._desk.clock.now()
            self._line.ping(self._pinged[0])

    def _pong(self, body: bytes) -> None:
        """Only the answer to the last ping says anything; nobody can guess it before it comes."""
        if self._pinged is None or self._pinged[0] != body:
            return
        round_trip = self._desk.clock.now() - self._pinged[1]
        self._pinged = None
        self._desk.bus.knock(self._table, RoundTripMeasured(self.id, self._person.id, round_trip))

    def _over_limit(self, now: float) -> str:
        """Which one; empty if the message is heard. What is too much for one line costs its house nothing."""
        if not self._messages.take(now):
            return "messages"
        over = self._desk.limits.messages_of_address.take(self._address, now)
        return "messages_per_address" if over else ""

    def _fault(self, refused: Refused, now: float) -> None:
        """Answered, and counted: who makes too many of them in a short time is sent away."""
        if self._faults.take(now):
            self._line.tell(encode(refused))
        else:
            self._bye(Bye(why="too_fast"))

    def _bye(self, bye: Bye) -> None:
        self._line.tell(encode(bye))
        self._line.end()


async def next_frame(receive: Receive) -> str | bytes | None:
    """What the client says next; None when it has gone."""
    message = await receive()
    if message["type"] != "websocket.receive":
        return None
    text: str | bytes = message.get("text") or message.get("bytes") or ""
    return text


def _number(frame: str | bytes) -> int:
    try:
        return msgspec.json.decode(frame, type=Numbered).id
    except UNREADABLE:
        return 0
