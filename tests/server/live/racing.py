"""Races over real connections of 20 and 250 ms: `python tests/server/live/racing.py --races 10000`.

At every table one player lays the second to last card and calls, and the other one catches. Both react
equally fast, or one of them 100 ms sooner. Our own proxy makes the connections slow, with 0 to 10 ms of
jitter each way: a round trip takes 20 or 250 ms on average.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from penult.client.guest import Guest
from server.live.process import HURRY, Server, open_table
from server.live.racer import Message, Racer
from server.live.slow_lines import slow_lines

POSITION = "classic n=2 top=R5 h0=R7,B1 h1=R9 draw=*60"
"""The caller's next card exposes; after that the other goes out, and the next hand is the same."""
FAST, SLOW, JITTER = 0.02, 0.25, 0.01
REACTION = (0.15, 0.35)
AHEAD = 0.1
STALL = 0.025
"""If the machine stalls longer, equal players are not equal, and the sooner one may lose."""
MOST_HANDS = 450
"""At one table: the match ends at 500 points, and a hand brings one."""


@dataclass(frozen=True)
class Race:
    """Seconds from seeing the card to speaking."""

    caller: float
    catcher: float

    @property
    def equal(self) -> bool:
        return self.caller == self.catcher


@dataclass
class Tally:
    """How the races went that were fit to be counted."""

    equal: int = 0
    won_by_fast: int = 0
    unequal: int = 0
    won_by_first: int = 0
    spoiled: int = 0
    """Races of equal players during which the machine stalled."""
    spoiled_unequal: int = 0

    def note(self, race: Race, caller_is_fast: bool, called: bool, spoiled: bool) -> None:
        if spoiled:
            self.spoiled += race.equal
            self.spoiled_unequal += not race.equal
        elif race.equal:
            self.equal += 1
            self.won_by_fast += called == caller_is_fast
        else:
            self.unequal += 1
            self.won_by_first += called == (race.caller < race.catcher)


class Stalls:
    """When this process or the server stood still."""

    def __init__(self) -> None:
        self._last = 0.0

    def since(self, began: float) -> bool:
        return self._last >= began

    async def watch(self, line: Racer) -> None:
        """Ping the server over a separate connection, and watch the clock."""
        loop = asyncio.get_running_loop()
        answered = asyncio.Event()
        line.heard = lambda _: answered.set()
        while True:
            asked = loop.time()
            answered.clear()
            line.ask("ping")
            await answered.wait()
            self._look(asked)
            asked = loop.time()
            await asyncio.sleep(0.005)
            self._look(asked + 0.005)

    def _look(self, expected: float) -> None:
        now = asyncio.get_running_loop().time()
        if now > expected + STALL:
            self._last = now


@dataclass
class RacingTable:
    """Two at a table: the caller and the catcher."""

    caller: Racer
    catcher: Racer
    caller_is_fast: bool
    slow_hand: float = 0.0
    """Seconds that the catcher waits before laying the last card."""

    async def begin(self) -> None:
        await self.caller.until(lambda: all(seat.get("person") for seat in self.caller.table["seats"]))
        self.caller.ask("name_dealer", seat=1)
        self.caller.ask("start")
        await self._all_see("hand")

    async def run(self, race: Race) -> bool:
        """Whether the call came first."""
        outcome: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.caller.heard = lambda told: _react(told, race.caller, self.caller, "uno")
        self.catcher.heard = lambda told: _react(told, race.catcher, self.catcher, "catch 0", outcome)
        self.caller.act("play R7")
        async with asyncio.timeout(60):
            called = await outcome
        await asyncio.sleep(self.slow_hand)
        self.catcher.act("play R9")
        await self._all_see("scores")
        for racer in (self.caller, self.catcher):
            racer.ask("agree", to="next")
        await self._all_see("hand")
        return called

    async def _all_see(self, stage: str) -> None:
        for racer in (self.caller, self.catcher):
            await racer.until(lambda racer=racer: racer.table["stage"] == stage)

    def close(self) -> None:
        self.caller.close()
        self.catcher.close()


def _react(
    told: Message, after: float, racer: Racer, move: str, outcome: asyncio.Future[bool] | None = None
) -> None:
    """Speak some time after seeing the card, and note who was heard first."""
    kinds = {event["kind"] for event in told.get("events", ())}
    if "exposed" in kinds:
        asyncio.get_running_loop().call_later(after, racer.act, move, told["n"])
    if outcome is not None and not outcome.done() and kinds & {"called", "caught"}:
        outcome.set_result("called" in kinds)


