"""The one thread that writes: everything that waits is committed together, then everybody is told."""

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

from .appends import ALONE, Append, append_all
from .commit_stats import CommitStats
from .damage import disk_error, is_damage

Write = Append | Callable[[sqlite3.Connection], Any]
"""An append, or something else to do inside the transaction."""

log = logging.getLogger(__name__)


class PendingWrite(NamedTuple):
    write: Write
    done: asyncio.Future[Any]


@dataclass(frozen=True, slots=True)
class GroupResult:
    """The result of a group: what each caller is told, and the seconds of the commit, if there was one."""

    answers: Sequence[object]
    seconds: float = 0.0
    failure: str | None = None
    """Why nothing was written."""
    damage: str | None = None
    """Why something could not be written, though the disk takes the rest."""


class Writer:
    """Owns the connection until it is closed. Everything but the thread belongs to the event loop."""

    def __init__(self, connection: sqlite3.Connection, path: str) -> None:
        self.commits = CommitStats()
        self.failing: str | None = None
        """What the disk said, if it refused the latest group."""
        self.damage: str | None = None
        """What was said of the file when a page of it was found spoiled."""
        self._connection = connection
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[PendingWrite | None] = SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._run, name="penult-writer", daemon=True)
        self._thread.start()

    def submit(self, write: Write) -> asyncio.Future[Any]:
        """The answer, once it has reached the disk."""
        if self._closed:
            raise RuntimeError("the store is closed")
        done = self._loop.create_future()
        self._waiting.put(PendingWrite(write, done))
        return done

    async def close(self) -> None:
        """Write what is pending, and end."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going_on = True
        while going_on:
            group = self._next_group()
            going_on = None not in group
            waiters = [waiter for waiter in group if waiter]
            if waiters:
                outcome = self._commit(waiters)
                with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
                    self._loop.call_soon_threadsafe(self._tell, waiters, outcome)
        self._connection.close()

    def _next_group(self) -> list[PendingWrite | None]:
        group = [self._waiting.get()]
        with suppress(Empty):
            while True:
                group.append(self._waiting.get_nowait())
        return group

    def _commit(self, group: Sequence[PendingWrite]) -> GroupResult:
        """Together; if a page is spoiled each alone, so that only those that need it fail."""
        outcome = self._commit_together(group)
        if outcome.damage is None or len(group) == 1:
            return outcome
        each = [self._commit_together([waiter]) for waiter in group]
        return GroupResult(
            [answer for one in each for answer in one.answers],
            sum(one.seconds for one in each),
            failure=next((one.failure for one in each if one.failure), None),
            damage=next((one.damage for one in each if one.damage), None),
        )

    def _commit_together(self, group: Sequence[PendingWrite]) -> GroupResult:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            answers = _answers(self._connection, group)
            began = perf_counter()
            self._connection.execute("COMMIT")
            return GroupResult(answers, perf_counter() - began)
        except Exception as error:  # whatever it is, nothing was written and somebody waits
            with suppress(sqlite3.Error):
                self._connection.rollback()
            answers = [disk_error(error, self._path) for _ in group]
            if is_damage(error):
                return GroupResult(answers, damage=str(error))
            return GroupResult(answers, failure=str(error))

    def _tell(self, group: Sequence[PendingWrite], outcome: GroupResult) -> None:
        self._note(group, outcome)
        for (_, done), answer in zip(group, outcome.answers, strict=True):
            if done.done():
                continue  # nobody waits any more; it is written nevertheless
            if isinstance(answer, Exception):
                done.set_exception(answer)
            else:
                done.set_result(answer)

    def _note(self, group: Sequence[PendingWrite], outcome: GroupResult) -> None:
        if outcome.damage is not None:
            self.damage = outcome.damage
            log.error("a page is damaged: %s", outcome.damage)
        if outcome.failure is not None:
            self.commits.failures += 1
            log.error("nothing was written for %d waiters: %s", len(group), outcome.failure)
        else:
            written = zip(group, outcome.answers, strict=True)
            batches = sum(answer is None and isinstance(waiter.write, Append) for waiter, answer in written)
            self.commits.note(outcome.seconds, batches)
            if self.failing is not None:
                log.warning("the disk writes again")
        self.failing = outcome.failure


def _answers(connection: sqlite3.Connection, group: Sequence[PendingWrite]) -> list[object]:
    """Do all writes in their order, consecutive appends together."""
    answers: list[object] = []
    for _, run in groupby(group, key=lambda waiter: isinstance(waiter.write, Append)):
        asked = [waiter.write for waiter in run]
        appends = [write for write in asked if isinstance(write, Append)]
        answers += append_all(connection, appends)
        answers += [_attempt(connection, write) for write in asked if not isinstance(write, Append)]
    return answers


def _attempt(connection: sqlite3.Connection, write: Callable[[sqlite3.Connection], object]) -> object:
    """The answer of one write, or its error and nothing of it written."""
    connection.execute("SAVEPOINT attempt")
    try:
        return write(connection)
    except ALONE as error:
        connection.execute("ROLLBACK TO attempt")
        return error
