"""Who is away: how long they stay host, keep a seat where no match needs it, and are still at the table.

As long as nobody at all is here, nobody is away.
"""

from __future__ import annotations

from collections.abc import Iterator

from .agenda import soonest
from .live_table import LiveTable
from .seat_requests import BETWEEN_MATCHES, heir, parting
from .steps import HostIs

HOST_SECONDS = 60.0
"""So long an absent host stays host."""
STAY_SECONDS = 300.0
"""So long an absent person is still at the table, if no match keeps a seat for them."""


def due(live: LiveTable) -> float | None:
    """When somebody has been away for too long."""
    if live.all_here or not live.anybody_here:
        return None
    return soonest(_host_due(live), *(at + STAY_SECONDS for at, _ in _passing(live)))


def look(live: LiveTable) -> None:
    """Do what is due."""
    if not live.anybody_here:
        return
    for person in [person for at, person in _passing(live) if live.now >= at + STAY_SECONDS]:
        leave(live, person)
    at = _host_due(live)
    if at is not None and live.now >= at:
        live.do(HostIs(person=heir(live.table, filter(live.here, live.table.names))))


def count_anew(live: LiveTable) -> None:
    """Nobody was here to wait for them, or a match has kept their seats until now."""
    for guest in live.guests.values():
        if not guest.here:
            guest.gone_at = live.now


def leave(live: LiveTable, person: str) -> None:
    for step in list(parting(live.table, person)):
        live.do(step)


def longest_away(live: LiveTable) -> str | None:
    """Of those without a seat: who makes room for another."""
    away = ((at, person) for at, person in _away(live) if live.table.seat_kept_for(person) is None)
    return min(away, default=(0.0, None))[1]


def _passing(live: LiveTable) -> Iterator[tuple[float, str]]:
    """Whom no match keeps, and since when they are away; none where the door would not let them in again."""
    if live.table.shut:
        return iter(())
    table, between = live.table, live.table.stage in BETWEEN_MATCHES
    return ((at, person) for at, person in _away(live) if between or table.seat_kept_for(person) is None)


def _away(live: LiveTable) -> Iterator[tuple[float, str]]:
    return ((guest.gone_at or 0.0, person) for person, guest in live.guests.items() if not guest.here)


def _host_due(live: LiveTable) -> float | None:
    guest = live.guests.get(live.table.host or "")
    return None if guest is None or guest.here else (guest.gone_at or 0.0) + HOST_SECONDS
