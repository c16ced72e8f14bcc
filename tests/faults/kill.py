"""A server killed at random moments while people play: nothing granted is lost, nothing is doubled.

`python tests/faults/kill.py --times 200` prints the counts and the seed.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1]))

from faults.ledger import check
from server.live.client import SECONDS, Client
from server.live.company import Company
from server.live.process import Server, open_table

TABLES = (
    ("classic+score=winner+target=100", 3, ()),
    ("hp2003+legality=table+score=elim+target=100", 3, ()),
    ("hp2018+score=tally+target=100", 2, ("simple",)),
    ("hp2003+score=team+target=200", 3, ("keen",)),
)
MOST_MESSAGES = 60
"""Between a restart and the next kill, after every table has gone on."""
START_SECONDS = 0.1
"""About as long as a server takes to start."""


class Killing:
    """Tables at which people play, and somebody who kills the server under them."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.rng = random.Random(seed)
        self.counts: Counter[str] = Counter()
        self.server = Server(folder, speed=100, seed=seed)
        self._heard = asyncio.Event()
        self._done = False

    async def run(self, times: int) -> None:
        with self.server:
            self.companies = [self._company(*table) for table in TABLES]
            async with asyncio.TaskGroup() as tasks:
                for company in self.companies:
                    tasks.create_task(company.play(lambda _: not self._done))
                for nth in range(times):
                    await self._let_play()
                    await self._kill(nth)
                await self._let_play()
                self._done = True
            assert self.server.stop() == 0
            self._check()

    def _company(self, rules: str, people: int, bots: tuple[str, ...]) -> Company:
        company = Company.at_new_table(self.server, people, bots, seed=self.rng.random(), rules=rules)
        for player in company.players:
            player.rematch = True
            player.heard = lambda *_: self._heard.set()
        return company

    async def _let_play(self) -> None:
        """Every table goes on, and then a random while longer."""
        before = [company.granted for company in self.companies]
        async with asyncio.timeout(SECONDS):
            for company, granted in zip(self.companies, before, strict=True):
                while company.granted == granted:
                    await self._next_message()
            for _ in range(self.rng.randrange(MOST_MESSAGES)):
                await self._next_message()
        await asyncio.sleep(self.rng.random() / 50)

    async def _next_message(self) -> None:
        self._heard.clear()
        await self._heard.wait()

    async def _kill(self, nth: int) -> None:
        """Sometimes a table was opened just before, or the next start is killed too."""
        host = None
        if nth % 5 == 2:
            guest = self.server.guest("Eve")
            host = Client(guest, open_table(guest))
        self.server.kill()
        self.counts["kills"] += 1
        if nth % 5 == 4:
            self.server.launch()
            await asyncio.sleep(self.rng.random() * START_SECONDS)
            self.server.kill()
            self.counts["kills in start-up"] += 1
        await asyncio.to_thread(self.server.start)
        if host is not None:
            assert (await host.come()).hosting
            await host.go()
            self.counts["tables opened just before"] += 1

    def _check(self) -> None:
        for company in self.companies:
            code = company.players[0].code
            self.counts["granted"] += check(self.server.folder, code, company.players)
            fates = Counter(sent.fate for player in company.players for sent in player.sent.values())
            self.counts["lost unanswered"] += fates["lost"]
        for event in ("room_failed", "table_halted", "failed"):
            assert not self.server.logged(event), self.server.logged(event)


def killed(folder: Path, times: int, seed: int) -> Counter[str]:
    async def run() -> Counter[str]:
        killing = Killing(folder, seed)
        await killing.run(times)
        return killing.counts

    return asyncio.run(run())


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=None)
    chosen = parser.parse_args()
    seed = random.SystemRandom().randrange(10**6) if chosen.seed is None else chosen.seed
    sys.stdout.write(f"seed: {seed}\n")
    started = time.perf_counter()
    with TemporaryDirectory() as folder:
        counts = killed(Path(folder), chosen.times, seed)
    for name, count in counts.items():
        sys.stdout.write(f"{name}: {count}\n")
    sys.stdout.write(f"seconds: {time.perf_counter() - started:.0f}\n")


if __name__ == "__main__":
    main()
