"""The bots by name.

>>> import random
>>> from penult import Deal
>>> deal = Deal.at("classic n=2 top=R5 h0=R9,B5,W h1=G1,G2")
>>> bot("simple", random.Random(1)).choose(deal.view(0))
Move('play R9')
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from functools import partial

from ..engine.errors import Malformed
from .bot import Bot
from .kernel.policies import KEEN, RANDOM, SIMPLE
from .policy_bot import PolicyBot

_NAME = re.compile(r"[a-z][a-z0-9-]{0,19}")

POLICIES: Mapping[str, int] = {"random": RANDOM, "simple": SIMPLE, "keen": KEEN}
"""The kernel's number of each policy."""

BOTS: dict[str, Callable[[random.Random], Bot]] = {
    name: partial(PolicyBot, number) for name, number in POLICIES.items()
}
"""The factory of each bot; it takes the bot's source of chance."""


def register(name: str, make: Callable[[random.Random], Bot]) -> None:
    """Register a bot of your own: it can then play at every table of this process, and in the arena."""
    if not _NAME.fullmatch(name):
        raise Malformed("name of a bot", name, "a to z, 0 to 9 and -, beginning with a letter, 20 at most")
    if name in BOTS:
        raise Malformed("name of a bot", name, "one that is not taken")
    BOTS[name] = make


def bot(name: str, rng: random.Random) -> Bot:
    """A bot that takes its chance from `rng`."""
    return BOTS[check_name(name)](rng)


def check_name(name: str) -> str:
    if name not in BOTS:
        raise Malformed("bot", name, " or ".join(BOTS))
    return name
