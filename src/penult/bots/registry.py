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
from dataclasses import dataclass
from functools import partial

from ..engine.errors import Malformed
from .bot import Bot
from .kernel.policies import KEEN, RANDOM, SIMPLE
from .policy_bot import PolicyBot
from .specs import BotSpec, Parameter, parse_spec

_NAME = re.compile(r"[a-z][a-z0-9-]{0,19}")

POLICIES: Mapping[str, int] = {"random": RANDOM, "simple": SIMPLE, "keen": KEEN}
"""The kernel's number of each policy."""


@dataclass(frozen=True, slots=True)
class BotKind:
    """How bots of one name are made, and what can be chosen about them."""

    make: Callable[..., Bot]
    """It takes the bot's source of chance, and the chosen parameters by name."""
    parameters: tuple[Parameter, ...] = ()


BOTS: dict[str, BotKind] = {name: BotKind(partial(PolicyBot, number)) for name, number in POLICIES.items()}
"""The bots of this process by name."""


def register(name: str, make: Callable[..., Bot], parameters: tuple[Parameter, ...] = ()) -> None:
    """Register a bot of your own: it can then play at every table of this process, and in the arena.

    `make(rng)` gets the bot's source of chance, and `make(rng, playouts=500)` what the spec
    `name:playouts=500` says, if there is a parameter of that name.
    """
    BOTS[check_new_name(name)] = BotKind(make, parameters)


def check_new_name(name: str) -> str:
    if not _NAME.fullmatch(name):
        raise Malformed("name of a bot", name, "a to z, 0 to 9 and -, beginning with a letter, 20 at most")
    if name in BOTS:
        raise Malformed("name of a bot", name, "one that is not taken")
    return name


def bot(spec: str, rng: random.Random) -> Bot:
    """A bot that takes its chance from `rng`, such as `keen` or `search:playouts=500`."""
    parsed = spec_of(spec)
    return BOTS[parsed.name].make(rng, **dict(parsed.values))


def spec_of(text: str) -> BotSpec:
    """Parse the name of a bot with its parameters."""
    name = check_name(text.partition(":")[0])
    return parse_spec(text, BOTS[name].parameters)


def is_timed(spec: str) -> bool:
    """Whether the spec gives a budget of time."""
    chosen = dict(spec_of(spec).values)
    return any(each.timed and each.name in chosen for each in BOTS[spec.partition(":")[0]].parameters)


def check_name(name: str) -> str:
    if name not in BOTS:
        raise Malformed("bot", name, " or ".join(BOTS))
    return name
