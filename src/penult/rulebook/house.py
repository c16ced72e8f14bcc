"""House rules: what goes with what, and which of them a table has brought into force.

>>> [(each.other, each.ids) for each in meetings("seven")][:3]
[('zero', ('H-19',)), ('jump', ('H-25', 'H-27')), ('multi', ('H-32',))]
>>> in_force(Rules("classic+seven=must"))[:3]
('H-16', 'H-18', 'H-19')
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ..engine.options import HOUSE_OPTIONS
from ..engine.rules import Rules
from .entries import facts, house_contents

_NEVER = "-"
"""How the table writes that two switches never meet."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """Another option that a switch meets, and the rules and refused mixes that say how."""

    other: str
    ids: tuple[str, ...]

    @property
    def refused(self) -> bool:
        """Whether a part of the mix is refused."""
        return any(id_.startswith("C") for id_ in self.ids)


@cache
def meetings(switch: str) -> tuple[Meeting, ...]:
    """The other switches that this one meets, in the order of the engine's table."""
    met = ((other, between(switch, other)) for other in HOUSE_OPTIONS if other != switch)
    return tuple(Meeting(other, ids) for other, ids in met if ids)


@cache
def printed_meetings() -> tuple[Meeting, ...]:
    """The options of the printed game that meet house rules."""
    return tuple(Meeting(name, tuple(ids.split())) for name, ids in house_contents()["printed"].items())


def between(one: str, other: str) -> tuple[str, ...]:
    """What says how two switches go together; nothing if they never meet."""
    return _pairs()[(one, other) if (one, other) in _pairs() else (other, one)]


def in_force(rules: Rules) -> tuple[str, ...]:
    """The house rules that these rules bring into force, in the order of the book."""
    return tuple(
        name
        for name, known in facts().items()
        if rules.edition.name in known.editions and any(_is_chosen(each, rules) for each in known.in_force)
    )


def _is_chosen(choice: str, rules: Rules) -> bool:
    """`seven` is any value but the printed one, `bluff=free` that value alone; `+` is *and*."""
    for each in choice.split("+"):
        name, equals, value = each.partition("=")
        if rules[name] != value if equals else name not in rules.chosen:
            return False
    return True


@cache
def _pairs() -> dict[tuple[str, str], tuple[str, ...]]:
    """What each row of the table says against the switches after it."""
    written = house_contents()["pairs"]
    return {
        (one, other): () if ids == _NEVER else tuple(ids.split())
        for place, one in enumerate(HOUSE_OPTIONS, 1)
        for other, ids in zip(list(HOUSE_OPTIONS)[place:], written.get(one, ()), strict=True)
    }
