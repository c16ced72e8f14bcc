"""The acts in the log of a tournament, each signed.

Players, sittings, tables, hands and lines are counted from 0, as everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..match.results import HandResult
from ..notation.lines import in_sight, unwritable
from ..notation.values import LONGEST_TEXT
from .refusals import TournamentRefused
from .sittings import Sitting


@dataclass(frozen=True, slots=True)
class Entered:
    player: int
    name: str
    lot: int
    """Drawn once: it decides where nothing else does, the lowest first."""
    late: bool = False
    """Whether the others had begun the tournament by then."""


@dataclass(frozen=True, slots=True)
class Dropped:
    player: int


@dataclass(frozen=True, slots=True)
class Returned:
    player: int


@dataclass(frozen=True, slots=True)
class PlayerRenamed:
    """The same person under another name: the first one was misspelled."""

    player: int
    name: str


@dataclass(frozen=True, slots=True)
class Substituted:
    """Somebody else plays on in a player's place, with the points of that place."""

    player: int
    name: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """Where everybody sits next; the first player of a table deals first."""

    sitting: Sitting


@dataclass(frozen=True, slots=True)
class HandReported:
    """A hand at a table; winner and tally count the seats of the table."""

    sitting: int
    table: int
    hand: int
    result: HandResult
    held: tuple[str, ...] = ()
    """The cards or points of each seat as they were entered; empty if only points are known."""


@dataclass(frozen=True, slots=True)
class Totaled:
    """All hands of a table at once: what each seat scored, and how many hands it won."""

    sitting: int
    table: int
    points: tuple[int, ...]
    won: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Penalized:
    """Points against a player."""

    player: int
    points: int
    why: str


@dataclass(frozen=True, slots=True)
class Agreed:
    """How many sittings there will be from now on; 0 if it goes on until somebody ends it."""

    rounds: int


@dataclass(frozen=True, slots=True)
class Ended:
    """There will be no other sitting."""


Act = (
    Entered
    | Dropped
    | Returned
    | PlayerRenamed
    | Substituted
    | Drawn
    | HandReported
    | Totaled
    | Penalized
    | Agreed
    | Ended
)


@dataclass(frozen=True, slots=True)
class Corrected:
    """The act that a line should have had from the start; None strikes it out."""

    line: int
    act: Act | None
    why: str


@dataclass(frozen=True, slots=True)
class Undone:
    """Takes back the last line that has not been taken back."""


@dataclass(frozen=True, slots=True)
class Signature:
    by: str
    at: str
    """When: the tournament has no clock of its own."""


@dataclass(frozen=True, slots=True)
class LogLine:
    act: Act | Corrected | Undone
    signed: Signature


def one_line(text: str) -> str:
    """A reason or a signature with single spaces; text that is too long or cannot be seen is refused.

    >>> one_line(" came  late ")
    'came late'
    """
    plain = " ".join(text.split())
    if len(plain) > LONGEST_TEXT:
        raise TournamentRefused("long_text", count=len(plain), most=LONGEST_TEXT)
    if letter := unwritable(plain):
        raise TournamentRefused("unwritable", letter=in_sight(letter))
    return plain
