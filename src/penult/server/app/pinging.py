"""Everybody who plays a hand is pinged every two seconds (A-68), by one timer for all."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Protocol

PING_SECONDS = 2.0
_TURNS = 40
"""In so many parts those two seconds are divided, so that not all are pinged at once."""


class Pinged(Protocol):
    """A conversation."""

    def ping_in_a_hand(self) -> None:
        """Ping whoever plays a hand now."""
        ...


class Pinging:
    def __init__(self) -> None:
        self._turns: list[set[Pinged]] = [set() for _ in range(_TURNS)]
        self._turn_of: dict[Pinged, set[Pinged]] = {}
        self._next = count()

    def add(self, line: Pinged) -> None:
        turn = self._turns[next(self._next) % _TURNS]
        turn.add(line)
        self._turn_of[line] = turn

    def remove(self, line: Pinged) -> None:
        self._turn_of.pop(line, set()).discard(line)

    async def go_on(self) -> None:
        """Until it is cancelled."""
        while True:
            for turn in self._turns:
                _ping(turn)
                await asyncio.sleep(PING_SECONDS / _TURNS)


def _ping(turn: set[Pinged]) -> None:
    """In a function of its own: a loop would hold on to its last line while it sleeps."""
    for line in tuple(turn):
        line.ping_in_a_hand()
