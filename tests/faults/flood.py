"""Connections of every kind that never end, while people come, play and come back: each is cut in time.

`python tests/faults/flood.py --sockets 5000` prints how long people waited, and how long each kind was held.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import resource
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from urllib.parse import urlsplit
from urllib.request import urlopen

sys.path.insert(0, str(Path(__file__).parents[1]))

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from faults.hostile import KINDS, Bounds, Hostile, held_by
from penult.client.guest import Guest, come_as_guest
from penult.engine.errors import PenultError
from penult.wire.http import Solo
from penult.wire.terms import Terms
from server.live.company import Company
from server.live.player import Player
from server.live.process import Server

LOOK_SECONDS = 0.3
PER_ADDRESS = 50
"""Hostile connections from one address."""
RULES = "classic+score=winner+target=500"
ROOM, TRIED, TRIED_BEYOND = 1.25, 1.2, 2.4
"""Times the number that is asked for: what the server has room for, what is tried at first, what is tried
when it is to be full. Some kinds are cut at once, so that fewer are held than tried."""


@dataclass
class Counts:
    """What is told afterwards."""

    opened: int = 0
    most_held: int = 0
    longest: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    """By kind, the seconds for which one was held."""
    late: list[str] = field(default_factory=list)
    """Connections that were held for too long."""
    waited: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """By what they wanted, the seconds that people waited."""
    failed: list[str] = field(default_factory=list)
    """What people wanted, and did not get."""
    granted: int = 0
    turned_away: int = 0


class Regular(Player):
    """Somebody who notes how long it takes to come back."""

    counts: Counts

    async def dial(self, since: int | None = None, protocol: int = 1) -> ClientConnection:
        began = monotonic()
        try:
            line = await super().dial(since, protocol)
        except (OSError, WebSocketException) as error:
            self.counts.failed.append(f"{self.guest.name} comes back: {error!r}")
            raise
        self.counts.waited["come back"].append(monotonic() - began)
        return line


class Flood:
    """A server, people at it, and connections that are in nobody's interest."""

    def __init__(self, server: Server, sockets: int, bounds: Bounds, slack: float) -> None:
        self.server, self.sockets, self.bounds, self.slack = server, sockets, bounds, slack
        self.counts = Counts()
        self.port = urlsplit(server.address).port or 0
        self._active: set[Hostile] = set()
        self._numbers = count()
        self._tick = 0.3 * bounds.head
        self._over = False
        self._played_enough = False

    async def run(self, seconds: float) -> None:
        eve = self.server.guest("Eve")
        self.asset = f"GET {asset(self.server.address)} HTTP/1.1\nHost: x\n\n"
        companies = [self._company(n) for n in range(2)]
        async with asyncio.TaskGroup() as tasks:
            for company in companies:
                tasks.create_task(company.play(lambda _: not self._played_enough, restless=0.05))
            watching = tasks.create_task(self._watch())
            holding = [tasks.create_task(self._hold(eve)) for _ in range(int(TRIED * self.sockets))]
            newcomers = tasks.create_task(self._newcomers())
            await asyncio.sleep(seconds)
            newcomers.cancel()
            more = int((TRIED_BEYOND - TRIED) * self.sockets)  # the reserve is all that is left now
            holding += [tasks.create_task(self._hold(eve)) for _ in range(more)]
            await asyncio.sleep(seconds)
            self._over = True
            await asyncio.wait(holding)
            self._played_enough = True
            watching.cancel()
        self.counts.granted = sum(player.granted for each in companies for player in each.players)

    def _company(self, nth: int) -> Company:
        company = Company.at_new_table(self.server, 3, seed=nth, rules=RULES)
        company.players = [
            self._regular(player, f"127.0.{nth + 1}.{n + 2}") for n, player in enumerate(company.players)
        ]
        return company

    def _regular(self, player: Player, source: str) -> Regular:
        regular = Regular(self.server, player.guest, player.code, source, player.seats, rematch=True)
        regular.source, regular.counts = source, self.counts
        return regular

    async def _newcomers(self) -> None:
        """New people, one after the other."""
        for n in count():
            began = monotonic()
            try:
                guest = await asyncio.to_thread(come_as_guest, self.server.address, f"New {n}")
                self.counts.waited["get a name"].append(monotonic() - began)
                code = (await asyncio.to_thread(guest.open_solo, Solo(terms=Terms(seats=3)))).code
                player = Player(self.server, guest, code)
                player.source = f"127.0.3.{n % 250 + 1}"
                await player.come()
                self.counts.waited["be dealt in"].append(monotonic() - began)
                await player.leave_line()
            except (OSError, WebSocketException, PenultError) as error:
                self.counts.failed.append(f"{n} comes: {error!r}")
            await asyncio.sleep(self._tick)

    async def _hold(self, eve: Guest) -> None:
        """One connection after the other, each for as long as it lasts."""
        lasting = [name for name, kind in KINDS.items() if kind.lasts]
        kinds = 3 * lasting + [name for name in KINDS if name not in lasting]
        while not self._over:
            number = next(self._numbers)
            network, host = divmod(number // PER_ADDRESS, 250)
            source = f"127.1.{network % 250}.{host + 1}"
            one = Hostile(kinds[number % len(kinds)], source, self.port, self.asset, eve.token, self._tick)
            most = KINDS[one.kind].most(self.bounds) + self.slack
            self._active.add(one)
            await one.run(most + self.slack)
            self._active.discard(one)
            self._note(one, most)
            await asyncio.sleep(self._tick)

    def _note(self, one: Hostile, most: float) -> None:
        if not one.held:
            return  # it was turned away
        held = one.held - one.connected
        self.counts.opened += 1
        self.counts.longest[one.kind] = max(self.counts.longest[one.kind], held)
        if held > most:
            self.counts.late.append(f"{one.kind}: {held:.1f} s")

    async def _watch(self) -> None:
        """Look now and then whom the server holds."""
        while True:
            held, now = frozenset(held_by(self.port)), monotonic()
            self.counts.most_held = max(self.counts.most_held, len(held))
            for one in list(self._active):
                one.look(held, now)
            await asyncio.sleep(LOOK_SECONDS)


def asset(address: str) -> str:
    """The path of the largest file that the page names."""

    def read(path: str) -> str:
        with urlopen(f"{address}/{path}", timeout=10) as answer:
            return str(answer.read().decode())

    paths = re.findall(r'"\./(assets/[^"]+\.(?:js|css))"', read(""))
    return "/" + max(paths, key=lambda path: len(read(path)))


def flooded(folder: Path, sockets: int, bounds: Bounds, seconds: float, slack: float) -> Counts:
    """In the first part there is room for everybody; in the second only the reserve is left."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    room = int(ROOM * sockets)
    settings = {**bounds.settings, "sockets": room, "sockets_per_address": 200, "reserved_percent": 20}

    async def run() -> Counts:
        flood = Flood(server, sockets, bounds, slack)
        await flood.run(seconds)
        return flood.counts

    try:
        with Server(folder, speed=20, settings=settings) as server:
            counts = asyncio.run(run())
            counts.turned_away = _turned_away(server)
            assert server.stop() == 0
            for event in ("failed", "room_failed", "out_of_files"):
                assert not server.logged(event), server.logged(event)[:3]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return counts


def _turned_away(server: Server) -> int:
    lines = server.get("/metrics", "prometheus").splitlines()
    return sum(
        int(line.split()[1]) for line in lines if line.startswith('penult_limited_total{limit="sockets"')
    )


def told(counts: Counts) -> Iterator[str]:
    yield f"hostile connections: {counts.opened}, at most {counts.most_held} at once"
    for kind, seconds in sorted(counts.longest.items()):
        yield f"  {kind}: held for {seconds:.1f} s at most"
    yield f"held for too long: {len(counts.late)}"
    yield f"turned away at the door: {counts.turned_away}"
    for what, times in counts.waited.items():
        ordered = sorted(times)
        middle, late, most = (1000 * ordered[int(part * (len(times) - 1))] for part in (0.5, 0.99, 1))
        yield f"{what}: {len(times)} times; median {middle:.0f} ms, 99 % {late:.0f} ms, most {most:.0f} ms"
    yield f"moves granted: {counts.granted}; failed: {len(counts.failed)}"
    yield from (*counts.late[:20], *counts.failed[:20])


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--seconds", type=float, default=60.0, help="of each of the two parts")
    chosen = parser.parse_args()
    started = time.perf_counter()
    with TemporaryDirectory() as folder:
        counts = flooded(Path(folder), chosen.sockets, Bounds(10, 10, 20, 30), chosen.seconds, slack=5.0)
    sys.stdout.writelines(f"{line}\n" for line in told(counts))
    sys.stdout.write(f"seconds: {time.perf_counter() - started:.0f}\n")
    sys.exit(bool(counts.late or counts.failed))


if __name__ == "__main__":
    main()
