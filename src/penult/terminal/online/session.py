"""One person's session at a table of a server: the connection, the keyboard and the clock."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from time import monotonic
from typing import Any

from ...client.table_client import TableClient
from ...wire.to_server import ToServer
from ..lines import Lines
from ..plain_answers import PlainAnswers
from ..plain_table import PlainTable
from .console import Console
from .narrator import ServerNarrator

_LOOK_AT_CLOCK = 0.5
_GOODBYES = ("left", "taken_over")


class OnlineSession:
    """Carries messages and lines; `PlainTable` knows what they mean."""

    def __init__(
        self, connection: TableClient, console: Console, lines: Lines, language: str, link: str
    ) -> None:
        self._connection = connection
        self._console = console
        self._outbox: asyncio.Queue[ToServer] = asyncio.Queue()
        self._moved = asyncio.Event()
        """Set whenever a message has come."""
        self._table = PlainTable(ServerNarrator(language, link), lines, self._outbox.put_nowait, monotonic)
        self._answering = PlainAnswers(self._table)

    async def spend(self) -> int:
        """Run until the server says goodbye or the input ends; return the exit status."""
        listening, typing = _task(self._listen()), _task(self._type())
        others = [_task(self._post()), _task(self._watch_clock())]
        tasks = [listening, typing, *others]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await self._connection.close()
            await asyncio.gather(*tasks, return_exceptions=True)
        return self._end()

    async def _listen(self) -> None:
        async for message in self._connection.messages():
            self._table.hear(message)
            self._moved.set()

    async def _type(self) -> None:
        while not self._table.answered:
            await self._something()
        while (line := await self._console.line()) is not None:
            if self._console.piped:
                await self._turn_of(line)
            self._console.echo(line)
            self._answering.hear(line)
        await self._outbox.join()
        while self._table.waiting or not self._table.answered:
            await self._something()

    async def _turn_of(self, line: str) -> None:
        """A line from a pipe waits until it answers a question."""
        while not self._answering.takes(line):
            await self._something()

    async def _something(self) -> None:
        self._moved.clear()
        try:
            async with asyncio.timeout(_LOOK_AT_CLOCK):
                await self._moved.wait()
        except TimeoutError:
            pass

    async def _post(self) -> None:
        while True:
            message = await self._outbox.get()
            if not await self._connection.send(message):
                self._table.not_sent()
            self._outbox.task_done()

    async def _watch_clock(self) -> None:
        while True:
            await asyncio.sleep(_LOOK_AT_CLOCK)
            self._table.tick()

    def _end(self) -> int:
        bye = self._table.bye
        if bye is None:
            words, link = self._table.words, self._table.narrator.link
            self._table.say(words.say("online-come-back", link=link))
            return 0
        return 0 if bye.why in _GOODBYES else 1


def _task(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    return asyncio.create_task(work)
