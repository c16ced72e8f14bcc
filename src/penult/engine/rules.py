"""Rules: an edition and the options agreed on, written `hp2003+legality=table`.

>>> Rules("hp2003/pt")
Rules('hp2003+drawn=must_declined+first_return=middle')
>>> Rules("classic")["legality"]
'strict'

Presets of the house rules stand among the options, and a choice beats them:

>>> Rules("classic+seven-o+jump-in+seven=may")
Rules('classic+seven=may+zero=rotate+jump=on')
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NoReturn

from .conflicts import check_deal, check_rules, joined_presets
from .editions import EDITIONS, Edition
from .errors import Conflict, Malformed
from .kernel.seating import partners_allowed, seats_allowed
from .kernel.state import State
from .options import HOUSE_OPTIONS, HOUSE_PRESETS, OPTIONS, Number, is_number

PRESETS: Mapping[str, Mapping[str, str]] = {
    "classic/en": {},
    "hp2003/en": {},
    "hp2003/es": {"invis_scope": "any"},  # D-04
    "hp2003/fr": {},
    "hp2003/pt": {"drawn": "must_declined", "first_return": "middle"},  # D-02, D-21
    "hp2018/en": {},
    "hp2018/es": {"drawn": "must_nomatch"},  # D-03
}
"""Each printed sheet's reading: where its language differs from the rulings."""


class Rules:
    """An edition plus options. Rules are equal when all their options are."""

    __slots__ = ("chosen", "edition")
    edition: Edition
    chosen: Mapping[str, str]
    """The options that differ from the edition's default."""

    def __init__(self, text: str, options: Mapping[str, str] | None = None) -> None:
        """Parse `edition` or `edition/language`, then any number of `+name=value` and `+preset`."""
        if not isinstance(text, str):
            raise Malformed("rules", text, "text such as classic+legality=table")
        head, *rest = text.strip().split("+")
        edition = head.partition("/")[0]
        if edition not in EDITIONS:
            raise Malformed("edition", edition, " or ".join(EDITIONS))
        if "/" in head and head not in PRESETS:
            raise Malformed("preset", head, " or ".join(PRESETS))
        object.__setattr__(self, "edition", EDITIONS[edition])
        presets = [name for name in rest if name in HOUSE_PRESETS]
        given = {**_pairs(word for word in rest if word not in HOUSE_PRESETS), **(options or {})}
        chosen = {**PRESETS.get(head, {}), **joined_presets(presets, given), **given}
        try:
            self._choose(dict(self._unusual(chosen)))
        except Conflict as beyond:
            self._check_in_order(chosen, beyond)
        check_rules(self)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("rules do not change")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("rules do not change")

    def __reduce__(self) -> tuple[type[Rules], tuple[str]]:
        return Rules, (str(self),)

    def __getitem__(self, name: str) -> str:
        return self.chosen.get(name, self._default(_known(name)))

    def check_seats(self, seats: int, partners: bool = False) -> None:
        """R-01: two to ten players; in pairs, an even number from four."""
        if type(seats) is not int or not seats_allowed(seats):
            raise Malformed("players", seats, "2 to 10 (R-01)")
        if (partners or self["score"] == "team") and not partners_allowed(seats):
            raise Malformed("players", seats, "4, 6, 8 or 10 with partners (R-63, A-60)")
        check_deal(self, seats)

    def write_into(self, state: State) -> None:
        """Set the edition and every option of a hand in the kernel's state."""
        for field, number in _numbers(self):
            setattr(state, field, number)

    def _choose(self, chosen: dict[str, str]) -> None:
        object.__setattr__(self, "chosen", MappingProxyType(chosen))

    def _check_in_order(self, chosen: Mapping[str, str], beyond: Conflict) -> NoReturn:
        """Raise the first conflict where a number is beyond its range: it may come before C-10."""
        self._choose({name: str(value) for name, value in chosen.items()})
        for name in chosen:
            if isinstance(OPTIONS[name], Number) and not is_number(self[name]):
                raise beyond
        check_rules(self)
        raise beyond

    def _unusual(self, options: Mapping[str, str]) -> Iterable[tuple[str, str]]:
        given = {_known(name): OPTIONS[name].check(str(value)) for name, value in options.items()}
        for name in OPTIONS:
            if name in given and given[name] != self._default(name):
                yield name, given[name]

    def _default(self, name: str) -> str:
        return self.edition.hints if name == "hints" else OPTIONS[name].values[0]

    def __str__(self) -> str:
        return "+".join([self.edition.name, *(f"{k}={v}" for k, v in self.chosen.items())])

    def __repr__(self) -> str:
        return f"Rules({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return str(self) == str(other) if isinstance(other, Rules) else NotImplemented

    def __hash__(self) -> int:
        return hash(str(self))


@lru_cache(maxsize=256)
def _numbers(rules: Rules) -> tuple[tuple[str, int], ...]:
    """The fields of the kernel's state that follow from rules, and their values."""
    chosen = [(each.field, each.number(rules[each.name])) for each in OPTIONS.values() if each.field]
    deck = sum(1 << card.kind for card in set(rules.edition.deck))
    house = int(any(name in HOUSE_OPTIONS for name in rules.chosen))
    return ("deck", deck), ("strength", rules.edition.draw_strength), ("house", house), *chosen


def _pairs(texts: Iterable[str]) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for name, value in map(_pair, texts):
        if name in pairs:
            raise Malformed("option", f"{name}={value}", f"{name} only once")
        pairs[name] = value
    return pairs


def _pair(text: str) -> tuple[str, str]:
    """`name=value` as rules write it, or `name:value` as scenarios do."""
    name, equals, value = text.replace(":", "=", 1).partition("=")
    if not equals:
        raise Malformed("option", text, "name=value, or one of " + ", ".join(HOUSE_PRESETS))
    return name, value


def _known(name: str) -> str:
    if name not in OPTIONS:
        raise Malformed("option", name, "one of " + ", ".join(OPTIONS))
    return name
