"""What happened, as the messages tell it. Words are made by the reader, in the reader's language."""

from __future__ import annotations

from typing import Literal

import msgspec


class HandEvent(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="of", tag="hand"):
    """`penult.Event`, as one seat sees it: seats are those of the hand, a card `?` is hidden."""

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
    """`bot`, `autopilot` or `clock`, where no person made the move that this event begins with."""


class MatchEvent(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="of", tag="match"):
    """`penult.match` between hands: players are those of the match, or teams where partners play."""

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
    """What people do at a table besides playing. `seat` is a seat of the table.

    `named`: the host says that `seat` deals first, or takes that back where there is none (D-32); no person
    is named where it is the host's own seat. `table_reported`, `unlisted` and `listed` are told to the host
    alone: what visitors or the operator made of the table in the list. `report_dropped`: nobody
    judges a suggestion any more.
    """

    kind: TableKind
    person: str | None = None
    name: str = ""
    seat: int | None = None
    card: str | None = None
    rule: str | None = None
    message: int | None = None
    """The number of a line of talk: what was said, or what was reported as a suggestion."""
    aloud: bool = False
    """Whether what was reported was said at the table, not written: its number is only the report's."""
    phrase: str | None = None
    text: str | None = None
    """What was said, or the new name of the person."""


Event = HandEvent | MatchEvent | TableEvent
