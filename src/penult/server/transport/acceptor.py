"""Accepts connections, and closes those over a limit before anything else is done for them.

The event loop's own server accepts everything. When the system runs out of files, it closes connections
without a word (uvloop) or logs every attempt (asyncio).
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
"""How long nothing is accepted after a failure. Connections wait in the system's queue."""
ACCEPT_BATCH = 1000
"""How many are accepted before other tasks run. Accepting is cheap."""
SERVE_BATCH = 50
"""How many of them become HTTP connections before other tasks run."""
SEND_BYTES = 131_072
"""How much of an unread response the system buffers. Its default is up to 4 MB a connection."""
REPORT_RATE = Rate(1, per=10)
"""How often the log says that files have run out."""
_NO_LINGER = struct.pack("ii", 1, 0)
"""SO_LINGER: reset a refused connection, so that nothing of it is left in the system."""


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
        self._reports = Bucket(REPORT_RATE)
        self._seated: deque[tuple[socket.socket, Slot]] = deque()
        self._strangers: deque[tuple[socket.socket, Slot]] = deque()
        self._arrived = asyncio.Event()
        self._connecting: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Accept and serve until it is canceled."""
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
                self._admit(*await loop.sock_accept(self._listening))
                self._accept_more()
            except OSError as error:
                self._note(error)
                await asyncio.sleep(PAUSE_SECONDS)
            await asyncio.sleep(0)  # let other tasks run, however many connections come

    def _accept_more(self) -> None:
        """Accept all that are queued: the system's queue must not be full when a player comes."""
        with suppress(BlockingIOError):
            for _ in range(ACCEPT_BATCH):
                self._admit(*self._listening.accept())

    def _admit(self, connection: socket.socket, peer: Peer) -> None:
        slot = self._admission.enter(peer)
        if slot.refused:
            self._metrics.limited.add(slot.refused)
            self._log.mention("turned_away", why=slot.refused, address=blurred(str(peer[0])))
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _NO_LINGER)
            connection.close()
            return
        first = slot.address is None or self._admission.seats_at(slot.address)
        (self._seated if first else self._strangers).append((connection, slot))
        self._arrived.set()

    async def _serve(self) -> None:
        """Serve a few at a time: first proxies and addresses of seated people, then strangers, newest first.

        In a flood, the strangers who came first have waited so long that they are about to be cut. If they
        went first, nobody new would come in at all.
        """
        while True:
            await self._arrived.wait()
            self._drop_late()
            for _ in range(SERVE_BATCH):
                if not (self._seated or self._strangers):
                    self._arrived.clear()
                    break
                waiting = self._seated.popleft() if self._seated else self._strangers.pop()
                task = asyncio.create_task(self._connect(*waiting))
                self._connecting.add(task)
                task.add_done_callback(self._connecting.discard)
            await asyncio.sleep(0)

    def _drop_late(self) -> None:
        """Drop connections whose time for the head of a request, counted from the accept, is over."""
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
        except OSError:  # the client has gone already
            connection.close()
            slot.release()

    def _note(self, error: OSError) -> None:
        if error.errno not in OUT_OF_FILES:
            return  # the client hung up before it was accepted
        self._metrics.out_of_files.add()
        if self._reports.take(monotonic()):
            why = errno.errorcode.get(error.errno or 0, "unknown")
            self._log.say("out_of_files", logging.ERROR, why=why)
