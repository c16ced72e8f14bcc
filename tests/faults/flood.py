"""Connections of every kind that never end, while people come, play and come back: each is cut in time.

`python tests/faults/flood.py --sockets 5000` prints how long people waited, and how long each kind was held.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, contextmanager
from dataclasses import astuple, dataclass, field, replace
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from urllib.request import urlopen

sys.path.insert(0, str(Path(__file__).parents[1]))

from faults.hostile import Bounds, Told
from penult.client.guest import come_as_guest
from penult.client.seen import Seen
from penult.engine.errors import PenultError
from penult.wire.http import Solo
from penult.wire.terms import Terms
from server.live.client import SECONDS, Client
from server.live.company import Company
from server.live.player import Player
from server.live.process import Server
from server.live.slow_lines import Way, slow_lines

PROGRAM = Path(__file__).with_name("hostile.py")
RULES = "classic+score=winner+target=500"
ROOM, TRIED, TRIED_BEYOND = 1.3, 1.0, 2.4
"""Multiples of the wanted number: the server's capacity, the first attempts, and the attempts that fill it.
Some kinds are cut at once, so fewer are held than tried."""


@dataclass
class Counts:
    """The results."""

    hostile: Told = field(default_factory=Told)
    waited: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """The seconds that people waited, by what they wanted."""
    failed: list[str] = field(default_factory=list)
    """What people wanted and did not get."""
    granted: int = 0
    turned_away: int = 0
    megabytes: float = 0.0
    """The server's growth."""


class Regular(Player):
    """Somebody who notes how long it takes to come back."""

    counts: Counts

    async def come(self) -> Seen:
        began = monotonic()
        seen = await super().come()
        self.counts.waited["come back"].append(monotonic() - began)
        return seen

    async def drop(self) -> Seen:
        began = monotonic()
        seen = await super().drop()
        self.counts.waited["come back"].append(monotonic() - began)
        return seen


class Flood:
    """A server, people on it, and hostile connections."""

    def __init__(self, server: Server, sockets: int, bounds: Bounds, slack: float) -> None:
        self.server, self.sockets, self.bounds, self.slack = server, sockets, bounds, slack
        self.counts = Counts()
        self._played_enough = False

    async def run(self, seconds: float) -> None:
        async with AsyncExitStack() as lines:
            await self._run(seconds, [await self._company(n, lines) for n in range(2)])

    async def _run(self, seconds: float, companies: list[Company]) -> None:
        before = self.server.memory
        async with asyncio.TaskGroup() as tasks:
            playing = [
                tasks.create_task(company.play(lambda _: not self._played_enough, restless=0.05))
                for company in companies
            ]
            with self._hostile() as hostile:
                self._order(hostile, TRIED)
                newcomers = tasks.create_task(self._newcomers())
                await asyncio.sleep(seconds)
                newcomers.cancel()
                self._order(hostile, TRIED_BEYOND)  # now the reserve is all that is left
                await asyncio.sleep(seconds)
                told, _ = await asyncio.to_thread(hostile.communicate, timeout=4 * SECONDS)
                self.counts.hostile = Told(**json.loads(told))
            self._played_enough = True
            await asyncio.wait(playing, timeout=SECONDS)
            for task in playing:
                task.cancel()  # somebody may wait for a rematch that never comes
        self.counts.megabytes = (self.server.memory - before) / 1e6
        self.counts.granted = sum(company.granted for company in companies)
        players = (player for company in companies for player in company.players)
        self.counts.failed += [f"{player.guest.name} comes back" for player in players if player.turned_away]

    @contextmanager
    def _hostile(self) -> Iterator[subprocess.Popen[str]]:
        given = {
            "port": self.server.port,
            "asset": f"GET {asset(self.server.address)} HTTP/1.1\nHost: x\n\n",
            "token": self.server.guest("Eve").token,
            "bounds": astuple(self.bounds),
            "slack": self.slack,
        }
        command = [sys.executable, str(PROGRAM), json.dumps(given)]
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        try:
            yield process
        finally:
            process.kill()
            process.wait()

    def _order(self, hostile: subprocess.Popen[str], times: float) -> None:
        assert hostile.stdin is not None
        hostile.stdin.write(f"{int(times * self.sockets)}\n")
        hostile.stdin.flush()

    async def _company(self, nth: int, lines: AsyncExitStack) -> Company:
        """Each comes from an address of their own."""
        company = Company.at_new_table(self.server, 3, seed=nth, rules=RULES)
        company.players = [
            self._regular(player, await lines.enter_async_context(self._from(f"127.0.{nth + 1}.{n + 2}")))
            for n, player in enumerate(company.players)
        ]
        return company

    def _regular(self, player: Player, port: int) -> Regular:
        guest = replace(player.guest, base=f"http://127.0.0.1:{port}")
        regular = Regular(guest, player.code, port, player.seats, rematch=True)
        regular.counts = self.counts
        return regular

    def _from(self, source: str) -> AbstractAsyncContextManager[int]:
        """The port of a line on which one comes to the server from this address."""
        return slow_lines(Way(self.server.port, source=source), random.Random(source))

    async def _newcomers(self) -> None:
        """New people, one after another; after a failure each tries once more, as people do."""
        for n in count():
            began = monotonic()
            for luck in range(2):
                try:
                    await self._come(n, began)
                    break
                except (OSError, PenultError) as error:
                    if luck:
                        self.counts.failed.append(f"{n} comes: {error!r}")
            await asyncio.sleep(0.1)

    async def _come(self, n: int, began: float) -> None:
        guest = await asyncio.to_thread(come_as_guest, self.server.address, f"New {n}")
        self.counts.waited["get a name"].append(monotonic() - began)
        code = (await asyncio.to_thread(guest.open_solo, Solo(terms=Terms(seats=3)))).code
        async with self._from(f"127.0.3.{n % 250 + 1}") as port:
            newcomer = Client(replace(guest, base=f"http://127.0.0.1:{port}"), code)
            await newcomer.come()
            self.counts.waited["be dealt in"].append(monotonic() - began)
            await newcomer.go()
        if newcomer.turned_away > 1:
            self.counts.failed.append(f"{n} comes: turned away {newcomer.turned_away} times")


