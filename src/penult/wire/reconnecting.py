"""How a client comes back after a lost connection: numbers that both clients of ours share."""

from __future__ import annotations

from .to_client import Why
from .to_server import Act, Agree, Birthday, PickCard, Resume, TakeBack

PAUSES = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds before each attempt."""
LONGEST_PAUSE = 15.0
"""Seconds before every later attempt."""
OPENING_SECONDS = 4.0
"""How long the first attempt may take; each later one gets two seconds more."""
PATIENCE = (1.2, 8.0)
"""The least and the most seconds to wait for the answer to a ping. A slow connection gets more."""
AFTER_GOODBYE: dict[Why, float] = {"closing": 3.0, "too_slow": 1.0, "too_fast": 30.0}
"""The goodbyes after which a client comes back, and the seconds it stays away first."""
SAID_AGAIN = (Act, Agree, TakeBack, Resume, PickCard, Birthday)
"""A player's decisions, which are sent again after a lost connection. Other messages are not."""
