"""One client on its live connection: passes its messages to the room, and the room's messages to it."""

from __future__ import annotations

import secrets
from contextlib import suppress

import msgspec

from ...engine.errors import Malformed
from ...table.incoming import Connected, Disconnected, MessageReceived, Outgoing, RoundTripMeasured
from ...table.rate_limit import Bucket
from ...wire.coding import UNREADABLE, encode, read_by_server
from ...wire.to_client import Bye, Pong, Refused
from ...wire.to_server import Act, Hello, Ping, ToServer
from ..addresses import neighborhood
from ..rooms import TableUnavailable
from ..store.rows import PersonRow
from ..transport.websocket import PING_BYTES, Message, WebSocket
from .context import AppContext

_UNKNOWN_TABLE = encode(Bye(why="unknown_table"))
"""Also sent to a person who was kicked, as if the code were wrong. It counts as a try."""

SEAT_SECONDS = 60.0
"""How often it is checked whether the person has a seat."""
PONG_CHECKS = 10
"""How many checks a ping may stay unanswered, and how many may pass without one: 20 s.

Not seconds: a process that stood still has read no answer meanwhile, and may not blame the client.
"""

_REMEMBERED_UPDATES = 4
"""How many updates' times are remembered. People answer the last update or the one before it."""


class Numbered(msgspec.Struct):
    """The part of a message that is needed to refuse it."""

    id: int = 0


