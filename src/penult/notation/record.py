"""A record: a deal as text that can be played again and verified.

>>> deal = Deal.shuffled("classic", seats=3, seed=15)
>>> _ = deal.play(deal.legal_moves()[0])
>>> record = Record.of(deal, players=["Ana", "Bo", "Cy"])
>>> Record.parse(str(record)).replay().events == deal.events
True
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from typing import NamedTuple

from ..engine.deal import Deal
from ..engine.events import Event
from ..engine.speeds import INTERPRETED, Speed
from .acts import Act, acts_of
from .ending import Ending
from .errors import at_line
from .files import text_in
from .head import Head
from .lines import Lines, lines_of, nothing_left
from .read_head import read_head
from .read_play import read_acts, read_ending
from .replay import finish, play_act, verify_ending


class RecordStep(NamedTuple):
    """One line of a record, replayed."""

    act: Act | None
    """None in the first step, which deals the cards, and in the last one of an abandoned hand (A-74)."""
    events: tuple[Event, ...]
    deal: Deal
    """The deal so far. The next step changes it: copy it to keep it."""


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """A deal as a record: its head, its acts and its ending."""

    head: Head
    acts: tuple[Act, ...]
    ending: Ending

    @classmethod
    def of(
        cls,
        deal: Deal,
        players: Sequence[str] = (),
        marks: Mapping[int, str] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Record:
        """The record of a deal, over or not.

        `players` are names in the order of the seats. `marks` says which moves, counted from 0, a bot, the
        autopilot or the clock made. `headers` is anything else worth knowing: a date, an event.
        """
        head = Head.of(deal, players, headers or {})
        again = head.begin(INTERPRETED, deal.chance.orders)
        record = cls(head, acts_of(deal, again, marks or {}), Ending.of(deal))
        finish(again, record.ending)
        verify_ending(again, record.ending)
        return record

    @classmethod
    def parse(cls, text: str) -> Record:
        """Parse a record; only replaying it shows whether its moves are legal."""
        lines = lines_of(text)
        record = cls.taken_from(lines)
        nothing_left(lines)
        return record

    @classmethod
    def taken_from(cls, lines: Lines) -> Record:
        """Parse the record at the beginning of these lines and leave the lines after it."""
        return cls(read_head(lines), read_acts(lines), read_ending(lines))

    @classmethod
    def read(cls, path: str | PathLike[str]) -> Record:
        """Read a record from a file."""
        return cls.parse(text_in(path))

    def steps(self, speed: Speed = INTERPRETED) -> Iterator[RecordStep]:
        """Replay the record line by line; a wrong line raises `RecordError` when it is reached."""
        with at_line(0):
            deal = self.head.begin(speed)
        yield RecordStep(None, tuple(deal.events), deal)
        for act in self.acts:
            yield RecordStep(act, play_act(deal, act), deal)
        if events := finish(deal, self.ending):
            yield RecordStep(None, events, deal)
        verify_ending(deal, self.ending)

    def replay(self, speed: Speed = INTERPRETED) -> Deal:
        """The deal at the end of the record, with the whole record verified."""
        *_, last = self.steps(speed)
        return last.deal

    def __str__(self) -> str:
        return "\n".join([str(self.head), "", *map(str, self.acts), str(self.ending), ""])

    def __repr__(self) -> str:
        head, moves = self.head, len(self.acts)
        return f"<Record of {head.rules}, {head.seats} seats, {moves} moves, end {self.ending.words}>"
