"""The acts in the log of a tournament, each signed.

Players, sittings, tables, hands and lines count from 0.
"""

from __future__ import annotations

from collections.abc import Mapping
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
    """Drawn once, as the last tie-breaker: the lowest comes first."""
    late: bool = False
    """Whether the tournament had already begun."""


@dataclass(frozen=True, slots=True)
class Dropped:
    player: int


@dataclass(frozen=True, slots=True)
class Returned:
    player: int


@dataclass(frozen=True, slots=True)
class PlayerRenamed:
    """Corrects the spelling of a name."""

    player: int
    name: str


@dataclass(frozen=True, slots=True)
class Substituted:
    """Somebody else takes a player's place, with the points of that place."""

    player: int
    name: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """Where everybody sits next; the first player of a table deals first."""

    sitting: Sitting


@dataclass(frozen=True, slots=True)
class HandReported:
    """A hand at a table; winner and tally go by the seats of the table."""

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
    """The number of sittings from now on; 0 if the tournament goes on until somebody ends it."""

    rounds: int


@dataclass(frozen=True, slots=True)
class Ended:
    """There will be no more sittings."""


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

KINDS: Mapping[str, type[Act]] = {
    "entered": Entered,
    "dropped": Dropped,
    "returned": Returned,
    "renamed": PlayerRenamed,
    "substituted": Substituted,
    "drawn": Drawn,
    "played": HandReported,
    "totaled": Totaled,
    "penalized": Penalized,
    "agreed": Agreed,
    "ended": Ended,
}
"""The name of each act in the text of a log. The names never change."""


@dataclass(frozen=True, slots=True)
class Corrected:
    """Replaces the act of a line from the start; None strikes it out."""

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
    """The time, given by the caller: a tournament has no clock."""


@dataclass(frozen=True, slots=True)
class LogLine:
    act: Act | Corrected | Undone
    signed: Signature


def one_line(text: str) -> str:
    """A reason or a signature with single spaces; text that is too long or partly invisible is refused.

    >>> one_line(" came  late ")
    'came late'
    """
    plain = " ".join(text.split())
    if len(plain) > LONGEST_TEXT:
        raise TournamentRefused("long_text", count=len(plain), most=LONGEST_TEXT)
    if letter := unwritable(plain):
        raise TournamentRefused("unwritable", letter=in_sight(letter))
    return plain