@asynccontextmanager
async def racing(
    tables: int, seed: int, pong_delay: float = 0.0, **lines: float
) -> AsyncIterator[tuple[list[RacingTable], Stalls]]:
    """Tables at which the caller has the fast or the slow connection in turn; some delay their pongs."""
    rng, stalls = random.Random(seed), Stalls()
    async with AsyncExitStack() as open_:
        folder = open_.enter_context(tempfile.TemporaryDirectory())
        server = open_.enter_context(Server(Path(folder), speed=1, seed=seed, position=POSITION))
        open_.enter_context(before_others(server))
        to = urlsplit(server.address).port
        assert to is not None
        trips = (lines.get("fast", FAST) - JITTER, lines.get("slow", SLOW) - JITTER)
        proxies = (slow_lines(to, trip, JITTER, rng) for trip in trips)
        ports = [await open_.enter_async_context(proxy) for proxy in proxies]
        watcher = await _comes(server.guest("Zoe"), to)
        watching = asyncio.create_task(stalls.watch(watcher))
        seated = (_table(server, ports, nth, pong_delay) for nth in range(tables))
        racing = await asyncio.gather(*seated)
        await asyncio.gather(*(table.begin() for table in racing))
        yield racing, stalls
        watching.cancel()
        for line in (watcher, *racing):
            line.close()


@contextmanager
def before_others(server: Server) -> Iterator[None]:
    """Give both processes priority, if allowed, because a busy machine delays them at random."""
    usual = os.getpriority(os.PRIO_PROCESS, 0)
    server.hurry()
    with suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, 0, HURRY)
    try:
        yield
    finally:
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, 0, usual)


async def _table(server: Server, ports: list[int], nth: int, pong_delay: float) -> RacingTable:
    """The catcher is the one who may delay pongs."""
    host, guest = server.guest(f"Ana{nth}"), server.guest(f"Ben{nth}")
    code = open_table(host, seats=2, window_seconds=0)
    own, others = ports if nth % 2 == 0 else reversed(ports)
    caller = await _comes(host, own, code)
    return RacingTable(caller, await _comes(guest, others, code, pong_delay), nth % 2 == 0)


async def _comes(guest: Guest, port: int, code: str = "", pong_delay: float = 0.0) -> Racer:
    racer = Racer(guest.name, guest.token, pong_delay)
    await racer.come(port, code or open_table(guest))
    return racer


async def run(races: int, tables: int, seed: int, patience: int = 1) -> Tally:
    """Run races of equal players and half as many others; on a busy machine several times as many."""
    tally, rng = Tally(), random.Random(seed)

    def enough() -> bool:
        return tally.equal >= races or tally.equal + tally.spoiled >= patience * races

    async with racing(tables, seed) as (playing, stalls):
        await asyncio.gather(*(_race_on(table, tally, stalls, rng, enough) for table in playing))
    return tally


async def _race_on(
    table: RacingTable, tally: Tally, stalls: Stalls, rng: random.Random, enough: Callable[[], bool]
) -> None:
    loop = asyncio.get_running_loop()
    for race in some_races(rng):
        if enough():
            return
        await asyncio.sleep(rng.uniform(0, 0.2))  # so that not all tables race at once
        began = loop.time()
        called = await table.run(race)
        tally.note(race, table.caller_is_fast, called, stalls.since(began))


def some_races(rng: random.Random) -> Iterator[Race]:
    """Two of equal players, and one in which one is sooner."""
    for nth in range(MOST_HANDS):
        soon = rng.uniform(*REACTION)
        late = soon + AHEAD
        yield Race(soon, soon) if nth % 3 else rng.choice((Race(soon, late), Race(late, soon)))


def report(tally: Tally) -> str:
    fast, first = tally.won_by_fast / max(1, tally.equal), tally.won_by_first / max(1, tally.unequal)
    return (
        f"races of equal players: {tally.equal}; {tally.spoiled} more while the machine stood still\n"
        f"won by the line of 20 ms against 250 ms: {100 * fast:.2f} %\n"
        f"races with one 100 ms sooner: {tally.unequal}; {tally.spoiled_unequal} more\n"
        f"won by who was sooner: {100 * first:.2f} %\n"
    )


def may_be(share: float, wins: int, races: int) -> bool:
    """Within four deviations: one honest run in 16,000 is outside."""
    return abs(wins - share * races) <= 4 * math.sqrt(races * share * (1 - share))


def main() -> None:
    options = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    options.add_argument("--races", type=int, default=10_000)
    options.add_argument("--tables", type=int, default=40)
    options.add_argument("--seed", type=int, default=20_030_731)
    chosen = options.parse_args()
    began = time.perf_counter()
    tally = asyncio.run(run(chosen.races, chosen.tables, chosen.seed, patience=3))
    sys.stdout.write(report(tally) + f"seed: {chosen.seed}\nseconds: {time.perf_counter() - began:.0f}\n")
    if tally.equal < chosen.races:
        sys.exit("the machine stood still too often to tell")
    if not 0.48 <= tally.won_by_fast / tally.equal <= 0.52:
        sys.exit("expected 50 ± 2 % of the races of equal players")
    if tally.won_by_first < 0.99 * tally.unequal:
        sys.exit("expected 99 % of the races for who spoke first")


if __name__ == "__main__":
    main()
