"""Somebody at a table of a real server: the product's own client, and what became of all that was said.

Whatever comes is read at once, by a task of its own; `until` waits for what is seen.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from dataclasses import dataclass
from typing import NamedTuple

from msgspec.structs import replace

from penult.client.address import read_address
from penult.client.connection import Connection
from penult.client.guest import Guest
from penult.client.seen import Seen
from penult.client.table_client import Lost
from penult.engine.moves import OUT_OF_TURN
from penult.wire import to_server as asks
from penult.wire.reconnecting import SAID_AGAIN
from penult.wire.to_client import Bye, Done, Pong, Refused, ToClient, Update, Welcome

SECONDS = 60.0
"""Nothing may take longer, even on a busy machine."""
BRIEFLY = 0.005
"""Seconds that a client waits where people would wait longer: before it comes back, or says too much."""

Message = ToClient | Lost


@dataclass
class Sent:
    """A message, and what has become of it."""

    what: str
    message: asks.ToServer
    fate: str = "waiting"
    """`granted`, `refused`, `heard` in vain, or `lost` if nobody will ever answer."""

    @property
    def aside(self) -> bool:
        return self.what.split()[0] in OUT_OF_TURN


class Line(NamedTuple):
    """A connection, and who reads from it."""

    connection: Connection
    reading: asyncio.Task[None]


class Client:
    """A guest at one table. To come again is to open another tab."""

    def __init__(self, guest: Guest, code: str) -> None:
        self.guest, self.code = guest, code
        self.seen: Seen | None = None
        self.sent: dict[int, Sent] = {}
        self.waiting: dict[int, Sent] = {}
        """What nobody has answered yet."""
        self.granted = 0
        self.answered = 0
        """The update after which an answer was granted that waits for the end of its window."""
        self.turned_away = 0
        """How often a line could not be opened."""
        self.bye: Bye | None = None
        """What the server said when it ended the last connection."""
        self.heard: Callable[[Client, Message, Seen | None], None] = lambda *_: None
        """Who else looks at what comes, and at the view before it."""
        self._line: Line | None = None
        self._greeted = False
        """Whether the line that is there has brought a view."""
        self._greetings = 0
        self._changed = asyncio.Event()

    @property
    def here(self) -> bool:
        """Whether what is seen is what the server shows."""
        return self._greeted

    async def come(self) -> Seen:
        """In another tab; the last one hears all that was said before, and goodbye. What is seen then."""
        old, self._line = self._line, None
        if old is not None and not self._greeted:
            old.reading.cancel()  # or it might come back, and take over
        connection = self._connection()
        messages = connection.messages()
        async with asyncio.timeout(SECONDS):
            while isinstance(word := await anext(messages), Lost):
                self.turned_away += 1
        assert isinstance(word, Welcome), word
        if old is not None:
            await _end_of(old.reading)
        self._lose(lambda _: True)
        self.bye, self._greeted, self._changed = None, False, asyncio.Event()
        self._line = Line(connection, asyncio.create_task(self._read(connection, messages)))
        self._line.reading.add_done_callback(lambda _: self._changed.set())
        self._take(word)
        assert self.seen is not None
        return self.seen

    async def first_word(self) -> Message:
        """What somebody is told who comes, and goes again."""
        async with asyncio.timeout(SECONDS), aclosing(self._connection().messages()) as messages:
            return await anext(messages)

    async def drop(self) -> Seen:
        """The line breaks, and the client comes back by itself with the number of the last update."""
        assert self._line is not None
        before = self._greetings
        await self._line.connection.close()
        return await self.until(lambda _: self._greetings > before)

    async def go(self) -> None:
        """Hang up, having heard all that was said."""
        line, self._line = self._line, None
        assert line is not None
        async with asyncio.timeout(SECONDS):
            while not line.reading.done():
                await line.connection.close()
                await asyncio.wait([line.reading], timeout=0.1)
        line.reading.result()

    async def leave(self) -> None:
        """Give up the seat and the table; the server says goodbye for good."""
        await self.say(asks.Leave())
        assert self._line is not None
        await asyncio.wait_for(self._line.reading, SECONDS)
        assert self.bye == Bye(why="left"), self.bye
        self._line = None

    async def say(self, message: asks.ToServer) -> Sent:
        """Send something under the next number."""
        assert self._line is not None
        number = len(self.sent) + 1
        sent = self.sent[number] = self.waiting[number] = Sent(_what(message), message)
        if not await self._line.connection.send(replace(message, id=number)) and number in self.waiting:
            self._settle(number, "lost")
        return sent

    async def ask(self, message: asks.ToServer) -> Sent:
        """Until it is answered."""
        sent = await self.say(message)
        await self.until(lambda _: sent.fate != "waiting")
        return sent

    async def act(self, move: str) -> Seen:
        """A move that is granted."""
        assert self.seen is not None
        sent = await self.ask(asks.Act(move=move, seen=self.seen.n))
        assert sent.fate == "granted", sent
        return self.seen

    async def until(self, true: Callable[[Seen], bool], seconds: float = SECONDS) -> Seen:
        """Until what is seen makes it true."""
        async with asyncio.timeout(seconds):
            while self.seen is None or not true(self.seen):
                await self.next_message()
        return self.seen

    async def next_message(self) -> None:
        """Until something was heard since the last time."""
        assert self._line is not None, f"{self.guest.name} is not there: {self.bye}"
        await self._changed.wait()
        self._changed.clear()
        if self._line is not None and self._line.reading.done():
            self._line.reading.result()
            raise AssertionError(f"{self.guest.name} hears nothing more: {self.bye}")

    def _connection(self) -> Connection:
        return Connection(read_address(self.guest.base), self.guest.token, self.code, pause=_briefly)

    async def _read(self, connection: Connection, messages: AsyncGenerator[Message, None]) -> None:
        """Until the server says goodbye for good; a line that was left is not taken up again."""
        try:
            async for message in messages:
                self._take(message)
                left = self._line is None or self._line.connection is not connection
                if left and isinstance(message, Lost):
                    break
        finally:
            await messages.aclose()

    def _take(self, message: Message) -> None:
        """Make of a message what a client makes of it."""
        before = self.seen
        if isinstance(message, Welcome | Update):
            self.seen = Seen.of(message) if isinstance(message, Welcome) else _after(before, message)
            self._hear_answers(message)
        elif isinstance(message, Done):
            self._is_done(message.id)
        elif isinstance(message, Refused | Pong) and message.id:
            self._settle(message.id, "refused" if isinstance(message, Refused) else "heard")
        elif isinstance(message, Bye):
            self.bye = message
        elif isinstance(message, Lost):
            self.turned_away += not self._greeted
            self._greeted = False
            self._lose(lambda sent: not isinstance(sent.message, SAID_AGAIN))
        self.heard(self, message, before)
        self._changed.set()

    def _hear_answers(self, message: Welcome | Update) -> None:
        """The first message of a line repeats what was granted before; a new server knows nothing of it."""
        if message.yours is None:
            self._lose(lambda _: True)
        for number in message.yours or ():
            if self._greeted or number in self.waiting:
                self._grant(number)
        self._greetings += not self._greeted
        self._greeted = True

    def _is_done(self, number: int) -> None:
        """Nothing is shown: an answer that is held, or a call that nobody owes."""
        if self.sent[number].what == "uno":
            self._settle(number, "heard")
            return
        self._grant(number)
        self.answered = self.seen.n if self.seen else 0

    def _grant(self, number: int) -> None:
        self._settle(number, "granted")
        self.granted += 1

    def _settle(self, number: int, fate: str) -> None:
        """What seemed lost may be answered after all; nothing is answered twice."""
        sent = self.sent[number]
        assert sent.fate in ("waiting", "lost"), f"{sent} is answered a second time: {fate}"
        self.waiting.pop(number, None)
        sent.fate = fate

    def _lose(self, which: Callable[[Sent], bool]) -> None:
        for number in [number for number, sent in self.waiting.items() if which(sent)]:
            self._settle(number, "lost")


async def _end_of(reading: asyncio.Task[None]) -> None:
    """Of a tab that another one has taken the place of; or it belonged to an event loop that is no more."""
    if not reading.done():
        await asyncio.wait([reading], timeout=SECONDS)
    if not reading.cancelled():
        reading.result()


async def _briefly(seconds: float) -> None:
    await asyncio.sleep(min(seconds, BRIEFLY))


def _after(before: Seen | None, update: Update) -> Seen:
    assert before is not None
    return before.after(update)


def _what(message: asks.ToServer) -> str:
    return message.move if isinstance(message, asks.Act) else type(message).__name__.lower()
