"""The bots by name.

>>> import random
>>> from penult import Deal
>>> deal = Deal.at("classic n=2 top=R5 h0=R9,B5,W h1=G1,G2")
>>> bot("simple", random.Random(1)).choose(deal.view(0))
Move('play R9')
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial

from ..engine.errors import Malformed
from .bot import Bot
from .kernel.policies import KEEN, RANDOM, SIMPLE
from .policy_bot import PolicyBot

POLICIES: Mapping[str, int] = {"random": RANDOM, "simple": SIMPLE, "keen": KEEN}
"""The kernel's number of each policy."""

BOTS: Mapping[str, Callable[[random.Random], Bot]] = {
    name: partial(PolicyBot, number) for name, number in POLICIES.items()
}


def bot(name: str, rng: random.Random) -> Bot:
    """A bot that takes its chance from `rng`."""
    return BOTS[check_name(name)](rng)


def check_name(name: str) -> str:
    if name not in BOTS:
        raise Malformed("bot", name, " or ".join(BOTS))
    return name
