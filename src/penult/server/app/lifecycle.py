"""A server from start to stop: opens the store, restores the tables, listens, drains."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, closing
from itertools import count

import penult

from ...table.context import Shuffle
from ..archive import Archive
from ..bus import InProcessBus
from ..clock import TimeSource
from ..folder_lock import folder_lock
from ..logs import Log, make_log
from ..maintenance import Maintenance, Retention
from ..metrics import SampledMetric
from ..people import People
from ..rooms import Rooms
from ..settings import Settings
from ..store.sqlite import SqliteStore
from ..transport.server import HttpServer, listen
from .application import make_app
from .context import AppContext
from .network import network_address
from .rate_limits import RateLimits
from .stalls import StallWatch
from .web_client import built_client

CHECK_SECONDS = 2.0
"""How long the start waits for the check of the database; on a large one it continues in the background."""
YOUNG_SECONDS = 5.0
"""Time between collections of the youngest generation."""
ALL_EVERY = 720
"""Young collections between two full ones, which makes one full collection an hour."""


async def serve(
    settings: Settings,
    clock: TimeSource,
    rng: random.Random,
    ready: Callable[[str, str], None],
    shuffle: Shuffle | None = None,
) -> bool:
    """Run until a signal; return whether it was Ctrl-C.

    `ready` gets the addresses for people on this machine and on others.
    """
    log = make_log(settings.log_format, settings.log_level)
    with folder_lock(settings.data), closing(listen(settings.host, settings.port)) as listening:
        port = listening.getsockname()[1]
        async with (
            _in_background(_collect_seldom()),
            open_context(settings, clock, rng, log, shuffle) as context,
        ):
            context.network = settings.public_url or network_address(settings.host, port)
            log.say("open", port=port, version=penult.__version__)
            server = make_server(context, lambda: ready(local_url(settings, port), context.network))
            await server.serve(sockets=[listening])
    log.say("closed")
    return server.interrupted


@asynccontextmanager
async def open_context(
    settings: Settings, clock: TimeSource, rng: random.Random, log: Log, shuffle: Shuffle | None = None
) -> AsyncIterator[AppContext]:
    """The context of a server, with its store open and its tables being restored."""
    store = await SqliteStore.open(settings.data)
    try:
        bus = InProcessBus()
        rooms = Rooms(store, bus, clock, rng, shuffle, 60.0 * settings.table_idle_minutes)
        maintenance = Maintenance(rooms, store, clock, Retention(settings.table_days, settings.guest_days))
        people = await People.of(store, clock.now)
        context = AppContext(
            settings, rooms, Archive(store), people, bus, clock, log, RateLimits(settings), built_client()
        )
        context.failing = lambda: store.failing is not None
        context.damaged = lambda: store.damage is not None or bool(rooms.halted)
        stalls = StallWatch(context.ticks, log)
        _measure(context, rooms, store, maintenance, stalls)
        checking = asyncio.create_task(_look_for_damage(store, settings, log))
        await asyncio.wait([checking], timeout=CHECK_SECONDS)
        keeping = maintenance.run(lambda error: log.failed(error, "housekeeping"))
        async with (
            _in_background(_restore(rooms, log)),
            _in_background(checking),
            _in_background(keeping),
            _in_background(context.pinger.run()),
            _in_background(stalls.run()),
        ):
            yield context
    finally:
        await store.close()


def make_server(context: AppContext, ready: Callable[[], None]) -> HttpServer:
    app = make_app(context)
    server = HttpServer(app, app.live, context.settings, context.admission, context.log, context.metrics)

    def on_ready(listening: Sequence[socket.socket]) -> None:
        context.self_check.listen_at(listening[0])
        ready()

    server.on_ready = on_ready
    server.on_stop = lambda: _drain(context)
    return server


def local_url(settings: Settings, port: int) -> str:
    """The server's address on this machine, unless the settings have a public URL."""
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)
    shown = f"[{host}]" if ":" in host and not host.startswith("[") else host
    return settings.public_url or f"http://{shown}:{port}"


@asynccontextmanager
async def _in_background(work: Coroutine[None, None, None] | asyncio.Task[None]) -> AsyncIterator[None]:
    task = work if isinstance(work, asyncio.Task) else asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _restore(rooms: Rooms, log: Log) -> None:
    """Restore the tables; one that cannot be read now is tried again when somebody comes to it."""
    try:
        log.say("restored", tables=await rooms.restore())
    except Exception as error:
        log.failed(error, "restoring")


async def _look_for_damage(store: SqliteStore, settings: Settings, log: Log) -> None:
    """Read the whole file once, while people play. Damage is logged, and play continues."""
    if settings.check == "off":
        return
    try:
        damage = await store.look_for_damage(full=settings.check == "full")
        log.say("checked", logging.ERROR if damage else logging.INFO, why=damage or "whole")
    except Exception as error:
        log.failed(error, "checking")


async def _collect_seldom() -> None:
    """Collect garbage by the clock, and rarely all of it.

    At 1,000 tables, Python's usual collections were so frequent that one answer in a hundred took 70 ms
    instead of 30, and a restart 8 s instead of 5. A full collection takes a fifth of a second there.
    """
    gc.disable()
    try:
        for turn in count(1):
            await asyncio.sleep(YOUNG_SECONDS)
            gc.collect(0 if turn % ALL_EVERY else 2)
    finally:
        gc.enable()


async def _drain(context: AppContext) -> None:
    """Let nobody in, let every room finish what it has received, and tell everybody."""
    context.log.say("closing")
    context.closing = True
    await context.rooms.close()


def _measure(
    context: AppContext, rooms: Rooms, store: SqliteStore, maintenance: Maintenance, stalls: StallWatch
) -> None:
    commits = store.commits
    context.metrics.include(
        SampledMetric(
            "penult_sockets", "Connections now, of HTTP and live ones.", lambda: len(context.admission)
        ),
        SampledMetric("penult_connections", "Live connections now.", lambda: len(context.connections)),
        SampledMetric("penult_rooms", "Tables that are open in this process.", lambda: len(rooms.by_table)),
        SampledMetric("penult_halted_tables", "Tables whose log cannot be read.", lambda: len(rooms.halted)),
        SampledMetric(
            "penult_damaged", "Whether anything stored cannot be read.", lambda: float(context.damaged())
        ),
        SampledMetric(
            "penult_stall_seconds",
            "The longest time in the last minute for which the process stood still.",
            lambda: stalls.longest,
        ),
        SampledMetric("penult_hidden_tables", "Open tables kept out of the list.", rooms.lobby.kept_out),
        SampledMetric(
            "penult_pruned_tables_total", "Tables pruned.", lambda: maintenance.pruned_tables, "counter"
        ),
        SampledMetric(
            "penult_pruned_guests_total", "Guests pruned.", lambda: maintenance.pruned_guests, "counter"
        ),
        SampledMetric("penult_commits_total", "Commits of the store.", lambda: commits.count, "counter"),
        SampledMetric(
            "penult_batches_total", "Batches of steps written.", lambda: commits.batches, "counter"
        ),
        SampledMetric(
            "penult_commit_seconds_total", "Time of all commits.", lambda: commits.seconds, "counter"
        ),
        SampledMetric(
            "penult_commit_failures_total",
            "Commits refused by the disk.",
            lambda: commits.failures,
            "counter",
        ),
        SampledMetric(
            "penult_commit_median_seconds", "Half of the latest commits took less.", lambda: commits.at(0.5)
        ),
        SampledMetric(
            "penult_commit_p99_seconds", "99 % of the latest commits took less.", lambda: commits.at(0.99)
        ),
    )
