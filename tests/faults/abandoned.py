"""Tables that were opened and abandoned: a restart and a stop depend only on tables where somebody is.

`python tests/faults/abandoned.py --tables 20000` prints seconds and bytes.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1]))

from penult.server.bus import InProcessBus
from penult.server.clock import SystemClock
from penult.server.rooms import Rooms
from penult.server.store.rows import PersonRow
from penult.server.store.sqlite import SqliteStore
from penult.wire.terms import NewTable, Terms
from server.live.client import SECONDS
from server.live.process import Server

AT_ONCE = 500


@dataclass(frozen=True)
class Measured:
    ready: float
    """Seconds from the start until people can come in."""
    restored: float
    """Seconds until every table is restored."""
    rooms: int
    memory: int
    stopped: float
    """Seconds from SIGTERM to the end."""
    codes: tuple[str, ...]


async def abandon(folder: Path, tables: int) -> tuple[str, ...]:
    """Open tables against bots, begin them, and never come to one."""
    store = await SqliteStore.open(folder)
    rooms = Rooms(store, InProcessBus(), SystemClock(), random.Random(1))
    host = PersonRow("ana", "Ana", 1, time.time())
    new = NewTable(terms=Terms(seats=4), bots=("simple",) * 3, start=True)
    codes: list[str] = []
    for begin in range(0, tables, AT_ONCE):
        opened = (rooms.open(host, new) for _ in range(min(AT_ONCE, tables - begin)))
        codes += [row.code for row in await asyncio.gather(*opened)]
    await rooms.close()
    await store.close()
    return tuple(codes)


def measured(folder: Path, tables: int) -> Measured:
    codes = asyncio.run(abandon(folder, tables))
    with Server(folder, speed=1.0) as server:
        server.kill()
        before = len(server.logged("restored"))
        began = time.perf_counter()
        server.start()
        ready = time.perf_counter() - began
        while len(server.logged("restored")) == before:
            assert time.perf_counter() < began + 5 * SECONDS
            time.sleep(0.05)
        restored = time.perf_counter() - began
        rooms = re.search(r"penult_rooms (\d+)", server.get("/metrics", "prometheus"))
        assert rooms is not None
        memory = server.memory
        began = time.perf_counter()
        assert server.stop() == 0
        return Measured(ready, restored, int(rooms[1]), memory, time.perf_counter() - began, codes)


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--tables", type=int, default=20_000)
    chosen = parser.parse_args()
    with TemporaryDirectory() as folder:
        found = measured(Path(folder), chosen.tables)
    sys.stdout.write(
        f"tables: {chosen.tables}\nready: {found.ready:.1f} s\nrestored: {found.restored:.1f} s\n"
        f"rooms: {found.rooms}\nmemory: {found.memory / 1e6:.0f} MB\nstopped: {found.stopped:.1f} s\n"
    )


if __name__ == "__main__":
    main()
