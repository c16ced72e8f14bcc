"""Measures what a move costs a table of four, without sockets and disk. Prints `name: value` lines.

`python bench/table.py --moves 20000`: four people answer every update at once, and each part of the way is
timed separately. `--profile` prints where the time goes instead.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import random
import statistics
from time import perf_counter

import msgspec

from crowd.heard import Heard, understand
from crowd.player import some_move
from penult.engine.chance import Chance
from penult.engine.rules import Rules
from penult.table.incoming import Connected, MessageReceived, Outgoing
from penult.table.log.apply import table_from_log
from penult.table.log.digest import digest
from penult.table.log.steps import AnyStep, Began, DealerIs, Joined, Opened, Sat, encode_for_log
from penult.table.session import TableSession
from penult.wire.coding import read_by_server
from penult.wire.terms import Terms

SEATS = 4
STRETCHES = 40
QUIET = 5
"""The figures come from this many of the fastest stretches, because other load only adds time."""
PARTS = ("read", "decide", "write", "show")


class Evening:
    """A table with four people who play one match after another."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self._now = 0.0
        self._asked = 0
        self._moves: dict[str, tuple[tuple[str, str | None], ...]] = {}
        self.seconds = dict.fromkeys(PARTS, 0.0)
        self._begin_match()

    def _begin_match(self) -> None:
        self._session = TableSession(table_from_log(_log()), self._shuffled, self._rng)
        for seat in range(SEATS):
            self._session.receive(self._now, Connected(str(seat), str(seat), f"Player {seat}", None))
        self._go_on()

    def play(self, moves: int) -> None:
        for _ in range(moves):
            self._move()

    def _move(self) -> None:
        while not any(self._moves.values()):
            self._wait()
        person, moves = next((person, moves) for person, moves in self._moves.items() if moves)
        act = f'"seen":{self._session.n},"move":"{some_move(moves)}"}}'.encode()
        self._send(person, b'{"type":"act","id":%d,' + act)
        self._go_on()

    def _wait(self) -> None:
        """Wait until the next hand is dealt; after a match, begin the next one."""
        if self._session.table.stage == "over":
            self._begin_match()
        else:
            self._now = max(self._now, self._session.wake or 0.0)
            self._go_on()

    def _send(self, person: str, message: bytes) -> None:
        self._asked += 1
        self._now += 1.0
        began = perf_counter()
        asked = read_by_server(message % self._asked)
        read = perf_counter()
        self._session.receive(self._now, MessageReceived(person, person, asked, self._now, 0.5))
        self.seconds["decide"] += perf_counter() - read
        self.seconds["read"] += read - began

    def _go_on(self) -> None:
        session, began = self._session, perf_counter()
        while (wake := session.wake) is not None and wake <= self._now:
            session.tick(self._now)
        decided = perf_counter()
        if steps := session.take_steps():
            encode_for_log(steps)
            digest(session.table)
        wrote = perf_counter()
        outgoing = session.release(self._now)
        self.seconds["decide"] += decided - began
        self.seconds["write"] += wrote - decided
        self.seconds["show"] += perf_counter() - wrote
        for message in outgoing:
            self._hear(message)

    def _hear(self, message: Outgoing) -> None:
        heard: Heard = understand(message.body)
        if heard.type == "refused":
            raise AssertionError(message.body)
        if heard.hand is not None and heard.hand.moves is not msgspec.UNSET:
            self._moves[message.connection] = heard.hand.moves

    def _shuffled(self, rules: Rules) -> Chance:
        return Chance.seeded(rules, self._rng.getrandbits(32))


def _log() -> list[AnyStep]:
    terms = Terms(seats=SEATS, window_seconds=0, turn_seconds=60)
    people: list[AnyStep] = []
    for seat in range(SEATS):
        people += [Joined(person=str(seat), name=f"Player {seat}"), Sat(person=str(seat), seat=seat)]
    return [Opened(code="ABCDEFGH", terms=terms), *people, Began(), DealerIs(seat=0, rule="R-03")]


def measure(moves: int) -> None:
    evening = Evening(seed=1)
    evening.play(moves // STRETCHES)
    stretches: list[dict[str, float]] = []
    for _ in range(STRETCHES):
        evening.seconds = dict.fromkeys(PARTS, 0.0)
        evening.play(moves // STRETCHES)
        stretches.append({part: 1e6 * s / (moves // STRETCHES) for part, s in evening.seconds.items()})
    quietest = sorted(stretches, key=lambda each: sum(each.values()))[:QUIET]
    for part in PARTS:
        print(f"{part}, µs a move: {statistics.mean(each[part] for each in quietest):.1f}")
    print(f"in all, µs a move: {statistics.mean(sum(each.values()) for each in quietest):.1f}")


def profile(moves: int) -> None:
    evening = Evening(seed=1)
    profiler = cProfile.Profile()
    profiler.runcall(evening.play, moves)
    pstats.Stats(profiler).sort_stats("tottime").print_stats(60)


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    (profile if given.profile else measure)(given.moves)


if __name__ == "__main__":
    main()
