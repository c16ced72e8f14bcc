"""The rows of the setup page, and those for the format of a match and its target."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from ..engine.errors import Malformed
from ..engine.options import HOUSE_OPTIONS, HOUSE_PRESETS
from ..engine.rules import Rules
from ..match.formats import FORMATS, TARGETS
from .party import Party

ONE_HAND = "hand"
"""The value of the row `score` for single hands."""
FORMAT_KEYS = ("score", "target")
HOUSE_KEY = "house"
"""The row that chooses among the presets of the house rules."""
HOUSE_NONE, HOUSE_MIXED = "none", "mixed"
"""Its values where no house rule is played, and where they are no preset alone."""
_OFFERED = {"mercy": ("0", "10", "15", "20", "25", "30", "40", "50", "60")}
"""Of a long range of numbers, those to choose from with the arrows."""


class SetupRow(NamedTuple):
    """One thing to choose: its key, its values, and the one chosen."""

    key: str
    values: tuple[str, ...]
    chosen: str

    def neighbor(self, by: int) -> str:
        """The value `by` places further, wrapping around."""
        at = self.values.index(self.chosen) if self.chosen in self.values else -by
        return self.values[(at + by) % len(self.values)]


def house_rows(rules: Rules) -> Iterator[SetupRow]:
    """A preset of the house rules, and then each of their switches."""
    yield SetupRow(HOUSE_KEY, (HOUSE_NONE, *filter(_is_house, HOUSE_PRESETS)), _preset_of(rules))
    for option in HOUSE_OPTIONS.values():
        yield SetupRow(option.name, _OFFERED.get(option.name, option.values), rules[option.name])


def with_preset(rules: Rules, preset: str) -> Rules:
    """The same rules with the switches of this preset, and no others."""
    left = {*HOUSE_OPTIONS, *HOUSE_PRESETS.get(_preset_of(rules), ())}
    kept = {name: value for name, value in rules.chosen.items() if name not in left}
    return Rules(rules.edition.name, {**kept, **HOUSE_PRESETS.get(preset, {})})


def _preset_of(rules: Rules) -> str:
    """The preset that these rules play, if they play nothing else beside the printed rules."""
    chosen = {name: rules[name] for name in rules.chosen if name in HOUSE_OPTIONS}
    alone = (name for name in HOUSE_PRESETS if _house_part(rules, name) == chosen)
    return next(alone, HOUSE_MIXED) if chosen else HOUSE_NONE


def _house_part(rules: Rules, preset: str) -> dict[str, str]:
    """The switches of a preset, if these rules also have what else belongs to it."""
    chosen = HOUSE_PRESETS[preset]
    complete = all(rules[name] == value for name, value in chosen.items())
    return {name: value for name, value in chosen.items() if complete and name in HOUSE_OPTIONS}


def _is_house(preset: str) -> bool:
    """Whether it chooses a house rule; a printed option has a row of its own."""
    return any(name in HOUSE_OPTIONS for name in HOUSE_PRESETS[preset])


def format_rows(party: Party) -> Iterator[SetupRow]:
    """The formats for this number of players, and the target if there is one."""
    chosen = party.rules["score"] if party.whole_match else ONE_HAND
    yield SetupRow("score", (ONE_HAND, *_formats(party)), chosen)
    if chosen != ONE_HAND and not FORMATS[chosen].rotates:
        yield SetupRow("target", tuple(map(str, TARGETS)), party.rules["target"])


def with_format(party: Party, key: str, value: str) -> Party:
    """The same party with another format or target."""
    edition, chosen = party.rules.edition.name, party.rules.chosen
    if value == ONE_HAND:
        of_a_hand = {name: chosen[name] for name in chosen if name not in FORMAT_KEYS}
        return replace(party, rules=Rules(edition, of_a_hand), whole_match=False)
    return replace(party, rules=Rules(edition, {**chosen, key: value}), whole_match=True)


def _formats(party: Party) -> Iterator[str]:
    for name in FORMATS:
        try:
            with_format(party, "score", name).check_number()
        except Malformed:
            continue
        yield name
