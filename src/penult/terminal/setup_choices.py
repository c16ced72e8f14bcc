"""What a person can choose before the cards are dealt, as rows of values.

>>> choices = SetupChoices(Party(Rules("classic"), ("keen", "keen")))
>>> [row.key for row in choices.rows][:5]
['language', 'edition', 'players', 'score', 'bots']
>>> choices.turned("players", 1).party.seats
4
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ..bots.registry import BOTS
from ..engine.editions import EDITIONS
from ..engine.errors import Malformed
from ..engine.options import OPTIONS
from ..engine.rules import Rules
from ..i18n.languages import LANGUAGES
from ..rulebook.entries import option_facts
from ..table.namesakes import BOT_NAMES
from ..wire.limits import NO_CLOCK
from .party import Party
from .setup_rows import FORMAT_KEYS, SetupRow, format_rows, with_format

PACES = (0.0, 0.4, 0.9, 1.6, 3.0)
CLOCKS = (NO_CLOCK, 15, 30, 60, 120)
_MIXED = "mixed"


@dataclass(frozen=True, slots=True)
class SetupChoices:
    """A party, and the pace of its bots."""

    party: Party
    pace: float = 0.9

    @property
    def rows(self) -> tuple[SetupRow, ...]:
        party = self.party
        kinds = tuple(BOTS)
        same = party.bots[0] if len(set(party.bots)) == 1 else _MIXED
        return (
            SetupRow("language", tuple(LANGUAGES), party.language),
            SetupRow("edition", tuple(EDITIONS), party.rules.edition.name),
            SetupRow("players", tuple(_numbers_of_players(party)), str(party.seats)),
            *format_rows(party),
            SetupRow("bots", kinds, same),
            *(SetupRow(f"bot{seat}", kinds, kind) for seat, kind in enumerate(party.bots, 1)),
            SetupRow("pace", tuple(map(str, PACES)), str(self.pace)),
            SetupRow("clock", tuple(map(str, CLOCKS)), str(party.turn_seconds)),
            *self._options(),
        )

    def turned(self, key: str, by: int) -> SetupChoices:
        """The same choices with one row moved to another value."""
        row = next(row for row in self.rows if row.key == key)
        return self._with(key, row.neighbor(by))

    def _with(self, key: str, value: str) -> SetupChoices:
        party = self.party
        if key == "pace":
            return replace(self, pace=float(value))
        if key == "clock":
            return replace(self, party=replace(party, turn_seconds=int(value)))
        if key == "language":
            return replace(self, party=replace(party, language=value))
        if key in FORMAT_KEYS:
            return replace(self, party=with_format(party, key, value))
        if key in ("edition", *OPTIONS):
            return replace(self, party=replace(party, rules=_agreed(party.rules, key, value)))
        return replace(self, party=replace(party, bots=_seated(party.bots, key, value)))

    def _options(self) -> Iterator[SetupRow]:
        """The options of a hand that make a difference in this edition."""
        rules = self.party.rules
        for option in OPTIONS.values():
            if option.field and rules.edition.name in option_facts()[option.name].editions:
                yield SetupRow(option.name, option.values, rules[option.name])


def _numbers_of_players(party: Party) -> Iterator[str]:
    for seats in range(1 + len(BOT_NAMES)):
        try:
            replace(party, bots=party.bots[:1] * (seats - 1)).check_number()
        except Malformed:
            continue
        yield str(seats)


def _agreed(rules: Rules, key: str, value: str) -> Rules:
    """Another edition starts from its own sheet, in the same format; an option changes only itself."""
    if key == "edition":
        return Rules(value, {name: rules[name] for name in FORMAT_KEYS})
    return Rules(rules.edition.name, {**rules.chosen, key: value})


def _seated(bots: tuple[str, ...], key: str, value: str) -> tuple[str, ...]:
    if key == "players":
        others = int(value) - 1
        return (bots + bots[-1:] * others)[:others]
    if key == "bots":
        return len(bots) * (value,)
    seat = int(key.removeprefix("bot"))
    return (*bots[: seat - 1], value, *bots[seat:])
