"""The thread that writes: it commits everything that waits in one transaction, then answers everybody."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, NamedTuple

from .appends import SINGLE_WRITE_ERRORS, Append, append_all
from .commit_stats import CommitStats
from .damage import disk_error, is_damage

Write = Append | Callable[[sqlite3.Connection], Any]
"""An append, or any other work inside the transaction."""

log = logging.getLogger(__name__)


class PendingWrite(NamedTuple):
    write: Write
    done: asyncio.Future[Any]


@dataclass(frozen=True, slots=True)
class GroupResult:
    """The result of a group: the answer to each caller, and how long the commit took."""

    answers: Sequence[object]
    seconds: float = 0.0
    failure: str | None = None
    """Why nothing was written."""
    damage: str | None = None
    """Why some writes failed, though the disk takes others."""


class Writer:
    """Owns the connection. Everything but `_run` and what it calls belongs to the event loop."""

    def __init__(self, connection: sqlite3.Connection, path: str) -> None:
        self.commits = CommitStats()
        self.failing: str | None = None
        """The error of the latest group, if the disk refused it."""
        self.damage: str | None = None
        """The error by which a damaged page of the file was found."""
        self._connection = connection
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[PendingWrite | None] = SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._run, name="penult-writer", daemon=True)
        self._thread.start()

    def submit(self, write: Write) -> asyncio.Future[Any]:
        """Queue a write. The future ends when it has reached the disk."""
        if self._closed:
            raise RuntimeError("the store is closed")
        done = self._loop.create_future()
        self._waiting.put(PendingWrite(write, done))
        return done

    async def close(self) -> None:
        """Write what is pending, and end the thread."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        running = True
        while running:
            group = self._next_group()
            running = None not in group
            pending = [each for each in group if each]
            if pending:
                result = self._commit(pending)
                with suppress(RuntimeError):  # the loop has ended, so nobody waits
                    self._loop.call_soon_threadsafe(self._resolve, pending, result)
        self._connection.close()

    def _next_group(self) -> list[PendingWrite | None]:
        group = [self._waiting.get()]
        with suppress(Empty):
            while True:
                group.append(self._waiting.get_nowait())
        return group

    def _commit(self, group: Sequence[PendingWrite]) -> GroupResult:
        """Commit them together; if a page is damaged one by one, so that only writes that need it fail."""
        result = self._commit_together(group)
        if result.damage is None or len(group) == 1:
            return result
        results = [self._commit_together([write]) for write in group]
        return GroupResult(
            [answer for each in results for answer in each.answers],
            sum(each.seconds for each in results),
            failure=next((each.failure for each in results if each.failure), None),
            damage=next((each.damage for each in results if each.damage), None),
        )

    def _commit_together(self, group: Sequence[PendingWrite]) -> GroupResult:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            answers = _answers(self._connection, group)
            began = perf_counter()
            self._connection.execute("COMMIT")
            return GroupResult(answers, perf_counter() - began)
        except Exception as error:  # whatever it is, nothing was written and callers wait
            with suppress(sqlite3.Error):
                self._connection.rollback()
            answers = [disk_error(error, self._path) for _ in group]
            if is_damage(error):
                return GroupResult(answers, damage=str(error))
            return GroupResult(answers, failure=str(error))

    def _resolve(self, group: Sequence[PendingWrite], result: GroupResult) -> None:
        self._note(group, result)
        for (_, done), answer in zip(group, result.answers, strict=True):
            if done.done():
                continue  # the caller was canceled; it is written all the same
            if isinstance(answer, Exception):
                done.set_exception(answer)
            else:
                done.set_result(answer)

    def _note(self, group: Sequence[PendingWrite], result: GroupResult) -> None:
        if result.damage is not None:
            self.damage = result.damage
            log.error("a page is damaged: %s", result.damage)
        if result.failure is not None:
            self.commits.failures += 1
            log.error("nothing was written for %d waiters: %s", len(group), result.failure)
        else:
            written = zip(group, result.answers, strict=True)
            batches = sum(answer is None and isinstance(each.write, Append) for each, answer in written)
            self.commits.note(result.seconds, batches)
            if self.failing is not None:
                log.warning("the disk writes again")
        self.failing = result.failure


def _answers(connection: sqlite3.Connection, group: Sequence[PendingWrite]) -> list[object]:
    """Do all writes in order, consecutive appends together."""
    answers: list[object] = []
    for _, run in groupby(group, key=lambda each: isinstance(each.write, Append)):
        asked = [each.write for each in run]
        appends = [write for write in asked if isinstance(write, Append)]
        answers += append_all(connection, appends)
        answers += [_attempt(connection, write) for write in asked if not isinstance(write, Append)]
    return answers


def _attempt(connection: sqlite3.Connection, write: Callable[[sqlite3.Connection], object]) -> object:
    """The answer of one write, or its error, and then nothing of it is written."""
    connection.execute("SAVEPOINT attempt")
    try:
        return write(connection)
    except SINGLE_WRITE_ERRORS as error:
        connection.execute("ROLLBACK TO attempt")
        return error
