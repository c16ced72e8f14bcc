"""Chance from the operating system, a deck at a time."""

from __future__ import annotations

import os
import random
from typing import Any

_LOT = 16
"""Bytes: no two of them are ever alike."""


class SystemChance(random.SystemRandom):
    """`random.SystemRandom`, which would ask the system a hundred times for every deck: 2 % of all time."""

    def shuffle(self, x: Any) -> None:
        """Sort by random keys: each item draws a lot."""
        lots = os.urandom(_LOT * len(x))
        drawn = [lots[at : at + _LOT] for at in range(0, len(lots), _LOT)]
        x[:] = [x[at] for at in sorted(range(len(x)), key=drawn.__getitem__)]
