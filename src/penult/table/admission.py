"""Lets people in at the door of a table."""

from __future__ import annotations

from ..wire.events import TableEvent
from ..wire.to_client import Why
from .absence import Absence
from .context import Context
from .declined import Declined
from .incoming import Connected
from .namesakes import distinct_name, is_numbered
from .seat_requests import open_seats
from .steps import Joined, Sat
from .table import UNKNOWN

MOST_PEOPLE = 60
"""How many people a table takes, spectators included."""


def admit(context: Context, absence: Absence, came: Connected) -> Why | None:
    """Let somebody in, or say why not.

    Before a match, people who come in take a free seat. During a match they watch, or at a table without
    spectators they reserve a seat for the next deal. People with enough seats elsewhere can only watch.
    """
    table = context.table
    if table.closed or came.person in table.banned:
        return "unknown_table"
    if came.person in table.names:
        rename(context, came.person, came.name)
        return None
    if table.shut:
        return "shut"
    seats, may_watch = open_seats(table), table.terms.spectators
    is_room = len(table.names) < MOST_PEOPLE or absence.make_room()
    if not (seats or may_watch) or not is_room:
        return "full"
    if seats and not context.may_sit(came.person):
        seats = ()
        if not may_watch:
            return "too_many_seats"
    name = context.attendance.name_for(came.person, came.name)
    context.journal.do(Joined(person=came.person, name=distinct_name(name, table.names.values())))
    if seats and (table.stage in ("gathering", "over") or not may_watch):
        context.journal.do(Sat(person=came.person, seat=seats[0]))
    return None


def check_other_seats(context: Context, person: str) -> None:
    """Refuse somebody who has enough seats at other tables."""
    if not context.may_sit(person):
        raise Declined("too_many_seats", "somebody with fewer seats at other tables")


def rename(context: Context, person: str, name: str) -> None:
    """Rename a person. Where talk is limited to phrases, a name may not change: it would be free text."""
    table = context.table
    before = table.names.get(person, name)
    may_change = table.terms.free_text or is_numbered(before, UNKNOWN)
    if is_numbered(before, name) or not may_change:
        return
    now = table.rename(person, name)
    context.journal.announce(TableEvent("renamed", person, before, table.seat_of(person), text=now))
