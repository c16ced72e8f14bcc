"""Who may come in."""

from __future__ import annotations

from ..wire.events import TableEvent
from ..wire.to_client import Why
from .absence import Absence
from .context import Context
from .incoming import Connected
from .namesakes import is_numbered, told_apart
from .seat_requests import open_seats
from .steps import Joined, Sat
from .table import UNKNOWN

MOST_PEOPLE = 60
"""At one table, spectators included."""


def admit(context: Context, absence: Absence, came: Connected) -> Why | None:
    """Let somebody in, or say why not.

    Who comes before a match sits down where a seat is free; in the middle of one they watch, or where nobody
    may only watch they sit down with the next deal.
    """
    table = context.table
    if table.closed or came.person in table.banned:
        return "unknown_table"
    if came.person in table.names:
        call(context, came.person, came.name)
        return None
    if table.shut:
        return "shut"
    seats, may_watch = open_seats(table), table.terms.spectators
    is_room = len(table.names) < MOST_PEOPLE or absence.make_room()
    if not (seats or may_watch) or not is_room:
        return "full"
    name = context.attendance.name_for(came.person, came.name)
    context.journal.do(Joined(person=came.person, name=told_apart(name, table.names.values())))
    if seats and (table.stage in ("gathering", "over") or not may_watch):
        context.journal.do(Sat(person=came.person, seat=seats[0]))
    return None


def call(context: Context, person: str, name: str) -> None:
    """By this name, if they are here and had another; where only phrases are said a name says nothing new."""
    table = context.table
    before = table.names.get(person, name)
    may_change = table.terms.free_text or is_numbered(before, UNKNOWN)
    if is_numbered(before, name) or not may_change:
        return
    now = table.call(person, name)
    context.journal.tell(TableEvent("renamed", person, before, table.seat_of(person), text=now))
