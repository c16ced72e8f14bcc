"""Who may come in."""

from __future__ import annotations

from ..wire.said import TableEvent
from ..wire.to_client import Why
from .absence import leave, longest_away
from .incoming import Connected
from .live_table import LiveTable
from .namesakes import is_numbered, told_apart
from .seat_requests import open_seats
from .steps import Joined, Sat
from .table import UNKNOWN

MOST_PEOPLE = 60
"""At one table, spectators included."""


def admit(live: LiveTable, came: Connected) -> Why | None:
    """Let somebody in, or say why not.

    Who comes before a match sits down where a seat is free; in the middle of one they watch, or where nobody
    may only watch they sit down with the next deal.
    """
    table = live.table
    if table.closed or came.person in table.banned:
        return "unknown_table"
    if came.person in table.names:
        call(live, came.person, came.name)
        return None
    if table.shut:
        return "shut"
    seats, may_watch = open_seats(table), table.terms.spectators
    if not (seats or may_watch) or not _make_room(live):
        return "full"
    name = live.name_for(came.person, came.name)
    live.do(Joined(person=came.person, name=told_apart(name, table.names.values())))
    if seats and (table.stage in ("gathering", "over") or not may_watch):
        live.do(Sat(person=came.person, seat=seats[0]))
    return None


def _make_room(live: LiveTable) -> bool:
    """Whether there is room for one more, if need be because somebody leaves who is away."""
    if len(live.table.names) < MOST_PEOPLE:
        return True
    away = longest_away(live)
    if away is not None:
        leave(live, away)
    return away is not None


def call(live: LiveTable, person: str, name: str) -> None:
    """By this name, if they are here and had another; where only phrases are said a name says nothing new."""
    table = live.table
    before = table.names.get(person, name)
    may_change = table.terms.free_text or is_numbered(before, UNKNOWN)
    if is_numbered(before, name) or not may_change:
        return
    table.names[person] = told_apart(name, (each for other, each in table.names.items() if other != person))
    live.tell(TableEvent("renamed", person, before, table.seat_of(person), text=table.names[person]))
