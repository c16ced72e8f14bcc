"""Servers under test: the application of `penult serve` with a quick clock, a seed and given decks.

For every line that comes the program starts a server in a process of its own, and says its number, its
address and in the end its status: so it is loaded once a test, not once a server. All of them have the same
port, so that clients come back by themselves. See `process`.
Nothing of this can be reached from `penult serve`.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import socket
import sys
import time
from contextlib import closing
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from penult.engine.chance import Chance
from penult.engine.deal import Deal
from penult.engine.rules import Rules
from penult.server.app.lifecycle import make_server, open_context
from penult.server.logs import make_log
from penult.server.settings import gather
from penult.server.transport.server import listen, run_until_stopped
from penult.table.journal import Journal
from penult.table.rate_limit import Rate
from table.decks import stacked

GENEROUS = {
    "sockets_per_address": 100_000,
    "connections_per_address": 100_000,
    "requests_per_minute": 1_000_000,
    "guests_per_hour": 1_000_000,
    "tables_per_hour": 1_000_000,
    "tables_per_person": 1_000_000,
    "tries_per_minute": 1_000_000,
    "records_per_minute": 1_000_000,
    "messages_per_second": 1_000_000,
    "messages_per_address": 1_000_000,
    "metrics_token": "prometheus",
}
"""Limits for tests, whose players are quick and share one address."""


class QuickClock:
    """A clock with shorter seconds, which a restart does not turn back."""

    def __init__(self, speed: float) -> None:
        self._speed = speed
        self._offset = time.time() - time.monotonic()

    def now(self) -> float:
        return (time.monotonic() + self._offset) * self._speed

    def until(self, at: float) -> float:
        return (at - self.now()) / self._speed


class Decks:
    """The decks for each set of rules, one after another; after them, and for other rules, random ones."""

    def __init__(self, arranged: dict[str, list[str]], rng: random.Random) -> None:
        self._arranged = {Rules(rules): list(decks) for rules, decks in arranged.items()}
        self._rng = rng

    def __call__(self, rules: Rules) -> Chance:
        decks = self._arranged.get(rules)
        if not decks:
            return Chance.drawn_from(self._rng, rules)
        return Chance(stacked(rules, decks.pop(0)), source=self._rng)


def lay_always(position: str) -> None:
    """Every hand begins in this position, which no deck could give."""
    honest = Journal.deal

    def deal(self: Journal, chance: Chance) -> None:
        honest(self, chance)
        dealer, self.table.deal = self.table.hand.dealer, Deal.at(position)
        self.table.deal.state.dealer = dealer

    Journal.deal = deal  # type: ignore[method-assign]


async def serve(chosen: argparse.Namespace, nth: int, port: int) -> None:
    told = {"data": str(chosen.data), "log_format": "json", **GENEROUS, **json.loads(chosen.settings)}
    settings, _ = gather(told, {})
    rng = random.Random(f"{chosen.seed}/{nth}")
    decks = Decks(json.loads(chosen.decks), rng)
    log = make_log(settings.log_format, settings.log_level)
    with closing(listen("127.0.0.1", port)) as listening:
        async with open_context(settings, QuickClock(chosen.speed), rng, log, decks) as context:
            context.limits.faults = Rate(chosen.faults, 10)
            await make_server(context, lambda: _say(f"http://127.0.0.1:{port}")).serve(sockets=[listening])
    log.say("closed")


def reserved() -> socket.socket:
    """A port that nobody else gets: bound, but not listened at."""
    bound = socket.socket()
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.bind(("127.0.0.1", 0))
    return bound


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("data", type=Path)
    parser.add_argument("--speed", type=float, default=1.0)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--decks", default="{}", help="JSON: lists of decks by rules")
    parser.add_argument("--settings", default="{}", help="JSON: those that are not generous")
    parser.add_argument("--position", default="", help="how the cards lie at the beginning of every hand")
    parser.add_argument("--faults", type=int, default=10, help="how many in ten seconds are borne")
    chosen = parser.parse_args()
    if chosen.position:
        lay_always(chosen.position)
    port = reserved()
    for nth, _ in enumerate(sys.stdin):
        child = os.fork()
        if child == 0:
            _say(str(os.getpid()))
            run_until_stopped(serve(chosen, nth, port.getsockname()[1]))
            return
        _, status = os.waitpid(child, 0)
        _say(f"ended {os.waitstatus_to_exitcode(status)}")


if __name__ == "__main__":
    main()
