"""Levels: what people call the kinds of bots by their strength.

>>> kind_of("hard"), kind_of("keen")
('keen', 'keen')
"""

from __future__ import annotations

from collections.abc import Mapping

from .registry import BOTS

LEVELS: Mapping[str, str] = {"easy": "random", "medium": "simple", "hard": "keen", "expert": "search"}
"""The kind of each level, the weakest first. Records, logs and the protocol have the kind."""
USUAL_BOT = "keen"
"""The kind that plays where nobody has chosen."""


def kind_of(word: str) -> str:
    """The kind of bot that somebody names by its level; any other word is returned as it is."""
    return LEVELS.get(word, word)


def levels_here() -> tuple[str, ...]:
    """The levels whose bot is registered."""
    return tuple(level for level, kind in LEVELS.items() if kind in BOTS)
