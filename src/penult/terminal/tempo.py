"""How long the table waits: the one place where seconds are counted."""

from __future__ import annotations

import random
from dataclasses import dataclass

from .hand_of_play import Due

_GRACE = 3
_EARLIEST, _LATEST = 0.35, 0.95
_CATCHING_SECONDS, _BEGINNING_SECONDS = 0.6, 1.5
"""A-68: no bot catches sooner after a card that exposed somebody, and none begins its turn sooner."""


@dataclass(frozen=True, slots=True)
class Tempo:
    """`pace` is the pause before a bot moves, in seconds. With 0 nothing waits but for the person."""

    pace: float
    rng: random.Random

    @property
    def waits_for_person(self) -> bool:
        """Whether a window stays open until the person says to go on."""
        return self.pace == 0

    def before(self, due: Due) -> float:
        """The pause before something happens without the person's word."""
        return self.pace if due is Due.BOT else 0

    def window(self) -> tuple[float, float]:
        """While somebody can be caught: when the bots speak, and how long the window stays open after it."""
        grace = max(_GRACE * self.pace, _BEGINNING_SECONDS)
        speak = max(grace * self.rng.uniform(_EARLIEST, _LATEST), _CATCHING_SECONDS)
        return speak, grace - speak
