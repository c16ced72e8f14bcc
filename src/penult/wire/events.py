"""Events as messages carry them. Clients put them into words, in the reader's language."""

from __future__ import annotations

from typing import Literal

import msgspec


class HandEvent(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="of", tag="hand"):
    """A `penult.Event` as one seat sees it. Seats are those of the hand; a card `?` is hidden."""

    kind: str
    rule: str
    seat: int | None = None
    other: int | None = None
    cards: tuple[str, ...] = ()
    color: str | None = None
    number: int | None = None
    broken: str | None = None
    direction: str | None = None
    mark: str | None = None
    """`bot`, `autopilot` or `clock` on the first event of a move that no person made."""
    proof: str | None = None
    """On `guilty`, for the two who saw the hand: a card of it that proves the bluff (R-28)."""


MatchKind = Literal[
    "scored",
    "void_hand",
    "eliminated",
    "reached",
    "duel",
    "tied",
    "won",
    "deals",
    "new_dealer",
]
"""As the match names them."""


class MatchEvent(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="of", tag="match"):
    """An event between hands. Players are those of the match, or teams if partners play."""

    kind: str
    rule: str
    players: tuple[int, ...] = ()
    number: int | None = None


TableKind = Literal[
    "joined",
    "left",
    "gone",
    "back",
    "renamed",
    "sat",
    "stood",
    "bot_sat",
    "kicked",
    "host",
    "started",
    "picked",
    "tied",
    "dealer",
    "named",
    "voided",
    "autopilot",
    "took_back",
    "paused",
    "resumed",
    "said",
    "reported",
    "acquitted",
    "rematch",
    "door_shut",
    "door_opened",
    "table_reported",
    "unlisted",
    "listed",
    "report_dropped",
]


class TableEvent(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="of", tag="table"):
    """Something that people at a table do besides playing. `seat` is a seat of the table.

    `named`: the host named `seat` to deal first, or took that back if there is no seat (D-32); `person` is
    left out if it is the host's own seat. `table_reported`, `unlisted` and `listed` go to the host only: a
    visitor reported the table, it is no longer in the list, or it is listed again. `report_dropped`: a report
    of a suggestion ended without a verdict.
    """

    kind: TableKind
    person: str | None = None
    name: str = ""
    seat: int | None = None
    card: str | None = None
    rule: str | None = None
    message: int | None = None
    """The number of the line of talk that was said or reported."""
    aloud: bool = False
    """Whether the report is about something said aloud. `message` is then only the number of the report."""
    phrase: str | None = None
    text: str | None = None
    """The text that was said, or the new name of a person who is renamed."""


Event = HandEvent | MatchEvent | TableEvent
