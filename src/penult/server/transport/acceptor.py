"""Accepts connections, and closes those over a limit before anything else is done for them.

The event loop's own server accepts everything; and when the system has no files left, it closes connections
without a word (uvloop), or logs every try (asyncio).
"""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import struct
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from ...table.rate_limit import Bucket, Rate
from ..addresses import blurred
from ..logs import Log
from ..metrics import Metrics
from .admission import Admission, Peer, Slot

OUT_OF_FILES = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})
PAUSE_SECONDS = 0.1
"""After a failure nothing is accepted for a moment: connections wait in the system's queue."""
TOGETHER = 1000
"""How many are accepted before anybody else has a turn; it costs little."""
SERVED_TOGETHER = 50
"""How many of them become HTTP connections in one turn."""
SEND_BYTES = 131_072
"""What the system keeps of a response that is not read; by itself it would keep 4 MB a connection."""
REPORTS = Rate(1, per=10)
"""How often the log says that files have run out."""
_AT_ONCE = struct.pack("ii", 1, 0)
"""SO_LINGER: nothing is left of a refused connection."""


class Acceptor:
    def __init__(
        self,
        listening: socket.socket,
        admission: Admission,
        make_protocol: Callable[[Slot], asyncio.Protocol],
        head_seconds: float,
        log: Log,
        metrics: Metrics,
    ) -> None:
        self._listening = listening
        self._admission = admission
        self._make_protocol = make_protocol
        self._head_seconds = head_seconds
        self._log = log
        self._metrics = metrics
        self._reports = Bucket(REPORTS)
        self._seated: deque[tuple[socket.socket, Slot]] = deque()
        self._strangers: deque[tuple[socket.socket, Slot]] = deque()
        self._come = asyncio.Event()
        self._connecting: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Until it is cancelled."""
        serving = asyncio.create_task(self._serve())
        try:
            await self._accept()
        finally:
            serving.cancel()
            for connection, slot in (*self._seated, *self._strangers):
                connection.close()
                slot.release()

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        self._listening.setblocking(False)
        while True:
            try:
                self._take(*await loop.sock_accept(self._listening))
                self._take_more()
            except OSError as error:
                self._note(error)
                await asyncio.sleep(PAUSE_SECONDS)
            await asyncio.sleep(0)  # others have their turn, however many come

    def _take_more(self) -> None:
        """Accept all that wait: the system's queue must not be full when a player comes."""
        with suppress(BlockingIOError):
            for _ in range(TOGETHER):
                self._take(*self._listening.accept())

    def _take(self, connection: socket.socket, peer: Peer) -> None:
        slot = self._admission.enter(peer)
        if slot.refused:
            self._metrics.limited.add(slot.refused)
            self._log.mention("turned_away", why=slot.refused, address=blurred(str(peer[0])))
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
            connection.close()
            return
        first = slot.address is None or self._admission.seats_at(slot.address)
        (self._seated if first else self._strangers).append((connection, slot))
        self._come.set()

    async def _serve(self) -> None:
        """A few at a time: first proxies and addresses at which somebody had a seat.

        Of strangers the latest: in a flood the others have waited so long that they are about to be cut, and
        if all wait alike, nobody new comes in at all.
        """
        while True:
            await self._come.wait()
            self._drop_the_late()
            for _ in range(SERVED_TOGETHER):
                if not (self._seated or self._strangers):
                    self._come.clear()
                    break
                waiting = self._seated.popleft() if self._seated else self._strangers.pop()
                task = asyncio.create_task(self._connect(*waiting))
                self._connecting.add(task)
                task.add_done_callback(self._connecting.discard)
            await asyncio.sleep(0)

    def _drop_the_late(self) -> None:
        """The time for the head of a request runs from when a connection was accepted."""
        late = monotonic() - self._head_seconds
        while self._strangers and self._strangers[0][1].since < late:
            connection, slot = self._strangers.popleft()
            self._metrics.late.add("head")
            connection.close()
            slot.release()

    async def _connect(self, connection: socket.socket, slot: Slot) -> None:
        loop = asyncio.get_running_loop()
        try:
            connection.setblocking(False)
            if connection.family != getattr(socket, "AF_UNIX", None):
                connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BYTES)
            await loop.connect_accepted_socket(lambda: self._make_protocol(slot), connection)
        except OSError:  # it has gone already
            connection.close()
            slot.release()

    def _note(self, error: OSError) -> None:
        if error.errno not in OUT_OF_FILES:
            return  # somebody hung up before they were accepted
        self._metrics.out_of_files.add()
        if self._reports.take(monotonic()):
            why = errno.errorcode.get(error.errno or 0, "unknown")
            self._log.say("out_of_files", logging.ERROR, why=why)
