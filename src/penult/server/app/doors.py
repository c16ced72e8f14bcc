"""uvicorn as we use it: where it listens, what it is told, and how it is stopped."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
from collections.abc import Awaitable, Callable, Coroutine
from types import FrameType
from typing import TypeVar

import uvicorn
from starlette.types import ASGIApp

from ...wire.limits import MESSAGE_BYTES
from .acceptor import Acceptor
from .admission import Entry
from .desk import Desk
from .file_limit import SPARE_FILES, raise_file_limit
from .line import Line
from .porch import Deadlines, Porch, watched_under

Stopped = TypeVar("Stopped")
_PING_SECONDS = 20.0
_GRACE_SECONDS = 5
_BACKLOG = 4096


class Doors(uvicorn.Server):
    """uvicorn, but we accept the connections, people hear why before theirs closes, and being stopped is
    not an error."""

    def __init__(
        self, desk: Desk, app: ASGIApp, ready: Callable[[], None], drain: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(uvicorn_config(app))
        self._desk = desk
        self._deadlines = Deadlines.of(desk.settings)
        self._watched = watched_under(desk.settings.path)
        self._ready = ready
        self._drain = drain
        self._accepting: list[asyncio.Task[None]] = []
        self.interrupted = False
        """Whether Ctrl-C has closed it."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        self._fit_to_files()
        for listening in sockets or []:
            self._desk.self_call.listen_at(listening)
            acceptor = Acceptor(
                listening,
                self._desk.admission,
                self._protocol,
                self._deadlines.head,
                self._desk.log,
                self._desk.metrics,
            )
            self._accepting.append(asyncio.create_task(acceptor.run()))
        self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """Uvicorn would raise the signal again in the end; a second Ctrl-C waits for nobody."""
        self.interrupted = sig == signal.SIGINT
        self.force_exit = self.should_exit and self.interrupted
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for accepting in self._accepting:
            accepting.cancel()
        await asyncio.gather(*self._accepting, return_exceptions=True)
        for listening in sockets or []:
            listening.close()
        await self._drain()
        await super().shutdown(sockets)

    def _protocol(self, entry: Entry) -> Porch:
        desk = self._desk
        return Porch(
            self.config,
            self.server_state,
            self.lifespan.state,
            self._deadlines,
            desk.admission,
            entry,
            desk.metrics,
            self._watched,
        )

    def _fit_to_files(self) -> None:
        """Never admit more connections than the system has files for."""
        admission = self._desk.admission
        room = raise_file_limit(admission.most + SPARE_FILES) - SPARE_FILES
        if room < admission.most:
            admission.most = max(room, 1)
            self._desk.log.say("few_files", logging.WARNING, limit=admission.most)


def uvicorn_config(app: ASGIApp) -> uvicorn.Config:
    """Compressing would cost half as much time again and 57 KB a connection; `addresses` believes proxies."""
    return uvicorn.Config(
        app,
        http=Porch,
        ws=Line,
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=_PING_SECONDS,
        ws_ping_timeout=_PING_SECONDS,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        backlog=_BACKLOG,
        timeout_graceful_shutdown=_GRACE_SECONDS,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket of this address; an `OSError` says if somebody else has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    try:
        return socket.create_server((host, port), family=family, backlog=_BACKLOG, dualstack_ipv6=both)
    except OSError as error:
        why = error.strerror if isinstance(error, socket.gaierror) else os.strerror(error.errno or 0)
        raise OSError(error.errno, why, f"{host}:{port}") from None


def run_until_stopped(serving: Coroutine[None, None, Stopped]) -> Stopped:
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(serving)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop, where it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
