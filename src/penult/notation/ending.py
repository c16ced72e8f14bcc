"""How a record ends: the outcome of the deal, and a digest of all its events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256

from ..engine.deal import Deal
from ..engine.events import Event

DIGITS = 16
"""The length of a digest, in hexadecimal digits."""


ABANDONED = "abandoned"
_VOID_BY = {"A-57": "void", "A-74": ABANDONED}


@dataclass(frozen=True, slots=True)
class Ending:
    """How a deal ended, or that it has not.

    `out`: somebody went out · `lowest`, `void`: the hand was blocked · `abandoned`: somebody left, and the
    hand is void (A-74) · `open`: it is not over.
    """

    kind: str
    winner: int | None = None
    points: int | None = None
    digest: str = ""
    """Empty if unknown, as in a record written by hand."""
    line: int = field(default=0, compare=False)

    @classmethod
    def of(cls, deal: Deal) -> Ending:
        outcome, digest = deal.outcome, digest_of(deal.events)
        if outcome is None:
            return cls("open", digest=digest)
        if outcome.winner is None:
            return cls(_VOID_BY[outcome.rule], digest=digest)
        kinds = {event.kind for event in deal.events}
        return cls("lowest" if "lowest" in kinds else "out", outcome.winner, outcome.points, digest)

    @property
    def words(self) -> str:
        """The ending without its digest: `out 2 45`."""
        numbers = (number for number in (self.winner, self.points) if number is not None)
        return " ".join([self.kind, *map(str, numbers)])

    def __str__(self) -> str:
        return f"end {self.words}" + (f" digest {self.digest}" if self.digest else "")


def digest_of(events: Iterable[Event]) -> str:
    """A digest that changes if any event does."""
    story = "\n".join(map(str, events))
    return sha256(story.encode()).hexdigest()[:DIGITS]
