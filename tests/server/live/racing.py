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
from contextlib import AsyncExitStack, aclosing, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from penult.client.address import read_address
from penult.client.connection import Connection
from penult.client.guest import Guest
from penult.client.seen import Seen
from penult.wire import to_server as asks
from penult.wire.to_client import Pong, Update, Welcome
from server.live.client import Client, Message, Sent
from server.live.process import HURRY, Server, open_table
from server.live.slow_lines import Way, slow_lines

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
        self._expected = math.inf
        """When there is to be the next sign of life."""

    def since(self, began: float) -> bool:
        """Whether it has, or does now."""
        self._look()
        return self._last >= began

    async def watch(self, guest: Guest) -> None:
        """By pinging the server over a line of its own, and by looking at the clock."""
        line = Connection(read_address(guest.base), guest.token, open_table(guest), pause=_not_at_all)
        async with aclosing(line.messages()) as messages:
            assert isinstance(await anext(messages), Welcome)
            for number in count(1):
                self._expect(0.0)
                await line.send(asks.Ping(id=number))
                while not isinstance(await anext(messages), Pong):
                    pass
                self._look()
                self._expect(0.005)
                await asyncio.sleep(0.005)
                self._look()

    def _expect(self, after: float) -> None:
        self._expected = asyncio.get_running_loop().time() + after

    def _look(self) -> None:
        now = asyncio.get_running_loop().time()
        if now > self._expected + STALL:
            self._last = now


async def _not_at_all(_: float) -> None:
    """Nobody waits."""


@dataclass
class RacingTable:
    """Two at a table: the caller and the catcher."""

    caller: Client
    catcher: Client
    caller_is_fast: bool
    slow_hand: float = 0.0
    """Seconds that the catcher waits before laying the last card."""

    async def begin(self) -> None:
        await self.caller.until(lambda seen: all(seat.person for seat in seen.table.seats))
        await self.caller.say(asks.NameDealer(seat=1))
        await self.caller.say(asks.Start())
        await self._all_see("hand")

    async def run(self, race: Race) -> bool:
        """Whether the call came first."""
        outcome: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.caller.heard = Reaction("uno", race.caller)
        self.catcher.heard = Reaction("catch 0", race.catcher, outcome)
        await self.caller.act("play R7")
        async with asyncio.timeout(60):
            return await outcome

    async def deal_again(self) -> None:
        """The catcher goes out."""
        await asyncio.sleep(self.slow_hand)
        await self.catcher.act("play R9")
        await self._all_see("scores")
        for racer in (self.caller, self.catcher):
            await racer.say(asks.Agree(to="next"))
        await self._all_see("hand")

    async def _all_see(self, stage: str) -> None:
        for racer in (self.caller, self.catcher):
            await racer.until(lambda seen: seen.table.stage == stage)

    async def close(self) -> None:
        await self.caller.go()
        await self.catcher.go()


@dataclass
class Reaction:
    """Somebody speaks a while after seeing the card; and sees who was heard first."""

    move: str
    after: float
    outcome: asyncio.Future[bool] | None = None

    def __call__(self, racer: Client, message: Message, _: Seen | None) -> None:
        if not isinstance(message, Update):
            return
        kinds = {event.kind for event in message.events}
        if "exposed" in kinds:
            act = asks.Act(move=self.move, seen=message.n)
            asyncio.get_running_loop().call_later(self.after, _speak, racer, act)
        if self.outcome is not None and not self.outcome.done() and kinds & {"called", "caught"}:
            self.outcome.set_result("called" in kinds)


_SPEAKING: set[asyncio.Task[Sent]] = set()
"""Kept until they are done: the event loop itself forgets tasks."""


def _speak(racer: Client, act: asks.Act) -> None:
    task = asyncio.ensure_future(racer.say(act))
    _SPEAKING.add(task)
    task.add_done_callback(_SPEAKING.discard)


@asynccontextmanager
async def racing(
    tables: int, seed: int, pong_delay: float = 0.0, **lines: float
) -> AsyncIterator[tuple[list[RacingTable], Stalls]]:
    """Tables at which the caller has the fast line, or the slow one, by turns.

    The catcher is the one who may delay pongs.
    """
    rng, stalls = random.Random(seed), Stalls()
    async with AsyncExitStack() as open_:
        folder = open_.enter_context(tempfile.TemporaryDirectory())
        server = open_.enter_context(Server(Path(folder), speed=1, seed=seed, position=POSITION))
        open_.enter_context(before_others(server))

        async def ways(pong_delay: float) -> list[str]:
            trips = (lines.get("fast", FAST) - JITTER, lines.get("slow", SLOW) - JITTER)
            proxies = (slow_lines(Way(server.port, trip, JITTER, "", pong_delay), rng) for trip in trips)
            return [f"http://127.0.0.1:{await open_.enter_async_context(proxy)}" for proxy in proxies]

        callers = await ways(0.0)
        catchers = await ways(pong_delay) if pong_delay else callers
        watching = asyncio.create_task(stalls.watch(server.guest("Zoe")))
        seated = (_table(server, callers, catchers, nth) for nth in range(tables))
        racing = await asyncio.gather(*seated)
        await asyncio.gather(*(table.begin() for table in racing))
        yield racing, stalls
        watching.cancel()
        await asyncio.gather(*(table.close() for table in racing))


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


async def _table(server: Server, callers: list[str], catchers: list[str], nth: int) -> RacingTable:
    host, guest = server.guest(f"Ana{nth}"), server.guest(f"Ben{nth}")
    code = open_table(host, seats=2, window_seconds=0)
    caller = await _comes(replace(host, base=callers[nth % 2]), code)
    return RacingTable(caller, await _comes(replace(guest, base=catchers[1 - nth % 2]), code), nth % 2 == 0)


async def _comes(guest: Guest, code: str) -> Client:
    racer = Client(guest, code)
    await racer.come()
    return racer


async def run(races: int, tables: int, seed: int, patience: int = 3) -> Tally:
    """So many races of equal players, and half as many others; on a busy machine up to `patience` times."""
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
        await table.deal_again()


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
    options.add_argument("--tables", type=int, default=30)
    options.add_argument("--seed", type=int, default=20_030_731)
    chosen = options.parse_args()
    began = time.perf_counter()
    tally = asyncio.run(run(chosen.races, chosen.tables, chosen.seed))
    sys.stdout.write(report(tally) + f"seed: {chosen.seed}\nseconds: {time.perf_counter() - began:.0f}\n")
    if tally.equal < chosen.races:
        sys.exit("the machine stood still too often to tell")
    if not 0.48 <= tally.won_by_fast / tally.equal <= 0.52:
        sys.exit("expected 50 ± 2 % of the races of equal players")
    if tally.won_by_first < 0.99 * tally.unequal:
        sys.exit("expected 99 % of the races for who spoke first")


if __name__ == "__main__":
    main()
