"""Rooms over a store in this process, without sockets: people come over the bus, and the clock can be set."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from penult.server.bus import InProcessBus
from penult.server.clock import SystemClock
from penult.server.maintenance import Maintenance, Retention
from penult.server.people import People
from penult.server.rooms import Rooms
from penult.server.store.rows import PersonRow, TableRow
from penult.server.store.sqlite import SqliteStore
from penult.server.store.store import Store
from penult.table.incoming import Connected, MessageReceived, Outgoing
from penult.wire.coding import read_by_client
from penult.wire.to_client import Refused
from penult.wire.to_server import Agree, HandOver, ToServer

RETENTION = Retention(table_days=30, guest_days=180)
SECONDS = 60.0
"""Nothing may take longer, even on a busy machine."""


class SetClock(SystemClock):
    """Can be set forward."""

    later = 0.0

    def now(self) -> float:
        return super().now() + self.later


class Hall:
    """All rooms of a server, and every message that they send."""

    def __init__(self, store: Store) -> None:
        self.store, self.bus, self.clock = store, InProcessBus(), SetClock()
        self.rooms = Rooms(store, self.bus, self.clock, random.Random(1))
        self.maintenance = Maintenance(self.rooms, store, self.clock, RETENTION)
        self.sent: list[Outgoing] = []
        self._came: dict[str, tuple[str, str]] = {}
        """By connection, the table and the person."""
        self._asked = 0

    async def guest(self, name: str) -> PersonRow:
        people = await People.of(self.store, self.clock.now)
        return (await people.welcome(name))[0]

    async def comes(self, person: PersonRow, code: str) -> str:
        """The id of the table."""
        table = await self.rooms.enter(code)
        assert table is not None
        self.connect(f"{person.id}/{code}", table, person)
        return table

    def connect(self, connection: str, table: str, person: PersonRow) -> None:
        """At a table whose room is open."""
        self._came[connection] = (table, person.id)
        self.bus.attach_client(connection, self.sent.append)
        self.bus.to_room(table, Connected(connection, person.id, person.name, None))

    def say(self, connection: str, message: ToServer) -> None:
        table, person = self._came[connection]
        self.bus.to_room(table, MessageReceived(connection, person, message))

    async def goes_on(self) -> None:
        """Until every room has done all it has heard: somebody in each is refused what was asked last."""
        self._asked += 1
        last = HandOver(id=10_000 + self._asked, person="nobody")
        for connection in self._came:
            self.say(connection, last)
        waiting = {table for table, _ in self._came.values() if table in self.rooms.by_table}
        async with asyncio.timeout(SECONDS):
            while waiting - {self._came[connection][0] for connection in self._refused(last.id)}:
                await asyncio.sleep(0.001)

    def _refused(self, request: int) -> set[str]:
        told = ((outgoing.connection, read_by_client(outgoing.body)) for outgoing in self.sent)
        return {where for where, message in told if isinstance(message, Refused) and message.id == request}

    async def play_out(self, row: TableRow, host: PersonRow) -> None:
        """A match against bots, to its end; when the host's time is up, a bot plays for them."""
        table = await self.comes(host, row.code)
        session = self.rooms.by_table[table].session
        async with asyncio.timeout(SECONDS):
            while session.table.stage != "over":
                self.clock.later += 2.0
                self.say(f"{host.id}/{row.code}", Agree(to="next"))  # wakes the room, whatever the stage
                await asyncio.sleep(0.0005)
        await self.goes_on()


@asynccontextmanager
async def hall_in(folder: Path) -> AsyncIterator[Hall]:
    store = await SqliteStore.open(folder)
    hall = Hall(store)
    try:
        yield hall
    finally:
        await hall.rooms.close()
        await store.close()


def play(folder: Path, scene: Callable[[Hall], Awaitable[None]]) -> None:
    async def evening() -> None:
        async with hall_in(folder) as hall:
            await scene(hall)

    asyncio.run(evening())
