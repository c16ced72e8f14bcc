"""Who is away: how long they stay host, keep a seat that no match needs, and are still at the table.

While nobody at all is here, nobody is away.
"""

from __future__ import annotations

from functools import partial

from .agenda import Agenda
from .context import Context
from .seat_requests import BETWEEN_MATCHES, heir, parting
from .steps import HostIs

HOST_SECONDS = 60.0
"""How long an absent host stays host."""
STAY_SECONDS = 300.0
"""How long an absent person is still at the table, if no match keeps a seat for them."""


class Absence:
    def __init__(self, context: Context) -> None:
        self._context = context

    def agenda(self) -> Agenda:
        attendance = self._context.attendance
        if attendance.all_here or not attendance.anybody_here:
            return
        away = attendance.away
        if (at := self._host_due) is not None:
            yield at, self._choose_host
        for at, person in self._passing(away):
            yield at + STAY_SECONDS, partial(self.leave, person)

    def leave(self, person: str) -> None:
        for step in list(parting(self._context.table, person)):
            self._context.journal.do(step)

    def make_room(self) -> bool:
        """Let the one leave who has been away for longest without a seat; whether there was one."""
        table, away = self._context.table, self._context.attendance.away
        standing = [(at, person) for at, person in away if table.seat_kept_for(person) is None]
        if standing:
            self.leave(min(standing)[1])
        return bool(standing)

    def _passing(self, away: list[tuple[float, str]]) -> list[tuple[float, str]]:
        """Those whom no match keeps; none where the door would not let them in again."""
        table = self._context.table
        if table.shut:
            return []
        between = table.stage in BETWEEN_MATCHES
        return [(at, person) for at, person in away if between or table.seat_kept_for(person) is None]

    def _choose_host(self) -> None:
        table, here = self._context.table, self._context.attendance.here
        self._context.journal.do(HostIs(person=heir(table, filter(here, table.names))))

    @property
    def _host_due(self) -> float | None:
        guest = self._context.attendance.guests.get(self._context.table.host or "")
        return None if guest is None or guest.here else (guest.gone_at or 0.0) + HOST_SECONDS
