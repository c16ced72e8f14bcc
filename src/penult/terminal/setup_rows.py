"""The rows of the setup page, and those for the format of a match and its target."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from ..engine.errors import Malformed
from ..engine.rules import Rules
from ..match.formats import FORMATS, TARGETS
from .party import Party

ONE_HAND = "hand"
"""The value of the row `score` for single hands."""
FORMAT_KEYS = ("score", "target")


class SetupRow(NamedTuple):
    """One thing to choose: its key, its values, and the one chosen."""

    key: str
    values: tuple[str, ...]
    chosen: str

    def neighbor(self, by: int) -> str:
        """The value `by` places further, wrapping around."""
        at = self.values.index(self.chosen) if self.chosen in self.values else -by
        return self.values[(at + by) % len(self.values)]


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
