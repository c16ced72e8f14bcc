"""What a person can choose before the cards are dealt, as rows of values.

>>> choices = SetupChoices(Party(Rules("classic"), ("keen", "keen")))
>>> [row.key for row in choices.rows][:5]
['language', 'edition', 'players', 'score', 'bots']
>>> choices.turned("players", 1).party.seats
4
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import nan

from ..bots.registry import BOTS
from ..engine.editions import EDITIONS
from ..engine.errors import Conflict, Malformed
from ..engine.options import OPTIONS, PRINTED_OPTIONS
from ..engine.rules import Rules
from ..i18n.languages import LANGUAGES
from ..rulebook.entries import option_facts
from ..table.hand.pace import THINKING, pace_at
from ..table.people.namesakes import BOT_NAMES
from ..wire.limits import NO_CLOCK
from ..wire.terms import Pace
from .party import Party
from .setup_rows import (
    FORMAT_KEYS,
    HOUSE_KEY,
    SetupRow,
    format_rows,
    house_rows,
    with_format,
    with_preset,
)
from .table_log import terms_of

NO_PAUSE = "none"
"""The value of the row `pace` for bots that move at once."""
PACES: tuple[str, ...] = (*THINKING, NO_PAUSE)
CLOCKS = (NO_CLOCK, 15, 30, 60, 120)
_MIXED = "mixed"
_LONGEST_PAUSE = 60


@dataclass(frozen=True, slots=True)
class SetupChoices:
    """A party, and how many seconds its bots take if that is not the pace of the table; 0 is no pause."""

    party: Party
    pause: float | None = None
    conflict: Conflict | None = field(default=None, compare=False)
    """Why the value before this one could not be chosen."""

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
            SetupRow("pace", PACES, self._pace),
            SetupRow("clock", tuple(map(str, CLOCKS)), str(party.turn_seconds)),
            *self._options(),
            *house_rows(party.rules),
        )

    def turned(self, key: str, by: int) -> SetupChoices:
        """The same choices with one row moved to the next value that goes with the others.

        If there was a conflict on the way, `conflict` says why that value was left out.
        """
        row, conflict = next(row for row in self.rows if row.key == key), None
        for _ in row.values:
            row = row._replace(chosen=row.neighbor(by))
            try:
                turned = self._with(key, row.chosen)
                turned.party.rules.check_seats(turned.party.seats)
            except Conflict as why:
                conflict = conflict or why
            else:
                return replace(turned, conflict=conflict)
        return replace(self, conflict=conflict)

    def _with(self, key: str, value: str) -> SetupChoices:
        party = self.party
        if key == "pace":
            return self._at(value)
        if key == "clock":
            return replace(self, party=replace(party, turn_seconds=int(value)))
        if key == "language":
            return replace(self, party=replace(party, language=value))
        if key in FORMAT_KEYS:
            return replace(self, party=with_format(party, key, value))
        if key == HOUSE_KEY:
            return replace(self, party=replace(party, rules=with_preset(party.rules, value)))
        if key in ("edition", *OPTIONS):
            return replace(self, party=replace(party, rules=_agreed(party.rules, key, value)))
        return replace(self, party=replace(party, bots=_seated(party.bots, key, value)))

    @property
    def _pace(self) -> str:
        """A pace of the table, no pause, or a number of seconds."""
        if self.pause is None:
            return pace_at(terms_of(self.party))
        return str(self.pause) if self.pause else NO_PAUSE

    def _at(self, pace: str) -> SetupChoices:
        agreed, pause = read_pace(pace)
        return replace(self, party=replace(self.party, pace=agreed), pause=pause)

    def _options(self) -> Iterator[SetupRow]:
        """The options of a hand that make a difference in this edition."""
        rules = self.party.rules
        for option in PRINTED_OPTIONS.values():
            if option.field and rules.edition.name in option_facts()[option.name].editions:
                yield SetupRow(option.name, option.values, rules[option.name])


def read_pace(text: str | None) -> tuple[Pace | None, float | None]:
    """The pace of a table, or how many seconds a bot takes instead; neither if nothing was said."""
    agreed = next((pace for pace in THINKING if pace == text), None)
    if agreed is not None or text is None:
        return agreed, None
    try:
        seconds = 0.0 if text == NO_PAUSE else float(text)
    except ValueError:
        seconds = nan
    if not 0 <= seconds <= _LONGEST_PAUSE:
        expected = f"{', '.join(THINKING)} or {NO_PAUSE}, or 0 to {_LONGEST_PAUSE} seconds"
        raise Malformed("--pace", text, expected)
    return None, seconds


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
