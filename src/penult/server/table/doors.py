"""Who may come in."""

from __future__ import annotations

from ...wire.to_client import Why
from ..bus.bus import Came
from .live_table import LiveTable
from .steps import Joined, Sat

MOST_PEOPLE = 60
"""At one table, spectators included."""


def admit(live: LiveTable, came: Came) -> Why | None:
    """Let somebody in, who sits down if no match is played and a seat is free; or say why not."""
    table = live.table
    if table.closed or came.person in table.banned:
        return "unknown_table"
    if came.person in table.names:
        return None
    seat = next((at for at, chair in enumerate(table.chairs) if chair.free), None)
    if len(table.names) >= MOST_PEOPLE or (seat is None and not table.terms.spectators):
        return "full"
    live.do(Joined(person=came.person, name=came.name))
    if seat is not None and table.stage in ("gathering", "over"):
        live.do(Sat(person=came.person, seat=seat))
    return None
