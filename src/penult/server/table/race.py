"""The race for the call: whoever speaks within it is heard in an order of chance, however fast the line."""

from __future__ import annotations

import random
from collections.abc import Callable

from .said import RACERS, Said

RACE_SECONDS = 0.6


class Race:
    """From the moment the table sees an exposed player, and a little before: from the move that exposed."""

    def __init__(self) -> None:
        self.until: float | None = None
        self._opens = False
        self._racers: dict[int, Said] = {}

    def open(self) -> None:
        """A player is exposed by what the next update will show."""
        self._opens = True

    def start(self, now: float) -> None:
        """The table has seen it: from now on time is counted."""
        if self._opens:
            self._opens, self.until = False, now + RACE_SECONDS

    def resume(self, now: float) -> None:
        """Time stood still when it should have ended: it is run again."""
        if self.until is not None and self.until <= now:
            self.until = now + RACE_SECONDS

    @property
    def on(self) -> bool:
        return self._opens or self.until is not None

    def takes(self, said: Said) -> bool:
        return self.on and said.move.verb in RACERS

    def enter(self, said: Said) -> bool:
        """Once a player: ten clicks are worth one."""
        if said.seat in self._racers:
            return False
        self._racers[said.seat] = said
        return True

    def forget_requests(self, person: str) -> None:
        self._racers = {seat: said.without_request(person) for seat, said in self._racers.items()}

    def drop(self, unsaid: Callable[[Said], bool]) -> None:
        self._racers = {seat: said for seat, said in self._racers.items() if not unsaid(said)}

    def close(self, rng: random.Random) -> list[Said]:
        """Everybody who raced, in the order in which they are heard."""
        racers = list(self._racers.values())
        rng.shuffle(racers)
        self._racers, self.until = {}, None
        return racers
