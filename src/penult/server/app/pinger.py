"""One timer that asks every client session every two seconds whether a ping is due (A-68)."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .client_session import ClientSession

PING_SECONDS = 2.0
_TURNS = 40
"""The two seconds are divided into this many slots, so that not all sessions are pinged at once."""


class Pinger:
    def __init__(self) -> None:
        self._turns: list[set[ClientSession]] = [set() for _ in range(_TURNS)]
        self._turn_of: dict[ClientSession, set[ClientSession]] = {}
        self._next = count()

    def add(self, session: ClientSession) -> None:
        turn = self._turns[next(self._next) % _TURNS]
        turn.add(session)
        self._turn_of[session] = turn

    def remove(self, session: ClientSession) -> None:
        self._turn_of.pop(session, set()).discard(session)

    async def run(self) -> None:
        """Run until canceled."""
        while True:
            for turn in self._turns:
                _ping(turn)
                await asyncio.sleep(PING_SECONDS / _TURNS)


def _ping(turn: set[ClientSession]) -> None:
    """A function of its own, because a loop in `run` would keep its last session alive while it sleeps."""
    for session in tuple(turn):
        session.check_ping()
