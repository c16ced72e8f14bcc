"""uvicorn as we use it: how it is configured, listens and stops."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from types import FrameType
from typing import TypeVar

import uvicorn
from starlette.types import ASGIApp

from ..logs import Log
from ..metrics import Metrics
from ..settings import Settings
from .acceptor import Acceptor
from .admission import Admission, Slot
from .handshake import Handler
from .http import Deadlines, HttpProtocol, HttpShared, health_urls

try:
    import resource
except ImportError:  # not on this system: it has no such limit
    resource = None  # type: ignore[assignment]

Stopped = TypeVar("Stopped")
_GRACE_SECONDS = 5
_BACKLOG = 4096
SPARE_FILES = 100
"""For the database, the log, the listening socket, and the server's calls to itself."""


class HttpServer(uvicorn.Server):
    """uvicorn, but with our own acceptor, goodbyes before connections close, and no error when stopped."""

    def __init__(
        self,
        app: ASGIApp,
        live: Handler,
        settings: Settings,
        admission: Admission,
        log: Log,
        metrics: Metrics,
    ) -> None:
        super().__init__(uvicorn_config(app))
        self._admission = admission
        self._log = log
        self._shared = HttpShared(
            self.config,
            self.server_state,
            Deadlines.of(settings),
            admission,
            metrics,
            health_urls(settings.path),
            live,
        )
        self._accepting: list[asyncio.Task[None]] = []
        self.on_ready: Callable[[Sequence[socket.socket]], None] = lambda _: None
        self.on_stop: Callable[[], Awaitable[None]] = _nothing
        """Awaited after the last connection is accepted, and before connections are closed."""
        self.interrupted = False
        """Whether Ctrl-C has stopped it."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        self._fit_to_files()
        for listening in sockets or []:
            acceptor = Acceptor(
                listening,
                self._admission,
                self._protocol,
                self._shared.deadlines.head,
                self._log,
                self._shared.metrics,
            )
            self._accepting.append(asyncio.create_task(acceptor.run()))
        self.on_ready(sockets or [])

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """Unlike uvicorn, do not raise the signal again at the end. A second Ctrl-C waits for nobody."""
        self.interrupted = sig == signal.SIGINT
        self.force_exit = self.should_exit and self.interrupted
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for accepting in self._accepting:
            accepting.cancel()
        await asyncio.gather(*self._accepting, return_exceptions=True)
        for listening in sockets or []:
            listening.close()
        await self.on_stop()
        await super().shutdown(sockets)

    def _protocol(self, slot: Slot) -> HttpProtocol:
        return HttpProtocol(self._shared, slot)

    def _fit_to_files(self) -> None:
        """Never admit more connections than the system has files for."""
        admission = self._admission
        room = raise_file_limit(admission.limit + SPARE_FILES) - SPARE_FILES
        if room < admission.limit:
            admission.limit = max(room, 1)
            self._log.say("few_files", logging.WARNING, limit=admission.limit)


async def _nothing() -> None:
    """The default of `on_stop`."""


def uvicorn_config(app: ASGIApp) -> uvicorn.Config:
    """Proxy headers and WebSockets are off, because `addresses` and `handshake` take care of them."""
    return uvicorn.Config(
        app,
        http=HttpProtocol,
        ws="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        backlog=_BACKLOG,
        timeout_graceful_shutdown=_GRACE_SECONDS,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at this address, or an `OSError` if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    try:
        return socket.create_server((host, port), family=family, backlog=_BACKLOG, dualstack_ipv6=both)
    except OSError as error:
        why = error.strerror if isinstance(error, socket.gaierror) else os.strerror(error.errno or 0)
        raise OSError(error.errno, why, f"{host}:{port}") from None


def raise_file_limit(wanted: int) -> int:
    """Raise the soft limit of open files as far as the hard one allows. Returns the limit."""
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for limit in (hard, wanted):  # some systems refuse what their hard limit promises
        if resource.RLIM_INFINITY in (soft, limit) or limit <= soft:
            continue
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
        except (OSError, ValueError):
            continue
        break
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if soft == resource.RLIM_INFINITY else soft


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