class ClientSession:
    """From the handshake to the end of the connection; a `Listener` of its WebSocket."""

    __slots__ = (
        "_address",
        "_checks",
        "_context",
        "_faults",
        "_messages",
        "_person",
        "_ping",
        "_pinged_at",
        "_seated_at",
        "_sent_at",
        "_socket",
        "_table",
        "_unanswered_since",
        "id",
    )

    def __init__(self, context: AppContext, socket: WebSocket, person: PersonRow, address: str) -> None:
        self.id = secrets.token_urlsafe(9)
        self._context = context
        self._socket = socket
        self._person = person
        self._address = address
        self._table = ""
        """The table they have joined; empty before that."""
        self._messages = Bucket(context.limits.messages)
        self._faults = Bucket(context.limits.faults)
        self._seated_at = -SEAT_SECONDS
        """When they were last found in a seat."""
        self._unanswered_since = 0.0
        """When the message arrived that they wait to have answered; 0 if there is none."""
        self._ping = b""
        """The body of the last ping, until it is answered."""
        self._pinged_at = 0.0
        self._checks = 0
        """How often `check_ping` was called since then."""
        self._sent_at: list[tuple[int, float]] = []
        """The numbers of the last updates, and when each was written to the connection."""
        context.connections.add(person.id, address, socket)

    async def join(self, table: str, hello: Hello) -> None:
        """Join a table. The room answers."""
        context = self._context
        if not self._socket.open:
            return
        self._table = table
        context.bus.attach_client(self.id, self.send)
        if not self._connect(hello):
            with suppress(TableUnavailable):
                await context.rooms.enter(hello.table)
            if not self._socket.open:
                return
            if not self._connect(hello):
                self.bye(Bye(why="closing"))
        self._socket.listen()
        self._send_ping()
        context.pinger.add(self)

    def send(self, outgoing: Outgoing) -> None:
        """Write a message of the room, at once."""
        context = self._context
        if self._unanswered_since:
            context.metrics.latency.observe(context.ticks() - self._unanswered_since)
            self._unanswered_since = 0.0
        if outgoing.n is not None:
            self._sent_at.append((outgoing.n, context.clock.now()))
            del self._sent_at[:-_REMEMBERED_UPDATES]
        if self._socket.send(outgoing.body):
            context.metrics.messages_sent.add()
            context.metrics.bytes_sent.add(n=len(outgoing.body))
        if not outgoing.last:
            return
        if outgoing.body == _UNKNOWN_TABLE:
            context.limits.tries.charge(self._address, context.ticks())
        self._socket.close()

    def bye(self, bye: Bye) -> None:
        self._socket.send(encode(bye))
        self._socket.close()

    def on_message(self, frame: Message) -> None:
        if not self._socket.open:
            return
        context = self._context
        now = context.ticks()
        context.metrics.messages.add()
        if limit := self._over_limit(now):
            context.metrics.limited.add(limit)
            self._fault(
                Refused(id=_request_id(frame), code="too_fast", expected="fewer messages a second"), now
            )
            return
        try:
            message = read_by_server(frame)
        except Malformed as error:
            context.metrics.malformed.add()
            self._fault(Refused(id=_request_id(frame), code="malformed", expected=error.expected), now)
            return
        if isinstance(message, Ping):
            self._socket.send(encode(Pong(id=message.id, time=context.clock.now())))
        elif isinstance(message, Hello):
            expected = "hello only once; another table takes another connection"
            self._fault(Refused(id=message.id, code="malformed", expected=expected), now)
        else:
            self._unanswered_since = now
            if now >= self._seated_at + SEAT_SECONDS and self._remember_seat():
                self._seated_at = now
            if not context.bus.to_room(self._table, self._received(message)):
                self.bye(Bye(why="closing"))

    def on_pong(self, body: bytes) -> None:
        """Only the answer to the last ping counts. Its body is random: nobody can answer in advance."""
        if not self._ping or self._ping != body:
            return
        self._ping = b""
        round_trip = self._context.clock.now() - self._pinged_at
        self._context.bus.to_room(self._table, RoundTripMeasured(self.id, self._person.id, round_trip))

    def on_failure(self, error: Exception) -> None:
        self._context.log.failed(error, "live")

    def on_close(self) -> None:
        context, person = self._context, self._person
        context.connections.remove(person.id, self._address, self._socket)
        self._note_cut()
        if self._table:
            context.pinger.remove(self)
            self._remember_seat()
            context.bus.detach_client(self.id)
            context.bus.to_room(self._table, Disconnected(self.id, person.id))

    def check_ping(self) -> None:
        """Called every two seconds. Pings players every time, others occasionally."""
        self._checks += 1
        if self._ping:
            if self._checks > PONG_CHECKS:
                self._socket.close(1011)
        elif self._checks >= PONG_CHECKS or self._context.rooms.in_hand(self._table, self._person.id):
            self._send_ping()

    def _send_ping(self) -> None:
        self._ping, self._pinged_at = secrets.token_bytes(PING_BYTES), self._context.clock.now()
        self._checks = 0
        self._socket.ping(self._ping)

    def _connect(self, hello: Hello) -> bool:
        """Tell the room. Returns False if it has just closed, and has to be opened again."""
        person = self._person
        network = neighborhood(self._address)
        connected = Connected(self.id, person.id, person.name, hello.since, hello.session, network)
        return self._context.bus.to_room(self._table, connected)

    def _remember_seat(self) -> bool:
        """Reserve a connection for the address of a seated player, to come back with."""
        seated = self._context.rooms.has_seat(self._table, self._person.id)
        if seated:
            self._context.admission.remember_seat(self._address, self._person.id)
        return seated

    def _received(self, message: ToServer) -> MessageReceived:
        """A-68: the message with the time of its arrival, and how soon it followed the update it answers."""
        arrived = self._context.clock.now()
        seen = message.seen if isinstance(message, Act) else None
        sent = next((at for n, at in self._sent_at if n == seen), None)
        after = None if sent is None else arrived - sent
        return MessageReceived(self.id, self._person.id, message, arrived, after)

    def _over_limit(self, now: float) -> str:
        """The limit that is exceeded, if any. A message over its own limit is not charged to the address."""
        if not self._messages.take(now):
            return "messages"
        over = self._context.limits.messages_of_address.take(self._address, now)
        return "messages_per_address" if over else ""

    def _fault(self, refused: Refused, now: float) -> None:
        """Refuse a message and count it. A client with too many in a short time is sent away."""
        if self._faults.take(now):
            self._socket.send(encode(refused))
        else:
            self.bye(Bye(why="too_fast"))

    def _note_cut(self) -> None:
        why = self._socket.cut
        if why is None:
            return
        if why == "too_slow":
            self._context.metrics.slow_readers.add()
        else:
            self._context.metrics.limited.add("frames")
        self._context.log.mention("cut", why=why, person=self._person.id)


def _request_id(frame: Message) -> int:
    try:
        return msgspec.json.decode(frame, type=Numbered).id
    except UNREADABLE:
        return 0
