"""Measures the server under a crowd. Prints `name: value` lines.

`python bench/server.py --tables 1000 --seconds 180`: the server has one core and the crowd another. First
every table of four makes a move every three seconds, with default settings; then the server is killed and
restores the tables. Then, at new tables without windows, everybody moves as soon as it is their turn.

`--of REV` measures the package of another commit instead. `--against REV` runs only the last part, in turns
with the package of another commit, and prints ratios.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import statistics
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import uvloop

from crowd.evening import begin, come, pace
from crowd.party import SEATS
from crowd.process import Process
from crowd.stretch import Stretch
from crowd.tally import Tally, at_share
from unpacking import unpacked

SETTLING_SECONDS = 3.0
PATIENCE_SECONDS = 120.0


@dataclass(frozen=True, slots=True)
class Chosen:
    tables: int
    seconds: float
    rush: float
    cores: tuple[int, int]
    """The server's and the crowd's."""

    @property
    def connections(self) -> int:
        return SEATS * self.tables


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=180, help="at a human pace; 0 leaves it out")
    parser.add_argument("--rush", type=float, default=20, help="seconds of saturation; 0 leaves it out")
    parser.add_argument(
        "--against", metavar="REV", help="a commit whose server is measured in turns with ours"
    )
    parser.add_argument("--of", metavar="REV", help="a commit whose server is measured instead of ours")
    parser.add_argument("--pairs", type=int, default=5, help="how many turns each has")
    given = parser.parse_args()
    free = sorted(os.sched_getaffinity(0))
    chosen = Chosen(given.tables, given.seconds, given.rush, (free[0], free[-1]))
    os.sched_setaffinity(0, {chosen.cores[1]})
    gc.freeze()
    print(f"tables: {chosen.tables:,}, seats: {SEATS}, cores: {len(free)}, {_load()}", flush=True)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(
            compare(chosen, given.against, given.pairs) if given.against else measure(chosen, given.of)
        )


async def compare(chosen: Chosen, revision: str, pairs: int) -> None:
    """Alternate between theirs and ours at saturation."""
    figures: dict[str, list[tuple[float, float]]] = {"theirs": [], "ours": []}
    with tempfile.TemporaryDirectory(dir="/var/tmp") as folder:
        package = unpacked(revision, Path(folder))
        for turn in range(pairs):
            for whose, source in (("theirs", package), ("ours", None)):
                tally, stretch = await rush(chosen, Path(folder, f"{whose} {turn}"), source)
                moves = len(tally.seconds) / stretch.seconds
                figures[whose].append((moves, 1e6 * stretch.server / stretch.updates))
                say(f"{whose}, moves a second", moves)
                say(f"{whose}, CPU of the server, µs an update", figures[whose][-1][1])
    for nth, name in enumerate(("moves a second", "CPU of the server an update")):
        pairwise = zip(figures["ours"], figures["theirs"], strict=True)
        ratios = sorted(ours[nth] / theirs[nth] for ours, theirs in pairwise)
        middle = statistics.median(ratios)
        print(
            f"{name}, ours / theirs: {middle:.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f}), {_load()}",
            flush=True,
        )


async def measure(chosen: Chosen, revision: str | None) -> None:
    """Uses folders on a disk: a memory file system would sync too fast."""
    with tempfile.TemporaryDirectory(dir="/var/tmp") as folder:
        source = None if revision is None else unpacked(revision, Path(folder))
        if chosen.seconds:
            data = Path(folder, "pace")
            await at_a_human_pace(chosen, data, source)
            await restore(chosen, data, source)
        if chosen.rush:
            await in_a_rush(chosen, Path(folder, "rush"), source)


async def at_a_human_pace(chosen: Chosen, data: Path, source: Path | None) -> None:
    tally = Tally()
    with Process.open(data, chosen.cores[0], source) as server:
        await Stretch.now(server)
        empty = server.kilobytes
        parties = await come(server.where, chosen.tables, {}, rush=False, tally=tally)
        await asyncio.sleep(SETTLING_SECONDS)
        say("idle connection, KB", (server.kilobytes - empty) / chosen.connections)
        await begin(parties)
        await asyncio.sleep(SETTLING_SECONDS)
        before = await Stretch.now(server)
        tally.begin()
        await pace(parties, chosen.seconds)
        after = await Stretch.now(server)
        say("busy connection, KB", (server.kilobytes - empty) / chosen.connections)
    tell_of_moves("a human pace", tally, after.since(before))
    say("sync of the disk alone, p50, ms", 1000 * after.metrics["penult_commit_median_seconds"])
    say("sync of the disk alone, p99, ms", 1000 * after.metrics["penult_commit_p99_seconds"])
    say("left to be restored, batches", after.metrics["penult_batches_total"])


async def restore(chosen: Chosen, data: Path, source: Path | None) -> None:
    """Measure from the start of the process until people can come in, and until every table is back."""
    began = time.perf_counter()
    with Process.open(data, chosen.cores[0], source) as server:
        say("doors open after kill -9, s", time.perf_counter() - began)
        now = await Stretch.now(server)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while now.metrics["penult_rooms"] + now.metrics["penult_halted_tables"] < chosen.tables:
                await asyncio.sleep(0.05)
                now = await Stretch.now(server)
        say("restart after kill -9, s", now.seconds - began)
        say("restart after kill -9, CPU, s", now.server)
        say("restored, tables", now.metrics["penult_rooms"])
        say("not restored, tables", now.metrics["penult_halted_tables"])


async def in_a_rush(chosen: Chosen, data: Path, source: Path | None) -> None:
    tally, stretch = await rush(chosen, data, source)
    tell_of_moves("saturation", tally, stretch)
    say("saturation, moves a commit", stretch.moves_a_commit)


async def rush(chosen: Chosen, data: Path, source: Path | None = None) -> tuple[Tally, Stretch]:
    """Windows take no time here, because they would slow every table down."""
    tally = Tally()
    with Process.open(data, chosen.cores[0], source) as server:
        parties = await come(server.where, chosen.tables, {"window_seconds": 0}, rush=True, tally=tally)
        await begin(parties)
        await asyncio.sleep(SETTLING_SECONDS)
        before = await Stretch.now(server)
        tally.begin()
        await asyncio.sleep(chosen.rush)
        return tally, (await Stretch.now(server)).since(before)


def tell_of_moves(name: str, tally: Tally, stretch: Stretch) -> None:
    """All these moves were on disk before they were answered."""
    moves = len(tally.seconds)
    say(f"{name}, moves", moves)
    say(f"{name}, moves a second", moves / stretch.seconds)
    say(f"{name}, act to own update, p50, ms", 1000 * at_share(tally.seconds, 0.5))
    say(f"{name}, act to own update, p99, ms", 1000 * at_share(tally.seconds, 0.99))
    say(f"{name}, act to own update, longest, ms", 1000 * at_share(tally.seconds, 1))
    say(f"{name}, CPU of the server, µs an update", 1e6 * stretch.server / stretch.updates)
    say(f"{name}, CPU of the server, µs a move", 1e6 * stretch.server / moves)
    say(f"{name}, bytes an update", stretch.bytes_an_update)
    say(f"{name}, server, % of its core", 100 * stretch.server / stretch.seconds)
    say(f"{name}, server had to wait for its core, %", 100 * stretch.waited / stretch.seconds)
    say(f"{name}, crowd, % of its core", 100 * stretch.crowd / stretch.seconds)
    print(f"{name}, {tally}, {_load()}", flush=True)


def say(name: str, value: float) -> None:
    print(f"{name}: {value:,.0f}" if value >= 100 else f"{name}: {value:.2f}", flush=True)


def _load() -> str:
    return f"load average: {os.getloadavg()[0]:.1f}"


if __name__ == "__main__":
    main()
