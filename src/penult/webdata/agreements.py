"""`testing/agreements.json`: samples of chosen options and their text; the client must write the same."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from ..engine.options import AMOUNTS, PRINTED_OPTIONS, Amount, Option
from ..engine.rules import PRESETS, Rules

_EACH = 12
"""Samples for each preset."""


def agreements() -> list[dict[str, object]]:
    rng = random.Random(42)
    return [_agreement(preset, dict(_some_choices(rng))) for preset in PRESETS for _ in range(_EACH)]


def _agreement(preset: str, chosen: Mapping[str, str]) -> dict[str, object]:
    """A preset, the options chosen on top of it, and the text of both."""
    return {"preset": preset, "chosen": chosen, "text": str(Rules(preset, chosen))}


def _some_choices(rng: random.Random) -> Iterator[tuple[str, str]]:
    names = rng.sample(list(PRINTED_OPTIONS), rng.randrange(len(PRINTED_OPTIONS)))
    return ((name, _some_value(PRINTED_OPTIONS[name], rng)) for name in names)


def _some_value(option: Option, rng: random.Random) -> str:
    return str(rng.choice(AMOUNTS)) if isinstance(option, Amount) else rng.choice(option.values)