def asset(address: str) -> str:
    """The path of the largest file that the page names."""

    def read(path: str) -> str:
        with urlopen(f"{address}/{path}", timeout=10) as answer:
            return str(answer.read().decode())

    paths = re.findall(r'"\./(assets/[^"]+\.(?:js|css))"', read(""))
    return "/" + max(paths, key=lambda path: len(read(path)))


def flooded(folder: Path, sockets: int, bounds: Bounds, seconds: float, slack: float) -> Counts:
    """In the first part there is room for everybody, in the second only the reserve."""
    settings = {
        **bounds.settings,
        "sockets": int(ROOM * sockets),
        "sockets_per_address": 200,
        "reserved_percent": 20,
    }

    async def run() -> Counts:
        flood = Flood(server, sockets, bounds, slack)
        await flood.run(seconds)
        return flood.counts

    with Server(folder, speed=20, settings=settings) as server:
        counts = asyncio.run(run())
        counts.turned_away = _turned_away(server)
        assert server.stop() == 0
        for event in ("failed", "room_failed", "out_of_files"):
            assert not server.logged(event), server.logged(event)[:3]
    return counts


def _turned_away(server: Server) -> int:
    lines = server.get("/metrics", "prometheus").splitlines()
    return sum(
        int(line.split()[1]) for line in lines if line.startswith('penult_limited_total{limit="sockets"')
    )


def told(counts: Counts) -> Iterator[str]:
    hostile = counts.hostile
    yield f"hostile connections: {hostile.opened}, at most {hostile.most_held} at once"
    for kind, seconds in sorted(hostile.longest.items()):
        yield f"  {kind}: held for {seconds:.1f} s at most"
    for kind, seconds in sorted(hostile.cut.items()):
        yield f"  {kind}: cut after {seconds:.1f} s at most"
    yield f"held for too long: {len(hostile.late)}"
    yield f"turned away at the door: {counts.turned_away}"
    for what, times in counts.waited.items():
        ordered = sorted(times)
        middle, late, most = (1000 * ordered[int(part * (len(times) - 1))] for part in (0.5, 0.99, 1))
        yield f"{what}: {len(times)} times; median {middle:.0f} ms, 99 % {late:.0f} ms, most {most:.0f} ms"
    yield f"moves granted: {counts.granted}; the server has grown by {counts.megabytes:.0f} MB"
    yield f"failed: {len(counts.failed)}"
    yield from (*hostile.late[:20], *counts.failed[:20])


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--seconds", type=float, default=90.0, help="of each of the two parts")
    chosen = parser.parse_args()
    started = time.perf_counter()
    with TemporaryDirectory() as folder:
        counts = flooded(Path(folder), chosen.sockets, Bounds(30, 30, 60, 90), chosen.seconds, slack=10.0)
    sys.stdout.writelines(f"{line}\n" for line in told(counts))
    sys.stdout.write(f"seconds: {time.perf_counter() - started:.0f}\n")
    sys.exit(bool(counts.hostile.late or counts.failed))


if __name__ == "__main__":
    main()
