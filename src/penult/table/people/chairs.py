"""Chairs: the seats of a table, and who sits there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...bots.levels import USUAL_BOT

STAND_IN = USUAL_BOT
"""The kind of bot that plays for people who are away."""


@dataclass(slots=True)
class Chair:
    """A seat of the table."""

    person: str | None = None
    bot: str | None = None
    autopilot: bool = False
    reserved: str | None = None
    """The person who sits down here with the next deal."""
    deals: bool = False
    """D-32: the host has named this seat to deal the first hand of the next match."""

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def acting_bot(self) -> str | None:
        """The kind of bot that makes the moves here; None if a person makes them."""
        return STAND_IN if self.autopilot else self.bot

    @property
    def mark(self) -> str:
        """The mark of moves made here; empty if a person makes them."""
        if self.autopilot:
            return "autopilot"
        return "bot" if self.bot else ""

    def seat_person(self, person: str) -> None:
        self.person, self.bot, self.autopilot, self.reserved = person, None, False, None

    def seat_bot(self, kind: str) -> None:
        self.person, self.bot, self.autopilot = None, kind, False

    def clear(self) -> None:
        self.person = self.bot = self.reserved = None
        self.autopilot = self.deals = False


def chair_of(chairs: Sequence[Chair], person: str) -> int | None:
    return next((seat for seat, chair in enumerate(chairs) if chair.person == person), None)


def chair_kept_for(chairs: Sequence[Chair], person: str) -> int | None:
    """The seat they have, or will have from the next deal on."""
    kept = (seat for seat, chair in enumerate(chairs) if person in (chair.person, chair.reserved))
    return next(kept, None)


def people_in(chairs: Sequence[Chair]) -> Iterator[tuple[int, str]]:
    """Seats and the people in them, without bots."""
    for seat, chair in enumerate(chairs):
        if chair.person is not None:
            yield seat, chair.person
