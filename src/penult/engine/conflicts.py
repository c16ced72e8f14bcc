"""Rules that contradict themselves, or could never do anything (C-01 … C-09, C-11); C-10 is `Number.check`.

>>> from .rules import Rules
>>> Rules("classic+mercy=7")  # doctest: +ELLIPSIS
Traceback (most recent call last):
penult.engine.errors.Conflict: mercy=7 with deal=7: players would be out at the deal; raise mercy... (C-04)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Protocol

from .editions import Edition
from .errors import Conflict
from .options import HOUSE_PRESETS


class Switches(Protocol):
    """Rules, as far as their options are looked at."""

    edition: Edition

    def __getitem__(self, name: str) -> str: ...


def check_rules(rules: Switches) -> None:
    """Raise the first conflict, in the order of the rulebook."""
    for conflict in conflicts(rules):
        raise conflict


def conflicts(rules: Switches) -> Iterator[Conflict]:
    """Every conflict of these rules, at any number of players."""
    for rule, (wrong, between, reason, advice) in _CONFLICTS.items():
        if wrong(rules):
            chosen = tuple(f"{name}={rules[name]}" for name in between)
            yield Conflict(rule, chosen, reason, advice)


_Wrong = Callable[[Switches], bool]
_CONFLICTS: Mapping[str, tuple[_Wrong, tuple[str, ...], str, str]] = {
    "C-01": (
        lambda rules: rules["stack_max"] != "0" and rules["stack"] == "off",
        ("stack_max", "stack"),
        "no total grows",
        "turn on stack, or leave stack_max at 0",
    ),
    "C-02": (
        lambda rules: rules["bluff"] == "first" and rules["stack"] in ("off", "two"),
        ("bluff", "stack"),
        "no Wild Draw Four is ever added to another card",
        "say bluff=challenge, or let stack add them",
    ),
    "C-03": (
        lambda rules: rules["call_price"] != "2" and rules["call"] == "off",
        ("call_price", "call"),
        "nobody owes a call",
        "leave call_price at 2, or do not turn off call",
    ),
    "C-04": (
        lambda rules: rules["mercy"] != "0" and int(rules["mercy"]) <= int(rules["deal"]),
        ("mercy", "deal"),
        "players would be out at the deal",
        "raise mercy, or deal fewer cards",
    ),
    "C-05": (
        lambda rules: rules["mercy"] != "0" and rules["score"] in ("team", "rotate4"),
        ("mercy", "score"),
        "a partner could be left alone",
        "turn off mercy, or play without partners",
    ),
    "C-07": (
        lambda rules: rules["wd4_guilty_card"] == "returned" and rules["bluff"] in ("free", "none"),
        ("wd4_guilty_card", "bluff"),
        "nobody is ever found guilty",
        "say wd4_guilty_card=stays, or allow challenges",
    ),
    "C-08": (
        lambda rules: rules["forced_draw_closes"] == "yes" and rules["call"] != "printed",
        ("forced_draw_closes", "call"),
        "there is no window to close",
        "say forced_draw_closes=no, or call=printed",
    ),
    "C-09": (
        lambda rules: (
            rules["false_catch"] == "draw2" and rules["call"] != "printed" and rules["legality"] == "strict"
        ),
        ("false_catch", "call", "legality"),
        "nobody can be accused of anything",
        "say false_catch=none, or call=printed, or legality=table",
    ),
}


def check_changing_partners(rules: Switches) -> None:
    """C-05 for a tournament in which partners change: it has no option `score` of its own (R-66)."""
    if rules["mercy"] != "0":
        _wrong, _between, reason, advice = _CONFLICTS["C-05"]
        raise Conflict("C-05", (f"mercy={rules['mercy']}", "changing partners"), reason, advice)


def check_deal(rules: Switches, seats: int) -> None:
    """C-06: after the deal, some card must be left that may be turned up."""
    left = len(rules.edition.deck) - seats * int(rules["deal"])
    returnable = _returnable(rules)
    if left <= returnable:
        raise Conflict(
            "C-06",
            (f"deal={rules['deal']}", f"opening={rules['opening']}", f"{seats} players"),
            f"{max(0, left)} cards are left, and {returnable} may not be turned up",
            "deal fewer cards, or seat fewer players",
        )


def _returnable(rules: Switches) -> int:
    """R-13, R-14, H-53: how many cards of the deck may not be the first card."""
    if rules["opening"] == "number":
        return sum(card.number is None for card in rules.edition.deck)
    return sum(str(card) in ("W4", "HW", "IN") for card in rules.edition.deck)


def joined_presets(names: Iterable[str], given: Mapping[str, str]) -> dict[str, str]:
    """C-11: what presets of the house rules choose together; an option that is given itself beats them."""
    chosen: dict[str, str] = {}
    source: dict[str, str] = {}
    for preset in names:
        for name, value in HOUSE_PRESETS[preset].items():
            if name not in given and chosen.get(name, value) != value:
                raise Conflict(
                    "C-11",
                    (f"{name}={chosen[name]} of {source[name]}", f"{name}={value} of {preset}"),
                    "which one?",
                    f"give {name} itself, or leave out one of the presets",
                )
            chosen[name], source[name] = value, preset
    return chosen
