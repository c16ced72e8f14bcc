"""A server from its start to its end: opens the store, restores the tables, listens, drains."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from itertools import count

import penult

from ...table.context import Shuffle
from ..archive import Archive
from ..bus.in_process import InProcessBus
from ..clock import Clock
from ..house import House
from ..housekeeping import Housekeeper, Retention
from ..people import People
from ..store.sqlite import SqliteStore
from .app import make_app
from .client import built_client
from .desk import Desk
from .doors import Doors, listen
from .limits import Limits
from .logs import Log, make_log
from .metrics import Asked
from .network import network_address
from .settings import Settings
from .sole_server import sole_server

CHECK_SECONDS = 2.0
"""How long the doors wait for the check of the database; a large one goes on behind them."""
YOUNG_SECONDS = 5.0
"""So often garbage is looked for in what is new."""
ALL_EVERY = 720
"""Every so many times, once an hour, it is looked for everywhere."""


async def serve(
    settings: Settings,
    clock: Clock,
    rng: random.Random,
    ready: Callable[[str, str], None],
    shuffle: Shuffle | None = None,
) -> bool:
    """Until a signal says stop; whether that was Ctrl-C.

    `ready` hears where people can come, from this machine and from others.
    """
    log = make_log(settings.log_format, settings.log_level)
    with sole_server(settings.data), closing(listen(settings.host, settings.port)) as socket:
        port = socket.getsockname()[1]
        async with _in_background(_collect_seldom()), opened(settings, clock, rng, log, shuffle) as desk:
            desk.network = settings.public_url or network_address(settings.host, port)
            log.say("open", port=port, version=penult.__version__)
            house = doors(desk, lambda: ready(address(settings, port), desk.network))
            await house.serve(sockets=[socket])
    log.say("closed")
    return house.interrupted


@asynccontextmanager
async def opened(
    settings: Settings, clock: Clock, rng: random.Random, log: Log, shuffle: Shuffle | None = None
) -> AsyncIterator[Desk]:
    """The desk of a house in which every table comes back to where it was."""
    store = await SqliteStore.open(settings.data)
    try:
        bus = InProcessBus()
        house = House(store, bus, clock, rng, shuffle, 60.0 * settings.table_idle_minutes)
        keeper = Housekeeper(house, store, clock, Retention(settings.table_days, settings.guest_days))
        people = await People.of(store, clock.now)
        desk = Desk(
            settings, house, Archive(store), people, bus, clock, log, Limits(settings), built_client()
        )
        desk.failing = lambda: store.failing is not None
        desk.damaged = lambda: store.damage is not None or bool(house.halted)
        _measure(desk, house, store, keeper)
        checking = asyncio.create_task(_look_for_damage(store, settings, log))
        await asyncio.wait([checking], timeout=CHECK_SECONDS)
        keeping = keeper.run(lambda error: log.failed(error, "housekeeping"))
        async with (
            _in_background(_restore(house, log)),
            _in_background(checking),
            _in_background(keeping),
            _in_background(desk.pinging.go_on()),
        ):
            yield desk
    finally:
        await store.close()


def doors(desk: Desk, ready: Callable[[], None]) -> Doors:
    return Doors(desk, make_app(desk), ready, lambda: _drain(desk))


def address(settings: Settings, port: int) -> str:
    """Where a person on this machine finds the server, if nobody has said where the world does."""
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


async def _restore(house: House, log: Log) -> None:
    """What cannot be read now is tried again when somebody comes to the table."""
    try:
        log.say("restored", tables=await house.restore())
    except Exception as error:
        log.failed(error, "restoring")


async def _look_for_damage(store: SqliteStore, settings: Settings, log: Log) -> None:
    """The whole file is read once; meanwhile people play. A damaged one is told at once, tables go on."""
    if settings.check == "off":
        return
    try:
        damage = await store.look_for_damage(full=settings.check == "full")
        log.say("checked", logging.ERROR if damage else logging.INFO, why=damage or "whole")
    except Exception as error:
        log.failed(error, "checking")


async def _collect_seldom() -> None:
    """Garbage is looked for by the clock, and seldom everywhere.

    At 1,000 tables the usual small collections stopped everything so often that one answer in a hundred took
    70 ms instead of 30, and a restart 8 s instead of 5. Looking everywhere takes a fifth of a second there.
    """
    gc.disable()
    try:
        for turn in count(1):
            await asyncio.sleep(YOUNG_SECONDS)
            gc.collect(0 if turn % ALL_EVERY else 2)
    finally:
        gc.enable()


async def _drain(desk: Desk) -> None:
    """Nobody comes in, every room finishes what it has heard, everybody is told."""
    desk.log.say("closing")
    desk.closing = True
    await desk.house.close()


def _measure(desk: Desk, house: House, store: SqliteStore, keeper: Housekeeper) -> None:
    commits = store.commits
    desk.metrics.include(
        Asked("penult_sockets", "Connections now, of HTTP and live ones.", lambda: len(desk.admission)),
        Asked("penult_connections", "Live connections now.", lambda: len(desk.lines)),
        Asked("penult_rooms", "Tables that are open in this process.", lambda: len(house.rooms)),
        Asked("penult_halted_tables", "Tables whose log cannot be read.", lambda: len(house.halted)),
        Asked("penult_damaged", "Whether anything stored cannot be read.", lambda: float(desk.damaged())),
        Asked("penult_hidden_tables", "Open tables kept out of the list.", house.hidden_tables),
        Asked("penult_pruned_tables_total", "Tables pruned.", lambda: keeper.pruned_tables, "counter"),
        Asked("penult_pruned_guests_total", "Guests pruned.", lambda: keeper.pruned_guests, "counter"),
        Asked("penult_commits_total", "Commits of the store.", lambda: commits.count, "counter"),
        Asked("penult_batches_total", "Batches of steps written.", lambda: commits.batches, "counter"),
        Asked("penult_commit_seconds_total", "Time of all commits.", lambda: commits.seconds, "counter"),
        Asked(
            "penult_commit_failures_total",
            "Commits refused by the disk.",
            lambda: commits.failures,
            "counter",
        ),
        Asked(
            "penult_commit_median_seconds", "Half of the latest commits took less.", lambda: commits.at(0.5)
        ),
        Asked("penult_commit_p99_seconds", "99 % of the latest commits took less.", lambda: commits.at(0.99)),
    )
